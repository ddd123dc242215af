"""Chance as part of the state: the same seed and the same choices give the same game on every machine."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

from antechamber.core.lists import count

WORDS: Final = 16
WORD_RANGE: Final = 1 << 32


class Chance:
    """A keyed stream of random numbers that cannot be run backwards; clones continue it independently."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.draws = 0
        self.block: list[int] = []

    def clone(self) -> Chance:
        new = Chance(self.key)
        new.draws = self.draws
        new.block = self.block
        return new

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely: the uneven top of the range is drawn again."""
        at = self.draws % WORDS
        if at == 0:
            self.next_block()
        self.draws += 1
        word = self.block[at]
        if word >= WORD_RANGE - WORD_RANGE % n:
            return self.below(n)
        return word % n

    def next_block(self) -> None:
        """The next sixteen words of 32 bits."""
        counter = (self.draws // WORDS).to_bytes(8, "big")
        self.block = list(unpack(">16I", blake2b(counter, key=self.key, digest_size=64).digest()))

    def draw(self, pile: list[int]) -> int:
        """Take one card from a face-down pile, given as how many of each kind it holds; returns the kind.

        A pile has no order until somebody draws from it, so there is nothing to shuffle and nothing to peek at.
        """
        left = self.below(count(pile))
        kind = 0
        while left >= pile[kind]:
            left -= pile[kind]
            kind += 1
        pile[kind] -= 1
        return kind

    def draw_one(self, cards: list[int]) -> int:
        """Take one card from a face-down pile, given as its cards in any order; the rest may change places."""
        at = self.below(len(cards))
        card = cards[at]
        cards[at] = cards[-1]
        cards.pop()
        return card

    def fork(self) -> Chance:
        """A new stream that tells nothing about this one."""
        return Chance(bytes([self.below(256) for _ in range(16)]))


def renewed(seed: bytes, number: int) -> Chance:
    """The stream with which a game is dealt anew: like the first one it comes from the seed, so nobody chooses it."""
    return Chance(blake2b(b"anew %d" % number, key=seed, digest_size=32).digest())
