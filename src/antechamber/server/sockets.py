"""One person's line to a table: messages go out in order, and whoever does not read them is dropped."""

from __future__ import annotations

import asyncio
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
TOO_MANY: Final = 4429


class Socket:
    """A WebSocket with a queue; `viewer` is the seat it looks from, None for a spectator."""

    def __init__(self, websocket: WebSocket, viewer: int | None, session: str, seats: set[int]) -> None:
        self.websocket = websocket
        self.viewer = viewer
        self.session = session
        self.held = seats
        self.unread: asyncio.Queue[str | int] = asyncio.Queue()
        self.size = 0
        self.ending = False
        self.sender = asyncio.create_task(self.send_forever())
        SOCKETS.inc()

    def send(self, message: str) -> None:
        """Queue a message; a queue that only grows belongs to somebody who does not read."""
        if self.ending:
            return
        self.size += len(message)
        if self.unread.qsize() >= MOST_UNREAD or self.size > MOST_UNREAD_BYTES:
            SLOW.inc()
            self.drop(TOO_SLOW)
        else:
            self.unread.put_nowait(message)

    def end(self, code: int) -> None:
        """Close after everything that is queued."""
        if not self.ending:
            self.ending = True
            self.unread.put_nowait(code)

    def drop(self, code: int) -> None:
        """Close now; what is queued is lost, and a client that comes back gets the whole view."""
        while not self.unread.empty():
            self.unread.get_nowait()
        self.end(code)

    async def send_forever(self) -> None:
        try:
            while True:
                message = await self.unread.get()
                async with asyncio.timeout(SENDING_LIMIT):
                    if isinstance(message, int):
                        await self.websocket.close(message)
                        return
                    self.size -= len(message)
                    await self.websocket.send_text(message)
        except TimeoutError:
            SLOW.inc()
            log.info("slow socket dropped")
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        finally:
            self.ending = True

    async def close(self) -> None:
        """The line is gone."""
        SOCKETS.dec()
        self.ending = True
        self.sender.cancel()
        await asyncio.gather(self.sender, return_exceptions=True)
