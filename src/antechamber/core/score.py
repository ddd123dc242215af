"""Points with names, and places with ties."""

from __future__ import annotations


class Line:
    """Points from one source: `source` groups lines ("city"), `name` says which one ("Paris")."""

    def __init__(self, source: str, name: str, points: int) -> None:
        self.source = source
        self.name = name
        self.points = points


def total(lines: list[Line]) -> int:
    return sum(line.points for line in lines)


def places(merits: list[tuple[int, ...]]) -> list[int]:
    """The place of each seat by its merit, 1 the best; equal merits share a place.

    >>> places([(40,), (52,), (40,)])
    [2, 1, 2]
    """
    return [1 + sum(other > own for other in merits) for own in merits]
