"""`antechamber bench`: how fast the rules run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

if TYPE_CHECKING:
    from antechamber.lab.bench import Measure


def bench(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 2,
    json: bool = False,
) -> None:
    """Measure random play, clones and replays in a single thread.

    :param game: Which game; all of them if none is named.
    :param seats: How many players; every number the game allows, with --json four.
    :param seconds: How long to play with each number of players.
    :param json: Print JSON instead of a table: an object for one game, a list for all.
    """
    from antechamber.games import GAMES, load
    from antechamber.lab.bench import measure
    from antechamber.lab.setting import usual_seats

    found: list[Measure] = []
    for loaded in [load(key) for key in ([game] if game else GAMES)]:
        every = [usual_seats(loaded)] if json else range(loaded.fewest, loaded.most + 1)
        found += [measure(loaded, count, seconds) for count in (every if seats is None else [seats])]
    if json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(found[0] if game else found)).decode())
    else:
        show(found)


def show(found: list[Measure]) -> None:
    from rich.table import Table

    from antechamber.cli.ink import screen

    heads = ("decisions/s", "games/s", "decisions/game", "options", "clone µs", "replay ms")
    table = Table(
        "game",
        "seats",
        box=None,
        padding=(0, 1, 0, 0),
        title="compiled by mypyc" if found[0].compiled else "interpreted",
    )
    for head in heads:
        table.add_column(head, justify="right")
    for row in found:
        table.add_row(
            row.game,
            str(row.seats),
            f"{row.decisions_per_s:,.0f}",
            f"{row.games_per_s:,.1f}",
            f"{row.decisions_per_game:.0f}",
            f"{row.options_mean:.1f}",
            f"{row.clone_us:.2f}",
            f"{row.replay_ms:.1f}",
        )
    screen().print(table)
