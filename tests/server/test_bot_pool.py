"""Whose turn it is to think: the queue of all processes in which bots do."""

import asyncio
from pathlib import Path

import pytest

from antechamber.bots.state_pickle import pickle_state
from antechamber.core.chance import Chance
from antechamber.games import load
from antechamber.server.addresses import LOCAL
from antechamber.server.bot_pool import ADVICE, NOT_WAITED_FOR, STUDY, WAITED_FOR, BotPool
from antechamber.server.bot_worker import BotAnswer, BotTask, BotWorker
from antechamber.server.fair_share import LEAST, FairShare, Payer, SessionAddresses
from antechamber.server.worker_process import NoAnswer, WorkerProcess

pytestmark = pytest.mark.anyio

GREEDY, MODEST = Payer("greedy", "1.1.1.1"), Payer("modest", "2.2.2.2")


class Paper:
    """Thinkers without processes: what each is given is noted, and answered when the test says so."""

    def __init__(self, count=1):
        self.bot_pool = BotPool(count, 20.0)
        self.given = []
        self.answers = {}
        for thinker in self.bot_pool.processes:
            thinker.think = lambda task, thinker=thinker: self.think(thinker, task)

    async def think(self, thinker, task):
        answer = self.answers[task.memory] = asyncio.get_running_loop().create_future()
        self.given.append((type(thinker).__name__, task.memory, task.fraction))
        await answer
        return BotAnswer(advice=[("go", 0.0, 0)])

    def ask(self, memory, payer, rank=WAITED_FOR, level="sovereign"):
        task = BotTask(game="royals", components="standard", level=level, state_pickle=b"sample", memory=memory)
        return asyncio.create_task(self.bot_pool.think(task, payer, rank))

    async def answer(self, memory):
        self.answers[memory].set_result(None)
        for _ in range(5):
            await asyncio.sleep(0)

    @property
    def order(self):
        return [memory for _, memory, _ in self.given]


async def asked(paper, *askings):
    tasks = [paper.ask(*asking) for asking in askings]
    for _ in range(5):
        await asyncio.sleep(0)
    return tasks


async def test_who_has_had_least_comes_first():
    paper = Paper()
    await asked(paper, *[(f"greedy {number}", GREEDY) for number in range(20)], ("modest", MODEST))
    paper.bot_pool.fair_share.charge(GREEDY, 5)
    await paper.answer("greedy 0")
    assert paper.order == ["greedy 0", "modest"]
    await paper.answer("modest")
    assert paper.order[2:] == ["greedy 1"]
    await paper.bot_pool.close()


async def test_a_person_who_waits_comes_before_tables_that_nobody_looks_at():
    paper = Paper()
    paper.bot_pool.fair_share.charge(GREEDY, 5)
    await asked(paper, ("first", MODEST), ("unseen", MODEST, NOT_WAITED_FOR), ("seen", GREEDY, WAITED_FOR))
    await paper.answer("first")
    assert paper.order == ["first", "seen"]
    await paper.bot_pool.close()


async def test_whoever_is_above_the_allowance_waits_even_for_tables_that_nobody_looks_at():
    paper = Paper()
    paper.bot_pool.fair_share.charge(GREEDY, 45)
    paper.bot_pool.fair_share.charge(MODEST, 1)
    await asked(paper, ("first", MODEST), ("unseen", MODEST, NOT_WAITED_FOR), ("seen", GREEDY, WAITED_FOR))
    await paper.answer("first")
    await paper.answer("unseen")
    assert paper.order == ["first", "unseen", "seen"]
    assert paper.given[0][2] == 1
    assert LEAST <= paper.given[2][2] < 0.6
    await paper.bot_pool.close()


async def test_bots_that_do_not_search_never_wait_for_those_that_do():
    paper = Paper()
    await asked(
        paper,
        *[(f"analysis {number}", GREEDY, STUDY) for number in range(10)],
        *[(f"sovereign {number}", GREEDY) for number in range(20)],
        ("courtier", MODEST, WAITED_FOR, "courtier"),
    )
    assert paper.given == [
        ("StudyProcess", "analysis 0", 1),
        ("SearchingProcess", "sovereign 0", 1),
        ("QuickProcess", "courtier", 1),
    ]
    await paper.bot_pool.close()


async def test_playing_comes_before_advice_and_advice_before_analyses():
    paper = Paper()
    await asked(
        paper, ("study", GREEDY, STUDY), ("play", GREEDY), ("study 2", MODEST, STUDY), ("advice", GREEDY, ADVICE)
    )
    await asked(paper, ("play 2", GREEDY, NOT_WAITED_FOR))
    await paper.answer("play")
    assert paper.order == ["study", "play", "play 2"]
    await paper.answer("study")
    assert paper.order[3:] == ["advice"]
    await paper.answer("play 2")
    assert paper.order[4:] == []
    assert paper.bot_pool.lengths() == {"bots": 0, "advice": 1}
    await paper.bot_pool.close()


