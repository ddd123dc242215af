"""Setting up tables: new ones, from a record, from a moment of a finished game, and once more for the same people."""

from __future__ import annotations

from contextlib import suppress
from secrets import token_bytes
from typing import Final

import msgspec

from antechamber.bots import LEVELS, UnknownBot
from antechamber.core.errors import WrongSeats
from antechamber.core.game import Game
from antechamber.core.record import Record
from antechamber.server.box_shelf import is_box
from antechamber.server.callers import Caller
from antechamber.server.clock import now
from antechamber.server.holders import Holders
from antechamber.server.looking import look_at
from antechamber.server.played_game import dealt
from antechamber.server.refused import ILLEGAL, MALFORMED, UNKNOWN, Refused
from antechamber.server.rows import (
    BOT,
    MOMENT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    RECORD,
    SEED,
    WAITING,
    ChoiceRow,
    SeatRow,
    TableRow,
    listed_seats,
)
from antechamber.server.server import Server
from antechamber.server.table import LockedTable
from antechamber.server.table_changes import change
from antechamber.server.table_from_record import begin_with, read_asked
from antechamber.server.tokens import dead_link, hashed, new_table_id, new_token
from antechamber.server.viewers import from_wire
from antechamber.server.wire.encoding import encode_text
from antechamber.server.wire.lobby import Links
from antechamber.server.wire.requests import Continue, NewTable, SeatRequest
from antechamber.server.wire.scalars import Arranged
from antechamber.server.wire.table_settings import TableSettings

COLOURS: Final = ("red", "blue", "green", "yellow", "purple")
SEED_BYTES: Final = 32


async def set_up(server: Server, request: NewTable, caller: Caller, arranged: Arranged = RECORD) -> Links:
    """A new table; its links are told now and never again. One that begins with a record is `arranged`."""
    async with server.quotas.new_table(caller):
        return await set_up_counted(server, request, caller, arranged)


async def set_up_counted(server: Server, request: NewTable, caller: Caller, arranged: Arranged) -> Links:
    record = read_asked(request) if request.record else None
    name, game = await chosen_set(server, request, record)
    await server.set_trials.check(game.key, name)
    seats = record.seats if record else len(request.seats)
    check_seats(game, request.seats, seats)
    row = new_row(game, name, seats, request.settings, request.listed)
    row.given_up = await server.store.count_given_up([caller.session], row.game)
    log = [] if record is None else await begin_with(server, game, row, record, caller.session)
    if record is not None:
        row.arranged = arranged if log else SEED
    if request.start and not record:
        row.status = PLAYING
    return await place(server, row, seat_people(row.id, request.seats, caller.name), log, request.seats, caller.session)


async def chosen_set(server: Server, request: NewTable, record: Record | None) -> tuple[str, Game]:
    """The set that is asked for; if a record has been played with other values, one that has these."""
    if record is None:
        return request.components, await server.shelf.game(request.game, request.components)
    with suppress(Refused):
        game = await server.shelf.game(record.game, request.components)
        if game.sheet.digest == record.components:
            return request.components, game
    return await server.shelf.with_digest(record.game, record.components)


async def place(
    server: Server,
    row: TableRow,
    seat_rows: list[SeatRow],
    log: list[ChoiceRow],
    requests: list[SeatRequest],
    session: str,
) -> Links:
    """Store a table, keep its secrets as hashes, and seat who set it up."""
    if row.status == PLAYING and not log:
        fill_open_seats(seat_rows)
        game = await server.shelf.game(row.game, row.components)
        row.pending = listed_seats(dealt(game, row).state.pending())
    tokens = {seat_row.seat: new_token() for seat_row in seat_rows if seat_row.kind != BOT}
    for seat_row in seat_rows:
        seat_row.link = hashed(tokens[seat_row.seat]) if seat_row.seat in tokens else dead_link()
    mine, host_token = [seat for seat, request in enumerate(requests) if request.mine], new_token()
    held = Holders([(seat, session) for seat in mine], [session])
    if is_box(row.components):
        await server.store.boxes.touch(row.components)
    await server.store.create(row, seat_rows, log, held, host_link=hashed(host_token))
    await look_after(server, row.id)
    return Links(row.id, tokens, host_token)


def new_row(game: Game, components: str, seats: int, settings: TableSettings, listed: bool) -> TableRow:
    created = now()
    return TableRow(
        id=new_table_id(),
        game=game.key,
        components=components,
        digest=game.sheet.digest,
        rules=game.rules_version,
        seats=seats,
        seed=token_bytes(SEED_BYTES).hex(),
        settings=encode_text(settings),
        status=WAITING,
        listed=listed,
        created=created,
        changed=created,
    )


