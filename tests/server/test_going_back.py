"""Going back: everybody whose game it is agrees to what is asked, and nobody meets the discarded future again."""

import asyncio

import msgspec
import pytest

from antechamber.core.record import read_record, replay
from antechamber.games import load
from antechamber.server.maintenance import check_tables
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.wire.client import Choose
from antechamber.server.wire.lobby import Links
from server.seating import INVITED, MINE, act, info, join, new_table, until
from server.table_clients import TableClients, get, messages, post, randomly, sit_down

pytestmark = pytest.mark.anyio


async def ask(player, moment):
    await player.websocket.send(msgspec.json.encode({"kind": "ask_rewind", "moment": moment}).decode())


async def asked(clients, player, by):
    """The number of what somebody asks of a player, if it has one."""

    def request():
        found = messages(clients, player.seat, "table")[-1]["rewind"]
        return found if found and found["by"] == by else None

    await until(player, request)
    return request().get("request")


async def agree(player, request):
    """Whether an answer counted."""
    message = {"kind": "answer_rewind", "agree": True, "re": 900_000}
    answered = asyncio.get_running_loop().create_future()
    player.answers[900_000] = answered
    await player.websocket.send(
        msgspec.json.encode(message if request is None else message | {"request": request}).decode()
    )
    return (await answered).kind == "done"


