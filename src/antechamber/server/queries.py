"""Speaking to the database: what is asked for as rows, and what is done in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, bindparam, select, text

from antechamber.server.databases import Database
from antechamber.server.schema import tables

R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")
LONGEST_ANSWER: Final = 15.0


class Queries:
    """Whoever asks a database for something, or changes it."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def do(self, *statements: Any) -> None:
        """Several statements in one transaction."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.run(work)

    async def rows(self, query: Any, kind: type[R]) -> list[R]:
        return await self.run(lambda to: [kind(**row) for row in to.execute(query).mappings()])

    async def column(self, query: Any) -> list[Any]:
        return await self.run(lambda to: list(to.execute(query).scalars()))

    async def every(self, query: Any) -> list[Any]:
        return await self.run(lambda to: list(to.execute(query)))

    async def pairs(self, query: Any) -> list[tuple[Any, Any]]:
        return await self.run(lambda to: [(first, second) for first, second in to.execute(query)])

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction; a database that says nothing at all is not waited for for ever."""
        async with asyncio.timeout(LONGEST_ANSWER):
            return await self.database.run(work)


def lock_tables(connection: Connection, table_ids: set[str]) -> dict[str, int]:
    """The revisions of some tables, which nobody changes before we have done so; locked in one order by all."""
    return {row.id: row.revision for row in connection.execute(LOCK_TABLES, {"ids": list(table_ids)})}


# Statements that every choice needs are made once: making one takes as long as what it does.
LOCK_TABLES: Final = (
    select(tables.c.id, tables.c.revision)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)


def as_dict(record: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(record)


def touch(connection: Connection) -> None:
    """Write something that is there already: nothing changes, and it fails where nothing can be written."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
