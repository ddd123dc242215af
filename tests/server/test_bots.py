"""Bots as seats: in processes of their own, with a time limit, and only with what their seat knows."""

import asyncio
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from antechamber.bots import search_seconds
from antechamber.bots.search import SearchBot
from antechamber.bots.state_pickle import pickle_state, unpickle_state
from antechamber.core.chance import Chance
from antechamber.engine import COMPILING, SWITCH
from antechamber.games import GAMES, load
from antechamber.server import table_changes
from antechamber.server.bot_pace import PART, SLACK, BotRun
from antechamber.server.bot_pool import STUDY, BotPool
from antechamber.server.bot_worker import BotAnswer, BotTask, BotWorker
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.table import Table
from antechamber.server.wire.client import Back, Choose, DraftChoice, EndTurn, TakeBack
from antechamber.server.worker_process import NoAnswer
from server.table_clients import messages, post, randomly, sit_down

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_a_person_among_bots_plays_to_the_end(host, http, game):
    seats = load(game).fewest
    clients = await sit_down(host.url, http, game, seats, bots=seats - 1)
    await clients.play(randomly(1))
    assert clients.players[0].over
    assert host.server.tables[clients.table].row.messages == 0
    await clients.go()


async def test_bots_play_on_when_nobody_looks(host, http):
    clients = await sit_down(host.url, http, "potemkin", 3, bots=2, connect=False)
    await post(clients.host, f"/tables/{clients.table}", {"kind": "leave", "seat": 0})
    table = host.server.tables[clients.table]
    async with asyncio.timeout(120):
        while table.driver is not None and not table.driver.done():
            await asyncio.wait([table.driver])
    assert table.row.status == "over"


async def test_a_bot_is_sent_a_sample_never_the_state(host, http, monkeypatch):
    sent = []
    think = host.server.bot_pool.think

    async def overhear(task, *rest):
        sent.append(task)
        return await think(task, *rest)

    monkeypatch.setattr(host.server.bot_pool, "think", overhear)
    clients = await sit_down(host.url, http, "royals", 2, bots=1)
    await clients.play(randomly(2), 6)
    state = host.server.tables[clients.table].played.state
    samples = [unpickle_state(load("royals"), task.state_pickle) for task in sent]
    assert samples
    assert all(sampled.chance.key != state.chance.key for sampled in samples)
    assert not any(host.server.tables[clients.table].row.seed in task.state_pickle.hex() for task in sent)
    await clients.go()


def sleepers(monkeypatch):
    """Processes that never answer."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    return BotPool(1, 1.0, "server.sleeper")


async def test_a_bot_that_hangs_is_ended_and_replaced_and_reported(host, http, monkeypatch):
    stuck = sleepers(monkeypatch)
    monkeypatch.setattr(host.server, "bot_pool", stuck)
    clients = await sit_down(host.url, http, "royals", 2, bots=1)
    # Another table goes on as if nothing were.
    other = await sit_down(host.url, http, "royals", 2)
    await other.play(randomly(4), 10)
    await clients.play(randomly(3), 4)
    async with asyncio.timeout(60):
        await clients.players[0].until(lambda: len(messages(clients, 0, "chat")) > 1)
    assert "no answer" in messages(clients, 0, "chat")[-1]["messages"][-1]["text"]
    await stuck.close()
    await clients.go()
    await other.go()


async def test_a_process_that_died_is_replaced(host, http):
    bot_pool = host.server.bot_pool
    task = BotTask(game="royals", components="standard")
    await bot_pool.think(task)
    (process,) = [thinker.process for thinker in bot_pool.processes if thinker.process]
    process.kill()
    await process.wait()
    assert (await bot_pool.think(task)).error == ""


async def test_a_set_with_which_games_hang_never_gets_to_a_table(monkeypatch):
    stuck = sleepers(monkeypatch)
    with pytest.raises(NoAnswer):
        await stuck.think(BotTask(game="royals", components="endless"), rank=STUDY)
    assert not any(thinker.process for thinker in stuck.processes)
    await stuck.close()


async def test_a_bot_stands_in_after_the_clock_and_hands_back(host, http):
    clients = await sit_down(host.url, http, "royals", 2, clock=1)
    one, other = clients.players
    slow = (await clients.settled())[0]
    async with asyncio.timeout(60):
        await slow.until(lambda: messages(clients, slow.seat, "table")[-1]["seats"][slow.seat]["stand_in"])
        await one.until(lambda: host.server.tables[clients.table].played.length > 0)
    assert (await slow.request(Back())).kind == "done"
    await other.until(lambda: not messages(clients, 1, "table")[-1]["seats"][slow.seat]["stand_in"])
    makers = {row.maker for row in await host.server.store.log(clients.table)}
    assert "stand-in" in makers
    await clients.go()


async def test_a_choice_of_ones_own_sends_the_stand_in_away(host, http):
    clients = await sit_down(host.url, http, "royals", 2, pace=10)
    player = (await clients.settled())[0]
    table = host.server.tables[clients.table]
    table.last_shown = asyncio.get_running_loop().time()
    await post(player.client, f"/tables/{clients.table}", {"kind": "leave", "seat": player.seat})
    assert table.seat_rows[player.seat].stand_in == "courtier"
    assert (await player.request(Choose(decision=player.decision, text=player.options[0]))).kind == "done"
    assert table.seat_rows[player.seat].stand_in == ""
    await clients.go()


async def test_a_bots_turn_keeps_the_pace_in_what_others_notice_only(host, http):
    clients = await sit_down(host.url, http, "royals", 2, bots=1, pace=0.2)
    await clients.play(randomly(5), 12)
    log = await host.server.store.log(clients.table)
    noticed = [row for row in log if row.shown]
    paced = [after.made - before.made for before, after in pairwise(noticed) if after.maker == "bot"]
    assert paced
    assert all(gap >= 190 for gap in paced)
    await clients.go()


class Silence:
    """The quiet time after a person's turn, for as long as a test wants it; no other wait takes any time."""

    def __init__(self, monkeypatch, driver, table):
        self.table = table
        self.begun, self.over = asyncio.Event(), asyncio.Event()
        monkeypatch.setattr(driver, "wait_until", self.wait_until)
        monkeypatch.setattr(table_changes, "QUIET", 3600.0)

    async def wait_until(self, time):
        if time == self.table.quiet_until:
            self.begun.set()
            await self.over.wait()
            self.table.quiet_until = 0.0


