"""Priors of choices about the chambers of The First Tsar: where to plan, what to bid, whom to call, how to begin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from antechamber.bots.evaluators.first_tsar_cards import estate_merit, title_merit
from antechamber.bots.evaluators.first_tsar_context import TsarContext
from antechamber.bots.evaluators.first_tsar_map import best_move
from antechamber.bots.evaluators.first_tsar_projects import can_pay
from antechamber.bots.evaluators.first_tsar_worth import EXCHANGE, PRODUCE, PROJECT, REWARD
from antechamber.core.lists import count
from antechamber.games.first_tsar.constants import ABSENT, ACTIONS, COIN, ESTATES, LAST_ROUND, NOBODY, PROJECTS, TITLES
from antechamber.games.first_tsar.rules.actions import LeaveChamber, is_most_important
from antechamber.games.first_tsar.rules.chambers import Begin
from antechamber.games.first_tsar.rules.favour import is_higher
from antechamber.games.first_tsar.rules.menus import MoveOn
from antechamber.games.first_tsar.rules.planning import BidCoins, PlanChamber

ENOUGH_GOODS: Final = 9
BONUS: Final = [1.2, 1.3, 3.0, 1.3, 2.5]

# Planning


def plan_chamber(now: TsarContext, option: PlanChamber) -> float:
    """What a boyar could do in a chamber, and with which chance of the seal."""
    s, chamber = now.s, option.chamber
    purpose = now.worth.purpose[chamber]
    found = purpose_merit(now, purpose)
    if rival_bid(now, chamber) < s.goods[now.seat][COIN]:
        found += 0.6 * BONUS[purpose]
    if now.worth.at_court[s.assignments[chamber]]:
        found -= 0.8
    return found**2 / 4.0


def purpose_merit(now: TsarContext, purpose: int) -> float:
    """How much the seat could do with an action of that kind."""
    if purpose == PRODUCE:
        goods = now.s.goods[now.seat]
        return 5.0 if count(goods) - goods[COIN] < ENOUGH_GOODS else 2.0
    if purpose == REWARD:
        return best_title(now, 3.0, 0.7)
    prospects = now.prospects()
    if purpose == PROJECT:
        return 4.0 + (2.0 if prospects.ready else 0.0) + (1.0 if prospects.near > 3.0 else 0.0)
    if purpose == EXCHANGE:
        return 3.5 if prospects.lacking and prospects.surplus >= 2 * prospects.lacking - 2 else 2.0
    return 3.2


def best_title(now: TsarContext, least: float, part: float) -> float:
    """A part of what the best Title on display is worth."""
    best = least
    for card in now.s.displays[TITLES]:
        best = max(best, part * title_merit(now, card))
    return best


def rival_bid(now: TsarContext, chamber: int) -> int:
    """What it takes to be beaten in a chamber: one less than that is not enough."""
    s = now.s
    found = ABSENT
    for other in range(s.seats):
        if other != now.seat:
            bid = s.bid(chamber, other)
            if bid != ABSENT and is_higher(s, now.seat, other):
                bid -= 1
            found = max(found, bid)
    return found


def bid_coins(now: TsarContext, option: BidCoins) -> float:
    """As little as it takes, perhaps a coin more; what cannot win comes back but was of no use."""
    s, coins = now.s, option.coins
    if coins == 0:
        return 1.0
    rival = rival_bid(now, s.chamber)
    left = s.goods[now.seat][COIN] - coins
    if coins <= rival or coins > 4 or left < s.box.setups[s.seats].seal:
        return 0.05
    over = coins - rival - 1
    if rival == ABSENT:
        over = coins if s.favour[0] == now.seat else coins - 1
    return 1.0 if over == 0 else 0.5 if over == 1 else 0.12


# Turns


def leave_chamber(now: TsarContext, option: LeaveChamber) -> float:
    """Goods before projects, projects as soon as they can be paid, cards before others take them."""
    s, chamber = now.s, option.chamber
    purpose = now.worth.purpose[chamber]
    if purpose == PROJECT:
        return leave_for_projects(now)
    found = 1.0
    if purpose == PRODUCE:
        found = 2.0
    elif purpose == REWARD:
        found = 1.6
    elif purpose == EXCHANGE:
        found = 0.6 if now.has_boyar_for(PRODUCE) else 1.5
    if not is_most_important(s, now.seat, chamber) and s.seals[chamber] == NOBODY:
        found *= 0.7
    return found


def leave_for_projects(now: TsarContext) -> float:
    if now.prospects().ready:
        return 2.5
    return 0.4 if now.has_boyar_for(PRODUCE) or now.has_boyar_for(EXCHANGE) else 1.0


def move_on(now: TsarContext, option: MoveOn) -> float:
    """A seal is rarely left out; what else there is to do at the end of a turn or in a pause can mostly wait."""
    return 0.3 if option is now.s.choices.no_seal else 0.6


# The actions of a chamber


def begin_action(now: TsarContext, option: Begin) -> float:
    return BY_ACTION[option.number](now)


def begin_warrior(now: TsarContext) -> float:
    return 1.5


def begin_move(now: TsarContext) -> float:
    return 0.3 + best_move(now)


def begin_project(now: TsarContext) -> float:
    """Taking a Project is of use while there is time to pay for it."""
    s, seat = now.s, now.seat
    if s.round < LAST_ROUND:
        return 1.5 if len(s.hands[seat]) < 3 else 0.6
    if s.uses > 1:
        for card in s.displays[PROJECTS]:
            if can_pay(now.worth.cost[card], s.goods[seat]):
                return 1.5
    return 0.12


def begin_foreign(now: TsarContext) -> float:
    return 2.0


def begin_title(now: TsarContext) -> float:
    return best_title(now, 1.5, 1.0) ** 2 / 4.0


def begin_estate(now: TsarContext) -> float:
    best = 0.8
    for card in now.s.displays[ESTATES]:
        best = max(best, estate_merit(now, card))
    return best**2


BY_ACTION: Final[dict[int, Callable[[TsarContext], float]]] = {
    ACTIONS.index("place_warrior"): begin_warrior,
    ACTIONS.index("move"): begin_move,
    ACTIONS.index("take_project"): begin_project,
    ACTIONS.index("take_foreign"): begin_foreign,
    ACTIONS.index("take_estate"): begin_estate,
    ACTIONS.index("take_title"): begin_title,
}