def check_seats(game: Game, requests: list[SeatRequest], seats: int) -> None:
    try:
        game.check_seats(seats)
    except WrongSeats as error:
        raise Refused(MALFORMED, str(error)) from error
    if len(requests) != seats:
        raise Refused(MALFORMED, f"{seats} seats are played, {len(requests)} are described.")
    for request in requests:
        if request.kind == BOT:
            check_level(request.level or "")


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused(UNKNOWN, str(UnknownBot(level)))


def seat_people(table_id: str, requests: list[SeatRequest], own_name: str) -> list[SeatRow]:
    """The seats in order."""
    seat_rows = []
    for seat, request in enumerate(requests):
        named = request.name or (own_name if request.mine else (request.level or "").capitalize())
        seat_rows.append(
            SeatRow(
                table_id=table_id,
                seat=seat,
                kind=PERSON if request.mine else request.kind,
                name=named,
                colour=request.colour or COLOURS[seat % len(COLOURS)],
                level=(request.level or "") if request.kind == BOT and not request.mine else "",
                link="",
            )
        )
    return seat_rows


def fill_open_seats(seat_rows: list[SeatRow]) -> list[SeatRow]:
    """Seats that nobody has taken are given to bots, and their invitations lead nowhere; these are returned."""
    filled = [seat_row for seat_row in seat_rows if seat_row.kind == OPEN]
    for seat_row in filled:
        seat_row.kind, seat_row.level, seat_row.name = BOT, "courtier", seat_row.name or "Courtier"
        seat_row.link = dead_link()
    return filled


# From other games


async def go_on_from(server: Server, request: Continue, caller: Caller) -> Links:
    """A new table that begins at a moment of a finished game that one may look at."""
    table, _ = await look_at(server, request.table, caller.session)
    played = table.played
    if played is None or table.row.status != OVER:
        raise Refused(ILLEGAL, "Only a finished game can be gone on with elsewhere.")
    viewer = from_wire(request.viewer)
    if request.moment >= len(played.noticed(viewer)):
        raise Refused(UNKNOWN, "There is no such moment.")
    made = played.choices_until(viewer, request.moment)
    return await set_up(
        server,
        NewTable(
            game=table.game.key,
            seats=request.seats,
            components=table.row.components,
            settings=request.settings,
            record=str(played.match.record),
            choices=made,
        ),
        caller,
        MOMENT,
    )


async def rematch_of(server: Server, table: LockedTable, caller: Caller) -> str:
    """The same people once more, at a new table; asked twice, it is the same one.

    The cards are dealt when everybody has come and put in a share; where only bots play, at once.
    """
    if table.row.status != OVER:
        raise Refused(ILLEGAL, "The game is not over yet.")
    following = table.row.following
    if following and await server.store.table(following) is not None:
        return following
    async with server.quotas.new_table(caller):
        return await set_up_rematch(server, table)


async def set_up_rematch(server: Server, table: LockedTable) -> str:
    row = new_row(table.game, table.row.components, table.row.seats, table.settings, table.row.listed)
    row.previous = table.id
    seat_rows = [
        msgspec.structs.replace(seat_row, table_id=row.id, stand_in="", share="", offer="", link=dead_link(), used="")
        for _, seat_row in sorted(table.seat_rows.items())
    ]
    held = await server.store.holders_of(table.id)
    for seat_row in seat_rows:
        if seat_row.kind == PERSON and not held.of(seat_row.seat):
            seat_row.kind = OPEN  # nobody's any more: a bot plays there again
    fill_open_seats(seat_rows)
    if not any(seat_row.kind == PERSON for seat_row in seat_rows):
        row.status, row.pending = PLAYING, listed_seats(dealt(table.game, row).state.pending())
    row.given_up = await server.store.count_given_up(held.hosts, row.game)
    await server.store.create(row, seat_rows, [], held, host_link=dead_link())
    await change(table, {"following": row.id})
    await look_after(server, row.id)
    return row.id


async def look_after(server: Server, table_id: str) -> None:
    """A new table that is played at once: bots begin, and clocks run."""
    table = await server.tables.get(table_id)
    if table.played is not None and table.row.status == PLAYING:
        await server.store.set_due(table_id, table.due(table.played, now()))
        table.drive()
