"""Everything a process knows: the tables in memory, the store, the bots, and the other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from secrets import choice, token_bytes
from typing import Any, Final

import msgspec
import structlog

from antechamber.bots.parcel import pack
from antechamber.core.chance import Chance
from antechamber.server.clock import now
from antechamber.server.course import TABLE_SEAT
from antechamber.server.engines import open_database
from antechamber.server.heart import Heart
from antechamber.server.hints import Hint, Hints
from antechamber.server.journal import BROKEN, Journal
from antechamber.server.library import Library
from antechamber.server.metrics import TABLES
from antechamber.server.records import BOT, CHOICE, PLAYING, Remark
from antechamber.server.refused import CLOSED, UNKNOWN, Refused
from antechamber.server.settings import Settings
from antechamber.server.sockets import GONE, TRY_AGAIN
from antechamber.server.store import Outrun, Store
from antechamber.server.table import LEASE, Table
from antechamber.server.thinkers import NoAnswer, Thinkers
from antechamber.server.thinking import Task, Thought
from antechamber.server.tokens import is_table_id, pseudonym
from antechamber.server.wire import Remarked, Talk, encode

log = structlog.get_logger("house")
STAND_IN: Final = "courtier"
IDLE: Final = 600_000
RECALLED: Final = 100


class House:
    """Made and closed inside a running event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = open_database(settings.database_url)
        self.store = Store(self.database)
        self.heart = Heart(self.store, settings.sweep, self.tell_clocks)
        self.journal = Journal(self.database)
        self.library = Library(settings.components_folder)
        self.thinkers = Thinkers(settings.thinkers, settings.bot_limit)
        self.hints = Hints(settings.redis, self.hear)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tried: set[tuple[str, str]] = set()
        self.tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.check()
        await self.hints.open()
        await self.heart.beat_anyway()
        self.sweeper = asyncio.create_task(self.sweep_forever())
        self.pulse = asyncio.create_task(self.heart.beat_forever())

    async def close(self) -> None:
        """End cleanly: what was begun is finished and stored, then everybody is told to come back."""
        self.sweeper.cancel()
        self.pulse.cancel()
        for table in list(self.tables.values()):
            self.forget(table)
        await asyncio.gather(self.sweeper, self.pulse, *self.tasks, return_exceptions=True)
        await self.journal.close()
        await self.heart.beat_anyway()
        await self.hints.close()
        await self.thinkers.close()
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
        task.add_done_callback(self.tasks.discard)
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
        table = Table(self, game, row, await self.store.chairs([table_id]))
        await table.deal()
        await table.door.learn()
        self.tables[table_id] = table
        TABLES.set(len(self.tables))
        table.time.wind()
        table.drive()

    def forget(self, table: Table) -> None:
        """Drop a table from memory; whoever looks at it comes back to what is in the store."""
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
        for socket in table.sockets:
            socket.end(GONE)
        self.forget(table)
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
            await self.tell_talk(table, number)
            self.hint(table)
            return

    async def announce(self, table: Table, text: str) -> None:
        """The house itself says something at a table. Holds the table's lock."""
        await self.say(table, TABLE_SEAT, "Antechamber", text)

    async def tell_talk(self, table: Table, since: int) -> None:
        message = (await self.talk(table, since)).decode()
        for socket in table.sockets:
            socket.send(message)

    async def talk(self, table: Table, since: int) -> bytes:
        said = (await self.store.talk(table.id, since))[-RECALLED:]
        return encode(Talk([remarked(remark) for remark in said]))

    # Other processes

    def hint(self, table: Table) -> None:
        """Tell other processes that there is something new at a table."""
        self.hints.give(Hint(table.id, present=table.present()))

    async def hear(self, hint: Hint) -> None:
        table = self.tables.get(hint.table)
        if table is None:
            return
        async with table.lock:
            before = table.here()
            table.elsewhere[hint.process] = (now(), hint.present)
            if table.here() != before:
                table.tell_presence()
            try:
                await table.catch_up()
            except Refused:
                return

    # Bots

    async def think(self, table: Table, seat: int, level: str, advise: bool = False) -> Thought:
        """Ask a bot; it is given a sample of what the seat knows, never the state itself."""
        async with table.lock:
            sample = table.playing.state.sample(seat, Chance(token_bytes(16)))
        return await self.thinkers.think(
            Task(
                game=table.game.key,
                components=self.components(table.row.game, table.row.components),
                seats=table.row.seats,
                level=level,
                seat=seat,
                parcel=pack(table.game, sample),
                seed=token_bytes(16),
                memory=table.id,
                advise=advise,
            )
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
            await self.thinkers.think(Task(game=game, components=self.components(game, components), memory="trial"))
        except NoAnswer as error:
            raise Refused(CLOSED, f"games with the set '{components}' do not come to an end here: {error}") from error
        self.tried.add((game, components))

    async def drive_bots(self, table: Table) -> None:
        """Let bots decide until people have to; whoever has decided meanwhile is respected."""
        while table.row.status == PLAYING and table.course is not None:
            course = table.course
            bots = [seat for seat in course.state.pending() if table.automatic(seat)]
            if not bots:
                return
            seat, step = bots[0], course.steps[bots[0]]
            text = await self.decide(table, seat)
            await self.keep_pace(table, seat, text)
            async with table.lock:
                await self.play_for(table, seat, step, text)

    async def play_for(self, table: Table, seat: int, step: int, text: str) -> None:
        """Play a bot's choice, unless somebody has decided meanwhile; where it has none, any. Holds the lock."""
        if table.course is None or table.course.steps[seat] != step or not table.automatic(seat):
            return
        options = [option.text for option in table.course.state.options(seat)]
        if not options:
            return
        if text not in options:
            name = table.chairs[seat].name
            await self.announce(table, f"{name} gave no answer in time and chose at random.")
            text = choice(options)
        maker = "bot" if table.chairs[seat].kind == BOT else "stand-in"
        try:
            await table.append(CHOICE, seat, text, maker)
        except Outrun:
            return

    async def decide(self, table: Table, seat: int) -> str:
        """A bot's choice, or nothing if it has no answer."""
        try:
            return (await self.think(table, seat, table.automatic(seat))).advice[0][0]
        except NoAnswer:
            return ""

    async def keep_pace(self, table: Table, seat: int, text: str) -> None:
        """What others notice comes no sooner than the table's pace after what they noticed before.

        Steps that a bot takes in private cost no time, so its time tells nothing about how many there were.
        """
        if table.course is not None and table.course.would_show(seat, text):
            loop = asyncio.get_running_loop()
            await asyncio.sleep(max(0.0, table.last_beat + table.options.pace - loop.time()))

    # Looking after tables that nobody drives

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                for table_id in await self.store.claim_due(now() + LEASE):
                    await self.look_after(table_id)
                self.forget_idle()
            except BROKEN as error:
                log.warning("store does not answer", error=type(error).__name__)

    async def look_after(self, table_id: str) -> None:
        """Put stand-ins on the seats whose time is over, and let bots go on."""
        try:
            table = await self.table(table_id)
            async with table.lock:
                await table.catch_up()
                await self.stand_in_for_absent(table)
                if table.course is not None and table.row.status == PLAYING:
                    await self.store.set_due(table_id, table.due(table.course, now()))
                table.drive()
        except Refused as refusal:
            log.warning("a table cannot be looked after", table=table_id, why=refusal.sentence)
            await self.store.set_due(table_id, None)
        except Outrun:
            return

    async def stand_in_for_absent(self, table: Table) -> None:
        """Outrun if somebody changes the table at the same time; it is looked after again soon."""
        late = [table.chairs[seat] for seat in table.time.late()]
        if late:
            await table.change({}, [msgspec.structs.replace(chair, stand_in=STAND_IN) for chair in late])
        for chair in late:
            await self.announce(table, f"{chair.name or 'A guest'} has run out of time. A Courtier plays on for now.")

    def forget_idle(self) -> None:
        """Tables without people or bots leave memory; the store has them."""
        for table in list(self.tables.values()):
            busy = table.sockets or (table.driver is not None and not table.driver.done()) or table.lock.locked()
            if not busy and table.used < now() - IDLE:
                self.forget(table)


def remarked(remark: Remark) -> Remarked:
    spectator = pseudonym(remark.table_id, remark.session) if remark.seat is None and remark.session else ""
    return Remarked(remark.number, remark.seat, remark.name, remark.text, remark.said, spectator)
