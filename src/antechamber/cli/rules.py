"""`antechamber rules`: the ledger of a game's rules, for reading."""

from __future__ import annotations

import os
import sys

from rich.console import Console

from antechamber.cli.game_key import GameKey
from antechamber.core.errors import AntechamberError
from antechamber.games.ledger import BLOCK, ledger


def rules(game: GameKey, /, *, find: str | None = None) -> None:
    """Read the rules of a game, paged in a terminal.

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
    # The pager of Windows shows the codes of colours as signs.
    with out.pager(styles=sys.platform != "win32"):
        out.print(Markdown(text))


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
        raise AntechamberError(f"The rules of {game} do not mention '{word}'.")
    return "\n".join(part.rstrip("\n") for part in found if part).lstrip("\n")
