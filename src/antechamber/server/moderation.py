"""Whom a table's host has silenced or sent away, and who is told of it; `moderation_actions` does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from antechamber.server.rows import OUT, SILENT, BarredRow
from antechamber.server.sockets import Socket
from antechamber.server.tokens import pseudonym
from antechamber.server.wire.encoding import encode_text
from antechamber.server.wire.table import BarredCard, ModerationState

if TYPE_CHECKING:
    from antechamber.server.table import Table


class Moderation:
    """Whom a table's host has silenced or sent away, by session."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.barred: dict[str, BarredRow] = {}

    async def read(self) -> dict[str, BarredRow]:
        """What is stored."""
        return {one.session: one for one in await self.table.server.store.chat.barred(self.table.id)}

    def adopt(self, barred: dict[str, BarredRow]) -> None:
        """Go by what is stored: show those out who have to go, then tell those whom it concerns."""
        known, self.barred = self.barred, barred
        self.table.ask_again()
        if barred == known:
            return
        for socket in self.table.sockets:
            if self.is_host(socket) or self.kind(socket.session) != kind_of(known.get(socket.session)):
                self.tell(socket)

    def kind(self, session: str) -> str:
        return kind_of(self.barred.get(session))

    def keeps_out(self, session: str) -> bool:
        """Whether somebody was sent away; a seat that is theirs is theirs all the same."""
        return self.kind(session) == OUT and not self.table.holders.have(session)

    def is_host(self, socket: Socket) -> bool:
        return self.table.holders.is_host(socket.session)

    # Telling

    def tell(self, socket: Socket) -> None:
        cards = [self.card(one) for one in self.barred.values()] if self.is_host(socket) else []
        socket.send(encode_text(ModerationState(self.kind(socket.session) == SILENT, cards)))

    def greet(self, socket: Socket) -> None:
        if self.kind(socket.session) or (self.barred and self.is_host(socket)):
            self.tell(socket)

    def card(self, one: BarredRow) -> BarredCard:
        spectator = pseudonym(one.table_id, one.session) if one.seat is None else ""
        return BarredCard(one.seat, spectator, one.name, one.kind == OUT)


def kind_of(one: BarredRow | None) -> str:
    return one.kind if one is not None else ""
