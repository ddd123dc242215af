"""A small random generator for playouts, searches and guesses. What a game deals comes from `chance`."""

from __future__ import annotations

from typing import Final

PRIME: Final = 0x7FFFFFFF
FACTOR: Final = 48271


class FastRandom:
    """Lehmer's generator (`minstd`): much faster than `Chance`, for numbers that nobody tries to guess."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = 1 + seed % (PRIME - 1)

    def random(self) -> float:
        """A number from 0 up to, but not reaching, 1."""
        self.state = self.state * FACTOR % PRIME
        return (self.state - 1) / (PRIME - 1)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, as evenly as is needed here: n is tiny compared with the prime."""
        self.state = self.state * FACTOR % PRIME
        return self.state % n
