"""How a run of games is set up: from which seed, and for how many."""

from __future__ import annotations

import shlex
import sys
from hashlib import blake2b
from subprocess import list2cmdline
from typing import Final

from antechamber.core.game import Game

SEED_BYTES: Final = 16
DEFAULT_SEATS: Final = 4


def seed_bytes(text: str) -> bytes:
    """The seed that a text stands for."""
    return blake2b(text.encode(), digest_size=SEED_BYTES).digest()


def default_seats(game: Game) -> int:
    """Four where the game allows it, else as many as it takes."""
    return DEFAULT_SEATS if game.fewest <= DEFAULT_SEATS <= game.most else game.most


def shell_command(words: list[str]) -> str:
    """A command as this machine's terminal takes it: that of Windows knows no single quotes."""
    return list2cmdline(words) if sys.platform == "win32" else shlex.join(words)
