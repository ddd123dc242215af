"""The time, as it is stored and sent: whole milliseconds since 1970."""

from __future__ import annotations

from time import time_ns
from typing import Final

DAY: Final = 86_400_000


def now() -> int:
    return time_ns() // 1_000_000
