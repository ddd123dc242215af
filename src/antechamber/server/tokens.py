"""Secrets: links and sessions. The store knows their hashes only."""

from __future__ import annotations

import re
from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Final

# No letters that are read wrongly from a screen.
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
TABLE_LETTERS: Final = 14
TABLE_ID: Final = re.compile("[A-Za-z0-9_-]{1,24}")


def new_token() -> str:
    return token_urlsafe(24)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def dead_link() -> str:
    """The hash of a secret that nobody knows: for a seat that no link leads to."""
    return hashed(new_token())


def pseudonym(table_id: str, session: str) -> str:
    """What a session is called at one table: the same each time, and nothing at another."""
    return hashed(f"{table_id} {session}")[:16]


def is_table_id(text: str) -> bool:
    """Whether a table could be called so; what could not is never looked for."""
    return bool(TABLE_ID.fullmatch(text))


def new_table_id() -> str:
    """A name that cannot be guessed, for an address that people may read out."""
    return "".join(choice(LETTERS) for _ in range(TABLE_LETTERS))
