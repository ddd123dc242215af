"""Things that a box calls by other names than the standard one."""

from __future__ import annotations

from antechamber.core.game import Game
from antechamber.games import load


def renamed_things(game: Game) -> list[str]:
    """The targets whose names are the box's own: no language has another word for them."""
    standard = load(game.key).words.names
    return [target for target, name in game.words.names.items() if standard.get(target) != name]
