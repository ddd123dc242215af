"""What a host may do about somebody who does not behave: have them be silent, or send a spectator away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from antechamber.server.refused import ILLEGAL, UNKNOWN, Refused
from antechamber.server.rows import HOST_SEAT, OUT, SILENT, BarredRow
from antechamber.server.sockets import Socket
from antechamber.server.tokens import pseudonym
from antechamber.server.wire import BarredCard, ModerationState, encode

if TYPE_CHECKING:
    from antechamber.server.table import Table


class Moderation:
    """Whom a table's host has silenced or sent away, by session."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.barred: dict[str, BarredRow] = {}

    async def read(self) -> dict[str, BarredRow]:
        """What is stored."""
        return {one.session: one for one in await self.table.server.store.barred(self.table.id)}

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
        return self.kind(session) == OUT and not self.table.holders.seats(session)

    def is_host(self, socket: Socket) -> bool:
        return HOST_SEAT in self.table.holders.seats(socket.session)

    # Telling

    def tell(self, socket: Socket) -> None:
        cards = [self.card(one) for one in self.barred.values()] if self.is_host(socket) else []
        socket.send(encode(ModerationState(self.kind(socket.session) == SILENT, cards)).decode())

    def greet(self, socket: Socket) -> None:
        if self.kind(socket.session) or (self.barred and self.is_host(socket)):
            self.tell(socket)

    def card(self, one: BarredRow) -> BarredCard:
        spectator = pseudonym(one.table_id, one.session) if one.seat is None else ""
        return BarredCard(one.seat, spectator, one.name, one.kind == OUT)

    # Doing it

    async def silence_seat(self, seat: int, silent: bool) -> None:
        """Have whoever speaks for a seat be silent, or let them speak again. Holds the table's lock."""
        holders = self.table.holders
        sessions = sorted(holders.of(seat) - holders.of(HOST_SEAT))
        if not sessions:
            raise Refused(ILLEGAL, "Nobody sits there who could be silenced.")
        await self.bar(sessions, SILENT if silent else "", seat, self.table.seat_rows[seat].name)

    async def bar_spectator(self, spectator: str, kind: str) -> None:
        """Have a spectator be silent, send them away, or let them be as before. Holds the table's lock."""
        names = await self.table.server.store.speakers(self.table.id)
        session = next((one for one in [*names, *self.barred] if pseudonym(self.table.id, one) == spectator), None)
        if session is None:
            raise Refused(UNKNOWN, "There is no such spectator.")
        if session in self.table.holders.of(HOST_SEAT):
            raise Refused(ILLEGAL, "That is the host.")
        known = self.barred.get(session)
        await self.bar([session], kind, None, names.get(session) or (known.name if known else ""))

    async def bar(self, sessions: list[str], kind: str, seat: int | None, name: str) -> None:
        rows = [BarredRow(table_id=self.table.id, session=one, kind=kind, seat=seat, name=name) for one in sessions]
        try:
            await self.table.server.store.bar(rows)
        except IntegrityError:
            raise Refused(UNKNOWN, "They have left for good.") from None
        # Other processes look again when the table's revision has changed.
        await self.table.change({})
        self.adopt(await self.read())


def kind_of(one: BarredRow | None) -> str:
    return one.kind if one is not None else ""
