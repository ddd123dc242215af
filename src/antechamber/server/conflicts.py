"""Somebody else was faster: whoever finds that out looks again and decides anew."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has changed the same thing first: look again and decide anew."""


async def retry(work: Callable[[], Awaitable[T]]) -> T:
    """Do it, and again from the beginning as often as somebody else was faster."""
    while True:
        try:
            return await work()
        except Conflict:
            continue
