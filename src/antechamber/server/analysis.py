"""After a game, the Chancellor looks at every choice in the background; its verdicts stay with the table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import accumulate
from secrets import token_bytes
from typing import Final

import msgspec

from antechamber.bots.evaluators import fitted_value
from antechamber.bots.state_pickle import pickle_state
from antechamber.core.chance import Chance
from antechamber.core.flow import State
from antechamber.server.course import Beat, Course
from antechamber.server.house import House
from antechamber.server.records import CHOICE, OVER
from antechamber.server.refused import CLOSED, Refused
from antechamber.server.table import Table
from antechamber.server.thinkers import STUDY
from antechamber.server.thinking import Task
from antechamber.server.turns import Turns
from antechamber.server.wire import Analysis, VerdictLine
from antechamber.server.workers import NoAnswer

CHANCELLOR: Final = "chancellor@200"
MOST_WAITING: Final = 20


class Verdict(msgspec.Struct, frozen=True):
    """What the Chancellor thinks of the choice at a place in the course; see `VerdictLine`."""

    at: int
    chance: float
    best: str
    best_chance: float
    chances: list[float]


class Studies:
    """The analyses that are being made in this process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.running: dict[str, list[Verdict]] = {}
        self.turns = Turns(MOST_WAITING, "You have asked for many analyses. Wait until the first of them are made.")
        self.tasks: list[asyncio.Task[None]] = []

    def close(self) -> None:
        """Give up what is not finished: it can be asked for again."""
        for task in self.tasks:
            task.cancel()

    async def begin(self, table: Table, visitor: str) -> None:
        """Look at all choices of a finished game, unless that is done or being done; a visitor's games in turn."""
        if table.row.status != OVER or table.course is None:
            raise Refused(CLOSED, "a game is looked at when it is over")
        if table.id not in self.running and await self.house.store.analysis(table.id) is None:
            self.turns.check(visitor)
            self.running[table.id] = []
            self.tasks = [task for task in self.tasks if not task.done()]
            self.tasks.append(self.house.start(self.study(table, table.course, visitor)))

    async def study(self, table: Table, course: Course, visitor: str) -> None:
        try:
            async with self.turns.of(visitor):
                verdicts = self.running[table.id]
                value = fitted_value(table.game, table.row.seats)
                for at, beat, s in choices(course):
                    chances = [round(chance, 3) for chance in value.chances(s)]
                    verdicts.append(await self.look_at(table, at, beat, s, chances, visitor))
                await self.house.store.keep_analysis(table.id, msgspec.json.encode(verdicts).decode())
        finally:
            del self.running[table.id]

    async def look_at(self, table: Table, at: int, beat: Beat, s: State, chances: list[float], visitor: str) -> Verdict:
        """Ask the Chancellor what it would have done with what the seat knew then; without an answer, the same."""
        task = Task(
            game=table.game.key,
            components=self.house.components(table.row.game, table.row.components),
            seats=table.row.seats,
            level=CHANCELLOR,
            seat=beat.seat,
            state_pickle=pickle_state(table.game, s.sample(beat.seat, Chance(token_bytes(16)))),
            seed=token_bytes(16),
            memory=f"analysis of {table.id}",
            advise=True,
        )
        try:
            asker = self.house.whereabouts.asker(visitor)
            advice = (await self.house.thinkers.think(task, asker, STUDY)).advice
        except NoAnswer:
            return Verdict(at, chances[beat.seat], beat.text, chances[beat.seat], chances)
        best, best_chance, _ = advice[0]
        made = next((chance for text, chance, _ in advice if text == beat.text), best_chance)
        return Verdict(at, round(made, 3), best, round(best_chance, 3), chances)

    async def tell(self, table: Table, course: Course, viewer: int | None) -> Analysis:
        """What is known by now, with the moments as the viewer counts them."""
        stored = None if table.id in self.running else await self.house.store.analysis(table.id)
        verdicts = self.running.get(table.id, [])
        if stored is not None:
            verdicts = msgspec.json.decode(stored, type=list[Verdict])
        of = sum(beat.kind == CHOICE for beat in course.beats)
        moments = list(accumulate(beat.noticed_by(viewer) for beat in course.beats))
        lines = [told(course.beats[verdict.at], verdict, moments[verdict.at] - 1) for verdict in verdicts]
        return Analysis(table.id, viewer, len(verdicts), of, table.id in self.running, lines)


def choices(course: Course) -> Iterator[tuple[int, Beat, State]]:
    """Each choice that stands, its place in the course, and the position before it; the state goes on changing."""
    record = course.match.record
    s = course.match.game.start(record.seats, record.seed)
    for at, beat in enumerate(course.beats):
        if beat.kind == CHOICE:
            yield at, beat, s
        course.advance(s, beat)


def told(beat: Beat, verdict: Verdict, moment: int) -> VerdictLine:
    return VerdictLine(moment, beat.seat, beat.text, verdict.chance, verdict.best, verdict.best_chance, verdict.chances)
