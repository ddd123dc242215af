"""5. The five chambers: what a boyar does there, each action one step, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from antechamber.core.flow import Choice
from antechamber.core.lists import count
from antechamber.games.first_tsar.rules.cards import (
    TAKE_ESTATE,
    TAKE_PROJECT,
    TAKE_TITLE,
    add_affordable,
    are_estates_left,
    are_projects_left,
    are_titles_left,
    complete,
)
from antechamber.games.first_tsar.rules.cities import MOVE, PLACE, can_collect, collect
from antechamber.games.first_tsar.rules.goods import EXCHANGE_RATE, PICK_FOREIGN, can_pay, exchange

if TYPE_CHECKING:
    from antechamber.games.first_tsar.state import TsarState


class ChamberAction:
    """A kind of action that a chamber allows."""

    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """Add the ways to take it now."""
        raise NotImplementedError


class Begin(Choice["TsarState"]):
    """Take an action of the chamber; how, is asked next."""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(f"action {name}", (f"action:{name}",))
        self.number = number

    def apply(self, s: TsarState, seat: int) -> None:
        spend(s, self.number)
        self.begin(s, seat)

    def begin(self, s: TsarState, seat: int) -> None:
        raise NotImplementedError


def add_chamber_actions(s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
    chamber = s.box.chambers[s.chamber]
    if s.uses:
        for number in chamber.actions:
            ACTIONS[number].add(s, seat, options)
    if s.extra:
        for number in chamber.bonus:
            if not s.uses or number not in chamber.actions:
                ACTIONS[number].add(s, seat, options)
    for number in chamber.freely:
        ACTIONS[number].add(s, seat, options)


def spend(s: TsarState, number: int) -> None:
    """R5.26 An action uses up the bonus, where that allows it, before it uses up a regular one."""
    if s.extra and number in s.box.chambers[s.chamber].bonus:
        s.extra -= 1
    else:
        s.uses -= 1


# Production


class Produce(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.1 R5.2 Cities with a piece of one's own, each once, as long as their price can be paid."""
        for city, choice in enumerate(s.choices.produce):
            if not s.produced >> city & 1 and can_collect(s, seat, city):
                options.append(choice)


class ProduceIn(Choice["TsarState"]):
    def __init__(self, number: int, city: int, name: str) -> None:
        super().__init__(f"produce {name}", (f"city:{name}",))
        self.number = number
        self.city = city

    def apply(self, s: TsarState, seat: int) -> None:
        """R5.1 City after city, so that one can pay for the next."""
        spend(s, self.number)
        s.produced |= 1 << self.city
        collect(s, seat, self.city)


class ProduceAgain(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.3 One of the cities just chosen."""
        for city, choice in enumerate(s.choices.produce_again):
            if s.produced >> city & 1 and can_pay(s, seat, s.box.city_cost[city]):
                options.append(choice)


class ProduceAgainIn(Choice["TsarState"]):
    def __init__(self, number: int, city: int, name: str) -> None:
        super().__init__(f"again {name}", (f"city:{name}",))
        self.number = number
        self.city = city

    def apply(self, s: TsarState, seat: int) -> None:
        """R5.3 It brings its income once more, for its price once more."""
        spend(s, self.number)
        collect(s, seat, self.city)


# Manoeuvre


class PlaceWarrior(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.5 As long as there are warriors in the supply."""
        if s.warriors_left[seat]:
            options.append(s.choices.begin_warrior)


class BeginWarrior(Begin):
    def begin(self, s: TsarState, seat: int) -> None:
        s.lanes[seat].append(PLACE)


class Move(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.5 There is always a warrior on the map to move."""
        options.append(s.choices.begin_move)


class BeginMove(Begin):
    def begin(self, s: TsarState, seat: int) -> None:
        s.lanes[seat].append(MOVE)


# Project


class TakeProject(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.13 R5.15 As long as there is a card to take."""
        if are_projects_left(s):
            options.append(s.choices.begin_project)


class BeginProject(Begin):
    def begin(self, s: TsarState, seat: int) -> None:
        s.lanes[seat].append(TAKE_PROJECT)


class CompleteProject(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.13 Each Project of the hand that can be paid."""
        add_affordable(s, seat, s.choices.finish, options)


class FinishProject(Choice["TsarState"]):
    def __init__(self, number: int, card: int, name: str) -> None:
        super().__init__(f"complete {name}", (f"hand:{name}",))
        self.number = number
        self.card = card

    def apply(self, s: TsarState, seat: int) -> None:
        """R5.13 A card taken with one action may be completed with the next."""
        spend(s, self.number)
        complete(s, seat, self.card)


# Exchange


class TakeForeign(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.24 Before, between or after exchanges."""
        options.append(s.choices.begin_foreign)


class BeginForeign(Begin):
    def begin(self, s: TsarState, seat: int) -> None:
        s.lowest = 0
        s.lanes[seat].append(PICK_FOREIGN)


class Exchange(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.23 As often as there are two pieces to give."""
        if count(s.goods[seat]) >= EXCHANGE_RATE:
            options.append(s.choices.exchange)


class BeginExchange(Choice["TsarState"]):
    def apply(self, s: TsarState, seat: int) -> None:
        exchange(s, seat)


# Reward


class TakeEstate(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.26 As long as there is one, on display or in the deck."""
        if are_estates_left(s):
            options.append(s.choices.begin_estate)


class BeginEstate(Begin):
    def begin(self, s: TsarState, seat: int) -> None:
        s.lanes[seat].append(TAKE_ESTATE)


class TakeTitle(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.26 As long as there is one, on display or in the deck."""
        if are_titles_left(s):
            options.append(s.choices.begin_title)


class BeginTitle(Begin):
    def begin(self, s: TsarState, seat: int) -> None:
        s.lanes[seat].append(TAKE_TITLE)


# By name, as the component file has them
ACTION_NAMES: Final = [
    "produce",
    "produce_again",
    "place_warrior",
    "move",
    "take_project",
    "complete_project",
    "take_foreign",
    "exchange",
    "take_estate",
    "take_title",
]
ACTIONS: Final[list[ChamberAction]] = [
    Produce(),
    ProduceAgain(),
    PlaceWarrior(),
    Move(),
    TakeProject(),
    CompleteProject(),
    TakeForeign(),
    Exchange(),
    TakeEstate(),
    TakeTitle(),
]
