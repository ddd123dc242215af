"""How things look in a terminal: the screen, and the mark of a seat as a letter in a colour."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.text import Text

LETTERS: Final = "ABCDEFGH"
COLOURS: Final = (
    "bright_cyan",
    "bright_magenta",
    "bright_white",
    "dark_orange",
    "bright_green",
    "sky_blue1",
    "pink1",
    "grey62",
)


def screen() -> Console:
    return Console(highlight=False, markup=False)


def mark(seat: int) -> Text:
    """A seat's letter in its colour; the letter alone says enough."""
    return Text(LETTERS[seat], f"bold #101010 on {COLOURS[seat]}")


def name(seat: int) -> str:
    return f"seat {seat} ({LETTERS[seat]})"


def joined(parts: Iterable[Text | str], gap: str = "  ") -> Text:
    return Text(gap).join([Text(part) if isinstance(part, str) else part for part in parts])