async def test_a_table_goes_where_it_is_remembered_if_there_is_room():
    paper = Paper(2)
    await asked(paper, ("a", MODEST), ("b", MODEST))
    homes = [paper.bot_pool.homes.get(memory) for memory in "ab"]
    assert homes == [None, None]
    for memory in "ab":
        await paper.answer(memory)
    homes = [paper.bot_pool.homes[memory] for memory in "ab"]
    await asked(paper, ("b", MODEST))
    assert homes[1].busy
    assert not homes[0].busy
    # No room: anywhere else, rather than waiting.
    await asked(paper, ("b too", MODEST), ("b", MODEST))
    assert homes[0].busy
    await paper.bot_pool.close()


async def test_whoever_goes_away_leaves_the_queue_and_the_others_their_answers():
    paper = Paper()
    gone, waiting, last = await asked(paper, ("gone", GREEDY), ("waiting", GREEDY), ("last", MODEST))
    for task in (gone, waiting):
        task.cancel()
    await asyncio.gather(gone, waiting, return_exceptions=True)
    await paper.answer("gone")
    await paper.answer("last")
    assert (await last).advice[0][0] == "go"
    assert paper.order == ["gone", "last"]
    await paper.bot_pool.close()


async def test_an_address_is_one_asker_however_many_sessions_it_has():
    fair_share = FairShare(allowance=30)
    for number in range(20):
        fair_share.charge(Payer(f"session {number}", "1.1.1.1"), 6)
    assert fair_share.fraction(Payer("another", "1.1.1.1")) == LEAST
    assert fair_share.fraction(MODEST) == 1
    # Behind this machine's own address there may be anybody.
    for number in range(20):
        fair_share.charge(Payer(f"local {number}", LOCAL), 6)
    assert fair_share.fraction(Payer("here", LOCAL)) == 1


async def test_one_who_plays_alone_thinks_as_long_as_it_pleases(monkeypatch):
    time = 1000.0
    monkeypatch.setattr("antechamber.server.fair_share.monotonic", lambda: time)
    fair_share = FairShare(allowance=30)
    fair_share.charge(GREEDY, 600)
    assert fair_share.fraction(GREEDY) == 1
    fair_share.charge(MODEST, 1)
    assert fair_share.fraction(GREEDY) == LEAST
    time += 3600
    assert fair_share.fraction(GREEDY) == 1
    assert fair_share.sessions == {}


def test_where_a_session_was_last_seen():
    seen = SessionAddresses()
    seen.note("s", "1.1.1.1")
    seen.note("", "3.3.3.3")
    seen.note("s", "2.2.2.2")
    assert seen.payer("s") == Payer("s", "2.2.2.2")
    assert seen.payer("other") == Payer("other", "")
    assert seen.payer("") == Payer("", "")


async def test_a_search_takes_its_fraction_of_the_full_time():
    worker, game = BotWorker(), load("royals")
    state = game.start(2, b"seed")
    seat = state.pending()[0]
    state_pickle = pickle_state(game, state.sample(seat, Chance(b"1")))
    task = BotTask(
        game="royals",
        components="standard",
        seats=2,
        seat=seat,
        level="chancellor",
        state_pickle=state_pickle,
        fraction=0.1,
        memory="t",
    )
    seconds = []
    for fraction in (0.1, 0.5, 1.0):
        task.fraction = fraction
        assert worker.answer(task).advice
        seconds.append(worker.bots["t", seat, "chancellor"].budget.seconds)
    assert seconds == pytest.approx([0.02, 0.1, 0.2])


async def test_whoever_has_no_answer_when_the_process_ends_does_not_wait_for_ever():
    paper = Paper()
    tasks = await asked(paper, ("running", GREEDY), ("waiting", GREEDY))
    await paper.bot_pool.close()
    async with asyncio.timeout(10):
        found = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(error, (asyncio.CancelledError, NoAnswer)) for error in found)


async def test_whoever_asks_after_the_end_has_no_answer():
    paper = Paper()
    await paper.bot_pool.close()
    tasks = await asked(paper, ("late", GREEDY))
    assert [task.cancelled() for task in tasks] == [True]
    assert paper.order == []


async def test_no_process_is_left_however_often_whoever_asked_goes_away(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    worker = WorkerProcess("server.sleeper")
    process = await worker.started()
    asking = asyncio.create_task(worker.ask(b"anything", 60))
    await asyncio.sleep(0)
    for _ in range(2):  # the second time while the process is being ended
        asking.cancel()
        await asyncio.sleep(0)
    await asyncio.gather(asking, return_exceptions=True)
    await worker.end()
    assert process.returncode is not None
