"""Whose time runs, since when and until when, made from the rows of the log alone.

Clocks go by what everybody notices. What a seat decides in private belongs, for its clock, to the decision that others
saw it begin: a clock that started anew at a private step, or a bot that stood in later because of one, would tell
others of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from antechamber.server.records import CHOICE, PERSON, REWIND, UNDO, ChoiceRow, TableRow
from antechamber.server.wire import Options

Pause = tuple[int, int]
SECOND: Final = 1000
GRACE: Final = 30 * SECOND  # what somebody who comes back to an empty bank has at least


class Timing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What starts clocks anew without being in the log: when the table's clock was set, and when who came back."""

    set: int = 0
    back: dict[int, int] = {}


class Ruling(msgspec.Struct, frozen=True):
    """The clock of a table, in milliseconds: `each` for each decision, or a `bank` for the game and an `increment`."""

    each: int = 0
    bank: int = 0
    increment: int = 0
    timing: Timing = Timing()


NO_CLOCK: Final = Ruling()


def ruling_of(row: TableRow) -> Ruling:
    """The clock that a table is played with."""
    options = msgspec.json.decode(row.options, type=Options)
    timing = msgspec.json.decode(row.timing, type=Timing) if row.timing else Timing()
    return Ruling(options.clock * SECOND, options.bank * SECOND, options.increment * SECOND, timing)


class Deadline(NamedTuple):
    """When a seat's time is over, and how much it had for this decision."""

    end: int
    whole: int

    @property
    def quarter(self) -> int:
        """When a quarter of it is left."""
        return self.end - self.whole // 4


class Clocks:
    """The clocks of all seats. `pauses`, in which nobody served, take no time from anybody."""

    def __init__(self, seats: int, pending: list[int], started: int, ruling: Ruling, pauses: Sequence[Pause]) -> None:
        self.ruling = ruling
        self.pauses = pauses
        self.since = dict.fromkeys(pending, started)
        self.left = [ruling.bank] * seats
        self.used: dict[int, int] = {}

    def adopt(self, ruling: Ruling) -> None:
        """Go by another ruling; a clock that was set anew begins anew for everybody."""
        if ruling.timing.set != self.ruling.timing.set:
            self.left = [ruling.bank] * len(self.left)
            self.used = {}
        self.ruling = ruling

    def follow(self, row: ChoiceRow, pending: list[int], undone: int) -> int:
        """Take in a row; the time that its decision took. Of an undone choice, `undone` is the time that one took."""
        if not row.shown:
            return 0
        took = self.taken(row.seat, row.made)
        for seat in self.since:
            if row.kind != REWIND and (seat == row.seat or seat not in pending):
                self.charge(seat, row)
        self.used.pop(row.seat, None)
        if row.kind == UNDO:
            self.used[row.seat] = undone
        before = {} if row.kind == REWIND else self.since
        self.since = {seat: row.made if seat == row.seat else before.get(seat, row.made) for seat in pending}
        return took

    def charge(self, seat: int, row: ChoiceRow) -> None:
        """Take a decision's time from the bank; time that is added with a choice goes when it is taken back."""
        if row.made <= self.ruling.timing.set or (seat == row.seat and row.maker != PERSON):
            return
        self.left[seat] = max(0, self.left[seat] - self.elapsed(self.start(seat), row.made))
        if seat == row.seat and row.kind == CHOICE:
            self.left[seat] += self.ruling.increment
        elif seat == row.seat and row.kind == UNDO:
            self.left[seat] = max(0, self.left[seat] - self.ruling.increment)

    def restore(self, left: Sequence[int], made: int) -> None:
        """All have gone back: everybody has the time they had then."""
        self.left = list(left) if made > self.ruling.timing.set else [self.ruling.bank] * len(self.left)
        self.used = {}

    @property
    def runs(self) -> bool:
        """Whether the table has a clock."""
        return bool(self.ruling.each or self.ruling.bank)

    def start(self, seat: int) -> int:
        return max(self.since[seat], self.ruling.timing.set)

    def taken(self, seat: int, moment: int) -> int:
        """How long a seat has thought about what it has to decide."""
        if seat not in self.since:
            return 0
        return self.used.get(seat, 0) + self.elapsed(self.start(seat), moment)

    def deadline(self, seat: int) -> Deadline | None:
        """When the time of a seat that has something to decide is over, if the table has a clock."""
        each, timing = self.ruling.each, self.ruling.timing
        if not self.runs:
            return None
        start = self.start(seat)
        whole = each or self.left[seat]
        found = Deadline(self.after(start, whole - self.used.get(seat, 0) if each else whole), whole)
        if timing.back.get(seat, 0) <= start:
            return found
        again = each or max(self.ruling.increment, GRACE)
        return max(found, Deadline(self.after(timing.back[seat], again), again))

    # Time in which somebody served

    def elapsed(self, start: int, end: int) -> int:
        away = sum(max(0, min(end, back) - max(start, gone)) for gone, back in self.pauses)
        return max(0, end - start - away)

    def after(self, start: int, length: int) -> int:
        """The moment at which so much time has passed."""
        end = start + length
        for gone, back in self.pauses:
            if start < back and gone < end:
                end += back - max(gone, start)
        return end
