"""Sets that people choose as a whole.

The engine lets a seat pick such a set thing by thing in one canonical order, so that search and learners reach each
set in one way only. People pick in any order: they are shown all that can be picked, and what they have picked is
turned into the engine's own choices.
"""

from __future__ import annotations

from typing import NamedTuple


class Item(NamedTuple):
    """Something that may be picked: the target of its choices, how many there are of it, and what each counts."""

    target: str
    copies: int
    weight: int = 1


class Part(NamedTuple):
    """Things of which some are picked, so that what they count adds up to `fewest` at least and `most` at most."""

    things: list[Item]
    fewest: int
    most: int


class Composition(NamedTuple):
    """A set, or several that are picked together. `group` is the same for all decisions that pick parts of it.

    `closing` is the text of the choice that says that it is all; empty if the last thing does.
    """

    group: str
    parts: list[Part]
    closing: str = ""

    @property
    def picks_one(self) -> bool:
        """Whether it is a single choice: then its options say all."""
        return len(self.parts) == 1 and self.parts[0].fewest == self.parts[0].most == 1

    @property
    def targets(self) -> set[str]:
        return {thing.target for part in self.parts for thing in part.things}


def kinds(prefix: str, names: list[str], hand: list[int]) -> list[Item]:
    """The things of a hand that is counted by kind."""
    return [Item(f"{prefix}:{names[kind]}", copies) for kind, copies in enumerate(hand) if copies]
