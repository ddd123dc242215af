"""What is said once about a box of Catherine: cards with their effects, cities, the favour track, orders."""

from __future__ import annotations

import msgspec

from antechamber.games.catherine.components import (
    DECADES,
    FIRST_ROW,
    GAINS,
    GOODS,
    ICONS,
    LAST_ROW,
    NEEDS,
    NEEDS_SHOWN,
    ORDER_GOODS,
    PER_SHOWN,
    PERS,
    RESIDENCE,
    ROUNDS,
    SYMBOLS,
    Components,
)
from antechamber.games.catherine.components import Effect as PrintedEffect


class Effect(msgspec.Struct, frozen=True):
    """What an action or a bonus asks for and brings: `amount` of `gain`, once or per thing owned.

    `shown` are the symbols beside it: all of them are needed, or each of them is counted.
    """

    needs: str
    shown: dict[str, int]
    discard: int
    gain: str
    amount: int
    per: str


class Card(msgspec.Struct, frozen=True):
    """A project card: its upper area lists cities or shows symbols; `cities` are those that it can build in."""

    colour: str
    kind: str
    symbols: dict[str, int]
    listed: list[str]
    cities: list[str]
    action: Effect
    bonus: Effect | None


class Place(msgspec.Struct, frozen=True):
    """A city: its colour, what it gives, where roads lead, and where it lies on a map of 1000 by 700."""

    colour: str
    icon: str
    roads: list[str]
    at: list[int]


class Space(msgspec.Struct, frozen=True):
    """A space of the favour track."""

    hand: int
    points: int
    multiplier: int


class Box(msgspec.Struct, frozen=True):
    """What never changes: the board, all cards and orders, and how long a game is.

    `row` is how many cards an action row begins with, `columns` how many it has at the end of a decade, and `goods`
    how many an order asks for.
    """

    decades: int
    rounds: int
    row: int
    columns: int
    goods: int
    colours: list[str]
    cities: dict[str, Place]
    favour: list[Space]
    orders: dict[str, dict[str, int]]
    cards: dict[str, Card]


def show_box(box: Components) -> Box:
    return Box(
        decades=DECADES,
        rounds=ROUNDS,
        row=FIRST_ROW,
        columns=LAST_ROW,
        goods=ORDER_GOODS,
        colours=box.colours,
        cities={name: show_place(box, city) for city, name in enumerate(box.cities)},
        favour=show_track(box),
        orders={name: counted(GOODS, goods) for name, goods in zip(box.orders, box.order_goods, strict=True)},
        cards={name: show_card(box, card) for card, name in enumerate(box.cards)},
    )


def show_track(box: Components) -> list[Space]:
    """The favour track from the bottom up."""
    columns = zip(box.hand_limits, box.favour_points, box.multipliers, strict=True)
    return [Space(hand, points, multiplier) for hand, points, multiplier in columns]


def show_place(box: Components, city: int) -> Place:
    return Place(
        colour=box.colours[box.city_colour[city]],
        icon=ICONS[box.city_icon[city]],
        roads=[box.cities[neighbour] for neighbour in box.neighbours[city]],
        at=box.city_at[city],
    )


def show_card(box: Components, card: int) -> Card:
    action, bonus, shown = box.card_action[card], box.card_bonus[card], counted(SYMBOLS, box.card_shown[card])
    cities = [box.cities[city] for city in box.card_cities[card]]
    return Card(
        colour=box.colours[box.card_colour[card]],
        kind=box.card_kind[card],
        symbols=counted(SYMBOLS, box.card_symbols[card]),
        listed=cities if action.gain == RESIDENCE else [],
        cities=cities,
        action=show_effect(action, shown),
        bonus=None if bonus is None else show_effect(bonus, shown),
    )


def show_effect(effect: PrintedEffect, shown: dict[str, int]) -> Effect:
    looks_at_them = effect.needs == NEEDS_SHOWN or effect.per == PER_SHOWN
    return Effect(
        needs=NEEDS[effect.needs],
        shown=shown if looks_at_them else {},
        discard=effect.discard,
        gain=GAINS[effect.gain],
        amount=effect.amount,
        per=PERS[effect.per],
    )


def counted(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}
