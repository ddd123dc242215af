"""Whose seat is it: who may speak for a seat, look at a table and talk there is decided here, and nowhere else.

Who holds what changes only together with the table's `revision`, in one transaction: whoever knows a table's revision
knows its holders, and a process that takes in a new revision asks all its sockets of that table again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from antechamber.server.refused import FORBIDDEN, Refused
from antechamber.server.rows import HOST_SEAT, WAITING, Holder

if TYPE_CHECKING:
    from antechamber.server.server import Server
    from antechamber.server.sockets import Socket
    from antechamber.server.table import Table

NOBODY: Final = ""


class Holders:
    """Which sessions speak for which seats of a table; `HOST_SEAT` stands for the host's tools. Never changed."""

    def __init__(self, pairs: Iterable[Holder] = ()) -> None:
        self.pairs = frozenset(pairs)

    def seats(self, session: str) -> set[int]:
        """What a session speaks for; nobody speaks for anything."""
        return {seat for seat, holder in self.pairs if holder == session != NOBODY}

    def of(self, seat: int) -> set[str]:
        return {session for held, session in self.pairs if held == seat}

    def taken(self) -> list[int]:
        """The seats that are somebody's."""
        return sorted({seat for seat, _ in self.pairs if seat != HOST_SEAT})

    def joined(self, seat: int, session: str) -> Holders:
        """The session speaks for the seat too."""
        return Holders({*self.pairs, (seat, session)})

    def only(self, seat: int, *sessions: str) -> Holders:
        """These sessions speak for the seat, and no others."""
        others = [(held, session) for held, session in self.pairs if held != seat]
        return Holders([*others, *[(seat, session) for session in sessions]])


def may_look(table: Table, session: str, viewer: int | None) -> bool:
    """Whether a session may look at a table through the eyes of a seat, or (None) of a spectator.

    Before the game there is nothing to hide, and who may sit down has to see where.
    """
    mine = table.holders.seats(session)
    if viewer is not None:
        return viewer in mine
    if table.door.keeps_out(session):
        return False
    return bool(mine) or table.options.spectators or table.row.status == WAITING


def must_let_in(table: Table, session: str) -> None:
    """Whoever was sent away is refused."""
    if table.door.keeps_out(session):
        raise Refused(FORBIDDEN, "The host has sent you away from this table.")


def must_let_speak(table: Table, socket: Socket) -> None:
    """Whoever was turned out, or is to be silent, is refused."""
    if socket.ending:
        raise Refused(FORBIDDEN, "you are no longer at this table")
    if table.door.kind(socket.session):
        raise Refused(FORBIDDEN, "The host has asked you to be silent at this table.")


async def look_at(server: Server, table_id: str, session: str) -> tuple[Table, set[int]]:
    """A table that somebody may look at, as it is in the store now, and the seats of it that are theirs."""
    table = await server.tables.get(table_id)
    async with table.lock:
        await table.freshen()
        must_let_in(table, session)
        if not may_look(table, session, None):
            raise Refused(FORBIDDEN, "this table is played without spectators")
        return table, table.holders.seats(session)
