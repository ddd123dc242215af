"""What a manifest lacks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from antechamber.core.errors import AntechamberError, BadManifest
from antechamber.core.game import Game
from antechamber.core.manifest import Manifest
from antechamber.games import GAMES, STANDARD, load

NAMED: Final = ("game", "view", "box_view", "personal", "evaluator", "features", "terminal_board")
OPTIONAL: Final = ("tutorial", "view", "box_view", "personal", "evaluator", "features", "terminal_board")
HEAVIEST: Final = 5


def missing(manifest: Manifest) -> list[str]:
    """What is wrong with a manifest, each with the name of its field; nothing if the game can be played."""
    found = [f"key: '{manifest.key}' is no entry point of antechamber.games"] if manifest.key not in GAMES else []
    found += [f"{name}: {problem}" for name in NAMED if (problem := unresolved(manifest, name))]
    files = {f"sets[{name!r}]": file for name, file in manifest.sets.items()}
    files |= {"ledger": manifest.ledger, "tutorial": manifest.tutorial or manifest.ledger}
    found += [f"{name}: there is no {file}" for name, file in files.items() if not Path(file).is_file()]
    found += [] if STANDARD in manifest.sets else [f"sets: none is called '{STANDARD}'"]
    found += [] if manifest.summary and manifest.minutes > 0 else ["summary, minutes: the lobby says both"]
    found += [] if 1 <= manifest.weight <= HEAVIEST else [f"weight: from 1 to {HEAVIEST}, not {manifest.weight}"]
    return found or beside_the_game(manifest)


def left_out(manifest: Manifest) -> list[str]:
    """The optional parts that a game does without."""
    return [name for name in OPTIONAL if not getattr(manifest, name)]


def unresolved(manifest: Manifest, name: str) -> str:
    """Why what a manifest names cannot be had; nothing if it can, or if nothing is named."""
    try:
        manifest.part(name)
    except BadManifest as error:
        return error.reason
    return ""


def beside_the_game(manifest: Manifest) -> list[str]:
    """Where a manifest says other things than the game that it names."""
    try:
        game: Game = load(manifest.key)
    except AntechamberError as error:
        return [f"sets: {error}"]
    found = [] if game.key == manifest.key else [f"key: '{manifest.key}', but the game says '{game.key}'"]
    found += [] if game.title == manifest.title else [f"title: '{manifest.title}', but the game says '{game.title}'"]
    if not game.fewest <= manifest.quick_seats <= game.most:
        found.append(f"quick_seats: {manifest.quick_seats}, but the game is for {game.fewest} to {game.most}")
    return found
