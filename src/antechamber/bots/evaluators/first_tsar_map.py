"""Priors of choices on the map of The First Tsar: influence where it turns a region, tokens on the way."""

from __future__ import annotations

from antechamber.bots.evaluators.first_tsar_context import TsarContext
from antechamber.bots.evaluators.first_tsar_worth import BUILT, CITIES, LED, PRODUCE, STRONGHOLDS, lead, strength_in
from antechamber.games.first_tsar.constants import HALF_TIME, LAST_ROUND, NOTHING
from antechamber.games.first_tsar.printed import TitleCard
from antechamber.games.first_tsar.rules.actions import SendBoyar
from antechamber.games.first_tsar.rules.cities import BuildIn, MovePiece, PlaceWarriorIn, Sail


def send_boyar(now: TsarContext, option: SendBoyar) -> float:
    return influence_gain(now, option.city, now.s.box.boyar_influence, lasts=False) ** 2


def build(now: TsarContext, option: BuildIn) -> float:
    return 0.5 + influence_gain(now, option.city, now.s.box.building_influence, lasts=True) ** 2


def place_warrior(now: TsarContext, option: PlaceWarriorIn) -> float:
    """The first ones stand best where there is trade around them."""
    s = now.s
    found = influence_gain(now, option.city, s.box.warrior_influence, lasts=True)
    if not s.own_turn and s.round == 0 and s.warriors_left[now.seat] > s.box.warriors - 2:
        for way, _ in now.worth.ways[option.city]:
            if s.trade_map[way] != NOTHING:
                found += 0.4 * now.worth.trade[s.trade_map[way]]
    return found**2


# Moves


def sail(now: TsarContext, option: Sail) -> float:
    return sail_merit(now, now.s.from_city, option.way, option.city, option.boyar)


def move_piece(now: TsarContext, option: MovePiece) -> float:
    return best_sail(now, option.city, option.boyar)


def sail_merit(now: TsarContext, start: int, way: int, city: int, boyar: bool) -> float:
    """The token on the way, and influence that is more useful there than here."""
    s = now.s
    strength = s.box.boyar_influence if boyar else s.box.warrior_influence
    token = s.trade_map[way]
    found = 0.1 if token == NOTHING else 0.4 + now.worth.trade[token]
    region = s.box.city_region[start]
    if region != s.box.city_region[city]:
        here = lead(s, now.seat, region, now.strengths())
        found += influence_gain(now, city, strength, not boyar) - 0.3
        found -= stake(now, region) * (hold(here) - hold(here - strength))
    return max(0.05, found) ** 2


def best_sail(now: TsarContext, city: int, boyar: bool) -> float:
    best = 0.0
    for way, there in now.worth.ways[city]:
        best = max(best, sail_merit(now, city, way, there, boyar))
    return best


def best_move(now: TsarContext) -> float:
    """The best move there is now."""
    best = 0.0
    warriors, boyars = now.s.warriors[now.seat], now.s.boyars[now.seat]
    for city in range(len(warriors)):
        if warriors[city]:
            best = max(best, best_sail(now, city, boyar=False))
        if boyars[city]:
            best = max(best, best_sail(now, city, boyar=True))
    return best


# Influence


def influence_gain(now: TsarContext, city: int, strength: int, lasts: bool) -> float:
    """What more influence in a city changes: its region, its income, Titles."""
    s, seat = now.s, now.seat
    region = s.box.city_region[city]
    ahead = lead(s, seat, region, now.strengths())
    found = 0.3 + stake(now, region) * (hold(ahead + strength) - hold(ahead))
    if not s.is_present(seat, city) and (lasts or now.has_boyar_for(PRODUCE)):
        found += 0.5 * now.worth.income[city]
    if s.titles[seat] and (lasts or s.round in (HALF_TIME, LAST_ROUND)):
        found += titles_gain(now, city, strength, lasts, ahead)
    return found


def stake(now: TsarContext, region: int) -> float:
    """What the better reward of a region is worth."""
    rewards = now.worth.rewards_in(now.s.round)[now.s.region_tokens[region]]
    return max(rewards[0], rewards[1])


def hold(ahead: float) -> float:
    """The chance to hold a region with such a lead."""
    steady = max(0.0, min(1.0, (ahead + 3.0) / 6.0))
    return 0.5 * steady + 0.5 if ahead > 0.0 else 0.5 * steady


def titles_gain(now: TsarContext, city: int, strength: int, lasts: bool, ahead: float) -> float:
    """What more influence in a city adds to the Titles of the seat."""
    s = now.s
    found = 0.0
    for card in s.titles[now.seat]:
        title, metric = s.box.titles[card], now.worth.metric[card]
        if metric == STRONGHOLDS:
            if becomes_stronghold(now, title, city, strength):
                found += title.points
        elif metric == CITIES:
            if not s.is_present(now.seat, city):
                found += title.points
        elif metric == LED:
            if ahead < 0.0 < ahead + strength:
                found += title.points
        elif metric == BUILT and strength == s.box.building_influence and lasts:
            found += 0.5 * title.points
    return found


def becomes_stronghold(now: TsarContext, title: TitleCard, city: int, strength: int) -> bool:
    if now.s.box.city_colour[city] not in title.colours:
        return False
    here = strength_in(now.s, now.seat, city, boyars=True)
    return here < title.influence <= here + strength
