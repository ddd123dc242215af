"""Setting up tables: new ones, from a record, from a moment of a finished game, and once more for the same people."""

from __future__ import annotations

from secrets import token_bytes, token_hex
from typing import Final

import msgspec

from antechamber.bots import LEVELS
from antechamber.core.errors import AntechamberError
from antechamber.core.game import Game
from antechamber.core.record import Record, read_record
from antechamber.server.access import look_at
from antechamber.server.callers import Caller
from antechamber.server.clock import now
from antechamber.server.course import MOST_EDITS, TABLE_SEAT, Course, dealt, going_back
from antechamber.server.house import House
from antechamber.server.perspective import result
from antechamber.server.records import (
    BOT,
    CHOICE,
    HOST,
    HOST_SEAT,
    MOMENT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    RECORD,
    REWIND,
    SEED,
    WAITING,
    Chair,
    ChoiceRow,
    TableRow,
)
from antechamber.server.refused import ILLEGAL, MALFORMED, UNKNOWN, Refused
from antechamber.server.table import Table
from antechamber.server.tokens import dead_link, hashed, new_table_id, new_token
from antechamber.server.wire import Continue, Links, NewTable, Options, SeatWish, encode

COLOURS: Final = ("red", "blue", "green", "yellow", "purple")
SEED_BYTES: Final = 32
LONGEST_RECORD: Final = 5000


async def set_up(house: House, wish: NewTable, caller: Caller, arranged: str = RECORD) -> Links:
    """A new table; its links are told now and never again. One that begins with a record is `arranged`."""
    async with house.quotas.new_table(caller):
        return await set_up_counted(house, wish, caller, arranged)


async def set_up_counted(house: House, wish: NewTable, caller: Caller, arranged: str) -> Links:
    record = read(wish) if wish.record else None
    if record is None:
        name, game = wish.components, house.library.game(wish.game, wish.components)
    else:
        name, game = house.library.with_digest(record.game, record.components)
    await house.try_out(game.key, name)
    seats = record.seats if record else len(wish.seats)
    check_seats(game, wish.seats, seats)
    row = new_row(game, name, seats, wish.options, wish.listed)
    row.given_up = await house.store.count_given_up([caller.session], row.game)
    log = [] if record is None else await begin_with(house, game, row, record, caller.session)
    if record is not None:
        row.arranged = arranged if log else SEED
    if wish.start and not record:
        row.status = PLAYING
    return await place(house, row, seat_people(row.id, wish.seats, caller.name), log, wish.seats, caller.session)


async def place(
    house: House, row: TableRow, chairs: list[Chair], log: list[ChoiceRow], wishes: list[SeatWish], session: str
) -> Links:
    """Store a table, keep its secrets as hashes, and seat who set it up."""
    if row.status == PLAYING and not log:
        fill_open_seats(chairs)
        game = house.library.game(row.game, row.components)
        row.pending = " ".join(map(str, dealt(game, row).state.pending()))
    tokens = {chair.seat: new_token() for chair in chairs if chair.kind != BOT}
    for chair in chairs:
        chair.link = hashed(tokens[chair.seat]) if chair.seat in tokens else dead_link()
    mine = [HOST_SEAT, *[seat for seat, wish in enumerate(wishes) if wish.mine]]
    await house.store.create(row, chairs, log, [(seat, session) for seat in mine])
    await look_after(house, row.id)
    return Links(row.id, tokens)


def new_row(game: Game, components: str, seats: int, options: Options, listed: bool) -> TableRow:
    moment = now()
    return TableRow(
        id=new_table_id(),
        game=game.key,
        components=components,
        digest=game.sheet.digest,
        rules=game.rules,
        seats=seats,
        seed=token_bytes(SEED_BYTES).hex(),
        options=encode(options).decode(),
        status=WAITING,
        listed=listed,
        created=moment,
        changed=moment,
    )


def check_seats(game: Game, wishes: list[SeatWish], seats: int) -> None:
    if not game.fewest <= seats <= game.most:
        raise Refused(MALFORMED, f"{game.title} is for {game.fewest} to {game.most} players, not {seats}")
    if len(wishes) != seats:
        raise Refused(MALFORMED, f"{seats} seats are played, {len(wishes)} are described")
    for wish in wishes:
        if wish.kind == BOT:
            check_level(wish.level or "")


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused(UNKNOWN, f"there is no bot called '{level}'; there are: {', '.join(LEVELS)}")


def seat_people(table_id: str, wishes: list[SeatWish], own_name: str) -> list[Chair]:
    """The host's tools, then the seats in order."""
    chairs = [Chair(table_id=table_id, seat=HOST_SEAT, kind=HOST, name="", colour="", link="")]
    for seat, wish in enumerate(wishes):
        named = wish.name or (own_name if wish.mine else (wish.level or "").capitalize())
        chairs.append(
            Chair(
                table_id=table_id,
                seat=seat,
                kind=PERSON if wish.mine else wish.kind,
                name=named,
                colour=wish.colour or COLOURS[seat % len(COLOURS)],
                level=(wish.level or "") if wish.kind == BOT and not wish.mine else "",
                link="",
            )
        )
    return chairs


