"""Learn to play Royals for two against a random player: a linear policy, policy gradients, nothing but numpy.

Every choice of the catalogue has a row of weights; these times what the seat knows say how likely the choice is among
the legal ones. After a round of games the choices of games that ended better than expected become more likely
(REINFORCE). What was expected, the baseline, is another row of weights, fitted to how earlier games ended.

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
LEARNING_RATE = 0.04
RIDGE = 30.0
DECAY = 0.9


class Episode(NamedTuple):
    """One game of the learner: at each decision what it knew, what was legal and how likely, and what it took."""

    known: Array
    legal: list[tuple[NDArray[np.intp], Array]]
    taken: list[int]
    reward: float


class Batch(NamedTuple):
    """What a worker has learnt from some games, as sums."""

    gradient: Array
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


def learn(weights: Array, baseline: Array, seeds: range) -> Batch:
    """The work of one process: play a game for every seed."""
    env = envs.SeatEnv("royals", ["random"])
    episodes = [play(env, weights, seed) for seed in seeds]
    known = np.concatenate([episode.known for episode in episodes])
    rewards = np.concatenate([np.full(len(episode.known), episode.reward, np.float32) for episode in episodes])
    advantages = rewards - known @ baseline
    gradient = np.zeros_like(weights)
    decisions = [decision for episode in episodes for decision in zip(episode.legal, episode.taken, strict=True)]
    for ((options, chances), pick), features, advantage in zip(decisions, known, advantages, strict=True):
        change = -chances
        change[pick] += 1
        gradient[options] += np.outer(advantage * change, features)
    wins = sum(episode.reward + 0.5 for episode in episodes)
    return Batch(gradient, known.T @ known, known.T @ rewards, wins, len(known))


class Learner:
    """Weights of a policy and of its baseline, and how they follow a gradient (Adam)."""

    def __init__(self) -> None:
        env = envs.SeatEnv("royals", ["random"])
        shape = (len(env.game.catalogue), env.encoding.size + 1)
        self.weights = np.zeros(shape, np.float32)
        self.baseline = np.zeros(shape[1], np.float32)
        self.first_moment = np.zeros(shape, np.float32)
        self.second_moment = np.zeros(shape, np.float32)
        self.squares = RIDGE * np.eye(shape[1], dtype=np.float32)
        self.products = np.zeros(shape[1], np.float32)
        self.rounds = 0

    def update(self, batches: list[Batch]) -> None:
        self.rounds += 1
        gradient = sum(batch.gradient for batch in batches) / sum(batch.decisions for batch in batches)
        self.first_moment = 0.9 * self.first_moment + 0.1 * gradient
        self.second_moment = 0.99 * self.second_moment + 0.01 * gradient**2
        mean = self.first_moment / (1 - 0.9**self.rounds)
        square = self.second_moment / (1 - 0.99**self.rounds)
        self.weights += LEARNING_RATE * mean / (np.sqrt(square) + 1e-8)
        self.squares = DECAY * self.squares + sum(batch.squares for batch in batches)
        self.products = DECAY * self.products + sum(batch.products for batch in batches)
        ridge = RIDGE * np.eye(len(self.baseline), dtype=np.float32)
        self.baseline = np.linalg.solve(self.squares + ridge, self.products).astype(np.float32)


def train(pool: Executor, rounds: int, games: int) -> list[float]:
    """Play and learn; the share of wins of every round."""
    learner, curve, start = Learner(), [], perf_counter()
    for number in range(rounds):
        first = number * WORKERS * games
        parts = [range(first + worker * games, first + (worker + 1) * games) for worker in range(WORKERS)]
        futures = [pool.submit(learn, learner.weights, learner.baseline, part) for part in parts]
        batches = [future.result() for future in futures]
        learner.update(batches)
        curve.append(sum(batch.wins for batch in batches) / (WORKERS * games))
        bar = "#" * round(50 * curve[-1])
        print(
            f"{perf_counter() - start:5.0f} s {first + WORKERS * games:6} games  wins {curve[-1]:.2f} {bar}", flush=True
        )
    return curve


def main() -> None:
    parser = ArgumentParser(description="Learn to play Royals for two against a random player.")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=32, help="of each of the two processes, in a round")
    options = parser.parse_args()
    with ProcessPoolExecutor(WORKERS) as pool:
        train(pool, options.rounds, options.games)


if __name__ == "__main__":
    main()
