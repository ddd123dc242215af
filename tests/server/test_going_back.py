"""Going back: everybody whose game it is agrees to what is asked, and nobody meets the discarded future again."""

import asyncio

import msgspec
import pytest

from antechamber.core.record import read_record, replay
from antechamber.games import load
from antechamber.server.maintenance import check_tables
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.wire import Choose, Links
from server.company import TableClients, get, messages, post, randomly, sit_down
from server.visits import INVITED, MINE, deed, info, join, new_table, until

pytestmark = pytest.mark.anyio


async def ask(player, moment):
    await player.line.send(msgspec.json.encode({"kind": "ask_rewind", "moment": moment}).decode())


async def asked(company, player, by):
    """The number of what somebody asks of a player, if it has one."""

    def request():
        found = messages(company, player.seat, "table")[-1]["rewind"]
        return found if found and found["by"] == by else None

    await until(player, request)
    return request().get("request")


async def agree(player, request):
    """Whether an answer counted."""
    message = {"kind": "answer_rewind", "agree": True, "re": 900_000}
    answered = asyncio.get_running_loop().create_future()
    player.answers[900_000] = answered
    await player.line.send(msgspec.json.encode(message if request is None else message | {"request": request}).decode())
    return (await answered).kind == "done"


async def test_who_is_stood_in_for_is_asked_too(host, http):
    company = await sit_down(host.url, http, "royals", 2)
    await company.play(randomly(3), 12)
    one, other = company.players
    await deed(other.visitor, company.table, "leave", seat=1)
    await ask(one, 1)
    request = await asked(company, other, by=0)
    table = host.server.tables[company.table]
    assert not any(entry.kind == "rewind" for entry in table.played.entries)
    assert messages(company, 1, "table")[-1]["rewind"]["asked"] == [0, 1]
    assert await agree(other, request)
    assert any(entry.kind == "rewind" for entry in table.played.entries)
    await company.go()


async def test_an_answer_counts_for_the_request_that_it_names(host, http):
    company = await sit_down(host.url, http, "potemkin", 3)
    await company.play(randomly(3), 12)
    table = host.server.tables[company.table]
    one, two, three = company.players
    await ask(one, 3)
    old = await asked(company, three, by=0)
    await ask(two, 0)
    new = await asked(company, three, by=1)
    assert not await agree(three, old)
    assert not await agree(one, old)
    assert not any(entry.kind == "rewind" for entry in table.played.entries)
    assert await agree(three, new)
    assert await agree(one, new)
    assert table.played.match.record.choices == []
    await company.go()


async def test_somebody_with_two_seats_need_not_ask_themselves(host, http):
    ann = ScriptedClient(host.url, http)
    table, _ = await new_table(ann, MINE, MINE, start=True)
    company = TableClients(None, [ScriptedPlayer(ann, table, 0), ScriptedPlayer(ann, table, 1)])
    await company.come()
    await company.play(randomly(3), 6)
    await ask(company.players[0], 0)
    await until(company.players[0], lambda: messages(company, 0, "update")[-1]["moment"] == 1)
    await company.go()


async def with_a_shared_link(host, http):
    """Bea has a seat of her own, and has opened a link to Ann's."""
    ann, bea = ScriptedClient(host.url, http), ScriptedClient(host.url, http)
    table, links = await new_table(ann, MINE, INVITED)
    await join(bea, links["1"], name="Bea")
    _, made = await deed(ann, table, "link", seat=0)
    await join(bea, made["links"]["0"], device=True)
    await deed(ann, table, "start")
    company = TableClients(Links(table, {}), [ScriptedPlayer(ann, table, 0), ScriptedPlayer(bea, table, 1)])
    await company.come()
    await company.play(randomly(3), 12)
    return company


async def at_anns_seat(company):
    """Bea at Ann's seat."""
    other = ScriptedPlayer(company.players[1].visitor, company.table, 0)
    await other.come()
    await until(other, lambda: other.now)
    return other


def went_back(host, company):
    return any(entry.kind == "rewind" for entry in host.server.tables[company.table].played.entries)


async def test_who_opened_a_link_is_still_asked(host, http):
    company = await with_a_shared_link(host, http)
    ann, bea = company.players
    await ask(ann, 1)
    request = await asked(company, bea, by=0)
    assert not went_back(host, company)
    told = [messages(company, seat, "table")[-1]["rewind"]["agreed"] for seat in (0, 1)]
    assert told == [[0], []]
    # What Ann says is hers alone.
    assert await agree(ann, request)
    assert not went_back(host, company)
    assert await agree(bea, request)
    assert went_back(host, company)
    await company.go()


