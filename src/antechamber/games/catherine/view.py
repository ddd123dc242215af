"""What a seat is shown of a game of Catherine: a list of what it may know, from which nothing has to be removed."""

from __future__ import annotations

import msgspec

from antechamber.core.lists import count
from antechamber.games.catherine.box_view import counted
from antechamber.games.catherine.components import (
    FIRST_ROW,
    GOODS,
    NOTHING,
    ROUNDS,
    SYMBOLS,
)
from antechamber.games.catherine.rules.actions import PayCards
from antechamber.games.catherine.rules.interim import REWARDS, book_rewards, cannon_points, neighbours
from antechamber.games.catherine.rules.rounds import REVEAL, REVEAL_ROWS, open_cards
from antechamber.games.catherine.scoring import (
    city_points,
    connection_points,
    favour_points,
    goods_delivered,
    hand_points,
    joined_cities,
    next_order_points,
    order_points,
    ordered_tiles,
    residence_points,
)
from antechamber.games.catherine.state import CatherineState


class Column(msgspec.Struct, frozen=True):
    """A card of an action row, the activation card below it, and whether the two have one colour."""

    card: str
    below: str | None
    match: bool


class City(msgspec.Struct, frozen=True):
    """How many goods tiles lie at a city, and the seats with a residence."""

    name: str
    tiles: int
    residences: list[int]


class Goal(msgspec.Struct, frozen=True):
    """So many goods, and the points that an order is worth with them."""

    goods: int
    points: int


class Order(msgspec.Struct, frozen=True):
    """An order: the tiles that count for it, how many goods are there, jokers included, and when it is worth more."""

    name: str
    tiles: dict[str, int]
    delivered: int
    next: Goal | None


class Interim(msgspec.Struct, frozen=True):
    """What the interim scoring would bring now: points, and what books win (nothing, a joker, a residence)."""

    cannons: int
    books: str
    residences: int
    cities: int
    favour: int


class Final(msgspec.Struct, frozen=True):
    """The points that the final scoring would bring now."""

    hand: int
    order: int
    connection: int


class Seat(msgspec.Struct, frozen=True):
    """What everyone knows of a seat.

    `drawn` says from which shuffles the cards in its hand come, `active` which column it has activated this round,
    `owned` counts symbols in its action row and on its tiles, `group` are the cities of its largest group, and
    `neighbours` are the seats that it compares cannons with.
    """

    cards: int
    drawn: list[int]
    hand_limit: int
    active: int | None
    owned: dict[str, int]
    tiles: dict[str, int]
    jokers: int
    order: Order
    residences: int
    supply: int
    group: list[str]
    favour: int
    multiplier: int
    points: int
    neighbours: list[int]
    interim: Interim
    final: Final


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself knows: its hand and the cards it is laying.

    `row` are the cards going to its action row, with the symbols that they add, `tucked` is the one going below the
    card `below`, and `fits` are the cards that have its colour and none below them. `paid` cards are put together for a
    cost, of which `owed` are still to come. `free` are the cities without a residence of its own.
    """

    hand: list[str]
    row: list[str]
    adds: dict[str, int]
    tucked: str | None
    below: str | None
    fits: list[str]
    paid: list[str]
    owed: int
    free: list[str]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it: `own` is None for spectators.

    `acting` are the seats that have something to decide; while all choose in secret it is all of them, because who is
    ready says something about what was chosen. `round` counts from the beginning of the game, `round_of_decade` within
    its decade. `first` begins this round, and `unseen` lists the cards that the seat does not know the place of, by the
    shuffle they come from.
    """

    seat: int | None
    decade: int
    round: int
    round_of_decade: int
    first: int
    acting: list[int]
    secret: bool
    over: bool
    pile: int
    discards: list[str]
    unseen: list[list[str]]
    jokers: int
    cities: list[City]
    displays: list[list[Column]]
    seats: list[Seat]
    own: Own | None


def show(s: CatherineState, seat: int | None) -> View:
    """R10.1 Rows, discards, tiles, favour, points and hand sizes are public; hands and hidden choices are not."""
    seats, choosing = range(s.seats), are_all_choosing(s)
    rewards = book_rewards(s)
    return View(
        seat=seat,
        decade=s.decade,
        round=s.round,
        round_of_decade=s.round % ROUNDS,
        first=s.in_order()[0],
        acting=list(seats) if choosing else s.pending(),
        secret=choosing,
        over=s.over,
        pile=len(s.pile),
        discards=[s.box.cards[card] for card in sorted(s.discards)],
        unseen=show_unseen(s, seat),
        jokers=s.joker_supply,
        cities=[show_city(s, city) for city in range(len(s.box.cities))],
        displays=[show_display(s, other) for other in seats],
        seats=[show_seat(s, other, REWARDS[rewards[other]]) for other in seats],
        own=None if seat is None else show_own(s, seat),
    )


