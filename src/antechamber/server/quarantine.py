"""Tables that have stumbled: each is left alone for a while, longer every time."""

from __future__ import annotations

from typing import Final

import msgspec
import structlog

from antechamber.server.clock import now

log = structlog.get_logger("quarantine")
FIRST_PAUSE: Final = 60_000
LONGEST_PAUSE: Final = 3_600_000
KEPT: Final = 1000


class Failure(msgspec.Struct):
    """How often a table has stumbled, and until when it is left alone."""

    times: int
    until: int


class Quarantine:
    """The tables that this process leaves alone."""

    def __init__(self) -> None:
        self.stumbles: dict[str, Failure] = {}

    def put(self, table_id: str, why: str) -> int:
        """Leave a table alone; until when."""
        known = self.stumbles.pop(table_id, Failure(0, 0))
        pause = min(FIRST_PAUSE << known.times, LONGEST_PAUSE)
        self.stumbles[table_id] = Failure(min(known.times + 1, 10), now() + pause)
        if len(self.stumbles) > KEPT:
            del self.stumbles[next(iter(self.stumbles))]
        log.error("a table is set aside", table=table_id, why=why, seconds=pause // 1000)
        return now() + pause

    def has(self, table_id: str) -> bool:
        known = self.stumbles.get(table_id)
        return known is not None and known.until > now()

    def release(self, table_id: str) -> None:
        """It goes well again."""
        self.stumbles.pop(table_id, None)

    def __len__(self) -> int:
        return len(self.stumbles)
