"""Gymnasium's own checker, and what it does not look at."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from antechamber.core.errors import WrongSeats
from antechamber.envs.gymnasium import SeatEnv
from antechamber.games import GAMES
from contract.cases import every_game

IDS = [f"antechamber/{manifest.class_name}-v0" for manifest in GAMES.values()]


@pytest.mark.parametrize("key", IDS)
def test_gymnasiums_own_checker_passes(key):
    check_env(gymnasium.make(key).unwrapped)


def play(env, seed):
    """Play at random; how often the seat was asked, and its reward at the end."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    asked, reward, over = 0, 0.0, False
    while not over:
        assert (info["action_mask"] == env.action_masks()).all()
        assert reward == 0
        _, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not cut
        asked += 1
    return asked, reward


@every_game
def test_one_seat_plays_to_the_end_against_the_bots(key, name, seats):
    env = SeatEnv(key, ["random"] * (seats - 1), name)
    asked, reward = play(env, seed=3)
    assert asked > 5
    assert env.state.over
    assert reward in {-1 / seats, *(1 / winners - 1 / seats for winners in range(1, seats + 1))}
    assert not env.action_masks().any()


def test_the_same_seed_is_the_same_game_and_every_seat_is_drawn():
    env = SeatEnv("royals", ["random", "random"])
    assert play(env, 1) == play(env, 1)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_rivals_sit_behind_the_seat_in_their_order():
    env = SeatEnv("royals", ["random", "page"])
    for seed in range(5):
        env.reset(seed=seed)
        assert list(env.bots) == [(env.seat + 1) % 3, (env.seat + 2) % 3]


def test_whoever_picks_what_is_not_legal_loses():
    env = SeatEnv("royals", ["random"])
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, _ = env.step(illegal)
    assert (reward, over) == (-0.5, True)


def test_a_wrong_number_of_rivals_is_said():
    with pytest.raises(WrongSeats, match="not 6"):
        SeatEnv("royals", ["random"] * 5)
