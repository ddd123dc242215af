"""Whole games and option counts that pin how the rules behave. A changed golden file is a decision to review.

`make golden` writes them anew.
"""

import pytest

from antechamber.core.record import read_record, replay
from antechamber.engine import compiled
from antechamber.testing.golden import DEPTH, Golden
from contract.cases import ALL
from contract.golden import GOLDEN


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_golden_game_is_played_as_it_was(case):
    GOLDEN.check_game(case)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_as_many_courses_as_ever_lead_from_a_position(case):
    # The interpreted engine agrees with the compiled one: it does not look as far ahead.
    GOLDEN.check_courses(case, DEPTH if compiled() else DEPTH - 1)


OLDER = [Golden(folder) for folder in sorted(GOLDEN.folder.glob("rules-*"))]


@pytest.mark.parametrize(
    ("golden", "case"),
    [
        pytest.param(golden, case, id=f"{golden.folder.name}-{case}")
        for golden in OLDER
        for case in ALL
        if golden.record_file(case).is_file()
    ],
)
def test_a_game_that_was_begun_by_older_rules_is_played_by_them(golden, case):
    golden.check_game(case)
    record = golden.record_file(case).read_text(encoding="utf-8")
    assert str(replay(case.game, read_record(record)).record) == record
    assert golden.folder.name == f"rules-{read_record(record).rules}"
    assert int(read_record(record).rules) < case.game.rules_version


def test_no_golden_file_is_left_over():
    known = {file for case in ALL for file in GOLDEN.files(case)} | {golden.folder for golden in OLDER}
    folder = GOLDEN.folder
    assert {path for path in folder.iterdir() if path.name != "README.md"} == known | set(folder.glob("bug-*"))
