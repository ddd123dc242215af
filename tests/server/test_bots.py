"""Bots as seats: in processes of their own, with a time limit, and only with what their seat knows."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from antechamber.bots.state_pickle import unpickle_state
from antechamber.engine import COMPILING, SWITCH
from antechamber.games import GAMES, load
from antechamber.server.player import Player
from antechamber.server.table import Table
from antechamber.server.thinkers import STUDY, Thinkers
from antechamber.server.thinking import Task
from antechamber.server.wire import Back, Choose
from antechamber.server.workers import NoAnswer
from server.company import messages, post, randomly, sit_down

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_a_person_among_bots_plays_to_the_end(host, http, game):
    seats = load(game).fewest
    company = await sit_down(host.url, http, game, seats, bots=seats - 1)
    await company.play(randomly(1))
    assert company.players[0].over
    assert host.house.tables[company.table].row.remarks == 0
    await company.go()


async def test_bots_play_on_when_nobody_looks(host, http):
    company = await sit_down(host.url, http, "potemkin", 3, bots=2, connect=False)
    await post(company.host, f"/tables/{company.table}", {"kind": "leave", "seat": 0})
    table = host.house.tables[company.table]
    async with asyncio.timeout(120):
        while table.driver is not None and not table.driver.done():
            await asyncio.wait([table.driver])
    assert table.row.status == "over"


async def test_a_bot_is_sent_a_sample_never_the_state(host, http, monkeypatch):
    sent = []
    think = host.house.thinkers.think

    async def overhear(task, *rest):
        sent.append(task)
        return await think(task, *rest)

    monkeypatch.setattr(host.house.thinkers, "think", overhear)
    company = await sit_down(host.url, http, "royals", 2, bots=1)
    await company.play(randomly(2), 6)
    state = host.house.tables[company.table].course.state
    worlds = [unpickle_state(load("royals"), task.state_pickle) for task in sent]
    assert worlds
    assert all(world.chance.key != state.chance.key for world in worlds)
    assert not any(host.house.tables[company.table].row.seed in task.state_pickle.hex() for task in sent)
    await company.go()


def sleepers(monkeypatch):
    """Processes that never answer."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    return Thinkers(1, 1.0, "server.sleeper")


async def test_a_bot_that_hangs_is_ended_and_replaced_and_reported(host, http, monkeypatch):
    stuck = sleepers(monkeypatch)
    monkeypatch.setattr(host.house, "thinkers", stuck)
    company = await sit_down(host.url, http, "royals", 2, bots=1)
    # Another table goes on as if nothing were.
    other = await sit_down(host.url, http, "royals", 2)
    await other.play(randomly(4), 10)
    await company.play(randomly(3), 4)
    async with asyncio.timeout(60):
        await company.players[0].until(lambda: len(messages(company, 0, "talk")) > 1)
    assert "no answer" in messages(company, 0, "talk")[-1]["remarks"][-1]["text"]
    await stuck.close()
    await company.go()
    await other.go()


async def test_a_process_that_died_is_replaced(host, http):
    thinkers = host.house.thinkers
    task = Task(game="royals", components="standard")
    await thinkers.think(task)
    (process,) = [thinker.process for thinker in thinkers.thinkers if thinker.process]
    process.kill()
    await process.wait()
    assert (await thinkers.think(task)).error == ""


async def test_a_set_with_which_games_hang_never_gets_to_a_table(monkeypatch):
    stuck = sleepers(monkeypatch)
    with pytest.raises(NoAnswer):
        await stuck.think(Task(game="royals", components="endless"), rank=STUDY)
    assert not any(thinker.process for thinker in stuck.thinkers)
    await stuck.close()


async def test_a_bot_stands_in_after_the_clock_and_hands_back(host, http):
    company = await sit_down(host.url, http, "royals", 2, clock=1)
    one, other = company.players
    slow = (await company.settled())[0]
    async with asyncio.timeout(60):
        await slow.until(lambda: messages(company, slow.seat, "table")[-1]["seats"][slow.seat]["stand_in"])
        await one.until(lambda: host.house.tables[company.table].course.length > 0)
    assert (await slow.wish(Back())).kind == "done"
    await other.until(lambda: not messages(company, 1, "table")[-1]["seats"][slow.seat]["stand_in"])
    makers = {row.maker for row in await host.house.store.log(company.table)}
    assert "stand-in" in makers
    await company.go()


async def test_a_choice_of_ones_own_sends_the_stand_in_away(host, http):
    company = await sit_down(host.url, http, "royals", 2, pace=10)
    player = (await company.settled())[0]
    table = host.house.tables[company.table]
    table.last_beat = asyncio.get_running_loop().time()
    await post(player.visitor, f"/tables/{company.table}", {"kind": "leave", "seat": player.seat})
    assert table.chairs[player.seat].stand_in == "courtier"
    assert (await player.wish(Choose(step=player.step, text=player.options[0]))).kind == "done"
    assert table.chairs[player.seat].stand_in == ""
    await company.go()


async def test_a_bots_turn_keeps_the_pace_in_what_others_notice_only(host, http):
    company = await sit_down(host.url, http, "royals", 2, bots=1, pace=0.2)
    await company.play(randomly(5), 12)
    log = await host.house.store.log(company.table)
    noticed = [row for row in log if row.shown]
    paced = [after.made - before.made for before, after in pairwise(noticed) if after.maker == "bot"]
    assert paced
    assert all(gap >= 190 for gap in paced)
    await company.go()


async def test_a_table_nobody_drives_is_looked_after(settings, http, monkeypatch):
    """As after a crash: the store says that a bot is due, and no process has begun."""
    from server.hosts import local

    with monkeypatch.context() as nobody:
        nobody.setattr(Table, "drive", lambda _table: None)
        async with local(settings) as first:
            company = await sit_down(first.url, http, "potemkin", 3, bots=2, pace=10)
            await company.go()
    async with local(settings) as second:
        looked, look_after = asyncio.Event(), second.house.look_after

        async def overlook(table_id):
            await look_after(table_id)
            looked.set()

        monkeypatch.setattr(second.house, "look_after", overlook)
        await second.house.store.set_due(company.table, 1)
        player = Player(company.host, company.table, 0)
        player.visitor.url = second.url
        async with asyncio.timeout(60):
            await looked.wait()
        assert second.house.tables[company.table].driver is not None
        await player.come()
        await player.until(lambda: player.now)
        await player.go()


async def test_bots_change_over_to_the_engine_that_was_compiled_meanwhile(tmp_path, monkeypatch):
    mark = tmp_path / "compiling"
    mark.touch()
    monkeypatch.setenv(COMPILING, str(mark))
    monkeypatch.setenv(SWITCH, "1")
    thinkers = Thinkers(1, 30.0)
    task = Task(game="royals", components="standard")
    processes = []
    for compiling in (True, True, False, False):
        if not compiling:
            mark.unlink(missing_ok=True)
        await thinkers.think(task)
        (thinker,) = [thinker for thinker in thinkers.thinkers if thinker.process]
        processes.append(thinker.process.pid)
        assert (SWITCH in thinker.environment) == compiling
    assert processes[0] == processes[1] != processes[2] == processes[3]
    await thinkers.close()
