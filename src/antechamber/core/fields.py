"""What the values of a component file must be, told by how a game reads them: for whoever offers a field for each."""

from __future__ import annotations

from typing import Final


class Field:
    """A kind of value, and the names or words that it can be made of."""

    __slots__ = ("kind", "known")

    def __init__(self, kind: str, known: list[str]) -> None:
        self.kind = kind
        self.known = known


ONE: Final = "one"  # of the known names
SOME: Final = "some"  # of the known names, as a list
WORDS: Final = "words"  # a text made of known words and numbers
NUMBER: Final = Field("number", [])
NUMBERS: Final = Field("numbers", [])
TEXT: Final = Field("text", [])
UNKNOWN: Final = Field("", [])
