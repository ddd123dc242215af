"""Any game's view as nested tables, for games without a drawing of their own."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import asdict
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antechamber.core.game import Game


def board(view: object, _game: Game) -> RenderableType:
    return drawn(view)


def hand(view: object, _game: Game) -> RenderableType:
    return drawn(getattr(view, "own", view))


def drawn(value: object) -> RenderableType:
    """A struct or a dictionary as names and values, structs in a list as rows, anything else in a line."""
    if isinstance(value, Struct):
        return pairs(asdict(value))
    if isinstance(value, dict):
        return pairs(value) if any(is_nested(item) for item in value.values()) else inline(value)
    if isinstance(value, list) and value and all(isinstance(item, Struct) for item in value):
        return rows([asdict(item) for item in value])
    return inline(value)


def is_nested(value: object) -> bool:
    return isinstance(value, Struct | dict | list)


def pairs(values: dict[str, object]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for name, value in values.items():
        grid.add_row(Text(str(name), "bold"), drawn(value))
    return grid


def rows(items: list[dict[str, object]]) -> Table:
    table = Table(*items[0], box=None, padding=(0, 2, 0, 0), header_style="dim")
    for item in items:
        table.add_row(*[drawn(value) for value in item.values()])
    return table


def inline(value: object) -> Text:
    if isinstance(value, dict):
        return Text(", ".join(f"{name} {item}" for name, item in value.items()) or "-")
    if isinstance(value, list | tuple | set | frozenset):
        return Text(", ".join(str(item) for item in value) or "-")
    return Text("-" if value is None else str(value))
