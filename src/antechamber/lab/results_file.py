"""The rows of an arena, kept in a file line by line, so that whatever was played stays played."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from antechamber.core.errors import AntechamberError
from antechamber.lab.arena_config import ArenaConfig, ScheduledGame
from antechamber.lab.contest import GameResult

Line = TypeVar("Line", ArenaConfig, GameResult)


class ResultsFile:
    """The configuration and the rows so far; with a file, every row is in it before the next one comes."""

    def __init__(self, config: ArenaConfig, file: Path | None = None) -> None:
        self.config = config
        self.file = file
        self.rows: dict[ScheduledGame, GameResult] = {}

    def add(self, row: GameResult) -> None:
        self.rows[row.scheduled] = row
        if self.file:
            write_line(self.file, row)

    @property
    def missing(self) -> list[ScheduledGame]:
        """What is still to be played; a game that broke down is tried again."""
        return [game for game in self.config.schedule if not self.has(game)]

    def has(self, game: ScheduledGame) -> bool:
        return game in self.rows and not self.rows[game].error

    @property
    def whole_deals(self) -> list[list[GameResult]]:
        """The rows of every deal that was played in all rotations, in order."""
        turns = range(len(self.config.rotations))
        deals = [[ScheduledGame(deal, turn) for turn in turns] for deal in sorted({game.deal for game in self.rows})]
        return [[self.rows[game] for game in deal] for deal in deals if all(map(self.has, deal))]

    @property
    def broken(self) -> list[GameResult]:
        return [row for _, row in sorted(self.rows.items()) if row.error]


def create_results(config: ArenaConfig, file: Path | None) -> ResultsFile:
    """Results without a game yet; a file must not exist yet, for it might hold hours of play."""
    if file:
        if file.exists():
            raise AntechamberError(f"{file} exists already; add --resume {file} to go on with it.")
        write_line(file, config)
    return ResultsFile(config, file)


def write_line(file: Path, line: ArenaConfig | GameResult) -> None:
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(line) + b"\n")


def read_config(file: Path) -> ArenaConfig:
    """The configuration that a file was begun with."""
    with file.open("rb") as lines:
        return read_line(file, 1, lines.readline(), ArenaConfig)


def resume_results(config: ArenaConfig, file: Path) -> ResultsFile:
    """The results in a file; a last line that was cut off in the middle is removed."""
    check_same(file, read_config(file), config)
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        with file.open("r+b") as lines:
            lines.truncate(len(whole))
    results = ResultsFile(config, file)
    for number, line in enumerate(whole.splitlines()[1:], start=2):
        row = read_line(file, number, line, GameResult)
        results.rows[row.scheduled] = row
    return results


def check_same(file: Path, stored: ArenaConfig, wanted: ArenaConfig) -> None:
    """More games of the same configuration are welcome; those of another one do not belong together."""
    for field in ("version", "game", "rules", "digest", "bots", "seats", "seed"):
        before, now = getattr(stored, field), getattr(wanted, field)
        if before != now:
            raise AntechamberError(f"{file} was played with {field} {as_text(before)}, not {as_text(now)}.")


def as_text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def read_line(file: Path, number: int, line: bytes, kind: type[Line]) -> Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise AntechamberError(f"{file}, line {number}: This is not a line of an arena: {error}") from None
