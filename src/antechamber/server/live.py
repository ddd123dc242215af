"""The socket of a table: what comes in is checked, granted or refused; what goes out is in `table`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from antechamber.server.access import look_at
from antechamber.server.house import House
from antechamber.server.journal import BROKEN
from antechamber.server.limits import Limits
from antechamber.server.metrics import REFUSALS, TAKEN
from antechamber.server.refused import BUSY, FORBIDDEN, LIMIT, MALFORMED, STALE, Refused
from antechamber.server.requests import whole
from antechamber.server.sessions import find_session
from antechamber.server.sockets import GONE, NOT_YOURS, TOO_MANY, TRY_AGAIN, Socket
from antechamber.server.table import Table
from antechamber.server.wire import AnyWish, AskHint, Done, Refusal, StoreState, encode, read_wish
from antechamber.server.wishes import Guest

log = structlog.get_logger("live")
NOT_HERE: Final = {FORBIDDEN: NOT_YOURS, LIMIT: TOO_MANY}
LONGEST_GOODBYE: Final = 2.0


async def live(websocket: WebSocket) -> None:
    """Serve one socket from its first to its last message."""
    house: House = websocket.app.state.house
    limits: Limits = websocket.app.state.limits
    try:
        address = websocket.app.state.addresses.of(websocket)
        await limits.address("socket", address)
        table, viewer, session, name = await admit(house, websocket, address)
    except BROKEN:
        await websocket.accept()
        await websocket.close(TRY_AGAIN)
        return
    except Refused as refusal:
        REFUSALS.labels(refusal.code).inc()
        await websocket.accept()
        await websocket.send_text(encode(Refusal(0, refusal.code, refusal.sentence)).decode())
        await websocket.close(NOT_HERE.get(refusal.code, GONE))
        return
    await websocket.accept()
    socket = Socket(websocket, viewer, session)
    try:
        await welcome(house, table, socket, websocket.query_params.get("since", ""))
        await listen(Guest(house, table, socket, limits, name, address), websocket)
    except (Refused, *BROKEN) as error:
        log.info("a line ends", table=table.id, why=str(error) or type(error).__name__)
    finally:
        socket.end(TRY_AGAIN)
        await asyncio.wait({socket.sender}, timeout=LONGEST_GOODBYE)
        table.sockets.discard(socket)
        await socket.close()
        table.tell_presence()
        house.hint(table)


async def admit(house: House, websocket: WebSocket, address: str) -> tuple[Table, int | None, str, str]:
    """Who comes to which table, and looks from where."""
    session, name = await find_session(house.store, websocket)
    house.whereabouts.note(session, address)
    table, held = await look_at(house, websocket.path_params["table_id"], session)
    wanted = websocket.query_params.get("seat")
    seat = None if wanted is None else whole(wanted)
    if wanted is not None and (seat is None or seat not in held):
        raise Refused(FORBIDDEN, "that is not your seat; come by its link")
    return table, seat, session, name


async def welcome(house: House, table: Table, socket: Socket, since: str) -> None:
    """Tell somebody who has come how the table stands; who missed nothing is spared the view."""
    async with table.lock:
        most = house.settings.sockets_per_session
        if most and sum(other.owner == socket.owner for other in house.watch.sockets()) >= most:
            words = f"You have {most} tables open already; close one of their pages first."
            socket.send(encode(Refusal(0, LIMIT, words)).decode())
            socket.end(TOO_MANY)
            return
        await table.freshen()
        table.sockets.add(socket)
        # They may have been turned out since they were let in.
        table.ask_again()
        socket.send(encode(table.info(socket.viewer, socket.session)).decode())
        if table.course is not None and since != str(table.course.number(socket.viewer)):
            table.show_all(socket)
        elif table.course is not None:
            table.perspective(socket.viewer)
        table.time.greet(socket)
        table.door.greet(socket)
        socket.send((await house.talk(table, 0)).decode())
        if house.journal.pulse.stopped:
            socket.send(encode(StoreState(answers=False)).decode())
        table.tell_presence()
        house.hint(table)
        table.go_on()


async def listen(guest: Guest, websocket: WebSocket) -> None:
    """Until the line ends, from either side."""
    reader = asyncio.create_task(read_forever(guest, websocket))
    await asyncio.wait({reader, guest.socket.sender}, return_when=asyncio.FIRST_COMPLETED)
    reader.cancel()
    await asyncio.gather(reader, return_exceptions=True)


async def read_forever(guest: Guest, websocket: WebSocket) -> None:
    while True:
        try:
            message = await websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if message["type"] == "websocket.disconnect":
            return
        await answer(guest, message.get("text"))


async def answer(guest: Guest, message: str | None) -> None:
    """Grant a wish or say why not; whoever waits for advice may choose meanwhile."""
    guest.socket.expect()
    try:
        guest.limits.messages.spend(guest.socket.session or str(id(guest.socket)))
        wish = understand(message)
    except Refused as refusal:
        refuse(refusal, 0, guest.socket.answer)
        return
    if isinstance(wish, AskHint):
        guest.socket.unanswered -= 1
        guest.house.start(grant(guest, wish, guest.socket.send))
    else:
        await grant(guest, wish, guest.socket.answer)


async def grant(guest: Guest, wish: AnyWish, tell: Callable[[str], None]) -> None:
    """Grant a wish or say why not. A stale one is answered with how things stand."""
    loop = asyncio.get_running_loop()
    arrived = loop.time()
    try:
        await guest.house.see_through(guest.grant(wish))
    except Refused as refusal:
        if refusal.code == STALE:
            await show_again(guest)
        refuse(refusal, wish.re, tell)
    except BROKEN:
        refuse(Refused(BUSY, "The store does not answer at the moment. Try again soon."), wish.re, tell)
    except Exception:
        log.exception("a wish failed", table=guest.table.id)
        refuse(Refused(BUSY, "something went wrong here; look at the table again"), wish.re, tell)
    else:
        TAKEN.observe(loop.time() - arrived)
        # What the viewer has been sent, not what the table is about to store for somebody else.
        told = guest.table.perspectives.get(guest.socket.viewer)
        tell(encode(Done(wish.re, told.number if told else 0)).decode())


def understand(message: str | None) -> AnyWish:
    if message is None:
        raise Refused(MALFORMED, "messages are text")
    try:
        return read_wish.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused(MALFORMED, f"this message is not understood: {error}") from error


async def show_again(guest: Guest) -> None:
    """Send the whole view, unless the line is about to end anyway."""
    with suppress(Refused):
        async with guest.table.lock:
            guest.table.show_all(guest.socket)


def refuse(refusal: Refused, re: int, tell: Callable[[str], None]) -> None:
    REFUSALS.labels(refusal.code).inc()
    tell(encode(Refusal(re, refusal.code, refusal.sentence)).decode())
