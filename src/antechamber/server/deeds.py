"""What is done about a table, and by whom: everybody for themselves, the host for all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from antechamber.server.clock import now
from antechamber.server.clocks import Timing
from antechamber.server.opening import check_level, dealt, fill_open_seats, rematch
from antechamber.server.records import (
    BOT,
    CLOSED,
    HOST_SEAT,
    OPEN,
    OUT,
    OVER,
    PERSON,
    PLAYING,
    SILENT,
    WAITING,
    Chair,
)
from antechamber.server.refused import FORBIDDEN, ILLEGAL, UNKNOWN, Refused
from antechamber.server.sockets import NOT_YOURS
from antechamber.server.store import Outrun
from antechamber.server.table import Table
from antechamber.server.tokens import hashed, new_token
from antechamber.server.wire import (
    Change,
    Close,
    Deed,
    Delete,
    Joined,
    Leave,
    Links,
    NewLink,
    Recall,
    Rematch,
    Remove,
    SeatBot,
    SeatName,
    SendAway,
    Silence,
    Sit,
    Start,
    encode,
)

Answer = Joined | Links | None
STAND_IN: Final = "courtier"


class Actor:
    """Who asks: a session, what its person is called, and the seats it speaks for."""

    def __init__(self, session: str, name: str, held: set[int]) -> None:
        self.session = session
        self.name = name
        self.held = held

    @property
    def is_host(self) -> bool:
        return HOST_SEAT in self.held

    def must_host(self) -> None:
        if not self.is_host:
            raise Refused(FORBIDDEN, "only the host may do that")

    def must_hold(self, seat: int) -> None:
        if seat not in self.held and not self.is_host:
            raise Refused(FORBIDDEN, "that is not your seat")


async def perform(table: Table, actor: Actor, deed: Deed) -> Answer:
    """Do it, again from the beginning if somebody else was faster."""
    async with table.lock:
        while True:
            try:
                return await DEEDS[type(deed)](table, actor, deed)
            except Outrun:
                continue


def chair_of(table: Table, seat: int) -> Chair:
    if not 0 <= seat < table.row.seats:
        raise Refused(UNKNOWN, f"there is no seat {seat}; the seats are 0 to {table.row.seats - 1}")
    return table.chairs[seat]


def changed(chair: Chair, **values: str) -> Chair:
    return msgspec.structs.replace(chair, **values)


async def sit(table: Table, actor: Actor, deed: Sit) -> Answer:
    chair = chair_of(table, deed.seat)
    if chair.kind != OPEN or table.row.status != WAITING:
        raise Refused(ILLEGAL, "that seat is not open")
    await table.change({}, [changed(chair, kind=PERSON, name=deed.name or actor.name)])
    await table.house.store.hold(table.id, deed.seat, actor.session)
    return Joined(table.id, deed.seat)


async def leave(table: Table, actor: Actor, deed: Leave) -> Answer:
    chair = chair_of(table, deed.seat)
    if deed.seat not in actor.held:
        raise Refused(FORBIDDEN, "that is not your seat")
    if table.row.status == WAITING:
        await table.change({}, [changed(chair, kind=OPEN, name="")])
        await table.house.store.release(table.id, deed.seat)
    elif table.row.status == PLAYING and chair.kind == PERSON:
        # The person keeps the seat and may come back to it; until then a bot plays.
        await table.change({}, [changed(chair, stand_in=STAND_IN)])
    return None


async def rename(table: Table, actor: Actor, deed: SeatName) -> Answer:
    chair = chair_of(table, deed.seat)
    actor.must_hold(deed.seat)
    taken = {other.colour for other in table.chairs.values() if other.seat not in {deed.seat, HOST_SEAT}}
    if deed.colour in taken:
        raise Refused(ILLEGAL, f"{deed.colour} is taken")
    await table.change({}, [changed(chair, name=deed.name or chair.name, colour=deed.colour or chair.colour)])
    return None


async def start(table: Table, actor: Actor, deed: Start) -> Answer:
    actor.must_host()
    if table.row.status != WAITING:
        raise Refused(ILLEGAL, "the game has begun already")
    filled = fill_open_seats([msgspec.structs.replace(chair) for chair in table.chairs.values()])
    started = now()
    course = dealt(table.house, msgspec.structs.replace(table.row, started=started))
    pending = " ".join(map(str, course.state.pending()))
    # The seats are those of the store from here on: whoever reads the table finds it begun.
    table.chairs |= {chair.seat: chair for chair in filled}
    table.course = course
    try:
        await table.change(
            {"status": PLAYING, "pending": pending, "due": table.due(course, started), "started": started}, filled
        )
    except Outrun:
        table.course = None
        raise
    for socket in table.sockets:
        table.show_all(socket)
    return None


async def change(table: Table, actor: Actor, deed: Change) -> Answer:
    actor.must_host()
    values: dict[str, Any] = {}
    if deed.options is not None:
        values["options"] = encode(deed.options).decode()
        if deed.options.time != table.options.time:
            values["timing"] = encode(Timing(set=now())).decode()
    if deed.listed is not None:
        values["listed"] = deed.listed
    await table.change(values)
    return None


async def new_link(table: Table, actor: Actor, deed: NewLink) -> Answer:
    """Whoever holds the seat may replace its link too: then it is theirs alone."""
    chair = chair_of(table, deed.seat)
    actor.must_hold(deed.seat)
    if chair.kind == BOT:
        raise Refused(ILLEGAL, "a bot sits there")
    token = new_token()
    await table.change({}, [changed(chair, link=hashed(token), kind=PERSON)])
    await turn_out(table, deed.seat, but=actor.session if deed.seat in actor.held else "")
    return Links(table.id, {deed.seat: token})


async def seat_bot(table: Table, actor: Actor, deed: SeatBot) -> Answer:
    actor.must_host()
    chair = chair_of(table, deed.seat)
    check_level(deed.level)
    if table.row.status == WAITING:
        await table.change({}, [changed(chair, kind=BOT, level=deed.level, name=deed.level.capitalize())])
        await turn_out(table, deed.seat)
    elif chair.kind == BOT:
        await table.change({}, [changed(chair, level=deed.level)])
    else:
        await table.change({}, [changed(chair, stand_in=deed.level)])
    return None


async def recall(table: Table, actor: Actor, deed: Recall) -> Answer:
    """A stand-in goes; before the game a bot's seat becomes open."""
    chair = chair_of(table, deed.seat)
    actor.must_hold(deed.seat)
    if chair.kind == BOT and table.row.status == WAITING:
        actor.must_host()
        await table.change({}, [changed(chair, kind=OPEN, level="", name="")])
    else:
        await table.recall(deed.seat)
    return None


