"""The rules of a game as players read them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from antechamber import games
from antechamber.core.errors import AntechamberError, UnknownGame

BLOCK: Final = re.compile(r"^(?=- |#|$)", re.MULTILINE)
CODE: Final = re.compile(r"(?:[\s\[·,;]*`[^`]*`)+\]?(\s*)$")


def ledger(key: str) -> str:
    """The ledger of a game, without the names of code and tests at the ends of its lines."""
    if key not in games.GAMES:
        raise UnknownGame(key, list(games.GAMES))
    file = Path(games.__file__).parent / games.module_name(key) / "RULES.md"
    if not file.is_file():
        raise AntechamberError(f"The rules of {key} are not written down here yet.")
    blocks = BLOCK.split(file.read_text(encoding="utf-8"))
    return "".join(CODE.sub(r"\1", block) if block.startswith("- **R") else block for block in blocks)
