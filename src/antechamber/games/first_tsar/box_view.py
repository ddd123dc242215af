"""What is said once about a box of The First Tsar, because it never changes during a game."""

from __future__ import annotations

import msgspec

from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.constants import (
    ACTIONS,
    FOREIGN,
    GOODS,
    HALF_TIME,
    LAST_ROUND,
    LOCAL,
    STARTING_WARRIORS,
)
from antechamber.games.first_tsar.printed import Effect
from antechamber.games.first_tsar.reading import counted

# A cost or an effect: how many of which word of the component file, in its order: {"favour": 1, "coin": 2}
Amounts = dict[str, int]


class Deal(msgspec.Struct, frozen=True):
    """A free action of the pad."""

    name: str
    cost: Amounts
    effect: Amounts


class Printed(msgspec.Struct, frozen=True):
    """Something that has a name and does something: an effect printed on the pad, a type of Project."""

    name: str
    effect: Amounts


class ChamberActions(msgspec.Struct, frozen=True):
    """What is done in a chamber, how often, what a seal adds, and what is done freely."""

    name: str
    times: int
    actions: list[str]
    bonus_times: int
    bonus: list[str]
    freely: list[str]


class Assignment(msgspec.Struct, frozen=True):
    """An Assignment card: what it brings at once, and what a seal adds."""

    name: str
    action: Amounts
    bonus: Amounts


class Box(msgspec.Struct, frozen=True):
    """What never changes during a game.

    How many boyars a seat has, and first warriors it places; what Trade tokens and Spoils do, by name; the points of a
    scoring, by place, and the rounds after which points are scored; where Favour tokens lie at first.
    """

    local: list[str]
    foreign: list[str]
    colours: list[str]
    boyars: int
    first_warriors: int
    types: list[Printed]
    project_types: dict[str, str]
    chambers: list[ChamberActions]
    assignments: list[Assignment]
    trade: dict[str, Amounts]
    spoils: dict[str, Amounts]
    slots: int
    printed: list[Printed]
    pad_actions: list[Deal]
    favour_tokens: list[int]
    favour_points: list[int]
    war_points: list[int]
    scored_rounds: list[int]


def show_box(box: Components) -> Box:
    """What is printed, as the rules look it up."""
    types = [box.types[kind] for kind in box.project_type]
    return Box(
        local=GOODS[LOCAL[0] : LOCAL[1] + 1],
        foreign=GOODS[FOREIGN[0] : FOREIGN[1] + 1],
        colours=box.colours,
        boyars=box.boyars,
        first_warriors=STARTING_WARRIORS,
        types=printed(box.types, box.type_effects),
        project_types=dict(zip(box.projects, types, strict=True)),
        chambers=[show_actions(box, number) for number in range(len(box.chambers))],
        assignments=[show_assignment(box, card) for card in range(len(box.assignments))],
        trade={name: does(effect) for name, effect in zip(box.trade, box.trade_effects, strict=True)},
        spoils={name: does(effect) for name, effect in zip(box.spoils, box.spoils_effects, strict=True)},
        slots=box.slots,
        printed=printed(box.printed, box.printed_effects),
        pad_actions=[Deal(deal.key, counted(deal.words), does(deal.effect)) for deal in box.pad_actions],
        favour_tokens=box.favour_tokens,
        favour_points=box.favour_points,
        war_points=box.war_points,
        scored_rounds=[HALF_TIME, LAST_ROUND],
    )


def does(effect: Effect) -> Amounts:
    return counted(effect.words)


def printed(names: list[str], effects: list[Effect]) -> list[Printed]:
    return [Printed(name, does(effect)) for name, effect in zip(names, effects, strict=True)]


def show_actions(box: Components, number: int) -> ChamberActions:
    chamber = box.chambers[number]
    return ChamberActions(
        name=chamber.key,
        times=chamber.times,
        actions=[ACTIONS[action] for action in chamber.actions],
        bonus_times=chamber.bonus_times,
        bonus=[ACTIONS[action] for action in chamber.bonus],
        freely=[ACTIONS[action] for action in chamber.freely],
    )


def show_assignment(box: Components, card: int) -> Assignment:
    return Assignment(box.assignments[card], does(box.card_action[card]), does(box.card_bonus[card]))


def goods(pieces: list[tuple[int, int]]) -> Amounts:
    """Goods by kind and number, by name."""
    return {GOODS[kind]: number for kind, number in pieces}
