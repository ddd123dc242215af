"""The judgement of each game: a mind, and beside it the weights that were fitted for it by `antechamber fit`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from antechamber.bots.mind import Mind
from antechamber.bots.value import Value, Weights
from antechamber.core.game import Game

HERE: Final = Path(__file__).parent
MINDS: Final = {
    "royals": "RoyalsMind",
    "catherine": "CatherineMind",
    "first-tsar": "TsarMind",
    "potemkin": "PotemkinMind",
}


def mind_of(game: Game) -> Mind[Any]:
    """The mind of a game."""
    module = import_module(f"antechamber.bots.minds.{game.key.replace('-', '_')}")
    mind: Mind[Any] = getattr(module, MINDS[game.key])()
    return mind


def weights_file(key: str) -> Path:
    return HERE / f"{key.replace('-', '_')}.toml"


@cache
def fitted(key: str) -> dict[str, Any]:
    """The fitted weights of a game, by number of seats."""
    return tomllib.loads(weights_file(key).read_text(encoding="utf-8"))


def judge(game: Game, seats: int) -> Value:
    """The value of a game for a number of seats, as it was fitted."""
    mind = mind_of(game)
    table = fitted(game.key)[str(seats)]
    early = [float(table["weights"][name][0]) for name in mind.names]
    late = [float(table["weights"][name][1]) for name in mind.names]
    return Value(mind, Weights(early, late, float(table["margin"])))
