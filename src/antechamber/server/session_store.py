"""The sessions by which people are known, as they are stored."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from antechamber.server.clock import now
from antechamber.server.databases import begin_writing
from antechamber.server.queries import Queries, lock_tables
from antechamber.server.schema import barred, box_holders, holders, sessions, tables


class SessionStore(Queries):
    """Sessions by their hash."""

    async def add(self, session: str, name: str) -> None:
        await self.do(insert(sessions).values(hash=session, name=name, created=now()))

    async def name(self, session: str) -> str | None:
        """What the person of a session is called; None if there is no such session."""
        found = await self.column(select(sessions.c.name).where(sessions.c.hash == session))
        return found[0] if found else None

    async def rename(self, session: str, name: str) -> None:
        await self.do(update(sessions).where(sessions.c.hash == session).values(name=name))

    async def end(self, session: str) -> list[str]:
        """Nobody has this session any more; the tables at which it held something, whose revision has risen."""

        def work(connection: Connection) -> list[str]:
            begin_writing(connection)
            # Whoever sits down with this session at the same time waits, and is then refused.
            connection.execute(select(sessions.c.hash).where(sessions.c.hash == session).with_for_update())
            held = select(holders.c.table_id).where(holders.c.session == session).distinct()
            left = sorted(lock_tables(connection, set(connection.execute(held).scalars())))
            risen = update(tables).where(tables.c.id.in_(left)).values(revision=tables.c.revision + 1)
            connection.execute(risen)
            connection.execute(delete(holders).where(holders.c.session == session))
            connection.execute(delete(barred).where(barred.c.session == session))
            connection.execute(delete(box_holders).where(box_holders.c.session == session))
            connection.execute(delete(sessions).where(sessions.c.hash == session))
            return left

        return await self.run(work)
