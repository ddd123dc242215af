"""Everything a process knows: the tables in memory, the store, the bots, and the other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from secrets import token_bytes
from typing import Any, Final

import structlog

from antechamber.bots.state_pickle import pickle_state
from antechamber.core.chance import Chance
from antechamber.server import standing_in
from antechamber.server.access import Holders
from antechamber.server.accounts import Whereabouts
from antechamber.server.aside import Aside
from antechamber.server.bans import Bans
from antechamber.server.clock import now
from antechamber.server.course import TABLE_SEAT
from antechamber.server.deal import deal_of
from antechamber.server.driving import Driver
from antechamber.server.engines import open_database
from antechamber.server.experiments import Experiments
from antechamber.server.health import HealthCheck
from antechamber.server.heart import Heart
from antechamber.server.hints import Hint, Hints
from antechamber.server.journal import BROKEN, Journal
from antechamber.server.library import Library
from antechamber.server.metrics import TABLES
from antechamber.server.quotas import Quotas
from antechamber.server.records import PLAYING, Remark
from antechamber.server.refused import CLOSED, UNKNOWN, Refused
from antechamber.server.seal import open_seal
from antechamber.server.settings import Settings
from antechamber.server.slices import Slices
from antechamber.server.sockets import GONE, TRY_AGAIN
from antechamber.server.store import Outrun, Store
from antechamber.server.sweeper import Sweeper
from antechamber.server.table import Table
from antechamber.server.tellers import Teller
from antechamber.server.thinkers import HINT, NOT_WAITED_FOR, STUDY, WAITED_FOR, Thinkers
from antechamber.server.thinking import Task, Thought
from antechamber.server.tokens import is_table_id, pseudonym
from antechamber.server.watch import Watch
from antechamber.server.wire import Remarked, StoreState, Talk, encode
from antechamber.server.workers import NoAnswer

log = structlog.get_logger("house")
HOUSE_NAME: Final = "Antechamber"
IDLE: Final = 600_000
RECALLED: Final = 100


class House:
    """Made and closed inside a running event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = open_database(settings.database_url)
        self.store = Store(self.database, open_seal(settings))
        self.heart = Heart(self.store, settings.sweep, self.tell_clocks)
        self.journal = Journal(self.database)
        self.slices = Slices()
        self.library = Library(settings.components_folder)
        self.thinkers = Thinkers(settings.thinkers, settings.bot_limit, allowance=settings.thinking)
        self.teller = Teller(self)
        self.whereabouts = Whereabouts()
        self.experiments = Experiments(settings.experiments)
        self.aside = Aside()
        self.hints = Hints(settings.redis, self.hear)
        self.bans = Bans(self.store)
        self.driver = Driver(self)
        self.quotas = Quotas(self.store, settings)
        self.watch = Watch(self)
        self.health = HealthCheck(self)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tried: set[tuple[str, str]] = set()
        self.tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.check()
        await self.bans.read()
        # Reading the boxes takes a while: better now than when somebody waits at a table.
        self.library.cards()
        await self.hints.open()
        await self.heart.beat_anyway()
        self.sweeper = Sweeper(self)
        self.herald = asyncio.create_task(self.tell_of_the_store_forever())
        self.beating = asyncio.create_task(self.heart.beat_forever())

    async def close(self) -> None:
        """End cleanly: what was begun is finished and stored, then everybody is told to come back."""
        await self.sweeper.close()
        self.herald.cancel()
        self.beating.cancel()
        for table in list(self.tables.values()):
            self.forget(table)
        await self.thinkers.close()
        await self.teller.close()
        await asyncio.gather(self.herald, self.beating, *self.tasks, return_exceptions=True)
        await self.journal.close()
        await self.heart.beat_anyway()
        await self.hints.close()
        await self.database.close()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refused):
            log.error("a task failed", error=repr(error))

    async def see_through(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Wait for something that must not stop halfway when whoever asked for it goes away."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return await asyncio.shield(task)

    # Tables

    async def table(self, table_id: str) -> Table:
        """A table, loaded if it is not in memory."""
        if table_id in self.tables:
            self.tables[table_id].used = now()
            return self.tables[table_id]
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.tables:
                try:
                    await self.load(table_id)
                finally:
                    self.loading.pop(table_id, None)
        return self.tables[table_id]

    async def load(self, table_id: str) -> None:
        row = await self.store.table(table_id) if is_table_id(table_id) else None
        if row is None:
            raise Refused(UNKNOWN, "there is no such table")
        game = self.library.game(row.game, row.components)
        if (game.rules, game.sheet.digest) != (row.rules, row.digest):
            raise Refused(CLOSED, "this table was played by other rules or components than there are here now")
        deal_of(row)  # refused if it is sealed and there is no key
        holders = Holders(await self.store.holders_of(table_id))
        table = Table(self, game, row, await self.store.chairs([table_id]), holders)
        await table.deal()
        table.door.adopt(await table.door.read())
        self.tables[table_id] = table
        TABLES.set(len(self.tables))
        # What others have said about it before went past us.
        self.hints.give(Hint(table_id, news=False, asks=True))
        table.time.wind()
        table.drive()

    def forget(self, table: Table) -> None:
        """Drop a table from memory; whoever looks at it comes back to what is in the store."""
        table.lock.void = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        TABLES.set(len(self.tables))
        table.time.stop()
        if table.driver is not None and table.driver is not asyncio.current_task():
            table.driver.cancel()
        for socket in table.sockets:
            socket.end(TRY_AGAIN)

    async def delete(self, table: Table) -> None:
        await self.store.delete(table.id)
        self.give_up(table)
        self.hint(table)

    def give_up(self, table: Table) -> None:
        """A table that is no longer in the store."""
        table.lock.gone = True
        for socket in table.sockets:
            socket.end(GONE)
        self.forget(table)

    # Sessions

    async def end_session(self, session: str) -> None:
        """The session speaks for nothing any more, here and in other processes."""
        for table_id in await self.store.end_session(session):
            table = self.tables.get(table_id)
            if table is None:
                self.hints.give(Hint(table_id))
                continue
            with suppress(Refused):
                async with table.lock:
                    await table.catch_up()
            self.hint(table)

    def tell_clocks(self) -> None:
        """Nobody served for a while: clocks end later than was told."""
        for table in self.tables.values():
            if table.course is not None and table.course.clocks.runs:
                table.time.tell()

    # Talk

    async def say(self, table: Table, seat: int | None, name: str, text: str, session: str | None = None) -> None:
        """Store a remark, then tell it. Holds the table's lock."""
        while True:
            number = table.row.remarks
            remark = Remark(
                table_id=table.id, number=number, seat=seat, name=name, text=text, said=now(), session=session
            )
            try:
                await self.store.say(remark)
            except Outrun:
                await table.catch_up()
                continue
            table.row.remarks = number + 1
            table.tell_all(await self.talk(table, number))
            self.hint(table)
            return

    async def announce(self, table: Table, text: str) -> None:
        """The house itself says something at a table. Holds the table's lock."""
        await self.say(table, TABLE_SEAT, HOUSE_NAME, text)

    async def talk(self, table: Table, since: int) -> bytes:
        said = await self.store.talk(table.id, since, RECALLED)
        return encode(Talk([remarked(remark) for remark in said]))

    async def tell_of_the_store_forever(self) -> None:
        """Everybody is told when the store does not answer, and when it does again."""
        pulse = self.journal.pulse
        while await pulse.changed.wait():
            pulse.changed.clear()
            message = encode(StoreState(answers=not pulse.stopped))
            for table in self.tables.values():
                table.tell_all(message)

    # Other processes

    def hint(self, table: Table, news: bool = True) -> None:
        """Tell other processes that there is something new at a table, or only who is there."""
        self.hints.give(table.presence.hint(news))

    def hear(self, hint: Hint) -> None:
        if not hint.table:
            self.start(self.watch.look())
        table = self.tables.get(hint.table)
        if hint.asks:
            self.hints.give(Hint(hint.table, news=False) if table is None else table.presence.hint(news=False))
        if table is None:
            return
        if table.presence.hear(hint):
            table.tell_presence()
        if hint.news:
            self.catch_up_soon(table)

    def catch_up_soon(self, table: Table) -> None:
        """Take in what other processes have stored, when the table is free: others do not wait for it."""
        if not table.behind:
            table.behind = True
            self.start(self.take_news(table))

    async def take_news(self, table: Table) -> None:
        try:
            async with table.lock:
                table.behind = False
                await table.catch_up()
        except (Refused, *BROKEN) as error:
            if self.tables.get(table.id) is table:
                log.info("news will be read later", table=table.id, why=str(error) or type(error).__name__)

    # Bots

    async def think(self, table: Table, seat: int, level: str, asker: str = "", seconds: float = 0.0) -> Thought:
        """Ask a bot to play, or to advise a session; it is given a sample of what the seat knows, never the state.

        With `seconds`, it searches no longer than that.
        """
        rank = HINT if asker else WAITED_FOR if table.presence.somebody_waits else NOT_WAITED_FOR
        async with table.lock:
            sample = table.playing.state.sample(seat, Chance(token_bytes(16)))
        return await self.thinkers.think(
            Task(
                game=table.game.key,
                components=self.components(table.row.game, table.row.components),
                seats=table.row.seats,
                level=level,
                seat=seat,
                state_pickle=pickle_state(table.game, sample),
                seed=token_bytes(16),
                memory=table.id,
                advise=bool(asker),
                seconds=seconds,
            ),
            self.whereabouts.asker(asker or table.owner or table.id),
            rank,
        )

    def components(self, game: str, name: str) -> str:
        """What a worker process loads a set by."""
        return str(self.library.sets(game)[name]) if self.library.is_own(game, name) else name

    async def try_out(self, game: str, components: str) -> None:
        """A host's own set is played in another process first: one with which games hang stalls nobody."""
        if not self.library.is_own(game, components) or (game, components) in self.tried:
            return
        self.library.game(game, components)
        try:
            trial = Task(game=game, components=self.components(game, components), memory="trial")
            await self.thinkers.think(trial, rank=STUDY)
        except NoAnswer as error:
            raise Refused(CLOSED, f"games with the set '{components}' do not come to an end here: {error}") from error
        self.tried.add((game, components))

    # Looking after tables that nobody drives

    async def look_after(self, table_id: str) -> None:
        """Put stand-ins on the seats whose time is over, and let bots go on. The sweeper deals with what goes wrong."""
        try:
            table = await self.table(table_id)
            async with table.lock:
                await table.catch_up()
                await standing_in.take_over(table)
                if table.course is not None and table.row.status == PLAYING:
                    await self.store.set_due(table_id, table.due(table.course, now()))
                table.drive()
        except Outrun:
            return

    def is_driven(self, table_id: str) -> bool:
        """Whether bots play at a table just now, through this process."""
        table = self.tables.get(table_id)
        return table is not None and table.driver is not None and not table.driver.done()

    def forget_idle(self) -> None:
        """Tables without people or bots leave memory; the store has them."""
        for table in list(self.tables.values()):
            busy = table.sockets or (table.driver is not None and not table.driver.done()) or table.lock.locked()
            if not busy and table.used < now() - IDLE:
                self.forget(table)


def remarked(remark: Remark) -> Remarked:
    spectator = pseudonym(remark.table_id, remark.session) if remark.seat is None and remark.session else ""
    return Remarked(remark.number, remark.seat, remark.name, remark.text, remark.said, spectator)
