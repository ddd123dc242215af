"""What a bot is given, and what it answers."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from antechamber.core.chance import Chance
from antechamber.core.flow import Choice, State


class Observation:
    """What one seat knows when it has to decide: its view, its options, and samples that could be the real state.

    There is no real state in it: `sampled` is a sample already, so whatever a bot looks at, it cannot cheat.
    """

    __slots__ = ("sampled", "seat")

    def __init__(self, sampled: State, seat: int) -> None:
        self.sampled = sampled
        self.seat = seat

    @property
    def view(self) -> object:
        return self.sampled.view(self.seat)

    @property
    def options(self) -> list[Choice[Any]]:
        return self.sampled.options(self.seat)

    def sample(self, rng: Chance) -> State:
        """A state that the seat cannot tell from the real one: another sample, and the bot's to play with."""
        sampled = self.sampled.sample(self.seat, rng)
        sampled.discreet = False
        return sampled


def observe(s: State, seat: int, rng: Chance) -> Observation:
    """What the bot of a seat is given by whoever runs the game."""
    return Observation(s.sample(seat, rng), seat)


class Advice:
    """An option, the estimated win chance with it, and how often the search has looked at it."""

    __slots__ = ("choice", "visits", "win_chance")

    def __init__(self, choice: Choice[Any], win_chance: float, visits: int) -> None:
        self.choice = choice
        self.win_chance = win_chance
        self.visits = visits


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It may remember what it has thought from one decision to the next.

    A bot says what it thinks of each option, and plays the one with the best win chance, unless it chooses in its own
    way. All its randomness comes from `rng`.
    """

    def advise(self, observation: Observation, rng: Chance) -> list[Advice]:
        """Every option, with what the bot thinks of it."""
        raise NotImplementedError

    def choose(self, observation: Observation, rng: Chance) -> Choice[Any]:
        """One of the options, for the seat that observes."""
        advice = self.advise(observation, rng)
        best = advice[0]
        for other in advice:
            if other.win_chance > best.win_chance:
                best = other
        return best.choice
