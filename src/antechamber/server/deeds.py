"""What is done about a table, and by whom: everybody for themselves, the host for all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from antechamber.server import standing_in
from antechamber.server.access import must_let_in
from antechamber.server.arrivals import sit_down
from antechamber.server.callers import Caller
from antechamber.server.clock import now
from antechamber.server.clocks import Timing
from antechamber.server.course import dealt
from antechamber.server.deal import frozen
from antechamber.server.opening import check_level, fill_open_seats, hosts, rematch
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
from antechamber.server.standing_in import called
from antechamber.server.store import Outrun
from antechamber.server.table import Table
from antechamber.server.tokens import dead_link, hashed, new_token
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
    Share,
    Silence,
    Sit,
    Start,
    encode,
)

Answer = Joined | Links | None


class Actor:
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
        return HOST_SEAT in self.held

    def must_host(self) -> None:
        if not self.is_host:
            raise Refused(FORBIDDEN, "only the host may do that")

    def must_hold(self, seat: int) -> None:
        if seat not in self.held and not self.is_host:
            raise Refused(FORBIDDEN, "that is not your seat")


def is_announced(table: Table, deed: Deed) -> bool:
    """Whether the house says to everybody at the table that it was done."""
    return table.row.status == PLAYING and (isinstance(deed, Leave | SeatBot | Remove) or sets_clock(table, deed))


def sets_clock(table: Table, deed: Deed) -> bool:
    return isinstance(deed, Change) and deed.options is not None and deed.options.time != table.options.time


async def perform(table: Table, actor: Actor, deed: Deed) -> Answer:
    """Do it, again from the beginning if somebody else was faster."""
    async with table.lock:
        await table.freshen()
        must_let_in(table, actor.session)
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
    """The chair with other values; a share goes with the person who put it in."""
    gone = {"share": ""} if {"kind", "link"} & values.keys() else {}
    return msgspec.structs.replace(chair, **gone, **values)


async def sit(table: Table, actor: Actor, deed: Sit) -> Answer:
    chair = chair_of(table, deed.seat)
    if chair.kind != OPEN or table.row.status != WAITING:
        raise Refused(ILLEGAL, "that seat is not open")
    return await sit_down(table, deed.seat, actor.session, deed.name or actor.name)


async def leave(table: Table, actor: Actor, deed: Leave) -> Answer:
    chair = chair_of(table, deed.seat)
    if deed.seat not in actor.held:
        raise Refused(FORBIDDEN, "that is not your seat")
    if table.row.status == WAITING:
        await table.change({}, [changed(chair, kind=OPEN, name="", link=dead_link())], table.holders.only(deed.seat))
    elif table.row.status == PLAYING and chair.kind == PERSON:
        # The person keeps the seat and may come back to it; until then a bot plays.
        await standing_in.leave(table, deed.seat, standing_in.USUAL)
    return None


async def rename(table: Table, actor: Actor, deed: SeatName) -> Answer:
    chair = chair_of(table, deed.seat)
    actor.must_hold(deed.seat)
    taken = {other.colour for other in table.chairs.values() if other.seat not in {deed.seat, HOST_SEAT}}
    if deed.colour in taken:
        raise Refused(ILLEGAL, f"{deed.colour} is taken")
    await table.change({}, [changed(chair, name=deed.name or chair.name, colour=deed.colour or chair.colour)])
    return None


async def put_in(table: Table, actor: Actor, deed: Share) -> Answer:
    """A person's share of the deal: once for each person, so that others can rely on the hash they were told."""
    chair = chair_of(table, deed.seat)
    if deed.seat not in actor.held:
        raise Refused(FORBIDDEN, "That is not your seat.")
    if chair.share != deed.share:
        if table.row.status != WAITING or chair.kind != PERSON:
            raise Refused(ILLEGAL, "The cards are dealt already.")
        if chair.share:
            raise Refused(ILLEGAL, "A share has been put in for this seat already.")
        await table.change({}, [changed(chair, share=deed.share)])
    if table.row.status == WAITING and table.row.previous and all_have_put_in(table):
        await begin(table)
    return None


def all_have_put_in(table: Table) -> bool:
    return all(chair.share for chair in table.chairs.values() if chair.kind == PERSON)


async def start(table: Table, actor: Actor, deed: Start) -> Answer:
    actor.must_host()
    if table.row.status != WAITING:
        raise Refused(ILLEGAL, "the game has begun already")
    await begin(table)
    return None


