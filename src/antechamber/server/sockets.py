"""One person's socket at a table: messages go out in order, and whoever does not read them is dropped."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from contextlib import suppress
from typing import Final

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from antechamber.server.limits import RateMeter
from antechamber.server.metrics import SLOW, SOCKETS
from antechamber.server.viewers import Viewer

log = structlog.get_logger("sockets")
MOST_UNREAD: Final = 256
MOST_UNREAD_BYTES: Final = 2_000_000
SENDING_LIMIT: Final = 15.0
VIEWS_A_SECOND: Final = 1
VIEWS_AT_ONCE: Final = 5

TRY_AGAIN: Final = 1012
TOO_SLOW: Final = 1013
NOT_YOURS: Final = 4403
GONE: Final = 4404
SENT_AWAY: Final = 4405
BANNED: Final = 4410
TOO_MANY: Final = 4429


class Crowd:
    """How many sockets are open in this process: by whose they are, and by where they come from."""

    def __init__(self) -> None:
        self.clients: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.strangers: Counter[str] = Counter()

    def enter(self, socket: Socket) -> None:
        self.count(socket, 1)

    def leave(self, socket: Socket) -> None:
        self.count(socket, -1)

    def count(self, socket: Socket, change: int) -> None:
        counted = [(self.clients, socket.client), (self.places, socket.place)]
        if not socket.session:
            counted.append((self.strangers, socket.place))
        for counter, key in counted:
            counter[key] += change
            if not counter[key]:
                del counter[key]


class Socket:
    """A WebSocket with a queue; `viewer` is whose eyes it looks through.

    `place` is the key of the address that it comes from, `views` how often it may be sent everything it knows, and
    `ending` the code with which it is about to be closed, or 0.
    """

    def __init__(self, websocket: WebSocket, viewer: Viewer, session: str, place: str) -> None:
        self.websocket = websocket
        self.viewer = viewer
        self.session = session
        self.address = websocket.client.host if websocket.client else ""
        self.place = place
        self.views = RateMeter(VIEWS_A_SECOND, VIEWS_AT_ONCE)
        self.unread: deque[str | int] = deque()
        self.some = asyncio.Event()
        self.size = 0
        self.ending = 0
        self.unanswered = 0
        self.sender = asyncio.create_task(self.send_forever())
        SOCKETS.inc()

    @property
    def client(self) -> str:
        """Whose socket it is; people without a session are told apart by their address."""
        return self.session or self.place

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

    def expect(self) -> None:
        """Something has been asked for: the socket is not closed before its answer."""
        self.unanswered += 1

    def answer(self, message: str) -> None:
        """Answer what was asked for, also if the socket is about to be closed."""
        self.unanswered -= 1
        self.queue(message)
        self.size += len(message)
        if self.ending and not self.unanswered:
            self.queue(self.ending)

    def end(self, code: int) -> None:
        """Close after everything that is queued, and after the answer to what was asked for."""
        if not self.ending:
            self.ending = code
            if not self.unanswered:
                self.queue(code)

    def queue(self, message: str | int) -> None:
        self.unread.append(message)
        self.some.set()

    def drop(self, code: int) -> None:
        """Close now; what is queued is lost, and a client that comes back gets the whole view."""
        self.unread.clear()
        self.ending = code
        self.queue(code)

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
            self.ending = self.ending or TRY_AGAIN

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
        """The socket is gone."""
        SOCKETS.dec()
        self.ending = self.ending or TRY_AGAIN
        self.sender.cancel()
        await asyncio.gather(self.sender, return_exceptions=True)


async def turn_away(websocket: WebSocket, code: int, *words: str) -> None:
    """Open a socket to close it, if need be with words: a page is told nothing of one that never opened."""
    with suppress(WebSocketDisconnect):
        await websocket.accept()
        for word in words:
            await websocket.send_text(word)
        await websocket.close(code)
