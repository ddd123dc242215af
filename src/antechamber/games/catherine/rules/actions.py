"""Phase D: performing the action of a card, building residences, and the bonus after it."""

from __future__ import annotations

from typing import Final

from antechamber.core.composition import Composition, Item, Part
from antechamber.core.event import Event
from antechamber.core.flow import Choice, Decision, Step
from antechamber.core.lists import changed
from antechamber.games.catherine.components import (
    CARDS,
    FAVOUR,
    FAVOUR_ICON,
    GOODS,
    MOST,
    NEEDS_ONE_COLOUR,
    NEEDS_SHOWN,
    NOTHING,
    ONCE,
    PER_BOOK,
    PER_RESIDENCE,
    PER_SHOWN,
    RESIDENCE,
    Effect,
)
from antechamber.games.catherine.rules.gains import advance, draw_cards, score
from antechamber.games.catherine.sources import ACTIONS, BONUSES
from antechamber.games.catherine.state import CatherineState

COMPENSATION: Final = 1

# Why an action is not performed, by the kinds of the events that tell it
OBSTACLES: Final = ["", "mismatch", "too few cards", "nothing to count", "no residence left", "no city left"]
NO_OBSTACLE: Final = 0
MISMATCH: Final = 1
TOO_FEW_CARDS: Final = 2
NOTHING_TO_COUNT: Final = 3
NO_RESIDENCE_LEFT: Final = 4
NO_CITY_LEFT: Final = 5


# Whether to act


