"""What the games of an arena came to."""

from __future__ import annotations

from collections import Counter
from math import ceil
from statistics import fmean
from typing import Final

import msgspec

from antechamber.engine import compiled
from antechamber.lab.arena_config import ArenaConfig
from antechamber.lab.contest import GameResult, game_of
from antechamber.lab.interval import interval
from antechamber.lab.ratings import Rating, rate
from antechamber.lab.results_file import ResultsFile

BARS: Final = 16

Deals = list[list[GameResult]]


class Standing(msgspec.Struct, frozen=True):
    """How one bot did. Its win share is that of one of its seats in one game, its score that of a seat as well."""

    bot: str
    seats: int
    win_share: float
    interval: tuple[float, float]
    rating: Rating
    mean_place: float
    mean_score: float
    points_by_source: dict[str, float]
    decisions_per_game: float
    seconds_per_move: float


class SeatStanding(msgspec.Struct, frozen=True):
    """How one seat did, whoever sat on it."""

    seat: int
    win_share: float
    interval: tuple[float, float]
    mean_score: float


class Length(msgspec.Struct, frozen=True):
    """How many choices games took: `games[i]` counts those from `least + i * width` on, `width` lengths each."""

    mean: float
    least: int
    most: int
    width: int
    games: list[int]


class Crash(msgspec.Struct, frozen=True):
    """A game that broke down, and the command that plays it again."""

    deal: int
    rotation: int
    error: str
    repeat: str


class Summary(msgspec.Struct, frozen=True):
    """Everything about the deals that were played in all rotations; `loose` games belong to others and do not count."""

    title: str
    config: ArenaConfig = msgspec.field(name="setting")
    compiled: bool
    deals: int
    games: int
    loose: int
    missing: int
    fair_share: float
    standings: list[Standing]
    seats: list[SeatStanding]
    length: Length | None
    crashes: list[Crash]

    @property
    def sources(self) -> list[str]:
        """Where points came from, in the order in which sources are first met."""
        return list(dict.fromkeys(source for own in self.standings for source in own.points_by_source))


def sum_up(results: ResultsFile) -> Summary:
    deals = results.whole_deals
    rows = [row for deal in deals for row in deal]
    config = results.config
    return Summary(
        title=game_of(config).title,
        config=config,
        compiled=compiled(),
        deals=len(deals),
        games=len(rows),
        loose=len(results.rows) - len(results.broken) - len(rows),
        missing=len(results.missing),
        fair_share=1 / config.seats,
        standings=standings(deals) if deals else [],
        seats=[seat_standing(deals, seat) for seat in range(config.seats)] if deals else [],
        length=length([row.choices for row in rows]) if deals else None,
        crashes=[crash(config, row) for row in results.broken],
    )


def standings(deals: Deals) -> list[Standing]:
    """All bots, the strongest first."""
    ratings = rate(row for deal in deals for row in deal)
    found = [standing(deals, bot, rating) for bot, rating in ratings.items()]
    return sorted(found, key=lambda own: (-own.win_share, own.bot))


def standing(deals: Deals, bot: str, rating: Rating) -> Standing:
    held = [(row, seat) for deal in deals for row in deal for seat, name in enumerate(row.bots) if name == bot]
    games = sum(map(len, deals))
    shares = [
        fmean(row.wins[seat] for row in deal for seat, name in enumerate(row.bots) if name == bot) for deal in deals
    ]
    decisions = sum(row.decisions[seat] for row, seat in held)
    alone = len(held) == games * len(deals[0][0].bots)
    return Standing(
        bot=bot,
        seats=len(held) // games,
        win_share=fmean(shares),
        # Who sits everywhere wins every game: there is nothing to be unsure of.
        interval=(fmean(shares),) * 2 if alone else interval(shares),
        rating=rating,
        mean_place=fmean(row.places[seat] for row, seat in held),
        mean_score=fmean(row.totals[seat] for row, seat in held),
        points_by_source=mean_points([row.points[seat] for row, seat in held]),
        decisions_per_game=decisions / len(held),
        seconds_per_move=sum(row.seconds[seat] for row, seat in held) / max(1, decisions),
    )


def mean_points(scores: list[dict[str, int]]) -> dict[str, float]:
    """The mean of every source, in the order in which sources are first met."""
    points: Counter[str] = Counter()
    for score in scores:
        points.update(score)
    return {source: points[source] / len(scores) for source in points}


def seat_standing(deals: Deals, seat: int) -> SeatStanding:
    shares = [fmean(row.wins[seat] for row in deal) for deal in deals]
    score = fmean(row.totals[seat] for deal in deals for row in deal)
    return SeatStanding(seat, fmean(shares), interval(shares), score)


def length(lengths: list[int]) -> Length:
    least, most = min(lengths), max(lengths)
    width = ceil((most - least + 1) / BARS)
    games = [0] * ((most - least) // width + 1)
    for choices in lengths:
        games[(choices - least) // width] += 1
    return Length(fmean(lengths), least, most, width, games)


def crash(config: ArenaConfig, row: GameResult) -> Crash:
    return Crash(row.deal, row.rotation, row.error, config.command("--only", f"{row.deal}:{row.rotation}"))
