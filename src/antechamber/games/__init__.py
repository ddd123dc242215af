"""The games, by key: `load("royals")` is Royals with the components of its standard box.

A game is found by its manifest: an entry point of the group `antechamber.games`, in this package or in any other that
is installed beside it.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from warnings import warn

from antechamber.core.components import Sheet, read_sheet
from antechamber.core.errors import BadComponents, NoGames, UnknownGame
from antechamber.core.game import Game
from antechamber.core.manifest import Manifest

GROUP = "antechamber.games"
STANDARD = "standard"


def find_games(found: list[EntryPoint]) -> dict[str, Manifest]:
    """The manifests of these entry points, in the order of the lobby; nobody takes the key of one of our games."""
    ours = [entry for entry in found if entry.module.startswith(f"{__name__}.")]
    others = [entry for entry in found if entry not in ours]
    manifests = [manifest for entry in (*others, *ours) if (manifest := read_manifest(entry))]
    games = {manifest.key: manifest for manifest in manifests}
    return dict(sorted(games.items(), key=lambda game: (game[1].place, game[0])))


def read_manifest(entry: EntryPoint) -> Manifest | None:
    """What an entry point names; a package that is broken leaves the other games to play."""
    try:
        manifest = entry.load()
    except Exception as error:  # noqa: BLE001 - whatever somebody's package does when it is imported
        warn(f"the game '{entry.name}' is left out: {entry.value} cannot be imported: {error}", stacklevel=2)
        return None
    if not isinstance(manifest, Manifest):
        warn(f"the game '{entry.name}' is left out: {entry.value} is no antechamber.Manifest", stacklevel=2)
        return None
    if manifest.key != entry.name:
        other = f"the manifest {entry.value} has the key '{manifest.key}', and both must be the same"
        warn(f"the game '{entry.name}' is left out: {other}", stacklevel=2)
        return None
    return manifest


GAMES = find_games(list(entry_points(group=GROUP)))


def installed() -> dict[str, Manifest]:
    """All games, of which there is at least one: for whoever has to pick."""
    if not GAMES:
        raise NoGames
    return GAMES


def manifest_of(key: str) -> Manifest:
    """What registers a game."""
    if key not in installed():
        raise UnknownGame(key, list(GAMES))
    return GAMES[key]


def load(key: str, components: str = STANDARD) -> Game:
    """A game with one of its bundled component sets, by name, or with a file of one's own.

    >>> load("royals").title
    'Royals'
    >>> load("royals", "arcane").sheet.title
    'Royals (Arcane Wonders)'
    """
    bundled = sets(key)
    if components in bundled:
        return load_bundled(key, components)
    if not Path(components).is_file():
        raise BadComponents([f"'{components}' is neither a file nor one of the bundled sets: {', '.join(bundled)}"])
    return load_file(key, Path(components))


@cache
def load_bundled(key: str, name: str) -> Game:
    """A game never changes, so whoever asks for the same one again is given the same."""
    path = sets(key)[name]
    # The lines of the standard box are in the usual order by definition.
    return game_with(key, read_sheet(path, sets(key))) if name == STANDARD else load_file(key, path)


def load_file(key: str, path: Path) -> Game:
    return load_sheet(key, read_sheet(path, sets(key)))


def load_sheet(key: str, sheet: Sheet) -> Game:
    """A game with a component file that has been read, wherever it comes from."""
    sheet.usual_order = load_bundled(key, STANDARD).sheet.order
    return game_with(key, sheet)


def game_with(key: str, sheet: Sheet) -> Game:
    game: Game = manifest_of(key).part("game")(sheet)
    return game


def sets(key: str) -> dict[str, Path]:
    """The component sets that come with a game: name and file."""
    return manifest_of(key).sets
