"""What is said at tables, by people and by the server itself."""

from __future__ import annotations

from typing import Final

from antechamber.core.event import TABLE
from antechamber.server.chat_store import ChatStore
from antechamber.server.clock import now
from antechamber.server.conflicts import Conflict, retry
from antechamber.server.rows import ChatRow
from antechamber.server.table import LockedTable, Table
from antechamber.server.table_changes import catch_up
from antechamber.server.tokens import pseudonym
from antechamber.server.wire.encoding import encode
from antechamber.server.wire.table import ChatHistory, ChatMessage

SERVER_NAME: Final = "Antechamber"
RECALLED: Final = 100


class Chat:
    """The chat of all tables."""

    def __init__(self, store: ChatStore) -> None:
        self.store = store

    async def say(self, table: LockedTable, seat: int | None, name: str, text: str, session: str | None = None) -> None:
        """Store a message, then tell it."""
        number = await retry(lambda: self.add(table, seat, name, text, session))
        table.row.messages = number + 1
        table.tell_all(await self.history(table, number))
        table.server.notify(table)

    async def add(self, table: LockedTable, seat: int | None, name: str, text: str, session: str | None) -> int:
        """Store a message and say which number it has; a conflict if somebody has taken that."""
        number = table.row.messages
        row = ChatRow(table_id=table.id, number=number, seat=seat, name=name, text=text, said=now(), session=session)
        try:
            await self.store.say(row)
        except Conflict:
            await catch_up(table)
            raise
        return number

    async def announce(self, table: LockedTable, text: str) -> None:
        """The server itself says something at a table."""
        await self.say(table, TABLE, SERVER_NAME, text)

    async def history(self, table: Table, since: int) -> bytes:
        """What has been said since a number, as it is sent; of much, the latest."""
        said = await self.store.messages(table.id, since, RECALLED)
        return encode(ChatHistory([sent(row) for row in said]))


def sent(row: ChatRow) -> ChatMessage:
    spectator = pseudonym(row.table_id, row.session) if row.seat is None and row.session else ""
    return ChatMessage(row.number, row.seat, row.name, row.text, row.said, spectator)
