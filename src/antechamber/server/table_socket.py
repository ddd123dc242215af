"""The socket of a table: what comes in is checked, granted or refused; what goes out is in `table`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from antechamber.server.addresses import LOCAL
from antechamber.server.client_messages import COSTS, Connection
from antechamber.server.limits import Limits
from antechamber.server.looking import look_at
from antechamber.server.metrics import CHOICE_SECONDS, REFUSALS
from antechamber.server.refused import BUSY, FORBIDDEN, LIMIT, MALFORMED, NO_STORE, STALE, Refused
from antechamber.server.requests import whole
from antechamber.server.server import Server
from antechamber.server.sessions import find_session
from antechamber.server.sockets import GONE, NOT_YOURS, TOO_MANY, TRY_AGAIN, Socket, turn_away
from antechamber.server.store_status import BROKEN, reason
from antechamber.server.table import Table
from antechamber.server.table_changes import freshen
from antechamber.server.table_streams import show_all, stream_of
from antechamber.server.viewers import Viewer, viewer_at
from antechamber.server.wire.client import AnyClientMessage, AskAdvice, Refresh, read_client_message
from antechamber.server.wire.encoding import encode_text
from antechamber.server.wire.table import Done, Refusal, StoreState

log = structlog.get_logger("live")
NOT_HERE: Final = {FORBIDDEN: NOT_YOURS, LIMIT: TOO_MANY}
LONGEST_GOODBYE: Final = 2.0
# Browsers have a session before they come to a table.
MOST_STRANGERS: Final = 10


async def live(websocket: WebSocket) -> None:
    """Serve one socket from its first to its last message."""
    server: Server = websocket.app.state.server
    limits: Limits = websocket.app.state.limits
    try:
        address = websocket.app.state.addresses.of(websocket)
        await limits.address("socket", address)
        table, viewer, session, name = await admit(server, websocket, address)
    except BROKEN:
        await turn_away(websocket, TRY_AGAIN)
        return
    except Refused as refusal:
        REFUSALS.labels(refusal.code).inc()
        words = encode_text(Refusal(0, refusal.code, refusal.sentence))
        await turn_away(websocket, NOT_HERE.get(refusal.code, GONE), words)
        return
    await websocket.accept()
    socket = Socket(websocket, viewer, session, address)
    try:
        await welcome(server, table, socket, websocket.query_params.get("since", ""))
        await listen(Connection(server, table, socket, limits, name, address), websocket)
    except (Refused, *BROKEN) as error:
        log.info("a socket ends", table=table.id, why=reason(error))
    finally:
        socket.end(TRY_AGAIN)
        await asyncio.wait({socket.sender}, timeout=LONGEST_GOODBYE)
        if socket in table.sockets:
            table.sockets.remove(socket)
            server.crowd.leave(socket)
        await socket.close()
        table.tell_presence()
        server.notify(table)


async def admit(server: Server, websocket: WebSocket, address: str) -> tuple[Table, Viewer, str, str]:
    """Who comes to which table, and looks from where."""
    session, name = await find_session(server.store, websocket)
    server.session_addresses.note(session, address)
    table, held = await look_at(server, websocket.path_params["table_id"], session)
    wanted = websocket.query_params.get("seat")
    seat = None if wanted is None else whole(wanted)
    if wanted is not None and (seat is None or seat not in held):
        raise Refused(FORBIDDEN, "That is not your seat; come by its link.")
    return table, viewer_at(seat), session, name


async def welcome(server: Server, table: Table, socket: Socket, since: str) -> None:
    """Tell somebody who has come how the table stands; who missed nothing is spared the view."""
    async with table.lock as locked:
        if words := crowded(server, socket):
            socket.send(encode_text(Refusal(0, LIMIT, words)))
            socket.end(TOO_MANY)
            return
        await freshen(locked)
        table.sockets.add(socket)
        server.crowd.enter(socket)
        # They may have been turned out since they were let in.
        table.ask_again()
        socket.send(encode_text(table.info(socket.viewer, socket.session)))
        if table.played is not None and since != str(table.played.number(socket.viewer)):
            show_all(locked, socket)
        elif table.played is not None:
            stream_of(locked, socket.viewer)
        table.time.greet(socket)
        table.moderation.greet(socket)
        socket.send((await server.chat.history(table, 0)).decode())
        if server.journal.status.stopped:
            socket.send(encode_text(StoreState(answers=False)))
        table.tell_presence()
        server.notify(table)
        table.go_on()


def crowded(server: Server, socket: Socket) -> str:
    """Why there can be no more sockets of somebody, or from where they come; nothing if there can."""
    crowd, place, most = server.crowd, socket.place, server.settings.sockets_per_session
    if most and crowd.clients[socket.client] >= most:
        return f"You have {most} tables open already; close one of their pages first."
    if place == LOCAL:
        return ""
    if not socket.session and crowd.strangers[place] >= MOST_STRANGERS:
        return f"There are {MOST_STRANGERS} tables open without a session where you are; say who you are first."
    most = server.settings.connections_per_address
    return f"There are {most} tables open already where you are." if most and crowd.places[place] >= most else ""


async def listen(connection: Connection, websocket: WebSocket) -> None:
    """Until the socket is closed, from either side."""
    reader = asyncio.create_task(read_forever(connection, websocket))
    await asyncio.wait({reader, connection.socket.sender}, return_when=asyncio.FIRST_COMPLETED)
    reader.cancel()
    await asyncio.gather(reader, return_exceptions=True)


async def read_forever(connection: Connection, websocket: WebSocket) -> None:
    while True:
        try:
            message = await websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if message["type"] == "websocket.disconnect":
            return
        await answer(connection, message.get("text"))


async def answer(connection: Connection, message: str | None) -> None:
    """Do what a message asks or say why not; whoever waits for advice may choose meanwhile."""
    connection.socket.expect()
    request = understand(message)
    try:
        connection.pay(COSTS.get(type(request), 1))
        if isinstance(request, Refused):
            raise request
    except Refused as refusal:
        refuse(refusal, 0 if isinstance(request, Refused) else request.re, connection.socket.answer)
        # Who sends much at once, all of it in vain, holds nobody up.
        await asyncio.sleep(0)
        return
    if isinstance(request, Refresh):
        await asyncio.sleep(connection.socket.views.take())
    if isinstance(request, AskAdvice):
        connection.socket.unanswered -= 1
        connection.server.background.start(grant(connection, request, connection.socket.send))
    else:
        await grant(connection, request, connection.socket.answer)


async def grant(connection: Connection, request: AnyClientMessage, tell: Callable[[str], None]) -> None:
    """Do what a message asks or say why not. A stale one is answered with how things stand."""
    loop = asyncio.get_running_loop()
    arrived = loop.time()
    try:
        await connection.server.background.run_to_end(connection.grant(request))
    except Refused as refusal:
        if refusal.code == STALE:
            await show_again(connection)
        refuse(refusal, request.re, tell)
    except BROKEN:
        refuse(Refused(BUSY, NO_STORE), request.re, tell)
    except Exception:
        log.exception("a message failed", table=connection.table.id)
        refuse(Refused(BUSY, "Something went wrong here; look at the table again."), request.re, tell)
    else:
        CHOICE_SECONDS.observe(loop.time() - arrived)
        # What the viewer has been sent, not what the table is about to store for somebody else.
        told = connection.table.streams.get(connection.socket.viewer)
        tell(encode_text(Done(request.re, told.number if told else 0)))


def understand(message: str | None) -> AnyClientMessage | Refused:
    if message is None:
        return Refused(MALFORMED, "Messages are text.")
    try:
        return read_client_message.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Refused(MALFORMED, f"This message is not understood: {error}")


async def show_again(connection: Connection) -> None:
    """Send the whole view, unless the socket is about to end, or was sent it just now and all that changed since."""
    if connection.socket.views.early():
        return
    connection.socket.views.take()
    with suppress(Refused):
        async with connection.table.lock as locked:
            show_all(locked, connection.socket)


def refuse(refusal: Refused, re: int, tell: Callable[[str], None]) -> None:
    REFUSALS.labels(refusal.code).inc()
    tell(encode_text(Refusal(re, refusal.code, refusal.sentence)))
