"""The access log: a line for each request and each socket, without anything that opens a door.

Cookies, bodies and what follows the question mark of an address are never in it. `who` is the beginning of the
session's hash, by which `antechamber admin` knows the session, too.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

import structlog
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from antechamber.server.sessions import session_of

log = structlog.get_logger("access")
SHORT: Final = 12
LONGEST_PATH: Final = 200


class AccessLog:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        began, seen = monotonic(), Seen(send)
        try:
            await self.app(scope, receive, seen)
        finally:
            who = HTTPConnection(scope)
            log.info(
                "socket" if scope["type"] == "websocket" else "request",
                method=scope.get("method", "GET"),
                path=as_asked(scope),
                status=seen.status,
                ms=round((monotonic() - began) * 1000, 1),
                address=who.client.host if who.client else "",
                who=session_of(who)[:SHORT],
            )


class Seen:
    """Passes on what is answered, and remembers how it ended: the status, or the code that a socket was closed with."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif message["type"] == "websocket.close":
            self.status = message.get("code", 0)
        await self.send(message)


def as_asked(scope: Scope) -> str:
    """The path in the letters it was sent in: nothing of it breaks a line."""
    return bytes(scope.get("raw_path") or b"").decode("ascii", "backslashreplace")[:LONGEST_PATH]
