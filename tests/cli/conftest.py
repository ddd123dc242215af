import io
import sys
from typing import NamedTuple

import pytest

from antechamber.cli.main import main


class Ended(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def run(capsys, monkeypatch):
    """Runs a command line with what is typed into it."""
    monkeypatch.setenv("COLUMNS", "100")

    def run_command(*tokens, typed=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = 0
        try:
            main([str(token) for token in tokens])
        except SystemExit as end:
            code = end.code
        return Ended(code, *capsys.readouterr())

    return run_command


@pytest.fixture
def refused(run):
    """Runs a command line that must end with one clear line."""

    def run_command(*tokens, typed=""):
        ended = run(*tokens, typed=typed)
        assert ended.code == 2
        assert ended.out == ""
        assert ended.err.count("\n") == 1
        return ended.err

    return run_command
