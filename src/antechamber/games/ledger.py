"""The rules of a game as players read them."""

from __future__ import annotations

import re
from typing import Final

from antechamber.core.errors import AntechamberError
from antechamber.games import manifest_of

BLOCK: Final = re.compile(r"^(?=- |#|$)", re.MULTILINE)
CODE: Final = re.compile(r"(?:[\s\[·,;]*`[^`]*`)+\]?(\s*)$")


def ledger(key: str) -> str:
    """The ledger of a game, without the names of code and tests at the ends of its lines."""
    file = manifest_of(key).ledger
    if not file.is_file():
        raise AntechamberError(f"The rules of {key} are not written down here yet.")
    blocks = BLOCK.split(file.read_text(encoding="utf-8"))
    return "".join(CODE.sub(r"\1", block) if block.startswith("- **R") else block for block in blocks)
