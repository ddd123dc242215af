"""What `antechamber doctor` finds: each examination is a function that gives a finding, or none if it is not needed."""

from __future__ import annotations

from pathlib import Path
from platform import system
from typing import Final, Literal

import msgspec

Condition = Literal["fine", "note", "wrong"]
PACKAGE: Final = Path(__file__).parents[2]


class Finding(msgspec.Struct, frozen=True):
    """What was looked at, how it is, in words, and what to do."""

    what: str
    state: Condition
    said: str
    advice: str = ""


def is_checkout() -> bool:
    return (PACKAGE.parents[1] / "hatch_build.py").is_file()


def make_anew() -> str:
    """How to get what belongs to Antechamber itself and is not there."""
    if not is_checkout():
        return "pip install --force-reinstall antechamber"
    return "pip install ." if system() == "Windows" else "make play"


def get_part(name: str) -> str:
    # Double quotes are understood by every terminal.
    return f'pip install -e ".[{name}]"' if is_checkout() else f'pip install "antechamber[{name}]"'
