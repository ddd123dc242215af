"""How often somebody may do something: buckets that fill up again with time, in all processes together."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from math import inf
from time import monotonic
from typing import Any, Final

import structlog

from antechamber.server.addresses import LOCAL
from antechamber.server.refused import LIMIT, Refused

log = structlog.get_logger("limits")
KEPT: Final = 20_000
PATIENCE: Final = 0.5  # seconds until a Redis that does not answer is done without
PAUSE: Final = 5.0  # seconds until it is asked again
TOO_FAST: Final = "That is too fast. Wait a moment."

# One bucket: what is left and since when, by the clock of Redis. It is forgotten once it would be full.
SPEND: Final = """
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local rate, burst, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local kept = redis.call('HMGET', KEYS[1], 'left', 'since')
local left = tonumber(kept[1]) or burst
left = math.min(burst, left + math.max(0, now - (tonumber(kept[2]) or now)) * rate)
local enough = left >= cost
if enough then left = left - cost end
redis.call('HSET', KEYS[1], 'left', tostring(left), 'since', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.min(86400, math.ceil(burst / math.max(rate, 0.0001)) + 1))
return enough and 1 or 0
"""


class Shared:
    """Buckets in Redis. While it does not answer, each process goes by its own."""

    def __init__(self, url: str) -> None:
        import redis.asyncio

        self.redis = redis.asyncio.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        self.script: Any = self.redis.register_script(SPEND)
        self.asked_again = 0.0

    async def allows(self, key: str, rate: float, burst: float, cost: float) -> bool:
        if monotonic() < self.asked_again:
            return True
        try:
            async with asyncio.timeout(PATIENCE):
                return bool(await self.script([f"antechamber limit {key}"], [rate, burst, cost]))
        except Exception as error:  # noqa: BLE001 - whatever is wrong with Redis, nobody is turned away for it
            log.warning("limits are not shared", error=type(error).__name__)
            self.asked_again = monotonic() + PAUSE
            return True

    async def close(self) -> None:
        await self.redis.aclose()


class Limit:
    """At most `burst` at once and `rate` a second in the long run, for each key."""

    def __init__(self, rate: float, burst: float, name: str = "", shared: Shared | None = None) -> None:
        self.rate = rate
        self.burst = burst
        self.name = name
        self.shared = shared
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, key: str, cost: float = 1.0) -> None:
        """Refused if there is not enough left in this process."""
        at = monotonic()
        left, since = self.left.pop(key, (self.burst, at))
        left = min(self.burst, left + (at - since) * self.rate)
        enough = left >= cost
        self.left[key] = (left - cost if enough else left, at)
        if len(self.left) > KEPT:
            self.left.popitem(last=False)
        if not enough:
            raise Refused(LIMIT, TOO_FAST)

    async def spend_everywhere(self, key: str, cost: float = 1.0) -> None:
        """Refused if there is not enough left in all processes together."""
        self.spend(key, cost)
        shared = self.shared
        if shared is not None and not await shared.allows(f"{self.name} {key}", self.rate, self.burst, cost):
            raise Refused(LIMIT, TOO_FAST)


class RateMeter:
    """At most `burst` at once and `rate` a second in the long run, for one that keeps count itself."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.lead = burst / rate
        self.reached = -inf

    def early(self, cost: float = 1.0) -> float:
        """How many seconds too early it would be to take so much now."""
        at = monotonic()
        return max(0.0, max(self.reached, at - self.lead) + cost / self.rate - at)

    def take(self, cost: float = 1.0) -> float:
        """Take it, and say how many seconds too early that is."""
        early = self.early(cost)
        self.reached = max(self.reached, monotonic() - self.lead) + cost / self.rate
        return early


class Limits:
    """What is limited, per session and per address. People on this machine itself are not limited by address.

    `announcements` are what the server says because of somebody; `takebacks` are undos and going back, each of which
    makes the log longer and has the game played again from its beginning whenever the table is read.

    Messages are counted by each process for itself: that is what they wear out, and nobody waits for Redis with a
    choice. What costs more counts for more. All else is counted together.
    """

    def __init__(self, redis: str = "") -> None:
        self.shared = Shared(redis) if redis else None
        self.messages = Limit(rate=30, burst=300)
        self.messages_of_address = Limit(rate=150, burst=1500)
        self.advice = self.limit("advice", rate=0.2, burst=5)
        self.chat = self.limit("chat", rate=0.5, burst=10)
        self.announcements = self.limit("announcement", rate=0.1, burst=10)
        self.takebacks = self.limit("takeback", rate=0.2, burst=40)
        self.spectators = self.limit("spectator", rate=0.1, burst=3)
        self.addresses = {
            name: self.limit(f"{name} of address", rate, burst)
            for name, rate, burst in (
                ("request", 20, 200),
                ("session", 0.5, 30),
                ("table", 0.2, 20),
                ("box", 3, 60),
                ("secret", 0.5, 20),
                ("socket", 5, 60),
                ("chat", 0.5, 10),
            )
        }

    def limit(self, name: str, rate: float, burst: float) -> Limit:
        return Limit(rate, burst, name, self.shared)

    async def address(self, action: str, address: str) -> None:
        if address != LOCAL:
            await self.addresses[action].spend_everywhere(address)

    def message(self, session: str, address: str, cost: float) -> None:
        """Of a session and of all at an address; those who have no session are one."""
        self.messages.spend(session or address, cost)
        if address != LOCAL:
            self.messages_of_address.spend(address, cost)

    async def close(self) -> None:
        if self.shared is not None:
            await self.shared.close()
