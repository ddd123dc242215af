"""Judging Catherine: the scorings to come, favour and hand, and what this round's plan and the next one bring."""

from __future__ import annotations

from typing import Final

from antechamber.bots.evaluator import Evaluator
from antechamber.bots.evaluators.catherine_after_round import AfterRound
from antechamber.bots.evaluators.catherine_prior import priors
from antechamber.core.flow import Choice
from antechamber.core.lists import count
from antechamber.games.catherine.components import BOOK, CANNON, DECADES, ROUNDS
from antechamber.games.catherine.rules.interim import (
    WINS_JOKER,
    WINS_RESIDENCE,
    book_reward,
    neighbours,
    points_against,
)
from antechamber.games.catherine.scoring import city_points, connected
from antechamber.games.catherine.state import CatherineState

HORIZON: Final = 2
JOKER: Final = 1.5  # what a joker is worth
LAST: Final = DECADES * ROUNDS - 1
NAMES: Final = [
    "total",
    "residences at scorings",
    "cities at scorings",
    "favour at scorings",
    "connection",
    "residences",
    "largest group",
    "favour",
    "hand limit",
    "order now",
    "order near",
    "cards",
    "cannons now",
    "cannons ahead",
    "cannons staying",
    "books now",
    "books ahead",
    "books staying",
    "goods",
    "sets of goods",
    "next action",
    "actions in hand",
    "open columns",
    "hand",
]


class CatherineEvaluator(Evaluator[CatherineState]):
    def __init__(self) -> None:
        super().__init__(NAMES, HORIZON)

    def stage(self, s: CatherineState) -> float:
        return s.round / LAST

    def round(self, s: CatherineState) -> int:
        return s.round

    def features(self, s: CatherineState, seat: int) -> list[float]:
        after = AfterRound(s, seat)
        box = s.box
        table = box.residence_points
        scorings = float(after.scorings)
        group = float(connected(box.neighbours, after.built))
        delivered = after.delivered()
        cannons, cannons_ahead = self.cannons(s, seat, after)
        books, books_ahead = self.books(s, seat, after)
        staying = after.staying()
        actions = after.next_actions()
        residences = scorings * table[after.residences]
        cities = scorings * city_points(box, after.built)
        favour = scorings * box.favour_points[after.favour]
        connection = group * box.multipliers[after.favour]
        order = float(box.order_points[delivered])
        points = float(count(s.tally[seat]) + after.points)
        return [
            points + residences + cities + favour + connection + order + after.cards + cannons,
            residences,
            cities,
            favour,
            connection,
            float(after.residences),
            group,
            float(after.favour),
            float(box.hand_limits[after.favour]),
            order,
            delivered * delivered / 7.0,
            float(after.cards),
            cannons,
            cannons_ahead,
            float(staying[CANNON]),
            books,
            books_ahead,
            float(staying[BOOK]),
            float(staying[0] + staying[1] + staying[2] + staying[3]),
            float(min(after.owned[0], after.owned[1], after.owned[2], after.owned[3])),
            actions[0],
            actions[1],
            actions[2],
            actions[3],
        ]

    def cannons(self, s: CatherineState, seat: int, after: AfterRound) -> tuple[float, float]:
        """The points for cannons if nothing changed, the more certain the later; and how far ahead one is."""
        if after.scored:
            return 0.0, 0.0
        own = after.owned[CANNON]
        points = ahead = 0.0
        for other in neighbours(seat, s.seats):
            theirs = s.owns(other, CANNON)
            points += points_against(own, theirs)
            ahead += max(-3, min(3, own - theirs))
        return points * after.decade_played(), ahead

    def books(self, s: CatherineState, seat: int, after: AfterRound) -> tuple[float, float]:
        """Whether the seat would win a residence or a joker with its books; and how far ahead it is."""
        if after.scored:
            return 0.0, 0.0
        own = after.owned[BOOK]
        most = 0
        fewest = 100
        for other in range(s.seats):
            if other != seat:
                theirs = s.books(other)
                most = max(most, theirs)
                fewest = min(fewest, theirs)
        reward = book_reward(own, most, fewest)
        won = 0.0
        if reward == WINS_RESIDENCE:
            won = after.residence() + after.multiplier() + 1.0
        elif reward == WINS_JOKER:
            won = JOKER
        return won * after.decade_played(), float(max(-3, min(3, own - most)))

    def priors(self, s: CatherineState, seat: int, options: list[Choice[CatherineState]]) -> list[float]:
        return priors(s, seat, options)
