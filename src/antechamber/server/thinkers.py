"""The processes in which bots think, and who has their turn there.

Bots that do not search answer within milliseconds and have a process of their own. The others share so many as the
host says; hints and analyses have one more, and what the others leave. Wherever several wait, those come first for
whom a person waits, and among them whoever has had least: see `accounts`.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec
import structlog

from antechamber.server.accounts import ALLOWANCE, Accounts, Asker
from antechamber.server.metrics import HUNG, THOUGHT
from antechamber.server.thinking import Task, Thought
from antechamber.server.workers import NoAnswer, Worker

log = structlog.get_logger("bots")
MODULE: Final = "antechamber.server.thinking"
QUICK: Final = ("random", "page", "courtier")
REMEMBERED: Final = 1000

# What is asked for, most urgent first.
WAITED_FOR: Final = 0
NOT_WAITED_FOR: Final = 1
HINT: Final = 2
STUDY: Final = 3


class Job:
    """Something to think about, and whoever waits for it."""

    def __init__(self, task: Task, asker: Asker, rank: int) -> None:
        self.task = task
        self.asker = asker
        self.rank = rank
        self.quick = task.level in QUICK and bool(task.state_pickle) and rank < HINT
        self.thought: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()


class Thinker(Worker):
    """A process that thinks about one thing at a time, and what it is for."""

    def __init__(self, module: str, nice: int, limit: float) -> None:
        super().__init__(module, nice)
        self.limit = limit
        self.busy = False

    def takes(self, job: Job) -> bool:
        raise NotImplementedError

    async def think(self, task: Task) -> Thought:
        answer = await self.ask(msgspec.msgpack.encode(task), self.limit)
        return msgspec.msgpack.decode(answer, type=Thought)


class Quick(Thinker):
    """For bots that do not search."""

    def takes(self, job: Job) -> bool:
        return job.quick


class Searching(Thinker):
    """For bots that search, and for hints if there are none."""

    def takes(self, job: Job) -> bool:
        return not job.quick and job.rank <= HINT


class Studying(Thinker):
    """For hints and analyses, and for trying out component sets."""

    def takes(self, job: Job) -> bool:
        return job.rank >= HINT


class Thinkers:
    """All of them. A table's bots go where they have been before if there is room: they remember what they thought."""

    def __init__(self, count: int, limit: float, module: str = MODULE, allowance: float = ALLOWANCE) -> None:
        searching = [Searching(module, 5, limit) for _ in range(count)]
        self.thinkers: list[Thinker] = [Quick(module, 0, limit / 2), *searching, Studying(module, 10, limit)]
        self.accounts = Accounts(allowance)
        self.waiting: list[Job] = []
        self.homes: OrderedDict[str, Thinker] = OrderedDict()
        self.running: set[asyncio.Task[None]] = set()

    async def think(self, task: Task, asker: Asker = Asker(), rank: int = WAITED_FOR) -> Thought:  # noqa: B008 - it never changes
        """The answer of a bot; NoAnswer if there is none in time or it is nonsense. Other tables do not notice."""
        job = Job(task, asker, rank)
        self.waiting.append(job)
        self.dispatch()
        thought = await job.thought
        if thought.error:
            log.error("bot failed", game=task.game, level=task.level, table=task.memory, error=thought.error)
            raise NoAnswer(thought.error)
        return thought

    def dispatch(self) -> None:
        """Give every process that has nothing to do the next thing that it is for."""
        idle = [thinker for thinker in self.thinkers if not thinker.busy]
        if not idle:
            return
        self.waiting = [job for job in self.waiting if not job.thought.done()]
        order = self.accounts.order(job.asker for job in self.waiting)
        # Playing before advice, who is within the allowance before who is above, then by need and by work.
        self.waiting.sort(key=lambda job: (job.rank >= HINT, order[job.asker] > 1, job.rank, order[job.asker]))
        at_home = {self.homes.get(job.task.memory) for job in self.waiting}
        for thinker in sorted(idle, key=lambda thinker: thinker not in at_home):
            job = self.next_for(thinker)
            if job is not None:
                self.waiting.remove(job)
                thinker.busy = True
                task = asyncio.create_task(self.run(thinker, job))
                self.running.add(task)
                task.add_done_callback(self.running.discard)

    def next_for(self, thinker: Thinker) -> Job | None:
        """The first that the process is for; of the same asker's, rather one that it remembers."""
        first = next(filter(thinker.takes, self.waiting), None)
        if first is None:
            return None
        same = [
            job for job in self.waiting if (job.asker, job.rank) == (first.asker, first.rank) and thinker.takes(job)
        ]
        return next((job for job in same if self.homes.get(job.task.memory) is thinker), first)

    async def run(self, thinker: Thinker, job: Job) -> None:
        task, loop = job.task, asyncio.get_running_loop()
        if job.rank < HINT:
            task.share = self.accounts.share(job.asker)
        start = loop.time()
        try:
            thought = await thinker.think(task)
        except NoAnswer as error:
            HUNG.labels(task.level).inc()
            log.warning("bot gave no answer", game=task.game, level=task.level, table=task.memory, limit=thinker.limit)
            if not job.thought.done():
                job.thought.set_exception(error)
        else:
            THOUGHT.labels(task.level).observe(loop.time() - start)
            if not job.thought.done():
                job.thought.set_result(thought)
        finally:
            thinker.busy = False
            job.thought.cancel()
            self.accounts.charge(job.asker, loop.time() - start)
            self.remember(task.memory, thinker)
            self.dispatch()

    def remember(self, memory: str, thinker: Thinker) -> None:
        self.homes[memory] = thinker
        self.homes.move_to_end(memory)
        if len(self.homes) > REMEMBERED:
            self.homes.popitem(last=False)

    def lengths(self) -> dict[str, int]:
        """How many wait for what."""
        advice = sum(job.rank >= HINT for job in self.waiting)
        return {"bots": len(self.waiting) - advice, "advice": advice}

    async def close(self) -> None:
        """End everything; whoever still waits has no answer."""
        for job in self.waiting:
            job.thought.cancel()
        self.waiting = []
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
        await asyncio.gather(*[thinker.end() for thinker in self.thinkers])
