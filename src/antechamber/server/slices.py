"""Long work that cannot leave the event loop is done in slices, between which everybody else has a turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Final, TypeVar

T = TypeVar("T")
SLICE: Final = 0.003


class Slices:
    """One long piece of work at a time, so that many of them take no longer turns than one."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def each(self, things: Iterable[T], do: Callable[[T], None]) -> None:
        """Do something with each thing."""
        async with self.turn:
            start = perf_counter()
            for thing in things:
                do(thing)
                if perf_counter() - start > SLICE:
                    await asyncio.sleep(0)
                    start = perf_counter()
