"""What a chair says: who sits there as others see it, and whether a bot decides."""

from __future__ import annotations

from collections.abc import Iterable

from antechamber.server.records import BOT, Chair
from antechamber.server.wire import SeatCard


def automatic(chair: Chair) -> str:
    """The level of the bot that decides for a seat, or empty."""
    return chair.level if chair.kind == BOT else chair.stand_in


def seat_cards(chairs: Iterable[Chair]) -> list[SeatCard]:
    """Who sits where, without the links."""
    return [
        SeatCard(chair.seat, chair.kind, chair.name, chair.colour, chair.level, chair.stand_in, chair.offer)  # type: ignore[arg-type]
        for chair in chairs
        if chair.seat >= 0
    ]
