"""The parts of an HTTP request that every route looks at: who asks, how often, and what for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec
import structlog
from msgspec.json import Decoder
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from antechamber.core.errors import AntechamberError
from antechamber.server.analysis import Analyses
from antechamber.server.callers import Caller
from antechamber.server.limits import Limits
from antechamber.server.metrics import REFUSALS
from antechamber.server.refused import BUSY, MALFORMED, NO_STORE, STATUS, UNKNOWN, Refused
from antechamber.server.server import Server
from antechamber.server.sessions import find_session, new_session, set_cookie
from antechamber.server.store_status import BROKEN
from antechamber.server.wire.encoding import encode
from antechamber.server.wire.table import Refusal

log = structlog.get_logger("http")
T = TypeVar("T")
MOST_DIGITS: Final = 7


class RequestContext:
    """A request with what is known about it."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.server: Server = request.app.state.server
        self.limits: Limits = request.app.state.limits
        self.analyses: Analyses = request.app.state.analyses
        self.address: str = request.app.state.addresses.of(request)
        self.session = ""
        self.name = ""
        self.new_token = ""

    async def identify(self, must: bool = False) -> None:
        """Find the session; who changes something and has none is given one."""
        self.session, self.name = await find_session(self.server.store, self.request)
        if must and not self.session:
            await self.limits.address("session", self.address)
            self.session, self.new_token = await new_session(self.server.store)
        self.server.session_addresses.note(self.session, self.address)

    @property
    def caller(self) -> Caller:
        return Caller(self.session, self.name, self.address)

    async def to_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something that is done also if whoever asked for it goes away."""
        return await self.server.background.run_to_end(work)

    async def body(self, kind: Decoder[T]) -> T:
        try:
            return kind.decode(await self.content())
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused(MALFORMED, f"This request is not understood: {error}") from error

    async def content(self) -> bytes:
        data, most = b"", self.server.settings.largest_body
        try:
            async for part in self.request.stream():
                data += part
                if len(data) > most:
                    raise Refused(MALFORMED, f"A request has at most {most} bytes here.")
        except ClientDisconnect:
            # Nobody hears this: it only ends the work on a request that never came whole.
            raise Refused(MALFORMED, "The request ended early.") from None
        return data

    def number(self, name: str, default: int) -> int:
        """A whole number from the query."""
        found = whole(self.request.query_params.get(name, str(default)))
        if found is None:
            raise Refused(MALFORMED, f"'{name}' must be a whole number.")
        return found

    def answer(self, what: Any, status: int = 200) -> Response:
        response = Response(encode(what), status, media_type="application/json")
        if self.new_token:
            secure = self.request.url.scheme == "https" or self.server.settings.base_url.startswith("https:")
            set_cookie(response, self.new_token, secure)
        return response


def whole(text: str) -> int | None:
    """A whole number from an address, with plain digits and not too many; nothing if it is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None


Work = Callable[[RequestContext], Awaitable[Response]]


def route(work: Work) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint: whatever goes wrong becomes an answer in words."""

    async def endpoint(request: Request) -> Response:
        context = RequestContext(request)
        try:
            await context.limits.address("request", context.address)
            return await work(context)
        except Refused as refusal:
            return refused(context, refusal)
        except AntechamberError as error:
            return refused(context, Refused(UNKNOWN, str(error)))
        except BROKEN:
            return refused(context, Refused(BUSY, NO_STORE))
        except Exception:
            log.exception("a request failed", path=request.url.path)
            return refused(context, Refused(BUSY, "Something went wrong here; try again."))

    return endpoint


def refused(context: RequestContext, refusal: Refused) -> Response:
    REFUSALS.labels(refusal.code).inc()
    return context.answer(Refusal(0, refusal.code, refusal.sentence), STATUS.get(refusal.code, 400))
