"""Scores by named lines, and places with ties."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antechamber.cli.ink import joined, mark
from antechamber.core.flow import State
from antechamber.core.score import Line, total
from antechamber.words import Speaker


def score_table(scores: dict[int, list[Line]], speaker: Speaker) -> Table:
    """A column for each seat; a row for each source of points, and below it for each of its lines."""
    table = Table("points", box=None, padding=(0, 2, 0, 0))
    for seat in scores:
        table.add_column(mark(seat), justify="right")
    lines = [line for held in scores.values() for line in held]
    for source in dict.fromkeys(line.source for line in lines):
        found = [[line for line in held if line.source == source] for held in scores.values()]
        table.add_row(speaker.source(source), *points(found), style="bold")
        for name in sorted({line.name for line in lines if line.source == source}, key=speaker.name):
            own = points([[line for line in held if line.name == name] for held in found])
            table.add_row(f"  {speaker.name(name)}", *own)
    table.add_row("total", *[str(total(held)) for held in scores.values()], style="bold")
    return table


def points(lines: list[list[Line]]) -> list[str]:
    """The sum for each seat, empty where it has no such line."""
    return [str(total(held)) if held else "" for held in lines]


def result(s: State, speaker: Speaker) -> RenderableType:
    """How a game stands: all lines of all seats and, when it is over, the places."""
    table = score_table(dict(enumerate(s.scores())), speaker)
    return Group(table, *standings(s)) if s.over else table


def standings(s: State) -> list[Text]:
    scores = [total(lines) for lines in s.scores()]
    ranking = s.ranking()
    rows = []
    for place in sorted(set(ranking)):
        seats = [seat for seat, own in enumerate(ranking) if own == place]
        tie = " (tied)" if len(seats) > 1 else ""
        rows.append(Text.assemble(f"{place}. ", joined(map(mark, seats), " and "), f"  {scores[seats[0]]} points{tie}"))
    return rows
