"""Who plays whom on which deal: the configuration of an arena, its line-up, and the games that follow from both."""

from __future__ import annotations

from itertools import cycle, islice
from math import ceil
from typing import NamedTuple

import msgspec

from antechamber import __version__
from antechamber.bots import make_bot
from antechamber.core.errors import AntechamberError
from antechamber.games import STANDARD, load
from antechamber.lab.runs import shell_command


class ScheduledGame(NamedTuple):
    """One game to be played: a deal, and by how many seats the line-up has moved on."""

    deal: int
    rotation: int


class ArenaConfig(msgspec.Struct, frozen=True):
    """Everything that the games of an arena depend on, and how many of them are wanted."""

    version: str
    game: str
    rules: int
    components: str
    digest: str
    bots: list[str]
    seats: int
    seed: str
    games: int

    @property
    def rotations(self) -> list[list[str]]:
        """The bots by seat, for every rotation of the line-up that differs from the others."""
        first = line_up(self.bots, self.seats)
        moved = [tuple(first[-step:] + first[:-step]) for step in range(self.seats)]
        return [list(names) for names in dict.fromkeys(moved)]

    @property
    def deals(self) -> int:
        """How many deals it takes: every deal is played in every rotation."""
        return ceil(self.games / len(self.rotations))

    @property
    def schedule(self) -> list[ScheduledGame]:
        turns = range(len(self.rotations))
        return [ScheduledGame(deal, rotation) for deal in range(self.deals) for rotation in turns]

    def command(self, *more: str) -> str:
        """The command line that plays with this configuration."""
        words = ["antechamber", "arena", self.game, "--bots", ",".join(self.bots), "--seats", str(self.seats)]
        words += ["--seed", self.seed]
        words += [] if self.components == STANDARD else ["--components", self.components]
        return shell_command([*words, *more])


def checked_config(game: str, components: str, bots: list[str], seats: int, seed: str, games: int) -> ArenaConfig:
    """A configuration that can be played; what is wrong with it is found here, before the first game."""
    loaded = load(game, components)
    loaded.start(seats, b"")
    for name in line_up(bots, seats):
        make_bot(name, loaded, seats)
    return ArenaConfig(
        __version__, game, loaded.rules_version, components, loaded.sheet.digest, bots, seats, seed, games
    )


def line_up(bots: list[str], seats: int) -> list[str]:
    """The bots by seat before anybody moves: the first one sits once, the others fill the seats in turn."""
    if len(bots) > seats:
        raise AntechamberError(f"{len(bots)} bots do not fit on {seats} seats: {', '.join(bots)}.")
    candidate, *others = bots
    return [candidate, *islice(cycle(others or bots), seats - 1)]
