"""Any game's view as nested tables, for games without a drawing of their own; what things are called, its words say."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antechamber.cli.ink import mark
from antechamber.cli.news import speaker_to
from antechamber.core.game import Game

# The prompt says the one, the end of the game the other
ELSEWHERE: Final = ("seat", "over")
SEATS: Final = "seats"
SEAT: Final = re.compile(r"seat:\d")


def board(view: object, game: Game) -> RenderableType:
    assert isinstance(view, Struct)
    return PlainDrawing(game).pairs({field: value for field, value in asdict(view).items() if field not in ELSEWHERE})


def hand(view: object, game: Game) -> RenderableType:
    return PlainDrawing(game).drawn(getattr(view, "own", view), "own")


class PlainDrawing:
    """Values of a view, each with the field that holds it, because fields say of which kind things are."""

    def __init__(self, game: Game) -> None:
        self.names = game.words.names
        self.speaker = speaker_to(game, 0, None)

    def drawn(self, value: object, field: str) -> RenderableType:
        """A struct or a dictionary as names and values, structs in a list as rows, anything else in a line."""
        if isinstance(value, Struct):
            return self.pairs(asdict(value))
        if isinstance(value, dict) and any(is_nested(item) for item in value.values()):
            return self.pairs(value)
        if isinstance(value, list) and value and all(isinstance(item, Struct) for item in value):
            return self.rows([asdict(item) for item in value], field)
        return self.inline(value, field)

    def pairs(self, values: dict[str, object]) -> Table:
        grid = Table.grid(padding=(0, 2))
        for name, value in values.items():
            grid.add_row(Text(self.label(str(name)), "bold"), self.drawn(value, str(name)))
        return grid

    def rows(self, items: list[dict[str, object]], field: str) -> Table:
        heads = [self.label(name) for name in items[0]]
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for head in [*([""] if field == SEATS else []), *heads]:
            table.add_column(head)
        for number, item in enumerate(items):
            cells = [self.drawn(value, name) for name, value in item.items()]
            table.add_row(*([mark(number)] if field == SEATS else []), *cells)
        return table

    def inline(self, value: object, field: str) -> Text:
        if isinstance(value, dict):
            parts = [Text.assemble(self.thing(name, field), f" {item}") for name, item in value.items()]
        elif isinstance(value, list | tuple | set | frozenset):
            parts = [self.thing(item, field) for item in value]
        else:
            return self.thing(value, field)
        return Text(", ").join(parts) if parts else Text("-")

    def thing(self, value: object, field: str) -> Text:
        """A value in a word: what a target is called, the letter of a seat, yes or no."""
        if value is None:
            return Text("-")
        if isinstance(value, bool):
            return Text("yes" if value else "no")
        if isinstance(value, str) and SEAT.fullmatch(value):
            return mark(int(value.partition(":")[2]))
        target = self.target(str(value), field)
        return Text(self.speaker.name(target) if target else str(value).replace("_", " "))

    def target(self, value: str, field: str) -> str:
        """What a value stands for: it says so itself, or its field says of which kind it is; otherwise nothing."""
        found = [target for target in (value, f"{kind_of(field)}:{value}") if target in self.names]
        return found[0] if found else ""

    def label(self, field: str) -> str:
        """What people call a field, or a thing that something belongs to; a game may have a sentence for it."""
        name = self.speaker.name(field if field in self.names else f"field:{field}")
        return name[:1].upper() + name[1:]


def is_nested(value: object) -> bool:
    return isinstance(value, Struct | dict | list)


def kind_of(field: str) -> str:
    """What a field's things are called one by one: `cities` are of the kind `city`."""
    return re.sub(r"([^s])s$", r"\1", re.sub(r"ies$", "y", field))
