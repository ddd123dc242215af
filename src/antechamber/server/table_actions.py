"""What is done about a table, and by whom: everybody for themselves, the host for all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from antechamber.server import stand_ins, table_changes
from antechamber.server.access import must_let_in
from antechamber.server.callers import Caller
from antechamber.server.clock import now
from antechamber.server.clocks import Timing
from antechamber.server.conflicts import retry
from antechamber.server.deal import frozen
from antechamber.server.joining import sit_down
from antechamber.server.moderation_actions import moderate_spectator, silence_seat
from antechamber.server.played_game import dealt
from antechamber.server.refused import FORBIDDEN, ILLEGAL, UNKNOWN, Refused
from antechamber.server.rows import (
    BOT,
    CLOSED,
    OPEN,
    OUT,
    OVER,
    PERSON,
    PLAYING,
    SILENT,
    WAITING,
    SeatRow,
    listed_seats,
)
from antechamber.server.stand_ins import called
from antechamber.server.table import LockedTable, Table
from antechamber.server.table_changes import freshen
from antechamber.server.table_setup import check_level, fill_open_seats, rematch_of
from antechamber.server.table_streams import show_all
from antechamber.server.tokens import dead_link, hashed, new_token
from antechamber.server.wire.actions import (
    AddShare,
    ChangeSettings,
    Close,
    Delete,
    Leave,
    NewLink,
    PutBot,
    Recall,
    Rematch,
    Remove,
    RenameSeat,
    SendAway,
    Silence,
    Sit,
    Start,
    TableAction,
)
from antechamber.server.wire.encoding import encode_text
from antechamber.server.wire.lobby import Joined, Links

Answer = Joined | Links | None


class TableCaller:
    """Who asks, and the seats of the table that they speak for now."""

    def __init__(self, table: Table, caller: Caller) -> None:
        self.table = table
        self.caller = caller

    @property
    def session(self) -> str:
        return self.caller.session

    @property
    def name(self) -> str:
        return self.caller.name

    @property
    def held(self) -> set[int]:
        return self.table.holders.seats(self.session)

    @property
    def is_host(self) -> bool:
        return self.table.holders.is_host(self.session)

    def must_host(self) -> None:
        if not self.is_host:
            raise Refused(FORBIDDEN, "Only the host may do that.")

    def must_sit_at(self, seat: int) -> None:
        if seat not in self.held:
            raise Refused(FORBIDDEN, "That is not your seat.")

    def must_have(self, seat: int) -> None:
        """It is theirs, or they are the host."""
        if not self.is_host:
            self.must_sit_at(seat)


def is_announced(table: Table, action: TableAction) -> bool:
    """Whether the server tells everybody at the table that it was done."""
    return table.row.status == PLAYING and (isinstance(action, Leave | PutBot | Remove) or sets_clock(table, action))


def sets_clock(table: Table, action: TableAction) -> bool:
    return (
        isinstance(action, ChangeSettings)
        and action.settings is not None
        and action.settings.time != table.settings.time
    )


async def perform(table: Table, actor: TableCaller, action: TableAction) -> Answer:
    """Do it, again from the beginning if somebody else was faster."""
    async with table.lock as locked:
        await freshen(locked)
        must_let_in(table, actor.session)
        return await retry(lambda: ACTIONS[type(action)](locked, actor, action))


def seat_row_of(table: Table, seat: int) -> SeatRow:
    if not 0 <= seat < table.row.seats:
        raise Refused(UNKNOWN, f"There is no seat {seat}; the seats are 0 to {table.row.seats - 1}.")
    return table.seat_rows[seat]


def changed(seat_row: SeatRow, **values: str) -> SeatRow:
    """The seat with other values; a share goes with the person who put it in."""
    gone = {"share": ""} if {"kind", "link"} & values.keys() else {}
    return msgspec.structs.replace(seat_row, **gone, **values)


async def sit(table: LockedTable, actor: TableCaller, action: Sit) -> Answer:
    seat_row = seat_row_of(table, action.seat)
    if seat_row.kind != OPEN or table.row.status != WAITING:
        raise Refused(ILLEGAL, "That seat is not open.")
    return await sit_down(table, action.seat, actor.session, action.name or actor.name)


async def leave(table: LockedTable, actor: TableCaller, action: Leave) -> Answer:
    seat_row = seat_row_of(table, action.seat)
    actor.must_sit_at(action.seat)
    if table.row.status == WAITING:
        await table_changes.change(
            table, {}, [changed(seat_row, kind=OPEN, name="", link=dead_link())], table.holders.only(action.seat)
        )
    elif table.row.status == PLAYING and seat_row.kind == PERSON:
        # The person keeps the seat and may come back to it; until then a bot plays.
        await stand_ins.leave(table, action.seat, stand_ins.DEFAULT_LEVEL)
    return None


async def rename_seat(table: LockedTable, actor: TableCaller, action: RenameSeat) -> Answer:
    seat_row = seat_row_of(table, action.seat)
    actor.must_have(action.seat)
    taken = {other.colour for other in table.seat_rows.values() if other.seat != action.seat}
    if action.colour in taken:
        raise Refused(ILLEGAL, f"The colour {action.colour} is taken.")
    await table_changes.change(
        table, {}, [changed(seat_row, name=action.name or seat_row.name, colour=action.colour or seat_row.colour)]
    )
    return None


async def add_share(table: LockedTable, actor: TableCaller, action: AddShare) -> Answer:
    """A person's share of the deal: once for each person, so that others can rely on the hash they were told."""
    seat_row = seat_row_of(table, action.seat)
    actor.must_sit_at(action.seat)
    if seat_row.share != action.share:
        if table.row.status != WAITING or seat_row.kind != PERSON:
            raise Refused(ILLEGAL, "The cards are dealt already.")
        if seat_row.share:
            raise Refused(ILLEGAL, "A share has been put in for this seat already.")
        await table_changes.change(table, {}, [changed(seat_row, share=action.share)])
    if table.row.status == WAITING and table.row.previous and all_shares_are_in(table):
        await begin(table)
    return None


