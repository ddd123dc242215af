"""Many games of random players: who scores what, who wins, and where the points come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from time import perf_counter

import msgspec

from antechamber.core.game import Game
from antechamber.core.playout import Tally, play_out
from antechamber.core.score import total
from antechamber.engine import compiled
from antechamber.lab.runs import seed_bytes


class Simulation(msgspec.Struct, frozen=True):
    """What a run of random games came to. `points_by_source` is the mean of a seat in a game."""

    game: str
    seats: int
    games: int
    seed: str
    compiled: bool
    mean_scores: list[float]
    win_shares: list[float]
    decisions_per_game: float
    points_by_source: dict[str, float]
    seconds: float


def simulate(game: Game, seats: int, numbers: Iterable[int], seed: str) -> Simulation:
    """Play the games of a run with these numbers; each has a seed of its own, so any of them can be played again."""
    scores, wins = [0] * seats, [0.0] * seats
    sources: Counter[str] = Counter()
    tally = Tally()
    games = 0
    start = perf_counter()
    for number in numbers:
        s = game.start(seats, seed_bytes(f"{seed} {number}"))
        play_out(s, int.from_bytes(seed_bytes(f"{seed} {number} choices")[:4]), tally)
        games += 1
        winners = [seat for seat, place in enumerate(s.ranking()) if place == 1]
        for seat in winners:
            wins[seat] += 1 / len(winners)
        for seat, lines in enumerate(s.scores()):
            scores[seat] += total(lines)
            for line in lines:
                sources[line.source] += line.points
    if sum(sources.values()) != sum(scores):
        raise AssertionError(f"the lines add up to {sum(sources.values())}, the scores to {sum(scores)}")
    return Simulation(
        game=game.key,
        seats=seats,
        games=games,
        seed=seed,
        compiled=compiled(),
        mean_scores=[score / games for score in scores],
        win_shares=[share / games for share in wins],
        decisions_per_game=tally.decisions / games,
        points_by_source={source: points / games / seats for source, points in sources.most_common()},
        seconds=perf_counter() - start,
    )
