"""Where the points of Catherine come from."""

from __future__ import annotations

from typing import Final

SOURCES: Final = [
    "cannons",
    "residences",
    "cities",
    "favour",
    "actions",
    "bonuses",
    "card overflow",
    "favour overflow",
    "hand",
    "order",
    "connection",
]
CANNONS: Final = 0
RESIDENCES: Final = 1
CITIES: Final = 2
FAVOURS: Final = 3
ACTIONS: Final = 4
BONUSES: Final = 5
CARD_OVERFLOW: Final = 6
FAVOUR_OVERFLOW: Final = 7
HAND: Final = 8
ORDER: Final = 9
CONNECTION: Final = 10
