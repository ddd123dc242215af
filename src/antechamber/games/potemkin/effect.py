"""What every card ability is: something that can begin or not."""

from __future__ import annotations

from typing import Generic

from antechamber.core.flow import S


class AbilityEffect(Generic[S]):
    """What a card does when it is played for its ability, `n` times or with `n` things."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can_begin(self, s: S, seat: int) -> bool:
        """Whether at least part of it can happen."""
        raise NotImplementedError

    def amount(self, s: S, seat: int) -> int:
        """How many pieces it would move now; 0 where that is still to be chosen, or it moves none."""
        return 0

    def begin(self, s: S, seat: int) -> None:
        raise NotImplementedError
