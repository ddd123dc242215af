"""The log of choices: rows are written together with whatever else waits, and acknowledged after the commit.

The key of a row, (table, number), is the lock: whoever writes it first has chosen. It is written only if the table is
still at the revision that its process knows: else the seat may be somebody else's by now. A database that does not
answer is asked again for a while; whether a row had been written before the line broke is seen by its mark.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple

import structlog
from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from antechamber.server.engines import Database, begin_writing
from antechamber.server.metrics import BATCHES
from antechamber.server.records import ChoiceRow, Standing
from antechamber.server.refused import BUSY, Refused
from antechamber.server.schema import choices, tables
from antechamber.server.store import as_dict, lock_tables

log = structlog.get_logger("journal")
PATIENCE: Final = 30.0
PAUSE: Final = 0.25
MOST_AT_ONCE: Final = 200
BROKEN: Final = (DBAPIError, InterfaceError, OperationalError, OSError, TimeoutError)


class Entry(NamedTuple):
    row: ChoiceRow
    standing: Standing
    revision: int
    written: asyncio.Future[bool]


class Journal:
    """Writes rows; `append` returns once a row is safe, or says that another one has its place."""

    def __init__(self, database: Database, patience: float = PATIENCE) -> None:
        self.database = database
        self.patience = patience
        self.waiting: list[Entry] = []
        self.some = asyncio.Event()
        self.writer = asyncio.create_task(self.write_forever())

    async def append(self, row: ChoiceRow, standing: Standing, revision: int) -> bool:
        """Whether the row is now in the log; False if its number was taken, or the table is at another revision.

        Refused if the store does not answer.
        """
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append(Entry(row, standing, revision, written))
        self.some.set()
        return await written

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        while self.waiting:
            await asyncio.wait([entry.written for entry in self.waiting])
        self.writer.cancel()
        await asyncio.gather(self.writer, return_exceptions=True)

    async def write_forever(self) -> None:
        while True:
            await self.some.wait()
            batch = sorted(self.waiting[:MOST_AT_ONCE], key=lambda entry: (entry.row.table_id, entry.row.number))
            await self.write_patiently(batch)
            self.waiting = [entry for entry in self.waiting if not entry.written.done()]
            if not self.waiting:
                self.some.clear()

    async def write_patiently(self, batch: list[Entry]) -> None:
        """Write a batch, again and again while the database does not answer."""
        deadline = asyncio.get_running_loop().time() + self.patience
        while True:
            try:
                ours = await self.write(batch)
            except BROKEN as error:
                if asyncio.get_running_loop().time() > deadline:
                    settle(batch, Refused(BUSY, "the store does not answer; your choice was not taken"))
                    return
                log.warning("store does not answer", error=type(error).__name__, rows=len(batch))
                await asyncio.sleep(PAUSE)
            else:
                BATCHES.observe(len(batch))
                settle(batch, ours)
                return

    async def write(self, batch: list[Entry]) -> set[str]:
        """The marks of those rows of the batch that are in the log now."""
        return await self.database.run(lambda connection: write_rows(connection, batch))


def write_rows(connection: Connection, batch: list[Entry]) -> set[str]:
    """Insert what is new, see what is ours, and move those tables on."""
    begin_writing(connection)
    known = lock_tables(connection, {entry.row.table_id for entry in batch})
    fresh = [as_dict(entry.row) for entry in batch if known.get(entry.row.table_id) == entry.revision]
    new = set(connection.execute(insert_or_leave(connection), fresh).scalars()) if fresh else set()
    ours = {entry.row.mark for entry in batch if entry.row.mark in new or is_there(connection, entry.row)}
    moved = [{"key": entry.row.table_id, **as_dict(entry.standing)} for entry in batch if entry.row.mark in ours]
    if moved:
        connection.execute(MOVE, moved)
    return ours


MOVE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("key"), tables.c.length < bindparam("length"))
    .values({name: bindparam(name) for name in Standing.__struct_fields__})
)


def insert_or_leave(connection: Connection) -> Any:
    """Insert rows whose key is free, leave the others as they are; the marks of the new ones."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    return dialect.insert(choices).on_conflict_do_nothing().returning(choices.c.mark)


def is_there(connection: Connection, row: ChoiceRow) -> bool:
    """Whether the row that has this key is ours: written by an attempt whose answer was lost."""
    key = (choices.c.table_id == row.table_id, choices.c.number == row.number)
    return connection.execute(select(choices.c.mark).where(*key)).scalar() == row.mark


def settle(batch: list[Entry], outcome: set[str] | Refused) -> None:
    for entry in batch:
        if entry.written.done():
            continue
        if isinstance(outcome, Refused):
            entry.written.set_exception(outcome)
        else:
            entry.written.set_result(entry.row.mark in outcome)
