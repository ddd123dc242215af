"""Time at a table: when it runs, who is told, and what happens when it is over."""

import asyncio

import msgspec
import pytest
from sqlalchemy import select, update

from antechamber.server.clock import now
from antechamber.server.clocks import GRACE
from antechamber.server.databases import open_database
from antechamber.server.rows import ServiceRun
from antechamber.server.schema import choices, runs, tables
from antechamber.server.scripted_client import ScriptedPlayer
from antechamber.server.store import Store
from antechamber.server.table import Table
from antechamber.server.wire import Back, Choose
from server.company import get, messages, post, randomly, sit_down
from server.hosts import local

pytestmark = pytest.mark.anyio
HOUR = 3_600_000


def waiting(player):
    return {line["seat"]: line for line in player.now["waiting"]}


async def test_the_clock_of_a_decision_starts_when_it_is_put(host, http):
    company = await sit_down(host.url, http, "royals", 2, clock=600)
    anew = []

    async def each(player):
        rows = await host.server.store.log(company.table)
        if rows[-1].shown and player.seat in waiting(player):
            anew.append(waiting(player)[player.seat]["since"] == rows[-1].made)

    await company.play(randomly(1), 30, each)
    assert anew
    assert all(anew)
    table = await host.server.store.table(company.table)
    assert table.due == min(line["until"] for line in company.players[0].now["waiting"])
    await company.go()


