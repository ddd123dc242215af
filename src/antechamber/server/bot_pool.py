"""The processes in which bots think, and who has their turn there.

Bots that do not search answer within milliseconds and have a process of their own. The others share so many as the
host says; advice and analyses have one more, and what the others leave. Wherever several wait, those come first for
whom a person waits, and among them whoever has had least: see `fair_share`.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec
import structlog

from antechamber.bots import QUICK
from antechamber.server.bot_worker import BotAnswer, BotTask
from antechamber.server.fair_share import ALLOWANCE, FairShare, Payer
from antechamber.server.metrics import HUNG, THOUGHT
from antechamber.server.worker_process import NoAnswer, WorkerProcess

log = structlog.get_logger("bots")
MODULE: Final = "antechamber.server.bot_worker"
REMEMBERED: Final = 1000

# What is asked for, most urgent first.
WAITED_FOR: Final = 0
NOT_WAITED_FOR: Final = 1
ADVICE: Final = 2
STUDY: Final = 3


class BotJob:
    """Something to think about, and whoever waits for it."""

    def __init__(self, task: BotTask, payer: Payer, rank: int) -> None:
        self.task = task
        self.payer = payer
        self.rank = rank
        self.quick = task.level in QUICK and bool(task.state_pickle) and rank < ADVICE
        self.answer: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()


class BotProcess(WorkerProcess):
    """A process that thinks about one thing at a time, and what it is for."""

    def __init__(self, module: str, nice: int, limit: float) -> None:
        super().__init__(module, nice)
        self.limit = limit
        self.busy = False

    def takes(self, job: BotJob) -> bool:
        raise NotImplementedError

    async def think(self, task: BotTask) -> BotAnswer:
        answer = await self.ask(msgspec.msgpack.encode(task), self.limit)
        return msgspec.msgpack.decode(answer, type=BotAnswer)


class QuickProcess(BotProcess):
    """For bots that do not search."""

    def takes(self, job: BotJob) -> bool:
        return job.quick


class SearchingProcess(BotProcess):
    """For bots that search, and for advice if there are none."""

    def takes(self, job: BotJob) -> bool:
        return not job.quick and job.rank <= ADVICE


class StudyProcess(BotProcess):
    """For advice and analyses, and for trying out component sets."""

    def takes(self, job: BotJob) -> bool:
        return job.rank >= ADVICE


class BotPool:
    """All of them. A table's bots go where they have been before if there is room: they remember what they thought."""

    def __init__(self, count: int, limit: float, module: str = MODULE, allowance: float = ALLOWANCE) -> None:
        searching = [SearchingProcess(module, 5, limit) for _ in range(count)]
        self.processes: list[BotProcess] = [
            QuickProcess(module, 0, limit / 2),
            *searching,
            StudyProcess(module, 10, limit),
        ]
        self.fair_share = FairShare(allowance)
        self.waiting: list[BotJob] = []
        self.homes: OrderedDict[str, BotProcess] = OrderedDict()
        self.running: set[asyncio.Task[None]] = set()
        self.closed = False

    async def think(self, task: BotTask, payer: Payer = Payer(), rank: int = WAITED_FOR) -> BotAnswer:  # noqa: B008 - it never changes
        """The answer of a bot; NoAnswer if there is none in time or it is nonsense. Other tables do not notice."""
        job = BotJob(task, payer, rank)
        self.waiting.append(job)
        self.dispatch()
        answer = await job.answer
        if answer.error:
            log.error("bot failed", game=task.game, level=task.level, table=task.memory, error=answer.error)
            raise NoAnswer(answer.error)
        return answer

    def dispatch(self) -> None:
        """Give every process that has nothing to do the next thing that it is for."""
        if self.closed:
            self.send_away()
        idle = [process for process in self.processes if not process.busy]
        if not idle:
            return
        self.waiting = [job for job in self.waiting if not job.answer.done()]
        order = self.fair_share.order(job.payer for job in self.waiting)
        # Playing before advice, who is within the allowance before who is above, then by need and by work.
        self.waiting.sort(key=lambda job: (job.rank >= ADVICE, order[job.payer] > 1, job.rank, order[job.payer]))
        at_home = {self.homes.get(job.task.memory) for job in self.waiting}
        for process in sorted(idle, key=lambda process: process not in at_home):
            job = self.next_for(process)
            if job is not None:
                self.waiting.remove(job)
                process.busy = True
                task = asyncio.create_task(self.run(process, job))
                self.running.add(task)
                task.add_done_callback(self.running.discard)

    def next_for(self, process: BotProcess) -> BotJob | None:
        """The first that the process is for; of the same payer's, rather one that it remembers."""
        first = next(filter(process.takes, self.waiting), None)
        if first is None:
            return None
        same = [
            job for job in self.waiting if (job.payer, job.rank) == (first.payer, first.rank) and process.takes(job)
        ]
        return next((job for job in same if self.homes.get(job.task.memory) is process), first)

    async def run(self, process: BotProcess, job: BotJob) -> None:
        task, loop = job.task, asyncio.get_running_loop()
        if job.rank < ADVICE:
            task.fraction = self.fair_share.fraction(job.payer)
        start = loop.time()
        try:
            answer = await process.think(task)
        except NoAnswer as error:
            HUNG.labels(task.level).inc()
            log.warning("bot gave no answer", game=task.game, level=task.level, table=task.memory, limit=process.limit)
            if not job.answer.done():
                job.answer.set_exception(error)
        else:
            THOUGHT.labels(task.level).observe(loop.time() - start)
            if not job.answer.done():
                job.answer.set_result(answer)
        finally:
            process.busy = False
            job.answer.cancel()
            self.fair_share.charge(job.payer, loop.time() - start)
            self.remember(task.memory, process)
            self.dispatch()

    def remember(self, memory: str, process: BotProcess) -> None:
        self.homes[memory] = process
        self.homes.move_to_end(memory)
        if len(self.homes) > REMEMBERED:
            self.homes.popitem(last=False)

    def lengths(self) -> dict[str, int]:
        """How many wait for what."""
        advice = sum(job.rank >= ADVICE for job in self.waiting)
        return {"bots": len(self.waiting) - advice, "advice": advice}

    def send_away(self) -> None:
        """Whoever waits has no answer."""
        for job in self.waiting:
            job.answer.cancel()
        self.waiting = []

    async def close(self) -> None:
        """End everything; nothing is thought about any more."""
        self.closed = True
        self.send_away()
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
        await asyncio.gather(*[process.end() for process in self.processes])
