"""What a sensible player of The First Tsar leans to: projects first, then influence and cards where they count."""

from __future__ import annotations

from typing import Final

from antechamber.bots.evaluators.first_tsar_projects import Prospects, can_pay, nearness
from antechamber.bots.evaluators.first_tsar_titles import title_worth
from antechamber.bots.evaluators.first_tsar_worth import (
    BUILT,
    CITIES,
    EXCHANGE,
    KIND_WORTH,
    LED,
    PRODUCE,
    PROJECT,
    REWARD,
    SETS,
    STRONGHOLDS,
    TYPE,
    Worth,
    lead,
    strength_in,
    strengths,
)
from antechamber.core.flow import Choice
from antechamber.core.lists import count
from antechamber.games.first_tsar.constants import (
    ABSENT,
    COIN,
    ESTATES,
    HALF_TIME,
    LAST_ROUND,
    NOBODY,
    NOTHING,
    PROJECTS,
    ROUNDS,
    TITLES,
)
from antechamber.games.first_tsar.rules import (
    actions,
    cards,
    chambers,
    cities,
    free,
    goods,
    planning,
    rounds,
    setup,
    trade,
    war,
)
from antechamber.games.first_tsar.rules.actions import is_most_important
from antechamber.games.first_tsar.rules.favour import is_higher
from antechamber.games.first_tsar.rules.menus import Skip
from antechamber.games.first_tsar.state import TsarState

IDLE: Final = 0.03
ENOUGH_GOODS: Final = 9
BONUS: Final = [1.2, 1.3, 3.0, 1.3, 2.5]