async def end_a_turn(player):
    """Draft a turn and end it."""
    await player.until(lambda: player.options)
    while player.options and not player.now["may_end"]:
        await player.request(DraftChoice(decision=player.decision, text=player.options[0]))
    if player.now["may_end"]:
        await player.request(EndTurn(decision=player.decision))


async def test_bots_wait_a_moment_in_which_a_turn_can_still_be_taken_back(host, http, monkeypatch):
    clients = await sit_down(host.url, http, "first-tsar", 2, bots=1, pace=0.1)
    player, table = clients.players[0], host.server.tables[clients.table]
    silence = Silence(monkeypatch, host.server.driver, table)
    async with asyncio.timeout(60):
        while not table.quiet_until:
            await end_a_turn(player)
        await silence.begun.wait()
        made = table.played.length
        assert player.now["take_back"]
        answer = await player.request(TakeBack(decision=player.decision))
        assert answer.kind == "done", answer
        assert player.now["drafted"]
        assert (await player.request(EndTurn(decision=player.decision))).kind == "done"
        assert table.played.length == made + 2
        silence.over.set()
        await player.until(lambda: table.played.length > made + 2)
    await clients.go()


async def test_whoever_chooses_at_once_waits_for_nothing(host, http):
    clients = await sit_down(host.url, http, "first-tsar", 2, bots=1, pace=0.01)
    await clients.play(randomly(1), 12)
    assert host.server.tables[clients.table].quiet_until == 0
    await clients.go()


@pytest.mark.parametrize("pace", [0.0, 0.6])
@pytest.mark.parametrize("game", ["catherine", "potemkin"])
def test_when_a_run_is_shown_depends_on_no_step_of_it(game, pace):
    full = search_seconds("chancellor", game)
    run = BotRun(0, "chancellor", 1, 100.0, full, pace)
    assert run.seconds(100.0) == pytest.approx(full)
    at, thought = 100.0, []
    while seconds := run.seconds(at):
        thought.append(seconds)
        at += seconds
    assert 1 < len(thought) < 10
    assert thought == sorted(thought, reverse=True)
    assert at + SLACK < run.shown + 1e-9
    assert run.shown - 100.0 == pytest.approx(max(pace, full / PART + SLACK))


