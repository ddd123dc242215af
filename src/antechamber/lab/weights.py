"""Fitted weights as a small file that people can read."""

from __future__ import annotations

from typing import Any

from antechamber.core.game import Game
from antechamber.games import manifest_of

HEAD = """\
# What the features of a seat say about its chance to win in {title}: [at the start, at the end of the game].
# The features are explained in {module}.py. Made by `antechamber fit {key}`; not for editing by hand.
"""


def as_toml(game: Game, tables: dict[str, Any]) -> str:
    """The whole file, the numbers of seats in order."""
    head = HEAD.format(title=game.title, key=game.key, module=manifest_of(game.key).module_name)
    return head + "".join(one_table(seats, tables[seats]) for seats in sorted(tables))


def one_table(seats: str, table: dict[str, Any]) -> str:
    lines = [f"\n[{seats}]", f"games = {table['games']}", f"margin = {table['margin']:.2f}", f"\n[{seats}.weights]"]
    lines += [f'"{name}" = [{early:.4f}, {late:.4f}]' for name, (early, late) in table["weights"].items()]
    return "\n".join(lines) + "\n"
