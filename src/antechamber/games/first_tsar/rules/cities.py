"""The map: income of cities, warriors, moves over waterways and buildings."""

from __future__ import annotations

from typing import Final

from antechamber.core.event import Event
from antechamber.core.flow import Choice, Decision
from antechamber.core.lists import changed, more_at, put
from antechamber.games.first_tsar.constants import BOYAR, NOBODY, NOTHING, WARRIOR
from antechamber.games.first_tsar.operation import Operation
from antechamber.games.first_tsar.rules.goods import can_pay, gain, pay
from antechamber.games.first_tsar.rules.menus import Skippable
from antechamber.games.first_tsar.rules.named import OfCity
from antechamber.games.first_tsar.rules.trade import take_token
from antechamber.games.first_tsar.state import TsarState

# Income


class Income(Operation[TsarState]):
    def possible(self, s: TsarState, seat: int) -> bool:
        return any(can_collect(s, seat, city) for city in range(len(s.box.cities)))

    def run(self, s: TsarState) -> None:
        s.lanes[s.acting].append(MAY_COLLECT)


class ChooseIncome(Decision[TsarState]):
    prompt = "income"
    rule = "R5.4"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R5.4 Any city with a piece of one's own, whatever the Production Chamber has used."""
        options: list[Choice[TsarState]] = [s.choices.skip]
        for city, choice in enumerate(s.choices.income):
            if can_collect(s, seat, city):
                options.append(choice)
        return options


def can_collect(s: TsarState, seat: int, city: int) -> bool:
    return s.is_present(seat, city) and can_pay(s, seat, s.box.city_cost[city])


class CollectIncome(OfCity):
    def apply(self, s: TsarState, seat: int) -> None:
        collect(s, seat, self.city)


def collect(s: TsarState, seat: int, city: int) -> None:
    """R5.2 Pay what the city asks for and take what it brings."""
    s.tell(Event("income", seat, (s.box.cities[city],)))
    pay(s, seat, s.box.city_cost[city])
    for kind, number in s.box.city_income[city]:
        gain(s, seat, kind, number)


# Warriors


class PlaceWarrior(Operation[TsarState]):
    def possible(self, s: TsarState, seat: int) -> bool:
        return s.warriors_left[seat] > 0

    def run(self, s: TsarState) -> None:
        """R5.6 From the supply; without a warrior there, nothing happens."""
        if s.warriors_left[s.acting]:
            s.lanes[s.acting].append(MAY_PLACE)


class ChooseGarrison(Skippable):
    prompt = "warrior"
    rule = "R5.6"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R5.6 Cities with a piece of one's own."""
        options = self.skipping(s)
        for city, choice in enumerate(s.choices.warrior):
            if s.is_present(seat, city):
                options.append(choice)
        return options


class PlaceWarriorIn(OfCity):
    def apply(self, s: TsarState, seat: int) -> None:
        """R5.6 Any number of warriors stand in a city."""
        s.warriors = more_at(s.warriors, seat, self.city, 1)
        s.warriors_left = changed(s.warriors_left, seat, -1)
        s.tell(Event("warrior", seat, (s.box.cities[self.city],)))


# Moves


class Move(Operation[TsarState]):
    def run(self, s: TsarState) -> None:
        s.lanes[s.acting].append(MAY_MOVE)


class ChoosePiece(Skippable):
    prompt = "move"
    rule = "R5.7"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R5.7 A warrior or a boyar of one's own on the map."""
        options = self.skipping(s)
        warriors, boyars = s.warriors[seat], s.boyars[seat]
        for city in range(len(warriors)):
            if warriors[city]:
                options.append(s.choices.move_warrior[city])
            if boyars[city]:
                options.append(s.choices.move_boyar[city])
        return options


class MovePiece(Choice[TsarState]):
    def __init__(self, city: int, name: str, boyar: bool) -> None:
        super().__init__(f"move {BOYAR if boyar else WARRIOR}.{name}", (f"city:{name}",))
        self.city = city
        self.boyar = boyar

    def apply(self, s: TsarState, seat: int) -> None:
        s.from_city = self.city
        s.lanes[seat].append(MOVE_BOYAR if self.boyar else MOVE_WARRIOR)


class ChooseWaterway(Decision[TsarState]):
    prompt = "where"
    rule = "R5.7"

    def __init__(self, boyar: bool) -> None:
        self.boyar = boyar

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R5.7 Along one waterway."""
        return s.choices.ways[1 if self.boyar else 0][s.from_city]


class Sail(Choice[TsarState]):
    def __init__(self, way: int, city: int, name: str, boyar: bool) -> None:
        super().__init__(f"to {name}", (f"city:{name}",))
        self.way = way
        self.city = city
        self.boyar = boyar

    def apply(self, s: TsarState, seat: int) -> None:
        """R5.7 R5.8 The piece arrives; then the token of the waterway, if there is one, is taken."""
        box = s.box
        if self.boyar:
            s.boyars = more_at(more_at(s.boyars, seat, s.from_city, -1), seat, self.city, 1)
        else:
            s.warriors = more_at(more_at(s.warriors, seat, s.from_city, -1), seat, self.city, 1)
        piece = BOYAR if self.boyar else WARRIOR
        s.tell(Event("move", seat, (piece, box.cities[s.from_city], box.cities[self.city])))
        token = s.trade_map[self.way]
        if token != NOTHING:
            s.trade_map = put(s.trade_map, self.way, NOTHING)
            take_token(s, seat, token)


# Buildings


class PlaceBuilding(Operation[TsarState]):
    def possible(self, s: TsarState, seat: int) -> bool:
        return s.buildings_left[seat] > 0 and any(can_build(s, seat, city) for city in range(len(s.box.cities)))

    def run(self, s: TsarState) -> None:
        """R5.17 From the supply; without a building there, nothing happens."""
        if s.buildings_left[s.acting]:
            s.lanes[s.acting].append(MAY_BUILD)


class ChooseSite(Decision[TsarState]):
    prompt = "build"
    rule = "R5.17"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R5.17 A city with a warrior or boyar of one's own and without any building."""
        options: list[Choice[TsarState]] = [s.choices.skip]
        for city, choice in enumerate(s.choices.build):
            if can_build(s, seat, city):
                options.append(choice)
        return options


def can_build(s: TsarState, seat: int, city: int) -> bool:
    return s.buildings[city] == NOBODY and (s.warriors[seat][city] > 0 or s.boyars[seat][city] > 0)


class BuildIn(OfCity):
    def apply(self, s: TsarState, seat: int) -> None:
        """R5.17 The building stays for the rest of the game."""
        s.buildings = put(s.buildings, self.city, seat)
        s.buildings_left = changed(s.buildings_left, seat, -1)
        s.tell(Event("build", seat, (s.box.cities[self.city],)))


MAY_COLLECT: Final = ChooseIncome()
PLACE: Final = ChooseGarrison(optional=False)
MAY_PLACE: Final = ChooseGarrison(optional=True)
MOVE: Final = ChoosePiece(optional=False)
MAY_MOVE: Final = ChoosePiece(optional=True)
MOVE_WARRIOR: Final = ChooseWaterway(boyar=False)
MOVE_BOYAR: Final = ChooseWaterway(boyar=True)
MAY_BUILD: Final = ChooseSite()
