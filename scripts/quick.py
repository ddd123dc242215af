"""`make quick`: what a change touches, by folder, on the interpreted engine; nothing has to be compiled for it.

A change is what is not committed yet; if all is, the last commit. Tests that take long are left to `make test`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
SLOW = {"browser"}
EVERYWHERE = ["tests/test_engine.py", "tests/test_ledger.py", "tests/test_workflows.py", "tests/test_deploy.py"]
EVERYWHERE += ["tests/test_docs.py", "tests/test_examples.py", "tests/test_imports.py", "tests/test_public_api.py"]
EVERYWHERE += ["tests/test_names_of_games.py"]


def changed() -> list[Path]:
    uncommitted = entries("git", "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames")
    names = [entry[3:] for entry in uncommitted] or entries("git", "show", "--name-only", "--format=", "-z", "HEAD")
    return [Path(name) for name in names]


def entries(*command: str) -> list[str]:
    return [entry for entry in subprocess.check_output(command, cwd=ROOT, text=True).split("\0") if entry]


def tests_of(path: Path) -> list[str]:
    """The tests that mirror a source, or the test itself; what all games build on is tried with one of them."""
    parts = path.parts
    if parts[0] == "tests" and path.name.startswith("test_") and path.suffix == ".py" and parts[1] not in SLOW:
        return [str(path)]
    if parts[:2] != ("src", "antechamber"):
        return []
    folder = Path("tests", *parts[2:-1])
    while not (ROOT / folder).is_dir():
        folder = folder.parent
    found = [] if folder == Path("tests") else [str(folder)]
    return [*found, "tests/games/royals", "tests/contract/test_golden.py"] if parts[2] == "core" else found


def main() -> int:
    paths = [path for path in changed() if path.parts]
    chosen = sorted({test for path in paths for test in tests_of(path) if (ROOT / test).exists()})
    python = [str(path) for path in paths if path.suffix == ".py" and (ROOT / path).exists()]
    commands = [["ruff", "format", "--check", *python], ["ruff", "check", *python], ["mypy"]] if python else []
    chosen = sorted({*EVERYWHERE, *chosen})
    commands += [["python", "-m", "pytest", "-q", "-x", "-m", "not slow", "--durations=10", *chosen]]
    if any(path.parts[0] == "web" for path in paths):
        commands += [["make", "-s", "check-page"]]
    for command in commands:
        print(" ".join(command), flush=True)
        program = str(BIN / command[0]) if (BIN / command[0]).exists() else command[0]
        environment = {**os.environ, "ANTECHAMBER_INTERPRETED": "1"}
        if failed := subprocess.call([program, *command[1:]], cwd=ROOT, env=environment):
            return failed
    return 0


if __name__ == "__main__":
    sys.exit(main())
