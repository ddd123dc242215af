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
from antechamber.server.wire.client import Back, Choose
from server.hosts import local
from server.table_clients import get, messages, post, randomly, sit_down

pytestmark = pytest.mark.anyio
HOUR = 3_600_000


def waiting(player):
    return {line["seat"]: line for line in player.now["waiting"]}


async def test_the_clock_of_a_decision_starts_when_it_is_put(host, http):
    clients = await sit_down(host.url, http, "royals", 2, clock=600)
    anew = []

    async def each(player):
        rows = await host.server.store.log(clients.table)
        if rows[-1].shown and player.seat in waiting(player):
            anew.append(waiting(player)[player.seat]["since"] == rows[-1].made)

    await clients.play(randomly(1), 30, each)
    assert anew
    assert all(anew)
    table = await host.server.store.table(clients.table)
    assert table.due == min(line["until"] for line in clients.players[0].now["waiting"])
    await clients.go()


@pytest.mark.parametrize("clock", [{"clock": 7200}, {"bank": 7200, "increment": 20}])
async def test_a_changed_clock_counts_at_once_and_everybody_is_told(host, http, clock):
    clients = await sit_down(host.url, http, "royals", 2, clock=HOUR // 1000)
    table = host.server.tables[clients.table]
    # They have thought for long by now: that is forgiven.
    table.played.clocks.since = {seat: since - 5 * HOUR for seat, since in table.played.clocks.since.items()}
    before = now()
    await post(clients.host, f"/tables/{clients.table}", {"kind": "change_settings", "settings": {"pace": 0, **clock}})
    for player in clients.players:
        await player.until(lambda seat=player.seat: messages(clients, seat, "clocks")[1:])
        told = messages(clients, player.seat, "clocks")[-1]["waiting"]
        assert all(before + 2 * HOUR <= line["until"] <= now() + 2 * HOUR for line in told)
        assert messages(clients, player.seat, "table")[-1]["settings"]["bank"] == clock.get("bank", 0)
        await player.until(lambda seat=player.seat: "set the clock" in str(messages(clients, seat, "chat")))
    stored = await host.server.store.table(clients.table)
    assert stored.due == min(line["until"] for line in told)
    # Another process, or this one after a while, comes to the same.
    host.server.tables.forget(table)
    await clients.come()
    again = clients.players[0].now["waiting"]
    assert [line["until"] for line in again] == [line["until"] for line in told]
    await post(clients.host, f"/tables/{clients.table}", {"kind": "change_settings", "settings": {"pace": 0}})
    assert (await host.server.store.table(clients.table)).due is None
    await clients.go()


async def test_one_table_has_one_kind_of_clock(host, http):
    clients = await sit_down(host.url, http, "royals", 2, connect=False)
    for options in ({"clock": 60, "bank": 60}, {"increment": 20}, {"bank": -1}):
        request = {"kind": "change_settings", "settings": options}
        status, _ = await post(clients.host, f"/tables/{clients.table}", request)
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
        clients = await sit_down(host.url, http, "royals", 2, clock=60)
        await clients.play(randomly(2), 5)
        until = clients.players[0].now["waiting"][0]["until"]
        await clients.go()
    row = await long_ago(settings, clients.table, HOUR)
    assert row.due == until - HOUR
    async with local(settings) as host:
        clients.players[0].client.url = clients.players[1].client.url = host.url
        # Whoever missed nothing is spared the view, but hears of the clocks.
        player = Returning(clients.host, clients.table, 0)
        player.number = clients.players[0].number
        heard = []
        player.on_raw = heard.append
        await player.come()
        await player.until(lambda: any('"clocks"' in raw for raw in heard))
        gone, back = await host.server.store.rows(select(runs).order_by(runs.c.begun), ServiceRun)
        told = next(msgspec.json.decode(raw) for raw in heard if '"clocks"' in raw)
        assert not any('"kind":"view"' in raw for raw in heard)
        assert told["waiting"][0]["until"] == until - HOUR + back.begun - gone.beat
        await host.server.sweeper.move_on(clients.table)
        assert not any(seat_row.stand_in for seat_row in host.server.tables[clients.table].seat_rows.values())
        assert (await host.server.store.table(clients.table)).due == told["waiting"][0]["until"]
        await player.go()


async def test_a_pause_that_is_found_while_people_look_on_is_told(host, http):
    clients = await sit_down(host.url, http, "royals", 2, clock=HOUR // 1000)
    until = clients.players[0].now["waiting"][0]["until"]
    # As where a machine was asleep, or the database could not be reached.
    await host.server.store.do(update(runs).values(beat=runs.c.beat - 60_000))
    await host.server.heartbeat.beat()
    player = clients.players[0]
    await player.until(lambda: messages(clients, 0, "clocks")[1:])
    assert messages(clients, 0, "clocks")[-1]["waiting"][0]["until"] > until
    await clients.go()


async def test_who_has_little_time_left_is_warned_then_stood_in_for_and_all_are_told(host, http):
    clients = await sit_down(host.url, http, "royals", 2, clock=1)
    slow = (await clients.settled())[0]
    other = clients.players[1 - slow.seat]
    async with asyncio.timeout(60):
        await slow.until(lambda: messages(clients, slow.seat, "hurry"))
        assert messages(clients, slow.seat, "hurry")[0]["until"] == waiting(slow)[slow.seat]["until"]
        await other.until(lambda: "run out of time" in str(messages(clients, other.seat, "chat")))
    said = messages(clients, other.seat, "chat")[-1]["messages"][-1]
    assert said["seat"] == -1
    assert f"P{slow.seat} has run out of time" in said["text"]
    kinds = [msgspec.json.decode(raw)["kind"] for raw in clients.heard[slow.seat]]
    assert kinds.index("hurry") < len(kinds) - 1 - kinds[::-1].index("chat")
    await clients.go()


async def test_who_leaves_and_comes_back_over_and_over_gains_no_time(host, http):
    clients = await sit_down(host.url, http, "royals", 2, clock=3600, pace=10)
    player = (await clients.settled())[0]
    until, table = waiting(player)[player.seat]["until"], host.server.tables[clients.table]
    for _ in range(3):
        await post(player.client, f"/tables/{clients.table}", {"kind": "leave", "seat": player.seat})
        assert (await player.request(Back())).kind == "done"
        assert table.played.clocks.deadline(player.seat).end == until
    assert (await host.server.store.table(clients.table)).due == until
    await clients.go()


async def test_who_comes_back_too_late_has_half_a_minute_once(host, http, monkeypatch):
    monkeypatch.setattr(Table, "drive", lambda _table: None)
    clients = await sit_down(host.url, http, "royals", 2, clock=3600)
    player = (await clients.settled())[0]
    clocks = host.server.tables[clients.table].played.clocks
    clocks.since[player.seat] -= HOUR
    await host.server.sweeper.move_on(clients.table)
    await player.until(lambda: messages(clients, player.seat, "table")[-1]["seats"][player.seat]["stand_in"])
    before = now()
    assert (await player.request(Back())).kind == "done"
    until = messages(clients, player.seat, "clocks")[-1]["waiting"][0]["until"]
    assert before + GRACE <= until <= now() + GRACE
    for _ in range(2):
        await post(player.client, f"/tables/{clients.table}", {"kind": "leave", "seat": player.seat})
        assert (await player.request(Back())).kind == "done"
        assert clocks.deadline(player.seat).end == until
    await clients.go()


async def test_a_bank_is_used_up_over_the_game(host, http):
    clients = await sit_down(host.url, http, "royals", 2, bank=3600, increment=20)
    played, expected = host.server.tables[clients.table].played, [HOUR, HOUR]
    for _ in range(12):
        player = (await clients.settled())[0]
        since = played.clocks.since[player.seat]
        await player.request(Choose(decision=player.decision, text=player.options[0]))
        made = (await host.server.store.log(clients.table))[-1]
        if made.shown:
            expected[player.seat] += 20_000 - (made.made - since)
        assert played.clocks.left == expected
    assert expected != [HOUR, HOUR]
    await clients.go()


async def test_a_stand_in_is_announced_even_if_the_person_has_no_name(host, http):
    clients = await sit_down(host.url, http, "royals", 2, connect=False, clock=600)
    table = host.server.tables[clients.table]
    seat = table.played.state.pending()[0]
    table.seat_rows[seat].name = ""
    table.played.clocks.since[seat] -= HOUR
    await host.server.sweeper.move_on(clients.table)
    _, raw = await get(clients.host, f"/tables/{clients.table}")
    assert msgspec.json.decode(raw)["seats"][seat]["stand_in"] == "courtier"
    assert "A guest has run out of time" in (await host.server.store.chat.messages(clients.table))[-1].text
