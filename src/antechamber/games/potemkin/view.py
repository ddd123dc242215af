"""What a seat is shown of Potemkin Empire: a list of what it may know, from which nothing has to be removed."""

from __future__ import annotations

import msgspec

from antechamber.core.score import Line, total
from antechamber.games.potemkin import state
from antechamber.games.potemkin.components import BOARD, DIRECTIONS, NOTHING, TIMINGS, TYPES, Components
from antechamber.games.potemkin.memory import eye, known_discards, seen_packs
from antechamber.games.potemkin.rules.constructing import PRIZES, needed
from antechamber.games.potemkin.rules.producing import output
from antechamber.games.potemkin.scoring import lines_with
from antechamber.games.potemkin.state import PotemkinState


class Card(msgspec.Struct, frozen=True):
    """A kind of Interior card: how many there are, the types of building behind which it is real, when it is played.

    `nature` is real, fake or the one type; `timing` is None without an ability.
    """

    cards: int
    nature: str
    real: list[str]
    timing: str | None


class Type(msgspec.Struct, frozen=True):
    """A type of building: how many Facades there are, and the meeple that the most of them bring, if any."""

    facades: int
    meeple: str | None


class Box(msgspec.Struct, frozen=True):
    """What never changes: every kind of Interior card and every type of building, by name."""

    cards: dict[str, Card]
    types: dict[str, Type]


class Building(msgspec.Struct, frozen=True):
    """A building: `interior` and `real` are None unless the viewer knows them, `known_to` lists who does.

    `watched`: an agent stands in front of it.
    """

    name: str
    type: str
    cubes: int
    agents: int
    face_up: bool
    known_to: list[int]
    watched: bool
    interior: str | None
    real: bool | None


class Seat(msgspec.Struct, frozen=True):
    """What everyone knows of a seat. `destroyed` are interiors of buildings it has destroyed, as all have seen them.

    `points` and `sources` are what it would score for all that the viewer knows, `unknown` how many of its buildings
    may be worth more than that.
    """

    cards: int
    pack: int
    producing: bool
    ready: int
    spent: int
    cubes: int
    points: int
    sources: dict[str, int]
    unknown: int
    destroyed: list[str]
    village: list[Building]


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself knows of now: its cards, its pack and from whom to whom that goes.

    `raising` is the type of a Facade that waits for an interior, `aside` are cards about to be changed. `pack_from` is
    None for a pack from the deck. `output` is how many cubes the seat would produce.
    """

    raising: str | None
    hand: dict[str, int]
    pack: dict[str, int]
    pack_from: int | None
    pack_to: int | None
    picked: str | None
    aside: dict[str, int]
    output: int


class Seen(msgspec.Struct, frozen=True):
    """What only the seat itself has seen: the packs it held, by month, in order.

    `discarded` are the cards it knows to lie in the discards, and `reshuffled` those it knew to lie there when they
    last became the deck.
    """

    packs: list[list[dict[str, int]]]
    discarded: dict[str, int]
    reshuffled: dict[str, int]


class Revealed(msgspec.Struct, frozen=True):
    """A building that the seat `by` has checked, and the interior that all have seen then."""

    by: int
    building: str
    type: str
    card: str
    real: bool


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `own` and `seen` are None for spectators.

    `round` is the round of the draft and afterwards that of turns, from 1; `keeps` is how many cards everybody keeps in
    a draft. `order` is the order of turns, `acting` the seat whose turn it is, None while all draft. `builders` are the
    seats in Construction Mode. `needed` says by type of building and by seat how many more would bring the meeple, 0 to
    who has it. `played` is the card whose ability is being resolved; `played_before` are played cards that lie in the
    discards. `revealed` is what has been revealed since the viewer last acted; spectators see it as long as anybody
    does.
    """

    seat: int | None
    month: int
    months: int
    direction: str
    drafting: bool
    round: int
    keeps: int
    first: int
    order: list[int]
    acting: int | None
    builders: int
    over: bool
    deck: int
    discards: int
    played_before: dict[str, int]
    facades: dict[str, int]
    cubes: int
    agents: int
    capitol: int
    scientist: int | None
    shield: int | None
    needed: dict[str, list[int]]
    played: str | None
    revealed: list[Revealed]
    seats: list[Seat]
    own: Own | None
    seen: Seen | None


def show_box(box: Components) -> Box:
    return Box(
        cards={name: show_card(box, kind) for kind, name in enumerate(box.kinds)},
        types={name: Type(box.facades[number], PRIZES[number] or None) for number, name in enumerate(TYPES)},
    )


def show_card(box: Components, kind: int) -> Card:
    return Card(
        cards=box.kind_counts[kind],
        nature=box.natures[kind],
        real=[name for number, name in enumerate(TYPES) if box.real[kind][number]],
        timing=None if box.abilities[kind] is None else TIMINGS[1 if box.free[kind] else 0],
    )


