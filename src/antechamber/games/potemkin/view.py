"""What a seat is shown of Potemkin Empire: a list of what it may know, from which nothing has to be removed."""

from __future__ import annotations

import msgspec

from antechamber.games.potemkin import state
from antechamber.games.potemkin.components import BOARD, DIRECTIONS, NOTHING, TYPES
from antechamber.games.potemkin.memory import eye, known_discards, seen_packs
from antechamber.games.potemkin.state import PotemkinState


class Building(msgspec.Struct, frozen=True):
    """A building: `interior` and `real` are None unless the viewer knows them, `known_to` lists who else does.

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
    """What everyone knows of a seat. `destroyed` are interiors of buildings it has destroyed, as all have seen them."""

    cards: int
    pack: int
    producing: bool
    ready: int
    spent: int
    destroyed: list[str]
    village: list[Building]


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself knows: its cards now, and the cards it has seen.

    `raising` is the type of a Facade that waits for an interior, `aside` are cards about to be changed. `packs` are the
    packs it held, by month, in order; `discarded` the cards it knows to lie in the discards, and `reshuffled` those it
    knew to lie there when they last became the deck.
    """

    raising: str | None
    hand: dict[str, int]
    pack: dict[str, int]
    picked: str | None
    aside: dict[str, int]
    packs: list[list[dict[str, int]]]
    discarded: dict[str, int]
    reshuffled: dict[str, int]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `own` is None for spectators.

    `acting` is the seat whose turn it is, None while all draft. `played` is the card whose ability is being resolved;
    `played_before` are played cards that lie in the discards.
    """

    seat: int | None
    month: int
    months: int
    direction: str
    drafting: bool
    round: int
    first: int
    acting: int | None
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
    played: str | None
    seats: list[Seat]
    own: Own | None


def show(s: PotemkinState, seat: int | None) -> View:
    """R11.1 R11.2 R11.3 R11.6 Everything on the table is public but hands, packs and what lies face down."""
    box = s.box
    seats = range(len(s.lanes))
    drafting = any(s.packs)
    acting = None if drafting else next((other for other in seats if s.lanes[other]), None)
    return View(
        seat=seat,
        month=s.month + 1,
        months=len(box.deals),
        direction=DIRECTIONS[0 if box.directions[s.month] > 0 else 1],
        drafting=drafting,
        round=s.round + 1,
        first=s.first,
        acting=acting,
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
        played=None if s.played == NOTHING else kind_name(s, s.played),
        seats=[show_seat(s, other, seat, other == acting) for other in seats],
        own=None if seat is None else show_own(s, seat, seat == acting),
    )


def personal(s: PotemkinState, seat: int) -> dict[str, object]:
    """The fields of a seat's view that are not as everybody sees them."""
    seats = range(len(s.lanes))
    acting = None if any(s.packs) else next((other for other in seats if s.lanes[other]), None)
    return {
        "seat": seat,
        "seats": [show_seat(s, other, seat, other == acting) for other in seats],
        "own": show_own(s, seat, seat == acting),
    }


def show_seat(s: PotemkinState, seat: int, viewer: int | None, acting: bool) -> Seat:
    """R6.23 Cards put aside count as cards in hand until they are changed."""
    return Seat(
        cards=len(s.hands[seat]) + (len(s.aside) if acting else 0),
        pack=len(s.packs[seat]),
        producing=s.producing[seat],
        ready=s.ready_agents(seat),
        spent=s.spent[seat],
        destroyed=[kind_name(s, card) for card in s.trophies[seat]],
        village=[show_building(s, seat, building, viewer) for building in s.villages[seat]],
    )


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
        known_to=[other for other in range(len(s.lanes)) if building.knowers & eye(other)],
        watched=target in s.assigned,
        interior=kind_name(s, building.card) if known else None,
        real=not s.is_fake(building) if known else None,
    )


def show_own(s: PotemkinState, seat: int, acting: bool) -> Own:
    """R11.4 R11.5 What a seat holds, and what it has seen go by."""
    discarded, reshuffled = known_discards(s.trail, seat)
    pick = s.picks[seat]
    return Own(
        raising=TYPES[s.raising] if acting and s.raising != NOTHING else None,
        hand=counted(s, s.hands[seat]),
        pack=counted(s, s.packs[seat]),
        picked=None if pick == NOTHING else kind_name(s, pick),
        aside=counted(s, s.aside) if acting else {},
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
