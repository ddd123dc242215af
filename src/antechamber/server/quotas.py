"""How many tables somebody may set up in a day, and have at once; how many boxes they may save in a day.

The counts are in the store: all processes share them, and deleting a table gives nothing back.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from antechamber.server.addresses import LOCAL, customer
from antechamber.server.callers import Caller
from antechamber.server.clock import DAY, now
from antechamber.server.refused import LIMIT, Refused
from antechamber.server.rows import PLAYING, WAITING
from antechamber.server.schema import HOST_PLACE, holders, spendings, tables
from antechamber.server.settings import Settings
from antechamber.server.store import Store

BOXES_OF_ADDRESS: Final = 3  # sessions' worth


class Quotas:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    @asynccontextmanager
    async def new_table(self, caller: Caller) -> AsyncIterator[None]:
        """One more table while it is set up; refused if that is too many. What comes to nothing does not count."""
        most = self.settings.tables_at_once
        if most and await self.going_on(caller.session) >= most:
            raise Refused(LIMIT, f"You host {most} tables that are not over; close or delete one of them first.")
        wanted = [("session", caller.session, self.settings.tables_per_day)]
        if caller.address != LOCAL:
            wanted.append(("address", customer(caller.address), self.settings.tables_per_day_by_address))
        spent = [(who(kind, name), most) for kind, name, most in wanted if most]
        day = now() // DAY
        await self.spend(day, spent, "You have set up {} tables today")
        try:
            yield
        except Exception:
            await self.give_back(day, [name for name, _ in spent])
            raise

    async def new_box(self, caller: Caller) -> None:
        """One more box; one with which games do not end counts as well, because trying it costs most."""
        most = self.settings.boxes_per_day
        wanted = [("box of session", caller.session, most)]
        if caller.address != LOCAL:
            wanted.append(("box of address", customer(caller.address), most * BOXES_OF_ADDRESS))
        spent = [(who(kind, name), count) for kind, name, count in wanted if count]
        await self.spend(now() // DAY, spent, "You have saved or tried {} boxes today")

    async def going_on(self, session: str) -> int:
        """How many tables a session is the host of that are not over."""
        mine = select(holders.c.table_id).where(holders.c.session == session, holders.c.seat == HOST_PLACE)
        busy = tables.c.id.in_(mine) & tables.c.status.in_([WAITING, PLAYING])
        return int((await self.store.column(select(func.count()).select_from(tables).where(busy)))[0])

    async def spend(self, day: int, wanted: list[tuple[str, int]], sentence: str) -> None:
        """Count one more for each, or for none of them."""

        def work(connection: Connection) -> None:
            connection.execute(delete(spendings).where(spendings.c.day < day))
            for name, most in wanted:
                if connection.execute(one_more(connection, day, name)).scalar_one() > most:
                    raise Refused(LIMIT, f"{sentence.format(most)}, and that is all; come back tomorrow.")

        await self.store.run(work)

    async def give_back(self, day: int, names: list[str]) -> None:
        spent = spendings.c.who.in_(names) & (spendings.c.day == day)
        await self.store.do(update(spendings).where(spent).values(count=spendings.c.count - 1))


def who(kind: str, name: str) -> str:
    return sha256(f"{kind} {name}".encode()).hexdigest()


def one_more(connection: Connection, day: int, name: str) -> Any:
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    first = dialect.insert(spendings).values(day=day, who=name, count=1)
    again = first.on_conflict_do_update(index_elements=["day", "who"], set_={"count": spendings.c.count + 1})
    return again.returning(spendings.c.count)
