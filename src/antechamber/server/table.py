"""A table in memory: its rows, who sits at it, how the game stands, and the lines to the people who look at it."""

from __future__ import annotations

import asyncio
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from antechamber.core.errors import AntechamberError
from antechamber.core.game import Game
from antechamber.server.access import Holders, may_look
from antechamber.server.clock import now
from antechamber.server.deal import DealDisclosure
from antechamber.server.journal import BROKEN
from antechamber.server.library import describe
from antechamber.server.metrics import CHOICES
from antechamber.server.moderation import Moderation
from antechamber.server.played_game import PlayedGame
from antechamber.server.presence import Presence
from antechamber.server.refused import BUSY, CLOSED, FORBIDDEN, ILLEGAL, STALE, UNKNOWN, Refused
from antechamber.server.rewinding import rewinding
from antechamber.server.rows import (
    HOST_SEAT,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    ChoiceRow,
    SeatRow,
    TableProgress,
    TableRow,
)
from antechamber.server.seat_cards import bot_level, seat_cards
from antechamber.server.sockets import NOT_YOURS, SENT_AWAY, Socket
from antechamber.server.store import Conflict
from antechamber.server.table_loading import TableLock, catch_up, play_again
from antechamber.server.timekeeper import Timekeeper
from antechamber.server.viewer_stream import ViewerStream, result
from antechamber.server.wire import TableInfo, TableSettings, encode

if TYPE_CHECKING:
    from antechamber.server.server import Server

log = structlog.get_logger("tables")
LEASE: Final = 30_000


