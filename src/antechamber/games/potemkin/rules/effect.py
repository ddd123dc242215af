"""What every card ability is: an operation that can begin or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from antechamber.games.potemkin.state import PotemkinState


class Effect:
    """An operation with its parameters."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def can_begin(self, s: PotemkinState, seat: int) -> bool:
        """Whether at least part of it can happen."""
        raise NotImplementedError

    def begin(self, s: PotemkinState, seat: int) -> None:
        raise NotImplementedError
