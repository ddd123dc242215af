"""Positions for tests: a table is played by the names of things, with components of one's own if need be."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Self

from antechamber.core.errors import BadComponents
from antechamber.core.score import total
from antechamber.games import STANDARD, load, sets


@cache
def loaded(key: str, components: str = STANDARD) -> Any:
    """A game, the same whenever it is asked for again, with components of one's own too."""
    return load(key, components)


def changed_components(key: str, folder: Path, *changes: tuple[str, str]) -> str:
    """A component file of one's own: the standard one of a game with these texts replaced."""
    text = sets(key)[STANDARD].read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"not in the standard components: {old}"
        text = text.replace(old, new)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def problems_of(key: str, path: str) -> list[str]:
    """What is said about the mistakes in a component file."""
    try:
        load(key, path)
    except BadComponents as error:
        return error.problems
    raise AssertionError(f"there is nothing wrong with {path}")


class GameTable:
    """A game under way by the names of things: who is to act, what may be chosen, what has been told so far."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.box = state.box
        self.told: list[tuple[str, int, tuple[str, ...]]] = []
        self.hear()

    def hear(self) -> None:
        self.told += [(event.kind, event.seat, event.public) for event in self.state.events]

    def kinds(self) -> list[str]:
        """The kinds of what has been told so far, in order."""
        return [kind for kind, _, _ in self.told]

    @property
    def acting(self) -> int:
        """The one seat that has something to decide."""
        seat: int
        (seat,) = self.state.pending()
        return seat

    def options(self, seat: int | None = None) -> list[str]:
        """What a seat may choose, or the one that is to act, in the order of the alphabet."""
        return sorted(option.text for option in self.state.options(self.acting if seat is None else seat))

    def play(self, *texts: str) -> Self:
        """Make these choices, each by the seat that is to act."""
        for text in texts:
            self.choose(self.acting, text)
        return self

    def choose(self, seat: int, *texts: str) -> Self:
        """Make these choices for a seat."""
        for text in texts:
            self.state.apply(seat, self.state.legal(seat, text))
            self.hear()
        return self

    def points(self) -> list[int]:
        return [total(lines) for lines in self.state.scores()]
