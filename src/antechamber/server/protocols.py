"""How bytes become requests: uvicorn's way, with bounds to everything that a client may begin, and without tracebacks.

A request, or the handshake of a socket, has to be complete ten seconds after it began. Whoever connects and says
nothing, or says it letter by letter, holds nothing for longer; nor does whoever does not take the answer
(`client_transport`). The head of a request, the requests that wait for their turn and the frames of a socket
are counted as they come: what comes at once is looked at in pieces, and nothing is looked at after the piece that was
too much.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected

from antechamber.server.client_transport import ClientTransport, ConnectionCount
from antechamber.server.graceful_websockets import GracefulWebSockets
from antechamber.server.limits import RateMeter

PATIENCE: Final = 10.0
PIECE: Final = 4_096
LONGEST_HEAD: Final = 32_768
LONGEST_URL: Final = 8_000
MOST_HEADERS: Final = 100
# Requests that are sent before the answer to the first has come; browsers and proxies send none.
MOST_WAITING: Final = 100
# Frames of a socket, with pings and parts of messages: twice as many as there may be messages.
FRAMES_A_SECOND: Final = 60
FRAMES_AT_ONCE: Final = 600
NOT_TEXT: Final = 1007
TOO_FAST: Final = 1008


class TooLarge(Exception):
    """Stops the parser."""


class Http(HttpToolsProtocol):
    """HTTP, each request within some time and some size."""

    patience: asyncio.TimerHandle | None = None
    running: RequestResponseCycle | None = None
    fault = HTTPStatus.BAD_REQUEST
    # Bytes that have come since something of a request was complete: its head, a part of its body, the whole.
    unheard = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        host = (transport.get_extra_info("peername") or ("",))[0]
        connections: ConnectionCount = self.app_state["connections"]
        self.client_transport = ClientTransport(transport, self.loop, partial(connections.leave, host))
        super().connection_made(cast("asyncio.Transport", self.client_transport))
        room = connections.enter(host)
        if room == HTTPStatus.OK:
            self.wait()
        else:
            self.refuse(room)

    def connection_lost(self, exc: Exception | None) -> None:
        self.relax()
        self.client_transport.lost()
        super().connection_lost(exc)
        # Of several requests in a row, uvicorn tells only the latest that nobody waits for its answer.
        for cycle in (self.running, *[cycle for cycle, _ in self.pipeline]):
            if cycle is not None:
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()

    def data_received(self, data: bytes) -> None:
        for piece in pieces(data):
            # Whatever comes with the handshake of a socket, before its answer, is nobody's.
            if self.transport.is_closing() or self not in self.connections:
                return
            self.read(piece)

    def read(self, piece: bytes) -> None:
        self.unheard += len(piece)
        super().data_received(piece)
        cycle = self.cycle
        if self.unheard > LONGEST_HEAD:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif len(self.pipeline) > MOST_WAITING:
            self.transport.abort()
        elif cycle is None or cycle.more_body or cycle.response_complete:
            self.wait()
        else:
            self.relax()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_URL:
            self.fault = HTTPStatus.REQUEST_URI_TOO_LONG
            raise TooLarge

    def on_header(self, name: bytes, value: bytes) -> None:
        """Also those that follow a body in parts."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            self.fault = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise TooLarge

    def on_headers_complete(self) -> None:
        self.unheard = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.unheard = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.unheard = 0
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        self.refuse(self.fault)

    def refuse(self, status: HTTPStatus) -> None:
        """Say so, unless an answer is being sent, and end the connection."""
        if self.running is None or self.running.response_complete:
            words = f"{status.phrase}\n".encode()
            self.transport.write(
                b"HTTP/1.1 %d %s\r\ncontent-type: text/plain; charset=utf-8\r\n"
                b"content-length: %d\r\nconnection: close\r\n\r\n%s"
                % (status, status.phrase.encode(), len(words), words)
            )
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.relax()

    def wait(self) -> None:
        """Something has begun and is not complete: it has until then, however many pieces come."""
        if self.patience is None and self in self.connections:
            self.patience = self.loop.call_later(PATIENCE, self.transport.close)

    def relax(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


class WebSockets(GracefulWebSockets):
    """WebSockets; whatever is wrong with a handshake or a frame ends the connection without a word in the log."""

    def connection_made(self, transport: Any) -> None:
        self.client_transport: ClientTransport = transport
        self.pace = RateMeter(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.client_transport.lost()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            # Nobody speaks before they have been answered, and what they say would be answered before the handshake.
            self.transport.close()
        for piece in pieces(data):
            if self.transport.is_closing():
                return
            super().data_received(piece)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_events(self) -> None:
        if self.pace.take(len(self.conn.events)):
            self.fail(TOO_FAST)
        else:
            super().handle_events()

    def handle_connect(self, event: Any) -> None:
        if event.path.isascii():
            super().handle_connect(event)
        else:
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.fail(NOT_TEXT)
        else:
            super().send_receive_event_to_app()

    def fail(self, code: int) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()

    async def send(self, message: Any) -> None:
        """Whoever is gone, or was sent away for a frame, is told nothing more; that is no failure of ours."""
        if self.close_sent or (self.transport.is_closing() and not self.handshake_complete):
            raise ClientDisconnected
        await super().send(message)


def pieces(data: bytes) -> Iterator[bytes]:
    for start in range(0, len(data), PIECE):
        yield data[start : start + PIECE]


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
