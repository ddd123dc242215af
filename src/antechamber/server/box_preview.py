"""A game that has just been dealt from a box, as spectators would see it."""

from __future__ import annotations

from typing import Final

from antechamber.core.game import Game
from antechamber.server.library import shown_box
from antechamber.server.rows import BOT
from antechamber.server.shown_fields import as_sent
from antechamber.server.shown_table import shown_table
from antechamber.server.wire.boxes import BoxPreview
from antechamber.server.wire.lobby import SeatCard

SEED: Final = b"preview"


def preview(game: Game, seats: int) -> BoxPreview:
    cards = [SeatCard(seat, BOT, f"{seat + 1}", "", "", "") for seat in range(seats)]
    view = as_sent(game.start(seats, SEED).view(None))
    return BoxPreview(shown_table(game, "", cards), shown_box(game), view)
