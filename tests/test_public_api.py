"""The public door: what `import antechamber` offers to programs, and how little it costs those who want none of it."""

import ast
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import antechamber
from antechamber.core.errors import AntechamberError

TESTS = Path(__file__).parent
PACKAGE = Path(antechamber.__file__).parent


def test_everything_that_is_named_is_there():
    assert {name for name in antechamber.__all__ if getattr(antechamber, name, None) is None} == set()
    assert set(antechamber.__all__) <= set(dir(antechamber))
    namespace = {}
    exec("from antechamber import *", namespace)
    assert set(antechamber.__all__) <= set(namespace)


def test_type_checkers_are_told_of_the_same_names_and_homes():
    tree = ast.parse((PACKAGE / "__init__.py").read_text("utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    told = {alias.name: line.module for line in block.body for alias in line.names}
    assert told == {name: f"antechamber.{home}" for name, home in antechamber.HOMES.items()}
    assert set(antechamber.__all__) == {*told, "__version__"}


def test_what_is_not_there_is_said_as_python_says_it():
    with pytest.raises(AttributeError, match="module 'antechamber' has no attribute 'castle'"):
        _ = antechamber.castle
    with pytest.raises(ImportError, match="cannot import name 'castle'"):
        exec("from antechamber import castle")


def test_the_door_brings_nothing_along():
    """Every command and every worker process comes through it first."""
    ask = "import sys; before = set(sys.modules); import antechamber; print(*sorted(set(sys.modules) - before))"
    said = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    brought = set(said.stdout.split())
    assert {name for name in brought if name.startswith("antechamber")} == {"antechamber", "antechamber.engine"}
    assert {name.partition(".")[0] for name in brought} <= {*sys.stdlib_module_names, "antechamber"}


def test_a_game_is_played_and_played_again():
    match = antechamber.Match(antechamber.load("royals"), 2, b"a game through the door")
    while not match.state.over:
        seat = match.state.pending()[0]
        match.choose(seat, match.state.options(seat)[-1].text)
    again = antechamber.replay(match.game, antechamber.read_record(str(match.record)))
    assert again.state.ranking() == match.state.ranking()


def test_what_a_person_can_put_right_is_one_kind_of_error():
    assert antechamber.AntechamberError is AntechamberError
    for wrong in (
        lambda: antechamber.load("chess"),
        lambda: antechamber.load("royals").start(9, b"seed"),
        lambda: antechamber.read_record("a letter"),
        lambda: antechamber.load("royals").start(2, b"seed").legal(0, "castle"),
    ):
        with pytest.raises(antechamber.AntechamberError):
            wrong()


def test_types_are_shipped_and_a_typed_program_runs():
    assert (PACKAGE / "py.typed").read_bytes() == b""
    runpy.run_path(str(TESTS / "typed" / "door.py"))
