"""Games of mixed strength, played to learn from.

Some seats choose at random, some by the evaluator's priors, some as the Courtier does with the value fitted so far, and
everybody is careless at times: a value that has only seen good play goes blind to bad play.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from antechamber.bots.bot import Bot, Observation, observe
from antechamber.bots.courtier import Courtier
from antechamber.bots.evaluator import Evaluator
from antechamber.bots.evaluators import evaluator_of
from antechamber.bots.random import RandomBot
from antechamber.bots.search import sample_option
from antechamber.bots.value import Value, Weights
from antechamber.core.chance import Chance
from antechamber.core.fast_random import FastRandom
from antechamber.core.flow import Choice
from antechamber.core.game import Game
from antechamber.core.score import total
from antechamber.lab.runs import seed_bytes

POSITIONS: Final = 24
CARELESS: Final = 7  # one choice in so many is made at random
SKILLS: Final = 4  # random, by the priors, and twice the Courtier


class TrainingGame(msgspec.Struct, frozen=True):
    """What one game teaches: stages and features of some of its positions, and how it ended."""

    stages: list[float]
    features: list[list[list[float]]]
    places: list[int]
    totals: list[int]


class PriorBot(Bot):
    """Plays by the evaluator's priors, and nothing more."""

    def __init__(self, evaluator: Evaluator[Any]) -> None:
        self.evaluator = evaluator

    def choose(self, observation: Observation, rng: Chance) -> Choice[Any]:
        priors = self.evaluator.priors(observation.sampled, observation.seat, observation.options)
        return sample_option(observation.options, priors, FastRandom(rng.below(1 << 30)))


def play_training_game(game: Game, seats: int, weights: Weights | None, name: str) -> TrainingGame:
    """Play one game and note some of its positions, each between the turns of two seats."""
    evaluator = evaluator_of(game)
    rng = Chance(seed_bytes(f"{name} choices"))
    bots = [player_of_skill(evaluator, weights, rng.below(SKILLS)) for _ in range(seats)]
    careless = RandomBot()
    noted: list[tuple[float, list[list[float]]]] = []
    s = game.start(seats, seed_bytes(name))
    last = -1
    while pending := s.pending():
        seat = pending[0]
        if seat != last:
            noted.append((evaluator.stage(s), [evaluator.features(s, by) for by in range(seats)]))
            last = seat
        bot = bots[seat] if rng.below(CARELESS) else careless
        s.apply(seat, bot.choose(observe(s, seat, rng), rng))
    kept = [noted[rng.below(len(noted))] for _ in range(POSITIONS)]
    totals = [total(lines) for lines in s.scores()]
    return TrainingGame([stage for stage, _ in kept], [features for _, features in kept], s.ranking(), totals)


def player_of_skill(evaluator: Evaluator[Any], weights: Weights | None, skill: int) -> Bot:
    """A player of some strength; without a value nobody is better than its priors."""
    if skill == 0:
        return RandomBot()
    if skill == 1 or weights is None:
        return PriorBot(evaluator)
    return Courtier(Value(evaluator, weights))
