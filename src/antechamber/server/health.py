"""Whether a process can do its work."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from antechamber.server.store_status import BROKEN

if TYPE_CHECKING:
    from antechamber.server.server import Server

PATIENCE: Final = 3.0
# Anybody may ask; the database is written no oftener than this, in seconds.
REST: Final = 2.0


class Health(msgspec.Struct, kw_only=True):
    """What a process says of itself, to anybody: no names, no tables. With problems it cannot do its work."""

    ok: bool
    problems: list[str]
    queues: dict[str, int]


class HealthCheck:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.looking = asyncio.Lock()
        self.looked = float("-inf")
        self.store_problem = ""

    async def look(self) -> Health:
        found = [await self.store(), self.sweeper()]
        problems = [problem for problem in found if problem]
        return Health(ok=not problems, problems=problems, queues=self.queues())

    async def store(self) -> str:
        """What is wrong with the store: whether it can be written is seen by writing."""
        loop = asyncio.get_running_loop()
        async with self.looking:
            if loop.time() - self.looked > REST:
                self.store_problem = await self.write()
                self.looked = loop.time()
        return self.store_problem

    async def write(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.server.store.beat()
        except BROKEN:
            return "the store cannot be written"
        return ""

    def sweeper(self) -> str:
        """What is wrong with the task that looks after tables which nobody drives."""
        return "" if self.server.sweeper.alive else "nobody looks after the tables"

    def queues(self) -> dict[str, int]:
        """What waits, and how much of it."""
        server = self.server
        return {
            "rows": len(server.journal.waiting),
            **server.bot_pool.lengths(),
            "stories": server.stories.turns.length(),
            "aside": len(server.quarantine),
        }
