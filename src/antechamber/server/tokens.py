"""Secrets: links and sessions. The store knows their hashes only."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Final

# No letters that are read wrongly from a screen.
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
TABLE_LETTERS: Final = 14


def new_token() -> str:
    return token_urlsafe(24)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def dead_link() -> str:
    """The hash of a secret that nobody knows: for a seat that no link leads to."""
    return hashed(new_token())


def new_table_id() -> str:
    """A name that cannot be guessed, for an address that people may read out."""
    return "".join(choice(LETTERS) for _ in range(TABLE_LETTERS))
