"""How often somebody may do something: buckets that fill up again with time."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

from antechamber.server.refused import LIMIT, Refused

KEPT: Final = 20_000
LOCAL: Final = ("127.0.0.1", "::1", "testclient")


class Limit:
    """At most `burst` at once and `rate` a second in the long run, for each key."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, key: str, cost: float = 1.0) -> None:
        """Refused if there is not enough left."""
        moment = monotonic()
        left, since = self.left.pop(key, (self.burst, moment))
        left = min(self.burst, left + (moment - since) * self.rate)
        enough = left >= cost
        self.left[key] = (left - cost if enough else left, moment)
        if len(self.left) > KEPT:
            self.left.popitem(last=False)
        if not enough:
            raise Refused(LIMIT, "that is too fast; wait a moment")


class Limits:
    """What is limited, per session and per address. People on this machine itself are not limited by address."""

    def __init__(self) -> None:
        self.messages = Limit(rate=30, burst=300)
        self.hints = Limit(rate=0.2, burst=5)
        self.talk = Limit(rate=0.5, burst=10)
        self.addresses = {
            "request": Limit(rate=20, burst=200),
            "session": Limit(rate=0.5, burst=30),
            "table": Limit(rate=0.2, burst=20),
            "secret": Limit(rate=0.5, burst=20),
            "socket": Limit(rate=5, burst=60),
        }

    def address(self, deed: str, address: str) -> None:
        if address not in LOCAL:
            self.addresses[deed].spend(address)
