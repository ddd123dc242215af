"""The operations that carry out what a component file may write: see `reading.VOCABULARY`."""

from __future__ import annotations

from typing import Any, Final

from antechamber.games.first_tsar.catalogue import Operations
from antechamber.games.first_tsar.constants import ESTATES, GOODS, PROJECTS, TITLES
from antechamber.games.first_tsar.operation import Operation
from antechamber.games.first_tsar.printed import Effect
from antechamber.games.first_tsar.reading import POINTS, RESOLVE
from antechamber.games.first_tsar.rules.cards import CompleteProject, TakeCard
from antechamber.games.first_tsar.rules.cities import Income, Move, PlaceBuilding, PlaceWarrior
from antechamber.games.first_tsar.rules.favour import GainFavour, GainPoints
from antechamber.games.first_tsar.rules.goods import (
    PICK_ANY,
    PICK_FOREIGN,
    PICK_LOCAL,
    Exchange,
    Gain,
    GainOfChoice,
    Swap,
)
from antechamber.games.first_tsar.rules.trade import ResolveTrade
from antechamber.games.first_tsar.rules.war import War

PICKS: Final = {"any": PICK_ANY, "local": PICK_LOCAL, "foreign": PICK_FOREIGN}
DOING: Final[dict[str, Operation[Any]]] = {
    "favour": GainFavour(),
    "place_warrior": PlaceWarrior(),
    "move": Move(),
    "income": Income(),
    "place_building": PlaceBuilding(),
    "war": War(),
    "take_project": TakeCard(PROJECTS),
    "complete_project": CompleteProject(),
    "take_estate": TakeCard(ESTATES),
    "take_title": TakeCard(TITLES),
    "swap": Swap(),
    "exchange": Exchange(),
}


def operations_of(effect: Effect) -> Operations:
    """What an effect does, the last operation first."""
    found: Operations = []
    for number, word in effect.words:
        found += operations(number, word, effect.line)
    return found[::-1]


def operations(number: int, word: str, line: int) -> Operations:
    """The operations of one word of the vocabulary; points are booked on a line of the score."""
    if word in GOODS:
        return [Gain(GOODS.index(word), number)]
    if word == POINTS:
        return [GainPoints(number, line)]
    if word in PICKS:
        return [GainOfChoice(PICKS[word], number)]
    if word == RESOLVE:
        return [ResolveTrade(number)]
    return [DOING[word]] * number
