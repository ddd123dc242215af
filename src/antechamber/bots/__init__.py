"""Players made of code, by name. A bot knows what a person at its seat would know, never the state."""

from __future__ import annotations

from typing import Final

from antechamber.bots.bot import Bot
from antechamber.bots.random import RandomBot
from antechamber.core.errors import AntechamberError
from antechamber.core.game import Game

LEVELS: Final = ("random", "page", "courtier", "chancellor", "sovereign")


class UnknownBot(AntechamberError):
    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot called '{name}'; there are: {', '.join(LEVELS)}")


def seat_bot(name: str, game: Game, seats: int) -> Bot:
    """A new bot of that level for a game of that many seats.

    A level that searches takes a budget after an @: `chancellor@500` thinks 500 iterations a decision instead of
    its usual time, and so plays the same game again from the same random stream.
    """
    level, _, _ = name.partition("@")
    if level not in LEVELS:
        raise UnknownBot(name)
    return RandomBot()
