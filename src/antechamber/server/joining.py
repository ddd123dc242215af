"""Coming by a link: an invitation seats whoever comes first by it, a seat's own link is for its person alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from antechamber.server.refused import FORBIDDEN, TAKEN, USED, Refused
from antechamber.server.rows import BOT, HOST_SEAT, PERSON, PLAYING, SeatRow
from antechamber.server.store import Conflict
from antechamber.server.tokens import hashed, new_token
from antechamber.server.wire import Join, Joined

if TYPE_CHECKING:
    from antechamber.server.server import Server
    from antechamber.server.table import Table

ALREADY_USED: Final = (
    "This invitation has been used already. If that was you, come with the same browser, or by your own link to the "
    "seat, which its menu shows; otherwise ask your host for another one."
)


async def behind(server: Server, request: Join) -> SeatRow:
    """Where a link leads to, or has led somebody before."""
    seat_row = await server.store.chair_by_link(hashed(request.token))
    if seat_row is None:
        raise Refused(FORBIDDEN, "This link does not lead to a seat, or no longer.")
    return seat_row


async def arrive(server: Server, seat_row: SeatRow, request: Join, session: str) -> Joined:
    """From now on the session speaks for the seat, if the link still leads there."""
    table = await server.tables.get(seat_row.table_id)
    async with table.lock:
        await table.freshen()
        while True:
            try:
                return await come(table, seat_row.seat, request, session)
            except Conflict:
                continue


async def come(table: Table, seat: int, request: Join, session: str) -> Joined:
    """Whoever has the seat already simply comes in; the first to come by an invitation is given a link of their own."""
    seat_row, holders = table.seat_rows[seat], table.holders
    if session not in holders.of(seat) and seat_row.link != hashed(request.token):
        raise Refused(USED, ALREADY_USED)
    if seat_row.kind == BOT:
        raise Refused(FORBIDDEN, "A bot plays there now.")
    if seat == HOST_SEAT:
        if session not in holders.of(seat):
            await table.change({}, [], holders.joined(seat, session))
    elif not holders.of(seat):
        return await sit_down(table, seat, session, request.name or seat_row.name)
    elif session in holders.of(seat):
        if request.name not in {None, seat_row.name}:
            await table.change({}, [msgspec.structs.replace(seat_row, name=request.name)])
    else:
        await come_on_another_device(table, seat, request, session)
    return Joined(table.id, seat)


async def come_on_another_device(table: Table, seat: int, request: Join, session: str) -> None:
    """Another device of the seat's person: what both see is the same, so nobody comes there by mistake or unnoticed.

    A link to a seat of one's own can be passed off as an invitation: whoever follows it is told first.
    """
    name = table.seat_rows[seat].name or f"seat {seat + 1}"
    if not request.device:
        raise Refused(TAKEN, f"This link is no invitation: it leads to the seat of {name}, who sits there already.")
    await table.change({}, [], table.holders.joined(seat, session))
    await table.server.chat.announce(table, f"{name} plays on one more device.")


async def sit_down(table: Table, seat: int, session: str, name: str) -> Joined:
    """A seat that was nobody's is the session's alone: the link by which it came leads nobody else there."""
    seat_row, own = table.seat_rows[seat], new_token()
    seated = msgspec.structs.replace(seat_row, kind=PERSON, name=name, link=hashed(own), used=seat_row.link)
    await table.change({}, [seated], table.holders.only(seat, session))
    if (seat_row.used or seat_row.stand_in) and table.row.status == PLAYING:
        # Somebody has played it before: the others should know that this may be somebody else.
        await table.server.chat.announce(table, f"{name or 'Somebody'} has come by a link and takes seat {seat + 1}.")
    return Joined(table.id, seat, own)
