"""What a seat gains: points, cards up to its hand limit, steps on the favour track."""

from __future__ import annotations

from bisect import insort

from antechamber.core.event import TABLE, Event
from antechamber.games.catherine.components import DECADES
from antechamber.games.catherine.sources import CARD_OVERFLOW, FAVOUR_OVERFLOW, SOURCES
from antechamber.games.catherine.state import CatherineState


def score(s: CatherineState, seat: int, source: int, points: int) -> None:
    """R7.13 R7.14 Points count at once, under the name of where they come from."""
    if points:
        tally = s.tally[seat][:]
        tally[source * DECADES + s.decade] += points
        s.tally[seat] = tally
        s.tell(Event(SOURCES[source], seat, (str(points),)))


def draw(s: CatherineState, seat: int, number: int) -> None:
    """R2.2 Cards from the pile, whatever the hand limit says; only the seat is told which."""
    hand = s.hands[seat][:]
    names: list[str] = []
    for _ in range(number):
        if not s.pile:
            reshuffle(s)
        card = s.chance.draw_one(s.pile)
        insort(hand, card)
        names.append(s.box.cards[card])
    s.hands[seat] = hand
    if number == 1:
        s.tell(Event("draw", seat, (), (names[0],)))
    else:
        s.tell(Event("draw cards", seat, (str(number),), tuple(names)))


def reshuffle(s: CatherineState) -> None:
    """R2.3 The discards become the pile, at the moment a card is needed and none is left."""
    s.pile, s.discards = s.discards, s.pile
    s.shuffles += 1
    shuffled = s.shuffled[:]
    for card in s.pile:
        shuffled[card] = s.shuffles
    s.shuffled = shuffled
    s.tell(Event("reshuffle", TABLE))


def draw_cards(s: CatherineState, seat: int, number: int) -> None:
    """R6.2 R6.4 R6.9 Cards as far as the hand limit leaves room, a point for each that does not fit.

    Ruling: nobody may take the points while there is room.
    """
    fitting = min(number, max(0, s.hand_limit(seat) - len(s.hands[seat])))
    if fitting:
        draw(s, seat, fitting)
    score(s, seat, CARD_OVERFLOW, number - fitting)


def advance(s: CatherineState, seat: int, steps: int) -> None:
    """R6.6 R6.7 R6.8 Up the favour track; each step beyond the top is a point instead."""
    taken = min(steps, s.box.top - s.favour[seat])
    if taken:
        s.favour[seat] += taken
        s.tell(Event("advance", seat, (str(taken), str(s.favour[seat]))))
    score(s, seat, FAVOUR_OVERFLOW, steps - taken)
