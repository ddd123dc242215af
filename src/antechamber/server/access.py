"""Whose seat is it: who may speak for a seat, look at a table and chat there is decided here, and nowhere else.

Who holds what changes only together with the table's `revision`, in one transaction: whoever knows a table's revision
knows its holders, and a process that takes in a new revision asks all its sockets of that table again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from antechamber.server.refused import FORBIDDEN, Refused
from antechamber.server.rows import WAITING
from antechamber.server.sockets import Socket
from antechamber.server.viewers import SPECTATORS, Viewer

if TYPE_CHECKING:
    from antechamber.server.table import Table


def may_look(table: Table, session: str, viewer: Viewer) -> bool:
    """Whether a session may look at a table through the eyes of a seat, or of a spectator.

    Before the game there is nothing to hide, and who may sit down has to see where.
    """
    if viewer is not SPECTATORS:
        return viewer in table.holders.seats(session)
    if table.moderation.keeps_out(session):
        return False
    return table.holders.have(session) or table.settings.spectators or table.row.status == WAITING


def must_let_in(table: Table, session: str) -> None:
    """Whoever was sent away is refused."""
    if table.moderation.keeps_out(session):
        raise Refused(FORBIDDEN, "The host has sent you away from this table.")


def must_let_speak(table: Table, socket: Socket) -> None:
    """Whoever was turned out, or is to be silent, is refused."""
    if socket.ending:
        raise Refused(FORBIDDEN, "You are no longer at this table.")
    if table.moderation.kind(socket.session):
        raise Refused(FORBIDDEN, "The host has asked you to be silent at this table.")
