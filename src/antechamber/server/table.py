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
from antechamber.server.course import Course
from antechamber.server.deal import Told
from antechamber.server.library import describe
from antechamber.server.manners import Doorkeeper
from antechamber.server.metrics import CHOICES
from antechamber.server.perspective import Perspective, result
from antechamber.server.presence import Presence
from antechamber.server.reading import Key, catch_up, play_again
from antechamber.server.records import (
    HOST_SEAT,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Chair,
    ChoiceRow,
    Standing,
    TableRow,
)
from antechamber.server.refused import BUSY, CLOSED, FORBIDDEN, ILLEGAL, STALE, UNKNOWN, Refused
from antechamber.server.rewinding import rewinding
from antechamber.server.seating import automatic, seat_cards
from antechamber.server.sockets import NOT_YOURS, SENT_AWAY, Socket
from antechamber.server.store import Outrun
from antechamber.server.timekeeper import Timekeeper
from antechamber.server.wire import Options, TableInfo, encode

if TYPE_CHECKING:
    from antechamber.server.house import House

log = structlog.get_logger("tables")
LEASE: Final = 30_000


class Table:
    """Whoever changes the table holds `lock`; nothing is shown to anybody before it is in the store.

    `chairs` and `holders` are those of the row's revision, or newer.
    """

    def __init__(self, house: House, game: Game, row: TableRow, chairs: list[Chair], holders: Holders) -> None:
        self.house = house
        self.game = game
        self.row = row
        self.chairs = {chair.seat: chair for chair in chairs}
        self.holders = holders
        self.course: Course | None = None
        self.lock = Key()
        self.perspectives: dict[int | None, Perspective] = {}
        self.sockets: set[Socket] = set()
        self.presence = Presence(self)
        self.behind = False
        self.driver: asyncio.Task[None] | None = None
        self.last_beat = 0.0
        self.noticed = 0
        self.time = Timekeeper(self)
        self.door = Doorkeeper(self)
        self.used = now()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def owner(self) -> str:
        """A session that has the host's tools: what the table's bots think is on its account."""
        return min(self.holders.of(HOST_SEAT), default="")

    @property
    def options(self) -> Options:
        return msgspec.json.decode(self.row.options, type=Options)

    @property
    def playing(self) -> Course:
        """The game that is being played, or a refusal."""
        if self.row.status == WAITING or self.course is None:
            raise Refused(CLOSED, "the game has not begun")
        if self.row.status != PLAYING:
            raise Refused(CLOSED, "the game is over")
        return self.course

    # The log

    async def deal(self) -> None:
        """Take in the log from the store; an unstarted table has no course."""
        if self.row.status != WAITING:
            self.course = await play_again(self.house, self.game, self.row, self.owner or self.id)

    async def append(self, kind: str, seat: int, text: str, maker: str) -> None:
        """Add a row to the log, after every check, and show it to those who notice it. Holds the lock already."""
        course = self.playing
        row = ChoiceRow(
            table_id=self.id,
            number=course.length,
            kind=kind,
            seat=seat,
            text=text,
            made=now(),
            maker=maker,
            mark=token_hex(16),
        )
        self.try_row(course, row)
        try:
            standing = self.standing(course, row)
            written = await self.house.journal.append(row, standing, self.row.revision)
            if not written:
                await self.catch_up(anew=True)
        except BaseException:
            # The row has been played here and may not be in the store: this position leads nowhere.
            self.house.forget(self)
            raise
        if not written:
            raise Outrun
        try:
            self.take_in(row, standing)
        except Exception:
            # It is in the store, so it is done, whatever is wrong with showing it.
            log.exception("a choice cannot be shown", table=self.id, game=self.game.key, number=row.number)
            self.house.forget(self)

    def try_row(self, course: Course, row: ChoiceRow) -> None:
        try:
            course.propose(row)
        except AntechamberError as error:
            if course.length != row.number:
                self.house.forget(self)
            raise Refused(ILLEGAL, str(error)) from error
        except Exception as error:
            # A mistake in the rules: the position in memory is worth nothing now, the one in the store is.
            log.exception("the rules stumbled", table=self.id, game=self.game.key, number=row.number)
            self.house.forget(self)
            if row.maker != PERSON:
                self.house.aside.put(self.id, type(error).__name__)
            raise Refused(BUSY, "the rules stumbled over that; the table is as it was before") from error

    def standing(self, course: Course, row: ChoiceRow) -> Standing:
        """What the row changes of the table, for lists and for whoever looks after it next."""
        s = course.state
        return Standing(
            length=course.length,
            pending=" ".join(map(str, s.pending())),
            status=OVER if s.over else PLAYING,
            result=encode(result(s)).decode() if s.over else None,
            changed=row.made if row.shown else self.row.changed,
            due=self.due(course, row.made),
        )

    def due(self, course: Course, moment: int, chairs: dict[int, Chair] | None = None) -> int | None:
        """When somebody should look after the table, if whoever does now is gone."""
        pending = course.state.pending()
        if any(automatic((chairs or self.chairs)[seat]) for seat in pending):
            return moment + LEASE
        deadlines = [course.clocks.deadline(seat) for seat in pending]
        return min((one.end for one in deadlines if one is not None), default=None)

    def take_in(self, row: ChoiceRow, standing: Standing) -> None:
        """The row is in the store: remember how the table stands, and tell those who notice it."""
        CHOICES.labels(self.game.key, row.maker).inc()
        for name, value in msgspec.structs.asdict(standing).items():
            setattr(self.row, name, value)
        self.publish()
        if self.row.status == OVER:
            self.house.start(self.house.store.open_seal(self.row))
            self.tell_table()
        self.house.hint(self)
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
                except Outrun:
                    continue
                return

    async def recall(self, seat: int) -> None:
        """The person is back: no bot stands in any more. Holds the lock already."""
        if self.chairs[seat].stand_in:
            chair = msgspec.structs.replace(self.chairs[seat], stand_in="")
            await self.change(self.time.came_back(seat), [chair])

    # Everything else that changes

    async def change(
        self, values: dict[str, Any], chairs: list[Chair] | None = None, holders: Holders | None = None
    ) -> None:
        """Change the table, chairs and who holds them in the store, then here. Holds the lock already.

        If somebody else was faster, that is taken in and Outrun raised: whoever called decides anew.
        """
        before, after = self.holders.pairs, (holders or self.holders).pairs
        changed = {chair.seat: chair for chair in chairs or []}
        values = values | self.time.due_after(values, changed)
        try:
            await self.house.store.change(self.row, values, chairs or [], after - before, before - after)
        except Outrun:
            await self.catch_up()
            raise
        self.row.revision += 1
        for name, value in values.items():
            setattr(self.row, name, value)
        self.chairs |= changed
        self.holders = holders or self.holders
        self.ask_again()
        self.tell_table()
        self.time.adopt()
        self.time.wind()
        self.house.hint(self)
        self.drive()

    async def catch_up(self, anew: bool = False) -> None:
        """Take in what other processes have stored. Holds the lock already."""
        row = await self.house.store.table(self.id)
        if row is None:
            self.house.give_up(self)
            raise Refused(UNKNOWN, "The table is gone.")
        known, chairs, holders, barred = self.row, self.chairs, self.holders, self.door.barred
        if row.revision != known.revision:
            chairs = {chair.seat: chair for chair in await self.house.store.chairs([self.id])}
            holders = Holders(await self.house.store.holders_of(self.id))
            barred = await self.door.read()
        said = await self.house.talk(self, known.remarks) if row.remarks != known.remarks else None
        ruling = self.time.ruling
        course = await catch_up(self, row, anew)
        # Everything has been read: from here to there nothing can go wrong halfway.
        self.row, self.course, self.chairs, self.holders = row, course, chairs, holders
        # First of all who may look: what comes then is not for whoever was turned out before it.
        self.door.adopt(barred)
        self.publish()
        if ruling is not None and ruling != self.time.ruling:
            self.time.tell()
        if row.revision != known.revision or row.status != known.status:
            self.tell_table()
        if said is not None:
            self.tell_all(said)

    async def freshen(self) -> None:
        """Where several processes serve, another one may know more, because hints can be late. Holds the lock."""
        if self.house.hints.url:
            await self.catch_up()

    # Bots

    def automatic(self, seat: int) -> str:
        """The level of the bot that decides for a seat now, or empty."""
        return automatic(self.chairs[seat])

    def drive(self) -> None:
        """Let bots decide, if it is their turn and nobody has begun to."""
        if (self.driver is not None and not self.driver.done()) or self.house.aside.has(self.id):
            return
        if self.row.status == PLAYING and self.course is not None:
            pending = self.course.state.pending()
            if any(self.automatic(seat) for seat in pending):
                self.driver = self.house.start(self.house.driver.drive(self))

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
        if self.course is None:
            return
        if self.course.number(None) != self.noticed:
            self.noticed, self.last_beat = self.course.number(None), self.house.driver.time()
        for viewer, perspective in list(self.perspectives.items()):
            lines = [socket for socket in self.sockets if socket.viewer == viewer]
            if not lines:
                del self.perspectives[viewer]
                continue
            news = perspective.update(self.course)
            if news is not None:
                text = news.decode()
                for socket in lines:
                    socket.send(text)
        self.time.wind()

    def perspective(self, viewer: int | None) -> Perspective:
        """A viewer's stream, up to date. Holds the lock already."""
        if self.course is None:
            raise Refused(CLOSED, "the game has not begun")
        found = self.perspectives.get(viewer)
        if found is None or found.number != self.course.number(viewer):
            found = self.perspectives[viewer] = Perspective(self.course, viewer)
        return found

    def show_all(self, socket: Socket) -> None:
        """Send a socket everything its viewer knows. Holds the lock already."""
        if self.course is not None:
            socket.send(self.perspective(socket.viewer).whole(self.course).decode())

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
        row, told, held = self.row, Told(self.row, self.chairs.values()), self.holders.seats(session)
        return TableInfo(
            id=row.id,
            game=row.game,
            title=self.game.title,
            components=describe(row.components, self.game.sheet),
            rules=row.rules,
            status=row.status,  # type: ignore[arg-type]
            seats=seat_cards(self.chairs.values()),
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
        return any(not self.automatic(seat) for seat in range(self.row.seats))