def all_shares_are_in(table: Table) -> bool:
    return all(seat_row.share for seat_row in table.seat_rows.values() if seat_row.kind == PERSON)


async def start(table: LockedTable, actor: TableCaller, action: Start) -> Answer:
    actor.must_host()
    if table.row.status != WAITING:
        raise Refused(ILLEGAL, "The game has begun already.")
    await begin(table)
    return None


async def begin(table: LockedTable) -> None:
    """Deal, with the shares that have been put in."""
    store = table.server.store
    given_up = await store.count_given_up((await store.holders_of(table.id)).hosts, table.row.game)
    filled = fill_open_seats([msgspec.structs.replace(seat_row) for seat_row in table.seat_rows.values()])
    started, shares = now(), frozen(table.seat_rows.values())
    row = msgspec.structs.replace(table.row, started=started, shares=shares)
    played = dealt(table.game, row, table.server.heartbeat.pauses)
    pending = listed_seats(played.state.pending())
    due = table.due(played, started, table.seat_rows | {seat_row.seat: seat_row for seat_row in filled})
    values = {"status": PLAYING, "pending": pending, "due": due, "started": started}
    await table_changes.change(table, values | {"shares": shares, "given_up": given_up}, filled)
    # Only now: a game that is not in the store has not begun.
    table.played = played
    table.time.set_timer()
    table.drive()
    for socket in table.sockets:
        show_all(table, socket)


async def change_settings(table: LockedTable, actor: TableCaller, action: ChangeSettings) -> Answer:
    actor.must_host()
    values: dict[str, Any] = {}
    if action.settings is not None:
        values["settings"] = encode_text(action.settings)
    if anew := sets_clock(table, action):
        values["timing"] = encode_text(Timing(set=now()))
    if action.listed is not None:
        values["listed"] = action.listed
    await table_changes.change(table, values)
    if anew and table.row.status == PLAYING:
        # A host who plays has their own time anew, too: nobody should have to find that out.
        await table.server.chat.announce(table, "The host has set the clock; it begins anew for everybody.")
    return None


async def new_link(table: LockedTable, actor: TableCaller, action: NewLink) -> Answer:
    """My own link, or as the host an invitation to a seat that is nobody's: nobody else is let into a seat."""
    seat_row = seat_row_of(table, action.seat)
    actor.must_have(action.seat)
    if seat_row.kind == BOT:
        raise Refused(ILLEGAL, "A bot sits there.")
    mine = action.seat in actor.held
    if not mine and table.holders.of(action.seat):
        raise Refused(ILLEGAL, f"{called(seat_row)} sits there: take the seat back before you invite somebody else.")
    token = new_token()
    if mine:
        # The same person as before, who has put in a share of the deal once.
        fresh, holders = (
            msgspec.structs.replace(seat_row, link=hashed(token)),
            table.holders.only(action.seat, actor.session),
        )
    else:
        fresh, holders = changed(seat_row, link=hashed(token), kind=PERSON), table.holders
    await table_changes.change(table, {}, [fresh], holders)
    return Links(table.id, {action.seat: token})


