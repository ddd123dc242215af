"""Files that are their owner's alone. Windows keeps a user's folders from others by itself."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

import structlog

log = structlog.get_logger("files")
OWNERS: Final = 0o600
FOLDER: Final = 0o700
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def is_open(file: Path) -> bool:
    """Whether others than its owner can read or change a file."""
    return os.name != "nt" and bool(file.stat().st_mode & OTHERS)


def make_folder(folder: Path) -> None:
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)


def make_private(file: Path) -> None:
    """See that a file is its owner's alone; one that is not there yet is made, empty."""
    if not file.exists():
        make_folder(file.parent)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNERS))
    elif is_open(file):
        tighten(file)


def tighten(file: Path) -> None:
    try:
        file.chmod(OWNERS)
    except OSError as error:
        log.warning("a file can be read by others, and that cannot be changed", file=str(file), error=error.strerror)
    else:
        log.warning("a file could be read by others; now it is its owner's alone", file=str(file))
