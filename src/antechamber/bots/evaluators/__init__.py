"""The judgement of each game: an evaluator, and beside it the weights that were fitted for it by `antechamber fit`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from antechamber.bots.evaluator import Evaluator
from antechamber.bots.value import Value, Weights
from antechamber.core.game import Game
from antechamber.games import module_name

HERE: Final = Path(__file__).parent
EVALUATORS: Final = {
    "royals": "RoyalsEvaluator",
    "catherine": "CatherineEvaluator",
    "first-tsar": "TsarEvaluator",
    "potemkin": "PotemkinEvaluator",
}


def evaluator_of(game: Game) -> Evaluator[Any]:
    """The evaluator of a game."""
    module = import_module(f"antechamber.bots.evaluators.{module_name(game.key)}")
    evaluator: Evaluator[Any] = getattr(module, EVALUATORS[game.key])()
    return evaluator


def weights_file(key: str) -> Path:
    return HERE / f"{module_name(key)}.toml"


@cache
def fitted(key: str) -> dict[str, Any]:
    """The fitted weights of a game, by number of seats."""
    return tomllib.loads(weights_file(key).read_text(encoding="utf-8"))


def fitted_value(game: Game, seats: int) -> Value:
    """The value of a game for a number of seats, as it was fitted."""
    evaluator = evaluator_of(game)
    table = fitted(game.key)[str(seats)]
    early = [float(table["weights"][name][0]) for name in evaluator.names]
    late = [float(table["weights"][name][1]) for name in evaluator.names]
    return Value(evaluator, Weights(early, late, float(table["margin"])))
