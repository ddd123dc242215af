"""`antechamber bench`: how fast the rules run."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from antechamber.cli.game_key import AnyGameKey
from antechamber.lab.bench import EngineMeasure, SearchMeasure


def bench(
    game: AnyGameKey = None,
    /,
    *,
    seats: int | None = None,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 2,
    bots: bool = False,
    json: bool = False,
) -> None:
    """Measure random play, clones and replays in a single thread.

    :param seats: How many players; every number the game allows, with --json four.
    :param seconds: How long to play with each number of players.
    :param bots: Measure how fast the bots search instead.
    :param json: Print JSON instead of a table: an object for one game, a list for all.
    """
    from antechamber.games import installed, load
    from antechamber.lab.bench import measure, measure_bots
    from antechamber.lab.runs import default_seats

    found: list[EngineMeasure | SearchMeasure] = []
    for loaded in [load(key) for key in ([game] if game else installed())]:
        every = [default_seats(loaded)] if json else range(loaded.fewest, loaded.most + 1)
        measure_one = measure_bots if bots else measure
        found += [measure_one(loaded, count, seconds) for count in (every if seats is None else [seats])]
    if json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(found[0] if game else found)).decode())
    else:
        show(found)


def show(found: list[EngineMeasure | SearchMeasure]) -> None:
    from rich.table import Table

    from antechamber.cli.ink import screen

    engine = "compiled by mypyc" if found[0].compiled else "interpreted"
    table = Table(box=None, padding=(0, 1, 0, 0), title=engine)
    for row in found:
        cells = {"game": row.game, "seats": str(row.seats), **figures(row)}
        if not table.columns:
            for head in cells:
                table.add_column(head, justify="left" if head == "game" else "right")
        table.add_row(*cells.values())
    screen().print(table)


def figures(row: EngineMeasure | SearchMeasure) -> dict[str, str]:
    """What was measured, by the heading of its column."""
    if isinstance(row, SearchMeasure):
        return {"iterations/s": f"{row.iterations_per_s:,.0f}", "decisions": str(row.decisions)}
    return {
        "decisions/s": f"{row.decisions_per_s:,.0f}",
        "games/s": f"{row.games_per_s:,.1f}",
        "decisions/game": f"{row.decisions_per_game:.0f}",
        "options": f"{row.options_mean:.1f}",
        "clone µs": f"{row.clone_us:.2f}",
        "replay ms": f"{row.replay_ms:.1f}",
    }
