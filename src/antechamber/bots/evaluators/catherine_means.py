"""What things are worth to a seat of Catherine, in points: cards, favour, cities, actions."""

from __future__ import annotations

from typing import Final

from antechamber.games.catherine.components import (
    BOOK,
    CANNON,
    CARDS,
    DECADES,
    FAVOUR,
    FAVOUR_ICON,
    FIRST_ROW,
    GOODS,
    LAST_ROW,
    NEEDS_ONE_COLOUR,
    NEEDS_SHOWN,
    NOTHING,
    ONCE,
    ORDER_GOODS,
    PER_BOOK,
    PER_RESIDENCE,
    PER_SHOWN,
    POINT_ICON,
    RESIDENCE,
    ROUNDS,
    Effect,
)
from antechamber.games.catherine.rules.interim import neighbours
from antechamber.games.catherine.rules.rounds import REVEAL
from antechamber.games.catherine.state import CatherineState

# Worths in points, and parts of them; tuned by games of players who always take the option of most worth.
CARD: Final = 2.09  # a card in hand, while there are rounds to come
SPARE_CARD: Final = 1.57  # a card given up for a cost
FAVOUR_PER_SCORING: Final = 0.8  # a step of favour, for each scoring to come
FAVOUR_PER_RESIDENCE: Final = 0.26  # a step of favour, for each residence that it multiplies
FAVOUR_PER_ROUND: Final = 1.07  # steps of favour that a round brings
GOOD: Final = 0.2  # one more good, for markets and bonuses
CLOSE: Final = 1.06  # one more cannon, for each neighbour it can catch up with or leave behind
FAR: Final = 0.41  # one more cannon, for the other neighbours
BOOK_CLOSE: Final = 0.71  # the part that one more book has in the residence for most books
BOOK_FAR: Final = 0.11  # the same, if others have far more or far fewer
ONE_COLOUR: Final = 0.26  # how often three cards to pay with are of one colour
GROWTH: Final = 0.9  # what a residence brings at a scoring, beside half of its own step of the table
ORDERED: Final = 1.95  # a goods tile of the order, beside half of what it brings at once
GROWING: Final = 0.4  # residences that a round brings
WON: Final = 4.01  # what the city of a residence for books gives
UNKNOWN: Final[list[float]] = []


