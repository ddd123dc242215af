"""Effects that a seat may skip, and moments of its turn in which it does this and that until it moves on."""

from __future__ import annotations

from typing import Any

from antechamber.core.flow import Choice, Decision, Step
from antechamber.games.first_tsar.state import TsarState


class Skippable(Decision[TsarState]):
    """A decision that may be skipped when an effect asks for it, and not when an action does."""

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def skipping(self, s: TsarState) -> list[Choice[TsarState]]:
        """What to add the options to: a way to skip it, or nothing."""
        return [s.choices.skip] if self.optional else []


class Skip(Choice[TsarState]):
    def apply(self, s: TsarState, seat: int) -> None:
        """R5.12 Whatever leaves a choice may also be left undone."""


class Menu(Step[TsarState]):
    """A moment of a turn in which the seat does this and that: it stays on the table until the seat moves on."""

    def __init__(self, decision: Decision[Any]) -> None:
        self.decision = decision

    def run(self, s: TsarState) -> None:
        s.table.append(self)
        s.lanes[s.acting].append(self.decision)


class MoveOn(Choice[TsarState]):
    def apply(self, s: TsarState, seat: int) -> None:
        """R4.8 R4.11 R4.14 R6.8 No seal, no more actions, the end of the turn or of a pause: nobody has to do more."""
        move_on(s)


def move_on(s: TsarState) -> None:
    """Leave the menu that the seat has chosen from."""
    s.table.pop()
