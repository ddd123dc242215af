"""Random streams for tests."""

from __future__ import annotations

from antechamber.core.chance import Chance


def stream(*words: object) -> Chance:
    """A random stream, named by what it is for: the same words, the same numbers."""
    return Chance("/".join(map(str, words)).encode()[-64:])
