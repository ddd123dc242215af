"""What those who look at a table are shown of its game: never what is not in the store yet, so under its lock."""

from __future__ import annotations

from antechamber.server.refused import CLOSED, Refused
from antechamber.server.sockets import Socket
from antechamber.server.table import LockedTable
from antechamber.server.viewer_stream import ViewerStream
from antechamber.server.viewers import SPECTATORS, Viewer


def publish(table: LockedTable) -> None:
    """Send everybody who is connected what has changed for them."""
    if table.played is None:
        return
    if table.played.number(SPECTATORS) != table.noticed:
        table.noticed, table.last_shown = table.played.number(SPECTATORS), table.server.driver.time()
    for viewer, stream in list(table.streams.items()):
        watching = [socket for socket in table.sockets if socket.viewer == viewer]
        if not watching:
            del table.streams[viewer]
            continue
        news = stream.update(table.played)
        if news is not None:
            text = news.decode()
            for socket in watching:
                socket.send(text)
    table.time.set_timer()


def stream_of(table: LockedTable, viewer: Viewer) -> ViewerStream:
    """A viewer's stream, up to date."""
    if table.played is None:
        raise Refused(CLOSED, "The game has not begun.")
    found = table.streams.get(viewer)
    if found is None or found.number != table.played.number(viewer):
        found = table.streams[viewer] = ViewerStream(table.played, viewer)
    return found


def show_all(table: LockedTable, socket: Socket) -> None:
    """Send a socket everything its viewer knows."""
    if table.played is not None:
        socket.send(stream_of(table, socket.viewer).whole(table.played).decode())
