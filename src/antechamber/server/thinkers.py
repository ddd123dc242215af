"""The processes in which bots think: each has a time limit, and one that does not answer is ended and replaced."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

import msgspec
import structlog

from antechamber.core.errors import AntechamberError
from antechamber.engine import environment_of_new_process
from antechamber.server.metrics import HUNG, THOUGHT
from antechamber.server.thinking import LENGTH, Task, Thought

log = structlog.get_logger("bots")
MODULE: Final = "antechamber.server.thinking"
Process = asyncio.subprocess.Process


class NoAnswer(AntechamberError):
    """A bot took too long, or its process ended."""


class Thinker:
    """One process; it is started when it is first needed, and thinks about one thing at a time."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: Process | None = None
        self.environment: dict[str, str] = {}
        self.turn = asyncio.Lock()

    async def think(self, task: Task, limit: float) -> Thought:
        async with self.turn:
            try:
                async with asyncio.timeout(limit):
                    return await self.ask(task)
            except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
                await self.end()
                raise NoAnswer(f"no answer within {limit} seconds") from error
            except asyncio.CancelledError:
                # Whoever asked is gone; the answer that is still to come must not be taken for the next one's.
                await self.end()
                raise

    async def ask(self, task: Task) -> Thought:
        process = await self.started()
        if process.stdin is None or process.stdout is None:
            raise OSError("the process has no pipes")
        message = msgspec.msgpack.encode(task)
        process.stdin.write(len(message).to_bytes(LENGTH) + message)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH))
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Thought)

    async def started(self) -> Process:
        """The process; a new one if it has ended, or if another engine has been compiled meanwhile."""
        environment = environment_of_new_process()
        if environment != self.environment:
            await self.end()
        if self.process is None or self.process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self.environment = environment
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self.module, stdin=pipe, stdout=pipe, env=environment
            )
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class Thinkers:
    """Some thinkers. A table's bots are always with the same one, which remembers what they thought before."""

    def __init__(self, count: int, limit: float, module: str = MODULE) -> None:
        self.thinkers = [Thinker(module) for _ in range(count)]
        self.limit = limit

    async def think(self, task: Task) -> Thought:
        """The answer of a bot; NoAnswer if there is none in time or it is nonsense. Other tables do not notice."""
        thinker = self.thinkers[hash(task.memory) % len(self.thinkers)]
        loop = asyncio.get_running_loop()
        start = loop.time()
        try:
            thought = await thinker.think(task, self.limit)
        except NoAnswer:
            HUNG.labels(task.level).inc()
            log.warning("bot gave no answer", game=task.game, level=task.level, table=task.memory, limit=self.limit)
            raise
        THOUGHT.labels(task.level).observe(loop.time() - start)
        if thought.error:
            log.error("bot failed", game=task.game, level=task.level, table=task.memory, error=thought.error)
            raise NoAnswer(thought.error)
        return thought

    async def close(self) -> None:
        await asyncio.gather(*[thinker.end() for thinker in self.thinkers])