class Abacus:
    """A clock that goes on when somebody thinks or waits, and what was thought and shown by it."""

    def __init__(self, server, monkeypatch):
        self.server = server
        self.now = 0.0
        self.answer, self.shown = [], []
        monkeypatch.setattr(server.driver, "time", lambda: self.now)
        monkeypatch.setattr(server.driver, "wait_until", self.wait_until)
        monkeypatch.setattr(server.driver, "think", self.think)

    async def think(self, table, seat, level, seconds):
        self.answer.append((level, seconds))
        self.now += seconds + 0.005
        options = table.played.state.options(seat)
        return BotAnswer(advice=[(options[len(self.answer) % len(options)].text, 0.0, 0)])

    async def wait_until(self, time):
        self.shown.append((time, self.now <= time, self.answer))
        self.now, self.answer = max(self.now, time), []
        await asyncio.sleep(0)


@pytest.mark.parametrize("game", ["catherine", "potemkin"])
async def test_how_long_a_bot_takes_does_not_tell_how_many_steps_it_took_in_private(host, http, monkeypatch, game):
    abacus, seats = Abacus(host.server, monkeypatch), load(game).fewest
    bot = {"kind": "bot", "level": "chancellor"}
    client = ScriptedClient(host.url, http)
    _, made = await post(client, "/tables", {"game": game, "seats": [bot] * seats, "start": True})
    table = host.server.tables[made["table"]]
    await asyncio.wait([table.driver])
    assert table.row.status == "over"
    assert {len(answer) for _, _, answer in abacus.shown} >= {1, 2}
    assert all(in_time for _, in_time, _ in abacus.shown)
    full = search_seconds("chancellor", game)
    gaps = {round(after - before, 6) for (before, _, _), (after, _, _) in pairwise(abacus.shown)}
    assert gaps == {round(max(0.6, full / PART + SLACK), 6)}
    assert {level for _, _, ((level, _), *_) in abacus.shown} == {"chancellor"}
    for _, _, answer in abacus.shown:
        assert sum(seconds for _, seconds in answer) <= full / PART
        assert all(bool(seconds) == (level == "chancellor") for level, seconds in answer)


def test_a_search_takes_no_longer_than_it_is_given(monkeypatch):
    game, given = load("royals"), []
    monkeypatch.setattr(SearchBot, "choose", lambda bot, seen, _: given.append(bot.budget.seconds) or seen.options[0])
    state, worker = game.start(2, b"given"), BotWorker()
    seat = state.pending()[0]
    sample = pickle_state(game, state.sample(seat, Chance(b"given")))
    for fraction, seconds in ((1.0, 0.0), (1.0, 0.05), (0.1, 0.05), (1.0, 9.0)):
        task = BotTask(
            game="royals", components="standard", seats=2, level="chancellor", seat=seat, state_pickle=sample
        )
        worker.answer(msgspec.structs.replace(task, fraction=fraction, seconds=seconds))
    assert given == pytest.approx([0.2, 0.05, 0.02, 0.2])


async def test_a_table_nobody_drives_is_looked_after(settings, http, monkeypatch):
    """As after a crash: the store says that a bot is due, and no process has begun."""
    from server.hosts import local

    with monkeypatch.context() as nobody:
        nobody.setattr(Table, "drive", lambda _table: None)
        async with local(settings) as first:
            clients = await sit_down(first.url, http, "potemkin", 3, bots=2, pace=10)
            await clients.go()
    async with local(settings) as second:
        looked, look_after = asyncio.Event(), second.server.sweeper.move_on

        async def overlook(table_id):
            await look_after(table_id)
            looked.set()

        monkeypatch.setattr(second.server.sweeper, "move_on", overlook)
        await second.server.store.set_due(clients.table, 1)
        player = ScriptedPlayer(clients.host, clients.table, 0)
        player.client.url = second.url
        async with asyncio.timeout(60):
            await looked.wait()
        assert second.server.tables[clients.table].driver is not None
        await player.come()
        await player.until(lambda: player.now)
        await player.go()


async def test_bots_change_over_to_the_engine_that_was_compiled_meanwhile(tmp_path, monkeypatch):
    mark = tmp_path / "compiling"
    mark.touch()
    monkeypatch.setenv(COMPILING, str(mark))
    monkeypatch.setenv(SWITCH, "1")
    bot_pool = BotPool(1, 30.0)
    task = BotTask(game="royals", components="standard")
    processes = []
    for compiling in (True, True, False, False):
        if not compiling:
            mark.unlink(missing_ok=True)
        await bot_pool.think(task)
        (thinker,) = [thinker for thinker in bot_pool.processes if thinker.process]
        processes.append(thinker.process.pid)
        assert (SWITCH in thinker.environment) == compiling
    assert processes[0] == processes[1] != processes[2] == processes[3]
    await bot_pool.close()