async def remove(table: Table, actor: Actor, deed: Remove) -> Answer:
    actor.must_host()
    chair = chair_of(table, deed.seat)
    gone = {"link": hashed(new_token())}
    if table.row.status == WAITING:
        gone |= {"kind": OPEN, "name": ""}
    elif chair.kind == PERSON:
        gone |= {"stand_in": STAND_IN}
    await table.change({}, [changed(chair, **gone)])
    await turn_out(table, deed.seat)
    return None


async def silence(table: Table, actor: Actor, deed: Silence) -> Answer:
    actor.must_host()
    if deed.seat is not None:
        chair_of(table, deed.seat)
        await table.door.silence_seat(deed.seat, deed.silent)
    else:
        await table.door.bar_spectator(deed.spectator, SILENT if deed.silent else "")
    return None


async def send_away(table: Table, actor: Actor, deed: SendAway) -> Answer:
    actor.must_host()
    await table.door.bar_spectator(deed.spectator, OUT if deed.away else "")
    return None


async def close(table: Table, actor: Actor, deed: Close) -> Answer:
    actor.must_host()
    if table.row.status in {OVER, CLOSED}:
        raise Refused(ILLEGAL, "the table is closed already")
    await table.change({"status": CLOSED, "due": None})
    return None


async def delete(table: Table, actor: Actor, deed: Delete) -> Answer:
    actor.must_host()
    await table.house.delete(table)
    return None


async def once_more(table: Table, actor: Actor, deed: Rematch) -> Answer:
    if not actor.held:
        raise Refused(FORBIDDEN, "only those who sit here may ask for another game")
    following = await rematch(table.house, table)
    return Joined(following, min(actor.held))


async def turn_out(table: Table, seat: int, but: str = "") -> None:
    """Nobody who came by the old link speaks for the seat any more."""
    for held, session in await table.house.store.holders_of(table.id):
        if held == seat and session != but:
            await table.house.store.release(table.id, seat, session)
    for socket in table.sockets:
        if socket.viewer == seat and socket.session != but:
            socket.drop(NOT_YOURS)


DEEDS: Final[dict[type[Deed], Callable[[Table, Actor, Any], Awaitable[Answer]]]] = {
    Sit: sit,
    Leave: leave,
    SeatName: rename,
    Start: start,
    Change: change,
    NewLink: new_link,
    SeatBot: seat_bot,
    Recall: recall,
    Remove: remove,
    Silence: silence,
    SendAway: send_away,
    Close: close,
    Delete: delete,
    Rematch: once_more,
}
