"""The log of choices: rows are written together with whatever else waits, and acknowledged after the commit.

The key of a row, (table, number), is the lock: whoever writes it first has chosen. It is written only if the table is
still at the revision that its process knows: else the seat may be somebody else's by now. A row that the database does
not take concerns its table alone. A database that does not answer, or cannot be written, is asked again for a while;
whether a row had been written before the connection broke is seen by its mark.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

import structlog
from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite

from antechamber.server.databases import Database, begin_writing
from antechamber.server.metrics import BATCHES
from antechamber.server.queries import as_dict, lock_tables, touch
from antechamber.server.refused import BUSY, Refused
from antechamber.server.rows import ChoiceRow, TableProgress
from antechamber.server.schema import choices, tables
from antechamber.server.store_status import BROKEN, StoreStatus, reason

log = structlog.get_logger("journal")
PATIENCE: Final = 30.0
LAST_PATIENCE: Final = 3.0
PAUSE: Final = 0.25
HANGING: Final = 12.0
MOST_AT_ONCE: Final = 200
# Whether a connection broke before or after the commit cannot be known on this side of it.
NO_ANSWER: Final = (
    "The store did not answer in time, so your choice was not taken, as far as is known here. Look at the table again."
)
NOT_TAKEN: Final = "The store does not take that; the table is as it was before. Look at it again."


class PendingWrite(NamedTuple):
    row: ChoiceRow
    progress: TableProgress
    revision: int
    written: asyncio.Future[bool]


class Journal:
    """Writes rows; `append` returns once a row is safe, or says that another one has its place."""

    def __init__(self, database: Database, patience: float = PATIENCE) -> None:
        self.database = database
        self.patience = patience
        self.status = StoreStatus()
        self.waiting: list[PendingWrite] = []
        self.some = asyncio.Event()
        self.writer = asyncio.create_task(self.write_forever())

    async def append(self, row: ChoiceRow, progress: TableProgress, revision: int) -> bool:
        """Whether the row is now in the log; False if its number was taken, or the table is at another revision.

        Refused if the store does not answer.
        """
        loop = asyncio.get_running_loop()
        written: asyncio.Future[bool] = loop.create_future()
        self.waiting.append(PendingWrite(row, progress, revision, written))
        self.some.set()
        limit = loop.call_later(self.patience, refuse, written, NO_ANSWER)
        try:
            return await written
        finally:
            limit.cancel()

    def doubt(self) -> None:
        """Somebody else had no answer from the store: see whether it can be written."""
        self.status.expect()
        self.some.set()

    def hurry(self) -> None:
        """The process is about to end: what cannot be written soon is refused."""
        self.patience = min(self.patience, LAST_PATIENCE)
        for entry in self.waiting:
            asyncio.get_running_loop().call_later(self.patience, refuse, entry.written, NO_ANSWER)

    async def close(self) -> None:
        """Write what is waiting or refuse it, then stop."""
        self.hurry()
        while waiting := [entry.written for entry in self.waiting if not entry.written.done()]:
            await asyncio.wait(waiting)
        self.writer.cancel()
        await asyncio.gather(self.writer, return_exceptions=True)

    async def write_forever(self) -> None:
        while True:
            if self.status.steady:
                await self.some.wait()
            batch = sorted(self.waiting[:MOST_AT_ONCE], key=lambda entry: (entry.row.table_id, entry.row.number))
            await self.write_or_pause(batch)
            self.waiting = [entry for entry in self.waiting if not entry.written.done()]
            if not self.waiting:
                self.some.clear()

    async def write_or_pause(self, batch: list[PendingWrite]) -> None:
        """Write a batch; if nobody waits any more, see whether the store can be written again."""
        self.status.expect()
        try:
            await self.write_apart(batch)
        except BROKEN as error:
            log.warning("store does not answer", error=reason(error), rows=len(batch))
            await asyncio.sleep(PAUSE)
        else:
            self.status.go_on()

    async def write_apart(self, batch: list[PendingWrite]) -> None:
        """Write a batch together or, if something in it is not taken, each row for itself."""
        try:
            ours = await self.write(batch)
        except BROKEN:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it is about the rows
            if len(batch) > 1:
                for entry in batch:
                    await self.write_apart([entry])
                return
            row, kind = batch[0].row, type(error).__name__
            # No traceback, nothing of what the error says: it may quote the row, and a choice is not for the log.
            log.error("a row is not taken", table=row.table_id, number=row.number, error=kind)  # noqa: TRY400 - see above
            refuse(batch[0].written, NOT_TAKEN)
        else:
            settle(batch, ours)

    async def write(self, batch: list[PendingWrite]) -> set[str]:
        """The marks of those rows of the batch that are in the log now."""
        async with asyncio.timeout(HANGING):
            if not batch:
                await self.database.run(touch)
                return set()
            BATCHES.observe(len(batch))
            return await self.database.run(lambda connection: write_rows(connection, batch))


def write_rows(connection: Connection, batch: list[PendingWrite]) -> set[str]:
    """Insert what is new, see what is ours, and move those tables on."""
    begin_writing(connection)
    known = lock_tables(connection, {entry.row.table_id for entry in batch})
    fresh = [as_dict(entry.row) for entry in batch if known.get(entry.row.table_id) == entry.revision]
    new = set(connection.execute(INSERT_OR_LEAVE[connection.dialect.name], fresh).scalars()) if fresh else set()
    ours = {entry.row.mark for entry in batch if entry.row.mark in new or is_there(connection, entry.row)}
    moved = [{"key": entry.row.table_id, **as_dict(entry.progress)} for entry in batch if entry.row.mark in ours]
    if moved:
        connection.execute(MOVE, moved)
    return ours


MOVE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("key"), tables.c.length < bindparam("length"))
    .values({name: bindparam(name) for name in TableProgress.__struct_fields__})
)


# Insert rows whose key is free, leave the others as they are; the marks of the new ones.
INSERT_OR_LEAVE: Final = {
    dialect.name: insert(choices).on_conflict_do_nothing().returning(choices.c.mark)
    for dialect, insert in ((sqlite.dialect, sqlite.insert), (postgresql.dialect, postgresql.insert))
}


def is_there(connection: Connection, row: ChoiceRow) -> bool:
    """Whether the row that has this key is ours: written by an attempt whose answer was lost."""
    key = (choices.c.table_id == row.table_id, choices.c.number == row.number)
    return connection.execute(select(choices.c.mark).where(*key)).scalar() == row.mark


def settle(batch: list[PendingWrite], ours: set[str]) -> None:
    for entry in batch:
        if not entry.written.done():
            entry.written.set_result(entry.row.mark in ours)


def refuse(written: asyncio.Future[bool], sentence: str) -> None:
    if not written.done():
        written.set_exception(Refused(BUSY, sentence))
