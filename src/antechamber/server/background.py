"""Work that goes on beside requests: it is kept until it is done, and what goes wrong with it is logged."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from antechamber.server.refused import Refused

log = structlog.get_logger("background")
T = TypeVar("T")


class BackgroundTasks:
    """The tasks of a process that are not done yet."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    async def run_to_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something that must not stop halfway when whoever asked for it goes away."""
        return await asyncio.shield(self.start(work))

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refused):
            log.error("a task failed", error=repr(error))

    async def finish(self) -> None:
        """Wait until all are done."""
        await asyncio.gather(*self.tasks, return_exceptions=True)