def fill_open_seats(chairs: list[Chair]) -> list[Chair]:
    """Seats that nobody has taken are given to bots, and their invitations lead nowhere; these are returned."""
    filled = [chair for chair in chairs if chair.kind == OPEN]
    for chair in filled:
        chair.kind, chair.level, chair.name = BOT, "courtier", chair.name or "Courtier"
        chair.link = dead_link()
    return filled


# From a record


def read(wish: NewTable) -> Record:
    try:
        record = read_record(wish.record)
    except AntechamberError as error:
        raise Refused(MALFORMED, str(error)) from error
    if wish.choices is not None:
        record.cut(wish.choices)
    if len(record.choices) + len(record.anew) > LONGEST_RECORD:
        raise Refused(MALFORMED, f"a record here has at most {LONGEST_RECORD} choices")
    if len(record.anew) > MOST_EDITS:
        raise Refused(MALFORMED, f"a record here is dealt anew at most {MOST_EDITS} times")
    return record


async def begin_with(house: House, game: Game, row: TableRow, record: Record, session: str) -> list[ChoiceRow]:
    """The record as a log, each choice checked by the rules."""
    if record.rules != str(game.rules):
        raise Refused(ILLEGAL, f"played by version {record.rules} of the rules; this is version {game.rules}")
    row.seed = record.seed.hex()
    course = Course(game, row.seats, record.seed, row.created)
    log: list[ChoiceRow] = []

    def follow(entry: tuple[str, int, str]) -> None:
        number, (kind, seat, text) = len(log), entry
        if seat >= row.seats:
            raise Refused(ILLEGAL, f"choice {number + 1}: there is no seat {seat}")
        choice = ChoiceRow(
            table_id=row.id,
            number=number,
            kind=kind,
            seat=seat,
            text=text,
            made=row.created,
            maker="record",
            mark=token_hex(16),
        )
        try:
            course.propose(choice)
        except AntechamberError as error:
            raise Refused(ILLEGAL, f"choice {number + 1}: {error}") from error
        log.append(choice)

    await house.slices.each(entries(record), follow, session)
    s = course.state
    row.length, row.pending = len(log), " ".join(map(str, s.pending()))
    row.status = OVER if s.over else PLAYING
    row.result = encode(result(s)).decode() if s.over else None
    return log


def entries(record: Record) -> list[tuple[str, int, str]]:
    """What a record holds after its head, as rows of a log say it: kind, seat and text."""
    found = [(REWIND, TABLE_SEAT, going_back(0, deal)) for deal in record.dealt_anew(0)]
    for made, (seat, text) in enumerate(record.choices, start=1):
        found.append((CHOICE, seat, text))
        found += [(REWIND, TABLE_SEAT, going_back(made, deal)) for deal in record.dealt_anew(made)]
    return found


async def go_on_from(house: House, wish: Continue, caller: Caller) -> Links:
    """A new table that begins at a moment of a finished game that one may look at."""
    table, _ = await look_at(house, wish.table, caller.session)
    course = table.course
    if course is None or table.row.status != OVER:
        raise Refused(ILLEGAL, "only a finished game can be gone on with elsewhere")
    if wish.moment >= len(course.noticed(wish.viewer)):
        raise Refused(UNKNOWN, "there is no such moment")
    made = course.choices_until(wish.viewer, wish.moment)
    return await set_up(
        house,
        NewTable(
            game=table.game.key,
            seats=wish.seats,
            options=wish.options,
            record=str(course.match.record),
            choices=made,
        ),
        caller,
        MOMENT,
    )


async def rematch(house: House, table: Table, caller: Caller) -> str:
    """The same people once more, at a new table; asked twice, it is the same one. Holds the table's lock.

    The cards are dealt when everybody has come and put in a share; where only bots play, at once.
    """
    if table.row.status != OVER:
        raise Refused(ILLEGAL, "the game is not over yet")
    following = table.row.following
    if following and await house.store.table(following) is not None:
        return following
    async with house.quotas.new_table(caller):
        return await set_up_rematch(house, table)


async def set_up_rematch(house: House, table: Table) -> str:
    row = new_row(table.game, table.row.components, table.row.seats, table.options, table.row.listed)
    row.previous = table.id
    chairs = [
        msgspec.structs.replace(chair, table_id=row.id, stand_in="", share="", offer="", link=dead_link(), used="")
        for _, chair in sorted(table.chairs.items())
    ]
    held = await house.store.holders_of(table.id)
    for chair in chairs:
        if chair.kind == PERSON and chair.seat not in {seat for seat, _ in held}:
            chair.kind = OPEN  # nobody's any more: a bot plays there again
    fill_open_seats(chairs)
    if not any(chair.kind == PERSON for chair in chairs):
        row.status, row.pending = PLAYING, " ".join(map(str, dealt(table.game, row).state.pending()))
    row.given_up = await house.store.count_given_up(hosts(held), row.game)
    await house.store.create(row, chairs, [], held)
    await table.change({"following": row.id})
    await look_after(house, row.id)
    return row.id


def hosts(held: list[tuple[int, str]]) -> list[str]:
    return [session for seat, session in held if seat == HOST_SEAT]


async def look_after(house: House, table_id: str) -> None:
    """A new table that is played at once: bots begin, and clocks run."""
    table = await house.table(table_id)
    if table.course is not None and table.row.status == PLAYING:
        await house.store.set_due(table_id, table.due(table.course, now()))
        table.drive()
