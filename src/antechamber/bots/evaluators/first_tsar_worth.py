"""What the things of The First Tsar are worth, in points, to a player who has nothing particular in mind."""

from __future__ import annotations

from typing import Final

from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.constants import ACTIONS, COIN, GOODS, LAST_ROUND, NOBODY
from antechamber.games.first_tsar.state import TsarState

WORDS: Final = {
    "grain": 0.6,
    "wood": 0.6,
    "stone": 1.2,
    "gunpowder": 1.3,
    "textile": 1.3,
    "steel": 1.3,
    "coin": 0.8,
    "vp": 1.0,
    "any": 1.3,
    "local": 1.0,
    "foreign": 1.3,
    "favour": 2.0,
    "place_warrior": 1.3,
    "place_building": 2.0,
    "war": 3.0,
    "move": 1.0,
    "income": 1.3,
    "take_project": 1.3,
    "complete_project": 2.5,
    "take_estate": 2.5,
    "take_title": 6.0,
    "swap": 0.5,
    "exchange": 0.4,
    "resolve_trade": 0.9,
    "trade_token": 0.7,
}
# After the last turn of the game nothing can be made of goods any more
WORDS_AT_LAST: Final = {
    "vp": 1.0,
    "favour": 4.0,
    "war": 4.0,
    "take_title": 6.0,
    "complete_project": 3.0,
    "foreign": 0.5,
}
LEFT_OVER: Final = 0.3
# How dear a piece is when a project asks for it
PRICES: Final = [1, 1, 2, 2, 2, 2, 1]
KIND_WORTH: Final = [WORDS[good] for good in GOODS]
EFFECT: Final = 2.0
EFFORT: Final = 0.8

PRODUCE: Final = 0
MANOEUVRE: Final = 1
PROJECT: Final = 2
EXCHANGE: Final = 3
REWARD: Final = 4
PURPOSES: Final = {
    "produce": PRODUCE,
    "produce_again": PRODUCE,
    "place_warrior": MANOEUVRE,
    "move": MANOEUVRE,
    "take_project": PROJECT,
    "complete_project": PROJECT,
    "take_foreign": EXCHANGE,
    "take_estate": REWARD,
    "take_title": REWARD,
}

SETS: Final = 0
TYPE: Final = 1
TOKENS: Final = 2
STRONGHOLDS: Final = 3
CITIES: Final = 4
LED: Final = 5
WARRIORS: Final = 6
BUILT: Final = 7
ESTATES: Final = 8
TITLES: Final = 9
FAVOUR: Final = 10
METRICS: Final = {
    "project_sets": SETS,
    "projects": TYPE,
    "tokens": TOKENS,
    "strongholds": STRONGHOLDS,
    "cities_present": CITIES,
    "regions_led": LED,
    "warriors_on_map": WARRIORS,
    "regions_built": BUILT,
    "estates": ESTATES,
    "titles": TITLES,
    "favour": FAVOUR,
}


class Worth:
    """Tables of one box: what each card, token and city is worth, before one looks at the table."""

    def __init__(self, box: Components) -> None:
        self.box = box
        self.trade = [of_text(effect.text, WORDS) for effect in box.trade_effects + box.printed_effects]
        self.spoils = [of_text(effect.text, WORDS) for effect in box.spoils_effects]
        self.estate_use = [of_text(e.effect.text, WORDS) - of_text(e.price, WORDS) for e in box.estates]
        self.completes = ["complete_project" in estate.effect.text for estate in box.estates]
        self.rewards = [[of_text(reward.text, WORDS) for reward in token.rewards] for token in box.region_tokens]
        self.rewards_at_last = [[at_last(reward.text) for reward in token.rewards] for token in box.region_tokens]
        self.income = [
            of_goods(gain) - of_goods(cost) for gain, cost in zip(box.city_income, box.city_cost, strict=True)
        ]
        self.cost = [as_row(cost) for cost in box.project_cost]
        self.price = [sum([PRICES[kind] * number for kind, number in cost]) for cost in box.project_cost]
        self.net = [
            points + EFFECT - EFFORT * price for points, price in zip(box.project_points, self.price, strict=True)
        ]
        self.metric = [METRICS[title.metric] for title in box.titles]
        self.purpose = [PURPOSES[ACTIONS[chamber.actions[0]]] for chamber in box.chambers]
        self.at_court = [not cities for cities in box.card_cities]
        self.ways = [ways_from(box, city) for city in range(len(box.cities))]

    def rewards_in(self, number: int) -> list[list[float]]:
        """What the rewards of each Region token are worth in a round."""
        return self.rewards_at_last if number == LAST_ROUND else self.rewards


