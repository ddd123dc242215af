"""Orchard keeps what every game keeps."""

from pathlib import Path

import pytest

from antechamber.games import GAMES
from antechamber.testing import PROMISES, Golden, cases, missing
from antechamber.testing.ledgers import problems
from orchard.state import NONE

HERE = Path(__file__).parent
GOLDEN = Golden(HERE / "golden")


def components(s):
    """Every ladder and every tree, wherever it lies."""
    ladders = [
        *s.unseen,
        *s.ladders_played,
        *[one for hand in s.hands for one in hand],
        *[bid for bid in s.bids if bid != NONE],
    ]
    places = [s.left, s.pile, [s.stand.count(tree) for tree in range(len(s.pile))], *s.groves]
    return sorted(ladders), [sum(counts) for counts in zip(*places, strict=True)]


CASES = cases("orchard", components)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("promise", PROMISES)
def test_the_contract(promise, case):
    promise(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_golden_games(case):
    GOLDEN.check_game(case)
    GOLDEN.check_courses(case, depth=2)


def test_the_manifest_lacks_nothing():
    assert missing(GAMES["orchard"]) == []


def test_the_ledger_names_its_functions_and_tests():
    assert problems(HERE.parent / "src" / "orchard", HERE) == []
