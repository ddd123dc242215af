"""Coming by a link: an invitation seats whoever comes first by it, a seat's own link is for its person alone."""

from __future__ import annotations

from typing import Final

import msgspec

from antechamber.server.conflicts import retry
from antechamber.server.refused import FORBIDDEN, TAKEN, USED, Refused
from antechamber.server.rows import BOT, PERSON, PLAYING, LinkTarget
from antechamber.server.server import Server
from antechamber.server.table import LockedTable
from antechamber.server.table_changes import change, freshen
from antechamber.server.tokens import hashed, new_token
from antechamber.server.wire.lobby import Joined
from antechamber.server.wire.requests import Join

ALREADY_USED: Final = (
    "This invitation has been used already. If that was you, come with the same browser, or by your own link to the "
    "seat, which its menu shows; otherwise ask your host for another one."
)


async def behind(server: Server, request: Join) -> LinkTarget:
    """Where a link leads to, or has led somebody before."""
    target = await server.store.link_target(hashed(request.token))
    if target is None:
        raise Refused(FORBIDDEN, "This link does not lead to a seat, or no longer.")
    return target


async def arrive(server: Server, target: LinkTarget, request: Join, session: str) -> Joined:
    """From now on the session speaks for the seat, or has the host's tools, if the link still leads there."""
    table = await server.tables.get(target.table_id)
    async with table.lock as locked:
        await freshen(locked)
        return await retry(lambda: come(locked, target, request, session))


async def come(table: LockedTable, target: LinkTarget, request: Join, session: str) -> Joined:
    if target.seat is None:
        return await take_tools(table, target, request, session)
    return await come_to_seat(table, target.seat, request, session)


async def take_tools(table: LockedTable, target: LinkTarget, request: Join, session: str) -> Joined:
    """Whoever comes by the link to the host's tools has them, too."""
    if not table.holders.is_host(session):
        if await table.server.store.link_target(hashed(request.token)) != target:
            raise Refused(USED, ALREADY_USED)
        await change(table, {}, [], table.holders.hosted_by(session))
    return Joined(table.id, None)


async def come_to_seat(table: LockedTable, seat: int, request: Join, session: str) -> Joined:
    """Whoever has the seat already simply comes in; the first to come by an invitation is given a link of their own."""
    seat_row, holders = table.seat_rows[seat], table.holders
    if session not in holders.of(seat) and seat_row.link != hashed(request.token):
        raise Refused(USED, ALREADY_USED)
    if seat_row.kind == BOT:
        raise Refused(FORBIDDEN, "A bot plays there now.")
    if not holders.of(seat):
        return await sit_down(table, seat, session, request.name or seat_row.name)
    if session in holders.of(seat):
        if request.name not in {None, seat_row.name}:
            await change(table, {}, [msgspec.structs.replace(seat_row, name=request.name)])
    else:
        await come_on_another_device(table, seat, request, session)
    return Joined(table.id, seat)


async def come_on_another_device(table: LockedTable, seat: int, request: Join, session: str) -> None:
    """Another device of the seat's person: what both see is the same, so nobody comes there by mistake or unnoticed.

    A link to a seat of one's own can be passed off as an invitation: whoever follows it is told first.
    """
    name = table.seat_rows[seat].name or f"seat {seat + 1}"
    if not request.device:
        raise Refused(TAKEN, f"This link is no invitation: it leads to the seat of {name}, who sits there already.")
    await change(table, {}, [], table.holders.joined(seat, session))
    await table.server.chat.announce(table, f"{name} plays on one more device.")


async def sit_down(table: LockedTable, seat: int, session: str, name: str) -> Joined:
    """A seat that was nobody's is the session's alone: the link by which it came leads nobody else there."""
    seat_row, own = table.seat_rows[seat], new_token()
    seated = msgspec.structs.replace(seat_row, kind=PERSON, name=name, link=hashed(own), used=seat_row.link)
    await change(table, {}, [seated], table.holders.only(seat, session))
    if (seat_row.used or seat_row.stand_in) and table.row.status == PLAYING:
        # Somebody has played it before: the others should know that this may be somebody else.
        await table.server.chat.announce(table, f"{name or 'Somebody'} has come by a link and takes seat {seat + 1}.")
    return Joined(table.id, seat, own)
