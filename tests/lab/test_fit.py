"""Fitting: what is hidden in the games must be found in the weights."""

import tomllib

import pytest

from antechamber.bots.evaluators import evaluator_of, fitted
from antechamber.games import GAMES, load
from antechamber.lab.fit import explained, fit
from antechamber.lab.training_games import TrainingGame, play_training_game
from antechamber.lab.weights import as_toml
from antechamber.testing import stream


def made_up_games(number, merit):
    """Games of three seats whose winner is the seat with the highest merit of its two features."""
    rng = stream("games")
    games = []
    for _ in range(number):
        stage = rng.below(100) / 100
        features = [[float(rng.below(10)), float(rng.below(10))] for _ in range(3)]
        merits = [merit(stage, *row) for row in features]
        places = [1 + sum(other > own for other in merits) for own in merits]
        games.append(TrainingGame([stage], [features], places, [4 - place for place in places]))
    return games


def test_a_feature_that_decides_is_worth_something_and_an_idle_one_nothing():
    weights = fit(made_up_games(2000, lambda stage, points, noise: points))
    assert min(weights.early[0], weights.late[0]) > 0.3
    assert max(abs(weights.early[1]), abs(weights.late[1])) < 0.05


def test_a_feature_can_be_worth_more_early_than_late():
    weights = fit(made_up_games(2000, lambda stage, means, points: (1 - stage) * means + stage * points))
    assert weights.early[0] > 3 * weights.late[0] > 0
    assert weights.late[1] > 3 * weights.early[1] > 0


def test_the_value_explains_what_depends_on_it_and_no_more():
    decided = made_up_games(1000, lambda stage, points, noise: points)
    assert explained(decided, fit(decided)) > 0.4
    rng = stream("luck")
    luck = made_up_games(1000, lambda stage, points, noise: rng.below(1000))
    assert explained(luck, fit(luck)) < 0.05


def test_a_training_game_is_a_whole_game_and_the_same_again():
    game = load("catherine")
    played = play_training_game(game, 2, None, "played")
    assert played == play_training_game(game, 2, None, "played")
    assert len(played.stages) == len(played.features)
    assert min(played.places) == 1
    assert all(0 <= stage <= 1 for stage in played.stages)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_weights_for_all_its_features_and_numbers_of_seats(key):
    game = load(key)
    names = evaluator_of(game).names
    assert list(fitted(key)) == [str(seats) for seats in range(game.fewest, game.most + 1)]
    for table in fitted(key).values():
        assert list(table["weights"]) == names
        assert table["margin"] > 0


def test_the_file_says_what_it_was_given():
    tables = {"2": {"games": 300, "margin": 7.5, "weights": {"points": (0.125, -0.25)}}}
    assert tomllib.loads(as_toml(load("royals"), tables)) == {
        "2": {"games": 300, "margin": 7.5, "weights": {"points": [0.125, -0.25]}}
    }
