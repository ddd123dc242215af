"""Taking in a table from the store: its log played again, whole or from where the table stands."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from antechamber.core.game import Game
from antechamber.server.clocks import ruling_of
from antechamber.server.played_game import PlayedGame, dealt
from antechamber.server.refused import BUSY, CLOSED, UNKNOWN, Refused
from antechamber.server.rows import ChoiceRow, TableRow
from antechamber.server.store import Store

if TYPE_CHECKING:
    from antechamber.server.server import Server
    from antechamber.server.table import Table

MOST_AT_ONCE: Final = 100  # rows that are taken in without a pause


class TableLock(asyncio.Lock):
    """A table's lock. Whoever waited for it while the table was dropped from memory is sent back to the store.

    What such a table knows may never have been written.
    """

    void = False
    gone = False

    async def __aenter__(self) -> None:
        await super().__aenter__()
        if self.void:
            self.release()
            if self.gone:
                raise Refused(UNKNOWN, "The table is gone.")
            raise Refused(BUSY, "The table is being read from the store again. Try again in a moment.")


async def read_log(store: Store, row: TableRow, since: int = 0) -> list[ChoiceRow]:
    """The rows of the log from `since` on that lead to how `row` says that the table stands."""
    log = await store.log(row.id, since, row.length)
    if len(log) != row.length - since:
        raise Refused(CLOSED, "The log of this table has a gap, so it cannot be played on.")
    return log


async def play_again(server: Server, game: Game, row: TableRow, owner: str) -> PlayedGame:
    """The game as it is in the store; whose table it is takes turns with others whose tables are being read."""
    log = await read_log(server.store, row)
    played = dealt(game, row, server.heartbeat.pauses)
    await server.slices.each(log, played.follow, owner)
    return played


async def catch_up(table: Table, row: TableRow, anew: bool) -> PlayedGame | None:
    """A table's game with all rows that the store has."""
    played, server = table.played, table.server
    if not row.is_dealt:
        return played
    if anew or played is None or row.length > played.length + MOST_AT_ONCE:
        return await play_again(server, table.game, row, table.owner or table.id)
    log = await read_log(server.store, row, played.length) if row.length > played.length else []
    try:
        played.clocks.adopt(ruling_of(row))
        for choice in log:
            played.follow(choice)
    except BaseException:
        server.tables.forget(table)
        raise
    return played
