"""Catherine: counsellors of the tsarina build in the cities of Russia, for two to four players."""

from __future__ import annotations

from typing import Final

from antechamber.core.chance import Chance
from antechamber.core.components import Sheet
from antechamber.core.game import Game
from antechamber.core.score import Line
from antechamber.games.catherine import box_view, hidden, scoring, view
from antechamber.games.catherine.choices import catalogue_of
from antechamber.games.catherine.components import FEWEST, Components
from antechamber.games.catherine.rules.rounds import deal
from antechamber.games.catherine.state import CatherineState
from antechamber.games.catherine.words import CatherineWords

RULES: Final = 1


class CatherineInPlay(CatherineState):
    """What lies on the table, and the answers to whatever everyone asks about it."""

    def clone(self) -> CatherineInPlay:
        new = CatherineInPlay(self.box, self.choices)
        self.copy_to(new)
        return new

    def view(self, seat: int | None) -> object:
        return view.show(self, seat)

    def sample(self, seat: int | None, rng: Chance) -> CatherineState:
        return hidden.sample(self, seat, rng)

    def scores(self) -> list[list[Line]]:
        return scoring.lines(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)


class Catherine(Game):
    """Catherine with one component set."""

    def __init__(self, sheet: Sheet) -> None:
        self.box = Components(sheet)
        self.choices = catalogue_of(self.box)
        seats = (FEWEST, max(self.box.setups))
        title = "Catherine: The Cities of the Tsarina"
        super().__init__("catherine", title, seats, RULES, sheet, self.choices.all(), CatherineWords(self.box))

    def show_box(self) -> object:
        return box_view.show_box(self.box)

    def set_up(self, seats: int, chance: Chance) -> CatherineState:
        s = CatherineInPlay(self.box, self.choices)
        s.chance = chance
        s.lay_out(seats)
        deal(s)
        return s
