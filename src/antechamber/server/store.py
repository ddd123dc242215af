"""Everything that outlives a process, but for the log: see `journal`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from antechamber.core.errors import AntechamberError
from antechamber.server.clock import now
from antechamber.server.databases import Database, begin_writing
from antechamber.server.refused import FORBIDDEN, Refused
from antechamber.server.rows import (
    OVER,
    PLAYING,
    RUNNING,
    WAITING,
    BarredRow,
    ChatRow,
    ChoiceRow,
    Holder,
    SeatRow,
    ServiceRun,
    TableRow,
)
from antechamber.server.schema import (
    analyses,
    barred,
    choices,
    given_up,
    holders,
    remarks,
    runs,
    seat_rows,
    sessions,
    tables,
)
from antechamber.server.seal import NO_SEAL, Seal
from antechamber.server.upgrade import newest_version, stored_version

R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")
LONGEST_LIST: Final = 50
DAY: Final = 86_400_000
LONGEST_ANSWER: Final = 15.0


class Conflict(Exception):
    """Somebody else has changed the same thing first: look again and decide anew."""


class Store:
    """Tables, seats, sessions and talk, in either kind of database; the seeds of running games sealed."""

    def __init__(self, database: Database, seal: Seal = NO_SEAL) -> None:
        self.database = database
        self.seal = seal

    async def check(self) -> None:
        """Whether the database is there and of our version."""
        found, wanted = await stored_version(self.database), newest_version()
        if found != wanted:
            raise AntechamberError(f"the database is at version {found}, this program needs {wanted}: run `serve`")

    async def beat(self) -> None:
        """Write something, to see that one can."""
        await self.run(touch)

    # Tables

    async def create(
        self, row: TableRow, seats: list[SeatRow], log: list[ChoiceRow], held: Iterable[Holder] = ()
    ) -> None:
        """A new table and who sits at it; `log` is what has been played before, if it begins with a record."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), [as_dict(row) | self.sealed(row, row.status)])
            connection.execute(insert(seat_rows), [as_dict(seat_row) for seat_row in seats])
            give_seats(connection, row.id, held)
            if log:
                connection.execute(insert(choices), [as_dict(choice) for choice in log])

        await self.run(work)

    async def table(self, table_id: str) -> TableRow | None:
        found = await self.rows(select(tables).where(tables.c.id == table_id), TableRow)
        return self.opened(found[0]) if found else None

    async def seat_rows(self, table_ids: Sequence[str]) -> list[SeatRow]:
        wanted = (
            select(seat_rows)
            .where(seat_rows.c.table_id.in_(table_ids))
            .order_by(seat_rows.c.table_id, seat_rows.c.seat)
        )
        return await self.rows(wanted, SeatRow)

    async def log(self, table_id: str, since: int = 0, until: int | None = None) -> list[ChoiceRow]:
        """The rows of a table's log from number `since` on, before `until` if there is more."""
        mine = select(choices).where(choices.c.table_id == table_id, choices.c.number >= since)
        if until is not None:
            mine = mine.where(choices.c.number < until)
        return await self.rows(mine.order_by(choices.c.number), ChoiceRow)

    async def change(
        self,
        row: TableRow,
        values: dict[str, Any],
        seats: Sequence[SeatRow] = (),
        coming: Iterable[Holder] = (),
        going: Iterable[Holder] = (),
    ) -> None:
        """Change a table, some seats and who holds them, unless somebody has changed it since `row` was read."""
        if "status" in values:
            values = values | self.sealed(row, values["status"])

        def work(connection: Connection) -> None:
            same = (tables.c.id == row.id) & (tables.c.revision == row.revision)
            done = connection.execute(update(tables).where(same).values(revision=row.revision + 1, **values))
            if not done.rowcount:
                raise Conflict
            for seat_row in seats:
                mine = (seat_rows.c.table_id == row.id) & (seat_rows.c.seat == seat_row.seat)
                connection.execute(update(seat_rows).where(mine).values(**as_dict(seat_row)))
            for seat, session in going:
                mine = (holders.c.table_id == row.id) & (holders.c.seat == seat) & (holders.c.session == session)
                connection.execute(delete(holders).where(mine))
            give_seats(connection, row.id, coming)

        try:
            await self.run(work)
        except IntegrityError:
            raise Refused(FORBIDDEN, "Your session has ended. Load the page again.") from None

    async def delete(self, table_id: str) -> None:
        """A table and everything about it, for good."""
        parts = [
            delete(part).where(part.c.table_id == table_id)
            for part in (analyses, barred, holders, remarks, choices, seat_rows)
        ]
        await self.do(*parts, delete(tables).where(tables.c.id == table_id))

    async def claim_due(self, until: int) -> list[str]:
        """The tables that somebody has to look after now, each claimed until then for whoever asked first."""

        def work(connection: Connection) -> list[str]:
            mine = []
            overdue = select(tables.c.id, tables.c.due).where(tables.c.due <= now()).limit(LONGEST_LIST)
            # In the order in which the journal locks tables, so that the two never wait for each other.
            for table_id, due in sorted(connection.execute(overdue).all()):
                unclaimed = (tables.c.id == table_id) & (tables.c.due == due)
                if connection.execute(update(tables).where(unclaimed).values(due=until)).rowcount:
                    mine.append(table_id)
            return mine

        return await self.run(work)

    async def set_due(self, table_id: str, due: int | None) -> None:
        await self.do(update(tables).where(tables.c.id == table_id).values(due=due))

    async def note_run(self, moment: int, gap: int, since: int) -> list[ServiceRun]:
        """Say that somebody serves at a moment; the runs from `since` on. After a gap a new one begins."""

        def work(connection: Connection) -> list[ServiceRun]:
            begin_writing(connection)
            latest = connection.execute(select(runs).order_by(runs.c.begun.desc()).limit(1)).one_or_none()
            if latest is None or moment - latest.beat > gap:
                connection.execute(insert(runs).values(begun=moment, beat=moment))
            else:
                mine = runs.c.begun == latest.begun
                connection.execute(update(runs).where(mine, runs.c.beat < moment).values(beat=moment))
            known = select(runs).where(runs.c.begun >= since).order_by(runs.c.begun)
            return [ServiceRun(**row) for row in connection.execute(known).mappings()]

        try:
            return await self.run(work)
        except IntegrityError:  # another process has begun the same run in the same millisecond
            return await self.run(work)

    # Seeds

    def sealed(self, row: TableRow, status: str) -> dict[str, str | None]:
        """How a table's seed is written: hidden while the game runs, if there is a key; open from its end on."""
        if not row.seed:  # its key is not here: it stays as it is
            return {"seed": "", "sealed": row.sealed}
        hidden = self.seal.close(row.id, row.seed) if status in RUNNING else None
        return {"seed": "" if hidden else row.seed, "sealed": hidden}

    def opened(self, row: TableRow) -> TableRow:
        """The row with its seed, if its key is here."""
        if row.sealed:
            row.seed = self.seal.open(row.id, row.sealed) or ""
        return row

    async def open_seal(self, row: TableRow) -> None:
        """The game is over: its seed is no secret any more."""
        await self.do(update(tables).where(tables.c.id == row.id).values(**self.sealed(row, OVER)))

    async def sort_seals(self) -> int:
        """Seal and open what is not as it should be; how many there were to seal."""
        running = tables.c.status.in_(RUNNING)
        wrong = (running & tables.c.sealed.is_(None)) | (~running & tables.c.sealed.is_not(None))
        rows = [self.opened(row) for row in await self.rows(select(tables).where(wrong), TableRow)]
        await self.do(
            *[update(tables).where(tables.c.id == row.id).values(**self.sealed(row, row.status)) for row in rows]
        )
        return sum(row.status in RUNNING for row in rows)

    async def without_key(self) -> int:
        """How many running games are sealed with a key that is not here."""
        rows = await self.rows(select(tables).where(tables.c.sealed.is_not(None)), TableRow)
        return sum(not self.opened(row).seed for row in rows)

    # What was dealt and given up

    async def give_up(self, row: TableRow, hosts: Iterable[str]) -> None:
        """Remember for a day that somebody has dealt a table and not played it to its end: all who were its hosts."""
        long_ago = delete(given_up).where(given_up.c.given_up < now() - DAY)
        what = {"table_id": row.id, "game": row.game, "choices": row.length, "given_up": now()}
        try:
            await self.do(long_ago, insert(given_up).values([what | {"session": host} for host in sorted(hosts)]))
        except IntegrityError:
            return

    async def count_given_up(self, hosts: Sequence[str], game: str) -> int:
        """How many tables of a game these sessions have dealt and given up within a day."""
        mine = given_up.c.session.in_(hosts) & (given_up.c.game == game) & (given_up.c.given_up > now() - DAY)
        return len(await self.column(select(given_up.c.table_id).where(mine).distinct()))

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
        return [self.opened(row) for row in await self.rows(select(tables).order_by(tables.c.created), TableRow)]

    # Sessions and who holds which seat

    async def add_session(self, session: str, name: str) -> None:
        await self.do(insert(sessions).values(hash=session, name=name, created=now()))

    async def session_name(self, session: str) -> str | None:
        """What the person of a session is called; None if there is no such session."""
        found = await self.column(select(sessions.c.name).where(sessions.c.hash == session))
        return found[0] if found else None

    async def rename_session(self, session: str, name: str) -> None:
        await self.do(update(sessions).where(sessions.c.hash == session).values(name=name))

    async def end_session(self, session: str) -> list[str]:
        """Nobody has this session any more; the tables at which it held something, whose revision has risen."""

        def work(connection: Connection) -> list[str]:
            begin_writing(connection)
            # Whoever sits down with this session at the same time waits, and is then refused.
            connection.execute(select(sessions.c.hash).where(sessions.c.hash == session).with_for_update())
            held = select(holders.c.table_id).where(holders.c.session == session).distinct()
            left = sorted(lock_tables(connection, set(connection.execute(held).scalars())))
            risen = update(tables).where(tables.c.id.in_(left)).values(revision=tables.c.revision + 1)
            connection.execute(risen)
            connection.execute(delete(holders).where(holders.c.session == session))
            connection.execute(delete(barred).where(barred.c.session == session))
            connection.execute(delete(sessions).where(sessions.c.hash == session))
            return left

        return await self.run(work)

    async def chair_by_link(self, link: str) -> SeatRow | None:
        """The seat that a link leads to, or has led to its person."""
        mine = select(seat_rows).where((seat_rows.c.link == link) | (seat_rows.c.used == link))
        found = await self.rows(mine.order_by(seat_rows.c.link != link), SeatRow)
        return found[0] if found else None

    async def all_held(self, session: str) -> list[tuple[str, int]]:
        mine = select(holders.c.table_id, holders.c.seat).where(holders.c.session == session)
        return [(table_id, seat) for table_id, seat in await self.pairs(mine)]

    async def holders_of(self, table_id: str) -> list[Holder]:
        """Which sessions speak for which seats of a table."""
        mine = select(holders.c.seat, holders.c.session).where(holders.c.table_id == table_id)
        return [(seat, session) for seat, session in await self.pairs(mine)]

    # Talk

    async def say(self, remark: ChatRow) -> None:
        """One more remark; `Outrun` if somebody has taken its number."""
        try:
            counted = update(tables).where(tables.c.id == remark.table_id)
            await self.do(insert(remarks).values(**as_dict(remark)), counted.values(remarks=remark.number + 1))
        except IntegrityError:
            raise Conflict from None

    async def speakers(self, table_id: str) -> dict[str, str]:
        """The sessions of spectators who have said something at a table, and what they were called last."""
        mine = select(remarks.c.session, remarks.c.name).where(
            remarks.c.table_id == table_id, remarks.c.seat.is_(None), remarks.c.session.is_not(None)
        )
        return dict(await self.pairs(mine.order_by(remarks.c.number)))

    async def barred(self, table_id: str) -> list[BarredRow]:
        return await self.rows(select(barred).where(barred.c.table_id == table_id).order_by(barred.c.name), BarredRow)

    async def bar(self, rows: list[BarredRow]) -> None:
        """Put these in the place of what was said about the same sessions; without a kind, nothing is."""
        gone = [
            delete(barred).where(barred.c.table_id == row.table_id, barred.c.session == row.session) for row in rows
        ]
        await self.do(*gone, *[insert(barred).values(**as_dict(row)) for row in rows if row.kind])

    async def talk(self, table_id: str, since: int = 0, most: int | None = None) -> list[ChatRow]:
        """What was said from number `since` on, of that the latest if it is more than so many remarks."""
        mine = select(remarks).where(remarks.c.table_id == table_id, remarks.c.number >= since)
        return (await self.rows(mine.order_by(remarks.c.number.desc()).limit(most), ChatRow))[::-1]

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

        await self.run(work)

    async def rows(self, query: Any, kind: type[R]) -> list[R]:
        return await self.run(lambda to: [kind(**row) for row in to.execute(query).mappings()])

    async def column(self, query: Any) -> list[Any]:
        return await self.run(lambda to: list(to.execute(query).scalars()))

    async def every(self, query: Any) -> list[Any]:
        return await self.run(lambda to: list(to.execute(query)))

    async def pairs(self, query: Any) -> list[tuple[Any, Any]]:
        return await self.run(lambda to: [(first, second) for first, second in to.execute(query)])

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction; a database that says nothing at all is not waited for for ever."""
        async with asyncio.timeout(LONGEST_ANSWER):
            return await self.database.run(work)


def lock_tables(connection: Connection, table_ids: set[str]) -> dict[str, int]:
    """The revisions of some tables, which nobody changes before we have done so; locked in one order by all."""
    mine = select(tables.c.id, tables.c.revision).where(tables.c.id.in_(table_ids)).order_by(tables.c.id)
    return {row.id: row.revision for row in connection.execute(mine.with_for_update(key_share=True))}


def give_seats(connection: Connection, table_id: str, held: Iterable[Holder]) -> None:
    rows = [{"table_id": table_id, "seat": seat, "session": session} for seat, session in held]
    if rows:
        connection.execute(insert(holders), rows)


def as_dict(record: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(record)


def touch(connection: Connection) -> None:
    """Write something that is there already: nothing changes, and it fails where nothing can be written."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
