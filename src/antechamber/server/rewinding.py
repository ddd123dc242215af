"""Going back: who has to agree, who has, and what is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from antechamber.server.course import going_back
from antechamber.server.records import PERSON, REWIND
from antechamber.server.refused import ILLEGAL, STALE, UNKNOWN, Refused
from antechamber.server.wire import Rewinding, encode

if TYPE_CHECKING:
    from antechamber.server.table import Table


class Agreement(msgspec.Struct):
    """Who wants to go back to after how many choices, and who has agreed; answers name it by `request`."""

    by: int
    choices: int
    agreed: list[int]
    request: int = 0


def agreement(table: Table) -> Agreement | None:
    return msgspec.json.decode(table.row.rewind, type=Agreement) if table.row.rewind else None


def people(table: Table) -> list[int]:
    """The seats of those whose game it is, also where a bot plays for the moment."""
    return [seat for seat in table.holders.taken() if table.chairs[seat].kind == PERSON]


def rewinding(table: Table, viewer: int | None) -> Rewinding | None:
    """What is asked for, as a viewer counts the moments."""
    asked = agreement(table)
    if asked is None or table.course is None:
        return None
    moment = table.course.moment_of(viewer, asked.choices)
    return Rewinding(asked.by, moment, asked.agreed, people(table), asked.request)


def seats_of_person(table: Table, seat: int) -> set[int]:
    """The seats of whoever has this one: people may play several, and need not ask themselves."""
    sessions = table.holders.of(seat)
    return {other for other in people(table) if table.holders.of(other) <= sessions}


async def ask(table: Table, seat: int, moment: int) -> None:
    """Ask all to go back to one of the seat's moments; whoever plays alone among bots need not ask. Holds the lock."""
    course = table.playing
    if moment >= len(course.noticed(seat)):
        raise Refused(UNKNOWN, "there is no such moment")
    choices = course.choices_until(seat, moment)
    if choices >= len(course.match.record.choices):
        raise Refused(ILLEGAL, "that is where the game stands")
    # No two requests have the same number: each is a change of the table.
    await settle(table, Agreement(seat, choices, sorted(seats_of_person(table, seat)), table.row.revision + 1))


async def answer(table: Table, seat: int, request: int, agree: bool) -> None:
    """Agree to a request, or refuse it for all. Holds the lock."""
    asked = agreement(table)
    if asked is None or asked.request != request:
        raise Refused(STALE, "that is no longer asked; look at what is asked now")
    if agree:
        asked.agreed = sorted({*asked.agreed, *seats_of_person(table, seat)})
        await settle(table, asked)
    else:
        await table.change({"rewind": None})


async def settle(table: Table, asked: Agreement) -> None:
    """Go back if all people agree, and deal anew what comes then; else remember who has."""
    if not set(people(table)) <= set(asked.agreed):
        await table.change({"rewind": encode(asked).decode()})
        return
    if table.row.rewind:
        await table.change({"rewind": None})
    course = table.playing
    if asked.choices < len(course.match.record.choices):
        await table.append(REWIND, asked.by, going_back(asked.choices, course.next_deal), PERSON)