async def begin(table: Table) -> None:
    """Deal, with the shares that have been put in."""
    store = table.house.store
    given_up = await store.count_given_up(hosts(await store.holders_of(table.id)), table.row.game)
    filled = fill_open_seats([msgspec.structs.replace(chair) for chair in table.chairs.values()])
    started, shares = now(), frozen(table.chairs.values())
    row = msgspec.structs.replace(table.row, started=started, shares=shares)
    course = dealt(table.game, row, table.house.heart.pauses)
    pending = " ".join(map(str, course.state.pending()))
    due = table.due(course, started, table.chairs | {chair.seat: chair for chair in filled})
    values = {"status": PLAYING, "pending": pending, "due": due, "started": started}
    await table.change(values | {"shares": shares, "given_up": given_up}, filled)
    # Only now: a game that is not in the store has not begun.
    table.course = course
    table.time.wind()
    table.drive()
    for socket in table.sockets:
        table.show_all(socket)


async def change(table: Table, actor: Actor, deed: Change) -> Answer:
    actor.must_host()
    values: dict[str, Any] = {}
    if deed.options is not None:
        values["options"] = encode(deed.options).decode()
    if anew := sets_clock(table, deed):
        values["timing"] = encode(Timing(set=now())).decode()
    if deed.listed is not None:
        values["listed"] = deed.listed
    await table.change(values)
    if anew and table.row.status == PLAYING:
        # A host who plays has their own time anew, too: nobody should have to find that out.
        await table.house.announce(table, "The host has set the clock; it begins anew for everybody.")
    return None


async def new_link(table: Table, actor: Actor, deed: NewLink) -> Answer:
    """My own link, or as the host an invitation to a seat that is nobody's: nobody else is let into a seat."""
    chair = chair_of(table, deed.seat)
    actor.must_hold(deed.seat)
    if chair.kind == BOT:
        raise Refused(ILLEGAL, "a bot sits there")
    mine = deed.seat in actor.held
    if not mine and table.holders.of(deed.seat):
        raise Refused(ILLEGAL, f"{called(chair)} sits there: take the seat back before you invite somebody else")
    token = new_token()
    if mine:
        # The same person as before, who has put in a share of the deal once.
        fresh, holders = (
            msgspec.structs.replace(chair, link=hashed(token)),
            table.holders.only(deed.seat, actor.session),
        )
    else:
        fresh, holders = changed(chair, link=hashed(token), kind=PERSON), table.holders
    await table.change({}, [fresh], holders)
    return Links(table.id, {deed.seat: token})


async def seat_bot(table: Table, actor: Actor, deed: SeatBot) -> Answer:
    actor.must_host()
    chair = chair_of(table, deed.seat)
    check_level(deed.level)
    if table.row.status == WAITING:
        if table.holders.of(deed.seat):
            raise Refused(ILLEGAL, f"{called(chair)} sits there: take the seat back before you put a bot there")
        bot = changed(chair, kind=BOT, level=deed.level, name=deed.level.capitalize(), link=dead_link())
        await table.change({}, [bot])
    elif table.row.status != PLAYING:
        raise Refused(ILLEGAL, "the game is over")
    elif chair.kind == BOT:
        await table.change({}, [changed(chair, level=deed.level)])
    elif deed.seat in actor.held:
        await standing_in.leave(table, deed.seat, deed.level)
    else:
        await standing_in.put(table, deed.seat, deed.level)
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
    """The seat is nobody's; in a running game a bot plays on, and all are told."""
    actor.must_host()
    chair = chair_of(table, deed.seat)
    gone, known = {"link": dead_link(), "offer": ""}, bool(chair.stand_in) and not table.holders.of(deed.seat)
    if table.row.status == WAITING:
        gone |= {"kind": OPEN, "name": "", "level": ""}
    elif chair.kind == PERSON:
        gone |= {"stand_in": standing_in.USUAL}
    await table.change({}, [changed(chair, **gone)], table.holders.only(deed.seat))
    if table.row.status == PLAYING and chair.kind == PERSON and not known:
        await table.house.announce(table, f"The host has taken {called(chair)}'s seat back; the Courtier plays on.")
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
    await give_up(table, actor)
    await table.change({"status": CLOSED, "due": None})
    return None


async def delete(table: Table, actor: Actor, deed: Delete) -> Answer:
    actor.must_host()
    await give_up(table, actor)
    await table.house.delete(table)
    return None


async def give_up(table: Table, actor: Actor) -> None:
    """To deal until one likes the cards is possible, but it shows."""
    if table.row.status == PLAYING and not table.row.arranged:
        await table.house.store.give_up(table.row, {actor.session, *table.holders.of(HOST_SEAT)})


async def once_more(table: Table, actor: Actor, deed: Rematch) -> Answer:
    if not actor.held:
        raise Refused(FORBIDDEN, "only those who sit here may ask for another game")
    following = await rematch(table.house, table, actor.caller)
    return Joined(following, min(actor.held))


DEEDS: Final[dict[type[Deed], Callable[[Table, Actor, Any], Awaitable[Answer]]]] = {
    Sit: sit,
    Leave: leave,
    SeatName: rename,
    Share: put_in,
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
