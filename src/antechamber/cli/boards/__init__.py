"""What a seat sees, as a picture: drawn by the module that the game's manifest names, or else as plain tables."""

from __future__ import annotations

from types import ModuleType

from rich.console import RenderableType

from antechamber.cli.boards import plain
from antechamber.core.game import Game
from antechamber.games import manifest_of


def board(game: Game, view: object) -> RenderableType:
    """The whole table."""
    picture: RenderableType = drawing(game.key).board(view, game)
    return picture


def hand(game: Game, view: object) -> RenderableType:
    """The part that matters while the seat goes on deciding."""
    picture: RenderableType = drawing(game.key).hand(view, game)
    return picture


def drawing(game: str) -> ModuleType:
    own: ModuleType | None = manifest_of(game).part("terminal_board")
    return own or plain
