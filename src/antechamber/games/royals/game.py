"""Royals: a contest of noble houses for the courts of Europe, for two to five players."""

from __future__ import annotations

from typing import Final

from antechamber.core.chance import Chance
from antechamber.core.components import Sheet
from antechamber.core.game import Game
from antechamber.core.score import Line
from antechamber.games.royals import box_view, hidden, scoring, view
from antechamber.games.royals.choices import catalogue_of
from antechamber.games.royals.components import FEWEST, Components
from antechamber.games.royals.rules import begin
from antechamber.games.royals.state import RoyalsState
from antechamber.games.royals.words import RoyalsWords

RULES: Final = 2


class RoyalsInPlay(RoyalsState):
    """What lies on the table, and the answers to whatever everyone asks about it."""

    def clone(self) -> RoyalsInPlay:
        new = RoyalsInPlay(self.box, self.choices)
        self.copy_to(new)
        return new

    def view(self, seat: int | None) -> object:
        return view.show(self, seat)

    def sample(self, seat: int | None, rng: Chance) -> RoyalsState:
        return hidden.sample(self, seat, rng)

    def scores(self) -> list[list[Line]]:
        return scoring.lines(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)


class Royals(Game):
    """Royals with one component set."""

    discreet_since = 2

    def __init__(self, sheet: Sheet) -> None:
        self.box = Components(sheet)
        self.choices = catalogue_of(self.box)
        seats = (FEWEST, max(self.box.setups))
        super().__init__("royals", "Royals", seats, RULES, sheet, self.choices.all(), RoyalsWords(self.box))

    def show_box(self) -> object:
        return box_view.show_box(self.box)

    def set_up(self, seats: int, chance: Chance) -> RoyalsState:
        s = RoyalsInPlay(self.box, self.choices)
        s.chance = chance
        s.lay_out(seats)
        begin(s)
        return s
