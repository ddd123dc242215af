"""`antechamber fit`: learn from many games what each feature of a position is worth."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter
from cyclopts.validators import Number

from antechamber.bots.value import Weights
from antechamber.cli.game_key import GameKey
from antechamber.core.game import Game
from antechamber.lab.training_games import TrainingGame

if TYPE_CHECKING:
    from rich.progress import Progress

BATCH: Final = 10


def fit(
    game: GameKey,
    /,
    *,
    seats: int | None = None,
    games: Annotated[int, Parameter(validator=Number(gte=100))] = 2000,
    seed: str = "0",
    jobs: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    out: Path | None = None,
) -> None:
    """Fit the value that the bots judge positions by, and write it to its file.

    :param seats: Only for this number of players; otherwise for each.
    :param games: How many games to learn from, for each number of players.
    :param seed: Any text; the same text gives the same weights.
    :param jobs: How many processes play; as many as there are processors.
    :param out: The file to write; the one that comes with the bots if you name none.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from antechamber.bots.evaluators import fitted, weights_file
    from antechamber.games import load
    from antechamber.lab.weights import as_toml

    loaded = load(game)
    file = out or weights_file(loaded.key)
    wanted = seats_to_fit(loaded, seats)
    tables = fitted(loaded.key) if weights_file(loaded.key).exists() else {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for count in wanted:
            tables[str(count)] = fit_seats(loaded, count, games, seed, jobs or os.cpu_count() or 1, progress)
            file.write_text(as_toml(loaded, tables), encoding="utf-8", newline="\n")
    print(f"Written to {file}.")


def seats_to_fit(game: Game, seats: int | None) -> list[int]:
    """The numbers of players that are asked for; before anything is played, it is seen whether one can fit at all."""
    from importlib.util import find_spec

    from antechamber.core.errors import AntechamberError

    if find_spec("numpy") is None:
        raise AntechamberError("Fitting needs numpy: `pip install 'antechamber[research]'`.")
    if seats is None:
        return list(range(game.fewest, game.most + 1))
    game.check_seats(seats)
    return [seats]


def fit_seats(game: Game, seats: int, games: int, seed: str, jobs: int, progress: Progress) -> dict[str, Any]:
    """The table of weights for a number of players; each generation of games is played with those fitted before."""
    from antechamber.bots.evaluators import evaluator_of
    from antechamber.lab.fit import GENERATIONS, explained
    from antechamber.lab.fit import fit as fit_to

    task = progress.add_task(f"{game.title}, {seats} seats", total=games)
    training_games: list[TrainingGame] = []
    weights: Weights | None = None
    for generation in range(GENERATIONS):
        last = games * (generation + 1) // GENERATIONS
        for batch in play(game.key, seats, weights, seed, range(len(training_games), last), jobs):
            training_games += batch
            progress.advance(task, len(batch))
        weights = fit_to(training_games)
    assert weights is not None
    progress.console.print(f"{seats} seats: explains {explained(training_games, weights):.0%} of who wins")
    table = dict(zip(evaluator_of(game).names, zip(weights.early, weights.late, strict=True), strict=True))
    return {"games": games, "margin": weights.margin, "weights": table}


def play(
    game: str, seats: int, weights: Weights | None, seed: str, numbers: range, jobs: int
) -> Iterator[list[TrainingGame]]:
    """The games with these numbers, in their order, a few at a time."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    parts = weights and (weights.early, weights.late, weights.margin)
    batches = [(game, seats, parts, seed, numbers[first : first + BATCH]) for first in range(0, len(numbers), BATCH)]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(play_batch, batches)


def play_batch(order: tuple[str, int, tuple[list[float], list[float], float] | None, str, range]) -> list[TrainingGame]:
    from antechamber.games import load
    from antechamber.lab.training_games import play_training_game

    game, seats, parts, seed, numbers = order
    weights = Weights(*parts) if parts else None
    return [play_training_game(load(game), seats, weights, f"{seed} fit {number}") for number in numbers]
