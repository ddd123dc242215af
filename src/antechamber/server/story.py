"""A game again: what a viewer saw, moment by moment, and a game as a record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import UNSET, Raw

from antechamber.core.flow import State
from antechamber.games.renamed import renamed_things
from antechamber.server.deal import DealDisclosure, deal_of
from antechamber.server.log_entry import LogEntry
from antechamber.server.played_game import PlayedGame
from antechamber.server.refused import UNKNOWN, Refused
from antechamber.server.rows import CHOICE, OVER, REWIND, RUNNING, SeatRow, TableRow
from antechamber.server.shown_fields import Fields, as_sent, changed_fields
from antechamber.server.viewer_stream import Scores, lines, scores, title_of
from antechamber.server.viewers import EVERYONE, Viewer, seat_of, to_wire
from antechamber.server.wire.encoding import encode
from antechamber.server.wire.said import Said
from antechamber.server.wire.story import Moment, Story
from antechamber.words import Speaker

MOST_MOMENTS: Final = 200


def positions(played: PlayedGame, viewer: Viewer) -> Iterator[tuple[LogEntry, State, Said | None]]:
    """Each moment of a viewer with the position as it was, and what was chosen in words; the state goes on changing."""
    s = played.match.begun()
    for entry in played.entries:
        title = title_of(played, s, entry.seat, entry.text) if entry.kind == CHOICE else None
        played.advance(s, entry)
        if entry.noticed_by(viewer):
            yield entry, s, title


def bounds(played: PlayedGame, viewer: Viewer, first: int, last: int) -> tuple[int, int]:
    """The moments that can be told at once of those that are asked for."""
    count = len(played.noticed(viewer))
    if not 0 <= first < count:
        raise Refused(UNKNOWN, f"There is no moment {first}; there are {count}.")
    return first, min(last, first + MOST_MOMENTS - 1, count - 1)


def tell(row: TableRow, played: PlayedGame, viewer: Viewer, first: int, last: int) -> Story:
    """The moments `first` to `last` of a viewer, the first of them whole. Once over, the scores of all are told."""
    count = len(played.noticed(viewer))
    first, last = bounds(played, viewer, first, last)
    over = row.status == OVER
    known: Fields = {}
    told: Scores = []
    story = []
    for number, (entry, s, title) in enumerate(positions(played, viewer)):
        if not first <= number <= last:
            continue
        shown, points = seen(entry, s, viewer), scores(s, viewer, over)
        chosen = title if over or entry.seat == viewer else None
        story.append(
            Moment(
                moment=number,
                seat=entry.seat,
                made=entry.made,
                changed=changed_fields(known, shown),
                log=lines(played, entry, number, viewer),
                scores=points if points != told else UNSET,
                choice=UNSET if chosen is None else entry.text,
                title=UNSET if chosen is None else chosen,
            )
        )
        known, told = shown, points
    return Story(row.id, to_wire(viewer), count, story)


def seen(entry: LogEntry, s: State, viewer: Viewer) -> Fields:
    """The position as a viewer saw it. Everyone's eyes are those of whoever chose, and each seat shows all it has."""
    if viewer is not EVERYONE:
        return as_sent(s.view(seat_of(viewer)))
    seats = range(s.seats)
    chooser = entry.seat if entry.seat in seats else next(iter(s.pending()), 0)
    views: list[Any] = [s.view(seat) for seat in seats]
    return as_sent(views[chooser]) | {"seats": Raw(encode([views[seat].seats[seat] for seat in seats]))}


def export(row: TableRow, seat_rows: Iterable[SeatRow], played: PlayedGame, viewer: Viewer) -> str:
    """The record: complete when the game is over or given up, before that what the viewer knows and no seed."""
    record = played.match.record
    if row.status not in RUNNING:
        deal = deal_of(row)
        record.deal = deal if deal.shares else None
        return str(record)
    head = [
        "# A game that is not over: what one seat knows. It cannot be replayed before the seed is told.",
        f"# game {record.game}, rules {record.rules}, components {record.components}, seats {record.seats}",
        f"# hash of the server's half of the seed {DealDisclosure(row, seat_rows).seed_hash}",
        "",
    ]
    game = played.match.game
    seats = [f"Seat {seat}" for seat in range(played.seats)]
    speaker = Speaker(game, seats, seat_of(viewer), renamed=renamed_things(game))
    body = []
    for entry in played.noticed(viewer):
        if entry.kind == CHOICE and entry.seat == viewer:
            body.append(f"{entry.seat} {entry.text}")
        if entry.kind == REWIND and entry.text:
            body.append("# dealt anew from here")
        body += [f"# {speaker.say(game.words.event(event, seat_of(viewer)))}" for event in entry.events]
    return "\n".join(head + body) + "\n"
