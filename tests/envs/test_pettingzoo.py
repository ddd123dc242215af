"""PettingZoo's own tests, and what they do not look at."""

import numpy as np
import pytest
from contract.cases import every_game
from pettingzoo.test import api_test, seed_test

from antechamber.envs.pettingzoo import env, raw_env


# An observation with a mask is a dictionary in PettingZoo's own games too; its test knows those by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@every_game
def test_pettingzoos_own_api_test_passes(key, name, seats):
    api_test(env(key, seats, name), num_cycles=100)


@every_game
def test_pettingzoos_own_seed_test_passes(key, name, seats):
    seed_test(lambda: env(key, seats, name), num_cycles=50)
