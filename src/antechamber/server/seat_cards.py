"""What a seat says: who sits there as others see it, and whether a bot decides."""

from __future__ import annotations

from collections.abc import Iterable

from antechamber.server.rows import BOT, SeatRow
from antechamber.server.wire.lobby import SeatCard


def bot_level(seat_row: SeatRow) -> str:
    """The level of the bot that decides for a seat, or empty."""
    return seat_row.level if seat_row.kind == BOT else seat_row.stand_in


def seat_cards(seat_rows: Iterable[SeatRow]) -> list[SeatCard]:
    """Who sits where, without the links."""
    return [
        SeatCard(
            seat_row.seat,
            seat_row.kind,
            seat_row.name,
            seat_row.colour,
            seat_row.level,
            seat_row.stand_in,
            seat_row.offer,
        )
        for seat_row in seat_rows
    ]
