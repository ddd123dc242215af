"""Stories are told by a process beside the server, one at a time for each caller; those of finished games are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec
import structlog

from antechamber.server.box_shelf import BoxShelf
from antechamber.server.caller_queue import CallerQueue
from antechamber.server.refused import BUSY, Refused
from antechamber.server.rows import OVER, TableRow
from antechamber.server.store import Store
from antechamber.server.story_worker import StoryAnswer, StoryTask
from antechamber.server.table_loading import read_log
from antechamber.server.viewers import Viewer
from antechamber.server.worker_process import NoAnswer, WorkerProcess

log = structlog.get_logger("stories")
MODULE: Final = "antechamber.server.story_worker"
LIMIT: Final = 20.0
MOST_WAITING: Final = 8
MOST_BYTES: Final = 32_000_000
NICE: Final = 10
Asked = tuple[str, Viewer, int, int]


class StoryCache:
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


class StoryService:
    """The process that tells stories, and those who wait for it."""

    def __init__(self, shelf: BoxShelf, store: Store, module: str = MODULE) -> None:
        self.shelf = shelf
        self.store = store
        self.worker = WorkerProcess(module, NICE)
        self.cache = StoryCache()
        self.turns = CallerQueue(
            MOST_WAITING, "You have asked for many stories at once. Wait until the first of them is told."
        )
        self.free = asyncio.Lock()

    async def tell(self, caller: str, row: TableRow, viewer: Viewer, first: int, last: int) -> bytes:
        """The story as it is sent."""
        asked = (row.id, viewer, first, last)
        found = self.cache.find(asked)
        if found is not None:
            return found
        async with self.turns.of(caller), self.free:
            # Somebody else may have asked for the same.
            return self.cache.find(asked) or await self.ask(row, asked)

    async def ask(self, row: TableRow, asked: Asked) -> bytes:
        source = self.shelf.source(await self.shelf.game(row.game, row.components), row.components)
        task = StoryTask(row, source, await read_log(self.store, row), *asked[1:])
        try:
            answer = await self.worker.ask(msgspec.msgpack.encode(task), LIMIT)
        except NoAnswer as error:
            log.warning("a story is not told", table=row.id, limit=LIMIT)
            raise Refused(BUSY, "This story takes too long to tell just now. Try again later.") from error
        told = msgspec.msgpack.decode(answer, type=StoryAnswer)
        if told.error:
            log.error("a story cannot be told", table=row.id, error=told.error)
            raise Refused(BUSY, "This game cannot be told again here.")
        if row.status == OVER:
            self.cache.keep(asked, told.story)
        return told.story

    async def close(self) -> None:
        await self.worker.end()
