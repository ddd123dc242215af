"""Everything that lies on the table of Orchard."""

from antechamber.core.chance import Chance
from antechamber.core.flow import Choice, State
from orchard.components import Components

NONE = -1


class OrchardState(State):
    """Ladders and trees are told by their numbers; piles are counts, because nobody knows their order.

    `unseen` are ladders that were not dealt, `bids` lie face down, `ladders_played` face up; `stand` are the trees that
    can be taken this season, `left` those that nobody took, `groves` who has what.
    """

    def __init__(self, box: Components, choices: list[Choice]) -> None:
        self.box = box
        self.choices = choices

    def lay_out(self, seats: int, chance: Chance) -> None:
        """R1.1 R1.2 Everybody has a hand of ladders, and the trees are shuffled."""
        self.chance = chance
        self.clear_agenda(seats)
        self.unseen = list(range(self.box.ladders))
        self.hands = [sorted(chance.draw_one(self.unseen) for _ in range(self.box.hand)) for _ in range(seats)]
        self.unseen.sort()
        self.bids = [NONE] * seats
        self.ladders_played: list[int] = []
        self.pile = self.box.tree_counts[:]
        self.stand: list[int] = []
        self.left = [0] * len(self.pile)
        self.groves = [[0] * len(self.pile) for _ in range(seats)]
        self.season = 0

    def copy_to(self, new: "OrchardState") -> None:
        self.copy_agenda_to(new)
        new.unseen = self.unseen[:]
        new.hands = [hand[:] for hand in self.hands]
        new.bids = self.bids[:]
        new.ladders_played = self.ladders_played[:]
        new.pile = self.pile[:]
        new.stand = self.stand[:]
        new.left = self.left[:]
        new.groves = [grove[:] for grove in self.groves]
        new.season = self.season
