"""Processes beside the server that are asked and answer, one thing at a time; `worker_loop` is their side of it.

One that does not answer in time is ended, and replaced when it is next needed.
"""

from __future__ import annotations

import asyncio
import sys

from antechamber.core.errors import AntechamberError
from antechamber.engine import environment_of_new_process
from antechamber.server.worker_loop import LENGTH

Process = asyncio.subprocess.Process


class NoAnswer(AntechamberError):
    """A process took too long, or ended."""


class WorkerProcess:
    """One process; it is started when it is first needed. `nice` is how far it stands back for others."""

    def __init__(self, module: str, nice: int = 0) -> None:
        self.module = module
        self.nice = nice
        self.process: Process | None = None
        self.environment: dict[str, str] = {}
        # Whoever ends a process that is just being started waits until it can be.
        self.changing = asyncio.Lock()

    async def ask(self, message: bytes, limit: float) -> bytes:
        """The answer; NoAnswer if there is none in time."""
        try:
            async with asyncio.timeout(limit):
                return await self.exchange(message)
        except (OSError, asyncio.IncompleteReadError) as error:
            await self.end()
            raise NoAnswer(f"There was no answer within {limit:g} seconds.") from error
        except asyncio.CancelledError:
            # Whoever asked is gone; the answer that is still to come must not be taken for the next one's.
            await self.end()
            raise

    async def exchange(self, message: bytes) -> bytes:
        process = await self.started()
        if process.stdin is None or process.stdout is None:
            raise OSError("the process has no pipes")
        process.stdin.write(len(message).to_bytes(LENGTH) + message)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH))
        return await process.stdout.readexactly(length)

    async def started(self) -> Process:
        """The process; a new one if it has ended, or if another engine has been compiled meanwhile."""
        environment = environment_of_new_process()
        if environment != self.environment:
            await self.end()
        async with self.changing:
            if self.process is None or self.process.returncode is not None:
                pipe = asyncio.subprocess.PIPE
                self.environment = environment
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", self.module, str(self.nice), stdin=pipe, stdout=pipe, env=environment
                )
            return self.process

    async def end(self) -> None:
        async with self.changing:
            if self.process is not None:
                # Whoever waits for the end may be sent away: what is left is not asked again, and ended once more.
                self.environment = {}
                if self.process.returncode is None:
                    self.process.kill()
                await self.process.wait()
                self.process = None
