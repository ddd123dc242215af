"""Something in the course of a table's game, who notices it, and whether it can ever be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from antechamber.core.event import Event
from antechamber.core.flow import State
from antechamber.server.rows import ChoiceRow
from antechamber.server.viewers import EVERYONE, Viewer
from antechamber.server.wire.scalars import NoUndo

DEAL: Final = "deal"
CHANCE: Final = "chance"
KNOWN: Final = "known"
OTHERS: Final = "others"

Steps = list[list[str]]


class LogEntry:
    """Something in the course of a game: the deal, a choice that stands, or the note that something was taken back.

    `kind` is DEAL or what its row does; only the deal and choices lead to another position. `text` is the choice, or
    where all went back the number by which the rest was dealt anew. `took` is how long its seat thought about it as far
    as others know, `left` what everybody had in the bank after it. `turn` are the steps of the draft that it was played
    with, or nothing. `stands` says why it can never be taken back: CHANCE, KNOWN, or empty.
    """

    __slots__ = ("events", "kind", "left", "made", "seat", "shown", "stands", "text", "took", "turn")

    def __init__(self, kind: str, seat: int, text: str, shown: bool, made: int, events: list[Event]) -> None:
        self.kind = kind
        self.seat = seat
        self.text = text
        self.shown = shown
        self.made = made
        self.events = events
        self.stands: NoUndo = ""
        self.took = 0
        self.turn: Steps | None = None
        self.left: Sequence[int] = ()

    def noticed_by(self, viewer: Viewer) -> bool:
        return viewer is EVERYONE or is_noticed(self, viewer)


def is_noticed(what: LogEntry | ChoiceRow, viewer: Viewer) -> bool:
    """Whether something in the course of a game is noticed by a viewer of that moment: by all, or by its seat alone."""
    return what.shown or viewer == what.seat


def why_it_stands(after: State, draws: int) -> NoUndo:
    """Why a choice that has led to a position can never be taken back, if there had been so many draws before it."""
    if after.chance.draws != draws:
        return CHANCE
    return KNOWN if after.uncovered else ""
