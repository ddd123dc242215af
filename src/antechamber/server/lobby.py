"""Lists of tables, as one person sees them."""

from __future__ import annotations

import msgspec

from antechamber.server.house import House
from antechamber.server.records import HOST_SEAT, Chair, TableRow
from antechamber.server.seating import seat_cards
from antechamber.server.wire import Lobby, Options, Result, TableCard


async def lobby(house: House, session: str) -> Lobby:
    """My tables, open ones and finished ones."""
    mine = await house.store.tables_of(session) if session else []
    others = await house.store.open_tables()
    finished = await house.store.finished_tables()
    rows = {row.id: row for row in [*mine, *others, *finished]}
    chairs: dict[str, list[Chair]] = {}
    for chair in await house.store.chairs(list(rows)):
        chairs.setdefault(chair.table_id, []).append(chair)
    held: dict[str, set[int]] = {}
    for table_id, seat in await house.store.all_held(session):
        held.setdefault(table_id, set()).add(seat)
    cards = {key: card(house, row, chairs.get(key, []), held.get(key, set())) for key, row in rows.items()}
    return Lobby(
        mine=[cards[row.id] for row in mine],
        open=[cards[row.id] for row in others if row.id not in held],
        finished=[cards[row.id] for row in finished],
    )


def card(house: House, row: TableRow, chairs: list[Chair], held: set[int]) -> TableCard:
    waiting = [int(seat) for seat in row.pending.split()]
    seats = sorted(held - {HOST_SEAT})
    return TableCard(
        id=row.id,
        game=row.game,
        title=house.library.game(row.game, "standard").title,
        status=row.status,  # type: ignore[arg-type]
        seats=seat_cards(chairs),
        waiting=waiting if row.status == "playing" else [],
        mine=seats,
        host=HOST_SEAT in held,
        my_turn=row.status == "playing" and any(seat in waiting for seat in seats),
        listed=row.listed,
        arranged=row.arranged,  # type: ignore[arg-type]
        spectators=msgspec.json.decode(row.options, type=Options).spectators,
        changed=row.changed,
        created=row.created,
        result=msgspec.json.decode(row.result, type=list[Result]) if row.result else None,
    )
