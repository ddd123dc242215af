"""`make play` before the engine is compiled: the lobby does not wait, and whatever was begun ends with it."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import psutil
import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "play.py"
GATE = "open({gate!r}).read(); raise SystemExit({code})"


class Play:
    """The script with a compiler that is done when the test says so: when somebody writes into a pipe."""

    def __init__(self, folder, code=0, before=()):
        self.gate, self.log = folder / "gate", folder / "compile.log"
        os.mkfifo(self.gate)
        compiler = [sys.executable, "-c", GATE.format(gate=str(self.gate), code=code)]
        environment = {
            **os.environ,
            "ANTECHAMBER_PORT": "0",
            "ANTECHAMBER_DATABASE": f"sqlite:///{folder / 'tables.sqlite'}",
            "BROWSER": "true",
        }
        self.process = subprocess.Popen(
            [*before, sys.executable, SCRIPT, self.log, *compiler],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert "is being compiled" in self.process.stdout.readline()
        self.url = re.search(r"http://\S+", self.process.stdout.readline())[0]

    def engine(self):
        return json.load(urllib.request.urlopen(f"{self.url}/api/engine"))

    def compiler_is_done(self):
        self.gate.write_text("done")

    def everything(self):
        return [self.process.pid, *(child.pid for child in psutil.Process(self.process.pid).children(recursive=True))]


@pytest.fixture
def begin(tmp_path):
    begun = []

    def start(**how):
        begun.append(Play(tmp_path, **how))
        return begun[-1]

    yield start
    for play in begun:
        if play.process.poll() is None:
            os.killpg(play.process.pid, signal.SIGKILL)
        play.process.wait()
        play.process.stdout.close()


def test_the_lobby_is_open_while_the_engine_is_compiled(begin):
    play = begin()
    assert play.engine() == {"compiled": False, "compiling": True}
    play.compiler_is_done()
    assert "The engine is compiled" in play.process.stdout.readline()
    assert not play.engine()["compiling"]


def test_a_compiler_that_fails_is_told_once_and_everything_goes_on(begin):
    play = begin(code=1)
    play.compiler_is_done()
    said = play.process.stdout.readline()
    assert "could not be compiled" in said
    assert str(play.log) in said
    assert not play.engine()["compiling"]


IGNORING = ["sh", "-c", 'trap "" INT; exec "$@"', "sh"]


@pytest.mark.parametrize(("number", "before"), [(signal.SIGINT, ()), (signal.SIGINT, IGNORING), (signal.SIGTERM, ())])
def test_whatever_was_begun_ends_with_it(begin, number, before):
    """Ctrl-C reaches everything in front of the terminal; another signal only whom it was sent to.

    Whoever is begun in the background of a shell is begun with Ctrl-C ignored.
    """
    play = begin(before=before)
    everything = play.everything()
    assert len(everything) > 2
    if number == signal.SIGINT:
        os.killpg(play.process.pid, number)
    else:
        play.process.send_signal(number)
    play.process.wait(30)
    psutil.wait_procs([psutil.Process(pid) for pid in everything if psutil.pid_exists(pid)], timeout=30)
    assert not [pid for pid in everything if psutil.pid_exists(pid)]
