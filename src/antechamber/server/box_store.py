"""The boxes that people have saved, as they are stored, and who finds them again."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from antechamber.server.clock import now
from antechamber.server.databases import begin_writing
from antechamber.server.queries import Queries, as_dict
from antechamber.server.rows import BoxRow
from antechamber.server.schema import box_holders, boxes, holders, sessions, tables

LONGEST_LIST: Final = 100


class BoxStore(Queries):
    """Boxes by their name, which is made of all that is in them: the same box is there once."""

    async def add(self, row: BoxRow, session: str) -> None:
        """Keep a box for a session; one that is there already is that session's too."""

        def work(connection: Connection) -> None:
            begin_writing(connection)
            # Whoever saves with the same session, or ends it, at the same time waits.
            alive = select(sessions.c.hash).where(sessions.c.hash == session).with_for_update()
            if connection.execute(alive).one_or_none() is None:
                return
            insert_new(connection, boxes, boxes.c.id == row.id, as_dict(row))
            held = (box_holders.c.box_id == row.id) & (box_holders.c.session == session)
            insert_new(connection, box_holders, held, {"box_id": row.id, "session": session})
            connection.execute(update(boxes).where(boxes.c.id == row.id).values(used=row.used))

        await self.run(work)

    async def find(self, game: str, name: str) -> BoxRow | None:
        found = await self.rows(select(boxes).where(boxes.c.id == name, boxes.c.game == game), BoxRow)
        return found[0] if found else None

    async def with_digest(self, game: str, digest: str) -> BoxRow | None:
        """A box with these values; of several that only look different, the first one."""
        same = select(boxes).where(boxes.c.game == game, boxes.c.digest == digest)
        found = await self.rows(same.order_by(boxes.c.made, boxes.c.id).limit(1), BoxRow)
        return found[0] if found else None

    async def of(self, session: str, game: str) -> list[BoxRow]:
        """What a session has saved, or has a seat at a table with; the latest first."""
        played = select(tables.c.components).where(tables.c.id.in_(tables_of(session)))
        mine = select(boxes).where(boxes.c.game == game, or_(boxes.c.id.in_(saved_by(session)), boxes.c.id.in_(played)))
        return await self.rows(mine.order_by(boxes.c.used.desc(), boxes.c.id).limit(LONGEST_LIST), BoxRow)

    async def has(self, session: str, name: str) -> bool:
        mine = select(box_holders.c.box_id).where(box_holders.c.session == session, box_holders.c.box_id == name)
        return bool(await self.column(mine))

    async def count(self, session: str) -> int:
        mine = select(func.count()).select_from(box_holders).where(box_holders.c.session == session)
        return int((await self.column(mine))[0])

    async def release(self, session: str, name: str) -> None:
        """A session no longer has it; tables that are played with it still do."""
        mine = (box_holders.c.session == session) & (box_holders.c.box_id == name)
        await self.do(delete(box_holders).where(mine))

    async def touch(self, name: str) -> None:
        await self.do(update(boxes).where(boxes.c.id == name).values(used=now()))

    async def idle(self, before: int) -> list[BoxRow]:
        """Boxes that no table has and that nobody has used since a moment."""
        return await self.rows(select(boxes).where(is_idle(before)).order_by(boxes.c.used), BoxRow)

    async def delete_idle(self, before: int) -> None:
        gone = select(boxes.c.id).where(is_idle(before))
        await self.do(delete(box_holders).where(box_holders.c.box_id.in_(gone)), delete(boxes).where(is_idle(before)))


def is_idle(before: int) -> Any:
    return (boxes.c.used < before) & boxes.c.id.not_in(select(tables.c.components))


def saved_by(session: str) -> Any:
    return select(box_holders.c.box_id).where(box_holders.c.session == session)


def tables_of(session: str) -> Any:
    return select(holders.c.table_id).where(holders.c.session == session)


def insert_new(connection: Connection, into: Any, same: Any, values: dict[str, Any]) -> None:
    if not connection.execute(select(func.count()).select_from(into).where(same)).scalar_one():
        connection.execute(insert(into).values(**values))
