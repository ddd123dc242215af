import io
import sys
from typing import NamedTuple

import pytest

from antechamber.cli.main import main
from antechamber.cli.offer import Offer
from antechamber.cli.terminal_table import TerminalTable
from antechamber.core.composing import composition_of, picked_without_asking
from antechamber.core.draft import Draft


class Ended(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def run(capsys, monkeypatch):
    """Runs a command line with what is typed into it."""
    monkeypatch.setenv("COLUMNS", "100")

    def run_command(*tokens, typed=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed) if isinstance(typed, str) else typed)
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


def first_set(s, seat):
    """The things that are picked by taking the first option again and again."""
    asked, picked, draft = composition_of(s, seat), [], Draft(s, seat)
    while (now := composition_of(draft.state, seat)) and now.group == asked.group and not draft.fixed:
        option = draft.state.options(seat)[0]
        draft.choose(option.text)
        chosen = [option, *picked_without_asking(draft.state, asked)]
        picked += [choice.targets[0] for choice in chosen if choice.targets[0] in asked.targets]
    return picked


class Typist:
    """Somebody who types 1, the numbers of a set from behind, or nothing but Enter when all is chosen."""

    def __init__(self):
        self.table = None

    def isatty(self):
        return False

    def readline(self):
        seat = self.table.drafted.asked()
        s = self.table.drafted.state_of(seat)
        if not s.options(seat):
            return "\n"
        targets = [one.target for one in Offer(s, seat, self.table.speaker(seat)).listed]
        picked = first_set(s, seat) if targets[0] else []
        return " ".join(str(targets.index(target) + 1) for target in reversed(picked)) + "\n" if picked else "1\n"


@pytest.fixture
def typist(run, monkeypatch):
    """Runs a command line with a typist, who plays to the end."""
    person, play = Typist(), TerminalTable.play

    def watched(table):
        person.table = table
        play(table)

    monkeypatch.setattr(TerminalTable, "play", watched)
    return lambda *tokens: run(*tokens, typed=person)
