"""The compiled and the interpreted engine play the same games, choice by choice."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from antechamber.engine import SWITCH, compiled
from contract import trace
from contract.cases import STANDARD, every_game

HERE = Path(trace.__file__)
GAMES = 1


@pytest.fixture(scope="module")
def interpreted():
    """What the interpreted engine plays, by game and number of seats."""
    cases = [(case.values[0], case.values[2]) for case in STANDARD]
    lines = subprocess.run(
        [sys.executable, str(HERE), str(GAMES), *(f"{key}:{seats}" for key, seats in cases)],
        env={**os.environ, SWITCH: "1", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    ).stdout.splitlines()
    return dict(zip(cases, map(msgspec.json.decode, lines), strict=True))


@pytest.mark.skipif(not compiled(), reason="the engine is not compiled here, so there is only one to ask")
@every_game
def test_compiled_and_interpreted_agree_choice_by_choice(interpreted, key, name, seats):
    assert list(trace.trace(key, seats, GAMES)) == interpreted[key, seats]
    assert len(interpreted[key, seats]) > 50
