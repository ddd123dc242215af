"""The compiled and the interpreted engine play the same games, choice by choice."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from antechamber.engine import SWITCH, compiled
from contract import trace
from contract.cases import every_game

HERE = Path(trace.__file__)


@pytest.mark.skipif(not compiled(), reason="the engine is not compiled here, so there is only one to ask")
@every_game
def test_compiled_and_interpreted_agree_choice_by_choice(key, name, seats):
    interpreted = subprocess.run(
        [sys.executable, str(HERE), key, str(seats), "2"],
        env={**os.environ, SWITCH: "1", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    ).stdout.splitlines()
    assert list(trace.trace(key, seats, 2)) == interpreted
    assert len(interpreted) > 100
