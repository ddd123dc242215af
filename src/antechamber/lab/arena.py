"""Bots against bots: every deal in every rotation of the seats, until all games are in the book."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing

from antechamber.lab.book import Book
from antechamber.lab.contest import Row
from antechamber.lab.fan_out import in_processes, in_turn, on_cluster


def play_games(book: Book, jobs: int, cluster: str | None = None) -> Generator[Row, None, None]:
    """Play what the book still lacks; every row is in the book when it is told. Interrupting loses none."""
    with closing(games_of(book, jobs, cluster)) as rows:
        for row in rows:
            book.add(row)
            yield row


def games_of(book: Book, jobs: int, cluster: str | None) -> Generator[Row, None, None]:
    if cluster:
        return on_cluster(book.setting, book.missing, cluster, jobs)
    if jobs == 1:
        return in_turn(book.setting, book.missing)
    return in_processes(book.setting, book.missing, jobs)
