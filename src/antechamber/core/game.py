"""A game: its rules with one set of components. Everything else talks to this and to the states it starts."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from antechamber.core.chance import Chance
from antechamber.core.components import Sheet
from antechamber.core.errors import WrongSeats
from antechamber.core.flow import Choice, State
from antechamber.core.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of a game with one component set; two sets can be played side by side.

    `catalogue` lists every choice there is: an entry's `id` is its index (what learners use) and its `text` its
    lasting name (what records use). `words` says what it is to people.
    """

    def __init__(
        self,
        key: str,
        title: str,
        seats: tuple[int, int],
        rules_version: int,
        sheet: Sheet,
        catalogue: list[Choice[Any]],
        words: Words,
    ) -> None:
        self.key = key
        self.title = title
        self.fewest, self.most = seats
        self.rules_version = rules_version
        self.sheet = sheet
        self.catalogue = catalogue
        self.words = words
        for number, choice in enumerate(catalogue):
            choice.id = number

    def start(self, seats: int, seed: bytes) -> State:
        """A new game, dealt and ready for the first choice."""
        self.check_seats(seats)
        s = self.set_up(seats, Chance(seed))
        s.settle()
        return s

    def check_seats(self, seats: int) -> None:
        """Whether so many can play; if not, that is said in words."""
        if not self.fewest <= seats <= self.most:
            raise WrongSeats(self.title, seats, self.fewest, self.most)

    def show_box(self) -> object:
        """What is said once about a box, because it never changes during a game; None if everything is in the views."""
        return None

    def set_up(self, seats: int, chance: Chance) -> State:
        raise NotImplementedError
