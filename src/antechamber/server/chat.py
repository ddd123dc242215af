"""What is said at tables, by people and by the server itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from antechamber.server.clock import now
from antechamber.server.played_game import TABLE_SEAT
from antechamber.server.rows import ChatRow
from antechamber.server.store import Conflict
from antechamber.server.tokens import pseudonym
from antechamber.server.wire import ChatHistory, ChatMessage, encode

if TYPE_CHECKING:
    from antechamber.server.server import Server
    from antechamber.server.table import Table

SERVER_NAME: Final = "Antechamber"
RECALLED: Final = 100


class Chat:
    """The chat of all tables. Whoever says something holds the table's lock."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def say(self, table: Table, seat: int | None, name: str, text: str, session: str | None = None) -> None:
        """Store a message, then tell it."""
        while True:
            number = table.row.remarks
            row = ChatRow(
                table_id=table.id, number=number, seat=seat, name=name, text=text, said=now(), session=session
            )
            try:
                await self.server.store.say(row)
            except Conflict:
                await table.catch_up()
                continue
            table.row.remarks = number + 1
            table.tell_all(await self.history(table, number))
            self.server.notify(table)
            return

    async def announce(self, table: Table, text: str) -> None:
        """The server itself says something at a table."""
        await self.say(table, TABLE_SEAT, SERVER_NAME, text)

    async def history(self, table: Table, since: int) -> bytes:
        """What has been said since a number, as it is sent; of much, the latest."""
        said = await self.server.store.talk(table.id, since, RECALLED)
        return encode(ChatHistory([sent(row) for row in said]))


def sent(row: ChatRow) -> ChatMessage:
    spectator = pseudonym(row.table_id, row.session) if row.seat is None and row.session else ""
    return ChatMessage(row.number, row.seat, row.name, row.text, row.said, spectator)
