"""How many files a process may have open: every connection is one."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

ENOUGH: Final = 65_536
# On a Mac more than this may be refused although nothing says so.
MODEST: Final = 10_240
# Where nobody says how many there may be.
UNKNOWN: Final = 8_192


def allow_many_files() -> None:
    """Take what may be taken: what is given at first is often far less."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (MODEST, ENOUGH):
        more = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        if most_files() < more:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (more, most))


def most_files() -> int:
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ENOUGH if now == resource.RLIM_INFINITY else now
