"""The ledgers: every rule stands in RULES.md, names the code that holds it and the tests that would notice."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest

from antechamber import games
from antechamber.core.errors import AntechamberError, UnknownGame
from antechamber.games.ledger import ledger

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "antechamber" / "games"
LEDGERS = sorted(path.parent.name for path in GAMES.glob("*/RULES.md"))

ENTRY = re.compile(r"- \*\*(R\d+\.\d+)\*\* (?P<text>\S.*?) \[(?P<places>`[^\[\]]*`)\]")
LEADING = re.compile(r"(?:R\d+\.\d+\s+)*")
TICKED = re.compile(r"`([^`]+)`")
TEST_NAME = re.compile(r"test_r(\d+)_(\d+)_\w+")


class Rule:
    """One line of a ledger: an id, what it says, the functions that hold it and the tests that check it."""

    def __init__(self, line: int, name: str, text: str, places: str) -> None:
        functions, _, tests = places.partition(";")
        self.line = line
        self.name = name
        self.text = text
        self.functions: list[str] = TICKED.findall(functions)
        self.tests: list[str] = TICKED.findall(tests)

    def order(self) -> tuple[int, ...]:
        return tuple(map(int, self.name[1:].split(".")))


def read_ledger(path: Path) -> tuple[list[Rule], list[str]]:
    """The rules of a ledger, and its lines that look like one but cannot be read."""
    rules, unreadable = [], []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if entry := ENTRY.fullmatch(line.rstrip()):
            rules.append(Rule(number, entry[1], entry["text"], entry["places"]))
        elif line.lstrip().startswith("- **"):
            unreadable.append(f"RULES.md, line {number}: expected '- **R1.2** Sentence. [`function`; `test`]'")
    return rules, unreadable


def functions_of(folder: Path) -> dict[str, list[str]]:
    """Every function of a game, as module.function or module.Class.method, with the ids its docstring begins with."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        module = ".".join(path.relative_to(folder).with_suffix("").parts)
        collect(ast.parse(path.read_text(encoding="utf-8")), module, found)
    return found


def collect(node: ast.AST, name: str, found: dict[str, list[str]]) -> None:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
        found[name] = leading_ids(ast.get_docstring(node) or "")
        for child in node.body:
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                collect(child, f"{name}.{child.name}", found)


def leading_ids(docstring: str) -> list[str]:
    opening = LEADING.match(docstring)
    return opening[0].split() if opening else []


def rules_of_decisions(folder: Path) -> list[tuple[str, str]]:
    """Every `rule = "R2.5"` in a class body: what a client looks up for a decision."""
    return [
        (f"{path.name}, class {node.name}", ast.literal_eval(statement.value))
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        for statement in node.body
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "rule"
    ]


def names_of_tests(folder: Path) -> list[str]:
    found = []
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name.startswith("test_")]
    return found


def problems(game: Path, tests: Path) -> list[str]:
    """Whatever is missing between a game's ledger, its code and its tests, as sentences that say where."""
    rules, found = read_ledger(game / "RULES.md")
    found += problems_of_order(rules)
    functions = functions_of(game)
    for rule in rules:
        found += problems_of_functions(rule, functions)
    found += problems_of_tests(rules, names_of_tests(tests), tests.name)
    ids = {rule.name for rule in rules}
    for function, named in functions.items():
        found += [
            f"{function}: its docstring names {name}, which is not in RULES.md" for name in named if name not in ids
        ]
    for where, name in rules_of_decisions(game):
        if name not in ids:
            found.append(f"{where}: 'rule' is {name}, which is not in RULES.md")
    return found


def problems_of_order(rules: list[Rule]) -> list[str]:
    found = [] if rules else ["RULES.md has no rules"]
    for before, rule in pairwise(rules):
        if rule.order() == before.order():
            found.append(f"RULES.md, line {rule.line}: {rule.name} stands there twice")
        elif rule.order() < before.order():
            found.append(f"RULES.md, line {rule.line}: {rule.name} comes after {before.name}")
    return found


def problems_of_functions(rule: Rule, functions: dict[str, list[str]]) -> list[str]:
    where = f"RULES.md, line {rule.line}: {rule.name}"
    found = [] if rule.functions else [f"{where} names no function"]
    for function in rule.functions:
        if function not in functions:
            found.append(f"{where} names the function {function}, which does not exist")
        elif rule.name not in functions[function]:
            found.append(f"{where} names the function {function}, whose docstring does not begin with {rule.name}")
    return found


def problems_of_tests(rules: list[Rule], existing: list[str], folder: str) -> list[str]:
    found = []
    for rule in rules:
        where = f"RULES.md, line {rule.line}: {rule.name}"
        if not rule.tests:
            found.append(f"{where} names no test")
        missing = [test for test in rule.tests if test not in existing]
        found += [f"{where} names the test {test}, which is not in tests/games/{folder}" for test in missing]
    ids = {rule.name for rule in rules}
    for test in existing:
        named = TEST_NAME.fullmatch(test)
        if named and f"R{named[1]}.{named[2]}" not in ids:
            found.append(f"tests/games/{folder}: {test} is named after a rule that is not in RULES.md")
    return found


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
        (("_one_step", "_two_steps"), (), "R1.2 names the test test_r1_2_two_steps, which is not in tests/games/chess"),
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
    with pytest.raises(AntechamberError, match="the rules of unwritten are not written down here yet"):
        ledger("unwritten")
