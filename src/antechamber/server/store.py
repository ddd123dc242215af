"""Everything that outlives a process, but for the log: see `journal`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from antechamber.core.errors import AntechamberError
from antechamber.server.clock import now
from antechamber.server.engines import Database
from antechamber.server.records import OVER, PLAYING, WAITING, Barred, Chair, ChoiceRow, Remark, Run, TableRow
from antechamber.server.schema import analyses, barred, chairs, choices, holders, remarks, runs, sessions, tables
from antechamber.server.upgrade import newest_version, stored_version

R = TypeVar("R", bound=msgspec.Struct)
LONGEST_LIST: Final = 50


class Outrun(Exception):
    """Somebody else has changed the same thing first: look again and decide anew."""


class Store:
    """Tables, chairs, sessions and talk, in either kind of database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def check(self) -> None:
        """Whether the database is there and of our version."""
        found, wanted = await stored_version(self.database), newest_version()
        if found != wanted:
            raise AntechamberError(f"the database is at version {found}, this program needs {wanted}: run `serve`")

    async def ping(self) -> None:
        await self.column(text("SELECT 1"))

    # Tables

    async def create(self, row: TableRow, seats: list[Chair], log: list[ChoiceRow]) -> None:
        """A new table; `log` is what has been played before, if it begins with a record."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), [as_dict(row)])
            connection.execute(insert(chairs), [as_dict(chair) for chair in seats])
            if log:
                connection.execute(insert(choices), [as_dict(choice) for choice in log])

        await self.database.run(work)

    async def table(self, table_id: str) -> TableRow | None:
        found = await self.rows(select(tables).where(tables.c.id == table_id), TableRow)
        return found[0] if found else None

    async def chairs(self, table_ids: Sequence[str]) -> list[Chair]:
        wanted = select(chairs).where(chairs.c.table_id.in_(table_ids)).order_by(chairs.c.table_id, chairs.c.seat)
        return await self.rows(wanted, Chair)

    async def log(self, table_id: str, since: int = 0) -> list[ChoiceRow]:
        """The rows of a table's log from number `since` on."""
        mine = select(choices).where(choices.c.table_id == table_id, choices.c.number >= since)
        return await self.rows(mine.order_by(choices.c.number), ChoiceRow)

    async def change(self, row: TableRow, values: dict[str, Any], seats: Sequence[Chair] = ()) -> None:
        """Change a table and some of its chairs, unless somebody has changed it since `row` was read."""

        def work(connection: Connection) -> None:
            same = (tables.c.id == row.id) & (tables.c.revision == row.revision)
            done = connection.execute(update(tables).where(same).values(revision=row.revision + 1, **values))
            if not done.rowcount:
                raise Outrun
            for chair in seats:
                mine = (chairs.c.table_id == row.id) & (chairs.c.seat == chair.seat)
                connection.execute(update(chairs).where(mine).values(**as_dict(chair)))

        await self.database.run(work)

    async def delete(self, table_id: str) -> None:
        """A table and everything about it, for good."""
        parts = [
            delete(part).where(part.c.table_id == table_id)
            for part in (analyses, barred, holders, remarks, choices, chairs)
        ]
        await self.do(*parts, delete(tables).where(tables.c.id == table_id))

    async def claim_due(self, until: int) -> list[str]:
        """The tables that somebody has to look after now, each claimed until then for whoever asked first."""

        def work(connection: Connection) -> list[str]:
            mine = []
            overdue = select(tables.c.id, tables.c.due).where(tables.c.due <= now()).limit(LONGEST_LIST)
            for table_id, due in connection.execute(overdue).all():
                unclaimed = (tables.c.id == table_id) & (tables.c.due == due)
                if connection.execute(update(tables).where(unclaimed).values(due=until)).rowcount:
                    mine.append(table_id)
            return mine

        return await self.database.run(work)

    async def set_due(self, table_id: str, due: int | None) -> None:
        await self.do(update(tables).where(tables.c.id == table_id).values(due=due))

    async def beat(self, moment: int, gap: int, since: int) -> list[Run]:
        """Say that somebody serves at a moment; the runs from `since` on. After a gap a new one begins."""

        def work(connection: Connection) -> list[Run]:
            latest = connection.execute(select(runs).order_by(runs.c.begun.desc()).limit(1)).one_or_none()
            if latest is None or moment - latest.beat > gap:
                connection.execute(insert(runs).values(begun=moment, beat=moment))
            else:
                mine = runs.c.begun == latest.begun
                connection.execute(update(runs).where(mine, runs.c.beat < moment).values(beat=moment))
            known = select(runs).where(runs.c.begun >= since).order_by(runs.c.begun)
            return [Run(**row) for row in connection.execute(known).mappings()]

        try:
            return await self.database.run(work)
        except IntegrityError:  # another process has begun the same run in the same millisecond
            return await self.database.run(work)

    # Lists

    async def tables_of(self, session: str) -> list[TableRow]:
        held = select(holders.c.table_id).where(holders.c.session == session)
        mine = select(tables).where(tables.c.id.in_(held)).order_by(tables.c.changed.desc())
        return await self.rows(mine.limit(LONGEST_LIST), TableRow)

    async def open_tables(self) -> list[TableRow]:
        """Listed tables that people may sit down at or watch."""
        found = select(tables).where(tables.c.listed, tables.c.status.in_([WAITING, PLAYING]))
        return await self.rows(found.order_by(tables.c.changed.desc()).limit(LONGEST_LIST), TableRow)

    async def finished_tables(self) -> list[TableRow]:
        found = select(tables).where(tables.c.listed, tables.c.status == OVER)
        return await self.rows(found.order_by(tables.c.changed.desc()).limit(LONGEST_LIST), TableRow)

    async def every_table(self) -> list[TableRow]:
        return await self.rows(select(tables).order_by(tables.c.created), TableRow)

    # Sessions and who holds which seat

    async def add_session(self, session: str, name: str) -> None:
        await self.do(insert(sessions).values(hash=session, name=name, created=now()))

    async def session_name(self, session: str) -> str | None:
        """What the person of a session is called; None if there is no such session."""
        found = await self.column(select(sessions.c.name).where(sessions.c.hash == session))
        return found[0] if found else None

    async def rename_session(self, session: str, name: str) -> None:
        await self.do(update(sessions).where(sessions.c.hash == session).values(name=name))

    async def end_session(self, session: str) -> None:
        held = delete(holders).where(holders.c.session == session)
        await self.do(
            held, delete(barred).where(barred.c.session == session), delete(sessions).where(sessions.c.hash == session)
        )

    async def chair_by_link(self, link: str) -> Chair | None:
        found = await self.rows(select(chairs).where(chairs.c.link == link), Chair)
        return found[0] if found else None

    async def hold(self, table_id: str, seat: int, session: str) -> None:
        """From now on the session speaks for the seat; it may have done so before."""
        try:
            await self.do(insert(holders).values(table_id=table_id, seat=seat, session=session))
        except IntegrityError:
            return

    async def release(self, table_id: str, seat: int, session: str | None = None) -> None:
        """The session, or everybody who did, no longer speaks for the seat."""
        mine = (holders.c.table_id == table_id) & (holders.c.seat == seat)
        if session is not None:
            mine &= holders.c.session == session
        await self.do(delete(holders).where(mine))

    async def held(self, table_id: str, session: str) -> set[int]:
        """The seats of a table that a session speaks for; `HOST_SEAT` stands for the host's tools."""
        mine = select(holders.c.seat).where(holders.c.table_id == table_id, holders.c.session == session)
        return set(await self.column(mine))

    async def all_held(self, session: str) -> list[tuple[str, int]]:
        mine = select(holders.c.table_id, holders.c.seat).where(holders.c.session == session)
        return [(table_id, seat) for table_id, seat in await self.pairs(mine)]

    async def holders_of(self, table_id: str) -> list[tuple[int, str]]:
        """Which sessions speak for which seats of a table."""
        mine = select(holders.c.seat, holders.c.session).where(holders.c.table_id == table_id)
        return [(seat, session) for seat, session in await self.pairs(mine)]

    # Talk

    async def say(self, remark: Remark) -> None:
        """One more remark; `Outrun` if somebody has taken its number."""
        try:
            counted = update(tables).where(tables.c.id == remark.table_id)
            await self.do(insert(remarks).values(**as_dict(remark)), counted.values(remarks=remark.number + 1))
        except IntegrityError:
            raise Outrun from None

    async def speakers(self, table_id: str) -> dict[str, str]:
        """The sessions of spectators who have said something at a table, and what they were called last."""
        mine = select(remarks.c.session, remarks.c.name).where(
            remarks.c.table_id == table_id, remarks.c.seat.is_(None), remarks.c.session.is_not(None)
        )
        return dict(await self.pairs(mine.order_by(remarks.c.number)))

    async def barred(self, table_id: str) -> list[Barred]:
        return await self.rows(select(barred).where(barred.c.table_id == table_id).order_by(barred.c.name), Barred)

    async def bar(self, rows: list[Barred]) -> None:
        """Put these in the place of what was said about the same sessions; without a kind, nothing is."""
        gone = [
            delete(barred).where(barred.c.table_id == row.table_id, barred.c.session == row.session) for row in rows
        ]
        await self.do(*gone, *[insert(barred).values(**as_dict(row)) for row in rows if row.kind])

    async def talk(self, table_id: str, since: int = 0) -> list[Remark]:
        mine = select(remarks).where(remarks.c.table_id == table_id, remarks.c.number >= since)
        return await self.rows(mine.order_by(remarks.c.number), Remark)

    # What was thought of finished games

    async def keep_analysis(self, table_id: str, verdicts: str) -> None:
        """Keep an analysis; if another process was faster, its one stays."""
        try:
            await self.do(insert(analyses).values(table_id=table_id, verdicts=verdicts))
        except IntegrityError:
            return

    async def analysis(self, table_id: str) -> str | None:
        found = await self.column(select(analyses.c.verdicts).where(analyses.c.table_id == table_id))
        return found[0] if found else None

    # Speaking to the database

    async def do(self, *statements: Any) -> None:
        """Several statements in one transaction."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.database.run(work)

    async def rows(self, query: Any, kind: type[R]) -> list[R]:
        return await self.database.run(lambda to: [kind(**row) for row in to.execute(query).mappings()])

    async def column(self, query: Any) -> list[Any]:
        return await self.database.run(lambda to: list(to.execute(query).scalars()))

    async def pairs(self, query: Any) -> list[tuple[Any, Any]]:
        return await self.database.run(lambda to: [(first, second) for first, second in to.execute(query)])


def as_dict(record: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(record)
