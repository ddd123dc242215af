"""Bans: whoever is banned comes no further, whatever they ask for."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from antechamber.server.bans import Bans
from antechamber.server.refused import FORBIDDEN
from antechamber.server.sessions import session_of
from antechamber.server.sockets import BANNED, turn_away
from antechamber.server.wire.encoding import encode, encode_text
from antechamber.server.wire.table import Refusal

BANNED_WORDS: Final = "You may no longer use this server. If that is a mistake, write to whoever runs it."
# Whoever looks after the server asks this from a machine of their own.
OPEN_TO_ALL: Final = {"/healthz"}


class BanMiddleware:
    """Asks for every request and every socket who comes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in OPEN_TO_ALL or self.lets_in(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            words = encode_text(Refusal(0, FORBIDDEN, BANNED_WORDS))
            await turn_away(WebSocket(scope, receive, send), BANNED, words)
        elif scope["path"].startswith("/api/"):
            refusal = encode(Refusal(0, FORBIDDEN, BANNED_WORDS))
            await Response(refusal, 403, media_type="application/json")(scope, receive, send)
        else:
            await PlainTextResponse(f"{BANNED_WORDS}\n", 403)(scope, receive, send)

    def lets_in(self, scope: Scope) -> bool:
        bans: Bans = scope["app"].state.server.bans
        who = HTTPConnection(scope)
        return not bans.hold_out(who.client.host if who.client else "", session_of(who) if bans.sessions else "")
