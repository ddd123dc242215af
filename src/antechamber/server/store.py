"""Everything that outlives a process, but for the writing of the log: see `journal`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from antechamber.core.errors import AntechamberError
from antechamber.server.box_store import BoxStore
from antechamber.server.chat_store import ChatStore
from antechamber.server.clock import DAY, now
from antechamber.server.conflicts import Conflict
from antechamber.server.databases import Database, begin_writing
from antechamber.server.holders import NO_HOLDERS, Holder, Holders
from antechamber.server.queries import Queries, as_dict, touch
from antechamber.server.refused import FORBIDDEN, Refused
from antechamber.server.rows import (
    OPEN,
    OVER,
    PLAYING,
    RUNNING,
    WAITING,
    ChoiceRow,
    LinkTarget,
    SeatRow,
    ServiceRun,
    TableRow,
)
from antechamber.server.schema import (
    HOST_KIND,
    HOST_PLACE,
    analyses,
    barred,
    chat,
    choices,
    given_up,
    holders,
    runs,
    seat_rows,
    tables,
)
from antechamber.server.seed_cipher import NO_CIPHER, SeedCipher
from antechamber.server.session_store import SessionStore
from antechamber.server.upgrade import newest_version, stored_version

LONGEST_LIST: Final = 50


class Store(Queries):
    """Tables and who sits at them, in either kind of database; the seeds of running games sealed.

    `sessions`, `chat` and `boxes` are kept beside them.
    """

    def __init__(self, database: Database, cipher: SeedCipher = NO_CIPHER) -> None:
        super().__init__(database)
        self.cipher = cipher
        self.sessions = SessionStore(database)
        self.chat = ChatStore(database)
        self.boxes = BoxStore(database)

    async def check(self) -> None:
        """Whether the database is there and of our version."""
        found, wanted = await stored_version(self.database), newest_version()
        if found != wanted:
            raise AntechamberError(f"The database is at version {found}, this program needs {wanted}: run `serve`.")

    async def beat(self) -> None:
        """Write something, to see that one can."""
        await self.run(touch)

    # Tables

    async def create(
        self,
        row: TableRow,
        seats: list[SeatRow],
        log: list[ChoiceRow],
        held: Holders = NO_HOLDERS,
        *,
        host_link: str,
    ) -> None:
        """A new table and who sits at it; `log` is what has been played before, if it begins with a record.

        `host_link` is the hash of the secret that leads to the host's tools.
        """
        # The host's tools have a link like a seat's, so they are stored among the seats, as a kind of their own.
        tools = SeatRow(table_id=row.id, seat=HOST_PLACE, kind=OPEN, name="", colour="", link=host_link)
        places = [as_dict(tools) | {"kind": HOST_KIND}, *[as_dict(seat_row) for seat_row in seats]]

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), [as_dict(row) | self.sealed(row, row.status)])
            connection.execute(insert(seat_rows), places)
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
            .where(seat_rows.c.table_id.in_(table_ids), seat_rows.c.seat != HOST_PLACE)
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
        coming: Holders = NO_HOLDERS,
        going: Holders = NO_HOLDERS,
        host_link: str | None = None,
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
            if host_link is not None:
                tools = (seat_rows.c.table_id == row.id) & (seat_rows.c.seat == HOST_PLACE)
                connection.execute(update(seat_rows).where(tools).values(link=host_link))
            for place, session in stored(going):
                mine = (holders.c.table_id == row.id) & (holders.c.seat == place) & (holders.c.session == session)
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
            for part in (analyses, barred, holders, chat, choices, seat_rows)
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

    async def note_run(self, at: int, gap: int, since: int) -> list[ServiceRun]:
        """Say that somebody serves at a time; the runs from `since` on. After a gap a new one begins."""

        def work(connection: Connection) -> list[ServiceRun]:
            begin_writing(connection)
            latest = connection.execute(select(runs).order_by(runs.c.begun.desc()).limit(1)).one_or_none()
            if latest is None or at - latest.beat > gap:
                connection.execute(insert(runs).values(begun=at, beat=at))
            else:
                mine = runs.c.begun == latest.begun
                connection.execute(update(runs).where(mine, runs.c.beat < at).values(beat=at))
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
        hidden = self.cipher.encrypt(row.id, row.seed) if status in RUNNING else None
        return {"seed": "" if hidden else row.seed, "sealed": hidden}

    def opened(self, row: TableRow) -> TableRow:
        """The row with its seed, if its key is here."""
        if row.sealed:
            row.seed = self.cipher.decrypt(row.id, row.sealed) or ""
        return row

    async def read_cipher(self, row: TableRow) -> None:
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

    async def count_given_up(self, hosts: Iterable[str], game: str) -> int:
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

    # Who holds which seat

    async def link_target(self, link: str) -> LinkTarget | None:
        """Where a link leads to, or has led somebody before."""
        mine = select(seat_rows.c.table_id, seat_rows.c.seat).where(
            (seat_rows.c.link == link) | (seat_rows.c.used == link)
        )
        for table_id, place in await self.pairs(mine.order_by(seat_rows.c.link != link)):
            return LinkTarget(table_id, None if place == HOST_PLACE else place)
        return None

    async def held_by(self, session: str) -> dict[str, Holders]:
        """What a session holds, by table."""
        mine = select(holders.c.table_id, holders.c.seat).where(holders.c.session == session)
        places: dict[str, list[Holder]] = {}
        for table_id, place in await self.pairs(mine):
            places.setdefault(table_id, []).append((place, session))
        return {table_id: as_holders(held) for table_id, held in places.items()}

    async def holders_of(self, table_id: str) -> Holders:
        mine = select(holders.c.seat, holders.c.session).where(holders.c.table_id == table_id)
        return as_holders(await self.pairs(mine))

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


def as_holders(pairs: Iterable[Holder]) -> Holders:
    """Who holds what, from the places of a table as they are stored."""
    found = list(pairs)
    hosts = [session for place, session in found if place == HOST_PLACE]
    return Holders([(place, session) for place, session in found if place != HOST_PLACE], hosts)


def stored(held: Holders) -> list[Holder]:
    return [*held.pairs, *[(HOST_PLACE, session) for session in held.hosts]]


def give_seats(connection: Connection, table_id: str, held: Holders) -> None:
    rows = [{"table_id": table_id, "seat": place, "session": session} for place, session in stored(held)]
    if rows:
        connection.execute(insert(holders), rows)
