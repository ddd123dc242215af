"""What clients send over a table's socket: choices, and everything else that people do there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from secrets import token_bytes
from typing import Any, Final

from antechamber.core.chance import Chance
from antechamber.server import rewinding, stand_ins
from antechamber.server.access import must_let_speak
from antechamber.server.limits import Limits
from antechamber.server.names import speech
from antechamber.server.refused import BUSY, FORBIDDEN, ILLEGAL, STALE, Refused
from antechamber.server.server import Server
from antechamber.server.sockets import Socket
from antechamber.server.store import Conflict
from antechamber.server.table import Table
from antechamber.server.wire import (
    AdviceLine,
    AdviceReply,
    AnswerBot,
    AnswerRewind,
    AskAdvice,
    AskRewind,
    Back,
    CheckUndo,
    Choose,
    ClientMessage,
    Refresh,
    Say,
    TakeBack,
    UndoChecked,
    encode,
)
from antechamber.server.worker_process import NoAnswer

ADVISER: Final = "chancellor"
# What some messages cost the process, where others cost 1: a whole view, a world that is made up, a table told to all.
COSTS: Final[dict[type, float]] = {Refresh: 10, CheckUndo: 5, AskRewind: 5}


class Connection:
    """Somebody at a table: the socket, and what they may do how often."""

    def __init__(self, server: Server, table: Table, socket: Socket, limits: Limits, name: str, address: str) -> None:
        self.server = server
        self.table = table
        self.socket = socket
        self.limits = limits
        self.name = name
        self.address = address

    @property
    def seat(self) -> int:
        """The connection's seat; who has none, or no longer, is refused. Asked anew after every wait."""
        return self.table.speaks_for(self.socket)

    async def spend_spectators_breath(self) -> None:
        """Spectators speak less often than players, whoever they say they are; who has no session does not."""
        if not self.socket.session:
            raise Refused(FORBIDDEN, "Say what you are called before you speak.")
        await self.limits.spectators.share(self.socket.session)
        await self.limits.address("remark", self.address)

    def pay(self, cost: float) -> None:
        self.limits.message(self.socket.session, self.address, cost)

    async def grant(self, request: ClientMessage) -> None:
        if self.socket.ending:
            raise Refused(FORBIDDEN, "you are no longer at this table")
        await HANDLERS[type(request)](self, request)


async def choose(connection: Connection, request: Choose) -> None:
    await connection.table.choose(connection.socket, request.step, request.text)


async def take_back(connection: Connection, request: TakeBack) -> None:
    await connection.limits.takebacks.share(connection.socket.session)
    await connection.table.take_back(connection.socket, request.step)


async def say(connection: Connection, request: Say) -> None:
    text, seat, table, session = (
        speech(request.text),
        connection.socket.viewer,
        connection.table,
        connection.socket.session,
    )
    must_let_speak(table, connection.socket)
    if seat is None:
        await connection.spend_spectators_breath()
    else:
        await connection.limits.talk.share(session)
    async with table.lock:
        must_let_speak(table, connection.socket)
        name = connection.name if seat is None else table.seat_rows[seat].name
        await connection.server.chat.say(table, seat, name, text, session)


async def back(connection: Connection, _message: Back) -> None:
    await persistently(connection.table, lambda: connection.table.recall(connection.seat))


async def refresh(connection: Connection, _message: Refresh) -> None:
    async with connection.table.lock:
        await connection.table.freshen()
        connection.table.show_all(connection.socket)


async def advise(connection: Connection, request: AskAdvice) -> None:
    """The Chancellor's advice, if the table allows it."""
    table, seat = connection.table, connection.seat
    if not table.options.hints:
        raise Refused(FORBIDDEN, "this table is played without hints")
    if table.playing.steps[seat] != request.step or not table.playing.state.options(seat):
        raise Refused(STALE, "you have nothing to decide there")
    await connection.limits.hints.share(connection.socket.session)
    try:
        answer = await connection.server.driver.advise(table, seat, ADVISER, connection.socket.session)
    except NoAnswer as error:
        raise Refused(BUSY, "the Chancellor has no answer") from error
    advice = [AdviceLine(*line) for line in answer.advice]
    connection.socket.send(encode(AdviceReply(request.re, request.step, advice)).decode())


async def weigh(connection: Connection, request: CheckUndo) -> None:
    """Whether a choice could be taken back; found out on a sample, so that the answer tells nothing hidden."""
    table, seat = connection.table, connection.seat
    async with table.lock:
        if table.playing.steps[seat] != request.step:
            raise Refused(STALE, "the table has moved on")
        world = table.playing.state.sample(seat, Chance(token_bytes(16)))
        if request.text not in [option.text for option in world.options(seat)]:
            raise Refused(ILLEGAL, "that is not one of your options")
        world.apply(seat, world.legal(seat, request.text))
        final = not world.takebacks[seat]
    connection.socket.send(encode(UndoChecked(request.re, request.step, request.text, final)).decode())


async def ask_rewind(connection: Connection, request: AskRewind) -> None:
    session = connection.socket.session
    await connection.limits.takebacks.share(session)
    await persistently(
        connection.table, lambda: rewinding.ask(connection.table, connection.seat, session, request.moment)
    )


async def answer_rewind(connection: Connection, request: AnswerRewind) -> None:
    async def answer() -> None:
        connection.table.speaks_for(connection.socket)
        await rewinding.answer(connection.table, connection.socket.session, request.request, request.agree)

    await persistently(connection.table, answer)


async def answer_bot(connection: Connection, request: AnswerBot) -> None:
    await connection.limits.announcements.share(connection.socket.session)
    await persistently(
        connection.table, lambda: stand_ins.answer(connection.table, connection.seat, request.level, request.agree)
    )


async def persistently(table: Table, work: Callable[[], Awaitable[None]]) -> None:
    """Do it with the table to ourselves, again if another process was faster."""
    async with table.lock:
        while True:
            try:
                await work()
            except Conflict:
                continue
            return


HANDLERS: Final[dict[type[ClientMessage], Callable[[Connection, Any], Awaitable[None]]]] = {
    Choose: choose,
    TakeBack: take_back,
    AskRewind: ask_rewind,
    AnswerRewind: answer_rewind,
    AnswerBot: answer_bot,
    Say: say,
    AskAdvice: advise,
    CheckUndo: weigh,
    Back: back,
    Refresh: refresh,
}
