"""6. Free actions: Estates and the pad, at any moment of one's own turn between two steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from antechamber.core.event import Event
from antechamber.core.flow import Choice, Decision
from antechamber.games.first_tsar.rules.goods import PAY_FOREIGN, PAY_LOCAL, can_pay, pay, pay_with
from antechamber.games.first_tsar.rules.operation import Menu, move_on
from antechamber.games.first_tsar.rules.trade import DISCARD

if TYPE_CHECKING:
    from antechamber.games.first_tsar.components import Bargain
    from antechamber.games.first_tsar.state import TsarState


def add_free_actions(s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
    box = s.box
    for number, bargain in enumerate(box.pad_actions):
        if can_strike(s, seat, bargain):
            options.append(s.choices.pad_actions[number])
    for card in s.estates[seat]:
        if not s.used >> card & 1 and can_strike(s, seat, box.estates[card]):
            options.append(s.choices.use_estate[card])


def can_strike(s: TsarState, seat: int, bargain: Bargain) -> bool:
    """The whole cost is at hand, and the effect could do something."""
    goods = s.goods[seat]
    if bargain.local and goods[0] + goods[1] + goods[2] < bargain.local:
        return False
    if bargain.foreign and goods[3] + goods[4] + goods[5] < bargain.foreign:
        return False
    if bargain.tokens > len(s.pads[seat]) or not can_pay(s, seat, bargain.cost):
        return False
    for operation in bargain.effect:
        if operation.possible(s, seat):
            return True
    return False


def strike(s: TsarState, seat: int, bargain: Bargain) -> None:
    s.table += bargain.effect
    pay(s, seat, bargain.cost)
    if bargain.local:
        pay_with(s, seat, PAY_LOCAL, bargain.local)
    elif bargain.foreign:
        pay_with(s, seat, PAY_FOREIGN, bargain.foreign)
    elif bargain.tokens:
        s.owed = bargain.tokens
        s.lowest = 0
        for _ in range(bargain.tokens):
            s.lanes[seat].append(DISCARD)


class UsePad(Choice["TsarState"]):
    __slots__ = ("number",)

    def __init__(self, number: int, name: str) -> None:
        super().__init__(f"free {name}", (f"pad:{name}",))
        self.number = number

    def apply(self, s: TsarState, seat: int) -> None:
        strike(s, seat, s.box.pad_actions[self.number])


class UseEstate(Choice["TsarState"]):
    __slots__ = ("card",)

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"use {name}", (f"estate:{name}",))
        self.card = card

    def apply(self, s: TsarState, seat: int) -> None:
        s.used |= 1 << self.card
        s.tell(Event("use", seat, (s.box.estates[self.card].name,)))
        strike(s, seat, s.box.estates[self.card])


class Pause(Decision["TsarState"]):
    __slots__ = ()
    prompt = "pause"
    rule = "R6.1"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        options: list[Choice[TsarState]] = [s.choices.go_on]
        add_free_actions(s, seat, options)
        return options


class GoOn(Choice["TsarState"]):
    __slots__ = ()

    def apply(self, s: TsarState, seat: int) -> None:
        move_on(s)


PAUSE: Final = Menu(Pause())
