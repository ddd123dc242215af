"""How fast the rules run: playouts, clones and replays, in one thread, with the garbage collector on."""

from __future__ import annotations

from time import perf_counter
from typing import Final

import msgspec

from antechamber.bots.bot import observe
from antechamber.bots.courtier import Courtier
from antechamber.bots.evaluators import fitted_value
from antechamber.bots.search import Budget, Search
from antechamber.core.chance import Chance
from antechamber.core.flow import State
from antechamber.core.game import Game
from antechamber.core.playout import Tally, play_out
from antechamber.core.record import Match, read_record, replay
from antechamber.engine import compiled
from antechamber.lab.runs import seed_bytes

DEALS: Final = 20
ITERATIONS: Final = 200
CLONES: Final = 2000
REPLAYS: Final = 5


class EngineMeasure(msgspec.Struct, frozen=True):
    """What was measured of one game with one number of seats."""

    game: str
    seats: int
    compiled: bool
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    options_mean: float
    clone_us: float
    replay_ms: float


def measure(game: Game, seats: int, seconds: float) -> EngineMeasure:
    """Random games for about `seconds`, then clones and replays of a played one."""
    dealt = [game.start(seats, seed_bytes(f"bench {number}")) for number in range(DEALS)]
    tally = Tally()
    games = 0
    start = perf_counter()
    elapsed = 0.0
    while not games or elapsed < seconds:
        play_out(dealt[games % DEALS].clone(), games, tally)
        games += 1
        elapsed = perf_counter() - start
    match, positions = played(game, seats)
    return EngineMeasure(
        game=game.key,
        seats=seats,
        compiled=compiled(),
        decisions_per_s=tally.decisions / elapsed,
        games_per_s=games / elapsed,
        decisions_per_game=tally.decisions / games,
        options_mean=tally.options / tally.decisions,
        clone_us=clone_seconds(positions) * 1e6,
        replay_ms=replay_seconds(game, str(match.record)) * 1e3,
    )


class SearchMeasure(msgspec.Struct, frozen=True):
    """How fast the Chancellor searches a game: iterations of its search in a second, in one process."""

    game: str
    seats: int
    compiled: bool
    iterations_per_s: float
    decisions: int


def measure_bots(game: Game, seats: int, seconds: float) -> SearchMeasure:
    """Search positions of a game between Courtiers, one after the other, for about `seconds`."""
    value = fitted_value(game, seats)
    courtier, rng = Courtier(value), Chance(seed_bytes("bench bots"))
    s = game.start(seats, seed_bytes("bench bots"))
    iterations, decisions, elapsed = 0, 0, 0.0
    while not decisions or elapsed < seconds:
        if s.over:
            s = game.start(seats, seed_bytes(f"bench bots {decisions}"))
        seat = s.pending()[0]
        observation = observe(s, seat, rng)
        search = Search(value, seats)
        start = perf_counter()
        search.think(observation, Budget(ITERATIONS, seconds), rng)
        elapsed += perf_counter() - start
        iterations += search.trees[seat].visits
        decisions += 1
        s.apply(seat, courtier.choose(observation, rng))
    return SearchMeasure(game.key, seats, compiled(), iterations / elapsed, decisions)


def played(game: Game, seats: int) -> tuple[Match, list[State]]:
    """A finished random game, and its positions at the start, in the middle and at the end."""
    match = Match(game, seats, seed_bytes("bench"))
    rng = Chance(seed_bytes("bench choices"))
    positions = [match.state.clone()]
    while pending := match.state.pending():
        options = match.state.options(pending[0])
        match.choose(pending[0], options[rng.below(len(options))].text)
        positions.append(match.state.clone())
    return match, [positions[0], positions[len(positions) // 2], positions[-1]]


def clone_seconds(positions: list[State]) -> float:
    start = perf_counter()
    for position in positions:
        for _ in range(CLONES):
            position.clone()
    return (perf_counter() - start) / (CLONES * len(positions))


def replay_seconds(game: Game, record: str) -> float:
    start = perf_counter()
    for _ in range(REPLAYS):
        replay(game, read_record(record))
    return (perf_counter() - start) / REPLAYS
