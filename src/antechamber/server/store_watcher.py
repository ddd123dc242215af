"""What others have changed in the store: `antechamber admin`, or a process whose notice was lost.

Every process looks every few seconds, so that what is decided about a table, a session or an address while the service
runs takes effect without a word to any process.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from antechamber.server.schema import sessions, tables
from antechamber.server.sockets import BANNED, NOT_YOURS, Socket
from antechamber.server.store import Store
from antechamber.server.table import Table
from antechamber.server.table_changes import catch_up_soon

if TYPE_CHECKING:
    from antechamber.server.server import Server

# SQLite takes only so many values in one statement.
AT_ONCE: Final = 500
Counts = tuple[int, int, int]


class StoreWatcher:
    def __init__(self, server: Server) -> None:
        self.server = server

    async def look(self) -> None:
        await self.look_at_bans()
        await self.look_at_sessions()
        await self.look_at_tables()

    def sockets(self) -> list[Socket]:
        return list(chain.from_iterable(table.sockets for table in self.server.tables))

    async def look_at_bans(self) -> None:
        """Whoever has been banned since is sent away."""
        await self.server.bans.read()
        for socket in self.sockets():
            if self.server.bans.hold_out(socket.address, socket.session):
                socket.drop(BANNED)

    async def look_at_sessions(self) -> None:
        """A session that has been ended speaks for nobody any more."""
        mine = {socket.session for socket in self.sockets() if socket.session}
        ended = mine - await living(self.server.store, mine)
        for socket in self.sockets():
            if socket.session in ended:
                socket.drop(NOT_YOURS)

    async def look_at_tables(self) -> None:
        """Tables that are gone leave memory, those that stand otherwise than in the store catch up with it."""
        stored = await stored_counts(self.server.store, list(self.server.tables.loaded))
        for table in self.server.tables:
            # Who holds the lock is about to change the table, or has just done so: the next look sees to it.
            if table.id in self.server.tables and not table.lock.locked() and stored.get(table.id) != counts_of(table):
                catch_up_soon(table)


def counts_of(table: Table) -> Counts:
    return table.row.revision, table.row.length, table.row.messages


async def stored_counts(store: Store, table_ids: Sequence[str]) -> dict[str, Counts]:
    """How far tables have come in the store; those that are gone are not there."""
    found: dict[str, Counts] = {}
    for some in parts(table_ids):
        wanted = select(tables.c.id, tables.c.revision, tables.c.length, tables.c.messages).where(tables.c.id.in_(some))
        rows = await store.every(wanted)
        found |= {table_id: (revision, length, messages) for table_id, revision, length, messages in rows}
    return found


async def living(store: Store, wanted: Iterable[str]) -> set[str]:
    """Those of some sessions that have not been ended."""
    found: set[str] = set()
    for some in parts(list(wanted)):
        found |= set(await store.column(select(sessions.c.hash).where(sessions.c.hash.in_(some))))
    return found


def parts(values: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(values), AT_ONCE):
        yield values[start : start + AT_ONCE]
