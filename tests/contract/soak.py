"""Plays every game with every number of seats for as long as it is told, checks everything, and saves what fails.

`python soak.py SECONDS [FOLDER]`; a failing game is saved as a record that `antechamber replay` plays.
"""

import sys
import time
import traceback
from itertools import count
from pathlib import Path

from antechamber.core.record import Match
from antechamber.games import load
from antechamber.testing import stream
from antechamber.testing.checks import play
from contract.cases import CASES
from contract.conserved import components


def soak(seconds, folder):
    """Returns how many games were played and how many failed."""
    end, failed, first = time.monotonic() + seconds, 0, time.time_ns()
    boxes = [(case.values, load(*case.values[:2])) for case in CASES]
    for played, number in enumerate(count(first), start=1):
        (key, name, seats), game = boxes[number % len(boxes)]
        seed = number.to_bytes(16, "big")
        course = []
        try:
            play(game, seats, seed, stream("soak", number), every=10, stock=components, course=course)
        except Exception:  # noqa: BLE001 whatever goes wrong is what we look for
            failed += 1
            save(game, seats, seed, course, folder / f"{key}-{name}-{seats}-{number}.record")
        print(f"\r{played} games, {failed} failed", end="", flush=True)
        if time.monotonic() > end:
            print()
            return played, failed
    raise AssertionError


def save(game, seats, seed, course, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    match = Match(game, seats, seed)
    match.record.choices = course
    remarks = "".join(f"# {line}\n" for line in traceback.format_exc().splitlines())
    path.write_text(remarks + str(match.record))
    print(f"\nsaved {path}\n{traceback.format_exc()}")


if __name__ == "__main__":
    _, failures = soak(float(sys.argv[1]), Path(sys.argv[2] if len(sys.argv) > 2 else "soak-failures"))
    sys.exit(1 if failures else 0)
