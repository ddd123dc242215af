"""The Action phase: turns, and what one can do in them."""

from __future__ import annotations

from typing import Final

from antechamber.core.flow import Choice, Decision, Step
from antechamber.games.potemkin.rules.drafting import draw_to_hand, kinds_of
from antechamber.games.potemkin.rules.spying import can_spy
from antechamber.games.potemkin.state import PotemkinState

MOST_TURNS: Final = 400


class StartActions(Step[PotemkinState]):
    def run(self, s: PotemkinState) -> None:
        """R3.1 R3.11 Whoever has the capitol now takes the first turn, wherever it goes later."""
        s.first = s.capitol
        s.turns = 0
        s.revealed = []
        begin_turn(s, s.first)


def begin_turn(s: PotemkinState, seat: int) -> None:
    """R3.3 R3.9 R3.10 A turn is one action; with the scientist you first draw a card, in either mode."""
    s.turns += 1
    if s.scientist == seat:
        draw_to_hand(s, seat, "research")
    s.table.append(NextTurn(seat))
    s.lanes[seat].append(ACT)


class NextTurn(Step[PotemkinState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: PotemkinState) -> None:
        """R3.2 R3.7 R3.8 R3.13 Turns go round in the direction of the month, as long as there are two builders or more.

        Ruling: a turn that is over is not taken back; by the first version who thinks next may tell of a hand.
        """
        s.uncovered = True
        if goes_on(s.builders()):
            begin_turn(s, s.next_seat(self.seat))


def goes_on(builders: int) -> bool:
    """R3.7 Whether there are turns as long as so many are in Construction Mode."""
    return builders > 1


class Act(Decision[PotemkinState]):
    prompt = "act"
    rule = "R3.3"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R3.4 R3.5 R3.6 R3.12 R4.1 R4.3 R6.1 The actions of your Mode token; you can always produce, and never pass.

        Ruling: after 400 turns in one month nothing but producing is left, so that every month ends.
        """
        choices, hand = s.choices, s.hands[seat]
        if s.turns > MOST_TURNS:
            return [choices.produce]
        options: list[Choice[PotemkinState]] = []
        if not s.producing[seat]:
            if hand:
                options += [choices.construct[number] for number, left in enumerate(s.facades) if left]
            if can_spy(s, seat):
                options.append(choices.spy)
        effects = choices.effects
        for kind in kinds_of(s, hand):
            effect = effects[kind]
            if effect is not None and effect.can_begin(s, seat):
                options.append(choices.play[kind])
        options.append(choices.produce)
        return options

    def is_open(self, s: PotemkinState, seat: int) -> bool:
        """R3.14 Whether a hand has an ability for now is nobody else's business, as long as there is a hand."""
        return s.turns > MOST_TURNS or not s.hands[seat]


ACT: Final = Act()
