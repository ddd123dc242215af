"""The Projects in a hand of The First Tsar: which can be paid, which are near, what is missing, what can be spared."""

from __future__ import annotations

from typing import Final

from antechamber.bots.evaluators.first_tsar_worth import EFFECT, PRICES, Worth
from antechamber.games.first_tsar.constants import COIN
from antechamber.games.first_tsar.state import TsarState

MOST_AT_A_TIME: Final = 3
NONE: Final = -1


class Prospects:
    """What a hand promises. Goods for what is ready are set aside first; then comes the project that is nearest.

    `ready` are the points of the projects that can be paid together, best first; `missing` what the nearest of the
    others lacks and `spare` what neither needs, by kind.
    """

    __slots__ = ("lacking", "missing", "near", "nearest", "ready", "second", "spare", "surplus")

    def __init__(self, s: TsarState, worth: Worth, seat: int) -> None:
        left = s.goods[seat][:]
        cards = s.hands[seat][:]
        self.ready: list[float] = []
        while len(self.ready) < MOST_AT_A_TIME:
            best = best_affordable(s, worth, cards, left)
            if best == NONE:
                break
            cost = worth.cost[best]
            for kind in range(COIN):
                left[kind] -= cost[kind]
            cards.remove(best)
            self.ready.append(s.box.project_points[best] + EFFECT)
        self.near = 0.0
        self.second = 0.0
        self.nearest = NONE
        for card in cards:
            near = nearness(s, worth, card, left)
            if near > self.near:
                self.second = self.near
                self.near = near
                self.nearest = card
            elif near > self.second:
                self.second = near
        self.set_aside(worth, left)

    def set_aside(self, worth: Worth, left: list[int]) -> None:
        self.missing = [0] * (COIN + 1)
        self.spare = left
        self.lacking = 0
        if self.nearest != NONE:
            cost = worth.cost[self.nearest]
            for kind in range(COIN):
                lack = cost[kind] - left[kind]
                if lack > 0:
                    self.missing[kind] = lack
                    self.lacking += lack
                    left[kind] = 0
                else:
                    left[kind] = -lack
        self.surplus = 0
        for number in left:
            self.surplus += number

    def total(self, actions: int) -> float:
        """The points of so many completions."""
        found = 0.0
        for number, points in enumerate(self.ready):
            if number < actions:
                found += points
        return found


def best_affordable(s: TsarState, worth: Worth, cards: list[int], goods: list[int]) -> int:
    best = NONE
    most = -9.0
    for card in cards:
        if can_pay(worth.cost[card], goods):
            merit = 0.5 * s.box.project_points[card] + worth.net[card]
            if merit > most:
                most = merit
                best = card
    return best


def can_pay(cost: list[int], goods: list[int]) -> bool:
    return all(cost[kind] <= goods[kind] for kind in range(COIN))


def nearness(s: TsarState, worth: Worth, card: int, goods: list[int]) -> float:
    """The points of a project, less the more of its price is missing."""
    cost = worth.cost[card]
    price = worth.price[card]
    lack = 0
    for kind in range(COIN):
        if cost[kind] > goods[kind]:
            lack += PRICES[kind] * (cost[kind] - goods[kind])
    have = 1.0 - lack / (price + 1.0)
    return (s.box.project_points[card] + EFFECT) * have * have