@pytest.mark.parametrize("seat", [0, 1])
async def test_who_opened_a_link_does_not_answer_for_its_owner(host, http, seat):
    company = await with_a_shared_link(host, http)
    ann, bea = company.players
    twice = await at_anns_seat(company)
    await ask(twice if seat == 0 else bea, 1)
    request = await asked(company, ann, by=seat)
    assert 0 not in messages(company, 0, "table")[-1]["rewind"]["agreed"]
    assert await agree(bea, request)
    assert await agree(twice, request)
    assert not went_back(host, company)
    assert await agree(ann, request)
    assert went_back(host, company)
    await twice.go()
    await company.go()


async def test_a_second_device_need_not_answer(host, http):
    company = await sit_down(host.url, http, "royals", 2)
    await company.play(randomly(3), 12)
    one, other = company.players
    for player in company.players:
        device = ScriptedClient(host.url, http)
        _, made = await deed(player.visitor, company.table, "link", seat=player.seat)
        await join(device, made["links"][str(player.seat)], device=True)
    await ask(one, 1)
    assert await agree(other, await asked(company, other, by=0))
    assert went_back(host, company)
    await company.go()


async def drawn(company, host, draws=4):
    """Draw cards from the pile; which ones it were."""
    player, cards = company.players[0], []
    while len(cards) < draws:
        await company.settled()
        step = player.step
        text = "draw pile" if "draw pile" in player.options else player.options[0]
        await player.request(Choose(step=step, text=text))
        entries = [entry for entry in host.server.tables[company.table].played.entries if entry.kind == "choice"]
        if text == "draw pile":
            cards += [next(entry for entry in reversed(entries) if entry.seat == 0).events[0].secret]
    return cards


async def test_whoever_goes_back_alone_draws_other_cards_and_all_can_check_it(host, settings, http):
    company = await sit_down(host.url, http, "royals", 2, bots=1)
    futures = [await drawn(company, host)]
    for _ in range(3):
        await company.settled()
        await ask(company.players[0], 0)
        await until(company.players[0], lambda: company.players[0].now and line(company)["kind"] == "anew")
        assert line(company)["text"] == "The cards are dealt anew from here."
        futures.append(await drawn(company, host))
    assert len({str(future) for future in futures}) > 1
    await company.play(randomly(1))
    seed = (await info(company.host, company.table))["seed"]
    _, text = await get(company.host, f"/tables/{company.table}/record")
    record = read_record(text.decode())
    assert record.seed.hex() == seed
    assert [after for after, _ in record.anew] == [0]
    match = replay(load("royals"), record)
    table = host.server.tables[company.table]
    assert match.state.view(0) == table.played.state.view(0)
    assert match.state.ranking() == [place["place"] for place in company.players[0].now["result"]]
    assert await check_tables(settings) == ({}, 1)
    host.server.tables.forget(table)
    await get(company.host, f"/tables/{company.table}")
    again = host.server.tables[company.table]
    assert again.played.numbers == table.played.numbers
    assert again.played.state.view(0) == table.played.state.view(0)
    await company.go()


def line(company):
    """The latest line of the person's log."""
    log = []
    for raw in company.heard[0]:
        message = msgspec.json.decode(raw)
        if message["kind"] in {"view", "update"}:
            log = log[: message.get("log_from", 0)] + message["log"]
    return log[-1]


async def test_the_story_and_a_new_table_follow_a_game_that_was_dealt_anew(host, http):
    company = await sit_down(host.url, http, "first-tsar", 2, bots=1)
    await company.play(randomly(5), 12)
    await ask(company.players[0], 5)
    await until(company.players[0], lambda: line(company)["kind"] == "anew")
    await company.play(randomly(6))
    played = host.server.tables[company.table].played
    view = {}
    moments = len(played.noticed(0))
    for first in range(0, moments, 200):
        _, raw = await get(company.host, f"/tables/{company.table}/story?seat=0&from={first}&to={first + 199}")
        for moment in msgspec.json.decode(raw)["story"]:
            view |= moment["changed"]
    assert view == msgspec.to_builtins(played.state.view(0))
    bot = {"kind": "bot", "level": "random"}
    request = {"table": company.table, "moment": moments - 2, "seats": [MINE, bot], "viewer": 0}
    status, made = await post(company.host, "/continue", request)
    assert status == 201
    copied = host.server.tables[made["table"]].played
    rows = [row for row in await host.server.store.log(made["table"]) if row.maker == "record"]
    assert [row.kind for row in rows].count("rewind") == 1
    kept = [(row.seat, row.text) for row in rows if row.kind == "choice"]
    assert played.match.record.choices[: len(kept)] == kept
    assert copied.match.record.anew == played.match.record.anew
    assert copied.next_deal > copied.match.record.anew[0][1]
    await company.go()
