"""How a box's things look on a board: the section `[looks]` of a component file.

A line names a thing and says where it stands and what it is drawn with. Nothing of it matters in play: it needs no
provenance, and a set with other looks is still the same set.
"""

from __future__ import annotations

import re
from typing import Final

SIDES: Final = ("left", "right", "above", "below")
COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
FARTHEST: Final = 10_000
ICON: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Look:
    """Where a thing stands on its board's sheet, on which side its name is written, its colour, its icon."""

    def __init__(self) -> None:
        self.at: list[float] = []
        self.side = ""
        self.colour = ""
        self.icon = ""
        self.problems: list[str] = []

    def read(self, values: dict[str, object]) -> None:
        for name, value in values.items():
            self.read_value(name, value)

    def read_value(self, name: str, value: object) -> None:
        if name == "at":
            self.read_place(value)
        elif name == "side":
            self.side = self.fitting(name, value, value in SIDES, f"one of {', '.join(SIDES)}")
        elif name == "colour":
            self.colour = self.fitting(name, value, matches(COLOUR, value), "a colour such as #1a2b3c")
        elif name == "icon":
            self.icon = self.fitting(name, value, matches(ICON, value), "the name of an icon, such as ship or game-die")
        else:
            self.problems.append(f"unknown value '{name}'; there are at, side, colour and icon")

    def read_place(self, value: object) -> None:
        if isinstance(value, list) and len(value) == 2:
            numbers = [float(number) for number in value if is_place(number)]
            if len(numbers) == 2:
                self.at = numbers
                return
        self.problems.append("'at' must be two numbers, across and down")

    def fitting(self, name: str, value: object, fits: bool, what: str) -> str:
        if fits:
            return str(value)
        self.problems.append(f"'{name}' must be {what}")
        return ""


def is_place(number: object) -> bool:
    """Whether a number may be a place; one that is no number at all is not, and neither is true or false."""
    return isinstance(number, (int, float)) and not isinstance(number, bool) and -FARTHEST <= number <= FARTHEST


def matches(pattern: re.Pattern[str], value: object) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None
