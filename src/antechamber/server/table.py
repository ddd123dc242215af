"""A table in memory: its rows, who sits at it, how the game stands, and the lines to the people who look at it."""

from __future__ import annotations

import asyncio
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from antechamber.core.commitment import commitment
from antechamber.core.errors import AntechamberError
from antechamber.core.game import Game
from antechamber.server.clock import now
from antechamber.server.course import Course
from antechamber.server.library import describe
from antechamber.server.manners import Doorkeeper
from antechamber.server.metrics import CHOICES
from antechamber.server.perspective import Perspective, result
from antechamber.server.records import (
    BOT,
    HOST_SEAT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Chair,
    ChoiceRow,
    Standing,
    TableRow,
)
from antechamber.server.refused import BUSY, CLOSED, ILLEGAL, STALE, Refused
from antechamber.server.sockets import Socket
from antechamber.server.store import Outrun
from antechamber.server.timekeeper import Timekeeper, came_back, ruling
from antechamber.server.wire import (
    Here,
    Options,
    Rewinding,
    SeatCard,
    TableInfo,
    encode,
)

if TYPE_CHECKING:
    from antechamber.server.house import House

log = structlog.get_logger("tables")
LEASE: Final = 30_000


class Agreement(msgspec.Struct):
    """Who wants to go back to after how many choices, and who has agreed."""

    by: int
    choices: int
    agreed: list[int]


