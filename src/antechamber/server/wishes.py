"""What people wish at a table: choices, and everything else that is said over its socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from secrets import token_bytes
from typing import Any, Final

from antechamber.core.chance import Chance
from antechamber.server import rewinding, standing_in
from antechamber.server.access import must_let_speak
from antechamber.server.house import House
from antechamber.server.limits import Limits
from antechamber.server.names import speech
from antechamber.server.refused import BUSY, FORBIDDEN, ILLEGAL, STALE, Refused
from antechamber.server.sockets import Socket
from antechamber.server.store import Outrun
from antechamber.server.table import Table
from antechamber.server.wire import (
    AdviceLine,
    AnswerBot,
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
from antechamber.server.workers import NoAnswer

ADVISER: Final = "chancellor"
# What some wishes cost the process, where others cost 1: a whole view, a world that is made up, a table told to all.
COSTS: Final[dict[type, float]] = {Refresh: 10, Weigh: 5, AskRewind: 5}


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
        """The guest's seat; who has none, or no longer, is refused. Asked anew after every wait."""
        return self.table.speaks_for(self.socket)

    async def spend_spectators_breath(self) -> None:
        """Spectators speak less often than players, whoever they say they are; who has no session does not."""
        if not self.socket.session:
            raise Refused(FORBIDDEN, "Say what you are called before you speak.")
        await self.limits.spectators.share(self.socket.session)
        await self.limits.address("remark", self.address)

    def pay(self, cost: float) -> None:
        self.limits.message(self.socket.session, self.address, cost)

    async def grant(self, wish: Wish) -> None:
        if self.socket.ending:
            raise Refused(FORBIDDEN, "you are no longer at this table")
        await WISHES[type(wish)](self, wish)


async def choose(guest: Guest, wish: Choose) -> None:
    await guest.table.choose(guest.socket, wish.step, wish.text)


async def take_back(guest: Guest, wish: TakeBack) -> None:
    await guest.limits.takebacks.share(guest.socket.session)
    await guest.table.take_back(guest.socket, wish.step)


async def say(guest: Guest, wish: Say) -> None:
    text, seat, table, session = speech(wish.text), guest.socket.viewer, guest.table, guest.socket.session
    must_let_speak(table, guest.socket)
    if seat is None:
        await guest.spend_spectators_breath()
    else:
        await guest.limits.talk.share(session)
    async with table.lock:
        must_let_speak(table, guest.socket)
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
        thought = await guest.house.think(table, seat, ADVISER, asker=guest.socket.session)
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
    session = guest.socket.session
    await guest.limits.takebacks.share(session)
    await persistently(guest.table, lambda: rewinding.ask(guest.table, guest.seat, session, wish.moment))


async def answer_rewind(guest: Guest, wish: AnswerRewind) -> None:
    async def answer() -> None:
        guest.table.speaks_for(guest.socket)
        await rewinding.answer(guest.table, guest.socket.session, wish.request, wish.agree)

    await persistently(guest.table, answer)


async def answer_bot(guest: Guest, wish: AnswerBot) -> None:
    await guest.limits.announcements.share(guest.socket.session)
    await persistently(guest.table, lambda: standing_in.answer(guest.table, guest.seat, wish.level, wish.agree))


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
    AnswerBot: answer_bot,
    Say: say,
    AskHint: hint,
    Weigh: weigh,
    Back: back,
    Refresh: refresh,
}
