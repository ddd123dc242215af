"""The First Tsar: boyar families around Ivan the Terrible, for two to four players."""

from __future__ import annotations

from typing import Final

from antechamber.core.chance import Chance
from antechamber.core.components import Sheet
from antechamber.core.game import Game
from antechamber.games.first_tsar.choices import Choices
from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.constants import FEWEST
from antechamber.games.first_tsar.rules.setup import begin, lay_out
from antechamber.games.first_tsar.state import TsarState
from antechamber.games.first_tsar.words import FirstTsarWords

RULES: Final = 1


class FirstTsar(Game):
    """The First Tsar with one component set."""

    def __init__(self, sheet: Sheet) -> None:
        self.box = Components(sheet)
        self.choices = Choices(self.box)
        seats = (FEWEST, max(self.box.setups))
        title = "The First Tsar: Ivan the Terrible"
        super().__init__("first-tsar", title, seats, RULES, sheet, self.choices.all(), FirstTsarWords(self.box))

    def set_up(self, seats: int, chance: Chance) -> TsarState:
        s = TsarState(self.box, self.choices)
        s.chance = chance
        lay_out(s, seats)
        begin(s)
        return s
