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
    take_open_card,
    take_project,
    take_reward,
    use_estate,
)
from antechamber.bots.evaluators.first_tsar_chambers import (
    begin_action,
    bid_coins,
    leave_chamber,
    move_on,
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
from antechamber.games.first_tsar.rules.menus import MoveOn, Skip
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
        chambers.Begin: begin_action,
        chambers.BeginExchange: exchange_goods,
        chambers.FinishProject: complete_project,
        chambers.ProduceIn: collect_income,
        cities.BuildIn: build,
        cities.CollectIncome: collect_income,
        cities.MovePiece: move_piece,
        cities.PlaceWarriorIn: place_warrior,
        cities.Sail: sail,
        cards.CompleteCard: complete_project,
        cards.TakeOpenCard: take_open_card,
        cards.TakeOpenProject: take_project,
        free.UseEstate: use_estate,
        free.UsePad: use_pad,
        goods.GainOne: gain_good,
        goods.PayGood: pay_good,
        goods.SwapGood: swap_good,
        MoveOn: move_on,
        DiscardToken: discard_trade,
        PickFirst: resolve_trade,
        ResolveSource: resolve_trade,
        GoToWar: go_to_war,
        TakeReward: take_reward,
    },
    fixed={
        actions.PlaceSeal: 3.0,
        Skip: IDLE,
    },
)


def priors(s: TsarState, worth: Worth, seat: int, options: list[Choice[TsarState]]) -> list[float]:
    """How good each option looks; being done is good if nothing else is."""
    found = [max(LEAST, prior) for prior in TABLE.priors(TsarContext(s, worth, seat), options)]
    if options[0] is s.choices.done:
        found[0] = 1.0 if max(found[1:], default=0.0) < 0.5 else IDLE
    return found
