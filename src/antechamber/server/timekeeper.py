"""A table's clocks: tells them, warns whoever has little time left, and says when somebody should look."""

from __future__ import annotations

import asyncio
from copy import copy
from typing import TYPE_CHECKING, Any

import msgspec

from antechamber.server.clock import now
from antechamber.server.clocks import SECOND, ClockSettings, Deadline, Timing, clock_settings_of
from antechamber.server.played_game import PlayedGame
from antechamber.server.rows import PLAYING, SeatRow
from antechamber.server.sockets import Socket
from antechamber.server.viewer_stream import waiting
from antechamber.server.viewers import seat_of
from antechamber.server.wire.encoding import encode_text
from antechamber.server.wire.table import ClocksChanged, Hurry

if TYPE_CHECKING:
    from antechamber.server.table import Table


class Timekeeper:
    """The clocks of one table in one process."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.timer: asyncio.TimerHandle | None = None
        self.warned: dict[int, int] = {}

    @property
    def played(self) -> PlayedGame | None:
        return self.table.played if self.table.row.status == PLAYING else None

    @property
    def clock_settings(self) -> ClockSettings | None:
        """The clock that runs, if anybody plays."""
        return None if self.played is None else self.played.clocks.settings

    def adopt(self) -> None:
        """Go by the clock that is stored with the table, from now on."""
        if self.played is None:
            return
        found = clock_settings_of(self.table.row)
        if found != self.played.clocks.settings:
            self.played.clocks.adopt(found)
            self.tell()

    def due_after(self, values: dict[str, Any], seat_rows: dict[int, SeatRow]) -> dict[str, Any]:
        """When to look after the table once these values and seats are stored."""
        played = self.played
        if played is None or "due" in values or values.get("status", PLAYING) != PLAYING:
            return {}
        after = copy(played)
        after.clocks = copy(played.clocks)
        after.clocks.adopt(clock_settings_of(msgspec.structs.replace(self.table.row, **values)))
        return {"due": self.table.due(after, now(), self.table.seat_rows | seat_rows)}

    def came_back(self, seat: int) -> dict[str, Any]:
        """What changes when somebody comes back to a seat: who comes too late has a little time, once a decision."""
        played, at = self.played, now()
        if played is None or not played.clocks.is_late(seat, at):
            return {}
        timing = played.clocks.settings.timing
        return {"timing": encode_text(Timing(timing.set, timing.back | {seat: at}))}

    def deadlines(self) -> dict[int, Deadline]:
        """The seats whose persons have to decide before some time, and when that is."""
        if self.played is None:
            return {}
        persons = [seat for seat in self.played.state.pending() if not self.table.bot_level(seat)]
        found = {seat: self.played.clocks.deadline(seat) for seat in persons}
        return {seat: deadline for seat, deadline in found.items() if deadline is not None}

    def late(self) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat, deadline in self.deadlines().items() if deadline.end <= now()]

    # Telling

    def tell(self) -> None:
        """Clocks have changed, though nobody has chosen anything."""
        for socket in self.table.sockets:
            self.tell_one(socket)
        self.set_timer()

    def tell_one(self, socket: Socket) -> None:
        if self.played is not None:
            socket.send(encode_text(ClocksChanged(waiting(self.played))))

    def greet(self, socket: Socket) -> None:
        """Somebody has come: how the clocks stand, and whether they have to hurry."""
        seat = seat_of(socket.viewer)
        deadline = None if seat is None else self.deadlines().get(seat)
        if self.played is not None and self.played.clocks.runs:
            self.tell_one(socket)
        if deadline is not None and deadline.quarter <= now() < deadline.end:
            socket.send(encode_text(Hurry(deadline.end)))

    # Warning

    def set_timer(self) -> None:
        """Wake when somebody who has not been warned has a quarter of the time left."""
        self.stop()
        due = [one.quarter for seat, one in self.deadlines().items() if self.warned.get(seat) != one.end]
        if due:
            delay = max(0, min(due) - now()) / SECOND
            self.timer = asyncio.get_running_loop().call_later(delay, self.warn_all)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()

    def warn_all(self) -> None:
        for seat, deadline in self.deadlines().items():
            if deadline.quarter <= now() and self.warned.get(seat) != deadline.end:
                self.warned[seat] = deadline.end
                self.warn(seat, deadline)
        self.set_timer()

    def warn(self, seat: int, deadline: Deadline) -> None:
        message = encode_text(Hurry(deadline.end))
        for socket in self.table.sockets:
            if socket.viewer == seat and now() < deadline.end:
                socket.send(message)
