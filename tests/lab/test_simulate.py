import pytest

from antechamber.games import load
from antechamber.lab.runs import default_seats, seed_bytes
from antechamber.lab.simulate import simulate


def test_a_seed_is_a_text_made_into_bytes():
    assert len(seed_bytes("")) == 16
    assert seed_bytes("a") != seed_bytes("b")


def test_usual_seats():
    assert default_seats(load("royals")) == 4


def test_shares_and_sources_add_up():
    found = simulate(load("royals"), 3, range(20), "x")
    assert found.games == 20
    assert sum(found.win_shares) == pytest.approx(1)
    assert sum(found.points_by_source.values()) == pytest.approx(sum(found.mean_scores) / 3)
    assert found.decisions_per_game > 100


def test_the_same_seed_gives_the_same_games_in_any_order():
    game = load("royals")
    found = simulate(game, 2, [0, 1, 2], "x")
    assert simulate(game, 2, [2, 0, 1], "x").mean_scores == found.mean_scores
    assert simulate(game, 2, [0, 1, 2], "y").mean_scores != found.mean_scores
