"""How many decisions a second each interface leaves of the engine's, in random play on one core.

python examples/measure_overhead.py
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

import numpy as np
import pyspiel
from pettingzoo import AECEnv

import antechamber.envs.openspiel  # noqa: F401 - it registers the games
from antechamber.core.playout import Tally, play_out
from antechamber.envs.gymnasium import SeatEnv
from antechamber.envs.pettingzoo import env, raw_env
from antechamber.envs.text import TextTable
from antechamber.games import GAMES, load

SECONDS = 2
SEATS = 4
choice = Random(1).choice  # noqa: S311 - play, not secrets


def engine(key: str, seed: int) -> int:
    tally = Tally()
    play_out(LOADED[key].start(SEATS, str(seed).encode()), seed, tally)
    return tally.decisions


def openspiel(key: str, seed: int) -> int:
    state = SPIELS[key].new_initial_state()
    state.apply_action(seed)
    while not state.is_terminal():
        state.apply_action(choice(state.legal_actions()))
    return len(state.history()) - 1


def openspiel_with_tensors(key: str, seed: int) -> int:
    state = SPIELS[key].new_initial_state()
    state.apply_action(seed)
    while not state.is_terminal():
        state.observation_tensor()
        state.apply_action(choice(state.legal_actions()))
    return len(state.history()) - 1


def pettingzoo_without_guards(key: str, seed: int) -> int:
    return play_pettingzoo(RAW[key], seed)


def pettingzoo(key: str, seed: int) -> int:
    return play_pettingzoo(GUARDED[key], seed)


def play_pettingzoo(table: AECEnv, seed: int) -> int:
    table.reset(seed=seed)
    decisions = 0
    for _ in table.agent_iter():
        seen, _, over, _, _ = table.last()
        table.step(None if over else choice(np.flatnonzero(seen["action_mask"])))
        decisions += not over
    return decisions


def gymnasium(key: str, seed: int) -> int:
    """Counts what the one seat decides; its random rivals decide three times as much."""
    _, info = SINGLE[key].reset(seed=seed)
    decisions, over = 0, False
    while not over:
        _, _, over, _, info = SINGLE[key].step(choice(np.flatnonzero(info["action_mask"])))
        decisions += 1
    return decisions


def text(key: str, seed: int) -> int:
    table = TEXT[key]
    table.reset(seed)
    decisions, over = 0, False
    while not over:
        seat, _ = table.observe()
        over = table.step(choice(table.state.options(seat)).text)
        decisions += 1
    return decisions


LOADED = {key: load(key) for key in GAMES}
SPIELS = {key: pyspiel.load_game(f"antechamber_{GAMES[key].module_name}", {"players": SEATS}) for key in GAMES}
RAW = {key: raw_env(key, SEATS) for key in GAMES}
GUARDED = {key: env(key, SEATS) for key in GAMES}
SINGLE = {key: SeatEnv(key, ["random"] * (SEATS - 1)) for key in GAMES}
TEXT = {key: TextTable(key, SEATS) for key in GAMES}
INTERFACES = (engine, openspiel, openspiel_with_tensors, pettingzoo_without_guards, pettingzoo, gymnasium, text)


def decisions_per_second(play: Callable[[str, int], int], key: str) -> float:
    start, decisions, seed = process_time(), 0, 0
    while process_time() - start < SECONDS:
        decisions += play(key, seed)
        seed += 1
    return decisions / (process_time() - start)


def main() -> None:
    print("| |", " | ".join(GAMES), "|")
    for play in INTERFACES:
        row = [f"{decisions_per_second(play, key):,.0f}" for key in GAMES]
        print(f"| {play.__name__.replace('_', ' ')} |", " | ".join(row), "|", flush=True)


if __name__ == "__main__":
    main()
