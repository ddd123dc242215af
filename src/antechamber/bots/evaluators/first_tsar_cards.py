"""Priors of choices about cards and tokens in The First Tsar: Projects, Titles, Estates, rewards, Trade, Spoils."""

from __future__ import annotations

from antechamber.bots.evaluators.first_tsar_context import TsarContext
from antechamber.bots.evaluators.first_tsar_projects import can_pay, nearness
from antechamber.bots.evaluators.first_tsar_titles import title_worth
from antechamber.bots.evaluators.first_tsar_worth import SETS, TYPE
from antechamber.games.first_tsar.constants import ESTATES, HALF_TIME, LAST_ROUND, ROUNDS
from antechamber.games.first_tsar.rules.cards import CompleteCard, TakeOpenCard, TakeOpenProject
from antechamber.games.first_tsar.rules.chambers import FinishProject
from antechamber.games.first_tsar.rules.free import UseEstate
from antechamber.games.first_tsar.rules.rounds import TakeReward
from antechamber.games.first_tsar.rules.setup import KeepProject
from antechamber.games.first_tsar.rules.trade import DiscardToken, PickFirst, ResolveSource
from antechamber.games.first_tsar.rules.war import GoToWar

# Projects


def complete_project(now: TsarContext, option: FinishProject | CompleteCard) -> float:
    card = option.card
    return 0.5 * (now.s.box.project_points[card] + synergy(now, card)) ** 2


def take_project(now: TsarContext, option: TakeOpenProject | KeepProject) -> float:
    """Points for the price, more if it can be paid soon or if a Title asks for it."""
    s, worth, card = now.s, now.worth, option.card
    merit = worth.net[card] + 0.6 * nearness(s, worth, card, now.prospects().spare) + synergy(now, card)
    if s.round == LAST_ROUND and not can_pay(worth.cost[card], s.goods[now.seat]):
        merit *= 0.4
    return 0.03 * max(0.5, merit) ** 2


def synergy(now: TsarContext, card: int) -> float:
    """What the Titles of the seat add to a project of this type."""
    s = now.s
    kind = s.box.project_type[card]
    found = 0.0
    for held in s.titles[now.seat]:
        metric = now.worth.metric[held]
        if metric == TYPE and s.box.titles[held].project_type == kind:
            found += s.box.titles[held].points
        elif metric == SETS:
            found += s.box.titles[held].points / 3.0
    return found if s.round > HALF_TIME else 1.6 * found


# Titles and Estates


def take_open_card(now: TsarContext, option: TakeOpenCard) -> float:
    if option.kind == ESTATES:
        return estate_merit(now, option.card) ** 2
    return title_merit(now, option.card) ** 2 / 4.0


def title_merit(now: TsarContext, card: int) -> float:
    """The points of a Title, now and as the game goes on."""
    s = now.s
    points = title_worth(s, now.worth, now.seat, card, now.strengths(), boyars=True)
    left = LAST_ROUND - s.round
    return points * (2 if s.round <= HALF_TIME else 1) + 0.8 * left


def estate_merit(now: TsarContext, card: int) -> float:
    return 0.2 + max(0.0, now.worth.estate_use[card]) * (ROUNDS - now.s.round) * 0.6


def use_estate(now: TsarContext, option: UseEstate) -> float:
    """Estates that cost nothing at once, others if what they bring is worth it."""
    if now.worth.completes[option.card]:
        return 3.0 if now.prospects().ready else 0.02
    gain = now.worth.estate_use[option.card]
    return 3.0 if gain > 1.0 else 1.2 if gain > 0.0 else 0.05


# Tokens


def take_reward(now: TsarContext, option: TakeReward) -> float:
    """The better reward for oneself, the worse one for a rival."""
    worth = now.worth.rewards_in(now.s.round)[option.token][option.number]
    merit = worth if now.s.rewarded == now.seat else 5.0 - worth
    return max(0.05, merit) ** 3


def resolve_trade(now: TsarContext, option: ResolveSource | PickFirst) -> float:
    return 0.2 + now.worth.trade[option.source] ** 2


def discard_trade(now: TsarContext, option: DiscardToken) -> float:
    return 1.0 / (0.5 + now.worth.trade[option.token])


def go_to_war(now: TsarContext, option: GoToWar) -> float:
    return 1.0 + now.worth.spoils[option.token] ** 2
