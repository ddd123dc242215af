"""Connections of people: how many there may be, and an end to those that do not take what they are sent."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from time import monotonic
from typing import Any, Final

import structlog

from antechamber.server.addresses import Addresses
from antechamber.server.open_files import most_files

log = structlog.get_logger("connections")
PATIENCE: Final = 10.0
LOOKS: Final = 10
# Whoever takes less than this in that time might as well take nothing.
LEAST: Final = 4_096
# Files that are left for the store and the bots, however many people come.
SPARE: Final = 128
SAID_AGAIN: Final = 60.0


class ClientTransport:
    """A transport of uvicorn's, which ends if what waits to be sent is not taken; when it is over it does nothing."""

    def __init__(
        self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, leave: Callable[[], None]
    ) -> None:
        self.transport = transport
        self.loop = loop
        self.leave = leave
        self.written = 0
        self.taken = 0
        self.since = 0.0
        self.looking: asyncio.TimerHandle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.transport.write(data)
        self.written += len(data)
        if self.looking is None:
            self.note(self.written - self.transport.get_write_buffer_size())

    def pause_reading(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def note(self, taken: int) -> None:
        """So much has been taken by now: it is looked again whether there is more."""
        self.taken, self.since = taken, self.loop.time()
        self.look_later()

    def look_later(self) -> None:
        self.looking = self.loop.call_later(PATIENCE / LOOKS, self.look)

    def look(self) -> None:
        """End if hardly anything has been taken for too long. Also a connection that is being closed waits for that."""
        self.looking = None
        waiting = self.transport.get_write_buffer_size()
        if not waiting:
            return
        if self.written - waiting - self.taken >= LEAST:
            self.note(self.written - waiting)
        elif self.loop.time() - self.since >= PATIENCE:
            self.transport.abort()
        else:
            self.look_later()

    def lost(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
        self.leave()


class ConnectionCount:
    """How many connections there are to this process, and how many of them from one address; 0 is any number."""

    def __init__(self, addresses: Addresses, most: int) -> None:
        self.addresses = addresses
        files = most_files()
        self.room = files - min(SPARE, files // 4)
        # Where there is room for few, one address does not take it all.
        self.most = min(most, self.room // 2)
        self.open = 0
        self.from_address: Counter[str] = Counter()
        self.said = -SAID_AGAIN

    def enter(self, host: str) -> HTTPStatus:
        """Whether there is room for one more. Whoever is turned away leaves too."""
        address = self.addresses.of_peer(host)
        self.open += 1
        self.from_address[address] += 1
        if address and self.most and self.from_address[address] > self.most:
            return HTTPStatus.TOO_MANY_REQUESTS
        if self.open > self.room:
            self.say("there is no room for more connections: allow more open files")
            return HTTPStatus.SERVICE_UNAVAILABLE
        return HTTPStatus.OK

    def leave(self, host: str) -> None:
        address = self.addresses.of_peer(host)
        self.open -= 1
        self.from_address[address] -= 1
        if not self.from_address[address]:
            del self.from_address[address]

    def say(self, words: str) -> None:
        """In the log, but not for each of thousands."""
        if monotonic() > self.said + SAID_AGAIN:
            self.said = monotonic()
            log.warning(words, connections=self.open)
