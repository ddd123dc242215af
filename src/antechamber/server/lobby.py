"""Lists of tables, as one person sees them."""

from __future__ import annotations

import msgspec

from antechamber.server.rows import HOST_SEAT, SeatRow, TableRow
from antechamber.server.seat_cards import seat_cards
from antechamber.server.server import Server
from antechamber.server.wire import Lobby, Result, TableCard, TableSettings


async def lobby(server: Server, session: str) -> Lobby:
    """My tables, open ones and finished ones."""
    mine = await server.store.tables_of(session) if session else []
    others = await server.store.open_tables()
    finished = await server.store.finished_tables()
    rows = {row.id: row for row in [*mine, *others, *finished]}
    seat_rows: dict[str, list[SeatRow]] = {}
    for seat_row in await server.store.seat_rows(list(rows)):
        seat_rows.setdefault(seat_row.table_id, []).append(seat_row)
    held: dict[str, set[int]] = {}
    for table_id, seat in await server.store.all_held(session):
        held.setdefault(table_id, set()).add(seat)
    cards = {key: card(server, row, seat_rows.get(key, []), held.get(key, set())) for key, row in rows.items()}
    return Lobby(
        mine=[cards[row.id] for row in mine],
        open=[cards[row.id] for row in others if row.id not in held],
        finished=[cards[row.id] for row in finished],
    )


def card(server: Server, row: TableRow, seat_rows: list[SeatRow], held: set[int]) -> TableCard:
    waiting = [int(seat) for seat in row.pending.split()]
    seats = sorted(held - {HOST_SEAT})
    return TableCard(
        id=row.id,
        game=row.game,
        title=server.library.game(row.game, "standard").title,
        status=row.status,  # type: ignore[arg-type]
        seats=seat_cards(seat_rows),
        waiting=waiting if row.status == "playing" else [],
        mine=seats,
        host=HOST_SEAT in held,
        my_turn=row.status == "playing" and any(seat in waiting for seat in seats),
        listed=row.listed,
        arranged=row.arranged,  # type: ignore[arg-type]
        spectators=msgspec.json.decode(row.options, type=TableSettings).spectators,
        changed=row.changed,
        created=row.created,
        result=msgspec.json.decode(row.result, type=list[Result]) if row.result else None,
    )
