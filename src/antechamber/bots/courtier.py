"""The Courtier: plays the option after which its own turn looks best, without searching any further."""

from __future__ import annotations

from typing import Final

from antechamber.bots.bot import Advice, Bot, Observation
from antechamber.bots.value import Value
from antechamber.core.chance import Chance
from antechamber.core.flow import State

SAMPLES: Final = 4
LONGEST_TURN: Final = 40


class Courtier(Bot):
    """One option ahead, its turn finished by its evaluator's priors, judged by the fitted value over a few samples."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def advise(self, observation: Observation, rng: Chance) -> list[Advice]:
        seat, options = observation.seat, observation.options
        samples = [observation.sample(rng) for _ in range(SAMPLES)]
        win_chances = [0.0] * len(options)
        for sample in samples:
            for number, option in enumerate(options):
                after = sample.clone()
                after.apply(seat, option)
                self.finish_turn(after, seat)
                win_chances[number] += self.value.win_chances(after)[seat] / SAMPLES
        return [Advice(option, win_chance, SAMPLES) for option, win_chance in zip(options, win_chances, strict=True)]

    def finish_turn(self, s: State, seat: int) -> None:
        """Play on by the highest prior, until the seat has nothing left to decide or a round is over."""
        evaluator = self.value.evaluator
        now = evaluator.round(s)
        for _ in range(LONGEST_TURN):
            options = s.options(seat)
            if not options or evaluator.round(s) != now:
                return
            priors = evaluator.priors(s, seat, options)
            s.apply(seat, options[priors.index(max(priors))])