async def put_bot(table: LockedTable, actor: TableCaller, action: PutBot) -> Answer:
    actor.must_host()
    seat_row = seat_row_of(table, action.seat)
    check_level(action.level)
    if table.row.status == WAITING:
        if table.holders.of(action.seat):
            raise Refused(ILLEGAL, f"{called(seat_row)} sits there: take the seat back before you put a bot there.")
        bot = changed(seat_row, kind=BOT, level=action.level, name=action.level.capitalize(), link=dead_link())
        await table_changes.change(table, {}, [bot])
    elif table.row.status != PLAYING:
        raise Refused(ILLEGAL, "The game is over.")
    elif seat_row.kind == BOT:
        await table_changes.change(table, {}, [changed(seat_row, level=action.level)])
    elif action.seat in actor.held:
        await stand_ins.leave(table, action.seat, action.level)
    else:
        await stand_ins.put(table, action.seat, action.level)
    return None


async def recall(table: LockedTable, actor: TableCaller, action: Recall) -> Answer:
    """A stand-in goes; before the game a bot's seat becomes open."""
    seat_row = seat_row_of(table, action.seat)
    actor.must_have(action.seat)
    if seat_row.kind == BOT and table.row.status == WAITING:
        actor.must_host()
        await table_changes.change(table, {}, [changed(seat_row, kind=OPEN, level="", name="")])
    else:
        await table_changes.recall(table, action.seat)
    return None


async def remove(table: LockedTable, actor: TableCaller, action: Remove) -> Answer:
    """The seat is nobody's; in a running game a bot plays on, and all are told."""
    actor.must_host()
    seat_row = seat_row_of(table, action.seat)
    gone, known = {"link": dead_link(), "offer": ""}, bool(seat_row.stand_in) and not table.holders.of(action.seat)
    if table.row.status == WAITING:
        gone |= {"kind": OPEN, "name": "", "level": ""}
    elif seat_row.kind == PERSON:
        gone |= {"stand_in": stand_ins.DEFAULT_LEVEL}
    await table_changes.change(table, {}, [changed(seat_row, **gone)], table.holders.only(action.seat))
    if table.row.status == PLAYING and seat_row.kind == PERSON and not known:
        await table.server.chat.announce(
            table, f"The host has taken {called(seat_row)}'s seat back; the Courtier plays on."
        )
    return None


async def silence(table: LockedTable, actor: TableCaller, action: Silence) -> Answer:
    actor.must_host()
    if action.seat is not None:
        seat_row_of(table, action.seat)
        await silence_seat(table, action.seat, action.silent)
    else:
        await moderate_spectator(table, action.spectator, SILENT if action.silent else "")
    return None


async def send_away(table: LockedTable, actor: TableCaller, action: SendAway) -> Answer:
    actor.must_host()
    await moderate_spectator(table, action.spectator, OUT if action.away else "")
    return None


async def close(table: LockedTable, actor: TableCaller, action: Close) -> Answer:
    actor.must_host()
    if table.row.status in {OVER, CLOSED}:
        raise Refused(ILLEGAL, "The table is closed already.")
    await give_up(table, actor)
    await table_changes.change(table, {"status": CLOSED, "due": None})
    return None


async def delete(table: LockedTable, actor: TableCaller, action: Delete) -> Answer:
    actor.must_host()
    await give_up(table, actor)
    await table.server.tables.delete(table)
    return None


async def give_up(table: LockedTable, actor: TableCaller) -> None:
    """To deal until one likes the cards is possible, but it shows."""
    if table.row.status == PLAYING and not table.row.arranged:
        await table.server.store.give_up(table.row, {actor.session, *table.holders.hosts})


async def rematch(table: LockedTable, actor: TableCaller, action: Rematch) -> Answer:
    if not table.holders.have(actor.session):
        raise Refused(FORBIDDEN, "Only those who sit here may ask for another game.")
    following = await rematch_of(table.server, table, actor.caller)
    return Joined(following, min(actor.held, default=None))


ACTIONS: Final[dict[type[TableAction], Callable[[LockedTable, TableCaller, Any], Awaitable[Answer]]]] = {
    Sit: sit,
    Leave: leave,
    RenameSeat: rename_seat,
    AddShare: add_share,
    Start: start,
    ChangeSettings: change_settings,
    NewLink: new_link,
    PutBot: put_bot,
    Recall: recall,
    Remove: remove,
    Silence: silence,
    SendAway: send_away,
    Close: close,
    Delete: delete,
    Rematch: rematch,
}
