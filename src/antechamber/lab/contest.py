"""One game between bots, and the row that remains of it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from time import perf_counter

import msgspec

from antechamber.bots import make_bot
from antechamber.bots.bot import observe
from antechamber.core.chance import Chance
from antechamber.core.errors import AntechamberError
from antechamber.core.flow import State
from antechamber.core.game import Game
from antechamber.core.score import Line, total
from antechamber.games import load
from antechamber.lab.arena_config import ArenaConfig, ScheduledGame
from antechamber.lab.runs import seed_bytes


class GameResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What remains of a game; lists are by seat. With an error it is what remains of a game that broke down."""

    deal: int
    rotation: int
    bots: list[str]
    places: list[int] = []
    totals: list[int] = []
    points: list[dict[str, int]] = []
    decisions: list[int] = []
    seconds: list[float] = []
    error: str = ""

    @property
    def scheduled(self) -> ScheduledGame:
        return ScheduledGame(self.deal, self.rotation)

    @property
    def choices(self) -> int:
        """How long the game was."""
        return sum(self.decisions)

    @property
    def wins(self) -> list[float]:
        """One win, shared by all who came first."""
        firsts = self.places.count(1)
        return [1 / firsts if place == 1 else 0.0 for place in self.places]


def play_or_report(config: ArenaConfig, scheduled: ScheduledGame) -> GameResult:
    """Play a game in a run of many, which goes on if this one breaks down."""
    try:
        return play(config, scheduled)
    except Exception as error:  # noqa: BLE001 (whatever broke is told with the game in which it did)
        names = config.rotations[scheduled.rotation]
        return GameResult(scheduled.deal, scheduled.rotation, names, error=f"{type(error).__name__}: {error}")


def play(config: ArenaConfig, scheduled: ScheduledGame) -> GameResult:
    """Play a game. All rotations of a deal start from the same seed; every seat has a random stream of its own."""
    game = game_of(config)
    deal = f"{config.seed} deal {scheduled.deal}"
    names = config.rotations[scheduled.rotation]
    bots = [make_bot(name, game, config.seats) for name in names]
    seats = range(config.seats)
    streams = [Chance(seed_bytes(f"{deal} rotation {scheduled.rotation} seat {seat}")) for seat in seats]
    decisions, seconds = [0] * config.seats, [0.0] * config.seats
    s = game.start(config.seats, seed_bytes(deal))
    while pending := s.pending():
        seat = pending[0]
        observation = observe(s, seat, streams[seat])
        start = perf_counter()
        choice = bots[seat].choose(observation, streams[seat])
        seconds[seat] += perf_counter() - start
        decisions[seat] += 1
        s.apply(seat, s.legal(seat, choice.text))
    return row_of(s, scheduled, names, decisions, seconds)


def row_of(
    s: State, scheduled: ScheduledGame, names: list[str], decisions: list[int], seconds: list[float]
) -> GameResult:
    scores = s.scores()
    return GameResult(
        deal=scheduled.deal,
        rotation=scheduled.rotation,
        bots=names,
        places=s.ranking(),
        totals=[total(lines) for lines in scores],
        points=[by_source(lines) for lines in scores],
        decisions=decisions,
        seconds=[round(spent, 6) for spent in seconds],
    )


def by_source(lines: list[Line]) -> dict[str, int]:
    points: Counter[str] = Counter()
    for line in lines:
        points[line.source] += line.points
    return dict(points)


def game_of(config: ArenaConfig) -> Game:
    return loaded(config.game, config.components, config.digest)


@cache
def loaded(game: str, components: str, digest: str) -> Game:
    """Loaded once in a process; another machine may have other components under the same name."""
    found = load(game, components)
    if found.sheet.digest != digest:
        raise AntechamberError(f"The components '{components}' are not the same here as where the arena began.")
    return found