def personal(s: CatherineState, seat: int) -> dict[str, object]:
    """The fields of a seat's view that are not as everybody sees them."""
    return {"seat": seat, "unseen": show_unseen(s, seat), "own": show_own(s, seat)}


def are_all_choosing(s: CatherineState) -> bool:
    """R1.8 R2.9 Whether the table waits for choices that are going to be revealed together."""
    return bool(s.table) and s.table[-1] in {REVEAL_ROWS, REVEAL}


def show_unseen(s: CatherineState, viewer: int | None) -> list[list[str]]:
    hidden = s.pile[:]
    for seat, hand in enumerate(s.hands):
        if seat != viewer:
            hidden += hand + s.laid[seat]
    unseen: list[list[str]] = [[] for _ in range(s.shuffles + 1)]
    for card in sorted(hidden):
        unseen[s.shuffled[card]].append(s.box.cards[card])
    return unseen


def show_city(s: CatherineState, city: int) -> City:
    return City(
        name=s.box.cities[city],
        tiles=s.city_tiles[city],
        residences=[seat for seat, built in enumerate(s.residences) if built[city]],
    )


def show_display(s: CatherineState, seat: int) -> list[Column]:
    cards = s.box.cards
    columns: list[Column] = []
    for card, below in zip(s.rows[seat], s.below[seat], strict=True):
        laid = below != NOTHING
        columns.append(Column(cards[card], cards[below] if laid else None, laid and s.has_one_colour(card, below)))
    return columns


def show_seat(s: CatherineState, seat: int, books: str) -> Seat:
    """R2.9 R7.6 R10.1 Cards that are being laid count as cards in hand until they are revealed."""
    held = s.hands[seat] + s.laid[seat]
    return Seat(
        cards=len(held),
        drawn=[sum(s.shuffled[card] == shuffle for card in held) for shuffle in range(s.shuffles + 1)],
        hand_limit=s.hand_limit(seat),
        active=show_active(s, seat),
        owned=counted(SYMBOLS, [s.owns(seat, symbol) for symbol in range(len(SYMBOLS))]),
        tiles=counted(GOODS, s.tiles[seat]),
        jokers=s.jokers[seat],
        order=show_order(s, seat),
        residences=sum(s.residences[seat]),
        supply=s.supply[seat],
        group=[s.box.cities[city] for city in joined_cities(s.box.neighbours, s.residences[seat])],
        favour=s.favour[seat],
        multiplier=s.multiplier(seat),
        points=count(s.tally[seat]),
        neighbours=neighbours(seat, s.seats),
        interim=show_interim(s, seat, books),
        final=Final(hand_points(s, seat), order_points(s, seat), connection_points(s, seat)),
    )


def show_order(s: CatherineState, seat: int) -> Order:
    goods = next_order_points(s, seat)
    return Order(
        name=s.box.orders[s.orders[seat]],
        tiles=counted(GOODS, ordered_tiles(s, seat)),
        delivered=goods_delivered(s, seat),
        next=None if goods == NOTHING else Goal(goods, s.box.order_points[goods]),
    )


def show_interim(s: CatherineState, seat: int, books: str) -> Interim:
    return Interim(
        cannons=cannon_points(s, seat),
        books=books,
        residences=residence_points(s, seat),
        cities=city_points(s.box, s.residences[seat]),
        favour=favour_points(s, seat),
    )


def show_active(s: CatherineState, seat: int) -> int | None:
    """R2.9 The column of the latest activation card, once the card has been revealed."""
    column = s.columns[seat]
    if column in {NOTHING, len(s.rows[seat])} or s.below[seat][column] == NOTHING:
        return None
    return column


def show_own(s: CatherineState, seat: int) -> Own:
    cards, laid, column = s.box.cards, s.laid[seat], s.columns[seat]
    paying = bool(s.lanes[seat]) and isinstance(s.lanes[seat][-1], PayCards)
    row = [] if paying else laid[:1] if s.rows[seat] else laid[:FIRST_ROW]
    tucked = NOTHING if paying or not s.rows[seat] or len(laid) < 2 else laid[1]
    return Own(
        hand=[cards[card] for card in s.hands[seat]],
        row=[cards[card] for card in row],
        adds=counted(SYMBOLS, s.box.symbols_on(row)),
        tucked=None if tucked == NOTHING else cards[tucked],
        below=None if column == NOTHING else cards[[*s.rows[seat], *row][column]],
        fits=[cards[card] for card in fitting(s, seat, tucked)],
        paid=[cards[card] for card in laid] if paying else [],
        owed=s.owed - len(laid) if paying else 0,
        free=[s.box.cities[city] for city in s.free_cities(seat)],
    )


def fitting(s: CatherineState, seat: int, tucked: int) -> list[int]:
    """The cards that the one being laid below could set off."""
    return [] if tucked == NOTHING else [card for card in open_cards(s, seat) if s.has_one_colour(card, tucked)]
