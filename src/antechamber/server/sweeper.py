"""Looking after tables that nobody drives, whatever they do to whoever looks after them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from antechamber.server import stand_ins
from antechamber.server.clock import now
from antechamber.server.conflicts import Conflict
from antechamber.server.databases import Unreachable
from antechamber.server.refused import BUSY, Refused
from antechamber.server.rows import PLAYING
from antechamber.server.store_status import BROKEN, reason
from antechamber.server.table import LEASE
from antechamber.server.table_changes import catch_up

if TYPE_CHECKING:
    from antechamber.server.server import Server

log = structlog.get_logger("sweeper")
LONGEST_LOOK: Final = 20.0
ANNOUNCE: Final = 20.0


class Sweeper:
    """Looks through the store every few seconds. Each table is looked after beside the others and may fail alone."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.looking: dict[str, asyncio.Task[None]] = {}
        self.swept = self.announced = asyncio.get_running_loop().time()
        self.task = asyncio.create_task(self.sweep_forever())

    @property
    def alive(self) -> bool:
        late = asyncio.get_running_loop().time() - self.swept
        return not self.task.done() and late < self.server.settings.sweep + 2 * LONGEST_LOOK

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self.server.settings.sweep)
            try:
                await self.sweep()
            except BROKEN as error:
                self.server.journal.doubt()
                log.warning("store does not answer", error=reason(error))
            except Exception:
                log.exception("a sweep failed")
            self.swept = asyncio.get_running_loop().time()

    async def sweep(self) -> None:
        server = self.server
        server.tables.forget_idle()
        for table_id in await server.store.claim_due(now() + LEASE):
            if table_id not in self.looking:
                self.looking[table_id] = server.background.start(self.look_after(table_id))
        await server.store_watcher.look()
        self.announce()

    async def look_after(self, table_id: str) -> None:
        """Look after a table; if it stumbles it is left alone for a while.

        Reading it is not counted: how long that takes depends on how many others are being read.
        """
        limit = asyncio.timeout(None)
        try:
            async with limit:
                await self.server.tables.get(table_id)
                limit.reschedule(asyncio.get_running_loop().time() + LONGEST_LOOK)
                await self.move_on(table_id)
            table = self.server.tables.find(table_id)
            if table is None or not table.is_driven:
                self.server.quarantine.release(table_id)
        except BROKEN as error:
            if limit.expired():
                await self.set_aside(table_id, "it takes too long")
            elif isinstance(error, (Unreachable, TimeoutError)):
                log.warning("store does not answer", error=reason(error))
            else:
                await self.set_aside(table_id, type(error).__name__)
        except Refused as refusal:
            if refusal.code != BUSY:
                await self.set_aside(table_id, refusal.sentence)
        except Exception as error:  # noqa: BLE001 - whatever a table does, the others are looked after
            await self.set_aside(table_id, type(error).__name__)
        finally:
            del self.looking[table_id]

    async def move_on(self, table_id: str) -> None:
        """Put stand-ins on the seats whose time is over, and let bots go on."""
        table = await self.server.tables.get(table_id)
        async with table.lock as locked:
            await catch_up(locked)
            try:
                await stand_ins.take_over(locked)
            except Conflict:
                # Whoever was faster has changed the table and looks after it; if not, it is due again soon.
                return
            if table.played is not None and table.row.status == PLAYING:
                await self.server.store.set_due(table_id, table.due(table.played, now()))
            table.drive()

    async def set_aside(self, table_id: str, why: str) -> None:
        """Leave a table alone, here and in other processes; one that is gone needs no looking after."""
        try:
            if await self.server.store.table(table_id) is not None:
                await self.server.store.set_due(table_id, self.server.quarantine.put(table_id, why))
        except BROKEN as error:
            log.warning("store does not answer", error=reason(error))

    def announce(self) -> None:
        """Tell other processes again who is here: what they have heard long ago no longer counts for them."""
        if asyncio.get_running_loop().time() > self.announced + ANNOUNCE:
            self.announced = asyncio.get_running_loop().time()
            for table in self.server.tables:
                if table.sockets:
                    self.server.notify(table, news=False)

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
