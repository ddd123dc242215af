"""Another course of the cards, told from what one seat has seen and from nothing else.

From the last move to the first, every move is told which kind of card it has to carry so that the seat sees later what
it saw. Then the cards are dealt anew and moved, at random where nothing is asked of them. Since the real cards play no
part in it, two states that a seat cannot tell apart have the same courses.
"""

from __future__ import annotations

from typing import Final

from antechamber.core.chance import Chance
from antechamber.games.potemkin.memory import (
    CARD_BITS,
    DECK,
    DISCARDS,
    MONTH,
    RESHUFFLE,
    SEER_BITS,
    SEERS,
)
from antechamber.games.potemkin.sights import LOOK, UNSEEN, Sights

PRIME: Final = 0x7FFFFFFF
FACTOR: Final = 48271
LIKELIEST: Final = 30.0


class Course:
    """Where every card went. `kept` are the cards that a place owes to a later move, `free` the others that lie there.

    `asked` are the kinds that moves still to come take from a place, `draws` those of each deck in the order of the
    draws, the last one first.
    """

    def __init__(self, sights: Sights, kinds: list[int], counts: list[int], rng: Chance) -> None:
        self.sights = sights
        self.kinds = kinds
        self.counts = counts
        self.state = 1 + rng.below(PRIME - 1)
        self.kind = sights.kind[:]
        self.owed = [False] * len(self.kind)
        self.packs = [pack[:] for pack in sights.packs]
        self.asked: list[list[int]] = [[] for _ in range(sights.places)]
        self.draws: list[list[int]] = []
        self.kept: list[list[int]] = [[] for _ in range(sights.places)]
        self.free: list[list[int]] = [[] for _ in range(sights.places)]
        self.trail: list[int] = []

    def turn(self) -> float:
        """A number from 0 up to, but not reaching, 1; quicker than the chance it was started from."""
        self.state = self.state * FACTOR % PRIME
        return (self.state - 1) / (PRIME - 1)

    def below(self, n: int) -> int:
        self.state = self.state * FACTOR % PRIME
        return self.state % n

    # What has to be carried

    def ask(self) -> bool:
        """Tell every move which kind it has to carry; whether that is possible, for it depends on earlier guesses."""
        sights, asked, kinds = self.sights, self.asked, self.kind
        at = len(kinds)
        while at:
            at -= 1
            source, target = sights.source[at], sights.target[at]
            if source == target:
                self.ask_for_look(at, target)
                continue
            wanted = asked[target]
            kind = kinds[at]
            if kind != UNSEEN:
                if kind in wanted and self.is_that_one(at, kind, len(wanted)):
                    wanted.remove(kind)
                    self.owed[at] = True
            elif sights.pack[at] != UNSEEN:
                kind = self.guess_pick(at, wanted)
                if kind == UNSEEN:
                    return False
            elif wanted:
                kind = self.guess_stranger(at, wanted)
            if kind != UNSEEN:
                kinds[at] = kind
                asked[source].append(kind)
            if len(wanted) >= sights.size[at]:
                return False
        return self.has_enough()

    def ask_for_look(self, at: int, target: int) -> None:
        kind = self.kind[at]
        if target == RESHUFFLE:
            self.draws.append(self.asked[DECK][:])
            self.asked[DISCARDS], self.asked[DECK] = self.asked[DECK], []
        elif self.sights.size[at]:
            self.asked[target] = [kind]
        else:
            self.asked[target] = self.sights.looks[kind][:]

    def is_that_one(self, at: int, kind: int, wanted: int) -> bool:
        """Whether the card that was seen coming is the one that was seen going; strangers may be of the same kind."""
        strangers = self.sights.strangers[at]
        if strangers < wanted or self.sights.size[at] <= wanted or self.counts[kind] == 1:
            return True
        return self.turn() * (1.0 + strangers * self.share(kind)) < 1.0

    def share(self, kind: int) -> float:
        return self.counts[kind] / len(self.kinds)

    def guess_pick(self, at: int, wanted: list[int]) -> int:
        """Which card of a pack that the seat has looked through somebody took: rather one that turned up later."""
        pack = self.packs[self.sights.pack[at]]
        must = len(wanted) >= self.sights.size[at]
        strangers = self.sights.strangers[at]
        weights: list[float] = []
        whole = 0.0
        for kind in pack:
            weight = 0.0 if must else 1.0
            if kind in wanted:
                weight = max(1.0, min(LIKELIEST, 1.0 / (strangers * self.share(kind) + 0.001)))
            weights.append(weight)
            whole += weight
        point = self.turn() * whole
        for number, weight in enumerate(weights):
            point -= weight
            if point < 0.0:
                kind = pack.pop(number)
                if kind in wanted:
                    wanted.remove(kind)
                    self.owed[at] = True
                return kind
        return UNSEEN

    def guess_stranger(self, at: int, wanted: list[int]) -> int:
        """Which of the cards that are wanted from a place came by this move, if any did."""
        strangers = self.sights.strangers[at]
        must = len(wanted) >= self.sights.size[at]
        missing = 0
        weights: list[float] = []
        whole = 0.0
        for number, kind in enumerate(wanted):
            known = self.seen_before(at, kind)
            if known <= wanted[:number].count(kind):
                missing += 1
            weight = 1.0 / (strangers + known / self.share(kind))
            weights.append(weight)
            whole += weight
        point = self.turn()
        if must or missing >= strangers:
            point *= whole
        for number, weight in enumerate(weights):
            point -= weight
            if point < 0.0:
                self.owed[at] = True
                return wanted.pop(number)
        return UNSEEN

    def seen_before(self, at: int, kind: int) -> int:
        """How many cards of a kind the seat has seen come to a place since it was empty, or may have sent there."""
        sights = self.sights
        place = sights.target[at]
        found = 0
        while sights.size[at] > 1:
            at -= 1
            while sights.target[at] != place or sights.source[at] == place:
                at -= 1
            pack = sights.pack[at]
            if self.kind[at] == kind or (pack != UNSEEN and kind in self.packs[pack]):
                found += 1
        return found

    def has_enough(self) -> bool:
        """Whether there are as many cards of each kind as are wanted from the first deck."""
        left = self.counts[:]
        for kind in self.asked[DECK]:
            left[kind] -= 1
            if left[kind] < 0:
                return False
        self.draws.append(self.asked[DECK])
        return True

    # The cards on their way

    def deal(self, trail: list[int]) -> None:
        """Move the cards as the trail does, and write down which ones."""
        sights, told = self.sights, self.trail
        self.stack_deck(list(range(len(self.kinds))))
        pack: list[int] = []
        for number, entry in enumerate(trail):
            place = entry >> (CARD_BITS + SEER_BITS)
            at = sights.moves[number]
            if place == MONTH:
                told.append(entry)
            elif place == RESHUFFLE:
                told.append(entry)
                self.stack_deck(sorted(self.kept[DISCARDS] + self.free[DISCARDS]))
                self.kept[DISCARDS] = []
                self.free[DISCARDS] = []
            elif at == LOOK:
                pack = pack or self.cards(place)[::-1]
                told.append(written(place, pack.pop(), entry))
            else:
                card = self.take(sights.source[at], self.kind[at])
                if self.owed[at]:
                    self.kept[place].append(card)
                else:
                    self.free[place].append(card)
                told.append(written(place, card, entry))

    def stack_deck(self, cards: list[int]) -> None:
        """Put the cards that are asked for into the order of their draws."""
        by_kind: list[list[int]] = [[] for _ in self.counts]
        for card in cards:
            by_kind[self.kinds[card]].append(card)
        self.kept[DECK] = [by_kind[kind].pop() for kind in self.draws.pop()]
        self.free[DECK] = [card for some in by_kind for card in some]

    def take(self, place: int, kind: int) -> int:
        """The next card that leaves a place: of a kind that was asked for, or any that was not."""
        if kind == UNSEEN:
            free = self.free[place]
            at = self.below(len(free))
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


def written(place: int, card: int, entry: int) -> int:
    """The entry with another card."""
    return (place << CARD_BITS | card) << SEER_BITS | entry & (SEERS - 1)
