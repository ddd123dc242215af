"""Long work that cannot leave the event loop is done in slices, between which everybody else has a turn.

Only one slice is done at a time, so many pieces of work take no more of the loop than one. Whoever has work to do takes
turns with the others, one slice each, however many pieces of it they have: somebody's short work does not wait for
another's long one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Final, TypeVar

T = TypeVar("T")
SLICE: Final = 0.003


class Slices:
    """Whose slice is done now, and who waits, each client with their pieces of work in the order in which they came."""

    def __init__(self) -> None:
        self.busy = False
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def each(self, things: Iterable[T], do: Callable[[T], None], client: str = "") -> None:
        """Do something with each thing, on behalf of somebody."""
        await self.begin(client)
        start = perf_counter()
        for thing in things:
            try:
                do(thing)
            except BaseException:
                self.pass_on(client)
                raise
            if perf_counter() - start > SLICE:
                await self.step_aside(client)
                start = perf_counter()
        self.pass_on(client)

    async def begin(self, client: str) -> None:
        """Wait for the first slice."""
        if self.busy:
            ready = self.ready()
            self.waiting.setdefault(client, deque()).append(ready)
            await self.turn(ready, client)
        self.busy = True

    async def step_aside(self, client: str) -> None:
        """Let others have their turn; what a client has begun comes before what they have not."""
        ready = self.ready()
        self.waiting.setdefault(client, deque()).appendleft(ready)
        self.pass_on(client)
        await self.turn(ready, client)

    def ready(self) -> asyncio.Future[None]:
        return asyncio.get_running_loop().create_future()

    async def turn(self, ready: asyncio.Future[None], client: str) -> None:
        """Wait for one's turn; the event loop has one in any case. Whoever no longer wants it passes it on."""
        try:
            await asyncio.sleep(0)
            await ready
        except asyncio.CancelledError:
            if ready.done() and not ready.cancelled():
                self.pass_on(client)
            ready.cancel()
            raise

    def pass_on(self, client: str) -> None:
        """The next client's turn; whoever has had one and has more to do waits behind the others."""
        self.busy = False
        if client in self.waiting:
            self.waiting.move_to_end(client)
        while self.waiting and not self.busy:
            following, pieces = self.waiting.popitem(last=False)
            ready = pieces.popleft()
            if pieces:
                self.waiting[following] = pieces
            if not ready.done():
                self.busy = True
                ready.set_result(None)
