"""What a game was worth: the share of the win minus a fair share, so that the seats of a game add up to nothing."""

from __future__ import annotations

from antechamber.core.flow import State


def rewards(s: State) -> list[float]:
    """By seat: winners share 1, from everybody 1/n is taken; nothing while the game goes on."""
    seats = s.seats
    if not s.over:
        return [0.0] * seats
    places = s.ranking()
    return [(place == 1) / places.count(1) - 1 / seats for place in places]


def worst(seats: int) -> float:
    return -1 / seats


def best(seats: int) -> float:
    return 1 - 1 / seats
