import os
import signal
import subprocess
import sys
from importlib.util import find_spec
from multiprocessing import active_children
from pathlib import Path

import pytest

from antechamber.core.errors import AntechamberError
from antechamber.lab import fan_out
from antechamber.lab.arena import play_games
from antechamber.lab.contest import GameResult
from antechamber.lab.fan_out import in_processes, in_turn, on_cluster
from antechamber.lab.results_file import ResultsFile
from lab.arenas import small, timeless
from lab.doomed import die

WITH_TESTS = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}


def test_processes_play_the_same_games_as_a_plain_loop():
    config = small("page,random", 3, games=24)
    rows = list(in_processes(config, config.schedule, 2))
    assert timeless(rows) == timeless(in_turn(config, config.schedule))
    assert not active_children()


def interrupt(rows):
    for _ in rows:
        signal.raise_signal(signal.SIGINT)


@pytest.fixture
def interrupts():
    """Python heeds Ctrl-C even where it was started in the background, which ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts")
def test_an_interrupt_keeps_what_was_played_and_leaves_no_process_behind():
    results = ResultsFile(small(games=1000))
    rows = play_games(results, 2)
    with pytest.raises(KeyboardInterrupt):
        interrupt(rows)
    rows.close()
    assert 1 <= len(results.rows) < 1000
    assert not active_children()


def test_a_process_that_dies_is_told_with_its_games(monkeypatch):
    monkeypatch.setattr(fan_out, "play_or_report", die)
    config = small()
    with pytest.raises(AntechamberError, match=r"died in one of the games 0:0, 0:1 of royals; .* --only 0:0"):
        list(in_processes(config, config.schedule, 2))
    assert not active_children()


def test_workers_end_when_their_parent_is_killed():
    """All of them hold the same pipe, so it is only at its end when none is left."""
    program = """
from antechamber.lab.fan_out import in_processes
from lab.arenas import small

config = small(games=10**5)
for row in in_processes(config, config.schedule, 2):
    print(row.deal, flush=True)
"""
    parent = subprocess.Popen([sys.executable, "-c", program], env=WITH_TESTS, stdout=subprocess.PIPE)
    with parent:
        parent.stdout.readline()
        parent.kill()
        parent.communicate(timeout=60)
    assert parent.returncode == -signal.SIGKILL


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'antechamber[cluster]'")
def test_a_ray_cluster_plays_the_same_games_as_a_plain_loop():
    config = small("page,random", 3, games=12)
    rows = list(on_cluster(config, config.schedule, "local", 2))
    assert all(isinstance(row, GameResult) for row in rows)
    assert timeless(rows) == timeless(in_turn(config, config.schedule))


def test_without_ray_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(AntechamberError, match=r"^--cluster needs Ray: `pip install 'antechamber\[cluster\]'`\.$"):
        next(on_cluster(small(), [], "local", 1))
