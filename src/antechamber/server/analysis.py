"""After a game, the Chancellor looks at every choice in the background; its verdicts stay with the table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

import msgspec

from antechamber.bots.evaluators import fitted_value
from antechamber.core.flow import State
from antechamber.server.caller_queue import CallerQueue
from antechamber.server.log_entry import LogEntry
from antechamber.server.played_game import PlayedGame
from antechamber.server.refused import CLOSED, Refused
from antechamber.server.rows import CHOICE, OVER
from antechamber.server.server import Server
from antechamber.server.table import Table
from antechamber.server.viewer_stream import title_of
from antechamber.server.viewers import Viewer, to_wire
from antechamber.server.wire.encoding import encode_text
from antechamber.server.wire.said import Said
from antechamber.server.wire.story import Analysis, VerdictLine
from antechamber.server.worker_process import NoAnswer

CHANCELLOR: Final = "chancellor@200"
MOST_WAITING: Final = 20


class Verdict(msgspec.Struct, frozen=True):
    """What the Chancellor thinks of the choice at a place in the log; see `VerdictLine`. It is stored so."""

    at: int
    chance: float
    best: str
    best_chance: float
    chances: list[float]
    chosen_title: Said | None = None
    best_title: Said | None = None


class Analyses:
    """The analyses that are being made in this process."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.running: dict[str, list[Verdict]] = {}
        self.turns = CallerQueue(
            MOST_WAITING, "You have asked for many analyses. Wait until the first of them are made."
        )
        self.tasks: list[asyncio.Task[None]] = []

    def close(self) -> None:
        """Give up what is not finished: it can be asked for again."""
        for task in self.tasks:
            task.cancel()

    async def begin(self, table: Table, caller: str) -> None:
        """Look at all choices of a finished game, unless that is done or being done; a caller's games in turn."""
        if table.row.status != OVER or table.played is None:
            raise Refused(CLOSED, "A game is looked at when it is over.")
        if table.id not in self.running and await self.server.store.analysis(table.id) is None:
            self.turns.check(caller)
            self.running[table.id] = []
            self.tasks = [task for task in self.tasks if not task.done()]
            self.tasks.append(self.server.background.start(self.study(table, table.played, caller)))

    async def study(self, table: Table, played: PlayedGame, caller: str) -> None:
        try:
            async with self.turns.of(caller):
                verdicts = self.running[table.id]
                value = fitted_value(table.game, table.row.seats)
                for at, entry, s in choices(played):
                    chances = [round(chance, 3) for chance in value.win_chances(s)]
                    verdict = await self.look_at(table, at, entry, s, chances, caller)
                    verdicts.append(with_titles(verdict, played, entry, s))
                await self.server.store.keep_analysis(table.id, encode_text(verdicts))
        finally:
            del self.running[table.id]

    async def look_at(
        self, table: Table, at: int, entry: LogEntry, s: State, chances: list[float], caller: str
    ) -> Verdict:
        """Ask the Chancellor what it would have done with what the seat knew then; without an answer, the same."""
        try:
            advice = (await self.server.driver.study(table, s, entry.seat, CHANCELLOR, caller)).advice
        except NoAnswer:
            return Verdict(at, chances[entry.seat], entry.text, chances[entry.seat], chances)
        best, best_chance, _ = advice[0]
        made = next((chance for text, chance, _ in advice if text == entry.text), best_chance)
        return Verdict(at, round(made, 3), best, round(best_chance, 3), chances)

    async def tell(self, table: Table, played: PlayedGame, viewer: Viewer) -> Analysis:
        """What is known by now, with the moments as the viewer counts them."""
        stored = None if table.id in self.running else await self.server.store.analysis(table.id)
        verdicts = self.running.get(table.id, [])
        if stored is not None:
            verdicts = msgspec.json.decode(stored, type=list[Verdict])
        of = sum(entry.kind == CHOICE for entry in played.entries)
        moments = list(accumulate(entry.noticed_by(viewer) for entry in played.entries))
        lines = [told(played.entries[verdict.at], verdict, moments[verdict.at] - 1) for verdict in verdicts]
        return Analysis(table.id, to_wire(viewer), len(verdicts), of, table.id in self.running, lines)


def choices(played: PlayedGame) -> Iterator[tuple[int, LogEntry, State]]:
    """Each choice that stands, its place in the log, and the position before it; the state goes on changing."""
    s = played.match.begun()
    for at, entry in enumerate(played.entries):
        if entry.kind == CHOICE:
            yield at, entry, s
        played.advance(s, entry)


def with_titles(verdict: Verdict, played: PlayedGame, entry: LogEntry, s: State) -> Verdict:
    """What was chosen and what was best, as they were called in that position."""
    chosen, best = (title_of(played, s, entry.seat, text) for text in (entry.text, verdict.best))
    return msgspec.structs.replace(verdict, chosen_title=chosen, best_title=best)


def told(entry: LogEntry, verdict: Verdict, moment: int) -> VerdictLine:
    return VerdictLine(
        moment=moment,
        seat=entry.seat,
        chosen=entry.text,
        chance=verdict.chance,
        best=verdict.best,
        best_chance=verdict.best_chance,
        chances=verdict.chances,
        chosen_title=verdict.chosen_title,
        best_title=verdict.best_title,
    )
