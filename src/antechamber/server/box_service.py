"""Boxes of one's own: read by a process beside the server, tried in whole games, and kept."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import structlog

from antechamber import games
from antechamber.core.component_writer import lines_of, looks_of, write_file
from antechamber.server.box_reader import BoxFile, BoxTask
from antechamber.server.box_shelf import BoxShelf, is_box
from antechamber.server.box_store import BoxStore
from antechamber.server.box_worker import BoxAnswer
from antechamber.server.caller_queue import CallerQueue
from antechamber.server.callers import Caller
from antechamber.server.clock import now
from antechamber.server.fair_share import Payer
from antechamber.server.quotas import Quotas
from antechamber.server.refused import BUSY, CLOSED, LIMIT, MALFORMED, Refused
from antechamber.server.rows import BoxRow
from antechamber.server.set_source import SetSource
from antechamber.server.set_trials import SetTrials
from antechamber.server.wire.boxes import BoxDraft, ReadBox, SavedBox
from antechamber.server.wire.lobby import ComponentSet
from antechamber.server.worker_process import NoAnswer, WorkerProcess

log = structlog.get_logger("boxes")
MODULE: Final = "antechamber.server.box_worker"
LIMIT_OF_READING: Final = 10.0
MOST_WAITING: Final = 4
MOST_KEPT: Final = 100
NICE: Final = 10


class BoxService:
    """The process that reads boxes, and those who wait for it."""

    def __init__(self, shelf: BoxShelf, trials: SetTrials, quotas: Quotas, module: str = MODULE) -> None:
        self.shelf = shelf
        self.store: BoxStore = shelf.store
        self.trials = trials
        self.quotas = quotas
        self.limit = LIMIT_OF_READING
        self.worker = WorkerProcess(module, NICE)
        self.turns = CallerQueue(MOST_WAITING, "You change this box faster than it can be read. Wait a moment.")
        self.free = asyncio.Lock()

    async def read(self, caller: str, game: str, request: ReadBox) -> bytes:
        """What a game reads in a box, as it is sent."""
        return (await self.ask(caller, await self.task(game, request))).reading

    async def task(self, game: str, request: ReadBox) -> BoxTask:
        if request.components is None:
            return BoxTask(game=game, draft=request.draft, file=request.file, seats=request.seats)
        text, based_on = await self.file_of(game, request.components)
        return BoxTask(game=game, file=text, based_on=based_on, seats=request.seats)

    async def file_of(self, game: str, components: str) -> tuple[str, str]:
        """The file of a set, and what it is based on if it does not say so itself."""
        sheet = (await self.shelf.game(game, components)).sheet
        if components in games.sets(game):
            # Compared with itself: what is changed in it is what differs from this very set.
            return write_file(sheet.title, lines_of(sheet), looks_of(sheet)), components
        row = await self.store.find(game, components) if is_box(components) else None
        return sheet.text, games.STANDARD if row is None else row.based_on

    async def ask(self, caller: str, task: BoxTask) -> BoxAnswer:
        async with self.turns.of(caller), self.free:
            try:
                message = msgspec.msgpack.encode(task)
            except OverflowError:
                raise Refused(MALFORMED, "There is a number in this box that is far too large.") from None
            except RecursionError:
                raise Refused(MALFORMED, "There are lists in lists in this box, far too deep.") from None
            try:
                answer = await self.worker.ask(message, self.limit)
            except NoAnswer as error:
                log.warning("a box is not read", game=task.game, limit=self.limit)
                raise Refused(BUSY, "This box takes too long to read. Does it hold far more than usual?") from error
        return msgspec.msgpack.decode(answer, type=BoxAnswer)

    async def save(self, caller: Caller, game: str, draft: BoxDraft) -> SavedBox:
        """Keep a box, after whole games have come to an end with it; the same one again costs nothing."""
        self.shelf.library.sets(game)
        answer = await self.ask(caller.key, BoxTask(game=game, draft=draft, seats=1))
        file = answer.file
        if file is None:
            raise Refused(MALFORMED, f"This box has problems: {answer.problem}.")
        async with self.turns.of(caller.key):
            if not await self.store.has(caller.session, file.name):
                await self.keep(caller, game, file)
        row = await self.store.find(game, file.name)
        if row is None:
            raise Refused(CLOSED, "Your session has ended. Load the page again.")
        return saved(row)

    async def keep(self, caller: Caller, game: str, file: BoxFile) -> None:
        """One that somebody else has made before needs no trial."""
        if await self.store.count(caller.session) >= MOST_KEPT:
            raise Refused(LIMIT, f"You keep {MOST_KEPT} boxes here, and that is all; take one away first.")
        await self.quotas.new_box(caller)
        if await self.store.find(game, file.name) is None:
            payer = Payer(caller.session, caller.address)
            await self.trials.try_out(game, SetSource(file.name, file.text), file.title, payer)
        moment = now()
        row = BoxRow(
            id=file.name,
            game=game,
            digest=file.digest,
            based_on=file.based_on,
            title=file.title,
            text=file.text,
            provenance=msgspec.json.encode(file.provenance).decode(),
            made=moment,
            used=moment,
        )
        await self.store.add(row, caller.session)

    async def close(self) -> None:
        await self.worker.end()


def saved(row: BoxRow) -> SavedBox:
    """A box in short, as anybody may be told who knows its name."""
    provenance = msgspec.json.decode(row.provenance, type=dict[str, int])
    return SavedBox(ComponentSet(row.id, row.title, row.digest, provenance), row.based_on, row.made)
