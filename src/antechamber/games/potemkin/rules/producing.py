"""Producing resources, and switching to Production Mode."""

from __future__ import annotations

from typing import Final

from antechamber.core.composition import Composition, Item, Part
from antechamber.core.event import Event
from antechamber.core.flow import Choice, Decision, Step
from antechamber.games.potemkin.state import PotemkinState


class Produce(Step[PotemkinState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: PotemkinState) -> None:
        """R6.19 Producing as the effect of a card."""
        produce(s, self.seat)


def produce(s: PotemkinState, seat: int) -> None:
    """R8.1 R8.4 A cube behind each of your Industry buildings, real or fake, as far as the supply lasts.

    Ruling: if it does not last for all, you choose which of them get one.
    """
    industries = s.industries(seat)
    cubes = output(s, len(industries))
    s.tell(Event("produce", seat, (str(cubes),)))
    if cubes == len(industries):
        s.cubes -= cubes
        for target in industries:
            s.change(target).cubes += 1
    elif s.cubes:
        s.cubes_left = s.cubes
        s.cubes = 0
        s.lowest = 0
        s.lanes[seat].append(STOCK)


def output(s: PotemkinState, wanted: int) -> int:
    """R8.4 How many of the cubes that are wanted the supply can give."""
    return min(wanted, s.cubes)


class StockIndustry(Decision[PotemkinState]):
    prompt = "stock"
    rule = "R8.4"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R8.4 Industry buildings that can get one of the last cubes, in the order of the row."""
        industries = s.industries(seat)
        last = len(industries) - s.cubes_left
        return [s.choices.stock[target] for at, target in enumerate(industries) if target > s.lowest and at <= last]

    def composition(self, s: PotemkinState, seat: int) -> Composition:
        stocks = [s.choices.stock[target] for target in s.industries(seat) if target > s.lowest]
        things = [Item(stock.targets[0], 1) for stock in stocks]
        return Composition(self.prompt, [Part(things, s.cubes_left, s.cubes_left)])


class Flip(Step[PotemkinState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: PotemkinState) -> None:
        """R8.2 Once the cubes are out, the Mode token turns to Production, until the month ends."""
        s.producing[self.seat] = True
        s.tell(Event("flip", self.seat))


STOCK: Final = StockIndustry()
