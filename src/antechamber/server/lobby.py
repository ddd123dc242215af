"""Lists of tables, as one person sees them."""

from __future__ import annotations

import msgspec

from antechamber.server.holders import NO_HOLDERS
from antechamber.server.rows import PLAYING, SeatRow, TableRow
from antechamber.server.seat_cards import seat_cards
from antechamber.server.server import Server
from antechamber.server.wire.lobby import Lobby, Result, TableCard
from antechamber.server.wire.table_settings import read_settings


async def lobby(server: Server, session: str) -> Lobby:
    """My tables, open ones and finished ones."""
    mine = await server.store.tables_of(session) if session else []
    others = await server.store.open_tables()
    finished = await server.store.finished_tables()
    rows = {row.id: row for row in [*mine, *others, *finished]}
    seat_rows: dict[str, list[SeatRow]] = {}
    for seat_row in await server.store.seat_rows(list(rows)):
        seat_rows.setdefault(seat_row.table_id, []).append(seat_row)
    held = await server.store.held_by(session)
    cards = {}
    for key, row in rows.items():
        own = held.get(key, NO_HOLDERS)
        seats, is_host = sorted(own.seats(session)), own.is_host(session)
        cards[key] = card(server, row, seat_rows.get(key, []), seats, is_host)
    return Lobby(
        mine=[cards[row.id] for row in mine],
        open=[cards[row.id] for row in others if row.id not in held],
        finished=[cards[row.id] for row in finished],
    )


def card(server: Server, row: TableRow, seat_rows: list[SeatRow], mine: list[int], is_host: bool) -> TableCard:
    waiting = [int(seat) for seat in row.pending.split()] if row.status == PLAYING else []
    return TableCard(
        id=row.id,
        game=row.game,
        title=server.library.game(row.game, "standard").title,
        status=row.status,
        seats=seat_cards(seat_rows),
        waiting=waiting,
        mine=mine,
        host=is_host,
        my_turn=any(seat in waiting for seat in mine),
        listed=row.listed,
        arranged=row.arranged,
        spectators=read_settings.decode(row.settings).spectators,
        changed=row.changed,
        created=row.created,
        result=msgspec.json.decode(row.result, type=list[Result]) if row.result else None,
    )
