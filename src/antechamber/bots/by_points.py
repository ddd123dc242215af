"""The judgement of a game that nobody has taught a bot: points, and games that are played to their end."""

from __future__ import annotations

from typing import Final

from antechamber.bots.evaluator import Evaluator
from antechamber.bots.value import Weights
from antechamber.core.flow import Choice, State
from antechamber.core.score import total

CLEAR_LEAD: Final = 10.0  # in points, where nobody has measured what one is


class ByPoints(Evaluator[State]):
    """Who has more points is better off, and every option looks as good as another.

    No round ever ends, so a search plays its samples to the end of the game, and what it finds there are results.
    """

    def __init__(self) -> None:
        super().__init__(["points"], 1)

    def features(self, s: State, seat: int) -> list[float]:
        return [float(total(s.scores()[seat]))]

    def stage(self, s: State) -> float:
        return 0.0

    def round(self, s: State) -> int:
        return 0

    def priors(self, s: State, seat: int, options: list[Choice[State]]) -> list[float]:
        return [1.0] * len(options)


def points_as_weights() -> Weights:
    """A point is a point from the beginning to the end."""
    return Weights([1.0 / CLEAR_LEAD], [1.0 / CLEAR_LEAD], CLEAR_LEAD)