class Means:
    """A seat's means, and what more of them are worth to it. `rounds` are those to come after this one."""

    def __init__(self, s: CatherineState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.box = s.box
        self.row = s.rows[seat] or s.laid[seat]
        self.below = s.below[seat] or [NOTHING] * len(self.row)
        self.hand = s.hands[seat]
        self.tiles = s.tiles[seat]
        self.built = s.residences[seat]
        self.residences = s.box.residences - s.supply[seat]
        self.favour = s.favour[seat]
        self.points = 0
        self.cards = len(self.hand)
        self.scorings = DECADES - s.decade
        self.choosing = bool(s.table) and s.table[-1] is REVEAL
        to_come = LAST_ROW - max(FIRST_ROW, len(self.row)) - (1 if self.choosing else 0)
        self.rounds = ROUNDS * (self.scorings - 1) + to_come
        self.known = UNKNOWN
        self.owned = [*self.tiles, 0, 0]
        for card in self.row:
            self.add_symbols(card)

    def add_symbols(self, card: int) -> None:
        for symbol, number in enumerate(self.box.card_symbols[card]):
            if number:
                self.owned[symbol] += number

    # What one more of a thing is worth

    def card(self) -> float:
        return CARD if self.rounds else 1.0

    def rise(self, steps: int) -> float:
        """So many steps of favour; exactly, once the game is about to end."""
        box = self.box
        to = min(box.top, self.favour + steps)
        beyond = float(self.favour + steps - to)
        if self.rounds:
            ahead = FAVOUR_PER_RESIDENCE * (self.residences + GROWING * self.rounds)
            return (to - self.favour) * (FAVOUR_PER_SCORING * self.scorings + ahead) + beyond
        points = box.favour_points[to] - box.favour_points[self.favour]
        return points + (box.multipliers[to] - box.multipliers[self.favour]) * self.residences + beyond

    def multiplier(self) -> float:
        """What the last favour of the game will multiply connected residences with, by and large."""
        if self.rounds:
            return 1.0 + FAVOUR_PER_RESIDENCE * min(12.0, self.favour + FAVOUR_PER_ROUND * self.rounds)
        return float(self.box.multipliers[self.favour])

    def residence(self) -> float:
        """A residence wherever it is."""
        table = self.box.residence_points
        more = float(table[min(self.residences + 1, self.box.residences)] - table[self.residences])
        return self.scorings * (more if self.rounds < ROUNDS else 0.5 * more + GROWTH)

    def city_once(self, city: int) -> float:
        """What a city is worth, worked out once while nothing changes."""
        if not self.known:
            self.known = [-1.0] * len(self.box.cities)
        worth = self.known[city]
        if worth < 0.0:
            worth = self.city(city)
            self.known[city] = worth
        return worth

    def city(self, city: int) -> float:
        """What a city gives, and whether it joins the residences built already."""
        icon = self.box.city_icon[city]
        worth = 0.0
        if icon < len(GOODS):
            worth = GOOD + self.tile(icon)
        elif icon == FAVOUR_ICON:
            worth = self.rise(1)
        elif icon == POINT_ICON:
            worth = float(self.scorings)
        for neighbour in self.box.neighbours[city]:
            if self.built[neighbour]:
                return worth + self.multiplier()
        return worth + (0.1 * len(self.box.neighbours[city]) if self.rounds else 0.0)

    def tile(self, good: int) -> float:
        """A goods tile for the order."""
        wanted = self.box.order_goods[self.s.orders[self.seat]]
        if self.tiles[good] >= wanted[good]:
            return 0.0
        delivered = self.delivered()
        exact = float(self.box.order_points[min(ORDER_GOODS, delivered + 1)] - self.box.order_points[delivered])
        return 0.5 * exact + ORDERED if self.rounds else exact

    def delivered(self) -> int:
        wanted = self.box.order_goods[self.s.orders[self.seat]]
        delivered = self.s.jokers[self.seat]
        for good, number in enumerate(self.tiles):
            delivered += min(number, wanted[good])
        return min(delivered, ORDER_GOODS)

    def best_city(self, cities: list[int]) -> int:
        """The best city without a residence of the seat, or NOTHING."""
        best = NOTHING
        highest = -1.0
        for city in cities:
            if not self.built[city]:
                worth = self.city_once(city)
                if worth > highest:
                    highest = worth
                    best = city
        return best

    def symbols(self) -> list[float]:
        """What one more of each symbol is worth in the action row."""
        s, seats = self.s, self.s.seats
        cannon = 0.0
        for other in neighbours(self.seat, seats):
            ahead = self.owned[CANNON] - s.owns(other, CANNON)
            cannon += CLOSE if -2 <= ahead <= 1 else FAR
        most = 0
        for other in range(seats):
            if other != self.seat:
                most = max(most, s.owns(other, BOOK))
        won = self.residence() + WON + self.multiplier()
        book = won * (BOOK_CLOSE if -2 <= self.owned[BOOK] - most <= 1 else BOOK_FAR)
        return [GOOD, GOOD, GOOD, GOOD, cannon, book]

    # What an action is worth

    def draw(self, number: int, cards: int) -> float:
        fitting = min(number, max(0, self.box.hand_limits[self.favour] - cards))
        return fitting * self.card() + (number - fitting)

    def action(self, card: int, cards: int) -> float:
        """The action of a card and its bonus, with so many cards in hand; or the card drawn instead of them."""
        action = self.box.card_action[card]
        instead = self.draw(1, cards)
        if cards < action.discard:
            return instead
        if action.gain < RESIDENCE:
            times = self.units(card, action)
            if not times:
                return instead
            worth = self.gain(action, times, cards)
            if action.gain == CARDS:
                cards = max(cards, min(cards + times * action.amount, self.box.hand_limits[self.favour]))
        else:
            city = self.best_city(self.box.card_cities[card])
            if city == NOTHING or self.residences == self.box.residences:
                return instead
            worth = self.residence() + self.city_once(city)
        cards -= action.discard
        worth -= SPARE_CARD * action.discard
        return max(instead, worth + max(0.0, self.bonus(card, cards)))

    def bonus(self, card: int, cards: int) -> float:
        """The bonus of a card after its action, less what it costs."""
        bonus = self.box.card_bonus[card]
        if bonus is None or cards < bonus.discard:
            return 0.0
        if bonus.needs == NEEDS_SHOWN and not self.owns_shown(card):
            return 0.0
        worth = self.gain(bonus, self.units(card, bonus), cards - bonus.discard) - SPARE_CARD * bonus.discard
        if bonus.needs == NEEDS_ONE_COLOUR:
            worth *= ONE_COLOUR
        return worth

    def owns_shown(self, card: int) -> bool:
        return not [1 for wanted, own in zip(self.box.card_shown[card], self.owned, strict=True) if wanted > own]

    def gain(self, effect: Effect, times: int, cards: int) -> float:
        amount = effect.amount * times
        if effect.gain == CARDS:
            return self.draw(amount, cards)
        if effect.gain == FAVOUR:
            return self.rise(amount)
        return float(amount)

    def units(self, card: int, effect: Effect) -> int:
        if effect.per == ONCE:
            return 1
        owned = self.owned
        if effect.per == PER_BOOK:
            return owned[BOOK]
        if effect.per == PER_SHOWN:
            number = 0
            for symbol, shown in enumerate(self.box.card_shown[card]):
                if shown:
                    number += owned[symbol]
            return number
        if effect.per == PER_RESIDENCE:
            number = 0
            for city in self.box.colour_cities[self.box.card_colour[card]]:
                number += self.built[city]
            return number
        return min(owned[0], owned[1], owned[2], owned[3])
