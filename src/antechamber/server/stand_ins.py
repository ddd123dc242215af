"""Bots that play for people in a running game: whoever is present is asked, whoever is away may come back."""

from __future__ import annotations

from typing import Final

import msgspec

from antechamber.server.refused import STALE, Refused
from antechamber.server.rows import SeatRow
from antechamber.server.table import LockedTable
from antechamber.server.table_changes import change

DEFAULT_LEVEL: Final = "courtier"


def called(seat_row: SeatRow) -> str:
    return seat_row.name or f"Seat {seat_row.seat + 1}"


async def stand_in(table: LockedTable, seat: int, level: str, said: str) -> None:
    """A bot plays for the seat's person until they are back; all are told, once."""
    if table.seat_rows[seat].stand_in == level:
        return
    await change(table, {}, [msgspec.structs.replace(table.seat_rows[seat], stand_in=level, offer="")])
    await table.server.chat.announce(table, said)


async def take_over(table: LockedTable) -> None:
    """A bot plays for those whose time is over; all are told."""
    late = [table.seat_rows[seat] for seat in table.time.late()]
    if late:
        await change(
            table, {}, [msgspec.structs.replace(seat_row, stand_in=DEFAULT_LEVEL, offer="") for seat_row in late]
        )
    for seat_row in late:
        said = f"{seat_row.name or 'A guest'} has run out of time. A Courtier plays on for now."
        await table.server.chat.announce(table, said)


async def leave(table: LockedTable, seat: int, level: str) -> None:
    """The seat's person goes, and keeps it."""
    name = called(table.seat_rows[seat])
    await stand_in(table, seat, level, f"{name} has left; the {level.capitalize()} plays until {name} comes back.")


async def put(table: LockedTable, seat: int, level: str) -> None:
    """The host wants a bot to play for somebody: who is present, in any process, is asked first.

    So is who may be present for all we know.
    """
    seat_row, bot = table.seat_rows[seat], level.capitalize()
    if await table.presence.may_be_there(seat):
        if seat_row.offer != level:
            await change(table, {}, [msgspec.structs.replace(seat_row, offer=level)])
    else:
        name = called(seat_row)
        await stand_in(table, seat, level, f"{name} is away: the host lets the {bot} play until {name} comes back.")


async def answer(table: LockedTable, seat: int, level: str, agree: bool) -> None:
    """The person who was asked lets the bot play, or plays on."""
    seat_row = table.seat_rows[seat]
    if not seat_row.offer or seat_row.offer != level:
        raise Refused(STALE, "That is no longer asked; look at what is asked now.")
    if agree:
        await stand_in(table, seat, level, f"{called(seat_row)} lets the {level.capitalize()} play for a while.")
    else:
        await change(table, {}, [msgspec.structs.replace(seat_row, offer="")])
