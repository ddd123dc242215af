"""`antechamber rules`: the ledger of a game's rules, for reading."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from antechamber import games
from antechamber.core.errors import AntechamberError, UnknownGame

if TYPE_CHECKING:
    from rich.console import Console

BLOCK: Final = re.compile(r"^(?=- |#|$)", re.MULTILINE)
CODE: Final = re.compile(r"(?:[\s\[·,;]*`[^`]*`)+\]?(\s*)$")


def rules(game: str, /, *, find: str | None = None) -> None:
    """Read the rules of a game, paged in a terminal.

    :param game: Which game, for example royals.
    :param find: Only the rules that mention this word.
    """
    from antechamber.cli.ink import screen

    show(screen(), passages(game, find) if find else ledger(game))


def show(out: Console, text: str) -> None:
    if not out.is_terminal:
        out.print(text, soft_wrap=True)
        return
    from rich.markdown import Markdown

    # Rich hands coloured text to the pager: less needs to be told that it may be.
    os.environ.setdefault("LESS", "-FRX")
    with out.pager(styles=True):
        out.print(Markdown(text))


def ledger(game: str) -> str:
    """The rules as players read them: without the names of code and tests at the ends of lines."""
    if game not in games.GAMES:
        raise UnknownGame(game, list(games.GAMES))
    file = Path(games.__file__).parent / games.folder(game) / "RULES.md"
    if not file.is_file():
        raise AntechamberError(f"the rules of {game} are not written down here yet")
    blocks = BLOCK.split(file.read_text(encoding="utf-8"))
    return "".join(CODE.sub(r"\1", block) if block.startswith("- **R") else block for block in blocks)


def passages(game: str, word: str) -> str:
    """The rules that mention a word, under the headings they stand under."""
    heading, found = "", []
    for block in BLOCK.split(ledger(game)):
        if block.startswith("#"):
            heading = block
        elif word.casefold() in block.casefold():
            found.append(f"\n{heading}" if heading else "")
            found.append(block.lstrip("\n"))
            heading = ""
    if not found:
        raise AntechamberError(f"the rules of {game} do not mention '{word}'")
    return "\n".join(part.rstrip("\n") for part in found if part).lstrip("\n")
