"""Every game with every number of seats, and every bundled component set."""

import pytest

from antechamber.games import GAMES, load, sets

BOXES = [(key, name) for key in GAMES for name in sets(key)]
CASES = [
    pytest.param(key, name, seats, id=f"{key}-{name}-{seats}")
    for key, name in BOXES
    for seats in range(load(key, name).fewest, load(key, name).most + 1)
]
STANDARD = [case for case in CASES if case.values[1] == "standard"]

every_case = pytest.mark.parametrize(("key", "name", "seats"), CASES)
every_game = pytest.mark.parametrize(("key", "name", "seats"), STANDARD)
