"""Phrases on the wire: what is said before it is in any language. The page has the words of its own language."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Raw, Struct

from antechamber.core.phrase import Phrase

PLAIN: Final = {str, int}  # most of what fills a phrase, and said as it is


class Said(Struct, frozen=True, omit_defaults=True):
    """An id of the game's words and what fills it: numbers, targets (`city:paris`, `seat:2`), lists, other phrases."""

    id: str
    args: dict[str, int | str | Said | list[str | Said]] = {}


class BoxLook(Struct, frozen=True, omit_defaults=True):
    """How a thing of a box is drawn: where on its board's sheet, its name on which side, its colour, its icon."""

    at: list[float] = []
    side: str = ""
    colour: str = ""
    icon: str = ""


class Box(Struct, frozen=True):
    """What never changes during a game: what its things are called, and what the box says of them.

    Names in `renamed` are others than those of the standard box, so that no language has a word of its own for them.
    """

    names: dict[str, str | Said]
    renamed: list[str]
    looks: dict[str, BoxLook]
    box: dict[str, Raw]


def as_said(phrase: Phrase) -> Said:
    args = phrase.args
    return Said(phrase.id, {name: value if type(value) in PLAIN else filling(value) for name, value in args.items()})


def filling(value: Any) -> Any:
    if isinstance(value, Phrase):
        return as_said(value)
    return [filling(item) for item in value] if isinstance(value, list) else value
