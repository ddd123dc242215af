"""The games, by key: `load("royals")` is Royals with the components of its standard box."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from antechamber.core.components import read_sheet
from antechamber.core.errors import BadComponents, UnknownGame
from antechamber.core.game import Game

GAMES = {"royals": "Royals", "catherine": "Catherine", "first-tsar": "FirstTsar", "potemkin": "Potemkin"}
STANDARD = "standard"


def load(key: str, components: str = STANDARD) -> Game:
    """A game with one of its bundled component sets, by name, or with a file of one's own.

    >>> load("royals").title
    'Royals'
    >>> load("royals", "arcane").sheet.title
    'Royals (Arcane Wonders)'
    """
    if key not in GAMES:
        raise UnknownGame(key, list(GAMES))
    bundled = sets(key)
    path = bundled.get(components, Path(components))
    if components not in bundled and not path.is_file():
        raise BadComponents([f"'{components}' is neither a file nor one of the bundled sets: {', '.join(bundled)}"])
    module = import_module(f"antechamber.games.{folder(key)}.game")
    game: Game = getattr(module, GAMES[key])(read_sheet(path, bundled))
    return game


def sets(key: str) -> dict[str, Path]:
    """The component sets that come with a game: name and file."""
    bundled: dict[str, Path] = import_module(f"antechamber.games.{folder(key)}.components").BUNDLED
    return bundled


def folder(key: str) -> str:
    """The name of a game's folder and of its modules elsewhere: its key, spelt as Python wants it.

    >>> folder("first-tsar")
    'first_tsar'
    """
    return key.replace("-", "_")
