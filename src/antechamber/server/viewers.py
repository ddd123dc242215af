"""Through whose eyes a game is looked at: a seat's, those of all who only watch, or everyone's once it is over."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Onlooker(Enum):
    """A viewer without a seat: one of many who only watch, or one who sees with the eyes of all seats."""

    SPECTATORS = "spectators"
    EVERYONE = "everyone"


SPECTATORS: Final = Onlooker.SPECTATORS
EVERYONE: Final = Onlooker.EVERYONE

Viewer = int | Onlooker

EVERYONE_ON_THE_WIRE: Final = -1


def seat_of(viewer: Viewer) -> int | None:
    """The viewer's seat, as the engine asks for it: None is a spectator."""
    return viewer if isinstance(viewer, int) else None


def viewer_at(seat: int | None) -> Viewer:
    """Who looks on from a seat, or without one."""
    return SPECTATORS if seat is None else seat


def to_wire(viewer: Viewer) -> int | None:
    return EVERYONE_ON_THE_WIRE if viewer is EVERYONE else seat_of(viewer)


def from_wire(number: int | None) -> Viewer:
    return EVERYONE if number == EVERYONE_ON_THE_WIRE else viewer_at(number)
