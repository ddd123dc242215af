"""Stories are told by a process beside the server, one at a time for each visitor; those of finished games are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from antechamber.server.reading import read_log
from antechamber.server.records import OVER, TableRow
from antechamber.server.refused import BUSY, Refused
from antechamber.server.telling import Telling, Told
from antechamber.server.turns import Turns
from antechamber.server.workers import NoAnswer, Worker

if TYPE_CHECKING:
    from antechamber.server.house import House

log = structlog.get_logger("stories")
MODULE: Final = "antechamber.server.telling"
LIMIT: Final = 20.0
MOST_WAITING: Final = 8
MOST_BYTES: Final = 32_000_000
NICE: Final = 10
Asked = tuple[str, int | None, int, int]


class Shelf:
    """What was told of finished games; what was asked for longest ago goes first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.size = 0
        self.stories: OrderedDict[Asked, bytes] = OrderedDict()

    def find(self, asked: Asked) -> bytes | None:
        if asked in self.stories:
            self.stories.move_to_end(asked)
        return self.stories.get(asked)

    def keep(self, asked: Asked, story: bytes) -> None:
        self.size += len(story) - len(self.stories.pop(asked, b""))
        self.stories[asked] = story
        while self.size > self.most:
            self.size -= len(self.stories.popitem(last=False)[1])


class Teller:
    """The process that tells stories, and those who wait for it."""

    def __init__(self, house: House, module: str = MODULE) -> None:
        self.house = house
        self.worker = Worker(module, NICE)
        self.shelf = Shelf()
        self.turns = Turns(
            MOST_WAITING, "You have asked for many stories at once. Wait until the first of them is told."
        )
        self.free = asyncio.Lock()

    async def tell(self, visitor: str, row: TableRow, viewer: int | None, first: int, last: int) -> bytes:
        """The story as it is sent."""
        asked = (row.id, viewer, first, last)
        found = self.shelf.find(asked)
        if found is not None:
            return found
        async with self.turns.of(visitor), self.free:
            # Somebody else may have asked for the same.
            return self.shelf.find(asked) or await self.ask(row, asked)

    async def ask(self, row: TableRow, asked: Asked) -> bytes:
        components = self.house.components(row.game, row.components)
        telling = Telling(row, components, await read_log(self.house.store, row), *asked[1:])
        try:
            answer = await self.worker.ask(msgspec.msgpack.encode(telling), LIMIT)
        except NoAnswer as error:
            log.warning("a story is not told", table=row.id, limit=LIMIT)
            raise Refused(BUSY, "This story takes too long to tell just now. Try again later.") from error
        told = msgspec.msgpack.decode(answer, type=Told)
        if told.error:
            log.error("a story cannot be told", table=row.id, error=told.error)
            raise Refused(BUSY, "This game cannot be told again here.")
        if row.status == OVER:
            self.shelf.keep(asked, told.story)
        return told.story

    async def close(self) -> None:
        await self.worker.end()
