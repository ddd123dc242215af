"""The sockets of a service that ends: they are not cut while somebody waits for an answer."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from antechamber.server.sockets import TRY_AGAIN

LONGEST_GOODBYE: Final = 2.0


class GracefulWebSockets(WebSocketsSansIOProtocol):
    """A WebSocket that the application closes itself when the service ends, after it has answered what was asked."""

    def shutdown(self) -> None:
        if self.close_sent or not self.handshake_complete:
            super().shutdown()
            return
        self.close_timeout = LONGEST_GOODBYE
        if "server" in self.app_state:
            self.app_state["server"].journal.hurry()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TRY_AGAIN, "reason": ""})
