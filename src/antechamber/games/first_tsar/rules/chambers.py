"""5. The five chambers: what a boyar does there, each action one step, in any order."""

from __future__ import annotations

from typing import Final

from antechamber.core.flow import Choice, Decision
from antechamber.games.first_tsar.constants import ACTIONS, ESTATES, PROJECTS, TITLES
from antechamber.games.first_tsar.rules.cards import add_affordable, are_left, complete
from antechamber.games.first_tsar.rules.cities import can_collect, collect
from antechamber.games.first_tsar.rules.goods import can_exchange, can_pay, exchange
from antechamber.games.first_tsar.rules.named import OfCard, OfCity
from antechamber.games.first_tsar.state import TsarState


class ChamberAction:
    """A kind of action that a chamber allows."""

    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """Add the ways to take it now."""
        raise NotImplementedError


class Begin(Choice[TsarState]):
    """Take an action of the chamber; how, is asked next."""

    def __init__(self, number: int, name: str, decision: Decision[TsarState]) -> None:
        super().__init__(f"action {name}", (f"action:{name}",))
        self.number = number
        self.decision = decision

    def apply(self, s: TsarState, seat: int) -> None:
        spend(s, self.number)
        s.lowest = 0
        s.lanes[seat].append(self.decision)


def add_chamber_actions(s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
    chamber = s.box.chambers[s.chamber]
    if s.uses:
        for number in chamber.actions:
            KINDS_OF_ACTION[number].add(s, seat, options)
    if s.extra:
        for number in chamber.bonus:
            if not s.uses or number not in chamber.actions:
                KINDS_OF_ACTION[number].add(s, seat, options)
    for number in chamber.freely:
        KINDS_OF_ACTION[number].add(s, seat, options)


def spend(s: TsarState, number: int) -> None:
    """R5.26 An action uses up the bonus, where that allows it, before it uses up a regular one."""
    if s.extra and number in s.box.chambers[s.chamber].bonus:
        s.extra -= 1
    else:
        s.uses -= 1


# Production


class Producing(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.1 R5.2 Cities with a piece of one's own, each once, as long as their price can be paid."""
        for city, choice in enumerate(s.choices.produce):
            if not s.produced >> city & 1 and can_collect(s, seat, city):
                options.append(choice)


class ProducingAgain(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.3 One of the cities just chosen."""
        for city, choice in enumerate(s.choices.produce_again):
            if s.produced >> city & 1 and can_pay(s, seat, s.box.city_cost[city]):
                options.append(choice)


class ProduceIn(OfCity):
    def __init__(self, number: int, verb: str, city: int, name: str) -> None:
        super().__init__(verb, city, name)
        self.number = number

    def apply(self, s: TsarState, seat: int) -> None:
        """R5.1 R5.3 City after city, so that one can pay for the next; twice in a city for twice its price."""
        spend(s, self.number)
        s.produced |= 1 << self.city
        collect(s, seat, self.city)


# Manoeuvre


class PlacingWarriors(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.5 As long as there are warriors in the supply."""
        if s.warriors_left[seat]:
            options.append(s.choices.begin_warrior)


class Moving(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.5 There is always a warrior on the map to move."""
        options.append(s.choices.begin_move)


# Project and Reward


class TakingCards(ChamberAction):
    def __init__(self, kind: int) -> None:
        self.kind = kind

    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.13 R5.15 R5.26 As long as there is one, on display or in the deck."""
        if are_left(s, self.kind):
            options.append(s.choices.begin_take[self.kind])


class CompletingProjects(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.13 Each Project of the hand that can be paid."""
        add_affordable(s, seat, s.choices.finish, options)


class FinishProject(OfCard):
    def __init__(self, number: int, card: int, name: str) -> None:
        super().__init__("complete", "hand", card, name)
        self.number = number

    def apply(self, s: TsarState, seat: int) -> None:
        """R5.13 A card taken with one action may be completed with the next."""
        spend(s, self.number)
        complete(s, seat, self.card)


# Exchange


class TakingForeign(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.24 Before, between or after exchanges."""
        options.append(s.choices.begin_foreign)


class Exchanging(ChamberAction):
    def add(self, s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
        """R5.23 As often as there are two pieces to give."""
        if can_exchange(s, seat):
            options.append(s.choices.exchange)


class BeginExchange(Choice[TsarState]):
    def apply(self, s: TsarState, seat: int) -> None:
        exchange(s, seat)


BY_NAME: Final[dict[str, ChamberAction]] = {
    "produce": Producing(),
    "produce_again": ProducingAgain(),
    "place_warrior": PlacingWarriors(),
    "move": Moving(),
    "take_project": TakingCards(PROJECTS),
    "complete_project": CompletingProjects(),
    "take_foreign": TakingForeign(),
    "exchange": Exchanging(),
    "take_estate": TakingCards(ESTATES),
    "take_title": TakingCards(TITLES),
}
KINDS_OF_ACTION: Final = [BY_NAME[name] for name in ACTIONS]
