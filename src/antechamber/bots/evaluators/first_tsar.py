"""Judging The First Tsar: projects that can be paid, chambers to win, regions to lead, Titles to grow into."""

from __future__ import annotations

from typing import Final

from antechamber.bots.evaluator import Evaluator
from antechamber.bots.evaluators.first_tsar_prior import priors
from antechamber.bots.evaluators.first_tsar_projects import Prospects
from antechamber.bots.evaluators.first_tsar_titles import title_worth
from antechamber.bots.evaluators.first_tsar_worth import (
    EXCHANGE,
    MANOEUVRE,
    PRODUCE,
    PROJECT,
    REWARD,
    Worth,
    lead,
    rivals_ahead,
    strengths,
)
from antechamber.core.flow import Choice
from antechamber.core.lists import count
from antechamber.games.first_tsar.constants import ABSENT, COIN, ESTATES, HALF_TIME, LAST_ROUND, NOBODY, ROUNDS, TITLES
from antechamber.games.first_tsar.rules.actions import is_most_important
from antechamber.games.first_tsar.state import TsarState

HORIZON: Final = 1
LAPS: Final = 6
NAMES: Final = [
    "points",
    "titles",
    "favour",
    "war",
    "warriors at war",
    "regions now",
    "regions contested",
    "lasting influence",
    "best project ready",
    "others ready",
    "project near",
    "second near",
    "projects in hand",
    "grain and wood",
    "stone",
    "foreign goods",
    "coins",
    "coins in chambers",
    "goods at last",
    "turns left",
    "production ahead",
    "manoeuvres ahead",
    "completions ahead",
    "project turn ahead",
    "exchange ahead",
    "reward ahead",
    "seals ahead",
    "court ahead",
    "estates",
    "trade tokens",
    "cities",
    "warriors left",
]


