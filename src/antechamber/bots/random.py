"""The bot that does not think."""

from __future__ import annotations

from typing import Any

from antechamber.bots.bot import Bot, Observation
from antechamber.core.chance import Chance
from antechamber.core.flow import Choice


class RandomBot(Bot):
    """Picks any option, each as likely as the other."""

    def choose(self, observation: Observation, rng: Chance) -> Choice[Any]:
        options = observation.options
        return options[rng.below(len(options))]