class TakeAction(Step[CatherineState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: CatherineState) -> None:
        """R3.1 R3.2 R7.9 Cards of one colour let you act; otherwise, or if you cannot, you draw a card."""
        seat = self.seat
        obstacle = obstacle_to(s, seat)
        if obstacle == NO_OBSTACLE:
            s.lanes[seat].append(PERFORM)
        else:
            s.tell(Event(OBSTACLES[obstacle], seat, (s.box.cards[s.active_card(seat)],)))
            compensate(s, seat)


def compensate(s: CatherineState, seat: int) -> None:
    """R3.2 R3.3 R3.4 R8.3 A card instead of the action.

    Ruling: the hand limit holds for it too, as only phase A is exempt.
    """
    draw_cards(s, seat, COMPENSATION)


def obstacle_to(s: CatherineState, seat: int) -> int:
    """R3.1 R7.8 R7.9 R7.10 R8.3 R8.8 What keeps a seat from performing the action of its activated card, if anything.

    Ruling: it needs its cost, something it counts, and a residence with a city to build it in; drawing with a full hand
    or favour at the top of the track count, because they bring points.
    """
    card = s.active_card(seat)
    if not s.has_one_colour(card, s.below[seat][s.columns[seat]]):
        return MISMATCH
    action = s.box.card_action[card]
    if len(s.hands[seat]) < action.discard:
        return TOO_FEW_CARDS
    if action.gain < RESIDENCE:
        return NO_OBSTACLE if units(s, seat, card, action) > 0 else NOTHING_TO_COUNT
    if not s.supply[seat]:
        return NO_RESIDENCE_LEFT
    return NO_OBSTACLE if open_cities(s, seat) else NO_CITY_LEFT


class Perform(Decision[CatherineState]):
    prompt = "perform"
    rule = "R3.1"

    def options(self, s: CatherineState, seat: int) -> list[Choice[CatherineState]]:
        """R3.1 R3.3 Perform the action, or forfeit it and draw a card."""
        return s.choices.perform


# Paying


def pay_then(s: CatherineState, seat: int, effect: Effect, then: Step[CatherineState]) -> None:
    """R7.5 R7.6 The cost comes before the effect."""
    s.table.append(then)
    s.owed = effect.discard
    if effect.discard:
        s.lanes[seat].append(PAY)


class PayCards(Decision[CatherineState]):
    prompt = "discard"
    rule = "R7.5"

    def options(self, s: CatherineState, seat: int) -> list[Choice[CatherineState]]:
        """R7.5 R7.12 Cards of one's choice, in ascending order, so that each set is reached in one way only."""
        left = s.owed - len(s.laid[seat])
        return [s.choices.discard[card] for card in ascending(s.hands[seat], s.laid[seat], left)]

    def composition(self, s: CatherineState, seat: int) -> Composition:
        return cards_of_hand(s, seat, self.prompt, s.owed - len(s.laid[seat]))


def cards_of_hand(s: CatherineState, seat: int, group: str, number: int) -> Composition:
    """So many cards of the hand, together."""
    things = [Item(f"hand:{s.box.cards[card]}", 1) for card in s.hands[seat]]
    return Composition(group, [Part(things, number, number)])


def ascending(hand: list[int], laid: list[int], left: int) -> list[int]:
    """Cards of a hand that may be laid next if `left` more are to be laid in ascending order."""
    lowest = laid[-1] if laid else NOTHING
    return [card for card in hand[: len(hand) - left + 1] if card > lowest]


def lay_off(s: CatherineState, seat: int) -> list[int]:
    """R7.5 R7.6 The cards of a cost go to the discards together, for all to see."""
    paid = s.laid[seat]
    if paid:
        s.discards += paid
        s.laid[seat] = []
        s.disclose(Event("discard", seat, tuple([s.box.cards[card] for card in paid])))
    return paid


# The action and its bonus


class CarryOut(Step[CatherineState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: CatherineState) -> None:
        """R7.11 R9.1 R9.2 R9.3 R9.4 R9.5 R9.6 R9.7 R9.8 R9.9 R9.10 The action, then perhaps its bonus."""
        seat = self.seat
        paid = lay_off(s, seat)
        card = s.active_card(seat)
        action = s.box.card_action[card]
        if action.gain < RESIDENCE:
            gain(s, seat, action, units(s, seat, card, action), ACTIONS)
            offer_bonus(s, seat, paid)
        else:
            s.table.append(OFFER_BONUS[seat])
            s.lanes[seat].append(BUILD)


class OfferBonus(Step[CatherineState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: CatherineState) -> None:
        """R8.7 R9.11 R9.12 R9.13 R9.14 A residence is built, and its tile or favour taken, before the bonus."""
        offer_bonus(s, self.seat, [])


def offer_bonus(s: CatherineState, seat: int, paid: list[int]) -> None:
    """R7.7 R7.11 Whoever has performed the action and meets its condition may take the bonus, once."""
    card = s.active_card(seat)
    bonus = s.box.card_bonus[card]
    if bonus is None or len(s.hands[seat]) < bonus.discard:
        return
    if bonus.needs == NEEDS_SHOWN and not owns_shown(s, seat, card):
        return
    if bonus.needs == NEEDS_ONE_COLOUR and not are_of_one_colour(s, paid):
        return
    s.lanes[seat].append(BONUS)


def owns_shown(s: CatherineState, seat: int, card: int) -> bool:
    """R7.4 R7.7 Goods, cannons and books have only to be owned; they are never given up."""
    return all(not wanted or s.owns(seat, symbol) >= wanted for symbol, wanted in enumerate(s.box.card_shown[card]))


def are_of_one_colour(s: CatherineState, cards: list[int]) -> bool:
    """R9.2 Any colour will do.

    Ruling: also one that is not the colour of the action's own card.
    """
    colours = s.box.card_colour
    return all(colours[card] == colours[cards[0]] for card in cards)


class TakeBonus(Decision[CatherineState]):
    prompt = "bonus"
    rule = "R7.11"

    def options(self, s: CatherineState, seat: int) -> list[Choice[CatherineState]]:
        """R7.11 The bonus is optional."""
        return s.choices.bonus


class GainBonus(Step[CatherineState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: CatherineState) -> None:
        """R7.11 R9.14 What the bonus brings, after its cost."""
        seat = self.seat
        lay_off(s, seat)
        card = s.active_card(seat)
        bonus = s.box.card_bonus[card]
        assert bonus is not None
        gain(s, seat, bonus, units(s, seat, card, bonus), BONUSES)


def units(s: CatherineState, seat: int, card: int, effect: Effect) -> int:
    """R7.8 R9.1 R9.3 R9.5 R9.7 R9.14 How many times an effect counts.

    Ruling: an arrow without a number means once for each thing owned, never twice with the same one.
    """
    if effect.per == ONCE:
        return 1
    if effect.per == PER_BOOK:
        return s.books(seat)
    if effect.per == PER_SHOWN:
        owned = 0
        for symbol, shown in enumerate(s.box.card_shown[card]):
            if shown:
                owned += s.owns(seat, symbol)
        return owned
    if effect.per == PER_RESIDENCE:
        built = 0
        for city in s.box.colour_cities[s.box.card_colour[card]]:
            built += s.residences[seat][city]
        return built
    sets = s.owns(seat, 0)
    for good in range(1, len(GOODS)):
        sets = min(sets, s.owns(seat, good))
    return sets


def gain(s: CatherineState, seat: int, effect: Effect, times: int, source: int) -> None:
    """R6.2 R6.6 Cards up to the hand limit, steps of favour, or points."""
    amount = effect.amount * times
    if effect.gain == CARDS:
        draw_cards(s, seat, amount)
    elif effect.gain == FAVOUR:
        advance(s, seat, amount)
    else:
        score(s, seat, source, amount)


# Residences


class BuildResidence(Decision[CatherineState]):
    prompt = "build"
    rule = "R8.1"

    def options(self, s: CatherineState, seat: int) -> list[Choice[CatherineState]]:
        """R8.1 R8.2 R9.8 A city the card allows, without a residence of one's own."""
        build = s.choices.build
        return [build[city] for city in open_cities(s, seat)]


def open_cities(s: CatherineState, seat: int) -> list[int]:
    """Where the activated card lets a seat build: in those of its cities that have no residence of the seat yet."""
    own = s.residences[seat]
    return [city for city in s.box.card_cities[s.active_card(seat)] if not own[city]]


def place_residence(s: CatherineState, seat: int, city: int) -> None:
    """R8.2 R8.4 R8.5 R8.6 R8.7 R10.3 A residence, and what the city gives at once: a goods tile or favour."""
    s.residences[seat] = changed(s.residences[seat], city, 1)
    s.supply[seat] -= 1
    s.tell(Event("build", seat, (s.box.cities[city],)))
    icon = s.box.city_icon[city]
    if icon < len(GOODS):
        s.city_tiles = s.city_tiles[:]
        s.city_tiles[city] -= 1
        s.tiles[seat] = changed(s.tiles[seat], icon, 1)
        s.tell(Event("tile", seat, (GOODS[icon],)))
    elif icon == FAVOUR_ICON:
        advance(s, seat, 1)


PERFORM: Final = Perform()
PAY: Final = PayCards()
BUILD: Final = BuildResidence()
BONUS: Final = TakeBonus()
TAKE_ACTION: Final = [TakeAction(seat) for seat in range(MOST)]
CARRY_OUT: Final = [CarryOut(seat) for seat in range(MOST)]
OFFER_BONUS: Final = [OfferBonus(seat) for seat in range(MOST)]
GAIN_BONUS: Final = [GainBonus(seat) for seat in range(MOST)]
