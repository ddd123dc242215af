"""Ratings for games of many players, from the places of every game."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from antechamber.lab.contest import GameResult


class Rating(msgspec.Struct, frozen=True):
    """A level and how unsure it is, on the usual scale: all begin at 25, give or take 8.3."""

    mu: float
    sigma: float

    def __str__(self) -> str:
        """The level, give or take two standard deviations."""
        return f"{self.mu:.1f} ± {2 * self.sigma:.1f}"


def rate(rows: Iterable[GameResult]) -> dict[str, Rating]:
    """Every bot's rating after these games, by the model of Plackett and Luce.

    Bots do not learn between games, so nothing is added to their uncertainty (tau). A bot that holds several seats is
    rated at each of them, and keeps the mean.
    """
    model = PlackettLuce(tau=0)
    known: dict[str, PlackettLuceRating] = {}
    for row in rows:
        before = [known.setdefault(name, model.rating()) for name in row.bots]
        teams = [[model.rating(rating.mu, rating.sigma)] for rating in before]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in row.places])]
        for name in set(row.bots):
            own = [rating for rating, bot in zip(after, row.bots, strict=True) if bot == name]
            known[name] = model.rating(fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own))
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}
