import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import antechamber.envs.gymnasium

IDS = [key for key in gymnasium.registry if key.startswith("antechamber/")]


@pytest.mark.parametrize("key", IDS)
def test_gymnasiums_own_checker_passes(key):
    check_env(gymnasium.make(key).unwrapped)
