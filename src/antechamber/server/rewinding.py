"""Going back: asking for it, agreeing or refusing, and doing it once all have agreed."""

from __future__ import annotations

from antechamber.server.played_game import going_back
from antechamber.server.refused import ILLEGAL, STALE, UNKNOWN, Refused
from antechamber.server.rewind_requests import Agreement, agreement, unheard
from antechamber.server.rows import PERSON, REWIND
from antechamber.server.table import LockedTable
from antechamber.server.table_changes import append, change
from antechamber.server.wire.encoding import encode_text


async def ask(table: LockedTable, seat: int, session: str, moment: int) -> None:
    """Ask all to go back to one of the seat's moments; whoever plays alone among bots need not ask."""
    played = table.playing
    if moment >= len(played.noticed(seat)):
        raise Refused(UNKNOWN, "There is no such moment.")
    choices = played.choices_until(seat, moment)
    if choices >= len(played.match.record.choices):
        raise Refused(ILLEGAL, "That is where the game stands.")
    # No two requests have the same number: each is a change of the table.
    await settle(table, Agreement(seat, choices, [session], table.row.revision + 1))


async def answer(table: LockedTable, session: str, request: int, agree: bool) -> None:
    """Agree to a request, or refuse it for all."""
    asked = agreement(table)
    if asked is None or asked.request != request:
        raise Refused(STALE, "That is no longer asked; look at what is asked now.")
    if agree:
        asked.sessions = sorted({*asked.sessions, session})
        await settle(table, asked)
    else:
        await change(table, {"rewind": None})


async def settle(table: LockedTable, asked: Agreement) -> None:
    """Go back if all people agree, and deal anew what comes then; else remember who has."""
    if unheard(table, asked):
        await change(table, {"rewind": encode_text(asked)})
        return
    if table.row.rewind:
        await change(table, {"rewind": None})
    played = table.playing
    if asked.choices < len(played.match.record.choices):
        await append(table, REWIND, asked.by, going_back(asked.choices, played.next_deal), PERSON)
