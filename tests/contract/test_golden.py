"""Whole games and option counts that pin how the rules behave. A changed golden file is a decision to review.

`make golden` writes them anew.
"""

import pytest

from antechamber.engine import compiled
from antechamber.testing.golden import DEPTH
from contract.cases import ALL
from contract.golden import GOLDEN


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_golden_game_is_played_as_it_was(case):
    GOLDEN.check_game(case)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_as_many_courses_as_ever_lead_from_a_position(case):
    # The interpreted engine agrees with the compiled one: it does not look as far ahead.
    GOLDEN.check_courses(case, DEPTH if compiled() else DEPTH - 1)


def test_no_golden_file_is_left_over():
    known = {file for case in ALL for file in GOLDEN.files(case)}
    folder = GOLDEN.folder
    assert {path for path in folder.iterdir() if path.name != "README.md"} == known | set(folder.glob("bug-*"))
