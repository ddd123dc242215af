"""What one seat (or the spectators) has been sent of a table, and what it is sent next.

Everything here comes from `state.view(viewer)`, `event.told(viewer)`, the viewer's own options and what is public:
who is pending, the clock, the final scores.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from antechamber.core.composing import ahead, composition_of
from antechamber.core.event import TABLE
from antechamber.core.flow import Choice, State
from antechamber.core.score import total
from antechamber.core.words import Words, plain_title
from antechamber.server.log_entry import LogEntry
from antechamber.server.played_game import TOGETHER, PlayedGame
from antechamber.server.rows import CHOICE, REWIND, UNDO
from antechamber.server.shown_fields import Fields, changed_fields
from antechamber.server.viewers import EVERYONE, Viewer, seat_of
from antechamber.server.wire.encoding import encode
from antechamber.server.wire.lobby import Result
from antechamber.server.wire.said import Said, as_said
from antechamber.server.wire.table import (
    ComposedPart,
    ComposedThing,
    LogLine,
    Now,
    Option,
    Prompt,
    ScoreLine,
    Update,
    View,
    Waiting,
)

Scores = list[list[ScoreLine] | None]
NOTES: Final = {UNDO: "note-undo", REWIND: "note-rewind"}
ANEW: Final = Said("note-anew")


class ViewerStream:
    """A viewer's stream: the fields of its view as they were last sent, its log and its number."""

    def __init__(self, played: PlayedGame, viewer: Viewer) -> None:
        self.viewer = viewer
        self.seat = seat_of(viewer)
        self.number = 0
        self.entries: list[LogEntry] = []
        self.log: list[LogLine] = []
        self.refresh(played)

    def refresh(self, played: PlayedGame) -> None:
        """Take in the whole game anew."""
        self.number = played.number(self.viewer)
        self.edits = played.edits
        known, self.entries = self.entries, played.noticed(self.viewer)
        self.seen = len(played.entries)
        self.public = played.public()
        self.fields = played.shown_to(self.viewer)
        self.scores = scores(played.state_of(self.viewer), self.viewer)
        # What was taken back is at the end: most lines are as they were.
        kept = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(known, self.entries, strict=False)))
        self.log = [line for line in self.log if line.moment < kept] + self.lines(played, self.entries[kept:], kept)
        drafted = played.drafted(self.viewer)
        self.drafts = bool(drafted)
        self.log += self.lines(played, drafted, len(self.entries))

    def lines(self, played: PlayedGame, entries: list[LogEntry], first: int) -> list[LogLine]:
        """What the viewer is told of some entries, of which the first stands at a moment."""
        return [line for at, entry in enumerate(entries, start=first) for line in lines(played, entry, at, self.viewer)]

    @property
    def last_own(self) -> int:
        """The moment of the viewer's latest choice."""
        own = (at for at in range(len(self.entries) - 1, 0, -1) if self.entries[at].seat == self.viewer)
        return next((at for at in own if self.entries[at].kind == CHOICE), 0)

    def whole(self, played: PlayedGame) -> bytes:
        """Everything the viewer knows."""
        return encode(
            View(
                number=self.number,
                decision=self.decision(played),
                moment=len(self.entries) - 1,
                last_own=self.last_own,
                view=self.fields,
                now=self.now(played),
                scores=self.scores,
                log=self.log,
            )
        )

    def update(self, played: PlayedGame) -> bytes | None:
        """What has changed for the viewer since it was last sent something; None if it noticed nothing."""
        since, told = self.number, self.scores
        if played.number(self.viewer) == since:
            return None
        if played.edits == self.edits and not self.drafts and self.seat not in played.drafts:
            kept = len(self.log)
            changed = self.go_on(played)
        else:
            said, old = self.log, self.fields
            self.refresh(played)
            kept, changed = common(said, self.log), changed_fields(old, self.fields)
        return encode(
            Update(
                since=since,
                number=self.number,
                decision=self.decision(played),
                moment=len(self.entries) - 1,
                last_own=self.last_own,
                changed=changed,
                now=self.now(played),
                log_from=kept,
                log=self.log[kept:],
                scores=self.scores if self.scores != told else UNSET,
            )
        )

    def go_on(self, played: PlayedGame) -> Fields:
        """Nothing was taken back: take in only what is new. Returns what is shown otherwise."""
        self.number = played.number(self.viewer)
        fresh = [entry for entry in played.entries[self.seen :] if entry.noticed_by(self.viewer)]
        self.seen = len(played.entries)
        self.log += self.lines(played, fresh, len(self.entries))
        self.entries += fresh
        self.scores = scores(played.state, self.viewer)
        seen, self.public, own = self.public, played.public(), played.own(self.seat)
        changed = {name: raw for name, raw in played.public_since(seen).items() if name not in own}
        changed |= changed_fields(self.fields, own)
        self.fields = self.fields | changed
        return changed

    def decision(self, played: PlayedGame) -> int:
        return self.number if self.seat is None else played.decisions[self.seat]

    def now(self, played: PlayedGame) -> Now:
        s, seat = played.state_of(self.viewer), self.seat
        draft = None if seat is None else played.drafts.get(seat)
        asked = seat if seat is not None and s.options(seat) else None
        return Now(
            waiting=waiting(played),
            prompt=None if asked is None else prompt(s, asked, played.match.game.words),
            options=[] if asked is None else options(s, asked, played.match.game.words),
            take_back=0 if seat is None else played.undoable(seat),
            no_undo="" if seat is None else played.no_undo(seat),
            drafted=0 if draft is None else len(draft.steps),
            may_end=seat is not None and played.may_end(seat),
            composition=[] if asked is None else composed_parts(s, asked),
            ahead=[] if asked is None else options_ahead(s, asked, played.match.game.words),
            over=played.state.over,
            result=result(played.state) if played.state.over else None,
        )


