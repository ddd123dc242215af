"""Who asks to look at a table over HTTP or through a socket, and through whose eyes."""

from __future__ import annotations

from typing import Final

from antechamber.server.access import may_look, must_let_in
from antechamber.server.refused import FORBIDDEN, UNKNOWN, Refused
from antechamber.server.requests import whole
from antechamber.server.rows import OVER
from antechamber.server.server import Server
from antechamber.server.table import Table
from antechamber.server.table_changes import freshen
from antechamber.server.viewers import EVERYONE, SPECTATORS, Viewer

ALL_SEATS: Final = "all"


async def look_at(server: Server, table_id: str, session: str) -> tuple[Table, set[int]]:
    """A table that somebody may look at, as it is in the store now, and the seats of it that are theirs."""
    table = await server.tables.get(table_id)
    async with table.lock as locked:
        await freshen(locked)
        must_let_in(table, session)
        if not may_look(table, session, SPECTATORS):
            raise Refused(FORBIDDEN, "This table is played without spectators.")
        return table, table.holders.seats(session)


def asked_viewer(table: Table, held: set[int], seat: str | None) -> Viewer:
    """Through whose eyes an address asks to look, of somebody who holds some seats; without a word, the spectators'."""
    if seat is None:
        return SPECTATORS
    if seat == ALL_SEATS:
        if table.row.status != OVER:
            raise Refused(FORBIDDEN, "Everything is told when the game is over.")
        return EVERYONE
    number = whole(seat)
    if number is None or number >= table.row.seats:
        raise Refused(UNKNOWN, "There is no such seat.")
    if number not in held and table.row.status != OVER:
        raise Refused(FORBIDDEN, "That is not your seat.")
    return number
