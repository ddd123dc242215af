"""A game: its rules with one set of components. Everything else talks to this and to the states it starts."""

from __future__ import annotations

from typing import Any, ClassVar

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

    `rules_version` rises with every change of the course that a game takes. What was begun by an older version is
    played on by it: its states know their version, and rules that have changed ask for it. `discreet_since` is the
    first version by which seats are asked about what is forced where that is a secret; see `State`.
    """

    discreet_since: ClassVar[int] = 1

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

    def start(self, seats: int, seed: bytes, rules: int = 0) -> State:
        """A new game, dealt and ready for the first choice; by an older version of the rules if one is named."""
        self.check_seats(seats)
        s = self.set_up(seats, Chance(seed))
        s.rules = rules or self.rules_version
        s.discreet = s.rules >= self.discreet_since
        s.settle()
        return s

    def plays(self, rules: int) -> bool:
        """Whether these are rules that are still played: all versions that there have been."""
        return 1 <= rules <= self.rules_version

    def check_seats(self, seats: int) -> None:
        """Whether so many can play; if not, that is said in words."""
        if not self.fewest <= seats <= self.most:
            raise WrongSeats(self.title, seats, self.fewest, self.most)

    def show_box(self) -> object:
        """What is said once about a box, because it never changes during a game; None if everything is in the views."""
        return None

    def set_up(self, seats: int, chance: Chance) -> State:
        raise NotImplementedError
