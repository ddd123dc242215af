"""Judging Catherine: the scorings to come, favour and hand, and what this round's plan and the next one bring."""

from __future__ import annotations

from math import exp
from typing import Final

from antechamber.bots.evaluator import Evaluator
from antechamber.bots.evaluators.catherine_outlook import Outlook
from antechamber.bots.evaluators.catherine_plan import Prospect
from antechamber.core.flow import Choice
from antechamber.core.lists import count
from antechamber.games.catherine.choices import (
    Append,
    Below,
    Build,
    Decline,
    Discard,
    Lay,
    PerformAction,
    Tuck,
)
from antechamber.games.catherine.components import (
    BOOK,
    CANNON,
    DECADES,
    FIRST_ROW,
    NEEDS_ONE_COLOUR,
    POINT_ICON,
    ROUNDS,
)
from antechamber.games.catherine.rules.interim import neighbours
from antechamber.games.catherine.scoring import connected
from antechamber.games.catherine.state import CatherineState

HORIZON: Final = 2
LAST: Final = DECADES * ROUNDS - 1
WARMTH: Final = 0.7  # points that make an option e times as likely
SURE: Final = 30.0
NOT_BUILDING: Final = -10.0
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
        after = Prospect(s, seat)
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
        cities = scorings * self.city_points(s, after.built)
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

    def city_points(self, s: CatherineState, built: list[int]) -> float:
        points = 0.0
        for city, own in enumerate(built):
            if own and s.box.city_icon[city] == POINT_ICON:
                points += 1.0
        return points

    def cannons(self, s: CatherineState, seat: int, after: Prospect) -> tuple[float, float]:
        """The points for cannons if nothing changed, the more certain the later; and how far ahead one is."""
        if after.scored:
            return 0.0, 0.0
        own = after.owned[CANNON]
        points = ahead = 0.0
        for other in neighbours(seat, len(s.lanes)):
            theirs = s.owns(other, CANNON)
            points += 4.0 if own > theirs else 2.0 if own == theirs else 0.0
            ahead += max(-3, min(3, own - theirs))
        return points * after.decade_played(), ahead

    def books(self, s: CatherineState, seat: int, after: Prospect) -> tuple[float, float]:
        """Whether the seat would win a residence or a joker with its books; and how far ahead it is."""
        if after.scored:
            return 0.0, 0.0
        own = after.owned[BOOK]
        most = 0
        fewest = 100
        for other in range(len(s.lanes)):
            if other != seat:
                theirs = s.books(other)
                most = max(most, theirs)
                fewest = min(fewest, theirs)
        won = after.residence() + after.multiplier() + 1.0 if own >= most else 1.5 if own > fewest else 0.0
        return won * after.decade_played(), float(max(-3, min(3, own - most)))

    def priors(self, s: CatherineState, seat: int, options: list[Choice[CatherineState]]) -> list[float]:
        worths = self.worths(Outlook(s, seat), options)
        best = max(worths)
        return [SURE * exp((worth - best) / WARMTH) for worth in worths]

    def worths(self, now: Outlook, options: list[Choice[CatherineState]]) -> list[float]:
        """What each option is worth, in points."""
        first = options[0]
        if isinstance(first, Append | Tuck | Below):
            return self.plans(now, options)
        if isinstance(first, Discard):
            return self.payments(now, [option.card for option in options if isinstance(option, Discard)])
        if isinstance(first, Build | Decline):
            return [now.city(option.city) if isinstance(option, Build) else NOT_BUILDING for option in options]
        if isinstance(first, Lay):
            left = FIRST_ROW - len(now.s.laid[now.seat]) - 1
            return now.firsts([option.card for option in options if isinstance(option, Lay)], left)
        active = now.s.active_card(now.seat)
        if isinstance(first, PerformAction):
            return [now.action(active, now.cards), now.draw(1, now.cards)]
        return [now.bonus(active, now.cards), 0.0]

    def plans(self, now: Outlook, options: list[Choice[CatherineState]]) -> list[float]:
        """The two cards of a round, and where the second goes."""
        laid = now.s.laid[now.seat]
        if not laid:
            return now.appends(now.hand)
        now.add_symbols(laid[0])
        if len(laid) == 1:
            return now.tucks(now.hand, laid[0])
        return now.belows([option.card for option in options if isinstance(option, Below)], laid[1], now.cards)

    def payments(self, now: Outlook, cards: list[int]) -> list[float]:
        """The cards that are good for least, but of one colour where that brings a bonus."""
        s, seat = now.s, now.seat
        bonus = s.box.card_bonus[s.active_card(seat)]
        in_one_colour = 0.0
        if bonus is not None and bonus.needs == NEEDS_ONE_COLOUR:
            in_one_colour = now.gain(bonus, 1, now.cards)
        return now.payments(cards, s.laid[seat], s.owed, in_one_colour)
