"""Records in files, with the components they were played with."""

from __future__ import annotations

import sys
from pathlib import Path

from antechamber.core.errors import AntechamberError, BadRecord
from antechamber.core.game import Game
from antechamber.core.record import Match, Record, read_record, replay
from antechamber.games import load, sets


def open_record(file: str, components: str | None = None) -> Match:
    """The match that a file, or `-` for what is piped in, holds the record of."""
    try:
        # Editors on Windows may put a mark before the first line.
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise AntechamberError(f"{file}: This is not a text file.") from None
    try:
        record = read_record(text)
        return replay(load(record.game, components) if components else played_with(record), record)
    except BadRecord as error:
        raise AntechamberError(f"{'Standard input' if file == '-' else file}: {error}") from error


def played_with(record: Record) -> Game:
    """The game with the bundled component set whose hash the record names."""
    standard = load(record.game)
    for name in sets(record.game):
        game = load(record.game, name)
        if game.sheet.digest == record.components:
            return game
    known = ", ".join(sets(record.game))
    raise BadRecord(
        4, f"None of {standard.title}'s sets ({known}) has the hash {record.components}; name yours with --components."
    )
