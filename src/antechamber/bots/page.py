"""The Page: plays anything but plain blunders."""

from __future__ import annotations

from typing import Any, Final

from antechamber.bots.bot import Bot, Observation
from antechamber.bots.mind import Mind
from antechamber.core.chance import Chance
from antechamber.core.flow import Choice

BLUNDER: Final = 0.1


class Page(Bot):
    """Any option that a sensible player would not rule out, each as likely as the other."""

    def __init__(self, mind: Mind[Any]) -> None:
        self.mind = mind

    def choose(self, observation: Observation, rng: Chance) -> Choice[Any]:
        options = observation.options
        leanings = self.mind.lean(observation.world, observation.seat, options)
        fair = [option for option, leaning in zip(options, leanings, strict=True) if leaning >= BLUNDER]
        fair = fair or options
        return fair[rng.below(len(fair))]
