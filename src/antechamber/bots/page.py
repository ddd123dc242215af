"""The Page: plays anything but plain blunders."""

from __future__ import annotations

from typing import Any, Final

from antechamber.bots.bot import Bot, Observation
from antechamber.bots.evaluator import Evaluator
from antechamber.core.chance import Chance
from antechamber.core.flow import Choice

BLUNDER: Final = 0.1


class Page(Bot):
    """Any option that a sensible player would not rule out, each as likely as the other."""

    def __init__(self, evaluator: Evaluator[Any]) -> None:
        self.evaluator = evaluator

    def choose(self, observation: Observation, rng: Chance) -> Choice[Any]:
        options = observation.options
        priors = self.evaluator.priors(observation.sampled, observation.seat, options)
        sensible = [option for option, prior in zip(options, priors, strict=True) if prior >= BLUNDER]
        sensible = sensible or options
        return sensible[rng.below(len(sensible))]
