"""Bots that play at a table, one choice after the other, until people have to decide."""

from __future__ import annotations

import asyncio
from secrets import choice, token_bytes
from typing import TYPE_CHECKING

import structlog

from antechamber.bots import search_seconds
from antechamber.bots.state_pickle import pickle_state
from antechamber.core.chance import Chance
from antechamber.core.flow import State
from antechamber.server.bot_pace import BotRun
from antechamber.server.bot_pool import ADVICE, NOT_WAITED_FOR, STUDY, WAITED_FOR
from antechamber.server.bot_worker import BotAnswer, BotTask
from antechamber.server.conflicts import Conflict
from antechamber.server.fair_share import Payer
from antechamber.server.refused import Refused
from antechamber.server.rows import BOT, CHOICE, PLAYING
from antechamber.server.stand_ins import DEFAULT_LEVEL
from antechamber.server.store_status import BROKEN, reason
from antechamber.server.table import LockedTable, Table
from antechamber.server.table_changes import append
from antechamber.server.viewers import SPECTATORS
from antechamber.server.worker_process import NoAnswer

if TYPE_CHECKING:
    from antechamber.server.server import Server

log = structlog.get_logger("bots")


class BotDriver:
    """Lets the bots of a process play."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def drive(self, table: Table) -> None:
        """Let bots decide until people have to. A table at which they stumble is left alone for a while."""
        try:
            await self.let_bots_play(table)
        except BROKEN as error:
            log.warning("store does not answer", error=reason(error))
        except Refused:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it concerns this table
            await self.server.sweeper.set_aside(table.id, type(error).__name__)
        finally:
            self.server.experiments.end(table)

    async def let_bots_play(self, table: Table) -> None:
        """Whoever has decided meanwhile is respected."""
        run = None
        while table.row.status == PLAYING and table.played is not None:
            if self.is_quiet(table):
                await self.wait_until(table.quiet_until)
                continue
            played = table.played
            bots = [seat for seat in played.state.pending() if table.bot_level(seat)]
            if not bots:
                return
            if not self.server.experiments.may_run(table) and await self.pause(table):
                return
            seat, decision = bots[0], played.decisions[bots[0]]
            run = self.go_on(table, seat, run)
            text = await self.decide(table, run)
            await self.keep_pace(table, run, text)
            async with table.lock as locked:
                await self.play_for(locked, seat, decision, text)

    async def pause(self, table: Table) -> bool:
        """Only bots play, and nobody watches: they go on when somebody comes, unless somebody just has."""
        async with table.lock:
            if self.server.experiments.may_run(table):
                return False
            await self.server.store.set_due(table.id, None)
            table.row.due = None
            return True

    async def play_for(self, table: LockedTable, seat: int, decision: int, text: str) -> None:
        """Play a bot's choice, unless somebody has decided meanwhile; where it has none, any."""
        if table.played is None or table.played.decisions[seat] != decision or not table.bot_level(seat):
            return
        if self.is_quiet(table):
            return
        options = [option.text for option in table.played.state.options(seat)]
        if not options:
            return
        if text not in options:
            name = table.seat_rows[seat].name
            await self.server.chat.announce(table, f"{name} gave no answer in time and chose at random.")
            text = choice(options)
        maker = "bot" if table.seat_rows[seat].kind == BOT else "stand-in"
        try:
            await append(table, CHOICE, seat, text, maker)
        except Conflict:
            # The table has moved on: whether the bot is still asked, and what, is seen there.
            return
        self.server.quarantine.release(table.id)

    def is_quiet(self, table: Table) -> bool:
        """Whether a person has just ended a turn and may still take it back, also while a bot was thinking."""
        return self.time() < table.quiet_until

    def go_on(self, table: Table, seat: int, run: BotRun | None) -> BotRun:
        """The run that a bot's next decision belongs to: a new one if others have noticed something since."""
        level, number = table.bot_level(seat), table.playing.number(SPECTATORS)
        if run is not None and (run.seat, run.level, run.number) == (seat, level, number):
            return run
        begun = table.last_shown if run is not None and run.number != number else self.time()
        return BotRun(seat, level, number, begun, search_seconds(level, table.game.key), table.settings.pace)

    async def decide(self, table: Table, run: BotRun) -> str:
        """A bot's choice, or nothing if it has no answer."""
        seconds = run.seconds(self.time())
        level = run.level if seconds or not run.search_seconds else DEFAULT_LEVEL
        try:
            return (await self.think(table, run.seat, level, seconds)).advice[0][0]
        except NoAnswer:
            return ""

    async def keep_pace(self, table: Table, run: BotRun, text: str) -> None:
        """What others notice of a bot comes at the time that its run has; its private decisions cost none."""
        if table.played is not None and table.played.would_show(run.seat, text):
            await self.wait_until(run.shown)

    def time(self) -> float:
        return asyncio.get_running_loop().time()

    async def wait_until(self, time: float) -> None:
        await asyncio.sleep(max(0.0, time - self.time()))

    # Asking bots

    async def think(self, table: Table, seat: int, level: str, seconds: float) -> BotAnswer:
        """Have a bot choose for a seat; with `seconds`, it searches no longer than that."""
        rank = WAITED_FOR if table.presence.somebody_waits else NOT_WAITED_FOR
        task = await self.present_task(table, seat, level)
        task.seconds = seconds
        return await self.server.bot_pool.think(task, self.payer(table.host_session or table.id), rank)

    async def advise(self, table: Table, seat: int, level: str, session: str) -> BotAnswer:
        """Have a bot advise somebody about what a seat has to decide."""
        task = await self.present_task(table, seat, level)
        task.advise = True
        return await self.server.bot_pool.think(task, self.payer(session), ADVICE)

    async def study(self, table: Table, s: State, seat: int, level: str, caller: str) -> BotAnswer:
        """Have a bot look at a position of a finished game, as the seat saw it."""
        task = self.task(table, s, seat, level, f"analysis of {table.id}")
        task.advise = True
        return await self.server.bot_pool.think(task, self.payer(caller), STUDY)

    async def present_task(self, table: Table, seat: int, level: str) -> BotTask:
        async with table.lock:
            return self.task(table, table.playing.state_of(seat), seat, level, table.id)

    def task(self, table: Table, s: State, seat: int, level: str, memory: str) -> BotTask:
        """What a bot is asked: it is given a sample of what the seat knows, never the state."""
        sample = s.sample(seat, Chance(token_bytes(16)))
        source = self.server.shelf.source(table.game, table.row.components)
        return BotTask(
            game=table.game.key,
            components=source.components,
            text=source.text,
            seats=table.row.seats,
            level=level,
            seat=seat,
            state_pickle=pickle_state(table.game, sample),
            seed=token_bytes(16),
            memory=memory,
        )

    def payer(self, session: str) -> Payer:
        return self.server.session_addresses.payer(session)
