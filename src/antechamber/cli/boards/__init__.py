"""What a seat sees, as a picture: drawn by the game's own module here, or else as plain tables."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rich.console import RenderableType

from antechamber.core.game import Game
from antechamber.games import module_name


def board(game: Game, view: object) -> RenderableType:
    """The whole table."""
    picture: RenderableType = drawing(game.key).board(view, game)
    return picture


def hand(game: Game, view: object) -> RenderableType:
    """The part that matters while the seat goes on deciding."""
    picture: RenderableType = drawing(game.key).hand(view, game)
    return picture


def drawing(game: str) -> ModuleType:
    own = f"{__name__}.{module_name(game)}"
    return import_module(own if find_spec(own) else f"{__name__}.plain")
