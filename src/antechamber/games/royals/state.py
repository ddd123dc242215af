"""Everything on the table of Royals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from antechamber.core.chance import Chance
from antechamber.core.flow import State
from antechamber.core.score import Line
from antechamber.games.royals import hidden, scoring, view
from antechamber.games.royals.components import INTRIGUE, Components

if TYPE_CHECKING:
    from antechamber.games.royals.choices import Choices


class RoyalsState(State):
    """Cards are counted by kind: `hands[seat][country]`, `intrigues[seat][pair]`, and piles likewise.

    The seat whose turn it is composes a play or a discard in private: the cards lie in `laid` and `laid_intrigue`
    until it is complete. `owed` cards are still to be paid for `target`, `wild` cards lie towards the next wild set,
    and `lowest` keeps payments in one canonical order.
    """

    __slots__ = (
        "banished",
        "box",
        "choices",
        "city_markers",
        "country_taken",
        "cubes",
        "discards",
        "display",
        "draws",
        "first",
        "hands",
        "holders",
        "houses",
        "intrigue_discards",
        "intrigue_draws",
        "intrigue_pile",
        "intrigues",
        "known",
        "laid",
        "laid_intrigue",
        "lowest",
        "markers",
        "owed",
        "period",
        "pile",
        "target",
        "titles",
        "wild",
    )

    box: Components
    choices: Choices
    first: int
    period: int
    # Cards
    pile: list[int]
    display: list[int]
    discards: list[int]
    intrigue_pile: list[int]
    intrigue_discards: list[int]
    hands: list[list[int]]
    intrigues: list[list[int]]
    known: list[list[int]]
    # Cubes and markers; the lists by seat are replaced when they change, so clones share them
    holders: list[int]
    banished: list[list[int]]
    titles: list[list[int]]
    cubes: list[int]
    city_markers: list[int]
    country_taken: list[int]
    houses: list[int]
    markers: list[list[int]]
    # The turn under way
    draws: int
    intrigue_draws: int
    target: int
    owed: int
    wild: int
    lowest: int
    laid: list[int]
    laid_intrigue: list[int]

    def __init__(self, box: Components, choices: Choices) -> None:
        self.box = box
        self.choices = choices

    def clone(self) -> RoyalsState:
        new = RoyalsState(self.box, self.choices)
        self.copy_agenda_to(new)
        new.first = self.first
        new.period = self.period
        new.pile = self.pile[:]
        new.display = self.display[:]
        new.discards = self.discards[:]
        new.intrigue_pile = self.intrigue_pile[:]
        new.intrigue_discards = self.intrigue_discards[:]
        new.hands = [hand[:] for hand in self.hands]
        new.intrigues = [hand[:] for hand in self.intrigues]
        new.known = [hand[:] for hand in self.known]
        new.holders = self.holders[:]
        new.banished = self.banished[:]
        new.titles = self.titles[:]
        new.cubes = self.cubes[:]
        new.city_markers = self.city_markers[:]
        new.country_taken = self.country_taken[:]
        new.houses = self.houses[:]
        new.markers = self.markers[:]
        new.draws = self.draws
        new.intrigue_draws = self.intrigue_draws
        new.target = self.target
        new.owed = self.owed
        new.wild = self.wild
        new.lowest = self.lowest
        new.laid = self.laid[:]
        new.laid_intrigue = self.laid_intrigue[:]
        return new

    def view(self, seat: int | None) -> object:
        return view.show(self, seat)

    def sample(self, seat: int | None, rng: Chance) -> RoyalsState:
        return hidden.sample(self, seat, rng)

    def scores(self) -> list[list[Line]]:
        return scoring.lines(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def hand(self, seat: int, deck: int) -> list[int]:
        return self.intrigues[seat] if deck == INTRIGUE else self.hands[seat]

    def put_aside(self, seat: int, deck: int, kind: int) -> None:
        """Lay a card of the hand before oneself, for a play or a discard that is not complete."""
        laid = self.laid_intrigue if deck == INTRIGUE else self.laid
        laid[kind] += 1
        self.hand(seat, deck)[kind] -= 1

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % len(self.lanes)

    def is_present(self, seat: int, city: int) -> bool:
        """R3.15 R5.3 Whether the seat has a cube in the city: on a position, or banished to its city space."""
        if self.banished[seat][city]:
            return True
        return any(self.holders[position] == seat for position in self.box.city_positions[city])
