"""Changing a table: first in the store, then in memory, then everybody is told. Whoever does holds the table's lock."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

import msgspec
import structlog

from antechamber.core.composing import compose as in_order
from antechamber.core.errors import AntechamberError
from antechamber.server.bot_pace import QUIET
from antechamber.server.clock import now
from antechamber.server.conflicts import Conflict, retry
from antechamber.server.holders import Holders
from antechamber.server.metrics import CHOICES
from antechamber.server.played_game import TOGETHER, WHOLE_DRAFT, PlayedGame
from antechamber.server.refused import BUSY, ILLEGAL, STALE, UNKNOWN, Refused
from antechamber.server.rows import (
    CHOICE,
    DRAFT,
    END,
    OVER,
    PERSON,
    PLAYING,
    UNDO,
    ChoiceRow,
    SeatRow,
    TableProgress,
    listed_seats,
)
from antechamber.server.sockets import Socket
from antechamber.server.store_status import BROKEN, reason
from antechamber.server.table import LockedTable, Table
from antechamber.server.table_loading import game_at
from antechamber.server.table_streams import publish
from antechamber.server.viewer_stream import result
from antechamber.server.wire.encoding import encode_text

log = structlog.get_logger("tables")

# The log


async def choose(table: Table, socket: Socket, decision: int, text: str) -> None:
    """A person's choice; one that answers an older decision is not applied."""
    async with table.lock as locked:
        await retry(lambda: decide(locked, socket, decision, CHOICE, text))


async def draft(table: Table, socket: Socket, decision: int, text: str) -> None:
    """A person's choice that is theirs alone until they end the turn."""
    async with table.lock as locked:
        await retry(lambda: decide(locked, socket, decision, DRAFT, text))


async def compose(table: Table, socket: Socket, decision: int, things: list[str]) -> None:
    """A person's whole set, in whatever order it was picked."""

    async def draft_all(locked: LockedTable) -> None:
        seat = locked.speaks_for(socket)
        if locked.playing.decisions[seat] != decision:
            await freshen(locked)
        try:
            texts = in_order(locked.playing.state_of(seat), seat, things)
        except AntechamberError as error:
            raise Refused(ILLEGAL, str(error)) from error
        await decide(locked, socket, decision, DRAFT, TOGETHER.join(texts))

    async with table.lock as locked:
        await retry(lambda: draft_all(locked))


async def end_turn(table: Table, socket: Socket, decision: int) -> None:
    async with table.lock as locked:
        await retry(lambda: decide(locked, socket, decision, END, ""))


async def take_back(table: Table, socket: Socket, decision: int, whole: bool) -> None:
    async with table.lock as locked:
        await retry(lambda: decide(locked, socket, decision, UNDO, WHOLE_DRAFT if whole else ""))


async def decide(table: LockedTable, socket: Socket, decision: int, kind: str, text: str) -> None:
    seat = table.speaks_for(socket)
    if table.playing.decisions[seat] != decision:
        await freshen(table)
    if table.playing.decisions[seat] != decision:
        raise Refused(STALE, "The table has moved on; look at what you have to decide now.")
    await recall(table, seat)
    await append(table, kind, seat, text, PERSON)


async def recall(table: LockedTable, seat: int) -> None:
    """The person is back: no bot stands in any more."""
    if table.seat_rows[seat].stand_in:
        seat_row = msgspec.structs.replace(table.seat_rows[seat], stand_in="")
        await change(table, table.time.came_back(seat), [seat_row])


async def append(table: LockedTable, kind: str, seat: int, text: str, maker: str) -> None:
    """Add a row to the log, after every check, and show it to those who notice it.

    If somebody else was faster, that is taken in first: whoever called decides anew.
    """
    played = table.playing
    row = ChoiceRow(
        table_id=table.id,
        number=played.length,
        kind=kind,
        seat=seat,
        text=text,
        made=now(),
        maker=maker,
        mark=token_hex(16),
    )
    try_row(table, played, row)
    try:
        progress = progress_after(table, played, row)
        written = await table.server.journal.append(row, progress, table.row.revision)
        if not written:
            await catch_up(table, anew=True)
    except BaseException:
        # The row has been played here and may not be in the store: this position leads nowhere.
        table.server.tables.forget(table)
        raise
    if not written:
        raise Conflict
    try:
        take_in(table, row, progress)
    except Exception:
        # It is in the store, so it is done, whatever is wrong with showing it.
        log.exception("a choice cannot be shown", table=table.id, game=table.game.key, number=row.number)
        table.server.tables.forget(table)


