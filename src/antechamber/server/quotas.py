"""How many tables somebody may set up in a day, and have at once.

The counts are in the store: all processes share them, and deleting a table gives nothing back.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from antechamber.server.addresses import LOCAL, customer
from antechamber.server.clock import now
from antechamber.server.records import HOST_SEAT, PLAYING, WAITING
from antechamber.server.refused import LIMIT, Refused
from antechamber.server.schema import holders, spendings, tables
from antechamber.server.settings import Settings
from antechamber.server.store import Store

DAY: Final = 86_400_000


class Quotas:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    async def new_table(self, session: str, address: str) -> None:
        """One more table for a session; refused if that is too many."""
        most = self.settings.tables_at_once
        if most and await self.going_on(session) >= most:
            raise Refused(LIMIT, f"You host {most} tables that are not over; close or delete one of them first.")
        wanted = [("session", session, self.settings.tables_per_day)]
        if address != LOCAL:
            wanted.append(("address", customer(address), self.settings.tables_per_day_by_address))
        await self.spend([(who(kind, name), most) for kind, name, most in wanted if most])

    async def going_on(self, session: str) -> int:
        """How many tables a session is the host of that are not over."""
        mine = select(holders.c.table_id).where(holders.c.session == session, holders.c.seat == HOST_SEAT)
        busy = tables.c.id.in_(mine) & tables.c.status.in_([WAITING, PLAYING])
        return int((await self.store.column(select(func.count()).select_from(tables).where(busy)))[0])

    async def spend(self, wanted: list[tuple[str, int]]) -> None:
        """Count one more for each, or for none of them."""
        day = now() // DAY

        def work(connection: Connection) -> None:
            connection.execute(delete(spendings).where(spendings.c.day < day))
            for name, most in wanted:
                if connection.execute(one_more(connection, day, name)).scalar_one() > most:
                    raise Refused(LIMIT, f"You have set up {most} tables today, and that is all; come back tomorrow.")

        await self.store.run(work)


def who(kind: str, name: str) -> str:
    return sha256(f"{kind} {name}".encode()).hexdigest()


def one_more(connection: Connection, day: int, name: str) -> Any:
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    first = dialect.insert(spendings).values(day=day, who=name, count=1)
    again = first.on_conflict_do_update(index_elements=["day", "who"], set_={"count": spendings.c.count + 1})
    return again.returning(spendings.c.count)
