"""A turn that its seat is still making up its mind about: nobody else knows anything of it."""

from __future__ import annotations

from typing import Any

from antechamber.core.errors import CannotTakeBack, IllegalChoice
from antechamber.core.flow import Choice, State


class Draft:
    """What a seat has chosen, in its own copy of the game, since a position that everybody knows.

    All of it can be taken back, step by step; a set that was picked as a whole is one step. It is `fixed`, and has to
    be played, once it needs chance or shows the seat something that it could not know. It is `complete` when the seat
    has nothing left to decide: the table would go on now.
    """

    def __init__(self, base: State, seat: int) -> None:
        self.seat = seat
        self.base = base
        self.steps: list[list[str]] = []
        self.states: list[State] = []
        self.fixed = False

    @property
    def state(self) -> State:
        """How the game looks to the seat; nobody else is to be shown it."""
        return self.states[-1] if self.states else self.base

    @property
    def texts(self) -> list[str]:
        return [text for step in self.steps for text in step]

    @property
    def complete(self) -> bool:
        return bool(self.steps) and not self.state.options(self.seat)

    def choose(self, *texts: str) -> None:
        """Choose one of the seat's options, or several one after the other as one step: all of them or none."""
        states: list[State] = []
        for text in texts:
            before = states[-1] if states else self.state
            states.append(self.after(before, before.legal(self.seat, text)))
        self.fixed = any(s.taught for s in states)
        self.steps.append(list(texts))
        self.states += states

    def after(self, before: State, choice: Choice[Any]) -> State:
        after = before.clone()
        after.rehearse(self.seat, choice)
        return after if after.options(self.seat) else self.led_on(before, choice) or after

    def led_on(self, before: State, choice: Choice[Any]) -> State | None:
        """Where the table goes on to, if that is the seat's own next decision and there is nothing new on the way.

        Everything else that the table does is nothing to look at before the seat says that it is done.
        """
        after = before.clone()
        after.apply(self.seat, choice)
        return None if after.taught or after.pending() != [self.seat] else after

    def choose_what_is_forced(self) -> None:
        """Choose as long as there is a single option, until that shows something."""
        while len(options := self.state.options(self.seat)) == 1 and not self.fixed:
            self.choose(options[0].text)

    def take_back(self) -> None:
        """The latest step was never taken."""
        if not self.steps:
            raise CannotTakeBack(self.seat)
        for _ in self.steps.pop():
            self.states.pop()
        self.fixed = False

    def moved_to(self, base: State) -> Draft:
        """The same steps from another position, as far as they can be taken there without being fixed."""
        new = Draft(base, self.seat)
        for step in self.steps:
            try:
                new.choose(*step)
            except IllegalChoice:
                break
            if new.fixed:
                new.take_back()
                break
        return new
