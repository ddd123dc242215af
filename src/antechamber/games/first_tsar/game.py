"""The First Tsar: boyar families around Ivan the Terrible, for two to four players."""

from __future__ import annotations

from typing import Final

from antechamber.core.chance import Chance
from antechamber.core.components import Sheet
from antechamber.core.game import Game
from antechamber.core.score import Line
from antechamber.games.first_tsar import box_view, hidden, scoring, view
from antechamber.games.first_tsar.choices import catalogue_of
from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.constants import FEWEST
from antechamber.games.first_tsar.rules.setup import begin
from antechamber.games.first_tsar.state import TsarState
from antechamber.games.first_tsar.words import FirstTsarWords

RULES: Final = 2


class TsarInPlay(TsarState):
    """What lies on the table, and the answers to whatever everyone asks about it."""

    def clone(self) -> TsarInPlay:
        new = TsarInPlay(self.box, self.choices)
        self.copy_to(new)
        return new

    def view(self, seat: int | None) -> object:
        return view.show(self, seat)

    def sample(self, seat: int | None, rng: Chance) -> TsarState:
        return hidden.sample(self, seat, rng)

    def deal_anew(self, chance: Chance) -> None:
        """The stack of the last round lies face down from the start on: it is stacked anew too."""
        self.chance = chance
        hidden.deal_regions(self, chance)

    def scores(self) -> list[list[Line]]:
        return scoring.lines(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)


class FirstTsar(Game):
    """The First Tsar with one component set."""

    discreet_since = 2

    def __init__(self, sheet: Sheet) -> None:
        self.box = Components(sheet)
        self.choices = catalogue_of(self.box)
        seats = (FEWEST, max(self.box.setups))
        title = "The First Tsar: Ivan the Terrible"
        super().__init__("first-tsar", title, seats, RULES, sheet, self.choices.all(), FirstTsarWords(self.box))

    def show_box(self) -> object:
        return box_view.show_box(self.box)

    def set_up(self, seats: int, chance: Chance) -> TsarState:
        s = TsarInPlay(self.box, self.choices)
        s.chance = chance
        s.lay_out(seats)
        begin(s)
        return s
