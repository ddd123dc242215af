"""The games, by key: `load("royals")` is Royals with the components of its standard box."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from antechamber.core.components import Sheet, read_sheet
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
    if components in bundled:
        return load_bundled(key, components)
    if not Path(components).is_file():
        raise BadComponents([f"'{components}' is neither a file nor one of the bundled sets: {', '.join(bundled)}"])
    return load_file(key, Path(components))


@cache
def load_bundled(key: str, name: str) -> Game:
    """A game never changes, so whoever asks for the same one again is given the same."""
    return load_file(key, sets(key)[name])


def load_file(key: str, path: Path) -> Game:
    return load_sheet(key, read_sheet(path, sets(key)))


def load_sheet(key: str, sheet: Sheet) -> Game:
    """A game with a component file that has been read, wherever it comes from."""
    module = import_module(f"antechamber.games.{module_name(key)}.game")
    game: Game = getattr(module, GAMES[key])(sheet)
    return game


def sets(key: str) -> dict[str, Path]:
    """The component sets that come with a game: name and file."""
    bundled: dict[str, Path] = import_module(f"antechamber.games.{module_name(key)}.components").BUNDLED
    return bundled


def module_name(key: str) -> str:
    """The name of a game's folder and of its modules elsewhere: its key, spelt as Python wants it.

    >>> module_name("first-tsar")
    'first_tsar'
    """
    return key.replace("-", "_")
