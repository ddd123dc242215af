"""One person's line to a table: messages go out in order, and whoever does not read them is dropped."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from antechamber.server.metrics import SLOW, SOCKETS

log = structlog.get_logger("sockets")
MOST_UNREAD: Final = 256
MOST_UNREAD_BYTES: Final = 2_000_000
SENDING_LIMIT: Final = 15.0

TRY_AGAIN: Final = 1012
TOO_SLOW: Final = 1013
NOT_YOURS: Final = 4403
GONE: Final = 4404
SENT_AWAY: Final = 4405
TOO_MANY: Final = 4429


class Socket:
    """A WebSocket with a queue; `viewer` is the seat it looks from, None for a spectator."""

    def __init__(self, websocket: WebSocket, viewer: int | None, session: str, seats: set[int]) -> None:
        self.websocket = websocket
        self.viewer = viewer
        self.session = session
        self.held = seats
        self.unread: deque[str | int] = deque()
        self.some = asyncio.Event()
        self.size = 0
        self.ending = False
        self.sender = asyncio.create_task(self.send_forever())
        SOCKETS.inc()

    def send(self, message: str) -> None:
        """Queue a message; a queue that only grows belongs to somebody who does not read."""
        if self.ending:
            return
        self.size += len(message)
        if len(self.unread) >= MOST_UNREAD or self.size > MOST_UNREAD_BYTES:
            SLOW.inc()
            self.drop(TOO_SLOW)
        else:
            self.queue(message)

    def end(self, code: int) -> None:
        """Close after everything that is queued."""
        if not self.ending:
            self.ending = True
            self.queue(code)

    def queue(self, message: str | int) -> None:
        self.unread.append(message)
        self.some.set()

    def drop(self, code: int) -> None:
        """Close now; what is queued is lost, and a client that comes back gets the whole view."""
        self.unread.clear()
        self.end(code)

    async def send_forever(self) -> None:
        try:
            while await self.some.wait():
                self.some.clear()
                async with asyncio.timeout(SENDING_LIMIT):
                    if await self.send_all():
                        return
        except TimeoutError:
            SLOW.inc()
            log.info("slow socket dropped")
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        finally:
            self.ending = True

    async def send_all(self) -> bool:
        """Send what is queued; whether that was the end."""
        while self.unread:
            message = self.unread.popleft()
            if isinstance(message, int):
                await self.websocket.close(message)
                return True
            self.size -= len(message)
            await self.websocket.send_text(message)
        return False

    async def close(self) -> None:
        """The line is gone."""
        SOCKETS.dec()
        self.ending = True
        self.sender.cancel()
        await asyncio.gather(self.sender, return_exceptions=True)
