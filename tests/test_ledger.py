"""The ledgers: every rule stands in RULES.md, names the code that holds it and the tests that would notice."""

from __future__ import annotations

from pathlib import Path

import pytest

from antechamber import games
from antechamber.core.errors import AntechamberError, UnknownGame
from antechamber.games.ledger import ledger
from antechamber.testing.ledgers import problems

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "antechamber" / "games"
LEDGERS = sorted(path.parent.name for path in GAMES.glob("*/RULES.md"))


@pytest.mark.parametrize("game", LEDGERS)
def test_the_ledger_the_code_and_the_tests_agree(game):
    found = problems(GAMES / game, TESTS / "games" / game)
    assert not found, f"{game}:\n" + "\n".join(found)


def test_there_is_a_ledger():
    assert "royals" in LEDGERS


# The check itself, on a game of two rules

GOOD_LEDGER = """# Chess
## 1. Moving
- **R1.1** White moves first. [`rules.begin`; `test_r1_1_white_moves_first`]
- **R1.2** *(ruling)* A king moves one step. [`rules.King.moves`, `more.castles.castle`; `test_r1_2_one_step`]
"""
GOOD_CODE = '''
def begin():
    """R1.1 White moves first."""

class King:
    rule = "R1.2"
    def moves(self):
        """R1.2 R1.1 One step."""
'''
GOOD_TESTS = """
def test_r1_1_white_moves_first(): ...
class TestKing:
    def test_r1_2_one_step(self): ...
"""


@pytest.mark.parametrize(
    ("ledger", "code", "problem"),
    [
        (("R1.2", "R1.1"), (), "RULES.md, line 4: R1.1 stands there twice"),
        (("**R1.1**", "**R1.3**"), (), "RULES.md, line 4: R1.2 comes after R1.3"),
        (("`rules.begin`", "`rules.start`"), (), "line 3: R1.1 names the function rules.start, which does not exist"),
        ((), ('"""R1.1 White', '"""White'), "rules.begin, whose docstring does not begin with R1.1"),
        (("`rules.begin`; ", "; "), (), "expected '- **R1.2** Sentence. [`function`; `test`]'"),
        (("[`rules.begin`; ", "[`rules.begin`, "), (), "line 3: R1.1 names no test"),
        (("_one_step", "_two_steps"), (), "R1.2 names the test test_r1_2_two_steps, which is not in tests/chess"),
        ((), ('"""R1.2 R1.1', '"""R1.2 R1.9'), "rules.King.moves: its docstring names R1.9, which is not in RULES.md"),
        ((), ('rule = "R1.2"', 'rule = "R1.8"'), "rules.py, class King: 'rule' is R1.8, which is not in RULES.md"),
        (("- **R1.2**", "R1.2"), (), "test_r1_2_one_step is named after a rule that is not in RULES.md"),
        (("White moves first. [", "["), (), "RULES.md, line 3: expected"),
        (("- **", "* **"), (), "RULES.md has no rules"),
        ((), (), None),
    ],
)
def test_a_gap_is_named_with_its_place(tmp_path, ledger, code, problem):
    game, tests = tmp_path / "src" / "chess", tmp_path / "tests" / "chess"
    (game / "more").mkdir(parents=True)
    tests.mkdir(parents=True)
    (game / "RULES.md").write_text(GOOD_LEDGER.replace(*ledger) if ledger else GOOD_LEDGER, encoding="utf-8")
    (game / "rules.py").write_text(GOOD_CODE.replace(*code) if code else GOOD_CODE, encoding="utf-8")
    (game / "more" / "castles.py").write_text('def castle():\n    """R1.2\n\n    Both."""\n', encoding="utf-8")
    (tests / "test_chess.py").write_text(GOOD_TESTS, encoding="utf-8")
    found = problems(game, tests)
    assert not found if problem is None else any(problem in line for line in found), found


def test_players_read_a_ledger_without_the_names_of_code():
    assert (
        "- **R2.1** Turns go round clockwise. In your turn you first have to draw cards; after that you may play.\n"
        in ledger("royals")
    )
    with pytest.raises(UnknownGame):
        ledger("chess")


def test_a_game_without_a_ledger_says_so(monkeypatch, tmp_path):
    monkeypatch.setitem(games.GAMES, "unwritten", games.GAMES["royals"]._replace(ledger=tmp_path / "RULES.md"))
    with pytest.raises(AntechamberError, match="The rules of unwritten are not written down here yet"):
        ledger("unwritten")
