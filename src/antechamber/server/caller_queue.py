"""Costly things are done one at a time for each visitor; a few may wait, more are refused in words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from antechamber.server.refused import LIMIT, Refused


class CallerQueue:
    """Whose turn it is, for each visitor."""

    def __init__(self, most: int, sentence: str) -> None:
        self.most = most
        self.sentence = sentence
        self.asked: dict[str, int] = {}
        self.locks: dict[str, asyncio.Lock] = {}

    def check(self, visitor: str) -> None:
        """Refused if too much of the visitor's waits already."""
        if self.asked.get(visitor, 0) >= self.most:
            raise Refused(LIMIT, self.sentence)

    @asynccontextmanager
    async def of(self, visitor: str) -> AsyncIterator[None]:
        """Wait for the visitor's turn, and have it."""
        self.check(visitor)
        self.asked[visitor] = self.asked.get(visitor, 0) + 1
        try:
            async with self.locks.setdefault(visitor, asyncio.Lock()):
                yield
        finally:
            self.asked[visitor] -= 1
            if not self.asked[visitor]:
                del self.asked[visitor], self.locks[visitor]

    def length(self) -> int:
        return sum(self.asked.values())