class TsarEvaluator(Evaluator[TsarState]):
    def __init__(self) -> None:
        super().__init__(NAMES, HORIZON)
        self.worth: Worth | None = None

    def worths(self, s: TsarState) -> Worth:
        """The tables of the box that is played with."""
        worth = self.worth
        if worth is None or worth.box is not s.box:
            worth = Worth(s.box)
            self.worth = worth
        return worth

    def stage(self, s: TsarState) -> float:
        return min(1.0, (s.round + self.turns_done(s) / (LAPS * s.seats)) / ROUNDS)

    def round(self, s: TsarState) -> int:
        """A decade: its plans, its turns and the rewards of the regions."""
        return s.round

    def turns_done(self, s: TsarState) -> int:
        """How many boyars have been planned or have finished their turns in this decade."""
        seats = s.seats
        boyars = s.box.boyars * seats
        place = (s.acting - s.first) % seats
        planned = boyars - count(s.boyars_left)
        if planned < boyars:
            return planned if planned % seats == place else max(0, planned - 1)
        out = 0
        for bid in s.bids:
            if bid == ABSENT:
                out += 1
        out -= len(s.bids) - boyars
        if s.own_turn and out % seats != place:
            out -= 1
        return boyars + out

    def features(self, s: TsarState, seat: int) -> list[float]:
        worth = self.worths(s)
        strength = strengths(s, boyars=True)
        prospects = Prospects(s, worth, seat)
        goods = s.goods[seat]
        foreign = goods[3] + goods[4] + goods[5]
        ready = prospects.total(9)
        best = prospects.ready[0] if prospects.ready else 0.0
        led, contested = self.regions(s, worth, seat, strength)
        stays = s.round in (HALF_TIME, LAST_ROUND)
        lasting = strengths(s, boyars=False)
        scorings = 2 if s.round <= HALF_TIME else 1
        rounds = max(0, LAST_ROUND - s.round)
        place = s.favour.index(seat)
        basis = strength if stays else lasting
        found = [
            float(s.points[seat]),
            scorings * self.titles(s, worth, seat, basis, stays),
            float(s.box.favour_points[place]) if place < len(s.box.favour_points) else 0.0,
            self.war(s, seat),
            float(s.war[seat]),
            led,
            contested,
            rounds * self.lasting(s, seat, lasting),
            best,
            ready - best,
            prospects.near,
            prospects.second,
            min(3.0, float(len(s.hands[seat]))),
            min(8.0, float(goods[0] + goods[1])),
            min(4.0, float(goods[2])),
            min(6.0, float(foreign)),
            float(goods[COIN]),
            self.coins_bid(s, seat),
            self.goods_at_last(s, foreign, count(goods) - foreign),
        ]
        found += self.ahead(s, worth, seat, prospects, strength)
        found += [
            self.estates(s, worth, seat, rounds),
            float(len(s.pads[seat])),
            rounds * self.cities(s, worth, seat, boyars=False),
            float(s.warriors_left[seat]),
        ]
        return found

    def regions(self, s: TsarState, worth: Worth, seat: int, strength: list[int]) -> tuple[float, float]:
        """What the regions would bring as they stand, and how far ahead the seat is where it matters."""
        now = contested = 0.0
        seats = s.seats
        table = worth.rewards_in(s.round)
        for region, token in enumerate(s.region_tokens):
            rewards = table[token]
            most, least = max(rewards), min(rewards)
            ahead = lead(s, seat, region, strength)
            contested += most * max(-1.0, min(1.0, ahead / 4.0))
            if strength[region * seats + seat]:
                if s.box.setups[seats].rewards > 1:
                    place = rivals_ahead(s, seat, strength, region * seats)
                    now += most if place == 0 else least if place == 1 else 0.0
                elif ahead > 0.0:
                    now += least if int(ahead) < s.box.region_tokens[token].points else most
        return now, contested

    def lasting(self, s: TsarState, seat: int, lasting: list[int]) -> float:
        """How far the seat is ahead with what stays on the map, region by region."""
        found = 0.0
        for region in range(len(s.box.regions)):
            found += max(-1.0, min(1.0, lead(s, seat, region, lasting) / 4.0))
        return found

    def war(self, s: TsarState, seat: int) -> float:
        if not s.war[seat]:
            return 0.0
        place = rivals_ahead(s, seat, s.war, 0)
        points = s.box.war_points
        return float(points[place]) if place < len(points) else 0.0

    def coins_bid(self, s: TsarState, seat: int) -> float:
        """Coins that come back: those of boyars who are not the most important where they are."""
        found = 0.0
        for chamber in range(len(s.box.chambers)):
            coins = s.bid(chamber, seat)
            if coins > 0 and not is_most_important(s, seat, chamber):
                found += coins
        return found

    def goods_at_last(self, s: TsarState, foreign: int, others: int) -> float:
        """The points that are made of goods when the game is over."""
        box = s.box
        if s.round < LAST_ROUND:
            return 0.0
        return float(foreign // box.foreign_rate + (foreign % box.foreign_rate + others) // box.any_rate)

    def ahead(self, s: TsarState, worth: Worth, seat: int, prospects: Prospects, strength: list[int]) -> list[float]:
        """What the boyars that have not acted yet are going to do."""
        left = float(s.boyars_left[seat])
        by_purpose = [0.0] * 5
        completions = seals = court = 0.0
        price = s.box.setups[s.seats].seal
        can_seal = s.seals_left[seat] > 0 and s.goods[seat][COIN] >= price
        for chamber, purpose in enumerate(worth.purpose):
            if s.bid(chamber, seat) == ABSENT:
                continue
            left += 1.0
            sealing = can_seal and s.seals[chamber] == NOBODY and is_most_important(s, seat, chamber)
            if sealing:
                seals += 1.0
            if worth.at_court[s.assignments[chamber]]:
                court += 2.0 if sealing else 1.0
            if purpose == PRODUCE:
                by_purpose[PRODUCE] += self.cities(s, worth, seat, boyars=True)
            elif purpose == PROJECT:
                by_purpose[PROJECT] += 1.0
                completions += prospects.total(3 if sealing else 2)
            elif purpose == REWARD:
                by_purpose[REWARD] += self.best_reward(s, worth, seat, strength)
            elif purpose == EXCHANGE:
                by_purpose[EXCHANGE] += 1.0 + (1.0 if prospects.lacking and prospects.lacking < 3 else 0.0)
            else:
                by_purpose[purpose] += 1.0
        return [
            left,
            by_purpose[PRODUCE],
            by_purpose[MANOEUVRE],
            completions,
            by_purpose[PROJECT],
            by_purpose[EXCHANGE],
            by_purpose[REWARD],
            seals,
            court,
        ]

    def best_reward(self, s: TsarState, worth: Worth, seat: int, strength: list[int]) -> float:
        """The best of the Titles and Estates on display."""
        best = 2.0
        scorings = 2 if s.round <= HALF_TIME else 1
        for card in s.displays[TITLES]:
            best = max(best, scorings * title_worth(s, worth, seat, card, strength, boyars=True))
        for card in s.displays[ESTATES]:
            best = max(best, worth.estate_use[card] * (ROUNDS - s.round))
        return best

    def titles(self, s: TsarState, worth: Worth, seat: int, strength: list[int], boyars: bool) -> float:
        found = 0.0
        for card in s.titles[seat]:
            found += title_worth(s, worth, seat, card, strength, boyars)
        return found

    def estates(self, s: TsarState, worth: Worth, seat: int, rounds: int) -> float:
        """What Estates bring in the rounds to come, and in this one if they have not been used."""
        found = 0.0
        for card in s.estates[seat]:
            uses = rounds if s.used >> card & 1 else rounds + 1
            found += worth.estate_use[card] * uses
        return found

    def cities(self, s: TsarState, worth: Worth, seat: int, boyars: bool) -> float:
        """The income of the three best cities in which the seat has a piece."""
        first = second = third = 0.0
        warriors, visitors = s.warriors[seat], s.boyars[seat]
        for city, income in enumerate(worth.income):
            if warriors[city] or s.buildings[city] == seat or (boyars and visitors[city]):
                if income > first:
                    first, second, third = income, first, second
                elif income > second:
                    second, third = income, second
                elif income > third:
                    third = income
        return first + second + third

    def priors(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> list[float]:
        return priors(s, self.worths(s), seat, options)
