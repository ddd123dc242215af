"""The First Tsar in English."""

from typing import Final

WORDS: Final[dict[str, str]] = {}
