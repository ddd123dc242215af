"""Goods and coins: gained, paid and exchanged, one piece at a time in canonical order."""

from __future__ import annotations

from typing import Final

from antechamber.core.composition import Composition, Item, Part
from antechamber.core.event import Event
from antechamber.core.flow import Choice, Decision
from antechamber.core.lists import count
from antechamber.games.first_tsar.constants import ANY, FOREIGN, GOODS, LOCAL
from antechamber.games.first_tsar.operation import Operation
from antechamber.games.first_tsar.rules.named import OfGood
from antechamber.games.first_tsar.state import TsarState

EXCHANGE_RATE: Final = 2


class Gain(Operation[TsarState]):
    def __init__(self, kind: int, number: int) -> None:
        self.kind = kind
        self.number = number

    def run(self, s: TsarState) -> None:
        """R1.16 Goods and coins come from a pool without end."""
        gain(s, s.acting, self.kind, self.number)


def gain(s: TsarState, seat: int, kind: int, number: int) -> None:
    s.goods[seat][kind] += number
    s.tell(Event("gain", seat, (str(number), GOODS[kind])))


class GainOfChoice(Operation[TsarState]):
    def __init__(self, decision: PickGood, number: int) -> None:
        self.decision = decision
        self.number = number

    def run(self, s: TsarState) -> None:
        s.lowest = 0
        for _ in range(self.number):
            s.lanes[s.acting].append(self.decision)


class PickGood(Decision[TsarState]):
    prompt = "pick"
    rule = "R5.24"

    def __init__(self, first: int, last: int) -> None:
        self.first = first
        self.last = last

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R1.19 R5.24 One by one in ascending order, so that each set of goods is reached in one way only."""
        return s.choices.gain[max(self.first, s.lowest) : self.last + 1]

    def composition(self, s: TsarState, seat: int) -> Composition:
        number = s.lanes[seat].count(self)
        things = [Item(f"good:{GOODS[kind]}", number) for kind in range(max(self.first, s.lowest), self.last + 1)]
        return Composition(self.prompt, [Part(things, number, number)])


class GainOne(OfGood):
    def apply(self, s: TsarState, seat: int) -> None:
        s.lowest = self.kind
        gain(s, seat, self.kind, 1)


# Paying


def pay_with(s: TsarState, seat: int, decision: PayGoods, number: int) -> None:
    """Ask for so many pieces, one after another."""
    s.owed = number
    s.lowest = 0
    s.given = 0
    for _ in range(number):
        s.lanes[seat].append(decision)


class PayGoods(Decision[TsarState]):
    prompt = "pay"
    rule = "R6.3"

    def __init__(self, first: int, last: int) -> None:
        self.first = first
        self.last = last

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R1.19 R5.23 R6.3 Piece by piece in ascending order, as long as enough is left for the rest."""
        goods = s.goods[seat]
        options: list[Choice[TsarState]] = []
        rest = 0
        for kind in range(self.last, max(self.first, s.lowest) - 1, -1):
            rest += goods[kind]
            if goods[kind] and rest >= s.owed:
                options.append(s.choices.pay[kind])
        return options

    def composition(self, s: TsarState, seat: int) -> Composition:
        goods, kinds = s.goods[seat], range(max(self.first, s.lowest), self.last + 1)
        things = [Item(f"good:{GOODS[kind]}", goods[kind]) for kind in kinds if goods[kind]]
        return Composition(self.prompt, [Part(things, s.owed, s.owed)])


class PayGood(OfGood):
    def apply(self, s: TsarState, seat: int) -> None:
        s.owed -= 1
        s.lowest = self.kind
        give(s, seat, self.kind, 1)


def give(s: TsarState, seat: int, kind: int, number: int) -> None:
    take_away(s, seat, kind, number)
    s.tell(Event("pay", seat, (str(number), GOODS[kind])))


def take_away(s: TsarState, seat: int, kind: int, number: int) -> None:
    s.goods[seat][kind] -= number
    s.given |= 1 << kind


def can_pay(s: TsarState, seat: int, cost: list[tuple[int, int]]) -> bool:
    goods = s.goods[seat]
    return all(goods[kind] >= number for kind, number in cost)


def missing(s: TsarState, seat: int, cost: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """What a seat still needs to pay a cost: nothing if it can."""
    goods = s.goods[seat]
    return [(kind, number - goods[kind]) for kind, number in cost if goods[kind] < number]


def pay(s: TsarState, seat: int, cost: list[tuple[int, int]]) -> None:
    """The whole of a cost, told in one."""
    told: list[str] = []
    for kind, number in cost:
        take_away(s, seat, kind, number)
        told += [str(number), GOODS[kind]]
    if told:
        s.tell(Event("pay", seat, tuple(told)))


# Exchanging


def exchange(s: TsarState, seat: int) -> None:
    """R5.23 Two goods or coins for one."""
    s.lanes[seat].append(TAKE_IN_EXCHANGE)
    pay_with(s, seat, PAY_ANY, EXCHANGE_RATE)


def can_exchange(s: TsarState, seat: int) -> bool:
    """R5.23 Whether there are two pieces to give."""
    return count(s.goods[seat]) >= EXCHANGE_RATE


class Exchange(Operation[TsarState]):
    def possible(self, s: TsarState, seat: int) -> bool:
        return can_exchange(s, seat)

    def run(self, s: TsarState) -> None:
        """R5.25 One exchange, as the Exchange Chamber allows them; without two pieces, nothing happens."""
        if can_exchange(s, s.acting):
            s.lanes[s.acting].append(MAY_EXCHANGE)


class ChooseExchange(Decision[TsarState]):
    prompt = "exchange"
    rule = "R5.25"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        return [s.choices.skip, s.choices.exchange]


class Swap(Operation[TsarState]):
    def possible(self, s: TsarState, seat: int) -> bool:
        return count(s.goods[seat]) > 0

    def run(self, s: TsarState) -> None:
        s.lanes[s.acting].append(MAY_SWAP)


class ChooseSwap(Decision[TsarState]):
    prompt = "swap"
    rule = "R5.25"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R5.25 One good or coin for another."""
        options: list[Choice[TsarState]] = [s.choices.skip]
        for kind, number in enumerate(s.goods[seat]):
            if number:
                options.append(s.choices.swap[kind])
        return options


class SwapGood(OfGood):
    def apply(self, s: TsarState, seat: int) -> None:
        s.given = 0
        give(s, seat, self.kind, 1)
        s.lanes[seat].append(TAKE_IN_EXCHANGE)


class TakeInExchange(Decision[TsarState]):
    prompt = "exchange"
    rule = "R5.23"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R5.23 R5.25 Anything but what has just been given: that would only lose a piece."""
        return [choice for kind, choice in enumerate(s.choices.gain) if not s.given >> kind & 1]


PAY_LOCAL: Final = PayGoods(LOCAL[0], LOCAL[1])
PAY_FOREIGN: Final = PayGoods(FOREIGN[0], FOREIGN[1])
PAY_ANY: Final = PayGoods(ANY[0], ANY[1])
PICK_LOCAL: Final = PickGood(LOCAL[0], LOCAL[1])
PICK_FOREIGN: Final = PickGood(FOREIGN[0], FOREIGN[1])
PICK_ANY: Final = PickGood(ANY[0], ANY[1])
MAY_EXCHANGE: Final = ChooseExchange()
MAY_SWAP: Final = ChooseSwap()
TAKE_IN_EXCHANGE: Final = TakeInExchange()
