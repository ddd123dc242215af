import pyspiel
import pytest
from contract.cases import every_game

import antechamber.envs.openspiel


@every_game
def test_openspiels_own_random_simulation_passes(key, name, seats):
    game = pyspiel.load_game(f"antechamber_{key.replace('-', '_')}", {"players": seats, "components": name})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
