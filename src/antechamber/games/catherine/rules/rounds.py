"""Set-up, and the rounds of a decade: draw, play two cards, reveal them, act, see whether the decade is over."""

from __future__ import annotations

from typing import Final

from antechamber.core.composition import Composition
from antechamber.core.event import Event
from antechamber.core.flow import Choice, Decision, Step
from antechamber.games.catherine.components import DEAL, DECADES, FIRST_ROW, LAST_ROW, NOTHING
from antechamber.games.catherine.rules.actions import TAKE_ACTION, ascending, cards_of_hand
from antechamber.games.catherine.rules.gains import draw
from antechamber.games.catherine.rules.interim import END_DECADE
from antechamber.games.catherine.state import NO_CARDS, CatherineState

PHASE_A_DRAWS: Final = 2


# 1. Setting up


def deal(s: CatherineState) -> None:
    """R1.5 R1.6 R1.7 An order for everyone, face up, and six cards, of which all choose three at the same time."""
    orders = list(range(len(s.box.orders)))
    s.orders = [s.chance.draw_one(orders) for _ in s.lanes]
    for seat in range(s.seats):
        s.tell(Event("deal", seat, (s.box.orders[s.orders[seat]],)))
        draw(s, seat, DEAL)
        s.lanes[seat] += FIRST_CARDS
    s.table += [ROUND, REVEAL_ROWS]


class LayCard(Decision[CatherineState]):
    prompt = "lay"
    rule = "R1.7"

    def options(self, s: CatherineState, seat: int) -> list[Choice[CatherineState]]:
        """R1.7 R1.8 A card for the first row, in ascending order, so that each row is laid in one way only."""
        left = FIRST_ROW - len(s.laid[seat])
        return [s.choices.lay[card] for card in ascending(s.hands[seat], s.laid[seat], left)]

    def composition(self, s: CatherineState, seat: int) -> Composition:
        return cards_of_hand(s, seat, self.prompt, FIRST_ROW - len(s.laid[seat]))


class RevealRows(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R1.7 R1.8 All rows are turned up together; nothing is known of them before."""
        for seat, cards in enumerate(s.laid):
            s.rows[seat] = cards
            s.below[seat] = [NOTHING] * len(cards)
            s.laid[seat] = NO_CARDS
            s.uncover(Event("row", seat, tuple([s.box.cards[card] for card in cards])))


# 2. Rounds


class Round(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R2.1 R2.2 R2.4 R6.3 R10.3 Phase A: everyone draws two cards, hand limit or not; then the phases follow."""
        for seat in s.in_order():
            draw(s, seat, PHASE_A_DRAWS)
        s.table += PHASES


class PlayCards(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R2.5 R2.6 R2.7 R2.9 Phase B: all play two cards at the same time, face down."""
        for seat in range(s.seats):
            s.columns[seat] = NOTHING
            s.lanes[seat] += TWO_CARDS


class AppendCard(Decision[CatherineState]):
    prompt = "append"
    rule = "R2.5"

    def options(self, s: CatherineState, seat: int) -> list[Choice[CatherineState]]:
        """R2.5 R2.7 Any card of the hand for the right end of the action row."""
        return [s.choices.append[card] for card in s.hands[seat]]


class TuckCard(Decision[CatherineState]):
    prompt = "tuck"
    rule = "R2.6"

    def options(self, s: CatherineState, seat: int) -> list[Choice[CatherineState]]:
        """R2.6 R2.7 Any other card of the hand for the activation row."""
        return [s.choices.tuck[card] for card in s.hands[seat]]


class ChooseColumn(Decision[CatherineState]):
    prompt = "below"
    rule = "R2.6"

    def options(self, s: CatherineState, seat: int) -> list[Choice[CatherineState]]:
        """R2.6 Below any card that has none below it."""
        below = s.choices.below
        return [below[card] for card in open_cards(s, seat)]


def open_cards(s: CatherineState, seat: int) -> list[int]:
    """R2.6 The cards of an action row that have none below them; the one just appended is such a card."""
    tucked = s.below[seat]
    cards = [card for column, card in enumerate(s.rows[seat]) if tucked[column] == NOTHING]
    cards.append(s.laid[seat][0])
    return cards


class Reveal(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R2.8 R2.10 R10.3 Phase C: all turn up both cards together, and what is in a row counts from now on."""
        names = s.box.cards
        for seat, (appended, tucked) in enumerate(s.laid):
            turn_up(s, seat)
            s.uncover(Event("reveal", seat, (names[appended], names[tucked], names[s.active_card(seat)])))


def turn_up(s: CatherineState, seat: int) -> None:
    """The two cards of a round take their places."""
    appended, tucked = s.laid[seat]
    s.rows[seat] = [*s.rows[seat], appended]
    below = [*s.below[seat], NOTHING]
    below[s.columns[seat]] = tucked
    s.below[seat] = below
    s.laid[seat] = NO_CARDS


class PerformActions(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R3.5 Phase D: everyone acts.

        Ruling: one after another, because all draw from one pile; the order changes nobody's rights or points.
        """
        s.table += [TAKE_ACTION[seat] for seat in reversed(s.in_order())]


class EndRound(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R2.1 R2.11 Phase E: seven cards in the action rows end the decade, else another round begins."""
        if len(s.rows[0]) < LAST_ROW:
            s.table.append(NEXT_ROUND)
        else:
            s.table += [NEXT_DECADE, END_DECADE]


class NextRound(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R2.1 R2.4 A new round, which another seat begins."""
        s.round += 1
        s.table.append(ROUND)


class NextDecade(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R2.1 A new decade, unless it was the third."""
        if s.decade < DECADES - 1:
            s.decade += 1
            s.table.append(NEXT_ROUND)


LAY: Final = LayCard()
APPEND: Final = AppendCard()
TUCK: Final = TuckCard()
COLUMN: Final = ChooseColumn()
FIRST_CARDS: Final[list[Decision[CatherineState]]] = [LAY] * FIRST_ROW
TWO_CARDS: Final[list[Decision[CatherineState]]] = [COLUMN, TUCK, APPEND]
REVEAL_ROWS: Final = RevealRows()
ROUND: Final = Round()
NEXT_ROUND: Final = NextRound()
NEXT_DECADE: Final = NextDecade()
REVEAL: Final = Reveal()
PHASES: Final[list[Step[CatherineState]]] = [EndRound(), PerformActions(), REVEAL, PlayCards()]
