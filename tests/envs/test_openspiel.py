"""OpenSpiel's own test, its own algorithms, and what they rely on."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import antechamber.envs.openspiel  # noqa: F401 - it registers the games
from antechamber.games import GAMES, load

every_key = pytest.mark.parametrize("key", GAMES)


def game_of(key, seats=None, components="standard"):
    params = {"players": seats or load(key).fewest, "components": components}
    return pyspiel.load_game(f"antechamber_{GAMES[key].module_name}", params)


def played(game, deal, moves, rng):
    """A state after some random moves."""
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(moves):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@every_key
def test_openspiels_own_random_simulation_passes_saving_every_state(key):
    pyspiel.random_sim_test(game_of(key), num_sims=1, serialize=True, verbose=False)


@every_key
def test_openspiels_own_random_simulation_passes_at_a_full_table(key):
    pyspiel.random_sim_test(game_of(key, load(key).most), num_sims=1, serialize=False, verbose=False)


@every_key
def test_openspiels_own_search_plays_a_game_to_the_end(key):
    """Its information set search, which copies, resamples and compares what a player knows, a few simulations each."""
    game = game_of(key)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    state = played(game, 3, 0, rng)
    for number in range(10_000):
        if state.is_terminal():
            break
        if number % 25 == 0:
            bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=3, random_state=rng)
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)


@every_key
def test_a_resampled_state_is_the_same_to_its_player_and_can_be_played_and_saved(key):
    game = game_of(key)
    rng = np.random.RandomState(2)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for moves in (0, 10, 40):
        state = played(game, 9, moves, rng)
        player = state.current_player()
        known = state.information_state_string(player)
        sampled = state.resample_from_infostate(player, sampler)
        assert sampled.information_state_string(player) == known
        assert sampled.legal_actions() == state.legal_actions()
        sampled.apply_action(sampled.legal_actions()[0])
        assert state.information_state_string(player) == known
        saved = game.deserialize_state(sampled.serialize())
        assert [saved.information_state_string(p) for p in range(2)] == [
            sampled.information_state_string(p) for p in range(2)
        ]


def test_resampled_worlds_differ_in_what_the_player_does_not_know():
    state = played(game_of("royals"), 9, 90, np.random.RandomState(2))
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    samples = {state.resample_from_infostate(player, sampler).observation_string(1 - player) for _ in range(10)}
    assert len(samples) > 1


def test_a_player_remembers_its_own_secrets_and_not_those_of_others():
    """In Catherine seat 0 lays cards in secret; what seat 1 knows is the same whatever they were."""
    game = game_of("catherine")
    own, other = set(), set()
    for pick in (0, -1):
        state = played(game, 4, 0, None)
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[pick])
        own.add(state.information_state_string(0))
        other.add(state.information_state_string(1))
    assert len(own) == 2
    assert len(other) == 1


def test_what_a_player_knows_includes_all_that_it_chose_and_was_told():
    game = game_of("catherine")
    rng = np.random.RandomState(4)
    state, chosen = played(game, 4, 0, rng), {0: [], 1: []}
    for _ in range(30):
        player, action = state.current_player(), int(rng.choice(state.legal_actions()))
        chosen[player].append(f"{player} chose {state.action_to_string(player, action)}")
        state.apply_action(action)
    for player in (0, 1):
        memory = state.information_state_string(player).split("\n")
        assert [line for line in memory if " chose " in line] == chosen[player]
        assert any(line.startswith(f"{1 - player} reveal") for line in memory)


def test_a_saved_state_is_its_history_again():
    game = game_of("potemkin")
    state = played(game, 7, 20, np.random.RandomState(3))
    again = pickle.loads(pickle.dumps(state))
    assert again.history() == state.history()
    assert str(again) == str(state)
    assert [again.observation_string(p) for p in range(3)] == [state.observation_string(p) for p in range(3)]


def test_before_the_deal_nobody_knows_anything():
    state = game_of("royals").new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert not any(state.observation_tensor(0))
    assert state.observation_string(1) == "player 1"
    assert state.returns() == [0, 0]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 5) == "deal 5"


def test_observations_have_the_documented_pieces():
    game = game_of("royals")
    state = played(game, 1, 5, np.random.RandomState(1))
    seen = make_observation(game)
    seen.set_from(state, state.current_player())
    assert seen.dict["decision"].sum() == 1
    assert (seen.tensor == state.observation_tensor(state.current_player())).all()
    remembering = make_observation(game, INFO_STATE_OBS_TYPE)
    assert remembering.string_from(state, 0) == state.information_state_string(0)


def test_an_observation_is_what_one_player_knows_and_nothing_else():
    game = game_of("royals")
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="one player"):
        make_observation(game, everything)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, params={"all": 1})


def test_openspiels_learning_environment_runs():
    env = rl_environment.Environment(game_of("royals"), seed=1)
    rng = np.random.RandomState(1)
    step = env.reset()
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = env.step([int(rng.choice(legal))])
    assert sum(step.rewards) == pytest.approx(0)
