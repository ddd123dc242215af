"""A game of another package, installed beside Antechamber as its users would do it, but without asking the network."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ORCHARD = ROOT / "examples" / "orchard"


def with_orchard(folder):
    """An environment in which Orchard is installed, in a folder of its own; what Antechamber needs is there already."""
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "-q",
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
        "--no-compile",
    ]
    subprocess.run([*pip, "--target", folder, ORCHARD], check=True)
    return {**os.environ, "PYTHONPATH": str(folder)}


def run(environment, *words, **more):
    """A command of Python's in that environment."""
    command = [sys.executable, *map(str, words)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, **more)
