"""Fits the value of a game: what each feature of a seat says about its chance to win.

Games of mixed strength are played, some seats at random, some as the mind leans, some by the Courtier with the value
fitted so far and now and then a random choice: a value that has only seen good play goes blind to bad play. The
weights are those under which the results of these games are most likely (a conditional logit over the seats).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from antechamber.bots.bot import observe
from antechamber.bots.courtier import Courtier
from antechamber.bots.mind import Mind
from antechamber.bots.minds import mind_of
from antechamber.bots.value import Value, Weights, result
from antechamber.core.chance import Chance
from antechamber.core.flow import Choice, State
from antechamber.core.game import Game
from antechamber.core.score import total
from antechamber.lab.setting import seed_bytes

Numbers = npt.NDArray[np.float64]

PER_GAME: Final = 24
RIDGE: Final = 3e-3
STEPS: Final = 12
CARELESS: Final = 0.15


class Lesson(msgspec.Struct, frozen=True):
    """What one game teaches: stages and features of some positions, and how the game ended."""

    stages: list[float]
    features: list[list[list[float]]]
    places: list[int]
    totals: list[int]


def play_lesson(game: Game, seats: int, weights: Weights | None, name: str) -> Lesson:
    """Play one game of mixed strength and note positions between turns."""
    mind = mind_of(game)
    rng = Chance(seed_bytes(f"{name} choices"))
    s = game.start(seats, seed_bytes(name))
    courtier = Courtier(Value(mind, weights)) if weights else None
    skills = [rng.below(4) for _ in range(seats)]
    noted: list[tuple[float, list[list[float]]]] = []
    last = -1
    while pending := s.pending():
        seat = pending[0]
        if seat != last:
            noted.append((mind.stage(s), [mind.features(s, by) for by in range(seats)]))
            last = seat
        s.apply(seat, pick(s, seat, skills[seat], mind, courtier, rng))
    kept = [noted[rng.below(len(noted))] for _ in range(min(PER_GAME, len(noted)))]
    totals = [total(lines) for lines in s.scores()]
    return Lesson([stage for stage, _ in kept], [features for _, features in kept], s.ranking(), totals)


def pick(s: State, seat: int, skill: int, mind: Mind[Any], courtier: Courtier | None, rng: Chance) -> Choice[Any]:
    """A choice at random, as the mind leans, or the Courtier's; even the Courtier is careless at times."""
    options = s.options(seat)
    if skill == 0 or rng.below(1000) < 1000 * CARELESS:
        return options[rng.below(len(options))]
    if skill == 1 or courtier is None:
        leanings = mind.lean(s, seat, options)
        point = rng.below(1 << 30) / (1 << 30) * sum(leanings)
        for option, leaning in zip(options, leanings, strict=True):
            point -= leaning
            if point < 0:
                return option
        return options[-1]
    return courtier.choose(observe(s, seat, rng), rng)


def fit(lessons: list[Lesson]) -> tuple[Weights, float]:
    """The weights that make the results of the lessons most likely, and how much of the uncertainty they remove."""
    margin = float(np.mean([np.std(lesson.totals) for lesson in lessons])) or 1.0
    stages = np.array([stage for lesson in lessons for stage in lesson.stages])
    features = np.array([rows for lesson in lessons for rows in lesson.features])
    results = np.array([share(lesson, margin) for lesson in lessons for _ in lesson.stages])
    scale = features.reshape(-1, features.shape[2]).std(axis=0)
    scale[scale == 0] = 1.0
    scaled = (features - features.mean(axis=1, keepdims=True)) / scale
    weighed = np.concatenate([scaled * (1 - stages)[:, None, None], scaled * stages[:, None, None]], axis=2)
    solved = most_likely(weighed, results)
    gain = 1 - surprise(weighed, results, solved) / surprise(weighed, results, 0 * solved)
    early, late = np.split(solved, 2)
    return Weights([float(w) for w in early / scale], [float(w) for w in late / scale], margin), gain


def share(lesson: Lesson, margin: float) -> list[float]:
    return shares_of(lesson.places, lesson.totals, margin)


def shares_of(places: list[int], totals: list[int], margin: float) -> list[float]:
    from antechamber.bots.value import NEAR_WIN, shares

    won = (1.0 - NEAR_WIN) / places.count(1)
    by_points = shares([points / margin for points in totals])
    return [NEAR_WIN * part + (won if place == 1 else 0.0) for part, place in zip(by_points, places, strict=True)]


def most_likely(features: Numbers, results: Numbers) -> Numbers:
    """Newton's method on the conditional logit, with a small ridge that keeps idle features at zero."""
    weights = np.zeros(features.shape[2])
    rows = len(features)
    for _ in range(STEPS):
        chances = softmax(features @ weights)
        gradient = np.einsum("psf,ps->f", features, results - chances) / rows - RIDGE * weights
        centred = features - np.einsum("psf,ps->pf", features, chances)[:, None, :]
        weighted = centred * chances[:, :, None]
        curvature = np.tensordot(weighted, centred, axes=([0, 1], [0, 1])) / rows
        step = np.linalg.solve(curvature + RIDGE * np.eye(len(weights)), gradient)
        weights = weights + step
    return weights


def softmax(merits: Numbers) -> Numbers:
    powers = np.exp(merits - merits.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def surprise(features: Numbers, results: Numbers, weights: Numbers) -> float:
    return float(-(results * np.log(softmax(features @ weights) + 1e-12)).sum(axis=1).mean())
