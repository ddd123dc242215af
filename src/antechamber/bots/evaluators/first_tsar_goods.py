"""Priors of choices about goods in The First Tsar: what a Project waits for comes first, what is spare pays."""

from __future__ import annotations

from antechamber.bots.evaluators.first_tsar_context import TsarContext
from antechamber.bots.evaluators.first_tsar_worth import KIND_WORTH
from antechamber.games.first_tsar.constants import COIN
from antechamber.games.first_tsar.rules.actions import ChooseSeal
from antechamber.games.first_tsar.rules.chambers import BeginExchange, ProduceIn
from antechamber.games.first_tsar.rules.cities import CollectIncome
from antechamber.games.first_tsar.rules.free import UsePad
from antechamber.games.first_tsar.rules.goods import GainOne, PayGood, SwapGood


def collect_income(now: TsarContext, option: ProduceIn | CollectIncome) -> float:
    """What a city brings, pieces that a project waits for counting most."""
    box, city, missing = now.s.box, option.city, now.prospects().missing
    found = 0.1
    for kind, number in box.city_income[city]:
        wanted = min(number, missing[kind])
        found += KIND_WORTH[kind] * (0.5 * number + 0.7 * wanted)
    for kind, number in box.city_cost[city]:
        found -= 0.4 * KIND_WORTH[kind] * number
    return 3.0 * found


def gain_good(now: TsarContext, option: GainOne) -> float:
    return 0.2 + KIND_WORTH[option.kind] + (4.0 if now.prospects().missing[option.kind] else 0.0)


def pay_good(now: TsarContext, option: PayGood) -> float:
    return 0.05 + now.prospects().spare[option.kind] / (0.3 + KIND_WORTH[option.kind])


def swap_good(now: TsarContext, option: SwapGood) -> float:
    prospects = now.prospects()
    if not prospects.lacking or prospects.missing[option.kind]:
        return 0.02
    return prospects.spare[option.kind] / (0.3 + KIND_WORTH[option.kind])


def exchange_goods(now: TsarContext, option: BeginExchange) -> float:
    """Two for one is worth it if that completes what is missing."""
    prospects = now.prospects()
    return 2.0 if prospects.lacking and prospects.surplus >= 2 * prospects.lacking else 0.03


def use_pad(now: TsarContext, option: UsePad) -> float:
    """Selling goods is for those who need a coin for the seal."""
    s = now.s
    short = s.goods[now.seat][COIN] < s.box.setups[s.seats].seal
    return 0.2 if short and is_sealing(now) else 0.02


def is_sealing(now: TsarContext) -> bool:
    lane = now.s.lanes[now.seat]
    return bool(lane) and isinstance(lane[-1], ChooseSeal)
