"""The worth of a position for each seat: its win chance, from the features of all seats and fitted weights."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from antechamber.bots.evaluator import Evaluator
from antechamber.core.flow import State
from antechamber.core.score import total

MARGIN_SHARE: Final = 0.25  # how much of a result is the margin; the rest is the place


class Weights:
    """What a feature is worth, at the start of a game and at its end; `margin` is a clear lead in points."""

    __slots__ = ("early", "late", "margin")

    def __init__(self, early: list[float], late: list[float], margin: float) -> None:
        self.early = early
        self.late = late
        self.margin = margin


class Value:
    """An evaluator with fitted weights for a number of seats."""

    __slots__ = ("evaluator", "weights")

    def __init__(self, evaluator: Evaluator[Any], weights: Weights) -> None:
        self.evaluator = evaluator
        self.weights = weights

    def win_chances(self, s: State) -> list[float]:
        """Each seat's win chance; they add up to one."""
        if s.over:
            return self.result(s)
        stage = self.evaluator.stage(s)
        return softmax([self.merit(self.evaluator.features(s, seat), stage) for seat in range(s.seats)])

    def merit(self, features: list[float], stage: float) -> float:
        early = 0.0
        late = 0.0
        for feature, at_first, at_last in zip(features, self.weights.early, self.weights.late, strict=True):
            early += feature * at_first
            late += feature * at_last
        return early * (1.0 - stage) + late * stage

    def result(self, s: State) -> list[float]:
        """How a finished game went for each seat."""
        return result(s.ranking(), [total(lines) for lines in s.scores()], self.weights.margin)


def result(ranking: list[int], totals: list[int], margin: float) -> list[float]:
    """What each seat gets of a finished game: mostly for its place, tied winners sharing, and a little for points."""
    won = (1.0 - MARGIN_SHARE) / ranking.count(1)
    by_points = softmax([points / margin for points in totals])
    return [MARGIN_SHARE * part + (won if place == 1 else 0.0) for part, place in zip(by_points, ranking, strict=True)]


def softmax(merits: list[float]) -> list[float]:
    """Merits as parts of one, the larger the merit the larger the part."""
    best = max(merits)
    weights = [exp(merit - best) for merit in merits]
    whole = sum(weights)
    return [weight / whole for weight in weights]
