"""The bot that does not think."""

from __future__ import annotations

from typing import Any

from antechamber.core.chance import Chance
from antechamber.core.flow import Choice


class RandomBot:
    """Picks any option, each as likely as the other."""

    def choose(self, view: object, options: list[Choice[Any]], rng: Chance) -> Choice[Any]:
        return options[rng.below(len(options))]
