"""Every game with every number of seats, and every bundled component set."""

import pytest

from antechamber.games import GAMES, load
from antechamber.testing import cases
from contract.conserved import components

ALL = [case for key in GAMES for case in cases(key, components)]
CASES = [pytest.param(*case[:3], id=str(case)) for case in ALL]
STANDARD = [case for case in CASES if case.values[1] == "standard"]

SMALLEST = [case for case in STANDARD if case.values[2] == load(case.values[0]).fewest]

every_case = pytest.mark.parametrize(("key", "name", "seats"), CASES)
every_game = pytest.mark.parametrize(("key", "name", "seats"), STANDARD)
smallest_tables = pytest.mark.parametrize(("key", "name", "seats"), SMALLEST)
