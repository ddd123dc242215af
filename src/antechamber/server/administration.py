"""What whoever runs the server may do: it is done in the store, and the processes that serve notice it there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import delete, insert, select

from antechamber.core.errors import AntechamberError
from antechamber.server.bans import network_of, read_bans
from antechamber.server.box_shelf import BoxShelf
from antechamber.server.clock import now
from antechamber.server.conflicts import retry
from antechamber.server.databases import kept_database
from antechamber.server.holders import Holders
from antechamber.server.library import Library
from antechamber.server.maintenance import play
from antechamber.server.notices import Notice, publish
from antechamber.server.queries import as_dict
from antechamber.server.rows import (
    CLOSED,
    NETWORK,
    OVER,
    PLAYING,
    SESSION,
    WAITING,
    Ban,
    TableRow,
)
from antechamber.server.schema import bans, box_holders, holders, sessions, tables
from antechamber.server.seed_cipher import read_cipher
from antechamber.server.settings import Settings
from antechamber.server.store import Store
from antechamber.server.tokens import hashed, new_token

log = structlog.get_logger("admin")
PURGED: Final = (WAITING, OVER, CLOSED)
SHORT: Final = 12
SHORTEST: Final = 8


class TableLine(msgspec.Struct, kw_only=True):
    """A table in a list: nothing that its seats hide from each other."""

    id: str
    game: str
    status: str
    seats: int
    choices: int
    created: int
    changed: int
    listed: bool


class SeatLine(msgspec.Struct, kw_only=True):
    """A seat with the sessions that speak for it: each by the beginning of its hash."""

    seat: int
    kind: str
    name: str
    bot: str
    sessions: list[str]


class TableSheet(msgspec.Struct, kw_only=True):
    """A table with the people at it; `hosts` are the sessions that have its host's tools."""

    table: TableLine
    components: str
    messages: int
    waits_for: list[int]
    hosts: list[str]
    seats: list[SeatLine]


