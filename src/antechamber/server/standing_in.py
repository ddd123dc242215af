"""Bots that play for people in a running game: whoever is present is asked, whoever is away may come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from antechamber.server.records import Chair
from antechamber.server.refused import STALE, Refused

if TYPE_CHECKING:
    from antechamber.server.table import Table

USUAL: Final = "courtier"


def called(chair: Chair) -> str:
    return chair.name or f"Seat {chair.seat + 1}"


async def stand_in(table: Table, seat: int, level: str, said: str) -> None:
    """A bot plays for the seat's person until they are back; all are told, once. Holds the lock already."""
    if table.chairs[seat].stand_in == level:
        return
    await table.change({}, [msgspec.structs.replace(table.chairs[seat], stand_in=level, offer="")])
    await table.house.announce(table, said)


async def take_over(table: Table) -> None:
    """A bot plays for those whose time is over; all are told. Holds the lock already.

    Outrun if somebody changes the table at the same time; it is looked after again soon.
    """
    late = [table.chairs[seat] for seat in table.time.late()]
    if late:
        await table.change({}, [msgspec.structs.replace(chair, stand_in=USUAL, offer="") for chair in late])
    for chair in late:
        said = f"{chair.name or 'A guest'} has run out of time. A Courtier plays on for now."
        await table.house.announce(table, said)


async def leave(table: Table, seat: int, level: str) -> None:
    """The seat's person goes, and keeps it. Holds the lock already."""
    name = called(table.chairs[seat])
    await stand_in(table, seat, level, f"{name} has left; the {level.capitalize()} plays until {name} comes back.")


async def put(table: Table, seat: int, level: str) -> None:
    """The host wants a bot to play for somebody: who is present, in any process, is asked first. Holds the lock.

    So is who may be present for all we know.
    """
    chair, bot = table.chairs[seat], level.capitalize()
    if await table.presence.may_be_there(seat):
        if chair.offer != level:
            await table.change({}, [msgspec.structs.replace(chair, offer=level)])
    else:
        name = called(chair)
        await stand_in(table, seat, level, f"{name} is away: the host lets the {bot} play until {name} comes back.")


async def answer(table: Table, seat: int, level: str, agree: bool) -> None:
    """The person who was asked lets the bot play, or plays on. Holds the lock already."""
    chair = table.chairs[seat]
    if not chair.offer or chair.offer != level:
        raise Refused(STALE, "that is no longer asked; look at what is asked now")
    if agree:
        await stand_in(table, seat, level, f"{called(chair)} lets the {level.capitalize()} play for a while.")
    else:
        await table.change({}, [msgspec.structs.replace(chair, offer="")])