class Priors:
    """One decision of one seat. What several options need is worked out once, and only if one of them asks."""

    __slots__ = ("hand", "map", "s", "seat", "worth")

    def __init__(self, s: TsarState, worth: Worth, seat: int) -> None:
        self.s = s
        self.worth = worth
        self.seat = seat
        self.hand: Prospects | None = None
        self.map: list[int] | None = None

    def weigh(self, options: list[Choice[TsarState]]) -> list[float]:
        found = [max(0.01, self.prior(option)) for option in options]
        first = options[0]
        if first is self.s.choices.done:
            rest = max(found[1:])
            found[0] = 1.0 if rest < 0.5 else IDLE
        elif first is self.s.choices.end or first is self.s.choices.go_on:
            found[0] = 0.6
        return found

    def prospects(self) -> Prospects:
        hand = self.hand
        if hand is None:
            hand = Prospects(self.s, self.worth, self.seat)
            self.hand = hand
        return hand

    def strength(self) -> list[int]:
        found = self.map
        if found is None:
            found = strengths(self.s, boyars=True)
            self.map = found
        return found

    def prior(self, option: Choice[TsarState]) -> float:
        s, worth = self.s, self.worth
        if isinstance(option, (chambers.ProduceIn, cities.CollectIncome)):
            return 3.0 * self.income(option.city)
        if isinstance(option, actions.LeaveChamber):
            return self.leave(option.chamber)
        if isinstance(option, actions.SendBoyar):
            return self.influence(option.city, s.box.boyar_influence, lasts=False) ** 2
        if isinstance(option, cities.PlaceWarriorIn):
            return self.warrior(option.city)
        if isinstance(option, cities.Sail):
            return self.sail(s.from_city, option.way, option.city, option.boyar)
        if isinstance(option, cities.MovePiece):
            return self.best_sail(option.city, option.boyar)
        if isinstance(option, free.UseEstate):
            return self.use(option.card)
        if isinstance(option, free.UsePad):
            return self.pad_action()
        if isinstance(option, (chambers.FinishProject, cards.CompleteCard)):
            return 0.5 * (s.box.project_points[option.card] + self.synergy(option.card)) ** 2
        if isinstance(option, (cards.TakeOpenProject, setup.KeepProject)):
            return self.project(option.card)
        if isinstance(option, cards.TakeOpenCard):
            return self.estate(option.card) ** 2 if option.kind == ESTATES else self.title(option.card) ** 2 / 4.0
        if isinstance(option, planning.PlanChamber):
            return self.plan(option.chamber) ** 2 / 4.0
        if isinstance(option, planning.BidCoins):
            return self.bid(option.coins)
        if isinstance(option, actions.PlaceSeal):
            return 3.0
        if option is s.choices.no_seal:
            return 0.3
        if isinstance(option, chambers.Begin):
            return self.begin(option)
        if isinstance(option, goods.GainOne):
            return 0.2 + KIND_WORTH[option.kind] + (4.0 if self.prospects().missing[option.kind] else 0.0)
        if isinstance(option, goods.PayGood):
            return 0.05 + self.prospects().spare[option.kind] / (0.3 + KIND_WORTH[option.kind])
        if isinstance(option, goods.SwapGood):
            return self.swap(option.kind)
        if isinstance(option, chambers.BeginExchange):
            return self.exchange()
        if isinstance(option, cities.BuildIn):
            return 0.5 + self.influence(option.city, s.box.building_influence, lasts=True) ** 2
        if isinstance(option, war.GoToWar):
            return 1.0 + worth.spoils[option.token] ** 2
        if isinstance(option, rounds.TakeReward):
            return self.reward(option.token, option.number)
        if isinstance(option, (trade.ResolveSource, trade.PickFirst)):
            return 0.2 + worth.trade[option.source] ** 2
        if isinstance(option, trade.DiscardToken):
            return 1.0 / (0.5 + worth.trade[option.token])
        if isinstance(option, Skip):
            return IDLE
        return 1.0

    # Goods

    def income(self, city: int) -> float:
        """What a city brings, pieces that a project waits for counting most."""
        box, hand = self.s.box, self.prospects()
        found = 0.1
        for kind, number in box.city_income[city]:
            wanted = min(number, hand.missing[kind])
            found += KIND_WORTH[kind] * (0.5 * number + 0.7 * wanted)
        for kind, number in box.city_cost[city]:
            found -= 0.4 * KIND_WORTH[kind] * number
        return found

    def swap(self, kind: int) -> float:
        hand = self.prospects()
        if not hand.lacking or hand.missing[kind]:
            return 0.02
        return hand.spare[kind] / (0.3 + KIND_WORTH[kind])

    def exchange(self) -> float:
        """Two for one is worth it if that completes what is missing."""
        hand = self.prospects()
        return 2.0 if hand.lacking and hand.surplus >= 2 * hand.lacking else 0.03

    def pad_action(self) -> float:
        """Selling goods is for those who need a coin for the seal."""
        s = self.s
        short = s.goods[self.seat][COIN] < s.box.setups[len(s.lanes)].seal
        return 0.2 if short and s.lanes[self.seat] and self.is_sealing() else 0.02

    def is_sealing(self) -> bool:
        return isinstance(self.s.lanes[self.seat][-1], actions.ChooseSeal)

    # Cards

    def project(self, card: int) -> float:
        """Points for the price, more if it can be paid soon or if a Title asks for it."""
        s, worth = self.s, self.worth
        have = s.goods[self.seat]
        merit = worth.net[card] + 0.6 * nearness(s, worth, card, self.prospects().spare) + self.synergy(card)
        if s.round == LAST_ROUND and not can_pay(worth.cost[card], have):
            merit *= 0.4
        return 0.03 * max(0.5, merit) ** 2

    def synergy(self, card: int) -> float:
        """What the Titles of the seat add to a project of this type."""
        s = self.s
        kind = s.box.project_type[card]
        found = 0.0
        for held in s.titles[self.seat]:
            metric = self.worth.metric[held]
            if metric == TYPE and s.box.titles[held].project_type == kind:
                found += s.box.titles[held].points
            elif metric == SETS:
                found += s.box.titles[held].points / 3.0
        return found if s.round > HALF_TIME else 1.6 * found

    def title(self, card: int) -> float:
        """The points of a Title, now and as the game goes on."""
        s = self.s
        now = title_worth(s, self.worth, self.seat, card, self.strength(), boyars=True)
        left = LAST_ROUND - s.round
        return now * (2 if s.round <= HALF_TIME else 1) + 0.8 * left

    def estate(self, card: int) -> float:
        return 0.2 + max(0.0, self.worth.estate_use[card]) * (ROUNDS - self.s.round) * 0.6

    def use(self, card: int) -> float:
        """Estates that cost nothing at once, others if what they bring is worth it."""
        if self.worth.completes[card]:
            return 3.0 if self.prospects().ready else 0.02
        gain = self.worth.estate_use[card]
        return 3.0 if gain > 1.0 else 1.2 if gain > 0.0 else 0.05

    def reward(self, token: int, number: int) -> float:
        """The better reward for oneself, the worse one for a rival."""
        s = self.s
        rewards = (self.worth.rewards_at_last if s.round == LAST_ROUND else self.worth.rewards)[token]
        here = rewards[number] if s.rewarded == self.seat else 5.0 - rewards[number]
        return max(0.05, here) ** 3

    # Chambers

    def plan(self, chamber: int) -> float:
        """What a boyar could do in a chamber, and with which chance of the seal."""
        s, worth, seat = self.s, self.worth, self.seat
        purpose = worth.purpose[chamber]
        found = self.chamber_worth(purpose)
        if self.rival_bid(chamber) < s.goods[seat][COIN]:
            found += 0.6 * BONUS[purpose]
        return found - 0.8 if worth.at_court[s.assignments[chamber]] else found

    def chamber_worth(self, purpose: int) -> float:
        s, seat = self.s, self.seat
        hand = self.prospects()
        if purpose == PRODUCE:
            return 5.0 if count(s.goods[seat]) - s.goods[seat][COIN] < ENOUGH_GOODS else 2.0
        if purpose == PROJECT:
            return 4.0 + (2.0 if hand.ready else 0.0) + (1.0 if hand.near > 3.0 else 0.0)
        if purpose == REWARD:
            best = 3.0
            for card in s.displays[TITLES]:
                best = max(best, 0.7 * self.title(card))
            return best
        if purpose == EXCHANGE:
            return 3.5 if hand.lacking and hand.surplus >= 2 * hand.lacking - 2 else 2.0
        return 3.2

    def rival_bid(self, chamber: int) -> int:
        """What it takes to be beaten in a chamber: one less than that is not enough."""
        s = self.s
        found = ABSENT
        for other in range(len(s.lanes)):
            if other != self.seat:
                bid = s.bid(chamber, other)
                if bid != ABSENT and is_higher(s, self.seat, other):
                    bid -= 1
                found = max(found, bid)
        return found

    def bid(self, coins: int) -> float:
        """As little as it takes, perhaps a coin more; what cannot win comes back but was of no use."""
        s = self.s
        rival = self.rival_bid(s.chamber)
        if coins == 0:
            return 1.0
        left = s.goods[self.seat][COIN] - coins
        if coins <= rival or coins > 4 or left < s.box.setups[len(s.lanes)].seal:
            return 0.05
        over = coins - rival - 1
        if rival == ABSENT:
            over = coins if s.favour[0] == self.seat else coins - 1
        return 1.0 if over == 0 else 0.5 if over == 1 else 0.12

    def leave(self, chamber: int) -> float:
        """Goods before projects, projects as soon as they can be paid, cards before others take them."""
        s, seat = self.s, self.seat
        purpose = self.worth.purpose[chamber]
        if purpose == PROJECT:
            if self.prospects().ready:
                return 2.5
            return 0.4 if self.waits(PRODUCE) or self.waits(EXCHANGE) else 1.0
        found = 1.0
        if purpose == PRODUCE:
            found = 2.0
        elif purpose == REWARD:
            found = 1.6
        elif purpose == EXCHANGE:
            found = 0.6 if self.waits(PRODUCE) else 1.5
        if not is_most_important(s, seat, chamber) and s.seals[chamber] == NOBODY:
            found *= 0.7
        return found

    def waits(self, purpose: int) -> bool:
        """Whether a boyar of the seat still waits in the chamber for that."""
        for chamber, serves in enumerate(self.worth.purpose):
            if serves == purpose and self.s.bid(chamber, self.seat) != ABSENT:
                return True
        return False

    def begin(self, option: chambers.Begin) -> float:
        """Which kind of action to take in the chamber."""
        s, choices = self.s, self.s.choices
        if option is choices.begin_take[PROJECTS]:
            return self.take()
        if option is choices.begin_take[TITLES]:
            best = 1.5
            for card in s.displays[TITLES]:
                best = max(best, self.title(card))
            return best**2 / 4.0
        if option is choices.begin_take[ESTATES]:
            best = 0.8
            for card in s.displays[ESTATES]:
                best = max(best, self.estate(card))
            return best**2
        if option is choices.begin_move:
            return 0.3 + self.best_move()
        if option is choices.begin_warrior:
            return 1.5
        return 2.0

    def take(self) -> float:
        """Taking a Project is of use while there is time to pay for it."""
        s, have = self.s, self.s.goods[self.seat]
        if s.round < LAST_ROUND:
            return 1.5 if len(s.hands[self.seat]) < 3 else 0.6
        if s.uses > 1:
            for card in s.displays[PROJECTS]:
                if can_pay(self.worth.cost[card], have):
                    return 1.5
        return 0.12

    # The map

    def influence(self, city: int, strength: int, lasts: bool) -> float:
        """What more influence in a city changes: its region, its income, Titles."""
        s, seat, worth = self.s, self.seat, self.worth
        region = s.box.city_region[city]
        ahead = lead(s, seat, region, self.strength())
        found = 0.3 + self.stake(region) * (hold(ahead + strength) - hold(ahead))
        if not s.is_present(seat, city) and (lasts or self.waits(PRODUCE)):
            found += 0.5 * worth.income[city]
        if s.titles[seat]:
            found += self.for_titles(city, strength, lasts, ahead)
        return found

    def stake(self, region: int) -> float:
        s = self.s
        rewards = self.worth.rewards_at_last if s.round == LAST_ROUND else self.worth.rewards
        token = rewards[s.region_tokens[region]]
        return max(token[0], token[1])

    def for_titles(self, city: int, strength: int, lasts: bool, ahead: float) -> float:
        s, seat = self.s, self.seat
        if not lasts and s.round not in (HALF_TIME, LAST_ROUND):
            return 0.0
        found = 0.0
        for card in s.titles[seat]:
            title, metric = s.box.titles[card], self.worth.metric[card]
            if metric == STRONGHOLDS and s.box.city_colour[city] in title.colours:
                here = strength_in(s, seat, city, boyars=True)
                if here < title.influence <= here + strength:
                    found += title.points
            elif (metric == CITIES and not s.is_present(seat, city)) or (
                metric == LED and ahead < 0.0 < ahead + strength
            ):
                found += title.points
            elif metric == BUILT and strength == s.box.building_influence and lasts:
                found += 0.5 * title.points
        return found

    def warrior(self, city: int) -> float:
        s = self.s
        found = self.influence(city, s.box.warrior_influence, lasts=True)
        if not s.own_turn and s.round == 0 and s.warriors_left[self.seat] > s.box.warriors - 2:
            for way, _ in self.worth.ways[city]:
                if s.trade_map[way] != NOTHING:
                    found += 0.4 * self.worth.trade[s.trade_map[way]]
        return found**2

    def sail(self, start: int, way: int, city: int, boyar: bool) -> float:
        """The token on the way, and influence that is more useful there than here."""
        s = self.s
        strength = s.box.boyar_influence if boyar else s.box.warrior_influence
        token = s.trade_map[way]
        found = 0.1 if token == NOTHING else 0.4 + self.worth.trade[token]
        if s.box.city_region[start] != s.box.city_region[city]:
            here = lead(s, self.seat, s.box.city_region[start], self.strength())
            found += self.influence(city, strength, not boyar) - 0.3
            found -= self.stake(s.box.city_region[start]) * (hold(here) - hold(here - strength))
        return max(0.05, found) ** 2

    def best_sail(self, city: int, boyar: bool) -> float:
        best = 0.0
        for way, there in self.worth.ways[city]:
            best = max(best, self.sail(city, way, there, boyar))
        return best

    def best_move(self) -> float:
        """The best move there is now."""
        s = self.s
        best = 0.0
        warriors, boyars = s.warriors[self.seat], s.boyars[self.seat]
        for city in range(len(warriors)):
            if warriors[city]:
                best = max(best, self.best_sail(city, boyar=False))
            if boyars[city]:
                best = max(best, self.best_sail(city, boyar=True))
        return best


def hold(ahead: float) -> float:
    """The chance to hold a region with such a lead."""
    steady = max(0.0, min(1.0, (ahead + 3.0) / 6.0))
    return 0.5 * steady + 0.5 if ahead > 0.0 else 0.5 * steady
