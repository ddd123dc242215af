"""Proof that a deal was not arranged: a hash of the seed is told before the game, the seed after it."""

from __future__ import annotations

from hashlib import sha256


def commitment(seed: bytes) -> str:
    """What is told of a seed before the game. Seeds of tables are long and random, so it cannot be guessed back."""
    return sha256(seed).hexdigest()
