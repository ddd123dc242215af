"""Judging Royals: who leads where, what is within reach, and which cards to save for it."""

from __future__ import annotations

from typing import Final

from antechamber.bots.evaluator import Evaluator
from antechamber.bots.evaluators.royals_prior import priors
from antechamber.core.flow import Choice
from antechamber.core.lists import count
from antechamber.games.royals.components import PERIODS
from antechamber.games.royals.rules import LastTurn
from antechamber.games.royals.scoring import influence
from antechamber.games.royals.state import RoyalsState

HORIZON: Final = 2
FAR: Final = 4  # influence that is not gained or lost in one turn
NAMES: Final = [
    "points",
    "period now",
    "periods to come",
    "safe leads",
    "leads in reach",
    "titles led",
    "titles shared",
    "country bonuses near",
    "noble house near",
    "cards",
    "longest suit",
    "second suit",
    "intrigue cards",
    "positions",
    "influence",
    "cubes",
]


class RoyalsEvaluator(Evaluator[RoyalsState]):
    def __init__(self) -> None:
        super().__init__(NAMES, HORIZON)

    def stage(self, s: RoyalsState) -> float:
        """How far the game has come; in the last round the pile is full once more, but nothing else is to come."""
        if s.last_round:
            return 1.0
        return min(1.0, (s.period + self.period_played(s)) / PERIODS)

    def period_played(self, s: RoyalsState) -> float:
        deck = count(s.box.setups[s.seats].deck)
        return 1.0 - count(s.pile) / deck

    def round(self, s: RoyalsState) -> int:
        """A round takes about three cards a seat from the pile; the end of a period is one in any case."""
        deck = count(s.box.setups[s.seats].deck)
        if s.last_round:
            return PERIODS * deck // (3 * s.seats) + 1
        return (s.period * deck + deck - count(s.pile)) // (3 * s.seats)

    def features(self, s: RoyalsState, seat: int) -> list[float]:
        """Cards and cubes count as long as the seat can still play them."""
        led, shared = self.titles(s, seat)
        done = has_had_last_turn(s, seat)
        hand = [0, 0] if done else sorted(s.hands[seat], reverse=True)
        held = [position for position, holder in enumerate(s.holders) if holder == seat]
        markers = s.box.markers
        return [
            float(sum([markers[number].points for number in s.markers[seat]])),
            *self.countries(s, seat),
            led,
            shared,
            self.countries_near(s, seat),
            self.house_near(s, seat),
            float(count(hand)),
            float(hand[0]),
            float(hand[1]),
            0.0 if done else float(count(s.intrigues[seat])),
            float(len(held)),
            float(sum([s.box.title_influence[s.box.position_title[position]] for position in held])),
            0.0 if done else float(s.cubes[seat]),
        ]

    def countries(self, s: RoyalsState, seat: int) -> list[float]:
        """The points of this period's scoring and of later ones if the board stayed as it is.

        And what the next first places are worth that are safely held, or that little influence is missing for.
        """
        now = later = safe = near = 0.0
        for country in range(len(s.box.countries)):
            by_seat = influence(s, country)
            own = by_seat[seat]
            behind = places_behind(by_seat, seat)
            for period in range(s.period, PERIODS if own else s.period):
                points = self.for_place(s, period, country, behind)
                if period == s.period:
                    now += points
                else:
                    later += points
            if s.period < PERIODS:
                ahead = own - max([other for by, other in enumerate(by_seat) if by != seat])
                first = self.for_place(s, s.period, country, 0.0)
                if ahead > 0:
                    safe += first * min(ahead, FAR) / FAR
                else:
                    near += first * max(0, FAR + ahead) / FAR
        return [now, later, safe, near]

    def for_place(self, s: RoyalsState, period: int, country: int, behind: float) -> float:
        """The points for being behind so many others, ties counting half."""
        first, second = s.box.period_markers[period][country]
        markers = s.box.markers
        if behind <= 1.0:
            return markers[first].points * (1.0 - behind) + markers[second].points * behind
        return markers[second].points * max(0.0, 2.0 - behind)

    def titles(self, s: RoyalsState, seat: int) -> tuple[float, float]:
        """The points of titles in which the seat has most cubes, alone or with one other."""
        led = shared = 0.0
        for title, marker in enumerate(s.box.title_wholes):
            own = s.titles[seat][title]
            if own:
                cubes = [titles[title] for titles in s.titles]
                if own == max(cubes):
                    points = s.box.markers[marker].points
                    if cubes.count(own) == 1:
                        led += points
                    elif cubes.count(own) == 2:
                        shared += points / 2
        return led, shared

    def countries_near(self, s: RoyalsState, seat: int) -> float:
        """Country bonuses still to be had, each counting by how many of its cities the seat is in, squared."""
        near = 0.0
        for country, markers in enumerate(s.box.country_markers):
            taken = s.country_taken[country]
            if taken < len(markers) and not any(marker in s.markers[seat] for marker in markers):
                cities = s.box.country_cities[country]
                present = len([city for city in cities if s.is_present(seat, city)]) / len(cities)
                near += s.box.markers[markers[taken]].points * present * present
        return near

    def house_near(self, s: RoyalsState, seat: int) -> float:
        """The Noble House marker still to be had, counting by how many titles the seat has, squared."""
        missing = s.titles[seat].count(0)
        if not s.houses or not missing:
            return 0.0
        have = 1.0 - missing / len(s.box.titles)
        return s.houses[0] * have * have

    def priors(self, s: RoyalsState, seat: int, options: list[Choice[RoyalsState]]) -> list[float]:
        return priors(s, seat, options)


def has_had_last_turn(s: RoyalsState, seat: int) -> bool:
    """Whether the seat will not play again: in the last round nobody comes twice."""
    if not s.last_round or s.lanes[seat]:
        return False
    for step in s.table:
        if isinstance(step, LastTurn) and step.seat == seat:
            return False
    return True


def places_behind(by_seat: list[int], seat: int) -> float:
    """How many others have more influence; those with as much count half."""
    behind = 0.0
    for other in by_seat:
        if other > by_seat[seat]:
            behind += 1.0
        elif other == by_seat[seat]:
            behind += 0.5
    return behind - 0.5
