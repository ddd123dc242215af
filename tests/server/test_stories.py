"""Stories and other long work are done beside the tables: nobody at another table notices."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from antechamber.games import load
from antechamber.server.caller_queue import CallerQueue
from antechamber.server.played_game import PlayedGame
from antechamber.server.rows import ChoiceRow
from antechamber.server.slices import Slices
from antechamber.server.story import tell
from antechamber.server.story_service import StoryCache
from antechamber.server.viewers import EVERYONE, SPECTATORS
from antechamber.server.wire.encoding import encode
from antechamber.server.wire.said import Said
from antechamber.server.worker_process import WorkerProcess
from server.table_clients import Calls, get, post, randomly, sit_down

pytestmark = pytest.mark.anyio


async def finished(host, http, game="potemkin", seats=3):
    clients = await sit_down(host.url, http, game, seats)
    await clients.play(randomly(1))
    await clients.go()
    return clients


async def test_a_story_is_told_by_another_process_word_for_word(host, http):
    clients = await finished(host, http)
    table = host.server.tables[clients.table]
    for query, viewer in (("", SPECTATORS), ("seat=1&", 1), ("seat=all&", EVERYONE)):
        status, body = await get(clients.host, f"/tables/{clients.table}/story?{query}from=3&to=40")
        assert status == 200
        assert body == encode(tell(table.row, table.played, viewer, 3, 40))
    assert host.server.stories.worker.process is not None


async def test_a_story_of_a_running_game_goes_as_far_as_the_game(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    for _ in range(2):
        await clients.play(randomly(1), 5)
        _, body = await get(clients.host, f"/tables/{clients.table}/story?seat=0")
        told = msgspec.json.decode(body)
        assert told["moments"] == len(host.server.tables[clients.table].played.noticed(0))
        assert len(told["story"]) == told["moments"]
        # What others have chosen is not told before the game is over, by whatever name.
        assert {moment["seat"] for moment in told["story"] if "choice" in moment} == {0}
        assert [moment for moment in told["story"] if ("choice" in moment) != ("title" in moment)] == []
    await clients.go()


async def test_choices_of_a_finished_game_are_told_as_they_were_offered(host, http):
    clients = await finished(host, http, "royals", 2)
    played = host.server.tables[clients.table].played
    told = tell(host.server.tables[clients.table].row, played, EVERYONE, 0, 100).story
    chosen = {moment.choice: moment.title for moment in told if moment.choice}
    assert chosen["plan countries"] == Said("do-plan-countries")
    taken = next(text for text in chosen if text.startswith("occupy "))
    position = f"position:{taken.removeprefix('occupy ')}"
    assert chosen[taken] == Said("do-occupy", {"position": position})


def never(host, monkeypatch):
    """A teller that reads what it is asked and never answers."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    stories = host.server.stories
    stories.worker = WorkerProcess("server.sleeper")
    asked, ask = asyncio.Event(), stories.worker.ask

    async def overhear(*message):
        asked.set()
        return await ask(*message)

    stories.worker.ask = overhear
    return asked


async def test_a_story_that_is_never_told_stalls_nobody_and_is_refused(host, http, monkeypatch):
    clients = await finished(host, http)
    other = await sit_down(host.url, http, "royals", 2)
    asked = never(host, monkeypatch)
    monkeypatch.setattr("antechamber.server.story_service.LIMIT", 2.0)
    path = f"/tables/{clients.table}/story"
    waiting = asyncio.create_task(get(clients.host, path))
    await asked.wait()
    await other.play(randomly(2), 10)
    assert not waiting.done()
    status, body = await waiting
    assert (status, msgspec.json.decode(body)["code"]) == (503, "busy")
    assert host.server.stories.worker.process is None
    host.server.stories.worker = WorkerProcess("antechamber.server.story_worker")
    monkeypatch.undo()
    assert (await get(clients.host, path))[0] == 200
    await other.go()


async def test_a_session_has_one_story_told_at_a_time_and_not_too_many_wait(host, http, monkeypatch):
    clients = await finished(host, http)
    asked, turns = never(host, monkeypatch), Calls(monkeypatch, host.server.stories.turns, "check")
    paths = [f"/tables/{clients.table}/story?from={first}" for first in range(9)]
    waiting = [asyncio.create_task(get(clients.host, path)) for path in paths[:8]]
    await asked.wait()
    await turns.until(lambda made: len(made) == 8)
    status, body = await get(clients.host, paths[8])
    assert status == 429
    assert "Wait until" in msgspec.json.decode(body)["text"]
    assert (await http.get(f"{host.url}/healthz")).json()["queues"]["stories"] == 8
    # Somebody else's waits for its own turn only.
    other = clients.players[1].client
    elsewhere = asyncio.create_task(get(other, paths[8]))
    await turns.until(lambda made: len(made) == 10)
    assert host.server.stories.turns.length() == 9
    # Those who wait are answered: a server that ends would wait for them.
    sleeping, host.server.stories.worker = host.server.stories.worker, WorkerProcess("antechamber.server.story_worker")
    await sleeping.end()
    assert sorted([status for status, _ in await asyncio.gather(*waiting, elsewhere)]) == [*[200] * 8, 503]


