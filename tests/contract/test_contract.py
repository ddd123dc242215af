"""The contract that every game keeps, with every number of seats."""

import pytest

from antechamber.engine import compiled
from antechamber.games import GAMES
from antechamber.testing import PROMISES
from antechamber.testing.contract import a_random_game_keeps_the_contract, whole_games_are_said_in_words
from antechamber.testing.manifests import left_out, missing
from contract.cases import ALL

WITH_EVERY_SET = (a_random_game_keeps_the_contract, whole_games_are_said_in_words)
# Both forms of the engine agree choice by choice (see `test_engines_agree`): of the slower one the ends are enough.
TABLES = [case for case in ALL if compiled() or case.seats in (case.game.fewest, case.game.most)]


@pytest.mark.parametrize("case", TABLES, ids=str)
@pytest.mark.parametrize("promise", WITH_EVERY_SET)
def test_every_set_keeps(promise, case):
    promise(case)


@pytest.mark.parametrize("case", [case for case in TABLES if case.components == "standard"], ids=str)
@pytest.mark.parametrize("promise", [one for one in PROMISES if one not in WITH_EVERY_SET])
def test_every_game_keeps(promise, case):
    promise(case)


@pytest.mark.parametrize("key", GAMES)
def test_a_manifest_lacks_nothing_and_our_games_have_every_part(key):
    assert missing(GAMES[key]) == []
    assert left_out(GAMES[key]) == []


def test_what_a_manifest_lacks_is_said_by_name(tmp_path):
    royals = GAMES["royals"]
    wrong = royals._replace(evaluator="antechamber.bots.evaluators.nowhere:Judge", features="antechamber.engine:none")
    assert missing(wrong) == [
        "evaluator: No module named 'antechamber.bots.evaluators.nowhere'",
        "features: module 'antechamber.engine' has no attribute 'none'",
    ]
    nowhere = tmp_path / "nowhere"
    assert missing(royals._replace(ledger=nowhere, weight=6, minutes=0, sets={"moon": nowhere})) == [
        f"sets['moon']: there is no {nowhere}",
        f"ledger: there is no {nowhere}",
        "sets: none is called 'standard'",
        "summary, minutes: the lobby says both",
        "weight: from 1 to 5, not 6",
    ]
    assert missing(royals._replace(title="Nobles", quick_seats=9)) == [
        "title: 'Nobles', but the game says 'Royals'",
        "quick_seats: 9, but the game is for 2 to 5",
    ]
    assert missing(royals._replace(key="nobles"))[0] == "key: 'nobles' is no entry point of antechamber.games"
    assert left_out(royals._replace(tutorial=None, evaluator="")) == ["tutorial", "evaluator"]
