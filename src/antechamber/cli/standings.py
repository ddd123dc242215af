"""What an arena came to, in a terminal or for a program."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from rich.table import Table

from antechamber.cli.ink import mark, screen
from antechamber.lab.figures import HEADINGS, bounds, cells, duration, number_of, percent
from antechamber.lab.standings import Summary


def as_json(found: Summary) -> str:
    return msgspec.json.format(msgspec.json.encode(found)).decode()


def crashed(found: Summary) -> Iterable[str]:
    """A line for every game that broke down."""
    for crash in found.crashes:
        where = f"{found.config.game}, deal {crash.deal}, rotation {crash.rotation}"
        yield f"{where}: {crash.error}; to repeat it: {crash.repeat}"


def show(found: Summary) -> None:
    out = screen()
    if found.length is None:
        out.print("No deal has been played in all rotations yet; there is nothing to sum up.")
        return
    out.print(bot_table(found), source_table(found), seat_table(found))
    length = found.length
    engine = "compiled by mypyc" if found.compiled else "interpreted"
    out.print(f"{length.mean:.0f} choices a game, from {length.least} to {length.most}; {engine}")
    if found.loose:
        out.print(f"{number_of(found.loose, 'more game')} of unfinished deals not counted yet")


def bot_table(found: Summary) -> Table:
    title = (
        f"{number_of(found.games, 'game')} of {found.title}: {number_of(found.deals, 'deal')}, each in every rotation"
    )
    table = Table(
        HEADINGS[0],
        box=None,
        padding=(0, 2, 0, 0),
        title=title,
        caption=f"fair win share of a seat: {percent(found.fair_share)}",
    )
    for head in (*HEADINGS[1:], "a move"):
        table.add_column(head, justify="right")
    for own in found.standings:
        table.add_row(*cells(own), duration(own.seconds_per_move))
    return table


def source_table(found: Summary) -> Table:
    table = Table("points from", title="Where the points come from")
    for own in found.standings:
        table.add_column(own.bot, justify="right")
    for source in found.sources:
        table.add_row(source, *[f"{own.points_by_source.get(source, 0):.1f}" for own in found.standings])
    return table


def seat_table(found: Summary) -> Table:
    table = Table("seat", title="Whoever sits there")
    for head in ("win share", "95 %", "mean score"):
        table.add_column(head, justify="right")
    for own in found.seats:
        table.add_row(mark(own.seat), percent(own.win_share), bounds(own.interval), f"{own.mean_score:.1f}")
    return table
