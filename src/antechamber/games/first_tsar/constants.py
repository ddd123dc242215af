"""The names and numbers of The First Tsar that no component file changes."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1
ABSENT: Final = -1

GOODS: Final = ["grain", "wood", "stone", "gunpowder", "textile", "steel", "coin"]
COIN: Final = 6
# The first and the last kind of what one may choose from
LOCAL: Final = (0, 2)
FOREIGN: Final = (3, 5)
ANY: Final = (0, 6)

FEWEST: Final = 2
ROUNDS: Final = 4
HALF_TIME: Final = 1
LAST_ROUND: Final = 3
DECADES: Final = ["1550s", "1560s", "1570s", "1580s"]
STARTING_WARRIORS: Final = 2
REWARDS: Final = 2
# A bid is chosen as tens, then as a number below this
BID_STEP: Final = 10

WARRIOR: Final = "warrior"
BOYAR: Final = "boyar"
