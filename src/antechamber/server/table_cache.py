"""The tables that a process has in memory; the store has them all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from antechamber.server.clock import now
from antechamber.server.deal import deal_of
from antechamber.server.metrics import TABLES
from antechamber.server.notices import Notice
from antechamber.server.played_game import is_played_by
from antechamber.server.refused import BUSY, CLOSED, UNKNOWN, Refused
from antechamber.server.sockets import GONE, TRY_AGAIN
from antechamber.server.table import Table
from antechamber.server.table_loading import play_again
from antechamber.server.tokens import is_table_id

if TYPE_CHECKING:
    from antechamber.server.server import Server

IDLE: Final = 600_000


class TableCache:
    """Tables by their id."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.loaded: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.closed = False

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self.loaded.values()))

    def __len__(self) -> int:
        return len(self.loaded)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self.loaded

    def __getitem__(self, table_id: str) -> Table:
        return self.loaded[table_id]

    def find(self, table_id: str) -> Table | None:
        """A table, if it is in memory."""
        return self.loaded.get(table_id)

    async def get(self, table_id: str) -> Table:
        """A table, loaded if it is not in memory."""
        if table_id in self.loaded:
            self.loaded[table_id].used = now()
            return self.loaded[table_id]
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.loaded:
                try:
                    await self.load(table_id)
                finally:
                    self.loading.pop(table_id, None)
        return self.loaded[table_id]

    async def load(self, table_id: str) -> None:
        store = self.server.store
        row = await store.table(table_id) if is_table_id(table_id) else None
        if row is None:
            raise Refused(UNKNOWN, "There is no such table.")
        game = await self.server.shelf.game(row.game, row.components)
        if not is_played_by(row, game):
            raise Refused(CLOSED, "This table was played by other rules or components than there are here now.")
        deal_of(row)  # refused if it is sealed and there is no key
        holders = await store.holders_of(table_id)
        table = Table(self.server, game, row, await store.seat_rows([table_id]), holders)
        if row.is_dealt:
            table.played = await play_again(table, row)
        table.moderation.adopt(await table.moderation.read())
        if self.closed:
            raise Refused(BUSY, "The server is ending. Try again in a moment.")
        self.loaded[table_id] = table
        TABLES.set(len(self))
        # What others have said about it before went past us.
        self.server.notices.give(Notice(table_id, news=False, asks=True))
        table.time.set_timer()
        table.drive()

    def forget(self, table: Table) -> None:
        """Drop a table from memory; whoever looks at it comes back to what is in the store."""
        table.lock.void = True
        if self.find(table.id) is table:
            del self.loaded[table.id]
        TABLES.set(len(self))
        table.time.stop()
        if table.driver is not None and table.driver is not asyncio.current_task():
            table.driver.cancel()
        for socket in table.sockets:
            socket.end(TRY_AGAIN)

    def forget_idle(self) -> None:
        """Tables without people or bots leave memory."""
        for table in self:
            busy = table.sockets or table.is_driven or table.lock.locked()
            if not busy and table.used < now() - IDLE:
                self.forget(table)

    def close(self) -> None:
        """Drop all, and whatever is being read just now: its bots would begin to play."""
        self.closed = True
        for table in self:
            self.forget(table)

    def discard(self, table: Table) -> None:
        """Drop a table that is no longer in the store."""
        table.lock.gone = True
        for socket in table.sockets:
            socket.end(GONE)
        self.forget(table)

    async def delete(self, table: Table) -> None:
        """Remove a table and everything about it, for good."""
        await self.server.store.delete(table.id)
        self.discard(table)
        self.server.notify(table)