def try_row(table: LockedTable, played: PlayedGame, row: ChoiceRow) -> None:
    try:
        played.propose(row)
    except AntechamberError as error:
        if played.length != row.number:
            table.server.tables.forget(table)
        raise Refused(ILLEGAL, str(error)) from error
    except Exception as error:
        # A mistake in the rules: the position in memory is worth nothing now, the one in the store is.
        log.exception("the rules stumbled", table=table.id, game=table.game.key, number=row.number)
        table.server.tables.forget(table)
        if row.maker != PERSON:
            table.server.quarantine.put(table.id, type(error).__name__)
        raise Refused(BUSY, "The rules stumbled over that; the table is as it was before.") from error


def progress_after(table: LockedTable, played: PlayedGame, row: ChoiceRow) -> TableProgress:
    """What the row changes of the table, for lists and for whoever looks after it next."""
    s = played.state
    return TableProgress(
        length=played.length,
        pending=listed_seats(s.pending()),
        status=OVER if s.over else PLAYING,
        result=encode_text(result(s)) if s.over else None,
        changed=row.made if row.shown else table.row.changed,
        due=table.due(played, row.made),
    )


def take_in(table: LockedTable, row: ChoiceRow, progress: TableProgress) -> None:
    """The row is in the store: remember how the table stands, and tell those who notice it."""
    CHOICES.labels(table.game.key, row.maker).inc()
    for name, value in msgspec.structs.asdict(progress).items():
        setattr(table.row, name, value)
    publish(table)
    if table.row.status == OVER:
        table.server.background.start(table.server.store.read_cipher(table.row))
        table.tell_table()
    table.server.notify(table)
    if row.kind == END and table.may_reconsider(row.seat):
        table.quiet_until = table.server.driver.time() + QUIET
    table.drive()


# Everything else that changes


async def change(
    table: LockedTable, values: dict[str, Any], seat_rows: list[SeatRow] | None = None, holders: Holders | None = None
) -> None:
    """Change the table, seats and who holds them.

    If somebody else was faster, that is taken in first: whoever called decides anew.
    """
    before, after = table.holders, holders or table.holders
    changed = {seat_row.seat: seat_row for seat_row in seat_rows or []}
    values = values | table.time.due_after(values, changed)
    try:
        await table.server.store.change(table.row, values, seat_rows or [], after - before, before - after)
    except Conflict:
        await catch_up(table)
        raise
    table.row.revision += 1
    for name, value in values.items():
        setattr(table.row, name, value)
    table.seat_rows |= changed
    table.holders = after
    table.ask_again()
    table.tell_table()
    table.time.adopt()
    table.time.set_timer()
    table.server.notify(table)
    table.drive()


# What other processes have stored


async def catch_up(table: LockedTable, anew: bool = False) -> None:
    """Take in what other processes have stored."""
    store = table.server.store
    row = await store.table(table.id)
    if row is None:
        table.server.tables.discard(table)
        raise Refused(UNKNOWN, "The table is gone.")
    known, seat_rows, holders, barred = table.row, table.seat_rows, table.holders, table.moderation.barred
    if row.revision != known.revision:
        seat_rows = {seat_row.seat: seat_row for seat_row in await store.seat_rows([table.id])}
        holders = await store.holders_of(table.id)
        barred = await table.moderation.read()
    said = await table.server.chat.history(table, known.messages) if row.messages != known.messages else None
    clock = table.time.clock_settings
    played = await game_at(table, row, anew)
    # Everything has been read: from here to there nothing can go wrong halfway.
    table.row, table.played, table.seat_rows, table.holders = row, played, seat_rows, holders
    # First of all who may look: what comes then is not for whoever was turned out before it.
    table.moderation.adopt(barred)
    publish(table)
    if clock is not None and clock != table.time.clock_settings:
        table.time.tell()
    if row.revision != known.revision or row.status != known.status:
        table.tell_table()
    if said is not None:
        table.tell_all(said)


def catch_up_soon(table: Table) -> None:
    """Take in what other processes have stored, when the table is free: others do not wait for it."""
    if not table.behind:
        table.behind = True
        table.server.background.start(take_news(table))


async def take_news(table: Table) -> None:
    try:
        async with table.lock as locked:
            table.behind = False
            await catch_up(locked)
    except (Refused, *BROKEN) as error:
        if table.server.tables.find(table.id) is table:
            log.info("news will be read later", table=table.id, why=reason(error))


async def freshen(table: LockedTable) -> None:
    """Where several processes serve, another one may know more, because notices can be late."""
    if table.server.notices.url:
        await catch_up(table)
