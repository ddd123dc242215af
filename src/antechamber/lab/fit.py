"""Fits the value of a game: what each feature of a seat says about its win chance.

The weights are those under which the results of many games are most likely: a conditional logit, in which the seats
of a game compete with each other. Each generation of games is played with the value fitted on all before it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
import numpy.typing as npt

from antechamber.bots.value import Weights, result
from antechamber.lab.training_games import TrainingGame

Numbers = npt.NDArray[np.float64]

GENERATIONS: Final = 4
RIDGE: Final = 3e-3
STEPS: Final = 12


def fit(games: list[TrainingGame]) -> Weights:
    """The weights that make the results of the games most likely."""
    margin = float(np.mean([np.std(game.totals) for game in games])) or 1.0
    features, stages = positions(games)
    scale = features.reshape(-1, features.shape[2]).std(axis=0)
    scale[scale == 0] = 1.0
    weights = most_likely(by_stage(features / scale, stages), results(games, margin))
    early, late = np.split(weights, 2)
    return Weights([float(weight) for weight in early / scale], [float(weight) for weight in late / scale], margin)


def explained(games: list[TrainingGame], weights: Weights) -> float:
    """How much less one is surprised by the results when one knows the value: 0 is nothing, 1 is certainty."""
    features, stages = positions(games)
    known = by_stage(features, stages)
    outcome = results(games, weights.margin)
    fitted = np.array([*weights.early, *weights.late])
    return 1 - cross_entropy(known, outcome, fitted) / cross_entropy(known, outcome, 0 * fitted)


def positions(games: Iterable[TrainingGame]) -> tuple[Numbers, Numbers]:
    """Features by position, seat and name, each less the mean of the seats; and the stage of each position."""
    games = list(games)
    features = np.array([rows for game in games for rows in game.features])
    return features - features.mean(axis=1, keepdims=True), np.array([t for game in games for t in game.stages])


def results(games: Iterable[TrainingGame], margin: float) -> Numbers:
    return np.array([result(game.places, game.totals, margin) for game in games for _ in game.stages])


def by_stage(features: Numbers, stages: Numbers) -> Numbers:
    """Every feature twice: as far as the game is young, and as far as it is old."""
    late = stages[:, None, None]
    return np.concatenate([features * (1 - late), features * late], axis=2)


def most_likely(features: Numbers, outcome: Numbers) -> Numbers:
    """Newton's method, with a small ridge that keeps idle features at zero."""
    weights = np.zeros(features.shape[2])
    ridge = RIDGE * np.eye(len(weights))
    for _ in range(STEPS):
        win_chances = softmax(features @ weights)
        gradient = np.einsum("psf,ps->f", features, outcome - win_chances) / len(features) - RIDGE * weights
        centred = features - np.einsum("psf,ps->pf", features, win_chances)[:, None, :]
        curvature = np.tensordot(centred * win_chances[:, :, None], centred, axes=([0, 1], [0, 1])) / len(features)
        weights = weights + np.linalg.solve(curvature + ridge, gradient)
    return weights


def softmax(merits: Numbers) -> Numbers:
    powers = np.exp(merits - merits.max(axis=1, keepdims=True))
    shares: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return shares


def cross_entropy(features: Numbers, outcome: Numbers, weights: Numbers) -> float:
    return float(-(outcome * np.log(softmax(features @ weights) + 1e-12)).sum(axis=1).mean())
