"""6. Free actions: Estates and the pad, at any moment of one's own turn between two steps."""

from __future__ import annotations

from typing import Final

from antechamber.core.event import Event
from antechamber.core.flow import Choice, Decision
from antechamber.core.lists import count
from antechamber.games.first_tsar.catalogue import Operations
from antechamber.games.first_tsar.printed import Bargain
from antechamber.games.first_tsar.rules.goods import PAY_ANY, PAY_FOREIGN, PAY_LOCAL, can_pay, pay, pay_with
from antechamber.games.first_tsar.rules.menus import Menu
from antechamber.games.first_tsar.rules.named import OfCard
from antechamber.games.first_tsar.rules.trade import DISCARD
from antechamber.games.first_tsar.state import TsarState


def add_free_actions(s: TsarState, seat: int, options: list[Choice[TsarState]]) -> None:
    """R6.1 R6.2 R6.7 What the pad and unused Estates offer to whoever can pay for it."""
    box, choices = s.box, s.choices
    for number, bargain in enumerate(box.pad_actions):
        if can_strike(s, seat, bargain, choices.pad_effects[number]):
            options.append(choices.pad_actions[number])
    unused = [card for card in s.estates[seat] if not s.used >> card & 1]
    effects = choices.estate_effects
    options += [choices.use_estate[n] for n in unused if can_strike(s, seat, box.estates[n], effects[n])]


def can_strike(s: TsarState, seat: int, bargain: Bargain, effect: Operations) -> bool:
    """R6.2 R6.11 The whole cost is at hand, and the effect could do something."""
    goods = s.goods[seat]
    if bargain.any and count(goods) < bargain.any:
        return False
    if bargain.local and goods[0] + goods[1] + goods[2] < bargain.local:
        return False
    if bargain.foreign and goods[3] + goods[4] + goods[5] < bargain.foreign:
        return False
    if bargain.tokens > len(s.pads[seat]) or not can_pay(s, seat, bargain.cost):
        return False
    return any(operation.possible(s, seat) for operation in effect)


def strike(s: TsarState, seat: int, bargain: Bargain, effect: Operations) -> None:
    """R6.8 Cost and gain are one thing: nothing comes between them."""
    s.table += effect
    pay(s, seat, bargain.cost)
    if bargain.any:
        pay_with(s, seat, PAY_ANY, bargain.any)
    elif bargain.local:
        pay_with(s, seat, PAY_LOCAL, bargain.local)
    elif bargain.foreign:
        pay_with(s, seat, PAY_FOREIGN, bargain.foreign)
    elif bargain.tokens:
        s.owed = bargain.tokens
        s.lowest = 0
        for _ in range(bargain.tokens):
            s.lanes[seat].append(DISCARD)


class UsePad(Choice[TsarState]):
    def __init__(self, number: int, name: str) -> None:
        super().__init__(f"free {name}", (f"pad:{name}",))
        self.number = number

    def apply(self, s: TsarState, seat: int) -> None:
        """R6.3 R6.4 R6.5 Sell goods for a coin, or give up Trade tokens for a Project."""
        strike(s, seat, s.box.pad_actions[self.number], s.choices.pad_effects[self.number])


class UseEstate(OfCard):
    def apply(self, s: TsarState, seat: int) -> None:
        """R6.2 Once a round: a used card is turned sideways."""
        s.used |= 1 << self.card
        estate = s.box.estates[self.card]
        s.tell(Event("use", seat, (estate.key,)))
        strike(s, seat, estate, s.choices.estate_effects[self.card])


class Pause(Decision[TsarState]):
    prompt = "pause"
    rule = "R6.8"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R6.8 Between the effects of two tokens."""
        options: list[Choice[TsarState]] = [s.choices.go_on]
        add_free_actions(s, seat, options)
        return options


PAUSE: Final = Menu(Pause())
