"""Orchard: bids for trees, for two to four players."""

from antechamber import Chance, Game, Line
from antechamber.core.components import Sheet
from orchard import hidden, scoring, view
from orchard.components import FEWEST, MOST, Components
from orchard.rules import Season, catalogue
from orchard.state import OrchardState
from orchard.words import OrchardWords

RULES = 1


class OrchardInPlay(OrchardState):
    """What lies on the table, and the answers to whatever everyone asks about it."""

    def clone(self) -> "OrchardInPlay":
        new = OrchardInPlay(self.box, self.choices)
        self.copy_to(new)
        return new

    def view(self, seat: int | None) -> view.View:
        return view.show(self, seat)

    def sample(self, seat: int | None, rng: Chance) -> OrchardState:
        return hidden.sample(self, seat, rng)

    def scores(self) -> list[list[Line]]:
        return [scoring.lines(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)


class Orchard(Game):
    """Orchard with one component set."""

    def __init__(self, sheet: Sheet) -> None:
        self.box = Components(sheet)
        self.choices = catalogue(self.box)
        super().__init__("orchard", "Orchard", (FEWEST, MOST), RULES, sheet, self.choices, OrchardWords(self.box))

    def set_up(self, seats: int, chance: Chance) -> OrchardState:
        s = OrchardInPlay(self.box, self.choices)
        s.lay_out(seats, chance)
        s.table = [Season()]
        return s
