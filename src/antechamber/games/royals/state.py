"""Everything on the table of Royals."""

from __future__ import annotations

from antechamber.core.flow import State
from antechamber.games.royals.catalogue import Choices
from antechamber.games.royals.components import INTRIGUE, NOBODY, NOTHING, Components


class RoyalsState(State):
    """Cards are counted by kind: `hands[seat][country]`, `intrigues[seat][pair]`, and piles likewise.

    The seat whose turn it is composes a play or a discard in private: the cards lie in `laid` and `laid_intrigue`
    until it is complete. `owed` cards are still to be paid for `target`, `wild` cards lie towards the next wild set,
    and `lowest` keeps payments in one canonical order.

    `known` are Country cards that all have seen a seat take, `trails` what they can remember of the others once a deck
    has been shuffled anew; see `memory`.

    Trails, `country_taken`, `houses` and what `banished`, `titles` and `markers` hold of a seat are replaced when they
    change, so clones share them.
    """

    def __init__(self, box: Components, choices: Choices) -> None:
        self.box = box
        self.choices = choices

    def lay_out(self, seats: int) -> None:
        """R1.1 R1.2 R1.3 R1.4 R1.5 R1.6 R1.7 R1.8 R1.10 R1.14 R1.15 R1.17 Cubes, markers, piles by number of seats."""
        box = self.box
        setup = box.setups[seats]
        self.clear_agenda(seats)
        self.first = self.period = 0
        self.last_round = False
        # Cards
        self.pile = setup.deck[:]
        self.display: list[int] = []
        self.discards = [0] * len(box.countries)
        self.intrigue_pile = box.intrigue_cards[:]
        self.intrigue_discards = [0] * len(box.intrigues)
        self.hands = [[0] * len(box.countries) for _ in range(seats)]
        self.known = [[0] * len(box.countries) for _ in range(seats)]
        self.intrigues = [[0] * len(box.intrigues) for _ in range(seats)]
        self.trails: list[list[int]] = []
        self.intrigue_trails: list[list[int]] = []
        # Cubes and markers
        self.holders = [NOBODY] * len(box.positions)
        self.banished = [[0] * len(box.cities) for _ in range(seats)]
        self.titles = [[0] * len(box.titles) for _ in range(seats)]
        self.cubes = [setup.cubes] * seats
        self.city_markers = [1] * len(box.cities)
        self.country_taken = [0] * len(box.countries)
        self.houses = setup.houses[:]
        self.markers: list[list[int]] = [[] for _ in range(seats)]
        # The turn under way
        self.draws = self.intrigue_draws = self.owed = self.wild = self.lowest = 0
        self.target = NOTHING
        self.laid = [0] * len(box.countries)
        self.laid_intrigue = [0] * len(box.intrigues)

    def clone(self) -> RoyalsState:
        raise NotImplementedError

    def copy_to(self, new: RoyalsState) -> None:
        """The better part of `clone`: each field, by itself where it is changed in place."""
        self.copy_agenda_to(new)
        new.first = self.first
        new.period = self.period
        new.last_round = self.last_round
        new.pile = self.pile[:]
        new.display = self.display[:]
        new.discards = self.discards[:]
        new.intrigue_pile = self.intrigue_pile[:]
        new.intrigue_discards = self.intrigue_discards[:]
        new.hands = [hand[:] for hand in self.hands]
        new.known = [hand[:] for hand in self.known]
        new.intrigues = [hand[:] for hand in self.intrigues]
        new.trails = self.trails
        new.intrigue_trails = self.intrigue_trails
        new.holders = self.holders[:]
        new.banished = self.banished[:]
        new.titles = self.titles[:]
        new.cubes = self.cubes[:]
        new.city_markers = self.city_markers[:]
        new.country_taken = self.country_taken
        new.houses = self.houses
        new.markers = self.markers[:]
        new.draws = self.draws
        new.intrigue_draws = self.intrigue_draws
        new.owed = self.owed
        new.wild = self.wild
        new.lowest = self.lowest
        new.target = self.target
        new.laid = self.laid[:]
        new.laid_intrigue = self.laid_intrigue[:]

    def hand(self, seat: int, deck: int) -> list[int]:
        return self.intrigues[seat] if deck == INTRIGUE else self.hands[seat]

    def put_aside(self, seat: int, deck: int, kind: int) -> None:
        """Lay a card of the hand before oneself, for a play or a discard that is not complete."""
        laid = self.laid_intrigue if deck == INTRIGUE else self.laid
        laid[kind] += 1
        self.hand(seat, deck)[kind] -= 1

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def is_present(self, seat: int, city: int) -> bool:
        """R3.15 R5.3 Whether the seat has a cube in the city: on a position, or banished to its city space."""
        if self.banished[seat][city]:
            return True
        return any(self.holders[position] == seat for position in self.box.city_positions[city])
