"""Games played at random, as fast as the rules allow."""

from __future__ import annotations

from antechamber.core.fast_random import FastRandom
from antechamber.core.flow import State


class Tally:
    """How much was decided in random games, and how many options there were to decide between."""

    def __init__(self) -> None:
        self.decisions = 0
        self.options = 0


def play_out(s: State, seed: int, tally: Tally) -> None:
    """Play a state to its end at random; a seat goes on until it has nothing left to decide."""
    rng = FastRandom(seed)
    open_options = s.open_options
    seats = len(open_options)
    seat = idle = 0
    while idle < seats:
        options = open_options[seat]
        if options:
            tally.decisions += 1
            tally.options += len(options)
            s.apply(seat, options[rng.below(len(options))])
            idle = 0
        else:
            seat = (seat + 1) % seats
            idle += 1