def show(s: PotemkinState, seat: int | None) -> View:
    """R11.1 R11.2 R11.3 R11.6 Everything on the table is public but hands, packs and what lies face down."""
    box = s.box
    drafting, acting = any(s.packs), whose_turn(s)
    return View(
        seat=seat,
        month=s.month + 1,
        months=len(box.deals),
        direction=DIRECTIONS[0 if box.directions[s.month] > 0 else 1],
        drafting=drafting,
        round=s.round + 1 if drafting else (s.turns - 1) // s.seats + 1,
        keeps=s.round + len(s.packs[0]) if drafting else 0,
        first=s.first,
        order=order_of_turns(s, s.capitol if drafting else s.first),
        acting=acting,
        builders=s.builders(),
        over=s.over,
        deck=len(s.deck),
        discards=len(s.discards),
        played_before=counted(s, known_discards(s.trail, None)[0]),
        facades=dict(zip(TYPES, s.facades, strict=True)),
        cubes=s.cubes,
        agents=s.agents,
        capitol=s.capitol,
        scientist=None if s.scientist == BOARD else s.scientist,
        shield=None if s.shield == BOARD else s.shield,
        needed={TYPES[n]: [needed(s, other, n) for other in range(s.seats)] for n, prize in enumerate(PRIZES) if prize},
        played=None if s.played == NOTHING else kind_name(s, s.played),
        revealed=show_revealed(s, seat),
        seats=[show_seat(s, other, seat, other == acting) for other in range(s.seats)],
        own=None if seat is None else show_own(s, seat, seat == acting),
        seen=None if seat is None else show_seen(s, seat),
    )


def personal(s: PotemkinState, seat: int) -> dict[str, object]:
    """The fields of a seat's view that are not as everybody sees them."""
    acting = whose_turn(s)
    return {
        "seat": seat,
        "revealed": show_revealed(s, seat),
        "seats": [show_seat(s, other, seat, other == acting) for other in range(s.seats)],
        "own": show_own(s, seat, seat == acting),
        "seen": show_seen(s, seat),
    }


def whose_turn(s: PotemkinState) -> int | None:
    return None if any(s.packs) else next((other for other in range(s.seats) if s.lanes[other]), None)


def order_of_turns(s: PotemkinState, first: int) -> list[int]:
    """The seats in the order of their turns this month."""
    order = [first]
    while len(order) < s.seats:
        order.append(s.next_seat(order[-1]))
    return order


def show_revealed(s: PotemkinState, viewer: int | None) -> list[Revealed]:
    """R11.7 What has been revealed since the viewer last acted, so that nobody misses what others saw in passing."""
    found = [reveal for reveal in s.revealed if viewer is None or reveal.viewers & eye(viewer)]
    names, kinds = s.choices.names, s.box.kinds
    return [Revealed(one.by, names[one.target], TYPES[one.type], kinds[one.kind], not one.fake) for one in found]


def show_seat(s: PotemkinState, seat: int, viewer: int | None, acting: bool) -> Seat:
    """R6.23 R11.2 Cards put aside count as cards in hand until they are changed, unknown interiors as real ones."""
    village = [show_building(s, seat, building, viewer) for building in s.villages[seat]]
    lines = lines_with(s, seat, [building.real is False for building in village])
    return Seat(
        cards=len(s.hands[seat]) + (len(s.aside) if acting else 0),
        pack=len(s.packs[seat]),
        producing=s.producing[seat],
        ready=s.ready_agents(seat),
        spent=s.spent[seat],
        cubes=sum([building.cubes for building in village]),
        points=total(lines),
        sources=by_source(lines),
        unknown=len([building for building in village if building.real is None]),
        destroyed=[kind_name(s, card) for card in s.trophies[seat]],
        village=village,
    )


def by_source(lines: list[Line]) -> dict[str, int]:
    points: dict[str, int] = {}
    for line in lines:
        points[line.source] = points.get(line.source, 0) + line.points
    return points


def show_building(s: PotemkinState, seat: int, building: state.Building, viewer: int | None) -> Building:
    """R11.2 The owner knows the interior, as does whoever has looked; when it is open or the game over, everybody."""
    target = s.target(seat, building)
    known = s.over or bool(building.knowers & eye(viewer))
    return Building(
        name=s.choices.names[target],
        type=TYPES[building.type],
        cubes=building.cubes,
        agents=building.agents,
        face_up=building.face_up,
        known_to=[other for other in range(s.seats) if building.knowers & eye(other)],
        watched=target in s.assigned,
        interior=kind_name(s, building.card) if known else None,
        real=not s.is_fake(building) if known else None,
    )


def show_own(s: PotemkinState, seat: int, acting: bool) -> Own:
    """What a seat holds, and where its pack comes from and goes."""
    pick = s.picks[seat]
    return Own(
        raising=TYPES[s.raising] if acting and s.raising != NOTHING else None,
        hand=counted(s, s.hands[seat]),
        pack=counted(s, s.packs[seat]),
        pack_from=s.previous_seat(seat) if s.packs[seat] and s.round else None,
        pack_to=s.next_seat(seat) if len(s.packs[seat]) > 1 else None,
        picked=None if pick == NOTHING else kind_name(s, pick),
        aside=counted(s, s.aside) if acting else {},
        output=output(s, len(s.industries(seat))),
    )


def show_seen(s: PotemkinState, seat: int) -> Seen:
    """R11.4 R11.5 What a seat has seen go by."""
    discarded, reshuffled = known_discards(s.trail, seat)
    return Seen(
        packs=[[counted(s, pack) for pack in month] for month in seen_packs(s.trail, seat)],
        discarded=counted(s, discarded),
        reshuffled=counted(s, reshuffled),
    )


def kind_name(s: PotemkinState, card: int) -> str:
    return s.box.kinds[s.box.card_kinds[card]]


def counted(s: PotemkinState, cards: list[int]) -> dict[str, int]:
    """Cards by kind, in the order of the list of components."""
    kinds = sorted(s.box.card_kinds[card] for card in cards)
    return {s.box.kinds[kind]: kinds.count(kind) for kind in kinds}
