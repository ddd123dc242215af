"""The features of a numeric observation: what they are called, what they may be, what they mean, where from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

Numbers = Iterable[float]
Index = Mapping[str | int, int]


class FeatureSource(NamedTuple):
    """What features are read from: a seat's view, the seats in turn order from its own, and what it has to decide."""

    view: Any
    turn: list[int]
    prompt: str | None


class Feature(NamedTuple):
    """`size` numbers from 0 (or `low`) to `high`."""

    name: str
    size: int
    low: int
    high: int
    meaning: str
    read: Callable[[FeatureSource], Numbers]


class FeatureList:
    """The features of a game, listed one after the other; whatever has one entry a seat begins with the own seat."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.list: list[Feature] = []

    def add(
        self, name: str, size: int, bounds: tuple[int, int], meaning: str, read: Callable[[FeatureSource], Numbers]
    ) -> None:
        self.list.append(Feature(name, size, *bounds, meaning, read))

    def number(self, name: str, high: int, meaning: str, read: Callable[[Any], float]) -> None:
        """A single number of the view."""
        self.add(name, 1, (0, high), meaning, lambda source: [read(source.view)])

    def row(self, name: str, size: int, high: int, meaning: str, read: Callable[[Any], Numbers]) -> None:
        """A number for each of several things in the view."""
        self.add(name, size, (0, high), meaning, lambda source: read(source.view))

    def each(self, name: str, high: int, meaning: str, read: Callable[[Any, int], float]) -> None:
        """A number for each seat."""
        self.add(name, self.seats, (0, high), meaning, lambda source: [read(source.view, seat) for seat in source.turn])

    def rows(self, name: str, size: int, high: int, meaning: str, read: Callable[[Any, int], Numbers]) -> None:
        """A row of numbers for each seat."""
        size *= self.seats
        self.add(
            name, size, (0, high), meaning, lambda source: [n for seat in source.turn for n in read(source.view, seat)]
        )

    def which_seat(self, name: str, meaning: str, read: Callable[[Any], int | None]) -> None:
        """One of the seats, or none, as a one-hot code."""
        self.add(name, self.seats, (0, 1), meaning, lambda source: [read(source.view) == seat for seat in source.turn])


def index(names: Iterable[str | int]) -> Index:
    """The place of each name in a row."""
    return {name: place for place, name in enumerate(names)}


def marked(found: Iterable[str | int | None], names: Index) -> list[float]:
    """How often each of the names is among those found; for a single one this is a one-hot code."""
    row: list[float] = [0] * len(names)
    for name in found:
        if name is not None:
            row[names[name]] += 1
    return row


def counted(found: Mapping[str, int], names: Index) -> list[float]:
    """The number of each of the names, 0 for those left out."""
    row: list[float] = [0] * len(names)
    for name, count in found.items():
        row[names[name]] = count
    return row


def names(things: Iterable[Any]) -> list[str]:
    """What cards and the like are called in a view."""
    return [thing.name for thing in things]
