"""The judgement of each game: an evaluator, and beside it the weights that were fitted for it by `antechamber fit`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from antechamber.bots.by_points import ByPoints, points_as_weights
from antechamber.bots.evaluator import Evaluator
from antechamber.bots.value import Value, Weights
from antechamber.core.errors import AntechamberError
from antechamber.core.game import Game
from antechamber.games import manifest_of


def evaluator_of(game: Game) -> Evaluator[Any]:
    """The evaluator of a game; if it has none of its own, one that knows points and nothing else."""
    own = manifest_of(game.key).part("evaluator")
    evaluator: Evaluator[Any] = ByPoints() if own is None else own()
    return evaluator


def weights_file(key: str) -> Path:
    """Where the fitted weights of a game are: beside its evaluator."""
    module = manifest_of(key).evaluator.partition(":")[0]
    if not module:
        raise AntechamberError(f"{key} has no evaluator of its own, so there is nothing to fit.")
    package, _, name = module.rpartition(".")
    return Path(str(files(package) / f"{name}.toml"))


@cache
def fitted(key: str) -> dict[str, Any]:
    """The fitted weights of a game, by number of seats."""
    return tomllib.loads(weights_file(key).read_text(encoding="utf-8"))


def fitted_value(game: Game, seats: int) -> Value:
    """The value of a game for a number of seats, as it was fitted."""
    evaluator = evaluator_of(game)
    if isinstance(evaluator, ByPoints):
        return Value(evaluator, points_as_weights())
    table = fitted(game.key)[str(seats)]
    early = [float(table["weights"][name][0]) for name in evaluator.names]
    late = [float(table["weights"][name][1]) for name in evaluator.names]
    return Value(evaluator, Weights(early, late, float(table["margin"])))
