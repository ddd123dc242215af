"""A table in memory: its rows, who sits at it, how the game stands, and the sockets of the people who look at it.

Whoever changes it, or shows how the game stands, has it as a `LockedTable`: see `table_changes` and `table_streams`.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NewType

from antechamber.core.game import Game
from antechamber.server.access import may_look
from antechamber.server.clock import now
from antechamber.server.deal import DealDisclosure
from antechamber.server.holders import Holders
from antechamber.server.library import describe
from antechamber.server.moderation import Moderation
from antechamber.server.played_game import PlayedGame
from antechamber.server.presence import Presence
from antechamber.server.refused import BUSY, CLOSED, FORBIDDEN, UNKNOWN, Refused
from antechamber.server.rewind_requests import rewinding
from antechamber.server.rows import PLAYING, WAITING, SeatRow, TableRow
from antechamber.server.seat_cards import bot_level, seat_cards
from antechamber.server.sockets import NOT_YOURS, SENT_AWAY, Socket
from antechamber.server.timekeeper import Timekeeper
from antechamber.server.viewer_stream import ViewerStream
from antechamber.server.viewers import Viewer, seat_of
from antechamber.server.wire.encoding import encode, encode_text
from antechamber.server.wire.table import TableInfo
from antechamber.server.wire.table_settings import TableSettings, read_settings

if TYPE_CHECKING:
    from antechamber.server.server import Server

LEASE: Final = 30_000


class TableLock:
    """A table's lock: `async with table.lock as locked` has the table to itself.

    Whoever waited for it while the table was dropped from memory is sent back to the store: what such a table knows may
    never have been written.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.void = False
        self.gone = False

    def locked(self) -> bool:
        return self.lock.locked()

    async def __aenter__(self) -> LockedTable:
        await self.lock.acquire()
        if self.void:
            self.lock.release()
            if self.gone:
                raise Refused(UNKNOWN, "The table is gone.")
            raise Refused(BUSY, "The table is being read from the store again. Try again in a moment.")
        return LockedTable(self.table)

    async def __aexit__(self, *_error: object) -> None:
        self.lock.release()


class Table:
    """Nothing that happens at it is shown to anybody before it is in the store.

    `seat_rows` and `holders` are those of the row's revision, or newer.
    """

    def __init__(self, server: Server, game: Game, row: TableRow, seat_rows: list[SeatRow], holders: Holders) -> None:
        self.server = server
        self.game = game
        self.row = row
        self.seat_rows = {seat_row.seat: seat_row for seat_row in seat_rows}
        self.holders = holders
        self.played: PlayedGame | None = None
        self.lock = TableLock(self)
        self.streams: dict[Viewer, ViewerStream] = {}
        self.sockets: set[Socket] = set()
        self.presence = Presence(self)
        self.behind = False
        self.driver: asyncio.Task[None] | None = None
        self.last_shown = 0.0
        self.quiet_until = 0.0
        self.noticed = 0
        self.time = Timekeeper(self)
        self.moderation = Moderation(self)
        self.used = now()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def host_session(self) -> str:
        """A session that has the host's tools: what the table's bots think is on its bill."""
        return min(self.holders.hosts, default="")

    @property
    def settings(self) -> TableSettings:
        return read_settings.decode(self.row.settings)

    @property
    def playing(self) -> PlayedGame:
        """The game that is being played, or a refusal."""
        if self.row.status == WAITING or self.played is None:
            raise Refused(CLOSED, "The game has not begun.")
        if self.row.status != PLAYING:
            raise Refused(CLOSED, "The game is over.")
        return self.played

    def due(self, played: PlayedGame, at: int, seat_rows: dict[int, SeatRow] | None = None) -> int | None:
        """When somebody should look after the table, if whoever does now is gone."""
        pending = played.state.pending()
        if any(bot_level((seat_rows or self.seat_rows)[seat]) for seat in pending):
            return at + LEASE
        deadlines = [played.clocks.deadline(seat) for seat in pending]
        return min((one.end for one in deadlines if one is not None), default=None)

    # Bots

    def bot_level(self, seat: int) -> str:
        """The level of the bot that decides for a seat now, or empty."""
        return bot_level(self.seat_rows[seat])

    @property
    def played_by_people(self) -> bool:
        """Whether a person decides for any of the seats."""
        return any(not self.bot_level(seat) for seat in range(self.row.seats))

    def drive(self) -> None:
        """Let bots decide, if it is their turn and nobody has begun to."""
        if self.is_driven or self.server.quarantine.has(self.id):
            return
        if self.row.status == PLAYING and self.played is not None:
            pending = self.played.state.pending()
            if any(self.bot_level(seat) for seat in pending):
                self.driver = self.server.background.start(self.server.driver.drive(self))

    def may_reconsider(self, seat: int) -> bool:
        """Whether a person who has ended a turn plays against bots alone, and could take the turn back."""
        rivals = [other for other in range(self.row.seats) if other != seat]
        against_bots = bool(self.settings.pace) and all(self.bot_level(other) for other in rivals)
        return against_bots and self.played is not None and self.played.undoable(seat) > 0

    @property
    def is_driven(self) -> bool:
        """Whether bots play just now, through this process."""
        return self.driver is not None and not self.driver.done()

    def go_on(self) -> None:
        """Somebody has come: bots that nobody waited for any more play again."""
        if self.row.due is None:
            self.drive()

    # Who looks on

    def speaks_for(self, socket: Socket) -> int:
        """The seat that a socket chooses for; whoever was turned out, or only watches, is refused."""
        if socket.ending or not may_look(self, socket.session, socket.viewer):
            raise Refused(FORBIDDEN, "This seat is no longer yours.")
        seat = seat_of(socket.viewer)
        if seat is None:
            raise Refused(FORBIDDEN, "Spectators only watch.")
        return seat

    def ask_again(self) -> None:
        """Close the sockets of those who may no longer look; nothing more is sent to them."""
        for socket in self.sockets:
            if not may_look(self, socket.session, socket.viewer):
                socket.drop(SENT_AWAY if self.moderation.keeps_out(socket.session) else NOT_YOURS)

    def tell_table(self) -> None:
        for socket in self.sockets:
            socket.send(encode_text(self.info(socket.viewer, socket.session)))

    def tell_presence(self) -> None:
        self.tell_all(encode(self.presence.told()))

    def tell_all(self, message: bytes) -> None:
        text = message.decode()
        for socket in self.sockets:
            socket.send(text)

    # What it looks like from outside

    def info(self, viewer: Viewer, session: str) -> TableInfo:
        row, told = self.row, DealDisclosure(self.row, self.seat_rows.values())
        return TableInfo(
            id=row.id,
            game=row.game,
            title=self.game.title,
            components=describe(row.components, self.game.sheet),
            rules=row.rules,
            status=row.status,
            seats=seat_cards(self.seat_rows.values()),
            settings=self.settings,
            listed=row.listed,
            arranged=row.arranged,
            given_up=row.given_up,
            revision=row.revision,
            created=row.created,
            seed_hash=told.seed_hash,
            share_hashes=told.share_hashes,
            half=told.half,
            shares=told.shares,
            seed=told.seed,
            rewind=rewinding(self, viewer, session),
            previous=row.previous,
            following=row.following,
            taken=self.holders.taken(),
            mine=sorted(self.holders.seats(session)),
            host=self.holders.is_host(session),
            seat=seat_of(viewer),
            server_time=now(),
        )


LockedTable = NewType("LockedTable", Table)
