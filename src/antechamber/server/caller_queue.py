"""Costly things are done one at a time for each caller; a few may wait, more are refused in words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from antechamber.server.refused import LIMIT, Refused


class CallerQueue:
    """Whose turn it is, for each caller."""

    def __init__(self, most: int, sentence: str) -> None:
        self.most = most
        self.sentence = sentence
        self.asked: dict[str, int] = {}
        self.locks: dict[str, asyncio.Lock] = {}

    def check(self, caller: str) -> None:
        """Refused if too much of the caller's waits already."""
        if self.asked.get(caller, 0) >= self.most:
            raise Refused(LIMIT, self.sentence)

    @asynccontextmanager
    async def of(self, caller: str) -> AsyncIterator[None]:
        """Wait for the caller's turn, and have it."""
        self.check(caller)
        self.asked[caller] = self.asked.get(caller, 0) + 1
        try:
            async with self.locks.setdefault(caller, asyncio.Lock()):
                yield
        finally:
            self.asked[caller] -= 1
            if not self.asked[caller]:
                del self.asked[caller], self.locks[caller]

    def length(self) -> int:
        return sum(self.asked.values())
