"""Players made of code, by name. A bot sees what a person at its seat would see, never the state."""

from __future__ import annotations

from typing import Any, Final, Protocol

from antechamber.bots.random import RandomBot
from antechamber.core.chance import Chance
from antechamber.core.errors import AntechamberError
from antechamber.core.flow import Choice


class Bot(Protocol):
    def choose(self, view: object, options: list[Choice[Any]], rng: Chance) -> Choice[Any]:
        """One of the options, for the seat whose view this is."""
        ...


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot}


class UnknownBot(AntechamberError):
    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot called '{name}'; there are: {', '.join(BOTS)}")


def seat_bot(name: str) -> Bot:
    """A new bot of that name."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name]()
