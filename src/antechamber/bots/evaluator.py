"""How a game is thought about: what counts for a seat, which options a sensible player prefers, when a round is over.

Each game has one evaluator, in `evaluators/`. It reads a state, but bots only ever give it samples; still it looks at
nothing its seat does not know, or the seats of a search would play with open cards.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from antechamber.core.flow import Choice, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """The judgement of one game. `names` are those of the features, in their order.

    `horizon` is how many rounds a search looks ahead before it asks for the value of what it sees.
    """

    def __init__(self, names: list[str], horizon: int) -> None:
        self.names = names
        self.horizon = horizon

    def features(self, s: S, seat: int) -> list[float]:
        """What counts for a seat, as far as it can be known: points, means, prospects."""
        raise NotImplementedError

    def stage(self, s: S) -> float:
        """How much of the game has been played, from 0 to 1."""
        raise NotImplementedError

    def round(self, s: S) -> int:
        """A number that grows by one when everybody has had a turn, or as near to that as the game allows."""
        raise NotImplementedError

    def priors(self, s: S, seat: int, options: list[Choice[S]]) -> list[float]:
        """How good each option looks to a sensible player: 1 is ordinary, below a tenth is a blunder. Quick."""
        raise NotImplementedError