class Table:
    """Whoever changes the table holds `lock`; nothing is shown to anybody before it is in the store."""

    def __init__(self, house: House, game: Game, row: TableRow, chairs: list[Chair]) -> None:
        self.house = house
        self.game = game
        self.row = row
        self.chairs = {chair.seat: chair for chair in chairs}
        self.course: Course | None = None
        self.lock = asyncio.Lock()
        self.perspectives: dict[int | None, Perspective] = {}
        self.sockets: set[Socket] = set()
        self.elsewhere: dict[str, tuple[int, list[int]]] = {}
        self.driver: asyncio.Task[None] | None = None
        self.last_beat = 0.0
        self.time = Timekeeper(self)
        self.door = Doorkeeper(self)
        self.used = now()

    @property
    def id(self) -> str:
        return self.row.id

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
        if self.row.status == WAITING:
            return
        rows = await self.house.store.log(self.id)
        self.course = self.played(rows)

    def played(self, rows: list[ChoiceRow]) -> Course:
        started, seed = self.row.started or self.row.created, bytes.fromhex(self.row.seed)
        course = Course(self.game, self.row.seats, seed, started, ruling(self.row), self.house.heart.pauses)
        for row in rows:
            course.follow(row)
        return course

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
            written = await self.house.journal.append(row, standing)
        except Refused:
            self.house.forget(self)
            raise
        if not written:
            await self.catch_up(anew=True)
            raise Outrun
        self.take_in(row, standing)

    def try_row(self, course: Course, row: ChoiceRow) -> None:
        try:
            course.propose(row)
        except AntechamberError as error:
            raise Refused(ILLEGAL, str(error)) from error
        except Exception as error:
            # A mistake in the rules: the position in memory is worth nothing now, the one in the store is.
            log.exception("the rules stumbled", table=self.id, game=self.game.key, number=row.number)
            self.house.forget(self)
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
        if row.shown:
            self.last_beat = asyncio.get_running_loop().time()
        self.publish()
        if self.row.status == OVER:
            self.tell_table()
        self.house.hint(self)
        self.drive()

    async def choose(self, seat: int, step: int, text: str) -> None:
        """A person's choice; one that answers an older decision is not applied."""
        await self.at_step(seat, step, "choice", text)

    async def take_back(self, seat: int, step: int) -> None:
        await self.at_step(seat, step, "undo", "")

    async def at_step(self, seat: int, step: int, kind: str, text: str) -> None:
        async with self.lock:
            while True:
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

    async def arrive(self, seat: int, name: str | None) -> None:
        """Somebody has come by the seat's link; a seat without a name takes theirs."""
        async with self.lock:
            while True:
                chair = self.chairs[seat]
                named = name if name and chair.kind != BOT else chair.name
                kind = PERSON if chair.kind == OPEN else chair.kind
                if (named, kind) == (chair.name, chair.kind):
                    return
                try:
                    await self.change({}, [msgspec.structs.replace(chair, name=named, kind=kind)])
                except Outrun:
                    continue

    async def recall(self, seat: int) -> None:
        """The person is back: no bot stands in any more. Holds the lock already."""
        if self.chairs[seat].stand_in:
            chair = msgspec.structs.replace(self.chairs[seat], stand_in="")
            await self.change({"timing": came_back(self.row, seat)}, [chair])

    # Everything else that changes

    async def change(self, values: dict[str, Any], chairs: list[Chair] | None = None) -> None:
        """Change the table and chairs in the store, then here. Holds the lock already.

        If somebody else was faster, that is taken in and Outrun raised: whoever called decides anew.
        """
        changed = {chair.seat: chair for chair in chairs or []}
        values = values | self.time.due_after(values, changed)
        try:
            await self.house.store.change(self.row, values, chairs or [])
        except Outrun:
            await self.catch_up()
            raise
        self.row.revision += 1
        for name, value in values.items():
            setattr(self.row, name, value)
        self.chairs |= changed
        self.tell_table()
        self.time.adopt()
        self.time.wind()
        self.house.hint(self)
        self.drive()

    async def catch_up(self, anew: bool = False) -> None:
        """Take in what other processes have stored. Holds the lock already."""
        row = await self.house.store.table(self.id)
        if row is None:
            self.house.forget(self)
            raise Refused(CLOSED, "the table is gone")
        known, self.row = self.row, row
        self.time.adopt()
        if row.revision != known.revision:
            self.chairs = {chair.seat: chair for chair in await self.house.store.chairs([self.id])}
            await self.door.learn()
        if anew or self.course is None:
            await self.deal()
        elif row.length > self.course.length:
            for choice in await self.house.store.log(self.id, self.course.length):
                self.course.follow(choice)
        self.publish()
        if row.revision != known.revision or row.status != known.status:
            self.tell_table()
        if row.remarks != known.remarks:
            await self.house.tell_talk(self, known.remarks)

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
        if self.driver is not None and not self.driver.done():
            return
        if self.row.status == PLAYING and self.course is not None:
            pending = self.course.state.pending()
            if any(self.automatic(seat) for seat in pending):
                self.driver = self.house.start(self.house.drive_bots(self))

    # Who looks on

    def publish(self) -> None:
        """Send everybody who is connected what has changed for them."""
        if self.course is None:
            return
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
            socket.send(encode(self.info(socket.viewer, socket.held)).decode())

    def tell_presence(self) -> None:
        message = encode(self.here()).decode()
        for socket in self.sockets:
            socket.send(message)

    def present(self) -> list[int]:
        """The seats that look at the table through this process."""
        return sorted({socket.viewer for socket in self.sockets if socket.viewer is not None})

    def here(self) -> Here:
        recent = now() - 2 * LEASE
        others = [seats for seen, seats in self.elsewhere.values() if seen > recent]
        seats = set(self.present()).union(*others)
        return Here(sorted(seats), sum(socket.viewer is None for socket in self.sockets))

    # What it looks like from outside

    def seat_cards(self) -> list[SeatCard]:
        return seat_cards(list(self.chairs.values()))

    def info(self, viewer: int | None, held: set[int]) -> TableInfo:
        row = self.row
        seed = bytes.fromhex(row.seed)
        return TableInfo(
            id=row.id,
            game=row.game,
            title=self.game.title,
            components=describe(row.components, self.game.sheet),
            rules=row.rules,
            status=row.status,  # type: ignore[arg-type]
            seats=self.seat_cards(),
            options=self.options,
            listed=row.listed,
            imported=row.imported,
            revision=row.revision,
            created=row.created,
            seed_hash=commitment(seed),
            seed=row.seed if row.status == OVER else None,
            rewind=self.rewinding(viewer),
            previous=row.previous,
            following=row.following,
            mine=sorted(held - {HOST_SEAT}),
            host=HOST_SEAT in held,
            seat=viewer,
            server_time=now(),
        )

    def agreement(self) -> Agreement | None:
        return msgspec.json.decode(self.row.rewind, type=Agreement) if self.row.rewind else None

    def rewinding(self, viewer: int | None) -> Rewinding | None:
        asked = self.agreement()
        if asked is None or self.course is None:
            return None
        moment = self.course.moment_of(viewer, asked.choices)
        return Rewinding(asked.by, moment, asked.agreed, self.people())

    def people(self) -> list[int]:
        """The seats whose persons play themselves."""
        return [seat for seat in range(self.row.seats) if self.chairs[seat].kind != BOT and not self.automatic(seat)]


def automatic(chair: Chair) -> str:
    """The level of the bot that decides for a seat, or empty."""
    return chair.level if chair.kind == BOT else chair.stand_in


def seat_cards(chairs: list[Chair]) -> list[SeatCard]:
    """Who sits where, without the links."""
    return [
        SeatCard(chair.seat, chair.kind, chair.name, chair.colour, chair.level, chair.stand_in)  # type: ignore[arg-type]
        for chair in chairs
        if chair.seat >= 0
    ]
