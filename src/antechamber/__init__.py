"""Antechamber: four board games of court intrigue, to play, to host and to study.

    >>> import antechamber
    >>> game = antechamber.load("royals")
    >>> state = game.start(seats=3, seed=b"any bytes")
    >>> state.pending()
    [2]
    >>> state.options(2)
    [<draw pile>, <draw german_states>, <draw britain>, <draw spain>]
    >>> state.apply(2, state.legal(2, "draw spain"))

`load` answers with a `Game`, which starts a `State`. In a state each pending seat has options, each of them a `Choice`.
A `Match` is a state with its `Record`, and `replay` plays one that `read_record` has read. What a person can put right
is an `AntechamberError`. `GAMES` has the `Manifest` of every game that is installed, by its key.

Whatever in this package is imported, this module comes first, so it brings nothing along: what is named here is fetched
when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from antechamber.engine import choose_engine

if TYPE_CHECKING:
    from antechamber.core.chance import Chance
    from antechamber.core.errors import AntechamberError, IllegalChoice
    from antechamber.core.event import Event
    from antechamber.core.flow import Choice, State
    from antechamber.core.game import Game
    from antechamber.core.manifest import Manifest
    from antechamber.core.record import Match, Record, read_record, replay
    from antechamber.core.score import Line
    from antechamber.games import GAMES, load

__version__ = "1.0.0"

__all__ = [
    "GAMES",
    "AntechamberError",
    "Chance",
    "Choice",
    "Event",
    "Game",
    "IllegalChoice",
    "Line",
    "Manifest",
    "Match",
    "Record",
    "State",
    "__version__",
    "load",
    "read_record",
    "replay",
]

HOMES: Final = {
    "AntechamberError": "core.errors",
    "Chance": "core.chance",
    "Choice": "core.flow",
    "Event": "core.event",
    "GAMES": "games",
    "Game": "core.game",
    "IllegalChoice": "core.errors",
    "Line": "core.score",
    "Manifest": "core.manifest",
    "Match": "core.record",
    "Record": "core.record",
    "State": "core.flow",
    "load": "games",
    "read_record": "core.record",
    "replay": "core.record",
}

choose_engine()

# A type checker knows the names from above; with this in sight it would take any other name for one, too.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """What is named in `__all__`, fetched from its home."""
        if name not in HOMES:
            raise AttributeError(f"module 'antechamber' has no attribute '{name}'")
        return getattr(import_module(f"antechamber.{HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
