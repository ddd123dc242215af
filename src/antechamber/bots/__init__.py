"""Players made of code, by name. A bot knows what a person at its seat would know, never the state."""

from __future__ import annotations

import re
from typing import Final

from antechamber.bots.bot import Bot
from antechamber.bots.courtier import Courtier
from antechamber.bots.evaluators import fitted_value
from antechamber.bots.page import Page
from antechamber.bots.parallel_search import ParallelSearch
from antechamber.bots.random import RandomBot
from antechamber.bots.search import Budget, SearchBot
from antechamber.core.errors import AntechamberError
from antechamber.core.game import Game
from antechamber.games import manifest_of

LEVELS: Final = ("random", "page", "courtier", "chancellor", "sovereign")
SECONDS: Final = {"chancellor": 1.0, "sovereign": 5.0}  # to think about a turn, of those that search
QUICK: Final = [level for level in LEVELS if level not in SECONDS]
MOST_ITERATIONS: Final = 1 << 30
MOST_SECONDS: Final = 3600.0
NAME: Final = re.compile(r"(?P<level>[a-z]+)(@(?P<iterations>[1-9]\d*))?(/(?P<jobs>[1-9]\d?))?")


class UnknownBot(AntechamberError):
    def __init__(self, name: str) -> None:
        super().__init__(f"There is no bot called '{name}'; there are: {', '.join(LEVELS)}.")


def search_seconds(level: str, game: str) -> float:
    """How many seconds a level searches for a decision; 0 if it does not search."""
    return SECONDS.get(level, 0.0) / manifest_of(game).choices_a_turn


def make_bot(name: str, game: Game, seats: int) -> Bot:
    """A new bot of that level for a game of that many seats.

    A level that searches may say how: `chancellor@500` thinks 500 iterations a decision, however long they take, and
    so plays the same game again from the same random stream; `sovereign/4` thinks in four processes at once.
    """
    parts = NAME.fullmatch(name)
    if not parts or parts["level"] not in LEVELS or (parts["level"] not in SECONDS and parts["level"] != name):
        raise UnknownBot(name)
    level = parts["level"]
    if level == "random":
        return RandomBot()
    value = fitted_value(game, seats)
    if level == "page":
        return Page(value.evaluator)
    if level == "courtier":
        return Courtier(value)
    timed = Budget(MOST_ITERATIONS, search_seconds(level, game.key))
    budget = Budget(int(parts["iterations"]), MOST_SECONDS) if parts["iterations"] else timed
    return ParallelSearch(game, seats, budget, int(parts["jobs"])) if parts["jobs"] else SearchBot(value, seats, budget)
