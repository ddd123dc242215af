"""A search in several processes at once: each searches by itself, and what they found is added up."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from antechamber.bots.bot import Advice, Bot, Observation
from antechamber.bots.evaluators import fitted_value
from antechamber.bots.search import Budget, Search, most_visited
from antechamber.bots.state_pickle import pickle_state, unpickle_state
from antechamber.core.chance import Chance
from antechamber.core.flow import Choice
from antechamber.core.game import Game
from antechamber.games import load

Found = list[tuple[int, float, int]]


class ParallelSearch(Bot):
    """A searching bot that shares its iterations among processes; they end with it."""

    def __init__(self, game: Game, seats: int, budget: Budget, jobs: int) -> None:
        self.game = game
        self.budget = Budget(-(-budget.iterations // jobs), budget.seconds)
        self.jobs = jobs
        self.pool = ProcessPoolExecutor(
            jobs, get_context("spawn"), SearchProcess.start, (game.key, game.sheet.path, seats)
        )

    def advise(self, observation: Observation, rng: Chance) -> list[Advice]:
        state_pickle, limits = (
            pickle_state(self.game, observation.sampled),
            (self.budget.iterations, self.budget.seconds),
        )
        seeds = [bytes([rng.below(256) for _ in range(16)]) for _ in range(self.jobs)]
        futures = [
            self.pool.submit(SearchProcess.think, state_pickle, observation.seat, limits, seed) for seed in seeds
        ]
        return merged(observation.options, [future.result() for future in futures])

    def choose(self, observation: Observation, rng: Chance) -> Choice[Any]:
        return most_visited(self.advise(observation, rng))


def merged(options: list[Choice[Any]], results: list[Found]) -> list[Advice]:
    """The visits of all processes together, and their win chances weighed by them."""
    advice = []
    for option, *found in zip(options, *results, strict=True):
        visits = sum(number for _, _, number in found)
        weighed = sum(win_chance * number for _, win_chance, number in found)
        advice.append(Advice(option, weighed / visits if visits else found[0][1], visits))
    return advice


class SearchProcess:
    """What one process of the search has: the game, and the value to judge it by."""

    game: Game
    seats: int

    @classmethod
    def start(cls, key: str, components: str, seats: int) -> None:
        """Load the game, once for each process."""
        cls.game = load(key, components)
        cls.seats = seats

    @classmethod
    def think(cls, state_pickle: bytes, seat: int, limits: tuple[int, float], seed: bytes) -> Found:
        """Search for a while and say what was found of each option."""
        observation = Observation(unpickle_state(cls.game, state_pickle), seat)
        search = Search(fitted_value(cls.game, cls.seats), cls.seats)
        search.think(observation, Budget(*limits), Chance(seed))
        return [(advice.choice.id, advice.win_chance, advice.visits) for advice in search.advice(observation)]
