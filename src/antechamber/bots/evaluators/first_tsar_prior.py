"""What a sensible player of The First Tsar prefers: projects first, then influence and cards where they count.

A new kind of choice is a new entry in the table; without one it is ordinary.
"""

from __future__ import annotations

from typing import Final

from antechamber.bots.evaluators.first_tsar_cards import (
    complete_project,
    discard_trade,
    go_to_war,
    resolve_trade,
    take_estate,
    take_project,
    take_reward,
    take_title,
    use_estate,
)
from antechamber.bots.evaluators.first_tsar_chambers import (
    begin_estate,
    begin_move,
    begin_project,
    begin_title,
    bid_coins,
    leave_chamber,
    plan_chamber,
)
from antechamber.bots.evaluators.first_tsar_context import TsarContext
from antechamber.bots.evaluators.first_tsar_goods import (
    collect_income,
    exchange_goods,
    gain_good,
    pay_good,
    swap_good,
    use_pad,
)
from antechamber.bots.evaluators.first_tsar_map import build, move_piece, place_warrior, sail, send_boyar
from antechamber.bots.evaluators.first_tsar_worth import Worth
from antechamber.bots.prior_table import PriorTable
from antechamber.core.flow import Choice
from antechamber.games.first_tsar.rules import actions, cards, chambers, cities, free, goods
from antechamber.games.first_tsar.rules.operation import Skip
from antechamber.games.first_tsar.rules.planning import BidCoins, PlanChamber
from antechamber.games.first_tsar.rules.rounds import TakeReward
from antechamber.games.first_tsar.rules.setup import KeepProject
from antechamber.games.first_tsar.rules.trade import DiscardToken, PickFirst, ResolveSource
from antechamber.games.first_tsar.rules.war import GoToWar
from antechamber.games.first_tsar.state import TsarState

LEAST: Final = 0.01
IDLE: Final = 0.03

TABLE: Final = PriorTable(
    by_position={
        KeepProject: take_project,
        PlanChamber: plan_chamber,
        BidCoins: bid_coins,
        actions.LeaveChamber: leave_chamber,
        actions.SendBoyar: send_boyar,
        chambers.BeginEstate: begin_estate,
        chambers.BeginExchange: exchange_goods,
        chambers.BeginMove: begin_move,
        chambers.BeginProject: begin_project,
        chambers.BeginTitle: begin_title,
        chambers.FinishProject: complete_project,
        chambers.ProduceAgainIn: collect_income,
        chambers.ProduceIn: collect_income,
        cities.BuildIn: build,
        cities.CollectIncome: collect_income,
        cities.MovePiece: move_piece,
        cities.PlaceWarriorIn: place_warrior,
        cities.Sail: sail,
        cards.CompleteCard: complete_project,
        cards.TakeEstateCard: take_estate,
        cards.TakeProjectCard: take_project,
        cards.TakeTitleCard: take_title,
        free.UseEstate: use_estate,
        free.UsePad: use_pad,
        goods.GainOne: gain_good,
        goods.PayGood: pay_good,
        goods.SwapGood: swap_good,
        DiscardToken: discard_trade,
        PickFirst: resolve_trade,
        ResolveSource: resolve_trade,
        GoToWar: go_to_war,
        TakeReward: take_reward,
    },
    fixed={
        actions.EndTurn: 0.6,
        actions.PlaceNoSeal: 0.3,
        actions.PlaceSeal: 3.0,
        chambers.BeginForeign: 2.0,
        chambers.BeginWarrior: 1.5,
        free.GoOn: 0.6,
        Skip: IDLE,
    },
)


def priors(s: TsarState, worth: Worth, seat: int, options: list[Choice[TsarState]]) -> list[float]:
    """How good each option looks; being done is good if nothing else is."""
    found = [max(LEAST, prior) for prior in TABLE.priors(TsarContext(s, worth, seat), options)]
    if isinstance(options[0], actions.Done):
        found[0] = 1.0 if max(found[1:]) < 0.5 else IDLE
    return found
