"""Whose time runs, since when and until when, made from the rows of the log alone.

Clocks go by what everybody notices. What a seat decides in private belongs, for its clock, to the decision that others
saw it begin: a clock that started anew at a private decision, or a bot that stood in later because of one, would tell
others of it.

Time is never gained. A choice that is taken back counts as never made: the time of its decision has run on from when it
was first put, and nobody else is charged for what was put to them meanwhile. Whoever comes back has what is left; where
nothing is left, a little, once for each decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from antechamber.server.rows import PERSON, REWIND, UNDO, ChoiceRow, TableRow
from antechamber.server.wire.table_settings import read_settings

Pause = tuple[int, int]
SECOND: Final = 1000
GRACE: Final = 30 * SECOND  # for somebody who comes back when their time is over


class Timing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changes clocks without being in the log: when the table's clock was set, and when who came back too late."""

    set: int = 0
    back: dict[int, int] = {}


class ClockSettings(msgspec.Struct, frozen=True):
    """The clock of a table, in milliseconds: `each` for each decision, or a `bank` for the game and an `increment`."""

    each: int = 0
    bank: int = 0
    increment: int = 0
    timing: Timing = Timing()


NO_CLOCK: Final = ClockSettings()


def clock_settings_of(row: TableRow) -> ClockSettings:
    """The clock that a table is played with."""
    settings = read_settings.decode(row.settings)
    timing = msgspec.json.decode(row.timing, type=Timing) if row.timing else Timing()
    return ClockSettings(settings.clock * SECOND, settings.bank * SECOND, settings.increment * SECOND, timing)


class Deadline(NamedTuple):
    """When a seat's time is over, and how much it had for this decision."""

    end: int
    whole: int

    @property
    def quarter(self) -> int:
        """When a quarter of it is left."""
        return self.end - self.whole // 4


class Stood(NamedTuple):
    """How a seat's clock stood when a decision was put to it: since when, and with what in the bank."""

    since: int
    left: int


class Clocks:
    """The clocks of all seats. `pauses`, in which nobody served, take no time from anybody.

    `since` says when what a seat has to decide was first put to it, `decided` how its clock stood before each of its
    choices that others have seen.
    """

    def __init__(
        self, seats: int, pending: list[int], started: int, settings: ClockSettings, pauses: Sequence[Pause]
    ) -> None:
        self.settings = settings
        self.pauses = pauses
        self.begun = started
        self.since = dict.fromkeys(pending, started)
        self.left = [settings.bank] * seats
        self.decided: list[list[Stood]] = [[] for _ in range(seats)]

    def adopt(self, settings: ClockSettings) -> None:
        """Go by other settings; a clock that was set anew begins anew for everybody."""
        if settings.timing.set != self.settings.timing.set:
            self.left = [settings.bank] * len(self.left)
            self.decided = [[Stood(since, settings.bank) for since, _ in stood] for stood in self.decided]
        self.settings = settings

    def follow(self, row: ChoiceRow, pending: list[int]) -> int:
        """Take in a row; the time that its decision took."""
        if not row.shown:
            return 0
        took = self.thinking_time(row.seat, row.made)
        since = row.made
        if row.kind == UNDO:
            since = self.take_back(row.seat)
        elif row.kind != REWIND:
            self.decide(row, pending)
        before = {} if row.kind == REWIND else self.since
        self.since = {seat: since if seat == row.seat else before.get(seat, row.made) for seat in pending}
        return took

    def decide(self, row: ChoiceRow, pending: list[int]) -> None:
        """A choice costs the time of its decision, and of those that it settles for others."""
        self.decided[row.seat].append(self.stands(row.seat, row.made))
        for seat in self.since:
            if seat == row.seat or seat not in pending:
                self.charge(seat, row)

    def charge(self, seat: int, row: ChoiceRow) -> None:
        """Take a decision's time from the bank; whoever has chosen is given the increment."""
        if row.made <= self.settings.timing.set or (seat == row.seat and row.maker != PERSON):
            return
        self.left[seat] = max(0, self.left[seat] - self.elapsed(self.start(seat), row.made))
        if seat == row.seat:
            self.left[seat] += self.settings.increment

    def take_back(self, seat: int) -> int:
        """The seat's latest choice was never made; since when its decision stands."""
        stood = self.decided[seat].pop() if self.decided[seat] else self.first(seat)
        self.left[seat] = stood.left
        return stood.since

    def stands(self, seat: int, at: int) -> Stood:
        return Stood(self.since.get(seat, at), self.left[seat])

    def first(self, seat: int) -> Stood:
        """How a seat's clock stood when the game began, or all had gone back: nothing is remembered from before."""
        return Stood(self.begun, self.left[seat])

    def restore(self, left: Sequence[int], made: int, at: int) -> None:
        """All have gone back, at some time: everybody has the time they had then."""
        self.left = list(left) if made > self.settings.timing.set else [self.settings.bank] * len(self.left)
        self.decided = [[] for _ in self.left]
        self.begun = at

    @property
    def runs(self) -> bool:
        """Whether the table has a clock."""
        return bool(self.settings.each or self.settings.bank)

    def start(self, seat: int) -> int:
        return max(self.since[seat], self.settings.timing.set)

    def thinking_time(self, seat: int, at: int) -> int:
        """How long a seat has thought about what it has to decide."""
        return self.elapsed(self.start(seat), at) if seat in self.since else 0

    def deadline(self, seat: int) -> Deadline | None:
        """When the time of a seat that has something to decide is over, if the table has a clock."""
        if not self.runs:
            return None
        found, back = self.allotted(self.stands(seat, self.begun)), self.settings.timing.back.get(seat, 0)
        if back <= self.start(seat):
            return found
        grace = min(self.settings.each, GRACE) or max(self.settings.increment, GRACE)
        return max(found, Deadline(self.after(back, grace), grace))

    def allotted(self, stood: Stood) -> Deadline:
        """When the time is over that a decision has by itself."""
        whole = self.settings.each or stood.left
        return Deadline(self.after(max(stood.since, self.settings.timing.set), whole), whole)

    def may_take_back(self, seat: int, at: int) -> bool:
        """Whether the decision of a seat's latest choice would have any time left if it stood again."""
        stood = self.decided[seat][-1] if self.decided[seat] else self.first(seat)
        return not self.runs or self.allotted(stood).end > at

    def is_late(self, seat: int, at: int) -> bool:
        """Whether a seat has nothing left of the time that its decision has by itself, and was given no more yet."""
        if seat not in self.since or not self.runs or self.settings.timing.back.get(seat, 0) > self.start(seat):
            return False
        return self.allotted(self.stands(seat, at)).end <= at

    # Time in which somebody served

    def elapsed(self, start: int, end: int) -> int:
        away = sum(max(0, min(end, back) - max(start, gone)) for gone, back in self.pauses)
        return max(0, end - start - away)

    def after(self, start: int, length: int) -> int:
        """When so much time has passed."""
        end = start + length
        for gone, back in self.pauses:
            if start < back and gone < end:
                end += back - max(gone, start)
        return end
