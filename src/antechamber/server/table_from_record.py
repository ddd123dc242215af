"""A table that begins with a record: its choices, checked by the rules, become the rows of a log."""

from __future__ import annotations

from secrets import token_hex
from typing import Final

from antechamber.core.errors import AntechamberError
from antechamber.core.event import TABLE
from antechamber.core.game import Game
from antechamber.core.record import Record, read_record
from antechamber.server.played_game import MOST_EDITS, PlayedGame, going_back
from antechamber.server.refused import ILLEGAL, MALFORMED, Refused
from antechamber.server.rows import CHOICE, OVER, PLAYING, REWIND, ChoiceRow, TableRow, listed_seats
from antechamber.server.server import Server
from antechamber.server.viewer_stream import result
from antechamber.server.wire.encoding import encode_text
from antechamber.server.wire.requests import NewTable

LONGEST_RECORD: Final = 5000


def read_asked(request: NewTable) -> Record:
    """The record that a new table is asked to begin with, as far as it is asked for."""
    try:
        record = read_record(request.record)
    except AntechamberError as error:
        raise Refused(MALFORMED, str(error)) from error
    if request.choices is not None:
        record.cut(request.choices)
    if len(record.choices) + len(record.anew) > LONGEST_RECORD:
        raise Refused(MALFORMED, f"A record here has at most {LONGEST_RECORD} choices.")
    if len(record.anew) > MOST_EDITS:
        raise Refused(MALFORMED, f"A record here is dealt anew at most {MOST_EDITS} times.")
    return record


async def begin_with(server: Server, game: Game, row: TableRow, record: Record, session: str) -> list[ChoiceRow]:
    """The record as a log, each choice checked by the rules."""
    rules = int(record.rules) if record.rules.isdecimal() else 0
    if not game.plays(rules):
        raise Refused(
            ILLEGAL, f"It was played by version {record.rules} of the rules; here they end with {game.rules_version}."
        )
    row.seed, row.rules = record.seed.hex(), rules
    played = PlayedGame(game, row.seats, record.seed, row.created, rules=rules)
    log: list[ChoiceRow] = []

    def follow(entry: tuple[str, int, str]) -> None:
        number, (kind, seat, text) = len(log), entry
        if seat >= row.seats:
            raise Refused(ILLEGAL, f"Choice {number + 1}: There is no seat {seat}.")
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
            played.propose(choice)
        except AntechamberError as error:
            raise Refused(ILLEGAL, f"Choice {number + 1}: {error}") from error
        log.append(choice)

    await server.slices.each(entries(record), follow, session)
    s = played.state
    row.length, row.pending = len(log), listed_seats(s.pending())
    row.status = OVER if s.over else PLAYING
    row.result = encode_text(result(s)) if s.over else None
    return log


def entries(record: Record) -> list[tuple[str, int, str]]:
    """What a record holds after its head, as rows of a log say it: kind, seat and text."""
    found = [(REWIND, TABLE, going_back(0, deal)) for deal in record.dealt_anew(0)]
    for made, (seat, text) in enumerate(record.choices, start=1):
        found.append((CHOICE, seat, text))
        found += [(REWIND, TABLE, going_back(made, deal)) for deal in record.dealt_anew(made)]
    return found
