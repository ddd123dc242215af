"""PettingZoo's own tests, and what they do not look at."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from antechamber.core.errors import IllegalChoice
from antechamber.envs.pettingzoo import env, raw_env
from contract.cases import every_game


# An observation with a mask is a dictionary in PettingZoo's own games too; its test knows those by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@every_game
def test_pettingzoos_own_api_test_passes(key, name, seats):
    api_test(env(key, seats, name), num_cycles=100)


@every_game
def test_pettingzoos_own_seed_test_passes(key, name, seats):
    seed_test(lambda: env(key, seats, name), num_cycles=50)


@every_game
def test_a_game_is_played_to_its_end_and_its_rewards_add_up_to_nothing(key, name, seats):
    table = env(key, seats, name)
    table.reset(seed=5)
    rng = np.random.default_rng(5)
    rewards = {}
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        rewards[agent] = reward
        table.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert len(rewards) == seats
    assert sum(rewards.values()) == pytest.approx(0)
    places = table.unwrapped.state_now.ranking()
    winners = [rewards[f"seat_{seat}"] for seat in range(seats) if places[seat] == 1]
    assert winners == pytest.approx([1 / len(winners) - 1 / seats] * len(winners))


def test_who_decides_at_the_same_time_is_not_told_what_others_have_chosen():
    """In Catherine all lay their first rows in secret: whatever seat 0 lays, seat 1 is told the same."""
    observed = []
    for pick in (0, -1):
        table = raw_env("catherine", 3)
        table.reset(seed=1)
        while table.agent_selection == "seat_0":
            table.step(np.flatnonzero(table.observe("seat_0")["action_mask"])[pick])
        observed.append(table.observe("seat_1"))
    assert all((observed[0][part] == observed[1][part]).all() for part in ("observation", "action_mask"))


def test_whoever_picks_what_is_not_legal_loses():
    table = env("royals", 2)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0]))
    assert table.terminations == {"seat_0": True, "seat_1": True}
    assert table.rewards[agent] == -0.5


def test_without_guards_it_is_a_mistake():
    table = raw_env("royals", 2)
    table.reset(seed=1)
    with pytest.raises(IllegalChoice):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0]))


def test_without_a_new_seed_another_game_is_dealt():
    table = raw_env("royals", 2)
    table.reset(seed=1)
    first = table.observe("seat_0")["observation"]
    table.reset()
    assert (table.observe("seat_0")["observation"] != first).any()
