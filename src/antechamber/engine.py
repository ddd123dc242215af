"""Which engine runs: the one compiled by mypyc, or the same files interpreted."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

SWITCH = "ANTECHAMBER_INTERPRETED"
COMPILING = "ANTECHAMBER_COMPILING"
PACKAGE = Path(__file__).parent
COMPILED = ("core", "games", "bots")


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package as source, past their compiled twins."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("antechamber."):
            return None
        found = PathFinder.find_spec(name, path, target)
        if found is None or found.origin is None or found.submodule_search_locations is not None:
            return found
        origin = Path(found.origin)
        source = str(origin.with_name(origin.name.partition(".")[0] + ".py"))
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, source))


def choose_engine() -> None:
    """Leave the compiled engine aside if ANTECHAMBER_INTERPRETED has any value, or if it is older than the sources."""
    if os.environ.get(SWITCH) or is_outdated():
        sys.meta_path.insert(0, SourceFinder())


def is_outdated(package: Path = PACKAGE) -> bool:
    """Whether the sources of a checkout have changed since they were compiled; what is installed never changes."""
    if not (package.parents[1] / "hatch_build.py").is_file():
        return False
    for part in COMPILED:
        for built in (package / part).rglob(f"*{EXTENSION_SUFFIXES[0]}"):
            source = built.with_name(built.name.partition(".")[0] + ".py")
            if not source.exists() or source.stat().st_mtime > built.stat().st_mtime:
                return True
    return False


def compiled() -> bool:
    """Whether the rules that run now are compiled."""
    from antechamber.core import flow

    return not flow.__file__.endswith(".py")


def is_being_compiled() -> bool:
    """Whether the engine is compiled beside us now: the file that ANTECHAMBER_COMPILING names is there until it is."""
    mark = os.environ.get(COMPILING)
    return mark is not None and Path(mark).exists()


def environment_of_new_process() -> dict[str, str]:
    """What a process is started with that shall run the best engine there is.

    A server that came before the compiler was done stays interpreted; whoever it starts afterwards need not be.
    """
    given = dict(os.environ)
    if COMPILING in given and not is_being_compiled():
        given.pop(SWITCH, None)
    return given
