"""What clients send over a table's socket: choices, and everything else that people do there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from secrets import token_bytes
from typing import Any, Final

from antechamber.core.chance import Chance
from antechamber.core.draft import Draft
from antechamber.core.errors import IllegalChoice
from antechamber.server import rewinding, stand_ins, table_changes
from antechamber.server.access import must_let_speak
from antechamber.server.conflicts import retry
from antechamber.server.limits import Limits
from antechamber.server.names import speech
from antechamber.server.played_game import TOGETHER
from antechamber.server.refused import BUSY, FORBIDDEN, ILLEGAL, STALE, Refused
from antechamber.server.server import Server
from antechamber.server.sockets import Socket
from antechamber.server.table import LockedTable, Table
from antechamber.server.table_streams import show_all
from antechamber.server.viewers import seat_of
from antechamber.server.wire.client import (
    AnswerBot,
    AnswerRewind,
    AskAdvice,
    AskRewind,
    Back,
    CheckUndo,
    Choose,
    ClientMessage,
    Compose,
    DraftChoice,
    EndTurn,
    Refresh,
    Say,
    TakeBack,
)
from antechamber.server.wire.encoding import encode_text
from antechamber.server.wire.table import AdviceLine, AdviceReply, UndoChecked
from antechamber.server.worker_process import NoAnswer

ADVISER: Final = "chancellor"
# What some messages cost the process, where others cost 1: a whole view, a sample, a table told to all.
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

    async def limit_spectator(self) -> None:
        """Spectators speak less often than players, whoever they say they are; who has no session does not."""
        if not self.socket.session:
            raise Refused(FORBIDDEN, "Say what you are called before you speak.")
        await self.limits.spectators.spend_everywhere(self.socket.session)
        await self.limits.address("chat", self.address)

    def pay(self, cost: float) -> None:
        self.limits.message(self.socket.session, self.address, cost)

    async def grant(self, request: ClientMessage) -> None:
        if self.socket.ending:
            raise Refused(FORBIDDEN, "You are no longer at this table.")
        await HANDLERS[type(request)](self, request)


async def choose(connection: Connection, request: Choose) -> None:
    await table_changes.choose(connection.table, connection.socket, request.decision, request.text)


async def draft_choice(connection: Connection, request: DraftChoice) -> None:
    await table_changes.draft(connection.table, connection.socket, request.decision, request.text)


async def compose(connection: Connection, request: Compose) -> None:
    await table_changes.compose(connection.table, connection.socket, request.decision, request.things)


async def end_turn(connection: Connection, request: EndTurn) -> None:
    await table_changes.end_turn(connection.table, connection.socket, request.decision)


async def take_back(connection: Connection, request: TakeBack) -> None:
    """What others have not seen is taken back as often as one likes."""
    if connection.seat not in connection.table.playing.drafts:
        await connection.limits.takebacks.spend_everywhere(connection.socket.session)
    await table_changes.take_back(connection.table, connection.socket, request.decision, request.all)


async def say(connection: Connection, request: Say) -> None:
    text, table, socket = speech(request.text), connection.table, connection.socket
    seat, session = seat_of(socket.viewer), socket.session
    must_let_speak(table, socket)
    if seat is None:
        await connection.limit_spectator()
    else:
        await connection.limits.chat.spend_everywhere(session)
    async with table.lock as locked:
        must_let_speak(table, socket)
        name = connection.name if seat is None else table.seat_rows[seat].name
        await connection.server.chat.say(locked, seat, name, text, session)


async def back(connection: Connection, _message: Back) -> None:
    await exclusively(connection.table, lambda table: table_changes.recall(table, connection.seat))


async def refresh(connection: Connection, _message: Refresh) -> None:
    async with connection.table.lock as locked:
        await table_changes.freshen(locked)
        show_all(locked, connection.socket)


async def ask_advice(connection: Connection, request: AskAdvice) -> None:
    """The Chancellor's advice, if the table allows it."""
    table, seat = connection.table, connection.seat
    if not table.settings.advice:
        raise Refused(FORBIDDEN, "This table is played without advice.")
    if table.playing.decisions[seat] != request.decision or not table.playing.state_of(seat).options(seat):
        raise Refused(STALE, "You have nothing to decide there.")
    await connection.limits.advice.spend_everywhere(connection.socket.session)
    try:
        answer = await connection.server.driver.advise(table, seat, ADVISER, connection.socket.session)
    except NoAnswer as error:
        raise Refused(BUSY, "The Chancellor has no answer.") from error
    advice = [AdviceLine(*line) for line in answer.advice]
    connection.socket.send(encode_text(AdviceReply(request.re, request.decision, advice)))


async def check_undo(connection: Connection, request: CheckUndo) -> None:
    """Whether a choice could be taken back; found out on a sample, so that the answer tells nothing hidden."""
    table, seat = connection.table, connection.seat
    async with table.lock:
        if table.playing.decisions[seat] != request.decision:
            raise Refused(STALE, "The table has moved on.")
        sampled = table.playing.state_of(seat).sample(seat, Chance(token_bytes(16)))
        draft, texts = Draft(sampled, seat), request.text.split(TOGETHER)
        try:
            draft.choose(*texts)
        except IllegalChoice as error:
            raise Refused(ILLEGAL, "That is not one of your options.") from error
        for text in texts:
            sampled.apply(seat, sampled.legal(seat, text))
        last = draft.complete and not sampled.takebacks[seat]
    connection.socket.send(encode_text(UndoChecked(request.re, request.decision, request.text, draft.fixed, last)))


async def ask_rewind(connection: Connection, request: AskRewind) -> None:
    session = connection.socket.session
    await connection.limits.takebacks.spend_everywhere(session)
    await exclusively(connection.table, lambda table: rewinding.ask(table, connection.seat, session, request.moment))


async def answer_rewind(connection: Connection, request: AnswerRewind) -> None:
    async def answer(table: LockedTable) -> None:
        table.speaks_for(connection.socket)
        await rewinding.answer(table, connection.socket.session, request.request, request.agree)

    await exclusively(connection.table, answer)


async def answer_bot(connection: Connection, request: AnswerBot) -> None:
    await connection.limits.announcements.spend_everywhere(connection.socket.session)
    await exclusively(
        connection.table, lambda table: stand_ins.answer(table, connection.seat, request.level, request.agree)
    )


async def exclusively(table: Table, work: Callable[[LockedTable], Awaitable[None]]) -> None:
    """Do it with the table to ourselves, again if another process was faster."""
    async with table.lock as locked:
        await retry(lambda: work(locked))


HANDLERS: Final[dict[type[ClientMessage], Callable[[Connection, Any], Awaitable[None]]]] = {
    Choose: choose,
    DraftChoice: draft_choice,
    Compose: compose,
    EndTurn: end_turn,
    TakeBack: take_back,
    AskRewind: ask_rewind,
    AnswerRewind: answer_rewind,
    AnswerBot: answer_bot,
    Say: say,
    AskAdvice: ask_advice,
    CheckUndo: check_undo,
    Back: back,
    Refresh: refresh,
}
