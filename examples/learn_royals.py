"""Learn to play Royals for two against a random player: a linear policy, policy gradients, nothing but numpy.

Every choice of the catalogue has a row of weights; these times what the seat knows say how likely the choice is among
the legal ones. After a round of games the choices of games that ended better than expected become more likely
(REINFORCE). What was expected is another row of weights, fitted to how earlier games ended.

    python examples/learn_royals.py        half a minute on each of two cores
"""

from __future__ import annotations

from argparse import ArgumentParser
from concurrent.futures import Executor, ProcessPoolExecutor
from time import perf_counter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import antechamber.envs.gymnasium as envs

Array = NDArray[np.float32]
WORKERS = 2
PACE = 0.04
RIDGE = 30.0
MEMORY = 0.9


class Episode(NamedTuple):
    """One game of the learner: at each decision what it knew, what was legal and how likely, and what it took."""

    known: Array
    legal: list[tuple[NDArray[np.intp], Array]]
    taken: list[int]
    reward: float


class Lesson(NamedTuple):
    """What a worker has learnt from some games, as sums."""

    slope: Array
    squares: Array
    products: Array
    wins: float
    decisions: int


def play(env: envs.SeatEnv, weights: Array, seed: int) -> Episode:
    """A game in which the learner draws lots by its weights."""
    rng = np.random.default_rng(seed)
    numbers, info = env.reset(seed=seed)
    known, legal, taken, reward, over = [], [], [], 0.0, False
    while not over:
        features = np.append(numbers / env.encoding.high, np.float32(1))
        options = np.flatnonzero(info["action_mask"])
        chances = softmax(weights[options] @ features)
        pick = int(np.searchsorted(chances.cumsum(), rng.random() * chances.sum()))
        known.append(features)
        legal.append((options, chances))
        taken.append(pick)
        numbers, reward, over, _, info = env.step(options[pick])
    return Episode(np.array(known), legal, taken, reward)


def softmax(scores: Array) -> Array:
    grown = np.exp(scores - scores.max())
    chances: Array = grown / grown.sum()
    return chances


def learn(weights: Array, expected: Array, seeds: range) -> Lesson:
    """The work of one process: play a game for every seed."""
    env = envs.SeatEnv("royals", ["random"])
    courses = [play(env, weights, seed) for seed in seeds]
    known = np.concatenate([episode.known for episode in courses])
    rewards = np.concatenate([np.full(len(episode.known), episode.reward, np.float32) for episode in courses])
    surprise = rewards - known @ expected
    slope = np.zeros_like(weights)
    decisions = [decision for episode in courses for decision in zip(episode.legal, episode.taken, strict=True)]
    for ((options, chances), pick), features, gain in zip(decisions, known, surprise, strict=True):
        change = -chances
        change[pick] += 1
        slope[options] += np.outer(gain * change, features)
    wins = sum(episode.reward + 0.5 for episode in courses)
    return Lesson(slope, known.T @ known, known.T @ rewards, wins, len(known))


class Learner:
    """Weights of a policy and of what it expects, and how they follow a slope (Adam)."""

    def __init__(self) -> None:
        env = envs.SeatEnv("royals", ["random"])
        shape = (len(env.game.catalogue), env.encoding.size + 1)
        self.weights = np.zeros(shape, np.float32)
        self.expected = np.zeros(shape[1], np.float32)
        self.drift = np.zeros(shape, np.float32)
        self.spread = np.zeros(shape, np.float32)
        self.squares = RIDGE * np.eye(shape[1], dtype=np.float32)
        self.products = np.zeros(shape[1], np.float32)
        self.rounds = 0

    def take(self, lessons: list[Lesson]) -> None:
        self.rounds += 1
        slope = sum(lesson.slope for lesson in lessons) / sum(lesson.decisions for lesson in lessons)
        self.drift = 0.9 * self.drift + 0.1 * slope
        self.spread = 0.99 * self.spread + 0.01 * slope**2
        drift, spread = self.drift / (1 - 0.9**self.rounds), self.spread / (1 - 0.99**self.rounds)
        self.weights += PACE * drift / (np.sqrt(spread) + 1e-8)
        self.squares = MEMORY * self.squares + sum(lesson.squares for lesson in lessons)
        self.products = MEMORY * self.products + sum(lesson.products for lesson in lessons)
        ridge = RIDGE * np.eye(len(self.expected), dtype=np.float32)
        self.expected = np.linalg.solve(self.squares + ridge, self.products).astype(np.float32)


def train(pool: Executor, rounds: int, games: int) -> list[float]:
    """Play and learn; the share of wins of every round."""
    learner, curve, start = Learner(), [], perf_counter()
    for number in range(rounds):
        first = number * WORKERS * games
        parts = [range(first + worker * games, first + (worker + 1) * games) for worker in range(WORKERS)]
        asked = [pool.submit(learn, learner.weights, learner.expected, part) for part in parts]
        lessons = [one.result() for one in asked]
        learner.take(lessons)
        curve.append(sum(lesson.wins for lesson in lessons) / (WORKERS * games))
        bar = "#" * round(50 * curve[-1])
        print(
            f"{perf_counter() - start:5.0f} s {first + WORKERS * games:6} games  wins {curve[-1]:.2f} {bar}", flush=True
        )
    return curve


def main() -> None:
    parser = ArgumentParser(description="Learn to play Royals for two against a random player.")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=32, help="of each of the two processes, in a round")
    asked = parser.parse_args()
    with ProcessPoolExecutor(WORKERS) as pool:
        train(pool, asked.rounds, asked.games)


if __name__ == "__main__":
    main()
