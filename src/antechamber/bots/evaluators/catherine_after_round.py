"""A seat of Catherine as it will be after this round: its plan carried out, as laid or as it would best be laid."""

from __future__ import annotations

from antechamber.bots.evaluators.catherine_means import UNKNOWN
from antechamber.bots.evaluators.catherine_options import OptionWorths
from antechamber.core.lists import changed, without
from antechamber.games.catherine.components import (
    CARDS,
    FAVOUR,
    FAVOUR_ICON,
    GOODS,
    NEEDS_ONE_COLOUR,
    NOTHING,
    RESIDENCE,
    ROUNDS,
    Effect,
)
from antechamber.games.catherine.rules.actions import PERFORM, TAKE_ACTION
from antechamber.games.catherine.rules.rounds import NEXT_DECADE
from antechamber.games.catherine.state import CatherineState


class AfterRound(OptionWorths):
    """The same means after the seat's action of this round. `scored` says that cannons and books have been counted."""

    def __init__(self, s: CatherineState, seat: int) -> None:
        super().__init__(s, seat)
        self.scored = bool(s.table) and s.table[0] is NEXT_DECADE
        self.spent = 0
        if self.choosing:
            self.lay()
        elif TAKE_ACTION[seat] in s.table or (s.lanes[seat] and s.lanes[seat][-1] is PERFORM):
            column = s.columns[seat]
            self.resolve(self.row[column], self.below[column])

    def lay(self) -> None:
        """The plan of the round: what is laid already, and the best that could follow."""
        laid = self.s.laid[self.seat]
        if laid:
            appended = laid[0]
        else:
            appended = pick(self.hand, self.appends(self.hand))
            self.hand = without(self.hand, appended)
        self.add_symbols(appended)
        if len(laid) > 1:
            tucked = laid[1]
        else:
            tucked = pick(self.hand, self.tucks(self.hand, appended))
            self.hand = without(self.hand, tucked)
        self.cards = len(self.hand)
        self.row = [*self.row, appended]
        below = [*self.below, NOTHING]
        column = self.s.columns[self.seat]
        if column == NOTHING:
            open_cards = [card for card, under in zip(self.row, below, strict=True) if under == NOTHING]
            column = self.row.index(pick(open_cards, self.belows(open_cards, tucked, self.cards)))
        below[column] = tucked
        self.below = below
        self.resolve(self.row[column], tucked)

    def resolve(self, active: int, tucked: int) -> None:
        """The action, if the colours match and it can be performed; else a card."""
        colours = self.box.card_colour
        if colours[active] == colours[tucked] and self.carry_out(active):
            bonus = self.box.card_bonus[active]
            if bonus is not None and bonus.needs != NEEDS_ONE_COLOUR and self.bonus(active, self.cards) > 0.0:
                self.pay(bonus)
                self.receive(bonus, self.units(active, bonus))
        else:
            self.take_cards(1)
        self.known = UNKNOWN

    def carry_out(self, card: int) -> bool:
        action = self.box.card_action[card]
        if self.cards < action.discard:
            return False
        if action.gain < RESIDENCE:
            times = self.units(card, action)
            if not times:
                return False
            self.pay(action)
            self.receive(action, times)
            return True
        city = self.best_city(self.box.card_cities[card])
        if city == NOTHING or self.residences == self.box.residences:
            return False
        self.pay(action)
        self.build(city)
        return True

    def pay(self, effect: Effect) -> None:
        self.cards -= effect.discard
        self.spent += effect.discard

    def receive(self, effect: Effect, times: int) -> None:
        amount = effect.amount * times
        if effect.gain == CARDS:
            self.take_cards(amount)
        elif effect.gain == FAVOUR:
            self.advance(amount)
        else:
            self.points += amount

    def take_cards(self, number: int) -> None:
        fitting = min(number, max(0, self.box.hand_limits[self.favour] - self.cards))
        self.cards += fitting
        self.points += number - fitting

    def advance(self, steps: int) -> None:
        taken = min(steps, self.box.top - self.favour)
        self.favour += taken
        self.points += steps - taken

    def build(self, city: int) -> None:
        self.built = changed(self.built, city, 1)
        self.residences += 1
        icon = self.box.city_icon[city]
        if icon < len(GOODS):
            self.tiles = changed(self.tiles, icon, 1)
            self.owned[icon] += 1
        elif icon == FAVOUR_ICON:
            self.advance(1)

    # What it leaves

    def decade_played(self) -> float:
        return 1.0 - (self.rounds - ROUNDS * (self.scorings - 1)) / ROUNDS

    def staying(self) -> list[int]:
        """The symbols in columns that are still open."""
        found = [0, 0, 0, 0, 0, 0]
        for card, tucked in zip(self.row, self.below, strict=True):
            if tucked == NOTHING:
                for symbol, number in enumerate(self.box.card_symbols[card]):
                    if number:
                        found[symbol] += number
        return found

    def next_actions(self) -> list[float]:
        """The best action the hand could set off next; those it could set off at all; all open ones; those held."""
        if not self.rounds:
            return [0.0, 0.0, 0.0, 0.0]
        colours = self.box.card_colour
        best = [0.0] * len(self.box.colours)
        second = [0.0] * len(self.box.colours)
        whole = 0.0
        for card, tucked in zip(self.row, self.below, strict=True):
            if tucked == NOTHING:
                worth = self.action(card, self.cards)
                whole += worth
                note(best, second, colours[card], worth)
        held = [0] * len(self.box.colours)
        own = 0.0
        cards = self.hand_left()
        for card in cards:
            held[colours[card]] += 1
        for card in cards:
            worth = self.action(card, self.cards)
            own += worth
            if held[colours[card]] > 1:
                note(best, second, colours[card], worth)
        most = ready = 0.0
        for colour, number in enumerate(held):
            if number:
                most = max(most, best[colour])
                ready += best[colour] + (second[colour] if number > 1 else 0.0)
        return [most, ready, whole, own]

    def hand_left(self) -> list[int]:
        """The hand without what was paid: the cards that are good for least."""
        if not self.spent:
            return self.hand
        cards = self.hand[:]
        uses = self.uses(cards)
        for _ in range(min(self.spent, len(cards))):
            at = uses.index(min(uses))
            uses.pop(at)
            cards.pop(at)
        return cards


def pick(cards: list[int], worths: list[float]) -> int:
    return cards[worths.index(max(worths))]


def note(best: list[float], second: list[float], at: int, worth: float) -> None:
    if worth > best[at]:
        second[at] = best[at]
        best[at] = worth
    elif worth > second[at]:
        second[at] = worth
