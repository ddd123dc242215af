"""What is printed on cards, tokens and chambers of The First Tsar."""

from __future__ import annotations

from typing import Final

from antechamber.games.first_tsar.constants import GOODS
from antechamber.games.first_tsar.reading import RESOLVE, Words, amount, goods_of

# What can bring a Trade token of the pad into play at the end of a round
RESOLVING: Final = (RESOLVE, "war", "complete_project", "move")


class Effect:
    """What a card or token does, in words; points that it brings are booked on a line of the score."""

    def __init__(self, text: str, words: Words, line: int) -> None:
        self.text = text
        self.words = words
        self.line = line

    def is_plain(self) -> bool:
        """Whether it only brings goods, so that the order of two such effects makes no difference."""
        return bool(self.words) and all(word in GOODS for _, word in self.words)


class Bargain:
    """Something to pay and something to get for it: an Estate, or a free action of the pad."""

    def __init__(self, key: str, name: str, price: str, cost: Words, effect: Effect) -> None:
        self.key = key
        self.name = name
        self.price = price
        self.cost = goods_of(cost)
        self.words = cost
        self.any = amount(cost, "any")
        self.local = amount(cost, "local")
        self.foreign = amount(cost, "foreign")
        self.tokens = amount(cost, "trade_token")
        self.effect = effect


class TitleCard:
    """A Title: what it counts, and the points for each."""

    def __init__(self, key: str, name: str, text: str, metric: str, line: int) -> None:
        self.key = key
        self.name = name
        self.text = text
        self.metric = metric
        self.line = line
        self.points = 0
        self.places: list[int] = []
        self.project_type = 0
        self.influence = 0
        self.colours: list[int] = []


class RegionToken:
    """A Region token: its two rewards, its number and its back. `resolves`: a reward may resolve Trade tokens."""

    def __init__(self, key: str, dark: bool, points: int, rewards: list[Effect]) -> None:
        self.key = key
        self.dark = dark
        self.points = points
        self.rewards = rewards
        self.resolves = any(word in RESOLVING for reward in rewards for _, word in reward.words)


class ChamberRules:
    """What is done in a chamber: how many actions of which kinds, and what the bonus adds."""

    def __init__(self, key: str, name: str, text: str, times: int, bonus_times: int) -> None:
        self.key = key
        self.name = name
        self.text = text
        self.times = times
        self.bonus_times = bonus_times
        self.actions: list[int] = []
        self.bonus: list[int] = []
        self.freely: list[int] = []
        self.same_bonus = False


class Setup:
    """What the number of players changes."""

    def __init__(self, display: int, spoils: int, seal: int, rewards: int) -> None:
        self.display = display
        self.spoils = spoils
        self.seal = seal
        self.rewards = rewards