async def test_who_is_stood_in_for_is_asked_too(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    await clients.play(randomly(3), 12)
    one, other = clients.players
    await act(other.client, clients.table, "leave", seat=1)
    await ask(one, 1)
    request = await asked(clients, other, by=0)
    table = host.server.tables[clients.table]
    assert not any(entry.kind == "rewind" for entry in table.played.entries)
    assert messages(clients, 1, "table")[-1]["rewind"]["asked"] == [0, 1]
    assert await agree(other, request)
    assert any(entry.kind == "rewind" for entry in table.played.entries)
    await clients.go()


async def test_an_answer_counts_for_the_request_that_it_names(host, http):
    clients = await sit_down(host.url, http, "potemkin", 3)
    await clients.play(randomly(3), 12)
    table = host.server.tables[clients.table]
    one, two, three = clients.players
    await ask(one, 3)
    old = await asked(clients, three, by=0)
    await ask(two, 0)
    new = await asked(clients, three, by=1)
    assert not await agree(three, old)
    assert not await agree(one, old)
    assert not any(entry.kind == "rewind" for entry in table.played.entries)
    assert await agree(three, new)
    assert await agree(one, new)
    assert table.played.match.record.choices == []
    await clients.go()


async def test_somebody_with_two_seats_need_not_ask_themselves(host, http):
    ann = ScriptedClient(host.url, http)
    table, _ = await new_table(ann, MINE, MINE, start=True)
    clients = TableClients(None, [ScriptedPlayer(ann, table, 0), ScriptedPlayer(ann, table, 1)])
    await clients.come()
    await clients.play(randomly(3), 6)
    await ask(clients.players[0], 0)
    await until(clients.players[0], lambda: messages(clients, 0, "update")[-1]["moment"] == 1)
    await clients.go()


async def with_a_shared_link(host, http):
    """Bea has a seat of her own, and has opened a link to Ann's."""
    ann, bea = ScriptedClient(host.url, http), ScriptedClient(host.url, http)
    table, links = await new_table(ann, MINE, INVITED)
    await join(bea, links["1"], name="Bea")
    _, made = await act(ann, table, "new_link", seat=0)
    await join(bea, made["links"]["0"], device=True)
    await act(ann, table, "start")
    clients = TableClients(Links(table, {}), [ScriptedPlayer(ann, table, 0), ScriptedPlayer(bea, table, 1)])
    await clients.come()
    await clients.play(randomly(3), 12)
    return clients


async def at_anns_seat(clients):
    """Bea at Ann's seat."""
    other = ScriptedPlayer(clients.players[1].client, clients.table, 0)
    await other.come()
    await until(other, lambda: other.now)
    return other


def went_back(host, clients):
    return any(entry.kind == "rewind" for entry in host.server.tables[clients.table].played.entries)


async def test_who_opened_a_link_is_still_asked(host, http):
    clients = await with_a_shared_link(host, http)
    ann, bea = clients.players
    await ask(ann, 1)
    request = await asked(clients, bea, by=0)
    assert not went_back(host, clients)
    told = [messages(clients, seat, "table")[-1]["rewind"]["agreed"] for seat in (0, 1)]
    assert told == [[0], []]
    # What Ann says is hers alone.
    assert await agree(ann, request)
    assert not went_back(host, clients)
    assert await agree(bea, request)
    assert went_back(host, clients)
    await clients.go()


@pytest.mark.parametrize("seat", [0, 1])
async def test_who_opened_a_link_does_not_answer_for_its_owner(host, http, seat):
    clients = await with_a_shared_link(host, http)
    ann, bea = clients.players
    twice = await at_anns_seat(clients)
    await ask(twice if seat == 0 else bea, 1)
    request = await asked(clients, ann, by=seat)
    assert 0 not in messages(clients, 0, "table")[-1]["rewind"]["agreed"]
    assert await agree(bea, request)
    assert await agree(twice, request)
    assert not went_back(host, clients)
    assert await agree(ann, request)
    assert went_back(host, clients)
    await twice.go()
    await clients.go()


async def test_a_second_device_need_not_answer(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    await clients.play(randomly(3), 12)
    one, other = clients.players
    for player in clients.players:
        device = ScriptedClient(host.url, http)
        _, made = await act(player.client, clients.table, "new_link", seat=player.seat)
        await join(device, made["links"][str(player.seat)], device=True)
    await ask(one, 1)
    assert await agree(other, await asked(clients, other, by=0))
    assert went_back(host, clients)
    await clients.go()


async def drawn(clients, host, draws=4):
    """Draw cards from the pile; which ones it were."""
    player, cards = clients.players[0], []
    while len(cards) < draws:
        await clients.settled()
        decision = player.decision
        text = "draw pile" if "draw pile" in player.options else player.options[0]
        await player.request(Choose(decision=decision, text=text))
        entries = [entry for entry in host.server.tables[clients.table].played.entries if entry.kind == "choice"]
        if text == "draw pile":
            cards += [next(entry for entry in reversed(entries) if entry.seat == 0).events[0].secret]
    return cards


async def test_whoever_goes_back_alone_draws_other_cards_and_all_can_check_it(host, settings, http):
    clients = await sit_down(host.url, http, "royals", 2, bots=1)
    futures = [await drawn(clients, host)]
    for _ in range(3):
        await clients.settled()
        await ask(clients.players[0], 0)
        await until(clients.players[0], lambda: clients.players[0].now and line(clients)["kind"] == "anew")
        assert line(clients)["said"] == {"id": "note-anew"}
        futures.append(await drawn(clients, host))
    assert len({str(future) for future in futures}) > 1
    await clients.play(randomly(1))
    seed = (await info(clients.host, clients.table))["seed"]
    _, text = await get(clients.host, f"/tables/{clients.table}/record")
    record = read_record(text.decode())
    assert record.seed.hex() == seed
    assert [after for after, _ in record.anew] == [0]
    match = replay(load("royals"), record)
    table = host.server.tables[clients.table]
    assert match.state.view(0) == table.played.state.view(0)
    assert match.state.ranking() == [place["place"] for place in clients.players[0].now["result"]]
    assert await check_tables(settings) == ({}, 1)
    host.server.tables.forget(table)
    await get(clients.host, f"/tables/{clients.table}")
    again = host.server.tables[clients.table]
    assert again.played.numbers == table.played.numbers
    assert again.played.state.view(0) == table.played.state.view(0)
    await clients.go()


def line(clients):
    """The latest line of the person's log."""
    log = []
    for raw in clients.heard[0]:
        message = msgspec.json.decode(raw)
        if message["kind"] in {"view", "update"}:
            log = log[: message.get("log_from", 0)] + message["log"]
    return log[-1]


async def test_the_story_and_a_new_table_follow_a_game_that_was_dealt_anew(host, http):
    clients = await sit_down(host.url, http, "first-tsar", 2, bots=1)
    await clients.play(randomly(5), 12)
    await ask(clients.players[0], 5)
    await until(clients.players[0], lambda: line(clients)["kind"] == "anew")
    await clients.play(randomly(6))
    played = host.server.tables[clients.table].played
    view = {}
    moments = len(played.noticed(0))
    for first in range(0, moments, 200):
        _, raw = await get(clients.host, f"/tables/{clients.table}/story?seat=0&from={first}&to={first + 199}")
        for moment in msgspec.json.decode(raw)["story"]:
            view |= moment["changed"]
    assert view == msgspec.to_builtins(played.state.view(0))
    bot = {"kind": "bot", "level": "random"}
    request = {"table": clients.table, "moment": moments - 2, "seats": [MINE, bot], "viewer": 0}
    status, made = await post(clients.host, "/continue", request)
    assert status == 201
    copied = host.server.tables[made["table"]].played
    rows = [row for row in await host.server.store.log(made["table"]) if row.maker == "record"]
    assert [row.kind for row in rows].count("rewind") == 1
    kept = [(row.seat, row.text) for row in rows if row.kind == "choice"]
    assert played.match.record.choices[: len(kept)] == kept
    assert copied.match.record.anew == played.match.record.anew
    assert copied.next_deal > copied.match.record.anew[0][1]
    await clients.go()
