"""What each option of a decision in Catherine is worth to a seat, in points."""

from __future__ import annotations

from typing import Final

from antechamber.bots.evaluators.catherine_means import Means
from antechamber.games.catherine.components import FIRST_ROW, NOTHING

# Tuned like the worths of means.
LATER: Final = 0.17  # the part of an action that counts as long as it is only in the row
KEPT: Final = 0.07  # the part of an action that counts as long as it is in hand
MATCHING: Final = 0.23  # the part of an action in the row that the card to set it off is worth
USED: Final = 0.44  # the part of an action that is lost when its column is used up
SET_OFF: Final = 0.57  # the part of an action in the first row that counts if there is a card to set it off
ALONE: Final = 0.1  # the same without such a card


class OptionWorths(Means):
    """A seat before a decision."""

    # A plan for the round: which card to append, which to tuck, and below which card

    def columns(self, cards: int) -> list[float]:
        """The best action of the open columns for each colour; below zero where there is none."""
        best = [-1.0] * len(self.box.colours)
        for card, tucked in zip(self.row, self.below, strict=True):
            if tucked == NOTHING:
                worth = self.action(card, cards)
                colour = self.box.card_colour[card]
                best[colour] = max(best[colour], worth)
        return best

    def kept(self, worth: float) -> float:
        """What a card is worth in hand beyond being a card, given what its action is worth."""
        return KEPT * worth if self.rounds else 0.0

    def appended(self, card: int, worth: float, symbols: list[float]) -> float:
        """What a card brings by lying in the row: its symbols, and its action in a later round."""
        gain = LATER * worth if self.rounds else 0.0
        for symbol, number in enumerate(self.box.card_symbols[card]):
            if number:
                gain += number * symbols[symbol]
        return gain

    def appends(self, hand: list[int]) -> list[float]:
        """What it is worth to append each card of the hand, if the rest of the plan is as good as can be."""
        cards = len(hand) - 2
        columns = self.columns(cards)
        symbols = self.symbols()
        worths = [self.action(card, cards) for card in hand]
        colours = [self.box.card_colour[card] for card in hand]
        instead = self.draw(1, cards)
        found: list[float] = []
        for at, card in enumerate(hand):
            best = -100.0
            for by, worth in enumerate(worths):
                if by != at:
                    colour = colours[by]
                    action = columns[colour]
                    if colour == colours[at] and worths[at] > action:
                        action = worths[at]
                    best = max(best, max(action, instead) - self.kept(worth))
            found.append(best + self.appended(card, worths[at], symbols) - self.kept(worths[at]))
        return found

    def tucks(self, hand: list[int], appended: int) -> list[float]:
        """What it is worth to tuck each card of the hand, with the best column for it."""
        cards = len(hand) - 1
        columns = self.columns(cards)
        own = self.box.card_colour[appended]
        columns[own] = max(columns[own], self.action(appended, cards))
        instead = self.draw(1, cards)
        found: list[float] = []
        for card in hand:
            worth = max(columns[self.box.card_colour[card]], instead)
            found.append(worth - self.kept(self.action(card, cards)))
        return found

    def belows(self, row: list[int], tucked: int, cards: int) -> list[float]:
        """What it is worth to lay a card below each of these, less what the card above could do later."""
        colour = self.box.card_colour[tucked]
        instead = self.draw(1, cards)
        found: list[float] = []
        for card in row:
            worth = self.action(card, cards)
            later = USED * worth if self.rounds else 0.0
            found.append((worth if self.box.card_colour[card] == colour else instead) - later)
        return found

    # Cards that are chosen one after the other, in ascending order

    def payments(self, cards: list[int], laid: list[int], owed: int, in_one_colour: float) -> list[float]:
        """What it is worth to pay with each of these cards next, and then with those that are good for least.

        A payment in one colour may be worth something of its own.
        """
        colours = self.box.card_colour
        spared = [-use for use in self.uses(self.hand)]
        left = owed - len(laid) - 1
        found: list[float] = []
        for card in cards:
            at = self.hand.index(card)
            worth = spared[at] + most(spared[at + 1 :], left)
            same = [spared[by] for by in range(at + 1, len(spared)) if colours[self.hand[by]] == colours[card]]
            mixed = [1 for other in laid if colours[other] != colours[card]]
            if len(same) >= left and not mixed:
                worth = max(worth, spared[at] + most(same, left) + in_one_colour)
            found.append(worth)
        return found

    def uses(self, cards: list[int]) -> list[float]:
        """What each of these cards of the hand is good for: its own action, and setting off one in the row."""
        box = self.box
        columns = self.columns(self.cards)
        held = [0] * len(box.colours)
        for card in self.hand:
            held[box.card_colour[card]] += 1
        found: list[float] = []
        for card in cards:
            colour = box.card_colour[card]
            lost = MATCHING * max(0.0, columns[colour]) / held[colour] if self.rounds else 0.0
            found.append(lost + self.kept(self.action(card, self.cards)))
        return found

    def firsts(self, cards: list[int], left: int) -> list[float]:
        """What it is worth to lay each of these next in the first row, and then the best that may follow."""
        colours = self.box.card_colour
        symbols = self.symbols()
        worths: list[float] = []
        for card in self.hand:
            same = len([other for other in self.hand if colours[other] == colours[card]]) - 1
            worth = self.action(card, FIRST_ROW)
            worths.append(self.appended(card, worth, symbols) + worth * (SET_OFF if same else ALONE))
        ats = [self.hand.index(card) for card in cards]
        return [worths[at] + most(worths[at + 1 :], left) for at in ats]


def most(worths: list[float], number: int) -> float:
    """So many of the highest, added up."""
    return sum(sorted(worths, reverse=True)[:number])
