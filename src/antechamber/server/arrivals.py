"""Coming by a link: an invitation seats whoever comes first by it, a seat's own link is for its person alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from antechamber.server.records import BOT, HOST_SEAT, PERSON, PLAYING, Chair
from antechamber.server.refused import FORBIDDEN, TAKEN, USED, Refused
from antechamber.server.store import Outrun
from antechamber.server.tokens import hashed, new_token
from antechamber.server.wire import Join, Joined

if TYPE_CHECKING:
    from antechamber.server.house import House
    from antechamber.server.table import Table

ALREADY_USED: Final = (
    "This invitation has been used already. If that was you, come with the same browser, or by your own link to the "
    "seat, which its menu shows; otherwise ask your host for another one."
)


async def behind(house: House, wish: Join) -> Chair:
    """Where a link leads to, or has led somebody before."""
    chair = await house.store.chair_by_link(hashed(wish.token))
    if chair is None:
        raise Refused(FORBIDDEN, "This link does not lead to a seat, or no longer.")
    return chair


async def arrive(house: House, chair: Chair, wish: Join, session: str) -> Joined:
    """From now on the session speaks for the seat, if the link still leads there."""
    table = await house.table(chair.table_id)
    async with table.lock:
        await table.freshen()
        while True:
            try:
                return await come(table, chair.seat, wish, session)
            except Outrun:
                continue


async def come(table: Table, seat: int, wish: Join, session: str) -> Joined:
    """Whoever has the seat already simply comes in; the first to come by an invitation is given a link of their own."""
    chair, holders = table.chairs[seat], table.holders
    if session not in holders.of(seat) and chair.link != hashed(wish.token):
        raise Refused(USED, ALREADY_USED)
    if chair.kind == BOT:
        raise Refused(FORBIDDEN, "A bot plays there now.")
    if seat == HOST_SEAT:
        if session not in holders.of(seat):
            await table.change({}, [], holders.joined(seat, session))
    elif not holders.of(seat):
        return await sit_down(table, seat, session, wish.name or chair.name)
    elif session in holders.of(seat):
        if wish.name not in {None, chair.name}:
            await table.change({}, [msgspec.structs.replace(chair, name=wish.name)])
    else:
        await share(table, seat, wish, session)
    return Joined(table.id, seat)


async def share(table: Table, seat: int, wish: Join, session: str) -> None:
    """Another device of the seat's person: what both see is the same, so nobody comes there by mistake or unnoticed.

    A link to a seat of one's own can be passed off as an invitation: whoever follows it is told first.
    """
    name = table.chairs[seat].name or f"seat {seat + 1}"
    if not wish.device:
        raise Refused(TAKEN, f"This link is no invitation: it leads to the seat of {name}, who sits there already.")
    await table.change({}, [], table.holders.joined(seat, session))
    await table.house.announce(table, f"{name} plays on one more device.")


async def sit_down(table: Table, seat: int, session: str, name: str) -> Joined:
    """A seat that was nobody's is the session's alone: the link by which it came leads nobody else there."""
    chair, own = table.chairs[seat], new_token()
    seated = msgspec.structs.replace(chair, kind=PERSON, name=name, link=hashed(own), used=chair.link)
    await table.change({}, [seated], table.holders.only(seat, session))
    if (chair.used or chair.stand_in) and table.row.status == PLAYING:
        # Somebody has played it before: the others should know that this may be somebody else.
        await table.house.announce(table, f"{name or 'Somebody'} has come by a link and takes seat {seat + 1}.")
    return Joined(table.id, seat, own)
