"""A game as it has been played at a table: the log's rows applied one by one, and who noticed which of them.

A seat's stream is numbered by what that seat notices, never by the rows of the log: how many private decisions a rival
took would tell something about its cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count
from typing import Any, Final

from msgspec import Raw

from antechamber.core.chance import renewed
from antechamber.core.draft import Draft
from antechamber.core.errors import AntechamberError, CannotTakeBack
from antechamber.core.event import TABLE
from antechamber.core.flow import Choice, State
from antechamber.core.game import Game
from antechamber.core.record import Match
from antechamber.games import manifest_of
from antechamber.server.clocks import NO_CLOCK, Clocks, ClockSettings, Pause, clock_settings_of
from antechamber.server.deal import deal_of
from antechamber.server.log_entry import DEAL, OTHERS, LogEntry, Steps, is_noticed, why_it_stands
from antechamber.server.rows import CHOICE, DRAFT, END, PERSON, REWIND, UNDO, ChoiceRow, TableRow
from antechamber.server.shown_fields import Fields, as_sent, changed_fields, whole_view
from antechamber.server.viewers import SPECTATORS, Viewer, seat_of
from antechamber.server.wire.encoding import encode
from antechamber.server.wire.scalars import NoUndo

MOST_EDITS: Final = 1000  # each has the game played again from its beginning whenever the log is read
MOST_REDRAFTS: Final = 5000  # each is a row that says nothing in the end
WHOLE_DRAFT: Final = "all"
TOGETHER: Final = "\n"  # between choices that were picked as one


def going_back(choices: int, deal: int) -> str:
    """What a row says that goes back to so many choices and deals anew by a number."""
    return f"{choices} {deal}"


class TooOften(AntechamberError):
    def __init__(self) -> None:
        super().__init__("So much has been taken back in this game that nothing more can be.")


class TurnGoesOn(AntechamberError):
    def __init__(self) -> None:
        super().__init__("Your turn cannot end yet: there is something left that you have to decide.")


class OutOfTime(AntechamberError):
    def __init__(self) -> None:
        super().__init__("The time for that decision is over, so it can no longer be taken back.")


class PlayedGame:
    """The match of a table, its log entries, and for each seat and the spectators where their streams stand.

    `numbers` counts what each viewer has noticed; `decisions` is the number at which a seat was last given its present
    decision; `edits` counts undos and rewinds; `deals` are all numbers by which the game was ever dealt anew. `drafts`
    are the turns that seats have not ended yet: what they choose there is in the store, but nobody else's to know.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: bytes,
        started: int,
        clock: ClockSettings = NO_CLOCK,
        pauses: Sequence[Pause] = (),
        rules: int = 0,
    ) -> None:
        self.match = Match(game, seats, seed, rules)
        self.length = 0
        self.edits = 0
        self.redrafts = 0
        self.deals: set[int] = set()
        self.drafts: dict[int, Draft] = {}
        self.personal = manifest_of(game.key).part("personal") or whole_view
        self.seen: Fields = {}
        self.seen_before: Fields = {}
        self.news: Fields = {}
        self.seen_state: State | None = None
        self.seen_length = (-1, -1)
        self.entries = [LogEntry(DEAL, TABLE, "", True, started, self.match.state.events)]
        self.numbers: dict[Viewer, int] = {**dict.fromkeys(range(seats), 1), SPECTATORS: 1}
        self.decisions = [1] * seats
        self.clocks = Clocks(seats, self.match.state.pending(), started, clock, pauses)
        self.entries[0].left = tuple(self.clocks.left)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def seats(self) -> int:
        return self.match.record.seats

    def number(self, viewer: Viewer) -> int:
        return self.numbers[viewer]

    def state_of(self, viewer: Viewer) -> State:
        """The game before a viewer's eyes: with what the seat has chosen and not played yet."""
        draft = self.drafts.get(viewer) if isinstance(viewer, int) else None
        return self.state if draft is None else draft.state

    def offered(self) -> list[list[Choice[Any]]]:
        """What each seat may pick, from where it stands."""
        return [self.state_of(seat).open_options[seat] for seat in range(self.seats)]

    # Rows of the log

    def follow(self, row: ChoiceRow) -> None:
        """Apply a row that is in the log."""
        before = self.offered()
        self.make(row)
        self.notice(row, before)

    def propose(self, row: ChoiceRow) -> None:
        """Apply a row that is not in the log yet, after all checks, and find out who notices it."""
        drafted = row.seat in self.drafts
        self.check(row, drafted)
        public, before, pending = self.public(), self.offered(), self.state.pending()
        self.make(row)
        if row.kind == CHOICE and not drafted:
            row.shown = self.entries[-1].shown = others_notice(self.state, pending, public)
        elif row.kind in (UNDO, REWIND):
            row.shown = row.shown or public != self.public()
        self.notice(row, before)

    def check(self, row: ChoiceRow, drafted: bool) -> None:
        """Nothing is taken back too often, or too late."""
        if row.kind not in (UNDO, REWIND):
            return
        if self.edits >= MOST_EDITS or self.redrafts >= MOST_REDRAFTS:
            raise TooOften
        if row.kind == UNDO and not drafted:
            row.shown = self.latest(row.seat).shown
            if row.shown and not self.clocks.may_take_back(row.seat, row.made):
                raise OutOfTime

    def public(self) -> Fields:
        """The table as everybody sees it, field by field as it goes over the wire; made once for each position."""
        length = (self.length, len(self.match.record.choices))
        if self.seen_state is not self.state or self.seen_length != length:
            self.seen_before, self.seen = self.seen, as_sent(self.state.view(None))
            self.news = changed_fields(self.seen_before, self.seen)
            self.seen_state, self.seen_length = self.state, length
        return self.seen

    def public_since(self, before: Fields) -> Fields:
        """What has changed in `public`; most have seen the position before this one, so that is compared once."""
        return self.news if before is self.seen_before else changed_fields(before, self.seen)

    def shown_to(self, viewer: Viewer) -> Fields:
        """The viewer's whole view: what is public, and what it sees in another way."""
        seat = seat_of(viewer)
        if seat in self.drafts:
            return as_sent(self.state_of(viewer).view(seat))
        return self.public() | self.own(seat)

    def own(self, seat: int | None) -> Fields:
        """What a seat sees in another way than everybody does, as long as it has no draft."""
        if seat is None:
            return {}
        return {name: Raw(encode(value)) for name, value in self.personal(self.state, seat).items()}

    def make(self, row: ChoiceRow) -> None:
        kinds = {CHOICE: self.choose, DRAFT: self.draft, END: self.end, UNDO: self.take_back, REWIND: self.rewind}
        state, choices = self.state, len(self.match.record.choices)
        kinds[row.kind](row)
        if self.state is not state or len(self.match.record.choices) != choices:
            moved = {seat: draft.moved_to(self.state) for seat, draft in self.drafts.items()}
            self.drafts = {seat: draft for seat, draft in moved.items() if draft.steps}
        self.length = row.number + 1

    def choose(self, row: ChoiceRow) -> None:
        """A choice that is played at once, with what was chosen before it; a bot that stands in begins anew."""
        draft = self.drafts.pop(row.seat, None)
        if draft is not None and row.maker == PERSON:
            self.play(row, [*draft.steps, [row.text]])
        else:
            self.enter(row, row.text)

    def enter(self, row: ChoiceRow, text: str) -> LogEntry:
        """Play a choice and note it."""
        draws = self.state.chance.draws
        self.match.choose(row.seat, text)
        entry = LogEntry(CHOICE, row.seat, text, row.shown, row.made, self.state.events)
        entry.stands = why_it_stands(self.state, draws)
        entry.left = tuple(self.clocks.left)
        self.entries.append(entry)
        return entry

    def draft(self, row: ChoiceRow) -> None:
        """A choice that waits for the end of its turn, unless it has taught its seat something."""
        draft = self.drafts.get(row.seat) or Draft(self.state, row.seat)
        draft.choose(*row.text.split(TOGETHER))
        self.drafts[row.seat] = draft
        row.shown = False
        if draft.fixed:
            self.play(row, self.drafts.pop(row.seat).steps)

    def end(self, row: ChoiceRow) -> None:
        """The seat says that it is done; what is forced, and was asked only because that is a secret, comes with it."""
        if not self.may_end(row.seat):
            raise TurnGoesOn
        draft = self.drafts.get(row.seat) or Draft(self.state, row.seat)
        draft.choose_what_is_forced()
        self.drafts[row.seat] = draft
        row.shown = False
        if draft.complete or draft.fixed:
            self.play(row, self.drafts.pop(row.seat).steps)

    def may_end(self, seat: int) -> bool:
        draft = self.drafts.get(seat)
        return (draft is not None and draft.complete) or len(self.state_of(seat).options(seat)) == 1

    def play(self, row: ChoiceRow, steps: Steps) -> None:
        """Play a turn that was drafted, and find out what of it others notice."""
        shown = False
        for text in chain.from_iterable(steps):
            public, pending = self.public(), self.state.pending()
            entry = self.enter(row, text)
            entry.shown = others_notice(self.state, pending, public)
            entry.turn = steps
            shown = shown or entry.shown
        row.shown = shown

    def drafted(self, viewer: Viewer) -> list[LogEntry]:
        """What a viewer has chosen and not played yet, as it will stand in the log."""
        draft = self.drafts.get(viewer) if isinstance(viewer, int) else None
        if draft is None:
            return []
        return [
            LogEntry(CHOICE, draft.seat, text, False, self.entries[-1].made, s.events)
            for text, s in zip(draft.texts, draft.states, strict=True)
        ]

    def take_back(self, row: ChoiceRow) -> None:
        """The latest choice of the seat's draft is gone, or all of it; without a draft, what it played last."""
        draft = self.drafts.get(row.seat)
        if draft is None:
            self.take_back_what_was_played(row)
            return
        draft.take_back()
        row.shown = False
        self.redrafts += 1
        while draft.steps and row.text == WHOLE_DRAFT:
            draft.take_back()
        if not draft.steps:
            del self.drafts[row.seat]

    def take_back_what_was_played(self, row: ChoiceRow) -> None:
        """If others had seen it they see a note instead; a turn that had been drafted is a draft again."""
        latest = self.latest(row.seat)
        gone = self.played_with(latest)
        if self.state.takebacks[row.seat] < len(gone):
            raise CannotTakeBack(row.seat)
        for entry in gone:
            self.match.take_back(row.seat)
            self.entries.remove(entry)
        self.edits += 1
        if any(entry.shown for entry in gone):
            self.entries.append(LogEntry(UNDO, row.seat, "", True, row.made, []))
        if latest.turn is not None:
            draft = self.drafts[row.seat] = Draft(self.state, row.seat)
            for step in latest.turn:
                draft.choose(*step)

    def played_with(self, latest: LogEntry) -> list[LogEntry]:
        """The choices that a choice can only be taken back with."""
        return [latest] if latest.turn is None else [entry for entry in self.entries if entry.turn is latest.turn]

    def undoable(self, seat: int) -> int:
        """How many of its latest choices a seat may take back; none if not the whole turn that they were played in."""
        number = self.state.takebacks[seat]
        return number if number and not self.state.over and len(self.played_with(self.latest(seat))) <= number else 0

    def no_undo(self, seat: int) -> NoUndo:
        """Why a seat cannot take back what it played last; empty if it can, or has played nothing."""
        own = self.latest_or_none(seat)
        if own is None or self.state.over or self.undoable(seat):
            return ""
        return next((entry.stands for entry in self.played_with(own) if entry.stands), OTHERS)

    def latest(self, seat: int) -> LogEntry:
        found = self.latest_or_none(seat)
        if found is None:
            raise CannotTakeBack(seat)
        return found

    def latest_or_none(self, seat: int) -> LogEntry | None:
        for entry in reversed(self.entries):
            if entry.seat == seat and entry.kind == CHOICE:
                return entry
        return None

    def rewind(self, row: ChoiceRow) -> None:
        """All agreed: only the first choices stand, as many as the row says; by its number the rest is dealt anew.

        Rows of the first version have no such number: what came afterwards came as it would have come before.
        """
        keep, _, anew = row.text.partition(" ")
        kept = [entry for entry in self.entries if entry.kind == CHOICE][: int(keep)]
        if len(kept) < len(self.match.record.choices):
            self.match.go_back(len(kept))
        if anew:
            self.match.deal_anew(int(anew))
            self.deals.add(int(anew))
        end = self.entries.index(kept[-1]) + 1 if kept else 1
        cut = self.entries[end].turn if end < len(self.entries) else None
        self.entries = self.entries[:end]
        for entry in self.entries:
            if entry.turn is cut:
                entry.turn = None  # what is left of a turn cannot be drafted again as it was
        self.drafts = {}
        self.clocks.restore(self.entries[-1].left, self.entries[-1].made, row.made)
        self.entries.append(LogEntry(REWIND, row.seat, anew, True, row.made, []))
        self.edits += 1

    @property
    def next_deal(self) -> int:
        """A number by which this game has never been dealt anew, not even in a future that was discarded.

        It grows with the log alone, so a record can be read again whatever numbers the one before it had.
        """
        return next(number for number in count(self.length) if number not in self.deals)

    def notice(self, row: ChoiceRow, before: list[list[Choice[Any]]]) -> None:
        """Count the row for all who notice it."""
        for viewer in self.numbers:
            if is_noticed(row, viewer):
                self.numbers[viewer] += 1
        for seat in range(self.seats):
            if seat == row.seat or self.state_of(seat).open_options[seat] != before[seat]:
                self.decisions[seat] = self.numbers[seat]
        took = self.clocks.follow(row, self.state.pending())
        if row.kind not in (UNDO, REWIND) and row.seat not in self.drafts:
            self.entries[-1].took = took
        self.entries[-1].left = tuple(self.clocks.left)

    def would_show(self, seat: int, text: str) -> bool:
        """Whether others would notice a choice; one that is no longer possible shows as much as a stale message."""
        after = self.state.clone()
        choice = next((option for option in after.options(seat) if option.text == text), None)
        if choice is None:
            return False
        after.apply(seat, choice)
        return others_notice(after, self.state.pending(), self.public())

    def advance(self, s: State, entry: LogEntry) -> None:
        """Take a state of this game from before an entry to after it."""
        if entry.kind == CHOICE:
            s.apply(entry.seat, s.legal(entry.seat, entry.text))
        elif entry.kind == REWIND and entry.text:
            s.deal_anew(renewed(self.match.record.seed, int(entry.text)))

    # What a viewer may ask for

    def noticed(self, viewer: Viewer) -> list[LogEntry]:
        """The moments of the game, as a seat (or a spectator) has lived through it."""
        return [entry for entry in self.entries if entry.noticed_by(viewer)]

    def choices_until(self, viewer: Viewer, moment: int) -> int:
        """How many choices had been made at a viewer's moment."""
        last = self.noticed(viewer)[moment]
        return sum(entry.kind == CHOICE for entry in self.entries[: self.entries.index(last) + 1])

    def moment_of(self, viewer: Viewer, choices: int) -> int:
        """The viewer's latest moment at which no more choices than these had been made."""
        moment, made = -1, 0
        for entry in self.entries:
            made += entry.kind == CHOICE
            if made > choices:
                break
            moment += entry.noticed_by(viewer)
        return max(moment, 0)


def others_notice(after: State, pending: list[int], public: Fields) -> bool:
    """Whether others than its seat notice a choice that has led to a position, from one that was pending and looked so.

    They do if something happened, if somebody else is waited for, or if the table no longer looks the same to all.
    """
    return bool(after.events) or after.pending() != pending or as_sent(after.view(None)) != public


def is_played_by(row: TableRow, game: Game) -> bool:
    """Whether a stored table has these rules and components; older tables do not say in which order the lines were."""
    return game.plays(row.rules) and row.digest in {game.sheet.digest, game.sheet.digest_of_values}


def dealt(game: Game, row: TableRow, pauses: Sequence[Pause] = ()) -> PlayedGame:
    """A table's game before its first choice; without the pauses only its clocks are wrong."""
    started, seed = row.started or row.created, deal_of(row).seed
    return PlayedGame(game, row.seats, seed, started, clock_settings_of(row), pauses, row.rules)
