"""Everything on the table of Catherine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from antechamber.core.chance import Chance
from antechamber.core.flow import State
from antechamber.core.score import Line
from antechamber.games.catherine import hidden, scoring, view
from antechamber.games.catherine.components import BOOK, GOODS, Components

if TYPE_CHECKING:
    from antechamber.games.catherine.choices import Choices


class CatherineState(State):
    """Cards are numbers: `hands[seat]` in ascending order, `rows[seat]` from left to right.

    `below[seat]` has the activation card under each card of the row, or NOTHING. What a seat composes in private lies
    in `laid[seat]`: its first row, the two cards of a round, or cards to discard, of which `owed` are asked for.
    `columns[seat]` is where its latest activation card lies or is going to. `shuffled[card]` says after which shuffle
    the card lay in the pile: everybody can remember that. `tally[seat]` has points by source and decade.

    Lists within lists are replaced when they change, so clones share them.
    """

    __slots__ = (
        "below",
        "box",
        "choices",
        "city_tiles",
        "columns",
        "decade",
        "discards",
        "favour",
        "hands",
        "joker_supply",
        "jokers",
        "laid",
        "orders",
        "owed",
        "pile",
        "residences",
        "round",
        "rows",
        "shuffled",
        "shuffles",
        "supply",
        "tally",
        "tiles",
    )

    box: Components
    choices: Choices
    round: int
    decade: int
    # Cards
    pile: list[int]
    discards: list[int]
    shuffled: list[int]
    shuffles: int
    hands: list[list[int]]
    rows: list[list[int]]
    below: list[list[int]]
    orders: list[int]
    # The board and what lies in front of the seats
    residences: list[list[int]]
    supply: list[int]
    city_tiles: list[int]
    tiles: list[list[int]]
    favour: list[int]
    jokers: list[int]
    joker_supply: int
    tally: list[list[int]]
    # The round under way
    laid: list[list[int]]
    columns: list[int]
    owed: int

    def __init__(self, box: Components, choices: Choices) -> None:
        self.box = box
        self.choices = choices

    def clone(self) -> CatherineState:
        new = CatherineState(self.box, self.choices)
        self.copy_agenda_to(new)
        new.round = self.round
        new.decade = self.decade
        new.pile = self.pile[:]
        new.discards = self.discards[:]
        new.shuffled = self.shuffled
        new.shuffles = self.shuffles
        new.hands = self.hands[:]
        new.rows = self.rows[:]
        new.below = self.below[:]
        new.orders = self.orders
        new.residences = self.residences[:]
        new.supply = self.supply[:]
        new.city_tiles = self.city_tiles
        new.tiles = self.tiles[:]
        new.favour = self.favour[:]
        new.jokers = self.jokers[:]
        new.joker_supply = self.joker_supply
        new.tally = self.tally[:]
        new.laid = self.laid[:]
        new.columns = self.columns[:]
        new.owed = self.owed
        return new

    def view(self, seat: int | None) -> object:
        return view.show(self, seat)

    def sample(self, seat: int | None, rng: Chance) -> CatherineState:
        return hidden.sample(self, seat, rng)

    def scores(self) -> list[list[Line]]:
        return scoring.lines(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def in_order(self) -> list[int]:
        """R2.4 The seats from the one that begins this round, clockwise.

        Ruling: where things go seat by seat, another seat begins each round.
        """
        seats = len(self.lanes)
        return [(self.round + place) % seats for place in range(seats)]

    def owns(self, seat: int, symbol: int) -> int:
        """R2.10 R7.2 R7.3 R7.4 How many of a symbol count for a seat: in its action row, and its goods tiles.

        Ruling: neither the activation row nor joker tiles count.
        """
        owned = self.tiles[seat][symbol] if symbol < len(GOODS) else 0
        for card in self.rows[seat]:
            owned += self.box.card_symbols[card][symbol]
        return owned

    def books(self, seat: int) -> int:
        return self.owns(seat, BOOK)

    def hand_limit(self, seat: int) -> int:
        """R6.1 Three cards to begin with, more with more favour."""
        return self.box.hand_limits[self.favour[seat]]

    def active_card(self, seat: int) -> int:
        """The card of the action row above the seat's latest activation card."""
        return self.rows[seat][self.columns[seat]]
