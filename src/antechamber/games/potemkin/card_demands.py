"""Which kind of card every move has to carry, so that one seat sees what it saw.

From the last move to the first, every move is told which kind of card it has to carry so that the seat sees later what
it saw. Where several ways lead there, one of them is guessed, as likely as it is.
"""

from __future__ import annotations

from typing import Final

from antechamber.core.chance import Chance
from antechamber.core.fast_random import PRIME, FastRandom
from antechamber.games.potemkin.memory import DECK, DISCARDS, HAND, RESHUFFLE
from antechamber.games.potemkin.sightings import UNSEEN, Sightings

# What can hardly be is not ruled out, or a course that only that makes possible would never be found. What the cards
# left in a deck speak against is unlikelier by as much again, so that it is guessed only if there is nothing else.
SCARCELY: Final = 0.001
HARDLY_EVER: Final = SCARCELY * SCARCELY
# How many ways of a draft are looked at before one is taken: a long draft has thousands, and they come at random
MOST_GUESSES: Final = 40
# What a failed course leaves of the doubts about the kinds it ran out of: six failures bring them down to SCARCELY
LESS_DOUBT: Final = 0.3


class CardDemands:
    """What is asked of the moves: `kind` is what a move has to carry, or UNSEEN for any card that nothing is asked of,
    and `owed` whether a later move takes that very card from where it is brought.

    `asked` are the kinds that moves still to come take from a place, `draws` those of each deck in the order of the
    draws, the last one first. `doubts` are, by kind, how readily a card that was seen once is taken for another one
    than that which was seen later: from 1 for a fair share down to 0, when there are hardly enough cards.
    """

    def __init__(
        self, sights: Sightings, kinds: list[int], counts: list[int], doubts: list[float], rng: Chance
    ) -> None:
        self.sights = sights
        self.kinds = kinds
        self.counts = counts
        self.doubts = doubts
        self.rng = FastRandom(rng.below(PRIME - 1))
        self.kind = sights.kind[:]
        self.owed = [False] * len(self.kind)
        self.asked: list[list[int]] = [[] for _ in range(sights.places)]
        self.draws: list[list[int]] = []
        # the deck that is drawn from, in the part of the course that is asked about
        self.deck = len(sights.decks) - 1
        self.supply = sights.decks[self.deck][:]
        self.unknown = sights.unknown[self.deck]
        self.packs = [pack[:] for pack in sights.packs]

    def ask(self) -> bool:
        """Tell every move which kind it has to carry; whether that is possible, for it depends on earlier guesses."""
        sights, asked = self.sights, self.asked
        at = len(self.kind)
        while at:
            at -= 1
            source, target = sights.source[at], sights.target[at]
            if source == target:
                self.ask_for_look(at, target)
                continue
            wanted = asked[target]
            if sights.pack[at] != UNSEEN and self.kind[at] == UNSEEN and not self.guess_picks(at):
                return False
            if wanted:
                self.ask_move(at, wanted)
            kind = self.kind[at]
            if kind != UNSEEN:
                asked[source].append(kind)
                if source == DECK and not self.is_in_deck(kind):
                    self.doubt_less([kind])
                    return False
            if len(wanted) >= sights.size[at]:
                self.doubt_less(wanted)
                return False
        self.draws.append(asked[DECK])
        return True

    def ask_move(self, at: int, wanted: list[int]) -> None:
        """Whether a move brings one of the cards that are wanted from the place it leads to."""
        kind = self.kind[at]
        if kind == UNSEEN:
            self.kind[at] = self.guess_stranger(at, wanted)
        elif kind in wanted and self.is_that_one(at, kind, len(wanted)):
            wanted.remove(kind)
            self.owed[at] = True

    def ask_for_look(self, at: int, target: int) -> None:
        kind = self.kind[at]
        if target == RESHUFFLE:
            self.draws.append(self.asked[DECK][:])
            self.asked[DISCARDS], self.asked[DECK] = self.asked[DECK], []
            self.deck -= 1
            self.supply = self.sights.decks[self.deck][:]
            self.unknown = self.sights.unknown[self.deck]
        elif self.sights.size[at]:
            self.asked[target] = [kind]
        else:
            self.asked[target] = self.sights.looks[kind][:]

    def is_in_deck(self, kind: int) -> bool:
        """Whether one more card of a kind can have been in the deck."""
        self.supply[kind] -= 1
        if self.supply[kind] < 0:
            self.unknown -= 1
        return self.unknown >= 0

    def could_be_drawn(self, kind: int) -> bool:
        return self.unknown > 0 or self.supply[kind] > 0

    def is_that_one(self, at: int, kind: int, wanted: int) -> bool:
        """Whether the card that was seen coming is the one that was seen going; strangers may be of the same kind."""
        strangers = self.sights.strangers[at]
        if strangers < wanted or self.sights.size[at] <= wanted:
            return True
        return self.rng.random() * (1.0 + strangers * self.share(kind, 1)) < 1.0

    def share(self, kind: int, known: int) -> float:
        """How likely a stranger is of a kind of which so many cards are known."""
        return self.doubts[kind] * max(SCARCELY, self.counts[kind] - known) / len(self.kinds)

    def guess_picks(self, last: int) -> bool:
        """Guess which cards of packs that the seat has looked through the others took in a draft, if there is a way."""
        sights = self.sights
        picks: list[int] = []
        at = last
        while sights.source[at] != DECK:
            if sights.pack[at] != UNSEEN and sights.source[at] != sights.target[at]:
                picks.append(at)
            at -= 1
        guesses = Guesses(self, picks, 1 if self.is_idle(picks) else MOST_GUESSES)
        guesses.go_on(1.0)
        for number, kind in enumerate(guesses.best):
            self.kind[picks[number]] = kind
        return len(guesses.best) > 0

    def is_idle(self, picks: list[int]) -> bool:
        """Whether nothing is asked of the hands that these cards went to."""
        return not [at for at in picks if self.asked[self.sights.target[at]]]

    def guess_stranger(self, at: int, wanted: list[int]) -> int:
        """Which of the cards that are wanted from a place came by this move, if any did."""
        source, strangers, size = self.sights.source[at], self.sights.strangers[at], self.sights.size[at]
        if strangers == size and source < HAND:
            return self.guess_any(at, strangers, wanted)
        missing = 0
        weights: list[float] = []
        whole = 0.0
        for number, kind in enumerate(wanted):
            known = self.known(self.sights.target[at], at, kind)
            if known <= wanted[:number].count(kind):
                missing += 1
                known = 0
            weight = self.weight(at, kind, known)
            weights.append(weight)
            whole += weight
        point = self.rng.random()
        if len(wanted) >= size or missing >= strangers:
            # it must have been one of them
            point *= whole
        for number, weight in enumerate(weights):
            point -= weight
            if point < 0.0:
                self.owed[at] = True
                return wanted.pop(number)
        return UNSEEN

    def weight(self, at: int, kind: int, known: int) -> float:
        """How likely it was this move that brought the card: others may have, unseen, or one of the `known` cards."""
        source, strangers = self.sights.source[at], self.sights.strangers[at]
        rivals = float(strangers)
        likely = 1.0
        if source >= HAND:
            likely = self.likelihood(source, at, kind)
            if likely == 1.0:
                rivals = 1.0 + (strangers - 1) * self.doubts[kind]
        if source == DECK and not self.could_be_drawn(kind):
            likely = HARDLY_EVER
        return likely / (rivals + known / self.share(kind, known))

    def guess_any(self, at: int, strangers: int, wanted: list[int]) -> int:
        """The same for a place to which only strangers came: any of them is as likely as the other.

        But a pack may come from two decks, and a scarce kind from one of them only: it is as likely the first.
        """
        number = self.rng.below(strangers)
        for other, kind in enumerate(wanted):
            if self.doubts[kind] < 1.0 and self.rng.below(2):
                number = other
        if number >= len(wanted):
            return UNSEEN
        if self.sights.source[at] == DECK and not self.could_be_drawn(wanted[number]):
            number = self.other_draw(number, wanted)
            if number == UNSEEN and len(wanted) < strangers:
                return UNSEEN
        self.owed[at] = True
        return wanted.pop(number)

    def other_draw(self, number: int, wanted: list[int]) -> int:
        """Another card that is wanted and can have been in the deck."""
        for turn in range(len(wanted)):
            other = (number + turn) % len(wanted)
            if self.could_be_drawn(wanted[other]):
                return other
        return UNSEEN

    def likelihood(self, hand: int, at: int, kind: int) -> float:
        """How well it fits that a card of a kind went from a hand unseen: best if it was seen on its way there."""
        asked = self.asked[hand]
        if self.known(hand, at, kind) > asked.count(kind):
            return 1.0
        room = self.strangers_in(hand, at)
        for number, other in enumerate(asked):
            if self.known(hand, at, other) <= asked[:number].count(other):
                room -= 1
        return self.doubts[kind] if room > 0 else HARDLY_EVER

    def strangers_in(self, place: int, at: int) -> int:
        """How many cards have come to a place unseen since it was empty."""
        sights = self.sights
        while sights.target[at] != place or sights.source[at] == place:
            at -= 1
        return sights.strangers[at]

    def known(self, place: int, at: int, kind: int) -> int:
        """How many cards of a kind the seat has seen come to a place since it was empty, or may have sent there."""
        sights = self.sights
        found = 0
        size = sights.size[at] if sights.target[at] == place else 0
        while size != 1:
            at -= 1
            while sights.target[at] != place or sights.source[at] == place:
                at -= 1
            size = sights.size[at]
            pack = sights.pack[at]
            came = self.kind[at]
            if came == kind or (came == UNSEEN and pack != UNSEEN and kind in self.packs[pack]):
                found += 1
        return found

    def doubt_less(self, scarce: list[int]) -> None:
        for kind in scarce:
            self.doubts[kind] = max(SCARCELY, self.doubts[kind] * LESS_DOUBT)


