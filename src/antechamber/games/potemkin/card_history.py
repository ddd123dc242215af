"""Another course of the cards, told from what one seat has seen and from nothing else.

The cards are dealt anew and moved as it is asked of them, at random where nothing is asked. Since the real cards play
no part in it, two states that a seat cannot tell apart have the same courses.
"""

from __future__ import annotations

from antechamber.games.potemkin.card_demands import CardDemands
from antechamber.games.potemkin.memory import DECK, DISCARDS, MONTH, RESHUFFLE, place_of, with_other_card
from antechamber.games.potemkin.sightings import LOOK, UNSEEN


class CardHistory:
    """Where every card went. `kept` are the cards that a place owes to a later move, `free` the others there."""

    def __init__(self, demands: CardDemands) -> None:
        self.demands = demands
        self.kinds = demands.kinds
        self.kept: list[list[int]] = [[] for _ in range(demands.sights.places)]
        self.free: list[list[int]] = [[] for _ in range(demands.sights.places)]
        self.trail: list[int] = []

    def deal(self, trail: list[int]) -> None:
        """Move the cards as the trail does, and write down which ones."""
        demands, told = self.demands, self.trail
        self.stack_deck(list(range(len(self.kinds))))
        pack: list[int] = []
        for number, entry in enumerate(trail):
            place = place_of(entry)
            at = demands.sights.moves[number]
            if place == MONTH:
                told.append(entry)
            elif place == RESHUFFLE:
                told.append(entry)
                self.stack_deck(sorted(self.kept[DISCARDS] + self.free[DISCARDS]))
                self.kept[DISCARDS] = []
                self.free[DISCARDS] = []
            elif at == LOOK:
                pack = pack or self.cards(place)[::-1]
                told.append(with_other_card(entry, pack.pop()))
            else:
                card = self.take(demands.sights.source[at], demands.kind[at])
                if demands.owed[at]:
                    self.kept[place].append(card)
                else:
                    self.free[place].append(card)
                told.append(with_other_card(entry, card))

    def stack_deck(self, cards: list[int]) -> None:
        """Put the cards that are asked for into the order of their draws."""
        by_kind: list[list[int]] = [[] for _ in self.demands.counts]
        for card in cards:
            by_kind[self.kinds[card]].append(card)
        self.kept[DECK] = [by_kind[kind].pop() for kind in self.demands.draws.pop()]
        self.free[DECK] = [card for some in by_kind for card in some]

    def take(self, place: int, kind: int) -> int:
        """The next card that leaves a place: of a kind that was asked for, or any that was not."""
        if kind == UNSEEN:
            free = self.free[place]
            at = self.demands.rng.below(len(free))
            card = free[at]
            free[at] = free[-1]
            free.pop()
            return card
        kept = self.kept[place]
        if place == DECK:
            return kept.pop()
        at = 0
        while self.kinds[kept[at]] != kind:
            at += 1
        return kept.pop(at)

    def cards(self, place: int) -> list[int]:
        """What lies in a place, in order."""
        return sorted(self.kept[place] + self.free[place])
