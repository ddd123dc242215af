"""Games of mixed strength, played to learn from.

Some seats choose at random, some as the mind leans, some as the Courtier does with the value fitted so far, and
everybody is careless at times: a value that has only seen good play goes blind to bad play.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from antechamber.bots.bot import Bot, Observation, observe
from antechamber.bots.courtier import Courtier
from antechamber.bots.mind import Mind
from antechamber.bots.minds import mind_of
from antechamber.bots.random import RandomBot
from antechamber.bots.search import Spin, drift
from antechamber.bots.value import Value, Weights
from antechamber.core.chance import Chance
from antechamber.core.flow import Choice
from antechamber.core.game import Game
from antechamber.core.score import total
from antechamber.lab.setting import seed_bytes

POSITIONS: Final = 24
CARELESS: Final = 7  # one choice in so many is made at random
SKILLS: Final = 4  # random, leaning, and twice the Courtier


class Lesson(msgspec.Struct, frozen=True):
    """What one game teaches: stages and features of some of its positions, and how it ended."""

    stages: list[float]
    features: list[list[list[float]]]
    places: list[int]
    totals: list[int]


class Leaning(Bot):
    """Plays as the mind leans, and nothing more."""

    def __init__(self, mind: Mind[Any]) -> None:
        self.mind = mind

    def choose(self, observation: Observation, rng: Chance) -> Choice[Any]:
        leanings = self.mind.lean(observation.world, observation.seat, observation.options)
        return drift(observation.options, leanings, Spin(rng.below(1 << 30)))


def play_lesson(game: Game, seats: int, weights: Weights | None, name: str) -> Lesson:
    """Play one game and note some of its positions, each between the turns of two seats."""
    mind = mind_of(game)
    rng = Chance(seed_bytes(f"{name} choices"))
    bots = [pupil(mind, weights, rng.below(SKILLS)) for _ in range(seats)]
    careless = RandomBot()
    noted: list[tuple[float, list[list[float]]]] = []
    s = game.start(seats, seed_bytes(name))
    last = -1
    while pending := s.pending():
        seat = pending[0]
        if seat != last:
            noted.append((mind.stage(s), [mind.features(s, by) for by in range(seats)]))
            last = seat
        bot = bots[seat] if rng.below(CARELESS) else careless
        s.apply(seat, bot.choose(observe(s, seat, rng), rng))
    kept = [noted[rng.below(len(noted))] for _ in range(POSITIONS)]
    totals = [total(lines) for lines in s.scores()]
    return Lesson([stage for stage, _ in kept], [features for _, features in kept], s.ranking(), totals)


def pupil(mind: Mind[Any], weights: Weights | None, skill: int) -> Bot:
    """A player of some strength; without a value nobody is better than its leanings."""
    if skill == 0:
        return RandomBot()
    if skill == 1 or weights is None:
        return Leaning(mind)
    return Courtier(Value(mind, weights))