async def test_what_was_told_of_a_finished_game_is_kept(host, http, monkeypatch):
    clients = await finished(host, http)
    path = f"/tables/{clients.table}/story?seat=2"
    first = await get(clients.host, path)
    never(host, monkeypatch)
    assert await get(clients.host, path) == first


def test_a_cache_holds_so_many_bytes():
    cache = StoryCache(most=10)
    keys = [("t", None, number, number) for number in range(4)]
    for key in keys[:3]:
        cache.keep(key, b"four")
    assert cache.find(keys[0]) is None
    assert cache.find(keys[1]) == b"four"
    cache.keep(keys[3], b"four")
    assert [key for key in keys if cache.find(key)] == [keys[1], keys[3]]
    cache.keep(keys[0], b"more than there is room for")
    assert (cache.size, cache.stories) == (0, {})


async def test_turns_are_kept_for_each_visitor():
    turns = CallerQueue(2, "wait")
    order = []

    async def work(client, name, gate):
        async with turns.of(client):
            order.append(name)
            await gate.wait()

    gate = asyncio.Event()
    works = [asyncio.create_task(work(client, name, gate)) for client, name in (("a", 1), ("a", 2), ("b", 3))]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert order == [1, 3]
    gate.set()
    await asyncio.gather(*works)
    assert order == [1, 3, 2]
    assert (turns.asked, turns.locks) == ({}, {})


async def test_long_work_lets_others_have_their_turn(monkeypatch):
    """A whole game played again, in the thinnest slices: somebody else has a turn after each choice."""
    monkeypatch.setattr("antechamber.server.slices.SLICE", 0.0)
    game, log = load("first-tsar"), []
    played, rng = PlayedGame(game, 4, b"seed", 0), randomly(1)
    while not played.state.over:
        seat = played.state.pending()[0]
        text = rng.choice(played.state.options(seat)).text
        row = ChoiceRow(
            table_id="", number=played.length, kind="choice", seat=seat, text=text, made=0, maker="", mark=""
        )
        played.propose(row)
        log.append(row)
    again, slices, turns = PlayedGame(game, 4, b"seed", 0), Slices(), 0
    replaying = asyncio.create_task(slices.each(log, again.follow))
    while not replaying.done():
        await asyncio.sleep(0)
        turns += 1
    assert again.state.ranking() == played.state.ranking()
    assert turns >= len(log)


async def do_in_turns(*pieces):
    """What was done in which order, if each piece (whose, how many things) is done in slices of one thing."""
    slices, done = Slices(), []
    works = [slices.each([whose] * many, done.append, whose[0]) for whose, many in pieces]
    await asyncio.gather(*works)
    assert not slices.busy
    assert not slices.waiting
    return done


async def test_short_work_does_not_wait_for_the_long_work_of_others(monkeypatch):
    monkeypatch.setattr("antechamber.server.slices.SLICE", -1.0)
    done = await do_in_turns(("a1", 50), ("a2", 50), ("a3", 50), ("b", 3), ("c", 3))
    assert done[:10] == ["a1", *["a1", "b", "c"] * 3]
    assert done[10:] == ["a1"] * 46 + ["a2"] * 50 + ["a3"] * 50


async def test_work_that_fails_or_is_given_up_holds_nobody_up(monkeypatch):
    monkeypatch.setattr("antechamber.server.slices.SLICE", -1.0)
    slices, done = Slices(), []
    works = [asyncio.create_task(slices.each(range(5), done.append, whose)) for whose in "abc"]
    failing = asyncio.create_task(slices.each([1, 0], lambda number: 1 / number, "d"))
    await asyncio.sleep(0)
    works[0].cancel()
    works[1].cancel()
    await asyncio.gather(*works, failing, return_exceptions=True)
    assert isinstance(failing.exception(), ZeroDivisionError)
    assert done.count(4) == 1
    assert not slices.busy


async def test_a_record_is_taken_in_as_it_was_played(host, http):
    clients = await finished(host, http)
    _, record = await get(clients.host, f"/tables/{clients.table}/record")
    seats = [{"kind": "person", "mine": True}, {"kind": "open"}, {"kind": "open"}]
    status, made = await post(
        clients.host, "/tables", {"game": "potemkin", "seats": seats, "record": record.decode(), "choices": 30}
    )
    assert status == 201
    assert host.server.tables[made["table"]].played.length == 30
