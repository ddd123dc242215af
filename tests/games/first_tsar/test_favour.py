"""R2. The Tsar's Favour and victory points."""

from __future__ import annotations

import pytest

from antechamber.games.first_tsar.rules.favour import gain_favour, gain_points, is_higher
from games.first_tsar.positions import table


def gained(number, seat=0, **position):
    game = table(at="plan", **position)
    gain_points(game.state, seat, number, 0)
    return game.state


def test_r2_1_whoever_is_higher_wins_a_tie():
    s = table(at="plan", favour=(2, 0, 1)).state
    assert is_higher(s, 2, 0)
    assert is_higher(s, 0, 1)
    assert not is_higher(s, 1, 2)


def test_r2_1_favour_counts_only_if_all_else_is_equal():
    game = table(favour=(2, 0, 1), warriors={1: {"moscow": 2}, 2: {"moscow": 1}, 0: {"kazan": 1}}, at="regions")
    assert game.state.view(None).regions[0].ranked == [1, 2, 0]


def test_r2_2_the_marker_jumps_to_the_top_and_pushes_the_others_down():
    s = table(4, at="plan", favour=(2, 0, 3, 1)).state
    gain_favour(s, 3)
    assert s.favour == [3, 2, 0, 1]


def test_r2_2_with_two_players_it_is_a_swap():
    s = table(2, at="plan", favour=(0, 1)).state
    gain_favour(s, 1)
    assert s.favour == [1, 0]


def test_r2_3_at_the_top_already_one_gains_a_point():
    s = table(at="plan", favour=(1, 0, 2)).state
    gain_favour(s, 1)
    assert (s.favour, s.points) == ([1, 0, 2], [0, 1, 0])


@pytest.mark.parametrize(("before", "gain"), [(7, 3), (7, 5)])
def test_r2_4_the_first_to_reach_or_pass_ten_takes_the_token(before, gain):
    s = gained(gain, points={0: before}, favour=(1, 2, 0))
    assert s.favour_tokens == [20, 30]
    assert s.favour == [0, 1, 2]
    assert ("favour token", 0, ("10",)) in [(event.kind, event.seat, event.public) for event in s.events]


def test_r2_4_a_token_that_is_gone_gives_nothing():
    s = gained(5, points={0: 7, 1: 12}, favour=(1, 2, 0), tokens=(20, 30))
    assert s.favour == [1, 2, 0]


def test_r2_5_two_tokens_at_once_are_taken_one_after_the_other():
    s = gained(12, points={0: 9}, favour=(1, 2, 0))
    assert s.favour_tokens == [30]
    assert s.favour == [0, 1, 2]
    assert s.points[0] == 22  # twenty-one, and the point instead of the second favour


def test_r2_5_the_point_instead_of_favour_may_reach_the_next_token():
    s = gained(10, points={0: 9}, favour=(0, 1, 2))
    assert s.favour_tokens == [30]
    assert s.points[0] == 21  # 19, then 20 for the first token, then 21 for the second


def test_r2_6_tokens_left_after_the_second_round_leave_before_titles_score():
    game = table(at="middle", decade=1, points={0: 9}, titles={0: ["keeper_of_the_rank_book"]}, favour=(1, 2, 0))
    assert game.state.favour_tokens == []
    assert game.state.points[0] == 11
    assert game.state.favour == [1, 2, 0]


def test_r2_6_rewards_of_the_second_round_still_take_a_token():
    game = table(at="regions", decade=1, points={0: 8}, favour=(1, 2, 0), warriors={0: {"moscow": 1}})
    game.play("reward 3_vp")
    assert game.state.favour[0] == 0
    assert ("favour token", 0, ("10",)) in game.told


def test_r2_7_points_above_99_go_on_counting():
    s = gained(5, points={0: 98}, tokens=())
    assert s.points[0] == 103
    assert s.scored[0][-2:] == [0, 5]
