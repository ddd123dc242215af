"""Taking in a table from the store: its log played again, whole or from where the table stands."""

from __future__ import annotations

from typing import Final

from antechamber.server.clocks import clock_settings_of
from antechamber.server.played_game import PlayedGame, dealt
from antechamber.server.refused import CLOSED, Refused
from antechamber.server.rows import ChoiceRow, TableRow
from antechamber.server.store import Store
from antechamber.server.table import LockedTable, Table

MOST_AT_ONCE: Final = 100  # rows that are taken in without a pause


async def read_log(store: Store, row: TableRow, since: int = 0) -> list[ChoiceRow]:
    """The rows of the log from `since` on that lead to how `row` says that the table stands."""
    log = await store.log(row.id, since, row.length)
    if len(log) != row.length - since:
        raise Refused(CLOSED, "The log of this table has a gap, so it cannot be played on.")
    return log


async def play_again(table: Table, row: TableRow) -> PlayedGame:
    """The game as it is in the store; whose table it is takes turns with others whose tables are being read."""
    server = table.server
    log = await read_log(server.store, row)
    played = dealt(table.game, row, server.heartbeat.pauses)
    await server.slices.each(log, played.follow, table.host_session or table.id)
    return played


async def game_at(table: LockedTable, row: TableRow, anew: bool) -> PlayedGame | None:
    """A table's game with all the choices that the store has at `row`."""
    played, server = table.played, table.server
    if not row.is_dealt:
        return played
    if anew or played is None or row.length > played.length + MOST_AT_ONCE:
        return await play_again(table, row)
    log = await read_log(server.store, row, played.length) if row.length > played.length else []
    try:
        played.clocks.adopt(clock_settings_of(row))
        for choice in log:
            played.follow(choice)
    except BaseException:
        server.tables.forget(table)
        raise
    return played
