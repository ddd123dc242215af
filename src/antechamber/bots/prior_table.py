"""Priors by kind of choice: an evaluator says in a table what it thinks of each, so that a new kind is a new entry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from antechamber.core.flow import Choice

ORDINARY: Final = 1.0

Kind = type[Choice[Any]]


class PriorTable:
    """For some kinds a function of the decision and the option, for others one number in every position.

    What has no entry is ordinary.
    """

    __slots__ = ("by_position", "fixed")

    def __init__(self, by_position: dict[Kind, Callable[[Any, Any], float]], fixed: dict[Kind, float]) -> None:
        self.by_position = by_position
        self.fixed = fixed

    def priors(self, now: object, options: list[Choice[Any]]) -> list[float]:
        """The prior of each option; `now` is the decision, as the functions of the table look at it."""
        found: list[float] = []
        kind: Kind = Choice
        by_position: Callable[[Any, Any], float] | None = None
        for option in options:
            if type(option) is not kind:  # options of a kind stand together
                kind = type(option)
                by_position = self.by_position.get(kind)
            if by_position is None:
                found.append(self.fixed.get(kind, ORDINARY))
            else:
                found.append(by_position(now, option))
        return found
