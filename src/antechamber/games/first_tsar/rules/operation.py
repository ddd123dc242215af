"""One step of an effect. Effects are data: rows of these, written in the component file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antechamber.core.flow import Choice, Decision, Step

if TYPE_CHECKING:
    from antechamber.games.first_tsar.state import TsarState


class Operation(Step["TsarState"]):
    """Something the acting seat does or gains as part of an effect."""

    def possible(self, s: TsarState, seat: int) -> bool:
        """Whether it could do anything now, as far as everyone can tell."""
        return True


class Skip(Choice["TsarState"]):
    def apply(self, s: TsarState, seat: int) -> None:
        """R5.12 Whatever leaves a choice may also be left undone."""


class Menu(Step["TsarState"]):
    """A moment of a turn in which the seat does this and that: it stays on the table until the seat moves on."""

    def __init__(self, decision: Decision[Any]) -> None:
        self.decision = decision

    def run(self, s: TsarState) -> None:
        s.table.append(self)
        s.lanes[s.acting].append(self.decision)


def move_on(s: TsarState) -> None:
    """Leave the menu that the seat has chosen from."""
    s.table.pop()