def of_text(text: str, words: dict[str, float]) -> float:
    """The worth of a cost or an effect as the component file writes it."""
    found = 0.0
    for part in text.split("+"):
        number, _, word = part.strip().rpartition(" ")
        if word != "nothing":
            found += int(number or 1) * words.get(word, 0.0)
    return found


def at_last(text: str) -> float:
    """The worth of a reward after the last turn of the game."""
    found = of_text(text, WORDS_AT_LAST)
    return found + LEFT_OVER * of_text(text, dict.fromkeys([*GOODS, "any", "local"], 1.0))


def of_goods(goods: list[tuple[int, int]]) -> float:
    found = 0.0
    for kind, number in goods:
        found += KIND_WORTH[kind] * number
    return found


def as_row(goods: list[tuple[int, int]]) -> list[int]:
    row = [0] * (COIN + 1)
    for kind, number in goods:
        row[kind] += number
    return row


def ways_from(box: Components, city: int) -> list[tuple[int, int]]:
    """The waterways from a city and where they lead."""
    found: list[tuple[int, int]] = []
    for way, ends in enumerate(box.way_ends):
        if city in ends:
            found.append((way, ends[1] if ends[0] == city else ends[0]))
    return found


# The map


def strengths(s: TsarState, boyars: bool) -> list[int]:
    """The influence of every seat in every region, region by region; with or without boyars, who go home."""
    box, seats = s.box, s.seats
    found = [0] * (len(box.regions) * seats)
    for seat in range(seats):
        warriors, visitors = s.warriors[seat], s.boyars[seat]
        for city in range(len(warriors)):
            here = warriors[city] * box.warrior_influence
            if boyars:
                here += visitors[city] * box.boyar_influence
            if here:
                found[box.city_region[city] * seats + seat] += here
    for city in range(len(s.buildings)):
        owner = s.buildings[city]
        if owner != NOBODY:
            found[box.city_region[city] * seats + owner] += box.building_influence
    return found


def lead(s: TsarState, seat: int, region: int, strength: list[int]) -> float:
    """How far a seat is ahead of the best of the others in a region; favour is worth half a warrior."""
    seats = s.seats
    at = region * seats
    best = -1
    higher = True
    seen = False
    for other in s.favour:
        if other == seat:
            seen = True
        elif strength[at + other] > best:
            best = strength[at + other]
            higher = seen
    return strength[at + seat] - best + (0.5 if higher else -0.5)


def rivals_ahead(s: TsarState, seat: int, amounts: list[int], at: int) -> int:
    """How many others have more of something, or as much and more favour; `at` is where the amounts of seats begin."""
    own = amounts[at + seat]
    found = 0
    before = True
    for other in s.favour:
        if other == seat:
            before = False
        elif amounts[at + other] > own or (amounts[at + other] == own and before):
            found += 1
    return found


def strength_in(s: TsarState, seat: int, city: int, boyars: bool) -> int:
    box = s.box
    found = s.warriors[seat][city] * box.warrior_influence
    if boyars:
        found += s.boyars[seat][city] * box.boyar_influence
    return found + box.building_influence if s.buildings[city] == seat else found