def waiting(played: PlayedGame) -> list[Waiting]:
    """Who has something to decide; the same for everybody, because clocks go by what everybody notices."""
    found = []
    for seat, since in sorted(played.clocks.since.items()):
        deadline = played.clocks.deadline(seat)
        found.append(Waiting(seat, since, None if deadline is None else deadline.end))
    return found


def scores(s: State, viewer: Viewer, all_told: bool = False) -> Scores:
    """The viewer's own lines; everybody's when the game is over, or all are told of an earlier moment."""
    return [
        [ScoreLine(line.source, line.name, line.points) for line in held]
        if s.over or all_told or seat == viewer
        else None
        for seat, held in enumerate(s.scores())
    ]


def result(s: State) -> list[Result]:
    return [Result(place, total(held)) for place, held in zip(s.ranking(), s.scores(), strict=True)]


def prompt(s: State, seat: int, words: Words) -> Prompt | None:
    decision, phrase = s.decision(seat), words.prompt(s, seat)
    if decision is None or phrase is None:
        return None
    return Prompt(decision.prompt, as_said(phrase), decision.rule)


def composed_parts(s: State, seat: int) -> list[ComposedPart]:
    """The whole of what a seat's options are parts of."""
    asked = composition_of(s, seat)
    if asked is None or asked.picks_one:
        return []
    return [
        ComposedPart([ComposedThing(*thing) for thing in part.things], part.fewest, part.most) for part in asked.parts
    ]


def options(s: State, seat: int, words: Words) -> list[Option]:
    return [described(s, seat, option, words) for option in s.options(seat)]


def options_ahead(s: State, seat: int, words: Words) -> list[Option]:
    """What may be picked at once; what is said of it is the choice that comes before it."""
    return [
        replace(
            described(between, seat, then, words),
            text=TOGETHER.join([first.text, then.text]),
            title=as_said(words.title(between, seat, then)),
            detail=as_said(words.title(s, seat, first)),
        )
        for first, between, then in ahead(s, seat)
    ]


def described(s: State, seat: int, option: Choice[Any], words: Words) -> Option:
    """An option as people are offered it."""
    title, detail = words.title(s, seat, option), words.detail(s, seat, option)
    return Option(
        option.text,
        option.targets,
        None if title == plain_title(option) else as_said(title),
        None if detail is None else as_said(detail),
        words.ends(option),
        words.is_grave(s, seat, option),
    )


def title_of(played: PlayedGame, s: State, seat: int, text: str) -> Said:
    """What an option is called; that may depend on the position in which it is offered."""
    return as_said(played.match.game.words.title(s, seat, s.legal(seat, text)))


def lines(played: PlayedGame, entry: LogEntry, moment: int, viewer: Viewer) -> list[LogLine]:
    """What a viewer is told of an entry."""
    if entry.kind in NOTES:
        return notes(entry, moment)
    words = played.match.game.words
    told = []
    for event in entry.events:
        ears = event.seat if viewer is EVERYONE else seat_of(viewer)
        told.append(LogLine(moment, event.kind, event.seat, as_said(words.event(event, ears)), entry.made))
    return told


def notes(entry: LogEntry, moment: int) -> list[LogLine]:
    """That something was taken back and by whom, and whether the rest was dealt anew; a record names nobody."""
    noted = []
    if entry.seat != TABLE:
        said = Said(NOTES[entry.kind], {"who": f"seat:{entry.seat}"})
        noted.append(LogLine(moment, entry.kind, entry.seat, said, entry.made))
    if entry.text:
        noted.append(LogLine(moment, "anew", TABLE, ANEW, entry.made))
    return noted


def common(old: list[LogLine], new: list[LogLine]) -> int:
    """How many lines the two have in common from the beginning."""
    same = 0
    for before, after in zip(old, new, strict=False):
        if before != after:
            break
        same += 1
    return same
