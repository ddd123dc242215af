"""What one seat (or the spectators) has been sent of a table, and what it is sent next.

Everything here comes from `state.view(viewer)`, `event.told(viewer)`, the viewer's own options and what is public:
who is pending, the clock, the final scores.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from msgspec import UNSET

from antechamber.core.event import sentence
from antechamber.core.flow import State
from antechamber.core.score import total
from antechamber.server.course import EVERYONE, TABLE_SEAT, Beat, Course
from antechamber.server.records import CHOICE, REWIND, UNDO
from antechamber.server.wire import (
    LogLine,
    Now,
    Option,
    Prompt,
    Result,
    ScoreLine,
    Update,
    View,
    Waiting,
    encode,
)

Scores = list[list[ScoreLine] | None]
NOTES: Final = {UNDO: "takes back a choice", REWIND: "goes back, as all have agreed"}
ANEW: Final = "The cards are dealt anew from here."


class Perspective:
    """A viewer's stream: the fields of its view as they were last sent, its log and its number."""

    def __init__(self, course: Course, viewer: int | None) -> None:
        self.viewer = viewer
        self.number = 0
        self.beats: list[Beat] = []
        self.log: list[LogLine] = []
        self.refresh(course)

    def refresh(self, course: Course) -> None:
        """Take in the whole course anew."""
        self.number = course.number(self.viewer)
        self.edits = course.edits
        known, self.beats = self.beats, course.noticed(self.viewer)
        self.seen = len(course.beats)
        self.fields = course.shown_to(self.viewer)
        self.scores = scores(course.state, self.viewer)
        # What was taken back is at the end: most lines are as they were.
        kept = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(known, self.beats, strict=False)))
        self.log = [line for line in self.log if line.moment < kept] + self.lines(course, self.beats[kept:], kept)

    def lines(self, course: Course, beats: list[Beat], first: int) -> list[LogLine]:
        """What the viewer is told of some beats, of which the first stands at a moment."""
        return [line for at, beat in enumerate(beats, start=first) for line in lines(course, beat, at, self.viewer)]

    @property
    def last_own(self) -> int:
        """The moment of the viewer's latest choice."""
        own = (at for at in range(len(self.beats) - 1, 0, -1) if self.beats[at].seat == self.viewer)
        return next((at for at in own if self.beats[at].kind == CHOICE), 0)

    def whole(self, course: Course) -> bytes:
        """Everything the viewer knows."""
        return encode(
            View(
                number=self.number,
                step=self.step(course),
                moment=len(self.beats) - 1,
                last_own=self.last_own,
                view=self.fields,
                now=self.now(course),
                scores=self.scores,
                log=self.log,
            )
        )

    def update(self, course: Course) -> bytes | None:
        """What has changed for the viewer since it was last sent something; None if it noticed nothing."""
        since, old, told, said = self.number, self.fields, self.scores, self.log
        if course.number(self.viewer) == since:
            return None
        if course.edits == self.edits:
            self.go_on(course)
            kept = len(said)
        else:
            self.refresh(course)
            kept = common(said, self.log)
        return encode(
            Update(
                since=since,
                number=self.number,
                step=self.step(course),
                moment=len(self.beats) - 1,
                last_own=self.last_own,
                changed={name: raw for name, raw in self.fields.items() if raw != old.get(name)},
                now=self.now(course),
                log_from=kept,
                log=self.log[kept:],
                scores=self.scores if self.scores != told else UNSET,
            )
        )

    def go_on(self, course: Course) -> None:
        """Nothing was taken back: take in only what is new."""
        self.number = course.number(self.viewer)
        fresh = [beat for beat in course.beats[self.seen :] if beat.noticed_by(self.viewer)]
        self.seen = len(course.beats)
        self.log = self.log + self.lines(course, fresh, len(self.beats))
        self.beats = self.beats + fresh
        self.fields = course.shown_to(self.viewer)
        self.scores = scores(course.state, self.viewer)

    def step(self, course: Course) -> int:
        return self.number if self.viewer is None else course.steps[self.viewer]

    def now(self, course: Course) -> Now:
        s, viewer = course.state, self.viewer
        return Now(
            waiting=waiting(course),
            prompt=prompt(course, viewer),
            options=[] if viewer is None else options(course, viewer),
            take_back=0 if viewer is None or s.over else s.takebacks[viewer],
            over=s.over,
            result=result(s) if s.over else None,
        )


def waiting(course: Course) -> list[Waiting]:
    """Who has something to decide; the same for everybody, because clocks go by what everybody notices."""
    found = []
    for seat, since in sorted(course.clocks.since.items()):
        deadline = course.clocks.deadline(seat)
        found.append(Waiting(seat, since, None if deadline is None else deadline.end))
    return found


def scores(s: State, viewer: int | None) -> Scores:
    """The viewer's own lines, or everybody's when the game is over."""
    return [
        [ScoreLine(line.source, line.name, line.points) for line in held] if s.over or seat == viewer else None
        for seat, held in enumerate(s.scores())
    ]


def result(s: State) -> list[Result]:
    return [Result(place, total(held)) for place, held in zip(s.ranking(), s.scores(), strict=True)]


def prompt(course: Course, viewer: int | None) -> Prompt | None:
    decision = None if viewer is None else course.state.decision(viewer)
    if decision is None:
        return None
    return Prompt(decision.prompt, course.match.game.words["prompt " + decision.prompt], decision.rule)


def options(course: Course, viewer: int) -> list[Option]:
    words = course.match.game.words
    return [
        Option(option.text, option.targets, words.get(f"hint {option.text}", ""))
        for option in course.state.options(viewer)
    ]


def lines(course: Course, beat: Beat, moment: int, viewer: int | None) -> list[LogLine]:
    """What a viewer is told of a beat."""
    if beat.kind in NOTES:
        return notes(beat, moment)
    words = course.match.game.words
    told = []
    for event in beat.events:
        ears = event.seat if viewer == EVERYONE else viewer
        heard = event.told(ears)
        text = sentence(event, ears, words)
        told.append(LogLine(moment, event.kind, event.seat, text, beat.made, heard.public + heard.secret))
    return told


def notes(beat: Beat, moment: int) -> list[LogLine]:
    """That something was taken back and by whom, and whether the rest was dealt anew; a record names nobody."""
    noted = [LogLine(moment, beat.kind, beat.seat, NOTES[beat.kind], beat.made)] if beat.seat != TABLE_SEAT else []
    if beat.text:
        noted.append(LogLine(moment, "anew", TABLE_SEAT, ANEW, beat.made))
    return noted


def common(old: list[LogLine], new: list[LogLine]) -> int:
    """How many lines the two have in common from the beginning."""
    same = 0
    for before, after in zip(old, new, strict=False):
        if before != after:
            break
        same += 1
    return same