class Administration:
    """The hand on the store. What has been done is told to the serving processes at the end, if there is Redis."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.touched: list[Notice] = []

    # Tables

    async def tables(self, statuses: Sequence[str] = (), game: str = "", before: int | None = None) -> list[TableRow]:
        """The tables that were last changed before a time, oldest first."""
        found = select(tables).order_by(tables.c.changed)
        if statuses:
            found = found.where(tables.c.status.in_(statuses))
        if game:
            found = found.where(tables.c.game == game)
        if before is not None:
            found = found.where(tables.c.changed < before)
        return await self.store.rows(found, TableRow)

    async def table(self, table_id: str) -> TableRow:
        row = await self.store.table(table_id)
        if row is None:
            raise AntechamberError(f"There is no table {table_id}; `antechamber admin list` names them.")
        return row

    async def show(self, table_id: str) -> TableSheet:
        row = await self.table(table_id)
        held = await self.store.holders_of(table_id)
        seats = [
            SeatLine(
                seat=seat_row.seat,
                kind=seat_row.kind,
                name=seat_row.name,
                bot=seat_row.level or seat_row.stand_in,
                sessions=shortened(held.of(seat_row.seat)),
            )
            for seat_row in await self.store.seat_rows([table_id])
        ]
        waits = [int(seat) for seat in row.pending.split()] if row.status == PLAYING else []
        return TableSheet(
            table=line(row),
            components=row.components,
            messages=row.messages,
            waits_for=waits,
            hosts=shortened(held.hosts),
            seats=seats,
        )

    async def close(self, table_id: str) -> None:
        """End a game early, or a table that never began."""

        async def work() -> None:
            row = await self.table(table_id)
            if row.status in {OVER, CLOSED}:
                raise AntechamberError(f"Table {table_id} is {row.status} already.")
            await self.store.change(row, {"status": CLOSED, "due": None})

        await retry(work)
        self.touch(table_id)

    async def delete(self, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            await self.store.delete(table_id)
            self.touch(table_id)

    async def record(self, table_id: str, *, reveal: bool) -> str:
        """The record of a table: all that was dealt and chosen. Before the end, only for who insists."""
        row = await self.table(table_id)
        if not row.is_dealt:
            raise AntechamberError(f"The game at table {table_id} has not begun: there is nothing to export.")
        if row.status != OVER and not reveal:
            raise AntechamberError(
                f"The game at table {table_id} is not over, and its record tells everything that is hidden: "
                "every hand and every card to come. If you must, add --reveal."
            )
        shelf = BoxShelf(Library(self.settings.components_folder), self.store.boxes)
        game = await shelf.game(row.game, row.components)
        played = play(game, row, await self.store.log(table_id))
        return str(played.match.record)

    async def new_host_link(self, table_id: str) -> str:
        """The secret that leads to the host's tools from now on; who had them before has them no more."""
        token = new_token()

        async def work() -> None:
            row, held = await self.table(table_id), await self.store.holders_of(table_id)
            await self.store.change(row, {}, going=Holders(hosts=held.hosts), host_link=hashed(token))

        await retry(work)
        self.touch(table_id)
        return token

    # People

    async def session(self, beginning: str) -> str:
        """The session whose hash begins so."""
        if len(beginning) < SHORTEST or not beginning.isalnum():
            raise AntechamberError(f"A session is named by the first {SHORTEST} letters of its hash, or more.")
        found = select(sessions.c.hash).where(sessions.c.hash.startswith(beginning.lower())).limit(2)
        match await self.store.column(found):
            case [session]:
                return str(session)
            case []:
                raise AntechamberError(
                    f"There is no session {beginning}; `antechamber admin show` names those at a table."
                )
            case _:
                raise AntechamberError(f"Several sessions begin with {beginning}: give more letters.")

    async def end_session(self, session: str) -> list[str]:
        """A session is worth nothing any more; the tables where it spoke for somebody."""
        held = await self.store.sessions.end(session)
        for table_id in held:
            self.touch(table_id)
        self.touch("")
        return held

    async def ban(self, who: str, reason: str, until: int | None) -> Ban:
        """An address, a network or a session is not let in any more, and whoever is in is sent away."""
        network = network_of(who)
        target, kind = (network, NETWORK) if network else (await self.session(who), SESSION)
        ban = Ban(target=target, kind=kind, reason=reason, made=now(), until=until)
        await self.store.do(delete(bans).where(bans.c.target == target), insert(bans).values(**as_dict(ban)))
        self.touch("")
        return ban

    async def unban(self, who: str) -> Ban:
        found = [ban for ban in await self.bans() if ban.target in {who, network_of(who)} or is_begun(ban, who)]
        if len(found) != 1:
            problem = "Several bans begin so" if found else "Nobody is banned by that name"
            raise AntechamberError(f"{problem}: `antechamber admin bans` lists them.")
        await self.store.do(delete(bans).where(bans.c.target == found[0].target))
        self.touch("")
        return found[0]

    async def bans(self) -> list[Ban]:
        return await read_bans(self.store)

    # What nobody needs any more

    async def idle_sessions(self, before: int) -> list[str]:
        """Sessions that are older than that, speak for no seat and keep no box."""
        found = select(sessions.c.hash).where(
            sessions.c.created < before,
            sessions.c.hash.not_in(select(holders.c.session)),
            sessions.c.hash.not_in(select(box_holders.c.session)),
        )
        return await self.store.column(found)

    async def end_sessions(self, found: Sequence[str]) -> None:
        for session in found:
            await self.store.sessions.end(session)
        self.touch("")

    # Telling those who serve

    def touch(self, table_id: str) -> None:
        self.touched.append(Notice(table_id))

    async def tell(self) -> None:
        """A word to the serving processes; without it they notice within a few seconds."""
        if not self.touched or not self.settings.redis:
            return
        try:
            await publish(self.settings.redis, self.touched)
        except Exception as error:  # noqa: BLE001 - notices are allowed to be lost, whatever the reason
            log.warning("notice lost", error=type(error).__name__)


@asynccontextmanager
async def administration(settings: Settings) -> AsyncIterator[Administration]:
    async with kept_database(settings.database_url) as database:
        store = Store(database, read_cipher(settings))
        await store.check()
        work = Administration(store, settings)
        yield work
        await work.tell()


def line(row: TableRow) -> TableLine:
    values: dict[str, Any] = {name: getattr(row, name) for name in TableLine.__struct_fields__ if name != "choices"}
    return TableLine(choices=row.length, **values)


def shortened(hashes: Iterable[str]) -> list[str]:
    return sorted(one[:SHORT] for one in hashes)


def is_begun(ban: Ban, who: str) -> bool:
    return ban.kind == SESSION and len(who) >= SHORTEST and ban.target.startswith(who.lower())
