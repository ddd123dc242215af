"""What people wish at a table: choices, and everything else that is said over its socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from secrets import token_bytes
from typing import Any, Final

from antechamber.core.chance import Chance
from antechamber.server.house import House
from antechamber.server.limits import Limits
from antechamber.server.names import speech
from antechamber.server.records import CHOICE, PERSON, REWIND
from antechamber.server.refused import BUSY, FORBIDDEN, ILLEGAL, STALE, UNKNOWN, Refused
from antechamber.server.sockets import Socket
from antechamber.server.store import Outrun
from antechamber.server.table import Agreement, Table
from antechamber.server.thinkers import NoAnswer
from antechamber.server.wire import (
    AdviceLine,
    AnswerRewind,
    AskHint,
    AskRewind,
    Back,
    Choose,
    Hint,
    Refresh,
    Say,
    TakeBack,
    Weigh,
    Weighed,
    Wish,
    encode,
)

ADVISER: Final = "chancellor"


class Guest:
    """Somebody at a table: the socket, and what they may do how often."""

    def __init__(self, house: House, table: Table, socket: Socket, limits: Limits, name: str, address: str) -> None:
        self.house = house
        self.table = table
        self.socket = socket
        self.limits = limits
        self.name = name
        self.address = address

    @property
    def seat(self) -> int:
        """The guest's seat; spectators have none and are refused."""
        if self.socket.viewer is None:
            raise Refused(FORBIDDEN, "spectators only watch")
        return self.socket.viewer

    async def spend_spectators_breath(self) -> None:
        """Spectators speak less often than players, whoever they say they are; who has no session does not."""
        if not self.socket.session:
            raise Refused(FORBIDDEN, "Say what you are called before you speak.")
        await self.limits.spectators.share(self.socket.session)
        await self.limits.address("remark", self.address)

    async def grant(self, wish: Wish) -> None:
        await WISHES[type(wish)](self, wish)


async def choose(guest: Guest, wish: Choose) -> None:
    await guest.table.choose(guest.seat, wish.step, wish.text)


async def take_back(guest: Guest, wish: TakeBack) -> None:
    await guest.table.take_back(guest.seat, wish.step)


async def say(guest: Guest, wish: Say) -> None:
    text, seat, table, session = speech(wish.text), guest.socket.viewer, guest.table, guest.socket.session
    table.door.must_let_speak(session)
    if seat is None:
        await guest.spend_spectators_breath()
    else:
        await guest.limits.talk.share(session)
    async with table.lock:
        name = guest.name if seat is None else table.chairs[seat].name
        await guest.house.say(table, seat, name, text, session)


async def back(guest: Guest, _wish: Back) -> None:
    await persistently(guest.table, lambda: guest.table.recall(guest.seat))


async def refresh(guest: Guest, _wish: Refresh) -> None:
    async with guest.table.lock:
        await guest.table.freshen()
        guest.table.show_all(guest.socket)


async def hint(guest: Guest, wish: AskHint) -> None:
    """The Chancellor's advice, if the table allows it."""
    table, seat = guest.table, guest.seat
    if not table.options.hints:
        raise Refused(FORBIDDEN, "this table is played without hints")
    if table.playing.steps[seat] != wish.step or not table.playing.state.options(seat):
        raise Refused(STALE, "you have nothing to decide there")
    await guest.limits.hints.share(guest.socket.session)
    try:
        thought = await guest.house.think(table, seat, ADVISER, advise=True)
    except NoAnswer as error:
        raise Refused(BUSY, "the Chancellor has no answer") from error
    advice = [AdviceLine(*line) for line in thought.advice]
    guest.socket.send(encode(Hint(wish.re, wish.step, advice)).decode())


async def weigh(guest: Guest, wish: Weigh) -> None:
    """Whether a choice could be taken back; found out on a sample, so that the answer tells nothing hidden."""
    table, seat = guest.table, guest.seat
    async with table.lock:
        if table.playing.steps[seat] != wish.step:
            raise Refused(STALE, "the table has moved on")
        world = table.playing.state.sample(seat, Chance(token_bytes(16)))
        if wish.text not in [option.text for option in world.options(seat)]:
            raise Refused(ILLEGAL, "that is not one of your options")
        world.apply(seat, world.legal(seat, wish.text))
        final = not world.takebacks[seat]
    guest.socket.send(encode(Weighed(wish.re, wish.step, wish.text, final)).decode())


async def ask_rewind(guest: Guest, wish: AskRewind) -> None:
    """Ask all to go back; whoever plays alone among bots need not ask."""
    table, seat = guest.table, guest.seat

    async def ask() -> None:
        course = table.playing
        if wish.moment >= len(course.noticed(seat)):
            raise Refused(UNKNOWN, "there is no such moment")
        choices = course.choices_until(seat, wish.moment)
        if choices >= sum(beat.kind == CHOICE for beat in course.beats):
            raise Refused(ILLEGAL, "that is where the game stands")
        await settle(table, Agreement(seat, choices, [seat]))

    await persistently(table, ask)


async def answer_rewind(guest: Guest, wish: AnswerRewind) -> None:
    table, seat = guest.table, guest.seat

    async def answer() -> None:
        asked = table.agreement()
        if asked is None:
            raise Refused(STALE, "nobody asks to go back")
        if wish.agree:
            await settle(table, Agreement(asked.by, asked.choices, sorted({*asked.agreed, seat})))
        else:
            await table.change({"rewind": None})

    await persistently(table, answer)


async def settle(table: Table, asked: Agreement) -> None:
    """Go back if all people agree; else remember who has."""
    if set(table.people()) <= set(asked.agreed):
        if table.row.rewind:
            await table.change({"rewind": None})
        made = sum(beat.kind == CHOICE for beat in table.playing.beats)
        if asked.choices < made:
            await table.append(REWIND, asked.by, str(asked.choices), PERSON)
    else:
        await table.change({"rewind": encode(asked).decode()})


async def persistently(table: Table, work: Callable[[], Awaitable[None]]) -> None:
    """Do it with the table to ourselves, again if another process was faster."""
    async with table.lock:
        while True:
            try:
                await work()
            except Outrun:
                continue
            return


WISHES: Final[dict[type[Wish], Callable[[Guest, Any], Awaitable[None]]]] = {
    Choose: choose,
    TakeBack: take_back,
    AskRewind: ask_rewind,
    AnswerRewind: answer_rewind,
    Say: say,
    AskHint: hint,
    Weigh: weigh,
    Back: back,
    Refresh: refresh,
}
