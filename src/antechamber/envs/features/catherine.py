"""Catherine as numbers."""

from __future__ import annotations

from typing import Any

from antechamber.envs.feature import FeatureList, counted, index, marked
from antechamber.games.catherine.components import DECADES, GOODS, LAST_ROW, ORDER_GOODS, ROUNDS, SYMBOLS, Components

# Several times what random play reaches
POINTS = 300
SYMBOLS_OWNED = 20
TILES = 12

GOODS_INDEX = index(GOODS)
SYMBOL_INDEX = index(SYMBOLS)


def list_features(features: FeatureList, box: Components) -> None:
    list_table(features, box)
    list_cards(features, box)
    list_seats(features, box)
    list_own(features, box)


def list_table(features: FeatureList, box: Components) -> None:
    cities, setup = len(box.cities), box.setups[features.seats]
    features.number("decade", DECADES, "decades that are over", lambda v: v.decade)
    features.number("round", DECADES * ROUNDS, "rounds that are over", lambda v: v.round)
    features.which_seat("first", "who begins this round, one-hot by seat", lambda v: v.first)
    features.each("acting", 1, "has something to decide, by seat; all while all choose in secret", is_acting)
    features.number("pile", len(box.cards), "cards in the pile", lambda v: v.pile)
    jokers = max(setup.jokers for setup in box.setups.values())
    features.number("joker_supply", jokers, "joker tiles left", lambda v: v.jokers)
    features.row(
        "city_tiles", cities, setup.goods_per_city, "goods tiles left, by city", lambda v: [c.tiles for c in v.cities]
    )
    features.rows(
        "residences",
        cities,
        1,
        "residences, by seat and city",
        lambda v, seat: [seat in city.residences for city in v.cities],
    )


def list_cards(features: FeatureList, box: Components) -> None:
    cards = index(box.cards)
    features.row("discards", len(cards), 1, "discarded, by card", lambda v: marked(v.discards, cards))
    features.row(
        "unseen",
        len(cards),
        1,
        "in the pile or in a rival's hand, by card",
        lambda v: marked([card for shuffle in v.unseen for card in shuffle], cards),
    )
    features.row(
        "unseen_latest",
        len(cards),
        1,
        "of these the ones from the latest shuffle, by card",
        lambda v: marked(v.unseen[-1], cards),
    )
    features.rows(
        "row",
        len(cards),
        1,
        "in the action row, by seat and card",
        lambda v, seat: marked([column.card for column in v.displays[seat]], cards),
    )
    features.rows(
        "covered",
        len(cards),
        1,
        "in the action row with an activation card below, by seat and card",
        lambda v, seat: marked([column.card for column in v.displays[seat] if column.below], cards),
    )
    features.rows(
        "below",
        len(cards),
        1,
        "in the activation row, by seat and card",
        lambda v, seat: marked([column.below for column in v.displays[seat] if column.below], cards),
    )
    features.rows("active", LAST_ROW, 1, "column activated this round, by seat, one-hot", active)


def list_seats(features: FeatureList, box: Components) -> None:
    limit, orders = max(box.hand_limits), index(box.orders)
    features.each("cards", len(box.cards), "cards in hand, by seat", lambda v, seat: v.seats[seat].cards)
    features.each(
        "drawn_latest", len(box.cards), "of these from the latest shuffle", lambda v, seat: v.seats[seat].drawn[-1]
    )
    features.each("hand_limit", limit, "hand limit, by seat", lambda v, seat: v.seats[seat].hand_limit)
    features.each("joker_tiles", TILES, "joker tiles, by seat", lambda v, seat: v.seats[seat].jokers)
    features.each("supply", box.residences, "residences in supply, by seat", lambda v, seat: v.seats[seat].supply)
    features.each("group", box.residences, "largest joined group, by seat", lambda v, seat: len(v.seats[seat].group))
    features.each("favour", box.top, "space on the favour track, by seat", lambda v, seat: v.seats[seat].favour)
    features.each("points", POINTS, "points so far, by seat", lambda v, seat: v.seats[seat].points)
    features.each(
        "delivered",
        ORDER_GOODS,
        "goods of the order that are there, by seat",
        lambda v, seat: v.seats[seat].order.delivered,
    )
    features.rows(
        "order", len(orders), 1, "order, by seat, one-hot", lambda v, seat: marked([v.seats[seat].order.name], orders)
    )
    features.rows(
        "tiles",
        len(GOODS),
        TILES,
        f"tiles, by seat and good: {', '.join(GOODS)}",
        lambda v, seat: counted(v.seats[seat].tiles, GOODS_INDEX),
    )
    features.rows(
        "owned",
        len(SYMBOLS),
        SYMBOLS_OWNED,
        f"symbols in row and on tiles, by seat and symbol: {', '.join(SYMBOLS)}",
        lambda v, seat: counted(v.seats[seat].owned, SYMBOL_INDEX),
    )


def list_own(features: FeatureList, box: Components) -> None:
    cards = index(box.cards)
    features.row("hand", len(cards), 1, "in the own hand, by card", lambda v: marked(v.own.hand, cards))
    features.row("laid", len(cards), 1, "laid so far, by card", lambda v: marked(laid(v.own), cards))
    features.row(
        "goes_below", len(cards), 1, "card the laid one goes below, one-hot", lambda v: marked([v.own.below], cards)
    )
    features.number("owed", len(cards), "cards still to be discarded for a cost", lambda v: v.own.owed)


def laid(own: Any) -> list[str]:
    """The cards that are being laid, wherever they go."""
    return [*own.row, *([own.tucked] if own.tucked else []), *own.paid]


def is_acting(v: Any, seat: int) -> bool:
    return seat in v.acting


def active(v: Any, seat: int) -> list[float]:
    return [v.seats[seat].active == column for column in range(LAST_ROW)]
