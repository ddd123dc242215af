"""Whether the store can be written: it stops when an answer is late, and goes on with the first that comes."""

from __future__ import annotations

import asyncio
from typing import Final

NOTICE: Final = 1.0
BROKEN: Final = (OSError, TimeoutError)  # how a store fails that does not answer; what it does not take fails otherwise


def reason(error: BaseException) -> str:
    """What an error says or, as many timeouts say nothing, what it is."""
    return str(error) or type(error).__name__


class StoreStatus:
    """People are told when it stops and when it goes on; `changed` wakes whoever tells them."""

    def __init__(self) -> None:
        self.stopped = False
        self.changed = asyncio.Event()
        self.timer: asyncio.TimerHandle | None = None

    @property
    def steady(self) -> bool:
        """Whether no answer is late or missing."""
        return self.timer is None

    def expect(self) -> None:
        """Something has been asked for; without an answer, it counts as stopped in a second."""
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(NOTICE, self.change, True)

    def go_on(self) -> None:
        """An answer has come."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.stopped:
            self.change(False)

    def change(self, stopped: bool) -> None:
        self.stopped = stopped
        self.changed.set()
