"""What every answer carries, and whose requests are heard at all."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
FOREIGN: Final = 4403


class SecurityMiddleware:
    """Adds the headers, and turns away what another site's page sends: browsers send our cookie along with it."""

    def __init__(self, app: ASGIApp, base_url: str) -> None:
        self.app = app
        self.base_host = urlsplit(base_url).netloc

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self.is_ours(scope):
            await receive()
            await send({"type": "websocket.close", "code": FOREIGN, "reason": "another site"})
        elif scope["type"] == "http" and scope["method"] not in SAFE and not self.is_ours(scope):
            refused = {"code": "forbidden", "text": "this request comes from another site"}
            await JSONResponse(refused, 403, HEADERS)(scope, receive, send)
        elif scope["type"] == "http":
            await self.app(scope, receive, adding(send))
        else:
            await self.app(scope, receive, send)

    def is_ours(self, scope: Scope) -> bool:
        """A browser names the origin of a page; a program that is none does not."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") in {None, "same-origin", "none"}
        try:
            host = urlsplit(origin).netloc
        except ValueError:
            return False
        return bool(host) and host in {headers.get("host"), self.base_host}


def adding(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return send_with_headers
