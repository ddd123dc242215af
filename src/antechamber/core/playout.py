"""Games played at random, as fast as the rules allow."""

from __future__ import annotations

from typing import Final

from antechamber.core.flow import State

PRIME: Final = 0x7FFFFFFF


class Tally:
    """How much was decided in random games, and how many options there were to decide between."""

    __slots__ = ("decisions", "options")

    def __init__(self) -> None:
        self.decisions = 0
        self.options = 0


def play_out(s: State, seed: int, tally: Tally) -> None:
    """Play a state to its end with a small random generator; whoever comes first in order acts first."""
    spin = 1 + seed % (PRIME - 1)
    while True:
        seat = first_pending(s)
        if seat < 0:
            return
        options = s.options(seat)
        spin = spin * 48271 % PRIME
        tally.decisions += 1
        tally.options += len(options)
        s.apply(seat, options[spin % len(options)])


def first_pending(s: State) -> int:
    """The first seat that has something to decide, or -1 when the game is over."""
    for seat, offer in enumerate(s.offers):
        if offer:
            return seat
    return -1
