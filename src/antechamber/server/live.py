"""The socket of a table: what comes in is checked, granted or refused; what goes out is in `table`."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from antechamber.server.house import House
from antechamber.server.journal import BROKEN
from antechamber.server.limits import Limits
from antechamber.server.metrics import REFUSALS, TAKEN
from antechamber.server.refused import BUSY, FORBIDDEN, LIMIT, MALFORMED, STALE, Refused
from antechamber.server.requests import whole
from antechamber.server.sessions import find_session
from antechamber.server.sockets import GONE, NOT_YOURS, TOO_MANY, TRY_AGAIN, Socket
from antechamber.server.table import Table
from antechamber.server.wire import AnyWish, Done, Refusal, encode, read_wish
from antechamber.server.wishes import Guest

log = structlog.get_logger("live")
NOT_HERE: Final = {FORBIDDEN: NOT_YOURS, LIMIT: TOO_MANY}
MOST_SOCKETS_OF_A_SESSION: Final = 20


async def live(websocket: WebSocket) -> None:
    """Serve one socket from its first to its last message."""
    house: House = websocket.app.state.house
    limits: Limits = websocket.app.state.limits
    try:
        address = websocket.app.state.addresses.of(websocket)
        await limits.address("socket", address)
        table, viewer, session, name, held = await admit(house, websocket)
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
    socket = Socket(websocket, viewer, session, held)
    try:
        await welcome(house, table, socket, websocket.query_params.get("since", ""))
        await listen(Guest(house, table, socket, limits, name, address), websocket)
    except (Refused, *BROKEN):
        socket.end(TRY_AGAIN)
        await asyncio.wait({socket.sender})
    finally:
        table.sockets.discard(socket)
        await socket.close()
        table.tell_presence()
        house.hint(table)


async def admit(house: House, websocket: WebSocket) -> tuple[Table, int | None, str, str, set[int]]:
    """Who comes to which table, and looks from where."""
    table = await house.table(websocket.path_params["table_id"])
    session, name = await find_session(house.store, websocket)
    held = await house.store.held(table.id, session) if session else set()
    table.door.must_let_in(session, held)
    wanted = websocket.query_params.get("seat")
    if wanted is None:
        if not table.options.spectators and not held:
            raise Refused(FORBIDDEN, "this table is played without spectators")
        return table, None, session, name, held
    seat = whole(wanted)
    if seat is None or seat not in held:
        raise Refused(FORBIDDEN, "that is not your seat; come by its link")
    return table, seat, session, name, held


async def welcome(house: House, table: Table, socket: Socket, since: str) -> None:
    """Tell somebody who has come how the table stands; who missed nothing is spared the view."""
    async with table.lock:
        if len([other for other in table.sockets if other.session == socket.session]) >= MOST_SOCKETS_OF_A_SESSION:
            socket.end(TOO_MANY)
            return
        await table.freshen()
        socket.send(encode(table.info(socket.viewer, socket.held)).decode())
        if table.course is not None and since != str(table.course.number(socket.viewer)):
            table.show_all(socket)
        elif table.course is not None:
            table.perspective(socket.viewer)
        table.time.greet(socket)
        table.door.greet(socket)
        socket.send((await house.talk(table, 0)).decode())
        table.sockets.add(socket)
        table.tell_presence()
        house.hint(table)


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
    """Grant a wish or say why not. A stale one is answered with how things stand."""
    re, loop = 0, asyncio.get_running_loop()
    arrived = loop.time()
    try:
        guest.limits.messages.spend(guest.socket.session or str(id(guest.socket)))
        wish = understand(message)
        re = wish.re
        await guest.house.see_through(guest.grant(wish))
    except Refused as refusal:
        await refuse(guest, re, refusal)
    except Exception:
        log.exception("a wish failed", table=guest.table.id)
        await refuse(guest, re, Refused(BUSY, "something went wrong here; look at the table again"))
    else:
        TAKEN.observe(loop.time() - arrived)
        # What the viewer has been sent, not what the table is about to store for somebody else.
        told = guest.table.perspectives.get(guest.socket.viewer)
        guest.socket.send(encode(Done(re, told.number if told else 0)).decode())


def understand(message: str | None) -> AnyWish:
    if message is None:
        raise Refused(MALFORMED, "messages are text")
    try:
        return read_wish.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused(MALFORMED, f"this message is not understood: {error}") from error


async def refuse(guest: Guest, re: int, refusal: Refused) -> None:
    REFUSALS.labels(refusal.code).inc()
    if refusal.code == STALE:
        async with guest.table.lock:
            guest.table.show_all(guest.socket)
    guest.socket.send(encode(Refusal(re, refusal.code, refusal.sentence)).decode())
