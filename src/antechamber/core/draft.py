"""A turn that its seat is still making up its mind about: nobody else knows anything of it."""

from __future__ import annotations

from typing import Any

from antechamber.core.errors import CannotTakeBack
from antechamber.core.flow import Choice, State


class Draft:
    """What a seat has chosen, in its own copy of the game, since a position that everybody knows.

    All of it can be taken back. It is `fixed`, and has to be played, once it needs chance or shows the seat something
    that it could not know. It is `complete` when the seat has nothing left to decide: the table would go on now.
    """

    def __init__(self, base: State, seat: int) -> None:
        self.seat = seat
        self.states = [base]
        self.texts: list[str] = []
        self.fixed = False

    @property
    def state(self) -> State:
        """How the game looks to the seat; nobody else is to be shown it."""
        return self.states[-1]

    @property
    def complete(self) -> bool:
        return bool(self.texts) and not self.state.options(self.seat)

    def choose(self, text: str) -> None:
        """Choose one of the seat's options."""
        before = self.state
        choice = before.legal(self.seat, text)
        after = before.clone()
        after.rehearse(self.seat, choice)
        if not after.options(self.seat):
            after = self.led_on(before, choice) or after
        self.fixed = after.taught
        self.states.append(after)
        self.texts.append(text)

    def led_on(self, before: State, choice: Choice[Any]) -> State | None:
        """Where the table goes on to, if that is the seat's own next decision and there is nothing new on the way.

        Everything else that the table does is nothing to look at before the seat says that it is done.
        """
        after = before.clone()
        after.apply(self.seat, choice)
        return None if after.taught or after.pending() != [self.seat] else after

    def take_back(self) -> None:
        """The latest choice was never made."""
        if not self.texts:
            raise CannotTakeBack(self.seat)
        self.texts.pop()
        self.states.pop()

    def moved_to(self, base: State) -> Draft:
        """The same choices from another position, as far as they can be made there without being fixed."""
        new = Draft(base, self.seat)
        for text in self.texts:
            if text not in [option.text for option in new.state.options(self.seat)]:
                break
            new.choose(text)
            if new.fixed:
                new.take_back()
                new.fixed = False
                break
        return new
