"""How bytes become requests: uvicorn's way, with an end to those that never come, and without tracebacks.

A request, or the handshake of a socket, has to be complete ten seconds after it began. Whoever opens a line and says
nothing, or says it letter by letter, holds nothing for longer.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from antechamber.server.patient import Patient

PATIENCE: Final = 10.0
NOT_TEXT: Final = 1007


class Http(HttpToolsProtocol):
    """HTTP, each request within some time."""

    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.relax()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        cycle = self.cycle
        if cycle is None or cycle.more_body or cycle.response_complete:
            self.wait()
        else:
            self.relax()

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


class WebSockets(Patient):
    """WebSockets; an address or a text that is not one ends the line without a word in the log."""

    def handle_connect(self, event: Any) -> None:
        if event.path.isascii():
            super().handle_connect(event)
        else:
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(NOT_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
