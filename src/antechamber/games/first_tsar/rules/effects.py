"""The vocabulary of effects: what a component file may write, and the operation that carries it out."""

from __future__ import annotations

from typing import Final

from antechamber.games.first_tsar.constants import GOODS
from antechamber.games.first_tsar.rules.cards import CompleteProject, TakeEstate, TakeProject, TakeTitle
from antechamber.games.first_tsar.rules.cities import Income, Move, PlaceBuilding, PlaceWarrior
from antechamber.games.first_tsar.rules.favour import GainFavour, GainPoints
from antechamber.games.first_tsar.rules.goods import PICK_ANY, PICK_FOREIGN, PICK_LOCAL, Gain, GainOfChoice, Swap
from antechamber.games.first_tsar.rules.operation import Operation
from antechamber.games.first_tsar.rules.trade import ResolveTrade
from antechamber.games.first_tsar.rules.war import War

POINTS: Final = "vp"
RESOLVE: Final = "resolve_trade"
MOST_RESOLVED: Final = 2
OF_CHOICE: Final = {"any": PICK_ANY, "local": PICK_LOCAL, "foreign": PICK_FOREIGN}
# Repeated as often as the effect says
DEEDS: Final[dict[str, Operation]] = {
    "favour": GainFavour(),
    "place_warrior": PlaceWarrior(),
    "move": Move(),
    "income": Income(),
    "place_building": PlaceBuilding(),
    "war": War(),
    "take_project": TakeProject(),
    "complete_project": CompleteProject(),
    "take_estate": TakeEstate(),
    "take_title": TakeTitle(),
    "swap": Swap(),
}
VOCABULARY: Final = [*GOODS, POINTS, *OF_CHOICE, *DEEDS, RESOLVE]


def operations(number: int, word: str, line: int) -> list[Operation]:
    """The operations of one word of the vocabulary; points are booked on a line of the score."""
    if word in GOODS:
        return [Gain(GOODS.index(word), number)]
    if word == POINTS:
        return [GainPoints(number, line)]
    if word in OF_CHOICE:
        return [GainOfChoice(OF_CHOICE[word], number)]
    if word == RESOLVE:
        return [ResolveTrade(number)]
    return [DEEDS[word]] * number
