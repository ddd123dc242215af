"""What a host may do about somebody who does not behave: have them be silent, or send a spectator away."""

from __future__ import annotations

from sqlalchemy.exc import IntegrityError

from antechamber.server.refused import ILLEGAL, UNKNOWN, Refused
from antechamber.server.rows import SILENT, BarredRow
from antechamber.server.table import LockedTable
from antechamber.server.table_changes import change
from antechamber.server.tokens import pseudonym


async def silence_seat(table: LockedTable, seat: int, silent: bool) -> None:
    """Have whoever speaks for a seat be silent, or let them speak again."""
    sessions = sorted(table.holders.of(seat) - table.holders.hosts)
    if not sessions:
        raise Refused(ILLEGAL, "Nobody sits there who could be silenced.")
    await moderate(table, sessions, SILENT if silent else "", seat, table.seat_rows[seat].name)


async def moderate_spectator(table: LockedTable, spectator: str, kind: str) -> None:
    """Have a spectator be silent, send them away, or let them be as before."""
    names, barred = await table.server.store.chat.speakers(table.id), table.moderation.barred
    session = next((one for one in [*names, *barred] if pseudonym(table.id, one) == spectator), None)
    if session is None:
        raise Refused(UNKNOWN, "There is no such spectator.")
    if table.holders.is_host(session):
        raise Refused(ILLEGAL, "That is the host.")
    known = barred.get(session)
    await moderate(table, [session], kind, None, names.get(session) or (known.name if known else ""))


async def moderate(table: LockedTable, sessions: list[str], kind: str, seat: int | None, name: str) -> None:
    rows = [BarredRow(table_id=table.id, session=one, kind=kind, seat=seat, name=name) for one in sessions]
    try:
        await table.server.store.chat.set_barred(rows)
    except IntegrityError:
        raise Refused(UNKNOWN, "They have left for good.") from None
    # Other processes look again when the table's revision has changed.
    await change(table, {})
    table.moderation.adopt(await table.moderation.read())
