"""What everybody can remember of the cards that others drew unseen.

As long as a deck has been shuffled once, all its unseen cards are alike. But its discards become the pile only when
that has run out: at this moment whoever can count knows what all other hands hold together, and that nothing of it
lies in the new pile. From then on every seat has a trail: each card it drew unseen, by kind, each such card that it
laid open, and the shuffles between them. A trail is replaced when it grows, so clones share it.
"""

from __future__ import annotations

from typing import Final

from antechamber.core.chance import Chance
from antechamber.core.lists import count, with_row
from antechamber.games.royals.components import NOTHING

SHUFFLE: Final = 1000
UNTOLD: Final = 1001
PARTS: Final = 1 << 20


def laid_open(kind: int) -> int:
    """The entry of a trail that says so; the entry of a card that was drawn is its kind."""
    return -1 - kind


def note(trails: list[list[int]], seat: int, entry: int) -> list[list[int]]:
    """The trails with one entry more; before a deck is shuffled anew there are none, and nothing to remember."""
    return with_row(trails, seat, [*trails[seat], entry]) if trails else trails


def note_shuffle(trails: list[list[int]], unseen: list[list[int]]) -> list[list[int]]:
    """The trails go on after a shuffle, or begin with what each hand then holds unseen, given by how many of a kind."""
    if trails:
        return [[*trail, SHUFFLE] for trail in trails]
    return [[*[kind for kind, number in enumerate(hand) for _ in range(number)], SHUFFLE] for hand in unseen]


class Recollection:
    """The trails of others told anew, so that one seat cannot tell the difference.

    `pools[n]` are the cards of shuffle n that others drew or that still lie in the pile: the seat knows which, not who
    has them. `slots[n]` are the places in a trail at which a card of that shuffle was drawn and is not told yet.
    """

    def __init__(self, trails: list[list[int]], pile: list[int], others: list[int]) -> None:
        self.trails = trails[:]
        self.pools = pools_of(trails, pile, others)
        self.sizes = [count(pool) for pool in self.pools]

    def tell(self, other: int, rng: Chance) -> bool:
        """Which of its cards another seat has laid open; whether there is a way to tell it."""
        trail = self.trails[other][:]
        slots: list[list[int]] = [[] for _ in self.pools]
        shuffle = 0
        for at, entry in enumerate(trail):
            if entry == SHUFFLE:
                shuffle += 1
            elif entry >= 0:
                slots[shuffle].append(at)
                trail[at] = UNTOLD
            else:
                kind = -1 - entry
                drawn = self.origin(kind, slots, rng)
                if drawn == NOTHING:
                    return False
                trail[slots[drawn].pop()] = kind
                self.pools[drawn][kind] -= 1
                self.sizes[drawn] -= 1
        self.trails[other] = trail
        return True

    def origin(self, kind: int, slots: list[list[int]], rng: Chance) -> int:
        """The shuffle from which a card of this kind came: likelier, the more of its unseen cards are such cards."""
        found = NOTHING
        whole = 0.0
        for shuffle, pool in enumerate(self.pools):
            if pool[kind] and slots[shuffle]:
                chance = len(slots[shuffle]) * pool[kind] / self.sizes[shuffle]
                whole += chance
                if found == NOTHING or whole * rng.below(PARTS) < chance * PARTS:
                    found = shuffle
        return found

    def deal(self, other: int, hand: list[int], rng: Chance) -> None:
        """What another seat has not laid open is any of the cards that are left of its shuffle."""
        trail = self.trails[other]
        shuffle = 0
        for at, entry in enumerate(trail):
            if entry == SHUFFLE:
                shuffle += 1
            elif entry == UNTOLD:
                kind = rng.draw(self.pools[shuffle])
                trail[at] = kind
                hand[kind] += 1


def pools_of(trails: list[list[int]], pile: list[int], others: list[int]) -> list[list[int]]:
    pools = [[0] * len(pile) for _ in range(trails[0].count(SHUFFLE))]
    pools.append(pile[:])
    for other in others:
        shuffle = 0
        for entry in trails[other]:
            if entry == SHUFFLE:
                shuffle += 1
            elif entry >= 0:
                pools[shuffle][entry] += 1
    return pools


def recollect(trails: list[list[int]], pile: list[int], others: list[int], rng: Chance) -> Recollection:
    """R8.3 Tell all trails anew. Whoever cannot have had what it laid open, because others have it, is asked first."""
    order = others[:]
    while True:
        told = Recollection(trails, pile, others)
        stuck = first_stuck(told, order, rng)
        if stuck == NOTHING:
            return told
        order.remove(stuck)
        order.insert(0, stuck)


def first_stuck(told: Recollection, order: list[int], rng: Chance) -> int:
    for other in order:
        if not told.tell(other, rng):
            return other
    return NOTHING
