"""Every choice of a game, built once."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from antechamber.core.flow import Choice

Row = list[Choice[Any]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """All choices of a game, row by row. A game's own catalogue gives the rows names, by which its rules find them."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def row(self, choices: Row) -> Row:
        """Enter choices, which are from now on told by their place in the row: by a card, a city, a seat."""
        self.rows.append(choices)
        return choices

    def one(self, choice: Choice[Any]) -> Choice[Any]:
        """Enter a choice of which there is only one."""
        self.rows.append([choice])
        return choice

    def all(self) -> Row:
        """The choices in the order in which they were entered; an entry's place is its id."""
        return [choice for row in self.rows for choice in row]
