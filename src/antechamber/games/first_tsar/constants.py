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

# The kinds of cards that lie in a deck and on display
PROJECTS: Final = 0
ESTATES: Final = 1
TITLES: Final = 2
KINDS: Final = ["project", "estate", "title"]

# What a chamber allows, and what a Title counts, as the component file calls it
ACTIONS: Final = [
    "produce",
    "produce_again",
    "place_warrior",
    "move",
    "take_project",
    "complete_project",
    "take_foreign",
    "exchange",
    "take_estate",
    "take_title",
]
METRICS: Final = [
    "project_sets",
    "projects",
    "tokens",
    "strongholds",
    "cities_present",
    "regions_led",
    "warriors_on_map",
    "regions_built",
    "estates",
    "titles",
    "favour",
]
