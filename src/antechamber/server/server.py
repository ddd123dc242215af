"""What a process serves with: the parts, opened and closed together, and what they tell other processes."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from antechamber.server.background import BackgroundTasks
from antechamber.server.bans import Bans
from antechamber.server.bot_driver import BotDriver
from antechamber.server.bot_pool import BotPool
from antechamber.server.box_service import BoxService
from antechamber.server.box_shelf import BoxShelf
from antechamber.server.chat import Chat
from antechamber.server.databases import open_database
from antechamber.server.experiments import Experiments
from antechamber.server.fair_share import SessionAddresses
from antechamber.server.health import HealthCheck
from antechamber.server.heartbeat import Heartbeat
from antechamber.server.journal import Journal
from antechamber.server.library import Library
from antechamber.server.notices import Notice, NoticeBus
from antechamber.server.quarantine import Quarantine
from antechamber.server.quotas import Quotas
from antechamber.server.refused import Refused
from antechamber.server.seed_cipher import read_cipher
from antechamber.server.set_trials import SetTrials
from antechamber.server.settings import Settings
from antechamber.server.slices import Slices
from antechamber.server.sockets import Crowd
from antechamber.server.store import Store
from antechamber.server.store_watcher import StoreWatcher
from antechamber.server.story_service import StoryService
from antechamber.server.sweeper import Sweeper
from antechamber.server.table import Table
from antechamber.server.table_cache import TableCache
from antechamber.server.table_changes import catch_up, catch_up_soon
from antechamber.server.wire.encoding import encode
from antechamber.server.wire.table import StoreState


class Server:
    """Made and closed inside a running event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = open_database(settings.database_url)
        self.store = Store(self.database, read_cipher(settings))
        self.heartbeat = Heartbeat(self.store, settings.sweep, self.tell_clocks)
        self.journal = Journal(self.database)
        self.slices = Slices()
        self.library = Library(settings.components_folder)
        self.bot_pool = BotPool(settings.bot_processes, settings.bot_limit, allowance=settings.thinking)
        self.shelf = BoxShelf(self.library, self.store.boxes)
        self.set_trials = SetTrials(self.shelf, self.bot_pool)
        self.stories = StoryService(self.shelf, self.store)
        self.session_addresses = SessionAddresses()
        self.crowd = Crowd()
        self.experiments = Experiments(settings.experiments)
        self.quarantine = Quarantine()
        self.notices = NoticeBus(settings.redis, self.hear)
        self.bans = Bans(self.store)
        self.driver = BotDriver(self)
        self.quotas = Quotas(self.store, settings)
        self.boxes = BoxService(self.shelf, self.set_trials, self.quotas)
        self.store_watcher = StoreWatcher(self)
        self.health = HealthCheck(self)
        self.tables = TableCache(self)
        self.chat = Chat(self.store.chat)
        self.background = BackgroundTasks()

    async def open(self) -> None:
        await self.store.check()
        await self.bans.read()
        # Reading the boxes takes a while: better now than when somebody waits at a table.
        self.library.cards()
        await self.notices.open()
        await self.heartbeat.beat_anyway()
        self.sweeper = Sweeper(self)
        self.tasks = [
            asyncio.create_task(self.tell_of_the_store_forever()),
            asyncio.create_task(self.heartbeat.beat_forever()),
        ]

    async def close(self) -> None:
        """End cleanly: what was begun is finished and stored, then everybody is told to come back."""
        await self.sweeper.close()
        for task in self.tasks:
            task.cancel()
        self.tables.close()
        await self.bot_pool.close()
        await self.stories.close()
        await self.boxes.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.background.finish()
        await self.journal.close()
        await self.heartbeat.beat_anyway()
        await self.notices.close()
        await self.database.close()

    # Sessions

    async def end_session(self, session: str) -> None:
        """The session speaks for nothing any more, here and in other processes."""
        for table_id in await self.store.sessions.end(session):
            table = self.tables.find(table_id)
            if table is None:
                self.notices.give(Notice(table_id))
                continue
            with suppress(Refused):
                async with table.lock as locked:
                    await catch_up(locked)
            self.notify(table)

    def tell_clocks(self) -> None:
        """Nobody served for a while: clocks end later than was told."""
        for table in self.tables:
            if table.played is not None and table.played.clocks.runs:
                table.time.tell()

    async def tell_of_the_store_forever(self) -> None:
        """Everybody is told when the store does not answer, and when it does again."""
        status = self.journal.status
        while await status.changed.wait():
            status.changed.clear()
            message = encode(StoreState(answers=not status.stopped))
            for table in self.tables:
                table.tell_all(message)

    # Other processes

    def notify(self, table: Table, news: bool = True) -> None:
        """Tell other processes that there is something new at a table, or only who is there."""
        self.notices.give(table.presence.notice(news))

    def hear(self, notice: Notice) -> None:
        if not notice.table:
            self.background.start(self.store_watcher.look())
        table = self.tables.find(notice.table)
        if notice.asks:
            self.notices.give(Notice(notice.table, news=False) if table is None else table.presence.notice(news=False))
        if table is None:
            return
        if table.presence.hear(notice):
            table.tell_presence()
        if notice.news:
            catch_up_soon(table)
