"""Saying every few seconds that somebody serves, so that it is known when nobody did: no clock runs then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import Final

import structlog

from antechamber.server.clock import now
from antechamber.server.clocks import Pause
from antechamber.server.rows import ServiceRun
from antechamber.server.store import Store
from antechamber.server.store_status import BROKEN

log = structlog.get_logger("heartbeat")
MISSED: Final = 3  # beats; one or two may come late
PATIENCE: Final = 3.0  # seconds; nobody waits longer for it when the process ends
SHORTEST: Final = 5000  # milliseconds: a busy moment is no pause


class Heartbeat:
    """The times in which no process served, whoever finds them out: all share one pulse in the store."""

    def __init__(self, store: Store, every: float, on_pause: Callable[[], None]) -> None:
        self.store = store
        self.every = every
        self.on_pause = on_pause
        self.pauses: list[Pause] = []
        self.latest = ServiceRun(begun=0, beat=0)

    async def beat(self) -> None:
        """Say that we serve, and learn of pauses."""
        gap = max(SHORTEST, round(self.every * 1000 * MISSED))
        runs = await self.store.note_run(now(), gap, self.latest.begun)
        known, self.latest = self.latest, runs[-1]
        if known.begun != self.latest.begun:
            self.pauses += [(gone.beat, back.begun) for gone, back in pairwise(runs) if gone.beat < back.begun]
            self.on_pause()

    async def beat_anyway(self) -> None:
        """Go on without a store that does not answer: that is a pause too, once it does."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.beat()
        except BROKEN as error:
            log.warning("store does not answer", error=type(error).__name__)

    async def beat_forever(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            await self.beat_anyway()
