"""The socket of a table: what comes in is checked, granted or refused; what goes out is in `table`."""

from __future__ import annotations

import asyncio
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
from antechamber.server.sessions import find_session
from antechamber.server.sockets import GONE, NOT_YOURS, TOO_MANY, TRY_AGAIN, Socket
from antechamber.server.table import Table
from antechamber.server.wire import AnyWish, Done, Refusal, encode, read_wish
from antechamber.server.wishes import Guest

log = structlog.get_logger("live")
NOT_HERE: Final = {FORBIDDEN: NOT_YOURS, LIMIT: TOO_MANY}


async def live(websocket: WebSocket) -> None:
    """Serve one socket from its first to its last message."""
    house: House = websocket.app.state.house
    limits: Limits = websocket.app.state.limits
    try:
        limits.address("socket", websocket.client.host if websocket.client else "")
        table, viewer, session, name = await admit(house, websocket)
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
        await listen(Guest(house, table, socket, limits, name), websocket)
    except (Refused, *BROKEN):
        socket.end(TRY_AGAIN)
        await asyncio.wait({socket.sender})
    finally:
        table.sockets.discard(socket)
        await socket.close()
        table.tell_presence()
        house.hint(table)


async def admit(house: House, websocket: WebSocket) -> tuple[Table, int | None, str, str]:
    """Who comes to which table, and looks from where."""
    session, name = await find_session(house.store, websocket)
    table, held = await look_at(house, websocket.path_params["table_id"], session)
    wanted = websocket.query_params.get("seat")
    if wanted is not None and (not wanted.isdecimal() or int(wanted) not in held):
        raise Refused(FORBIDDEN, "that is not your seat; come by its link")
    return table, None if wanted is None else int(wanted), session, name


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
        socket.send(encode(table.info(socket.viewer, table.holders.seats(socket.session))).decode())
        if table.course is not None and since != str(table.course.number(socket.viewer)):
            table.show_all(socket)
        elif table.course is not None:
            table.perspective(socket.viewer)
        socket.send((await house.talk(table, 0)).decode())
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