@pytest.mark.parametrize("clock", [{"clock": 7200}, {"bank": 7200, "increment": 20}])
async def test_a_changed_clock_counts_at_once_and_everybody_is_told(host, http, clock):
    company = await sit_down(host.url, http, "royals", 2, clock=HOUR // 1000)
    table = host.server.tables[company.table]
    # They have thought for long by now: that is forgiven.
    table.played.clocks.since = {seat: since - 5 * HOUR for seat, since in table.played.clocks.since.items()}
    before = now()
    await post(company.host, f"/tables/{company.table}", {"kind": "change", "options": {"pace": 0, **clock}})
    for player in company.players:
        await player.until(lambda seat=player.seat: messages(company, seat, "clocks")[1:])
        told = messages(company, player.seat, "clocks")[-1]["waiting"]
        assert all(before + 2 * HOUR <= line["until"] <= now() + 2 * HOUR for line in told)
        assert messages(company, player.seat, "table")[-1]["options"]["bank"] == clock.get("bank", 0)
        await player.until(lambda seat=player.seat: "set the clock" in str(messages(company, seat, "talk")))
    stored = await host.server.store.table(company.table)
    assert stored.due == min(line["until"] for line in told)
    # Another process, or this one after a while, comes to the same.
    host.server.tables.forget(table)
    await company.come()
    again = company.players[0].now["waiting"]
    assert [line["until"] for line in again] == [line["until"] for line in told]
    await post(company.host, f"/tables/{company.table}", {"kind": "change", "options": {"pace": 0}})
    assert (await host.server.store.table(company.table)).due is None
    await company.go()


async def test_one_table_has_one_kind_of_clock(host, http):
    company = await sit_down(host.url, http, "royals", 2, connect=False)
    for options in ({"clock": 60, "bank": 60}, {"increment": 20}, {"bank": -1}):
        status, _ = await post(company.host, f"/tables/{company.table}", {"kind": "change", "options": options})
        assert status == 400


async def long_ago(settings, table_id, ago):
    """As if everything had happened longer ago, and nobody had served since."""
    database = open_database(settings.database_url)
    store = Store(database)
    await store.do(
        update(runs).values(begun=runs.c.begun - ago, beat=runs.c.beat - ago),
        update(choices).values(made=choices.c.made - ago),
        update(tables).values(created=tables.c.created - ago, due=tables.c.due - ago),
    )
    row = await store.table(table_id)
    await database.close()
    return row


class Returning(ScriptedPlayer):
    """Somebody who says where their stream stands."""

    @property
    def address(self):
        return f"{super().address}&since={self.number}"


async def test_no_clock_runs_while_nobody_serves(settings, http):
    async with local(settings) as host:
        company = await sit_down(host.url, http, "royals", 2, clock=60)
        await company.play(randomly(2), 5)
        until = company.players[0].now["waiting"][0]["until"]
        await company.go()
    row = await long_ago(settings, company.table, HOUR)
    assert row.due == until - HOUR
    async with local(settings) as host:
        company.players[0].visitor.url = company.players[1].visitor.url = host.url
        # Whoever missed nothing is spared the view, but hears of the clocks.
        player = Returning(company.host, company.table, 0)
        player.number = company.players[0].number
        heard = []
        player.on_raw = heard.append
        await player.come()
        await player.until(lambda: any('"clocks"' in raw for raw in heard))
        gone, back = await host.server.store.rows(select(runs).order_by(runs.c.begun), ServiceRun)
        told = next(msgspec.json.decode(raw) for raw in heard if '"clocks"' in raw)
        assert not any('"kind":"view"' in raw for raw in heard)
        assert told["waiting"][0]["until"] == until - HOUR + back.begun - gone.beat
        await host.server.sweeper.move_on(company.table)
        assert not any(seat_row.stand_in for seat_row in host.server.tables[company.table].seat_rows.values())
        assert (await host.server.store.table(company.table)).due == told["waiting"][0]["until"]
        await player.go()


async def test_a_pause_that_is_found_while_people_look_on_is_told(host, http):
    company = await sit_down(host.url, http, "royals", 2, clock=HOUR // 1000)
    until = company.players[0].now["waiting"][0]["until"]
    # As where a machine was asleep, or the database could not be reached.
    await host.server.store.do(update(runs).values(beat=runs.c.beat - 60_000))
    await host.server.heartbeat.beat()
    player = company.players[0]
    await player.until(lambda: messages(company, 0, "clocks")[1:])
    assert messages(company, 0, "clocks")[-1]["waiting"][0]["until"] > until
    await company.go()


async def test_who_has_little_time_left_is_warned_then_stood_in_for_and_all_are_told(host, http):
    company = await sit_down(host.url, http, "royals", 2, clock=1)
    slow = (await company.settled())[0]
    other = company.players[1 - slow.seat]
    async with asyncio.timeout(60):
        await slow.until(lambda: messages(company, slow.seat, "hurry"))
        assert messages(company, slow.seat, "hurry")[0]["until"] == waiting(slow)[slow.seat]["until"]
        await other.until(lambda: "run out of time" in str(messages(company, other.seat, "talk")))
    said = messages(company, other.seat, "talk")[-1]["remarks"][-1]
    assert said["seat"] == -1
    assert f"P{slow.seat} has run out of time" in said["text"]
    kinds = [msgspec.json.decode(raw)["kind"] for raw in company.heard[slow.seat]]
    assert kinds.index("hurry") < len(kinds) - 1 - kinds[::-1].index("talk")
    await company.go()


async def test_who_leaves_and_comes_back_over_and_over_gains_no_time(host, http):
    company = await sit_down(host.url, http, "royals", 2, clock=3600, pace=10)
    player = (await company.settled())[0]
    until, table = waiting(player)[player.seat]["until"], host.server.tables[company.table]
    for _ in range(3):
        await post(player.visitor, f"/tables/{company.table}", {"kind": "leave", "seat": player.seat})
        assert (await player.request(Back())).kind == "done"
        assert table.played.clocks.deadline(player.seat).end == until
    assert (await host.server.store.table(company.table)).due == until
    await company.go()


async def test_who_comes_back_too_late_has_half_a_minute_once(host, http, monkeypatch):
    monkeypatch.setattr(Table, "drive", lambda _table: None)
    company = await sit_down(host.url, http, "royals", 2, clock=3600)
    player = (await company.settled())[0]
    clocks = host.server.tables[company.table].played.clocks
    clocks.since[player.seat] -= HOUR
    await host.server.sweeper.move_on(company.table)
    await player.until(lambda: messages(company, player.seat, "table")[-1]["seats"][player.seat]["stand_in"])
    before = now()
    assert (await player.request(Back())).kind == "done"
    until = messages(company, player.seat, "clocks")[-1]["waiting"][0]["until"]
    assert before + GRACE <= until <= now() + GRACE
    for _ in range(2):
        await post(player.visitor, f"/tables/{company.table}", {"kind": "leave", "seat": player.seat})
        assert (await player.request(Back())).kind == "done"
        assert clocks.deadline(player.seat).end == until
    await company.go()


async def test_a_bank_is_used_up_over_the_game(host, http):
    company = await sit_down(host.url, http, "royals", 2, bank=3600, increment=20)
    played, expected = host.server.tables[company.table].played, [HOUR, HOUR]
    for _ in range(12):
        player = (await company.settled())[0]
        since = played.clocks.since[player.seat]
        await player.request(Choose(step=player.step, text=player.options[0]))
        made = (await host.server.store.log(company.table))[-1]
        if made.shown:
            expected[player.seat] += 20_000 - (made.made - since)
        assert played.clocks.left == expected
    assert expected != [HOUR, HOUR]
    await company.go()


async def test_a_stand_in_is_announced_even_if_the_person_has_no_name(host, http):
    company = await sit_down(host.url, http, "royals", 2, connect=False, clock=600)
    table = host.server.tables[company.table]
    seat = table.played.state.pending()[0]
    table.seat_rows[seat].name = ""
    table.played.clocks.since[seat] -= HOUR
    await host.server.sweeper.move_on(company.table)
    _, raw = await get(company.host, f"/tables/{company.table}")
    assert msgspec.json.decode(raw)["seats"][seat]["stand_in"] == "courtier"
    assert "A guest has run out of time" in (await host.server.store.talk(company.table))[-1].text
