"""What the tables of all games have in common: positions are played by the names of things."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from antechamber.games import STANDARD, sets


def changed_components(key: str, folder: Path, *changes: tuple[str, str]) -> str:
    """A component file of one's own: the standard one of a game with these texts replaced."""
    text = sets(key)[STANDARD].read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"not in the standard components: {old}"
        text = text.replace(old, new)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


class GameTable:
    """A game under way: who is to act, and what has been told so far."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.box = state.box
        self.told: list[tuple[str, int, tuple[str, ...]]] = []
        self.hear()

    def hear(self) -> None:
        self.told += [(event.kind, event.seat, event.public) for event in self.state.events]

    @property
    def acting(self) -> int:
        """The one seat that has something to decide."""
        (seat,) = self.state.pending()
        return seat
