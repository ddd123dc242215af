"""Notices between processes: something is new at a table. They may be lost; the store is what counts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import token_hex
from typing import Any, Final

import msgspec
import structlog

log = structlog.get_logger("notices")
CHANNEL: Final = "antechamber"
PAUSE: Final = 1.0
PATIENCE: Final = 3.0


class Notice(msgspec.Struct):
    """There is something new at a table; `present` are the seats that look at it through the process.

    `watched` says whether anybody does, spectators too. Without `news`, it only says who is there still. If it `asks`,
    every process answers who is there. Without a table: somebody has changed something in the store, look everywhere.
    """

    table: str
    process: str = ""
    present: list[int] = []
    watched: bool = False
    news: bool = True
    asks: bool = False


async def publish(url: str, notices: list[Notice]) -> None:
    """Give notices from outside of any serving process."""
    import redis.asyncio

    async with redis.asyncio.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE) as client:
        await client.publish(CHANNEL, msgspec.msgpack.encode(notices))


class NoticeBus:
    """Over Redis if there is one; a single process needs none."""

    def __init__(self, url: str, hear: Callable[[Notice], None]) -> None:
        self.url = url
        self.hear = hear
        self.process = token_hex(8)
        self.redis: Any = None
        self.listens = False
        self.waiting: dict[str, Notice] = {}
        self.some = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        if not self.url:
            return
        import redis.asyncio

        self.redis = redis.asyncio.from_url(self.url, socket_timeout=None, health_check_interval=15)
        self.tasks = [asyncio.create_task(self.speak_forever()), asyncio.create_task(self.listen_forever())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.redis is not None:
            await self.redis.aclose()

    def give(self, notice: Notice) -> None:
        if self.redis is not None:
            notice.process = self.process
            if notice.table in self.waiting:
                notice.news = notice.news or self.waiting[notice.table].news
                notice.asks = notice.asks or self.waiting[notice.table].asks
            self.waiting[notice.table] = notice
            self.some.set()

    async def ask(self, notice: Notice) -> int | None:
        """Ask all other processes who is there; how many they are, or None if the question does not come through."""
        if not self.listens:
            return None
        notice.process, notice.asks, notice.news = self.process, True, False
        try:
            async with asyncio.timeout(PATIENCE):
                heard = await self.redis.publish(CHANNEL, msgspec.msgpack.encode([notice]))
        except Exception as error:  # noqa: BLE001 - as below: whatever the reason, we do not know
            log.warning("nobody could be asked", error=type(error).__name__)
            return None
        return int(heard) - 1  # one of those that listen is this process

    async def speak_forever(self) -> None:
        while True:
            await self.some.wait()
            self.some.clear()
            notices, self.waiting = list(self.waiting.values()), {}
            try:
                await self.redis.publish(CHANNEL, msgspec.msgpack.encode(notices))
            except Exception as error:  # noqa: BLE001 - notices are allowed to be lost, whatever the reason
                log.warning("notice lost", error=type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def listen_forever(self) -> None:
        while True:
            try:
                async with self.redis.pubsub() as heard:
                    await heard.subscribe(CHANNEL)
                    async for message in heard.listen():
                        self.listens = True
                        if message["type"] == "message":
                            self.take(message["data"])
            except Exception as error:  # noqa: BLE001 - as above: listening goes on when Redis is back
                self.listens = False
                log.warning("notices do not come through", error=type(error).__name__)
                await asyncio.sleep(PAUSE)

    def take(self, data: bytes) -> None:
        for notice in msgspec.msgpack.decode(data, type=list[Notice]):
            if notice.process != self.process:
                self.hear(notice)
