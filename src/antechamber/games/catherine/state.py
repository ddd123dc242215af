"""Everything on the table of Catherine."""

from __future__ import annotations

from typing import Final

from antechamber.core.flow import State
from antechamber.games.catherine.catalogue import Choices
from antechamber.games.catherine.components import BOOK, DECADES, GOODS, NOTHING, Components
from antechamber.games.catherine.sources import SOURCES

NO_CARDS: Final[list[int]] = []


class CatherineState(State):
    """Cards are numbers: `hands[seat]` in ascending order, `rows[seat]` from left to right.

    `below[seat]` has the activation card under each card of the row, or NOTHING. What a seat composes in private lies
    in `laid[seat]`: its first row, the two cards of a round, or cards to discard, of which `owed` are asked for.
    `columns[seat]` is where its latest activation card lies or is going to. `shuffled[card]` says after which shuffle
    the card lay in the pile: everybody can remember that. `tally[seat]` has points by source and decade.

    Lists within lists are replaced when they change, so clones share them.
    """

    def __init__(self, box: Components, choices: Choices) -> None:
        self.box = box
        self.choices = choices

    def lay_out(self, seats: int) -> None:
        """R1.2 R1.3 R1.4 Goods tiles and jokers by number of players; everyone begins with the same."""
        box = self.box
        setup = box.setups[seats]
        self.clear_agenda(seats)
        self.round = self.decade = 0
        # Cards
        self.pile = list(range(len(box.cards)))
        self.discards: list[int] = []
        self.shuffled = [0] * len(box.cards)
        self.shuffles = 0
        self.hands = [NO_CARDS] * seats
        self.rows = [NO_CARDS] * seats
        self.below = [NO_CARDS] * seats
        self.orders = NO_CARDS
        # The board and what lies in front of the seats
        self.residences = [[0] * len(box.cities) for _ in range(seats)]
        self.supply = [box.residences] * seats
        self.city_tiles = [setup.goods_per_city if icon < len(GOODS) else 0 for icon in box.city_icon]
        self.tiles = [[0] * len(GOODS) for _ in range(seats)]
        self.favour = [0] * seats
        self.jokers = [0] * seats
        self.joker_supply = setup.jokers
        self.tally = [[0] * (len(SOURCES) * DECADES) for _ in range(seats)]
        # The round under way
        self.laid = [NO_CARDS] * seats
        self.columns = [NOTHING] * seats
        self.owed = 0

    def clone(self) -> CatherineState:
        raise NotImplementedError

    def copy_to(self, new: CatherineState) -> None:
        """The better part of `clone`: each field, by itself where it is changed in place."""
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

    def in_order(self) -> list[int]:
        """R2.4 The seats from the one that begins this round, clockwise.

        Ruling: where things go seat by seat, another seat begins each round.
        """
        seats = self.seats
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

    def multiplier(self, seat: int) -> int:
        """R5.5 What connected residences count, by the right column of the favour track."""
        return self.box.multipliers[self.favour[seat]]

    def has_one_colour(self, card: int, other: int) -> bool:
        """R3.1 Whether a card below another one sets its action off."""
        return self.box.card_colour[card] == self.box.card_colour[other]

    def free_cities(self, seat: int) -> list[int]:
        """R8.2 The cities without a residence of the seat; those of others do not matter."""
        return [city for city, built in enumerate(self.residences[seat]) if not built]

    def active_card(self, seat: int) -> int:
        """The card of the action row above the seat's latest activation card."""
        return self.rows[seat][self.columns[seat]]
