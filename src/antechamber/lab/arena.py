"""Bots against bots: every deal in every rotation of the seats, until all games have been played."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing

from antechamber.lab.contest import GameResult
from antechamber.lab.fan_out import in_processes, in_turn, on_cluster
from antechamber.lab.results_file import ResultsFile


def play_games(results: ResultsFile, jobs: int, cluster: str | None = None) -> Generator[GameResult, None, None]:
    """Play what is still missing; every row is in the file when it is told. Interrupting loses none."""
    with closing(games_of(results, jobs, cluster)) as rows:
        for row in rows:
            results.add(row)
            yield row


def games_of(results: ResultsFile, jobs: int, cluster: str | None) -> Generator[GameResult, None, None]:
    if cluster:
        return on_cluster(results.config, results.missing, cluster, jobs)
    if jobs == 1:
        return in_turn(results.config, results.missing)
    return in_processes(results.config, results.missing, jobs)
