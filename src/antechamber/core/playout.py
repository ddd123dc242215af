"""Games played at random, as fast as the rules allow."""

from __future__ import annotations

from typing import Final

from antechamber.core.flow import State

# A quick random generator, the one of Lehmer with these two numbers: what it draws decides nothing that lasts
PRIME: Final = 0x7FFFFFFF
FACTOR: Final = 48271


class Tally:
    """How much was decided in random games, and how many options there were to decide between."""

    def __init__(self) -> None:
        self.decisions = 0
        self.options = 0


def play_out(s: State, seed: int, tally: Tally) -> None:
    """Play a state to its end with a small random generator; a seat goes on until it has nothing left to decide."""
    spin = 1 + seed % (PRIME - 1)
    offers = s.offers
    seats = len(offers)
    seat = idle = 0
    while idle < seats:
        options = offers[seat]
        if options:
            spin = spin * FACTOR % PRIME
            tally.decisions += 1
            tally.options += len(options)
            s.apply(seat, options[spin % len(options)])
            idle = 0
        else:
            seat = (seat + 1) % seats
            idle += 1
