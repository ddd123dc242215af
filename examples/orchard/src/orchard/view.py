"""What a seat of Orchard is shown. Names of fields say what is in them: trees are of the kind `tree`."""

from msgspec import Struct

from antechamber.core.lists import count
from orchard.state import NONE, OrchardState


class Seat(Struct, frozen=True):
    """What everybody knows of a seat. A bid that lies face down counts as a ladder in hand: nothing tells of it."""

    hand: int
    grove: dict[str, int]


class Own(Struct, frozen=True):
    """What only its seat knows."""

    ladders: list[int]
    bid: int | None


class View(Struct, frozen=True):
    """The table as one seat sees it; `own` is None for spectators."""

    seat: int | None
    over: bool
    round: int
    trees: list[str]
    trees_to_come: int
    ladders_played: list[int]
    seats: list[Seat]
    own: Own | None


def show(s: OrchardState, seat: int | None) -> View:
    return View(
        seat=seat,
        over=s.over,
        round=s.season,
        trees=[s.box.trees[tree] for tree in s.stand],
        trees_to_come=count(s.pile),
        ladders_played=[ladder + 1 for ladder in s.ladders_played],
        seats=[show_seat(s, other) for other in range(s.seats)],
        own=None if seat is None else show_own(s, seat),
    )


def show_seat(s: OrchardState, seat: int) -> Seat:
    grove = {key: s.groves[seat][tree] for tree, key in enumerate(s.box.trees) if s.groves[seat][tree]}
    return Seat(hand=len(s.hands[seat]) + (s.bids[seat] != NONE), grove=grove)


def show_own(s: OrchardState, seat: int) -> Own:
    bid = s.bids[seat]
    return Own([ladder + 1 for ladder in s.hands[seat]], None if bid == NONE else bid + 1)
