"""A match at one terminal as everybody there knows it: a turn is a draft until it is ended, and then it is news."""

from __future__ import annotations

from antechamber.core.draft import Draft
from antechamber.core.errors import CannotTakeBack
from antechamber.core.event import Event
from antechamber.core.flow import State
from antechamber.core.record import Match

Steps = list[list[str]]


class DraftedMatch:
    """A match, the turn that somebody has begun in it, and what each seat has been told.

    Only one seat at a time has begun a turn: it ends it, or takes all of it back, before others are asked. `turns` has
    the steps of the turns that each seat has ended here. `news` has what happened at the start and then with each
    choice, `heard` how many of these events each seat has been told.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.draft: Draft | None = None
        self.turns: list[list[Steps]] = [[] for _ in range(match.record.seats)]
        self.news: list[list[Event]] = [[] for _ in match.record.choices] + [match.state.events]
        self.heard = [0] * match.record.seats

    def asked(self) -> int | None:
        """Who decides next; None if the game is over."""
        return self.draft.seat if self.draft else next(iter(self.match.state.pending()), None)

    def state_of(self, seat: int | None) -> State:
        """The game before a seat's eyes: with what it has chosen and not played yet."""
        return self.draft.state if self.draft and self.draft.seat == seat else self.match.state

    def known_to(self, seat: int | None) -> list[Event]:
        """Everything that has happened; whoever has begun a turn also knows what happens in it."""
        drafted = self.draft.states if self.draft and self.draft.seat == seat else []
        return [event for events in [*self.news, *[s.events for s in drafted]] for event in events]

    def unheard(self, seat: int | None) -> list[Event]:
        """What has happened since the seat was last told."""
        known = self.known_to(seat)
        if seat is None:
            return known
        heard, self.heard[seat] = self.heard[seat], len(known)
        return known[heard:]

    # Choosing

    def choose(self, seat: int, texts: list[str]) -> Draft:
        """A step of the seat's turn; what chance or something new has fixed is played at once."""
        draft = self.draft or Draft(self.match.state, seat)
        draft.choose(*texts)
        self.draft = draft
        if draft.fixed:
            self.end_turn(draft)
        return draft

    def end_turn(self, draft: Draft) -> None:
        """Play what was chosen; from now on it is everybody's news."""
        self.draft = None
        self.turns[draft.seat].append(draft.steps)
        for text in draft.texts:
            self.play(draft.seat, text)

    def play(self, seat: int, text: str) -> None:
        self.match.choose(seat, text)
        self.news.append(self.match.state.events)

    # Taking back

    def shorten(self, draft: Draft, steps: int) -> list[str]:
        """Only the first steps of a turn stand; the choices that are gone."""
        gone = [text for step in draft.steps[steps:] for text in step]
        while len(draft.steps) > steps:
            draft.take_back()
        self.draft = draft if draft.steps else None
        self.heard[draft.seat] = min(self.heard[draft.seat], len(self.known_to(draft.seat)))
        return gone

    def reopen(self, seat: int) -> list[str]:
        """A seat has not ended its latest turn; if it has ended none here, its latest choice is gone, and returned."""
        steps = self.turns[seat][-1] if self.turns[seat] else []
        count = sum(map(len, steps)) or 1
        if self.match.state.takebacks[seat] < count:
            raise CannotTakeBack(seat)
        gone = [self.take_back_choice(seat) for _ in range(count)]
        if not steps:
            return gone
        self.turns[seat].pop()
        self.draft = Draft(self.match.state, seat)
        for step in steps:
            self.draft.choose(*step)
        return []

    def take_back_choice(self, seat: int) -> str:
        """A seat has not played its latest choice; nobody has heard of it."""
        latest, text = [(number, text) for number, (by, text) in enumerate(self.match.record.choices) if by == seat][-1]
        self.match.take_back(seat)
        before, gone = sum(map(len, self.news[: latest + 1])), len(self.news.pop(latest + 1))
        self.heard = [count - min(max(count - before, 0), gone) for count in self.heard]
        return text
