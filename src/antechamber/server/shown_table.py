"""A table that is only shown: nobody plays at it, and nothing of it is stored."""

from __future__ import annotations

from antechamber.core.game import Game
from antechamber.server.library import describe
from antechamber.server.rows import PLAYING
from antechamber.server.wire.lobby import SeatCard
from antechamber.server.wire.table import TableInfo
from antechamber.server.wire.table_settings import TableSettings


def shown_table(
    game: Game, components: str, seats: list[SeatCard], seat: int | None = None, seed_hash: str = ""
) -> TableInfo:
    """As whoever looks from a seat is told of it; without one, a spectator."""
    mine = [] if seat is None else [seat]
    return TableInfo(
        id="",
        game=game.key,
        title=game.title,
        components=describe(components, game.sheet),
        rules=game.rules_version,
        status=PLAYING,
        seats=seats,
        settings=TableSettings(advice=False),
        listed=False,
        arranged="",
        given_up=0,
        revision=0,
        created=0,
        seed_hash=seed_hash,
        share_hashes=[],
        half=None,
        shares=None,
        seed=None,
        rewind=None,
        previous=None,
        following=None,
        taken=mine,
        mine=mine,
        host=False,
        seat=seat,
        server_time=0,
    )
