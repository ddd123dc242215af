"""Ledgers: every rule stands in RULES.md, names the code that holds it and the tests that would notice."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path
from typing import Final

ENTRY: Final = re.compile(r"- \*\*(R\d+\.\d+)\*\* (?P<text>\S.*?) \[(?P<places>`[^\[\]]*`)\]")
LEADING: Final = re.compile(r"(?:R\d+\.\d+\s+)*")
TICKED: Final = re.compile(r"`([^`]+)`")
TEST_NAME: Final = re.compile(r"test_r(\d+)_(\d+)_\w+")


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
    found: list[str] = []
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
    found += problems_of_tests(rules, names_of_tests(tests), place_of(tests))
    ids = {rule.name for rule in rules}
    for function, named in functions.items():
        found += [
            f"{function}: its docstring names {name}, which is not in RULES.md" for name in named if name not in ids
        ]
    for where, name in rules_of_decisions(game):
        if name not in ids:
            found.append(f"{where}: 'rule' is {name}, which is not in RULES.md")
    return found


def place_of(tests: Path) -> str:
    """A folder of tests as people call it."""
    parts = tests.parts
    return "/".join(parts[parts.index("tests") :]) if "tests" in parts else tests.name


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
        found += [f"{where} names the test {test}, which is not in {folder}" for test in missing]
    ids = {rule.name for rule in rules}
    for test in existing:
        named = TEST_NAME.fullmatch(test)
        if named and f"R{named[1]}.{named[2]}" not in ids:
            found.append(f"{folder}: {test} is named after a rule that is not in RULES.md")
    return found
