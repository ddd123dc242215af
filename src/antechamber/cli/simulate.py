"""`antechamber simulate`: random players, many games, what comes out."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from antechamber.cli.game_key import GameKey
from antechamber.lab.simulate import Simulation


def simulate(
    game: GameKey,
    /,
    *,
    seats: int | None = None,
    games: Annotated[int, Parameter(validator=Number(gte=1))] = 1000,
    seed: str = "0",
    components: str = "standard",
    json: bool = False,
) -> None:
    """Let random players play many games.

    :param seats: How many players; four if the game allows it.
    :param games: How many games.
    :param seed: Any text; the same text gives the same games.
    :param components: A bundled component set, or a file of yours.
    :param json: Print one JSON object instead of tables.
    """
    from rich.console import Console
    from rich.progress import track

    from antechamber.games import load
    from antechamber.lab.runs import default_seats
    from antechamber.lab.simulate import simulate as run

    loaded = load(game, components)
    seats = default_seats(loaded) if seats is None else seats
    loaded.start(seats, b"a wrong number of seats is found before the bar appears")
    quiet = json or not sys.stderr.isatty()
    numbers = track(range(games), "Playing", console=Console(stderr=True), transient=True, disable=quiet)
    found = run(loaded, seats, numbers, seed)
    if json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        show(loaded.title, found)


def show(title: str, found: Simulation) -> None:
    from rich.table import Table

    from antechamber.cli.ink import mark, screen

    seats = Table("seat", "mean score", "win share", title=f"{found.games} random games of {title}")
    for seat, (score, share) in enumerate(zip(found.mean_scores, found.win_shares, strict=True)):
        seats.add_row(mark(seat), f"{score:.1f}", f"{share:.1%}")
    sources = Table("points from", "mean of a seat", title="Where the points come from")
    for source, points in found.points_by_source.items():
        sources.add_row(source, f"{points:.1f}")
    engine = "compiled by mypyc" if found.compiled else "interpreted"
    out = screen()
    out.print(seats, sources)
    out.print(f"{found.decisions_per_game:.0f} decisions a game; {found.seconds:.1f} s in all, {engine}")