class Table:
    """Whoever changes the table holds `lock`; nothing is shown to anybody before it is in the store.

    `seat_rows` and `holders` are those of the row's revision, or newer.
    """

    def __init__(self, server: Server, game: Game, row: TableRow, seat_rows: list[SeatRow], holders: Holders) -> None:
        self.server = server
        self.game = game
        self.row = row
        self.seat_rows = {seat_row.seat: seat_row for seat_row in seat_rows}
        self.holders = holders
        self.played: PlayedGame | None = None
        self.lock = TableLock()
        self.streams: dict[int | None, ViewerStream] = {}
        self.sockets: set[Socket] = set()
        self.presence = Presence(self)
        self.behind = False
        self.driver: asyncio.Task[None] | None = None
        self.last_shown = 0.0
        self.noticed = 0
        self.time = Timekeeper(self)
        self.door = Moderation(self)
        self.used = now()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def owner(self) -> str:
        """A session that has the host's tools: what the table's bots think is on its account."""
        return min(self.holders.of(HOST_SEAT), default="")

    @property
    def options(self) -> TableSettings:
        return msgspec.json.decode(self.row.options, type=TableSettings)

    @property
    def playing(self) -> PlayedGame:
        """The game that is being played, or a refusal."""
        if self.row.status == WAITING or self.played is None:
            raise Refused(CLOSED, "the game has not begun")
        if self.row.status != PLAYING:
            raise Refused(CLOSED, "the game is over")
        return self.played

    # The log

    async def deal(self) -> None:
        """Take in the log from the store; an unstarted table has no game."""
        if self.row.is_dealt:
            self.played = await play_again(self.server, self.game, self.row, self.owner or self.id)

    async def append(self, kind: str, seat: int, text: str, maker: str) -> None:
        """Add a row to the log, after every check, and show it to those who notice it. Holds the lock already."""
        played = self.playing
        row = ChoiceRow(
            table_id=self.id,
            number=played.length,
            kind=kind,
            seat=seat,
            text=text,
            made=now(),
            maker=maker,
            mark=token_hex(16),
        )
        self.try_row(played, row)
        try:
            standing = self.standing(played, row)
            written = await self.server.journal.append(row, standing, self.row.revision)
            if not written:
                await self.catch_up(anew=True)
        except BaseException:
            # The row has been played here and may not be in the store: this position leads nowhere.
            self.server.tables.forget(self)
            raise
        if not written:
            raise Conflict
        try:
            self.take_in(row, standing)
        except Exception:
            # It is in the store, so it is done, whatever is wrong with showing it.
            log.exception("a choice cannot be shown", table=self.id, game=self.game.key, number=row.number)
            self.server.tables.forget(self)

    def try_row(self, played: PlayedGame, row: ChoiceRow) -> None:
        try:
            played.propose(row)
        except AntechamberError as error:
            if played.length != row.number:
                self.server.tables.forget(self)
            raise Refused(ILLEGAL, str(error)) from error
        except Exception as error:
            # A mistake in the rules: the position in memory is worth nothing now, the one in the store is.
            log.exception("the rules stumbled", table=self.id, game=self.game.key, number=row.number)
            self.server.tables.forget(self)
            if row.maker != PERSON:
                self.server.quarantine.put(self.id, type(error).__name__)
            raise Refused(BUSY, "the rules stumbled over that; the table is as it was before") from error

    def standing(self, played: PlayedGame, row: ChoiceRow) -> TableProgress:
        """What the row changes of the table, for lists and for whoever looks after it next."""
        s = played.state
        return TableProgress(
            length=played.length,
            pending=" ".join(map(str, s.pending())),
            status=OVER if s.over else PLAYING,
            result=encode(result(s)).decode() if s.over else None,
            changed=row.made if row.shown else self.row.changed,
            due=self.due(played, row.made),
        )

    def due(self, played: PlayedGame, moment: int, seat_rows: dict[int, SeatRow] | None = None) -> int | None:
        """When somebody should look after the table, if whoever does now is gone."""
        pending = played.state.pending()
        if any(bot_level((seat_rows or self.seat_rows)[seat]) for seat in pending):
            return moment + LEASE
        deadlines = [played.clocks.deadline(seat) for seat in pending]
        return min((one.end for one in deadlines if one is not None), default=None)

    def take_in(self, row: ChoiceRow, standing: TableProgress) -> None:
        """The row is in the store: remember how the table stands, and tell those who notice it."""
        CHOICES.labels(self.game.key, row.maker).inc()
        for name, value in msgspec.structs.asdict(standing).items():
            setattr(self.row, name, value)
        self.publish()
        if self.row.status == OVER:
            self.server.background.start(self.server.store.open_seal(self.row))
            self.tell_table()
        self.server.notify(self)
        self.drive()

    async def choose(self, socket: Socket, step: int, text: str) -> None:
        """A person's choice; one that answers an older decision is not applied."""
        await self.at_step(socket, step, "choice", text)

    async def take_back(self, socket: Socket, step: int) -> None:
        await self.at_step(socket, step, "undo", "")

    async def at_step(self, socket: Socket, step: int, kind: str, text: str) -> None:
        async with self.lock:
            while True:
                seat = self.speaks_for(socket)
                if self.playing.steps[seat] != step:
                    await self.freshen()
                if self.playing.steps[seat] != step:
                    raise Refused(STALE, "the table has moved on; look at what you have to decide now")
                try:
                    await self.recall(seat)
                    await self.append(kind, seat, text, PERSON)
                except Conflict:
                    continue
                return

    async def recall(self, seat: int) -> None:
        """The person is back: no bot stands in any more. Holds the lock already."""
        if self.seat_rows[seat].stand_in:
            seat_row = msgspec.structs.replace(self.seat_rows[seat], stand_in="")
            await self.change(self.time.came_back(seat), [seat_row])

    # Everything else that changes

    async def change(
        self, values: dict[str, Any], seat_rows: list[SeatRow] | None = None, holders: Holders | None = None
    ) -> None:
        """Change the table, seats and who holds them in the store, then here. Holds the lock already.

        If somebody else was faster, that is taken in and Outrun raised: whoever called decides anew.
        """
        before, after = self.holders.pairs, (holders or self.holders).pairs
        changed = {seat_row.seat: seat_row for seat_row in seat_rows or []}
        values = values | self.time.due_after(values, changed)
        try:
            await self.server.store.change(self.row, values, seat_rows or [], after - before, before - after)
        except Conflict:
            await self.catch_up()
            raise
        self.row.revision += 1
        for name, value in values.items():
            setattr(self.row, name, value)
        self.seat_rows |= changed
        self.holders = holders or self.holders
        self.ask_again()
        self.tell_table()
        self.time.adopt()
        self.time.wind()
        self.server.notify(self)
        self.drive()

    async def catch_up(self, anew: bool = False) -> None:
        """Take in what other processes have stored. Holds the lock already."""
        row = await self.server.store.table(self.id)
        if row is None:
            self.server.tables.discard(self)
            raise Refused(UNKNOWN, "The table is gone.")
        known, seat_rows, holders, barred = self.row, self.seat_rows, self.holders, self.door.barred
        if row.revision != known.revision:
            seat_rows = {seat_row.seat: seat_row for seat_row in await self.server.store.seat_rows([self.id])}
            holders = Holders(await self.server.store.holders_of(self.id))
            barred = await self.door.read()
        said = await self.server.chat.history(self, known.remarks) if row.remarks != known.remarks else None
        ruling = self.time.ruling
        played = await catch_up(self, row, anew)
        # Everything has been read: from here to there nothing can go wrong halfway.
        self.row, self.played, self.seat_rows, self.holders = row, played, seat_rows, holders
        # First of all who may look: what comes then is not for whoever was turned out before it.
        self.door.adopt(barred)
        self.publish()
        if ruling is not None and ruling != self.time.ruling:
            self.time.tell()
        if row.revision != known.revision or row.status != known.status:
            self.tell_table()
        if said is not None:
            self.tell_all(said)

    def catch_up_soon(self) -> None:
        """Take in what other processes have stored, when the table is free: others do not wait for it."""
        if not self.behind:
            self.behind = True
            self.server.background.start(self.take_news())

    async def take_news(self) -> None:
        try:
            async with self.lock:
                self.behind = False
                await self.catch_up()
        except (Refused, *BROKEN) as error:
            if self.server.tables.find(self.id) is self:
                log.info("news will be read later", table=self.id, why=str(error) or type(error).__name__)

    async def freshen(self) -> None:
        """Where several processes serve, another one may know more, because notices can be late. Holds the lock."""
        if self.server.notices.url:
            await self.catch_up()

    # Bots

    def bot_level(self, seat: int) -> str:
        """The level of the bot that decides for a seat now, or empty."""
        return bot_level(self.seat_rows[seat])

    def drive(self) -> None:
        """Let bots decide, if it is their turn and nobody has begun to."""
        if self.is_driven or self.server.quarantine.has(self.id):
            return
        if self.row.status == PLAYING and self.played is not None:
            pending = self.played.state.pending()
            if any(self.bot_level(seat) for seat in pending):
                self.driver = self.server.background.start(self.server.driver.drive(self))

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
            raise Refused(FORBIDDEN, "this seat is no longer yours")
        if socket.viewer is None:
            raise Refused(FORBIDDEN, "spectators only watch")
        return socket.viewer

    def ask_again(self) -> None:
        """Close the sockets of those who may no longer look; nothing more is sent to them."""
        for socket in self.sockets:
            if not may_look(self, socket.session, socket.viewer):
                socket.drop(SENT_AWAY if self.door.keeps_out(socket.session) else NOT_YOURS)

    def publish(self) -> None:
        """Send everybody who is connected what has changed for them."""
        if self.played is None:
            return
        if self.played.number(None) != self.noticed:
            self.noticed, self.last_shown = self.played.number(None), self.server.driver.time()
        for viewer, stream in list(self.streams.items()):
            lines = [socket for socket in self.sockets if socket.viewer == viewer]
            if not lines:
                del self.streams[viewer]
                continue
            news = stream.update(self.played)
            if news is not None:
                text = news.decode()
                for socket in lines:
                    socket.send(text)
        self.time.wind()

    def stream(self, viewer: int | None) -> ViewerStream:
        """A viewer's stream, up to date. Holds the lock already."""
        if self.played is None:
            raise Refused(CLOSED, "the game has not begun")
        found = self.streams.get(viewer)
        if found is None or found.number != self.played.number(viewer):
            found = self.streams[viewer] = ViewerStream(self.played, viewer)
        return found

    def show_all(self, socket: Socket) -> None:
        """Send a socket everything its viewer knows. Holds the lock already."""
        if self.played is not None:
            socket.send(self.stream(socket.viewer).whole(self.played).decode())

    def tell_table(self) -> None:
        for socket in self.sockets:
            socket.send(encode(self.info(socket.viewer, socket.session)).decode())

    def tell_presence(self) -> None:
        self.tell_all(encode(self.presence.told()))

    def tell_all(self, message: bytes) -> None:
        text = message.decode()
        for socket in self.sockets:
            socket.send(text)

    # What it looks like from outside

    def info(self, viewer: int | None, session: str) -> TableInfo:
        row, told, held = self.row, DealDisclosure(self.row, self.seat_rows.values()), self.holders.seats(session)
        return TableInfo(
            id=row.id,
            game=row.game,
            title=self.game.title,
            components=describe(row.components, self.game.sheet),
            rules=row.rules,
            status=row.status,  # type: ignore[arg-type]
            seats=seat_cards(self.seat_rows.values()),
            options=self.options,
            listed=row.listed,
            arranged=row.arranged,  # type: ignore[arg-type]
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
            mine=sorted(held - {HOST_SEAT}),
            host=HOST_SEAT in held,
            seat=viewer,
            server_time=now(),
        )

    @property
    def played_by_people(self) -> bool:
        """Whether a person decides for any of the seats."""
        return any(not self.bot_level(seat) for seat in range(self.row.seats))
