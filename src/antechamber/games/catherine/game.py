"""Catherine: counsellors of the tsarina build in the cities of Russia, for two to four players."""

from __future__ import annotations

from typing import Final

from antechamber.core.chance import Chance
from antechamber.core.components import Sheet
from antechamber.core.game import Game
from antechamber.games.catherine.choices import Choices
from antechamber.games.catherine.components import FEWEST, Components
from antechamber.games.catherine.rules.rounds import deal, lay_out
from antechamber.games.catherine.state import CatherineState
from antechamber.games.catherine.words import WORDS

RULES: Final = 1


class Catherine(Game):
    """Catherine with one component set."""

    def __init__(self, sheet: Sheet) -> None:
        self.box = Components(sheet)
        self.choices = Choices(self.box)
        seats = (FEWEST, max(self.box.setups))
        title = "Catherine: The Cities of the Tsarina"
        super().__init__("catherine", title, seats, RULES, sheet, self.choices.all(), WORDS)

    def set_up(self, seats: int, chance: Chance) -> CatherineState:
        s = CatherineState(self.box, self.choices)
        s.chance = chance
        lay_out(s, seats)
        deal(s)
        return s
