"""What a seat is shown of a game of Catherine: a list of what it may know, from which nothing has to be removed."""

from __future__ import annotations

import msgspec

from antechamber.core.lists import count
from antechamber.games.catherine.components import DECADES, GOODS, ICONS, NOTHING, SYMBOLS
from antechamber.games.catherine.faces import action_text, bonus_text
from antechamber.games.catherine.rules.actions import PayCards
from antechamber.games.catherine.rules.rounds import REVEAL, REVEAL_ROWS
from antechamber.games.catherine.scoring import goods_delivered, largest_group
from antechamber.games.catherine.state import CatherineState


class Card(msgspec.Struct, frozen=True):
    """A project card: its upper area is cities or symbols, its lower one an action and perhaps a bonus."""

    name: str
    title: str
    colour: str
    cities: list[str]
    symbols: dict[str, int]
    action: str
    bonus: str


class Column(msgspec.Struct, frozen=True):
    """A card of an action row and the activation card below it."""

    card: Card
    below: Card | None


class City(msgspec.Struct, frozen=True):
    """A city: what it gives, how many goods tiles lie there, where roads lead, and the seats with a residence."""

    name: str
    title: str
    colour: str
    icon: str
    tiles: int
    roads: list[str]
    residences: list[int]
    at: list[int]


class Space(msgspec.Struct, frozen=True):
    """A space of the favour track."""

    hand: int
    points: int
    multiplier: int


class Order(msgspec.Struct, frozen=True):
    """An order: the goods it asks for, and how many of them are there already, jokers included."""

    name: str
    goods: dict[str, int]
    delivered: int


class Seat(msgspec.Struct, frozen=True):
    """What everyone knows of a seat.

    `drawn` says from which shuffles the cards in its hand come, `active` which column it has activated this round,
    `owned` counts symbols in its action row and on its tiles.
    """

    cards: int
    drawn: list[int]
    hand_limit: int
    display: list[Column]
    active: int | None
    owned: dict[str, int]
    tiles: dict[str, int]
    jokers: int
    order: Order
    residences: int
    supply: int
    group: int
    favour: int
    points: int


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself knows: its hand, the cards it is laying, and the card it activates with them.

    `owed` cards are still to be discarded for a cost.
    """

    hand: list[Card]
    laid: list[Card]
    below: str | None
    owed: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it: `own` is None for spectators.

    `acting` are the seats that have something to decide; while all choose in secret it is all of them, because who is
    ready says something about what was chosen. `first` begins this round, and `unseen` lists the cards that the seat
    does not know the place of, by the shuffle they come from.
    """

    seat: int | None
    decade: int
    decades: int
    round: int
    first: int
    acting: list[int]
    over: bool
    pile: int
    discards: list[str]
    unseen: list[list[str]]
    jokers: int
    cities: list[City]
    favour: list[Space]
    seats: list[Seat]
    own: Own | None


def show(s: CatherineState, seat: int | None) -> View:
    """R10.1 Rows, discards, tiles, favour, points and hand sizes are public; hands and hidden choices are not."""
    box = s.box
    seats = range(len(s.lanes))
    return View(
        seat=seat,
        decade=s.decade,
        decades=DECADES,
        round=s.round,
        first=s.in_order()[0],
        acting=list(seats) if are_all_choosing(s) else s.pending(),
        over=s.over,
        pile=len(s.pile),
        discards=[box.cards[card] for card in sorted(s.discards)],
        unseen=show_unseen(s, seat),
        jokers=s.joker_supply,
        cities=[show_city(s, city) for city in range(len(box.cities))],
        favour=[Space(*space) for space in zip(box.hand_limits, box.favour_points, box.multipliers, strict=True)],
        seats=[show_seat(s, other) for other in seats],
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


def show_card(s: CatherineState, card: int) -> Card:
    box = s.box
    listed = not any(box.card_symbols[card])
    return Card(
        name=box.cards[card],
        title=box.card_names[card],
        colour=box.colours[box.card_colour[card]],
        cities=[box.cities[city] for city in box.card_cities[card]] if listed else [],
        symbols=counted(SYMBOLS, box.card_symbols[card]),
        action=action_text(box, card),
        bonus=bonus_text(box, card),
    )


def show_city(s: CatherineState, city: int) -> City:
    box = s.box
    return City(
        name=box.cities[city],
        title=box.city_names[city],
        colour=box.colours[box.city_colour[city]],
        icon=ICONS[box.city_icon[city]],
        tiles=s.city_tiles[city],
        roads=[box.cities[neighbour] for neighbour in box.neighbours[city]],
        residences=[seat for seat, built in enumerate(s.residences) if built[city]],
        at=box.city_at[city],
    )


def show_seat(s: CatherineState, seat: int) -> Seat:
    """R2.9 R7.6 R10.1 Cards that are being laid count as cards in hand until they are revealed."""
    held = s.hands[seat] + s.laid[seat]
    order = s.orders[seat]
    return Seat(
        cards=len(held),
        drawn=[sum(s.shuffled[card] == shuffle for card in held) for shuffle in range(s.shuffles + 1)],
        hand_limit=s.hand_limit(seat),
        display=show_display(s, seat),
        active=show_active(s, seat),
        owned=counted(SYMBOLS, [s.owns(seat, symbol) for symbol in range(len(SYMBOLS))]),
        tiles=counted(GOODS, s.tiles[seat]),
        jokers=s.jokers[seat],
        order=Order(s.box.order_names[order], counted(GOODS, s.box.order_goods[order]), goods_delivered(s, seat)),
        residences=sum(s.residences[seat]),
        supply=s.supply[seat],
        group=largest_group(s, seat),
        favour=s.favour[seat],
        points=count(s.tally[seat]),
    )


def show_display(s: CatherineState, seat: int) -> list[Column]:
    pairs = zip(s.rows[seat], s.below[seat], strict=True)
    return [Column(show_card(s, card), None if below == NOTHING else show_card(s, below)) for card, below in pairs]


def show_active(s: CatherineState, seat: int) -> int | None:
    """R2.9 The column of the latest activation card, once the card has been revealed."""
    column = s.columns[seat]
    if column in {NOTHING, len(s.rows[seat])} or s.below[seat][column] == NOTHING:
        return None
    return column


def show_own(s: CatherineState, seat: int) -> Own:
    column = s.columns[seat]
    below = None
    if column != NOTHING:
        row = [*s.rows[seat], *s.laid[seat]]
        below = s.box.cards[row[column]]
    paying = bool(s.lanes[seat]) and isinstance(s.lanes[seat][-1], PayCards)
    return Own(
        hand=[show_card(s, card) for card in s.hands[seat]],
        laid=[show_card(s, card) for card in s.laid[seat]],
        below=below,
        owed=s.owed - len(s.laid[seat]) if paying else 0,
    )


def counted(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}
