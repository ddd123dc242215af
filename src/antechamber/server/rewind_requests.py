"""What is asked for when somebody wants all to go back: who has to agree, and who has."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from antechamber.server.rows import PERSON
from antechamber.server.viewers import Viewer
from antechamber.server.wire.table import Rewinding

if TYPE_CHECKING:
    from antechamber.server.table import Table


class Agreement(msgspec.Struct):
    """Who wants to go back to after how many choices, and which sessions agree; answers name it by `request`."""

    by: int
    choices: int
    sessions: list[str] = []
    request: int = 0


def agreement(table: Table) -> Agreement | None:
    return msgspec.json.decode(table.row.rewind, type=Agreement) if table.row.rewind else None


def people(table: Table) -> list[int]:
    """The seats of those whose game it is, also where a bot plays for the moment."""
    return [seat for seat in table.holders.taken() if table.seat_rows[seat].kind == PERSON]


def person(table: Table, session: str) -> frozenset[int]:
    """Who somebody is for going back: the seats that their session speaks for.

    Everybody whose game it is has to agree, each for themselves. Sessions that hold exactly the same seats are one
    person's devices, and any of them answers for that person; sessions that hold different seats are different people,
    even where they share one. So whoever plays several seats asks nobody for their own, a second device need not
    answer, and nobody speaks for somebody else because one of them has opened the other's link.
    """
    return frozenset(table.holders.seats(session)) & frozenset(people(table))


def unheard(table: Table, asked: Agreement) -> set[frozenset[int]]:
    """The people who have not agreed yet."""
    everybody = {person(table, session) for _, session in table.holders.pairs} - {frozenset()}
    return everybody - {person(table, session) for session in asked.sessions}


def rewinding(table: Table, viewer: Viewer, session: str) -> Rewinding | None:
    """What is asked for, as a viewer counts the moments; a seat has agreed when all who hold it have, or its viewer."""
    asked = agreement(table)
    if asked is None or table.played is None:
        return None
    moment = table.played.moment_of(viewer, asked.choices)
    open_seats = frozenset[int]().union(*unheard(table, asked))
    if person(table, session) not in unheard(table, asked):
        open_seats -= {viewer}
    agreed = [seat for seat in people(table) if seat not in open_seats]
    return Rewinding(asked.by, moment, agreed, people(table), asked.request)
