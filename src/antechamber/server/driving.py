"""Bots that play at a table, one choice after the other, until people have to decide."""

from __future__ import annotations

import asyncio
from secrets import choice
from typing import TYPE_CHECKING

import structlog

from antechamber.bots import usual_time
from antechamber.server.journal import BROKEN
from antechamber.server.records import BOT, CHOICE, PLAYING
from antechamber.server.refused import Refused
from antechamber.server.standing_in import USUAL
from antechamber.server.store import Outrun
from antechamber.server.tempo import Run
from antechamber.server.workers import NoAnswer

if TYPE_CHECKING:
    from antechamber.server.house import House
    from antechamber.server.table import Table

log = structlog.get_logger("bots")


class Driver:
    """Lets the bots of a process play."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def drive(self, table: Table) -> None:
        """Let bots decide until people have to. A table at which they stumble is left alone for a while."""
        try:
            await self.let_bots_play(table)
        except BROKEN as error:
            log.warning("store does not answer", error=str(error) or type(error).__name__)
        except Refused:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it concerns this table
            await self.house.sweeper.set_aside(table.id, type(error).__name__)
        finally:
            self.house.experiments.end(table)

    async def let_bots_play(self, table: Table) -> None:
        """Whoever has decided meanwhile is respected."""
        run = None
        while table.row.status == PLAYING and table.course is not None:
            course = table.course
            bots = [seat for seat in course.state.pending() if table.automatic(seat)]
            if not bots:
                return
            if not self.house.experiments.may_run(table) and await self.pause(table):
                return
            seat, step = bots[0], course.steps[bots[0]]
            run = self.go_on(table, seat, run)
            text = await self.decide(table, run)
            await self.keep_pace(table, run, text)
            async with table.lock:
                await self.play_for(table, seat, step, text)

    async def pause(self, table: Table) -> bool:
        """Only bots play, and nobody watches: they go on when somebody comes, unless somebody just has."""
        async with table.lock:
            if self.house.experiments.may_run(table):
                return False
            await self.house.store.set_due(table.id, None)
            table.row.due = None
            return True

    async def play_for(self, table: Table, seat: int, step: int, text: str) -> None:
        """Play a bot's choice, unless somebody has decided meanwhile; where it has none, any. Holds the lock."""
        if table.course is None or table.course.steps[seat] != step or not table.automatic(seat):
            return
        options = [option.text for option in table.course.state.options(seat)]
        if not options:
            return
        if text not in options:
            name = table.chairs[seat].name
            await self.house.announce(table, f"{name} gave no answer in time and chose at random.")
            text = choice(options)
        maker = "bot" if table.chairs[seat].kind == BOT else "stand-in"
        try:
            await table.append(CHOICE, seat, text, maker)
        except Outrun:
            return
        self.house.aside.take_back(table.id)

    def go_on(self, table: Table, seat: int, run: Run | None) -> Run:
        """The run that a bot's next step belongs to: a new one if others have noticed something since."""
        level, number = table.automatic(seat), table.playing.number(None)
        if run is not None and (run.seat, run.level, run.number) == (seat, level, number):
            return run
        begun = table.last_beat if run is not None and run.number != number else self.time()
        return Run(seat, level, number, begun, usual_time(level, table.game.key), table.options.pace)

    async def decide(self, table: Table, run: Run) -> str:
        """A bot's choice, or nothing if it has no answer."""
        seconds = run.seconds(self.time())
        level = run.level if seconds or not run.usual else USUAL
        try:
            return (await self.house.think(table, run.seat, level, seconds=seconds)).advice[0][0]
        except NoAnswer:
            return ""

    async def keep_pace(self, table: Table, run: Run, text: str) -> None:
        """What others notice of a bot comes at the time that its run has; its private steps cost none."""
        if table.course is not None and table.course.would_show(run.seat, text):
            await self.wait_until(run.shown)

    def time(self) -> float:
        return asyncio.get_running_loop().time()

    async def wait_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.time()))
