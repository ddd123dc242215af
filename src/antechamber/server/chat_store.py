"""What was said at tables and who may not speak there, as it is stored."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from antechamber.server.conflicts import Conflict
from antechamber.server.queries import Queries, as_dict
from antechamber.server.rows import BarredRow, ChatRow
from antechamber.server.schema import barred, chat, tables


class ChatStore(Queries):
    """The messages of all tables, and whom hosts have silenced or sent away."""

    async def say(self, message: ChatRow) -> None:
        """One more message; a conflict if somebody has taken its number."""
        try:
            counted = update(tables).where(tables.c.id == message.table_id)
            await self.do(insert(chat).values(**as_dict(message)), counted.values(messages=message.number + 1))
        except IntegrityError:
            raise Conflict from None

    async def speakers(self, table_id: str) -> dict[str, str]:
        """The sessions of spectators who have said something at a table, and what they were called last."""
        mine = select(chat.c.session, chat.c.name).where(
            chat.c.table_id == table_id, chat.c.seat.is_(None), chat.c.session.is_not(None)
        )
        return dict(await self.pairs(mine.order_by(chat.c.number)))

    async def barred(self, table_id: str) -> list[BarredRow]:
        return await self.rows(select(barred).where(barred.c.table_id == table_id).order_by(barred.c.name), BarredRow)

    async def set_barred(self, rows: list[BarredRow]) -> None:
        """Put these in the place of what was said about the same sessions; without a kind, nothing is."""
        gone = [
            delete(barred).where(barred.c.table_id == row.table_id, barred.c.session == row.session) for row in rows
        ]
        await self.do(*gone, *[insert(barred).values(**as_dict(row)) for row in rows if row.kind])

    async def messages(self, table_id: str, since: int = 0, most: int | None = None) -> list[ChatRow]:
        """What was said from number `since` on, of that the latest if it is more than so many messages."""
        mine = select(chat).where(chat.c.table_id == table_id, chat.c.number >= since)
        return (await self.rows(mine.order_by(chat.c.number.desc()).limit(most), ChatRow))[::-1]
