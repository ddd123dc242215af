"""`antechamber arena`: bots against bots, and who is better."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number

from antechamber.cli.game_key import AnyGameKey
from antechamber.core.errors import AntechamberError
from antechamber.lab.arena_config import ArenaConfig, ScheduledGame
from antechamber.lab.results_file import ResultsFile

Count = Annotated[int, Parameter(validator=Number(gte=1))]


def arena(
    game: AnyGameKey = None,
    /,
    *,
    bots: str | None = None,
    seats: int | None = None,
    games: Count | None = None,
    seed: str | None = None,
    components: str | None = None,
    jobs: Count | None = None,
    cluster: str | None = None,
    out: Path | None = None,
    resume: Path | None = None,
    report: Path | None = None,
    only: str | None = None,
    json: bool = False,
) -> None:
    """Let bots play against each other and see who is better.

    Every deal is played in every rotation of the seats, so that nobody is lucky with seats or cards.

    :param bots: The bots, with commas between them. The first one sits once, the others fill the remaining seats in
        turn: chancellor,courtier with three seats is one Chancellor against two Courtiers. A budget may follow a name:
        chancellor@500.
    :param seats: How many players; four if the game allows it.
    :param games: How many games, 100 if nothing is said; rounded up to whole deals.
    :param seed: Any text; the same text gives the same deals.
    :param components: A bundled component set, or a file of yours.
    :param jobs: How many games at a time; as many as there are processors. Bots with a time to think need one each.
    :param cluster: The address of a Ray cluster to play on; local starts one here.
    :param out: A new file that keeps every game, one JSON line each.
    :param resume: Go on with such a file. Its configuration need not be repeated; more --games may be asked for.
    :param report: Write a page with charts: one HTML file without anything outside it.
    :param only: Play one game alone, DEAL:ROTATION, and show where it breaks.
    :param json: Print one JSON object instead of tables.
    """
    asked = {
        "game": game,
        "bots": bots if bots is None else [name.strip() for name in bots.split(",")],
        "seats": seats,
        "games": games,
        "seed": seed,
        "components": components,
    }
    config = config_of({field: value for field, value in asked.items() if value is not None}, resume)
    if only:
        play_one(config, only)
    else:
        play_and_show(open_results(config, out, resume), jobs, cluster, report, json)


def config_of(asked: dict[str, Any], resume: Path | None) -> ArenaConfig:
    """What was asked for; what was left out is taken from the file that goes on, or is the default."""
    from msgspec.structs import asdict

    from antechamber.games import STANDARD, installed, load
    from antechamber.lab.arena_config import checked_config
    from antechamber.lab.results_file import read_config
    from antechamber.lab.runs import default_seats

    stored = asdict(read_config(resume)) if resume else {}
    wanted = {"games": 100, "seed": "0", "components": STANDARD, **stored, **asked}
    game, bots, components = wanted.get("game"), wanted.get("bots", []), wanted["components"]
    if game is None:
        example = f"antechamber arena {next(iter(installed()))} --bots chancellor,courtier"
        raise AntechamberError(f"Name a game, for example: `{example}`.")
    if not bots or not all(bots):
        raise AntechamberError("Name the bots, with commas between them, for example: --bots chancellor,courtier.")
    seats = wanted["seats"] if "seats" in wanted else default_seats(load(game, components))
    return checked_config(game, components, bots, seats, wanted["seed"], wanted["games"])


def open_results(config: ArenaConfig, out: Path | None, resume: Path | None) -> ResultsFile:
    from antechamber.lab.results_file import create_results, resume_results

    if out and resume:
        raise AntechamberError("--resume goes on in its own file; leave out --out.")
    return resume_results(config, resume) if resume else create_results(config, out)


def play_and_show(results: ResultsFile, jobs: int | None, cluster: str | None, report: Path | None, json: bool) -> None:
    """Play, and tell what was played, also when somebody interrupts."""
    from antechamber.cli.standings import as_json, crashed, show
    from antechamber.lab.report import write_report
    from antechamber.lab.standings import sum_up

    interrupted = not play_with_bar(results, jobs, cluster)
    found = sum_up(results)
    if json:
        print(as_json(found))
    else:
        show(found)
    if report and found.games:
        write_report(report, found)
    for line in crashed(found):
        print(line, file=sys.stderr)
    if interrupted:
        if results.file:
            print(f"Interrupted. To go on: antechamber arena --resume {results.file}", file=sys.stderr)
        raise KeyboardInterrupt
    if found.crashes:
        sys.exit(1)


def play_with_bar(results: ResultsFile, jobs: int | None, cluster: str | None) -> bool:
    """Whether all games were played before somebody interrupted."""
    import os

    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from antechamber.lab.arena import play_games

    bar = Progress(
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    rows = play_games(results, jobs or os.cpu_count() or 1, cluster)
    try:
        with bar:
            for _ in bar.track(rows, total=len(results.missing)):
                pass
    except KeyboardInterrupt:
        rows.close()
        return False
    return True


def play_one(config: ArenaConfig, only: str) -> None:
    """One game in this process; an exception comes through as it is."""
    from antechamber.lab.contest import play

    row = play(config, read_game(config, only))
    for name, place, total in zip(row.bots, row.places, row.totals, strict=True):
        print(f"{place}. {name}: {total} points")


def read_game(config: ArenaConfig, text: str) -> ScheduledGame:
    """The game that DEAL:ROTATION stands for."""
    deal, _, rotation = text.partition(":")
    turns = len(config.rotations)
    if not deal.isdecimal() or not rotation.isdecimal() or int(rotation) >= turns:
        raise AntechamberError(
            f"--only takes a deal and a rotation from 0 to {turns - 1}, for example 3:0, not '{text}'."
        )
    return ScheduledGame(int(deal), int(rotation))
