"""Whole games and option counts that pin how the rules behave. A changed golden file is a decision to review.

`make golden` writes them anew.
"""

import json

import pytest

from antechamber.core.record import read_record, replay
from antechamber.engine import compiled
from antechamber.games import load
from contract.cases import CASES
from contract.golden import DEPTH, GOLDEN, outcome, perft, perft_file, record_file


@pytest.mark.parametrize(("key", "name", "seats"), CASES)
def test_a_golden_game_is_played_as_it_was(key, name, seats):
    record, scores = (record_file(key, name, seats).with_suffix(end) for end in (".record", ".scores"))
    match = replay(load(key, name), read_record(record.read_text()))
    assert match.state.over
    assert outcome(match) == scores.read_text()


@pytest.mark.parametrize(("key", "name", "seats"), CASES)
def test_as_many_courses_as_ever_lead_from_a_position(key, name, seats):
    expected = json.loads(perft_file(key, name, seats).read_text())
    # The interpreted engine agrees with the compiled one: it does not look as far ahead.
    depth = DEPTH if compiled() else DEPTH - 1
    assert perft(key, name, seats, depth) == {position: counts[:depth] for position, counts in expected.items()}


def test_no_golden_file_is_left_over():
    known = {
        path
        for case in CASES
        for path in (
            record_file(*case.values),
            record_file(*case.values).with_suffix(".scores"),
            perft_file(*case.values),
        )
    }
    assert {path for path in GOLDEN.iterdir() if path.name != "README.md"} == known | set(GOLDEN.glob("bug-*"))
