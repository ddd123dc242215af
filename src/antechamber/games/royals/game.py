"""Royals: a contest of noble houses for the courts of Europe, for two to five players."""

from __future__ import annotations

from typing import Final

from antechamber.core.chance import Chance
from antechamber.core.components import Sheet
from antechamber.core.game import Game
from antechamber.games.royals.choices import Choices
from antechamber.games.royals.components import FEWEST, Components
from antechamber.games.royals.rules import begin, lay_out
from antechamber.games.royals.state import RoyalsState
from antechamber.games.royals.words import words_of

RULES: Final = 1


class Royals(Game):
    """Royals with one component set."""

    def __init__(self, sheet: Sheet) -> None:
        self.box = Components(sheet)
        self.choices = Choices(self.box)
        seats = (FEWEST, max(self.box.setups))
        super().__init__("royals", "Royals", seats, RULES, sheet, self.choices.all(), words_of(self.box))

    def set_up(self, seats: int, chance: Chance) -> RoyalsState:
        s = RoyalsState(self.box, self.choices)
        s.chance = chance
        lay_out(s, seats)
        begin(s)
        return s