class Guesses:
    """The ways in which others can have picked in a draft; `best` is one of them, drawn as likely as it is."""

    def __init__(self, demands: CardDemands, picks: list[int], most: int) -> None:
        self.demands = demands
        self.picks = picks
        self.kinds: list[int] = []
        self.best: list[int] = []
        self.whole = 0.0
        self.left = most

    def go_on(self, weight: float) -> None:
        """Try every card for the next pick, rather one that turned up later in the hand it went to."""
        if len(self.kinds) == len(self.picks):
            self.count(weight)
            return
        demands = self.demands
        sights = demands.sights
        at = self.picks[len(self.kinds)]
        pack = demands.packs[sights.pack[at]]
        wanted = demands.asked[sights.target[at]]
        strangers = sights.strangers[at]
        # a hand's earlier cards are strangers or picks that are still to be guessed
        must = len(wanted) >= sights.size[at]
        first = demands.rng.below(len(pack))
        for turn in range(len(pack)):
            if not self.left:
                return
            number = (first + turn) % len(pack)
            kind = pack[number]
            if kind not in wanted:
                if not must:
                    self.try_kind(pack, number, kind, weight)
            else:
                wanted.remove(kind)
                likelier = 1.0 / min(1.0, strangers * demands.share(kind, 1) + SCARCELY)
                self.try_kind(pack, number, kind, weight * likelier)
                wanted.append(kind)

    def count(self, weight: float) -> None:
        """A way to the end: it takes the place of those before as often as its weight says."""
        self.left -= 1
        self.whole += weight
        if self.demands.rng.random() * self.whole < weight:
            self.best = self.kinds[:]

    def try_kind(self, pack: list[int], number: int, kind: int, weight: float) -> None:
        del pack[number]
        self.kinds.append(kind)
        self.go_on(weight)
        self.kinds.pop()
        pack.insert(number, kind)
