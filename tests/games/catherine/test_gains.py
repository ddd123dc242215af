"""The hand limit and the favour track."""

from __future__ import annotations

import pytest

from antechamber.core.fast_random import FastRandom
from antechamber.games.catherine.rules.gains import advance, draw_cards
from games.catherine.positions import Table, act, catherine, hand_of, new_game, owning, position, run


def test_r6_1_the_hand_limit_is_three_at_first_and_grows_with_favour():
    s = position(2, favour={1: 8})
    assert (s.hand_limit(0), s.hand_limit(1)) == (3, 6)


def test_r6_2_cards_above_the_limit_are_points_instead():
    """The rulebook's example: limit six, four in hand, three to draw."""
    s = position(hands={0: hand_of(4)}, favour={0: 8})
    draw_cards(s, 0, 3)
    game = Table(s)
    assert len(game.hand(0)) == 6
    assert game.scored() == {"card overflow": 1}


def test_r6_3_phase_a_ignores_the_limit():
    game = run(position(hands={0: hand_of(3)}), "round")
    assert len(game.hand(0)) == 5
    assert game.points() == [0, 0]


def test_r6_4_there_is_no_choice_between_cards_and_points():
    game = act("potjomkin", hand=hand_of(2), row=owning(["potjomkin"], iron=1)).play("perform")
    assert game.state.pending() == []
    assert len(game.hand(0)) == 3
    assert game.scored() == {"card overflow": 1}


def test_r6_5_the_favour_track_has_three_columns():
    spaces = catherine().show_box().favour
    assert len(spaces) == 13
    assert (spaces[0].hand, spaces[0].points, spaces[0].multiplier) == (3, 0, 1)
    assert (spaces[8].hand, spaces[8].multiplier) == (6, 3)
    assert (spaces[12].hand, spaces[12].points, spaces[12].multiplier) == (7, 10, 4)


def test_r6_6_each_favour_is_a_step_up():
    s = position()
    advance(s, 0, 2)
    assert s.favour == [2, 0]
    assert [(event.kind, event.public) for event in s.events] == [("advance", ("2", "2"))]


@pytest.mark.parametrize(("space", "steps", "reached", "points"), [(11, 2, 12, 1), (12, 2, 12, 2), (10, 2, 12, 0)])
def test_r6_7_each_step_beyond_the_top_is_a_point(space, steps, reached, points):
    """A test vector: two steps from the last space but one are one step and one point."""
    s = position(favour={0: space})
    advance(s, 0, steps)
    assert s.favour[0] == reached
    assert Table(s).scored() == ({"favour overflow": points} if points else {})


def test_r6_8_limits_never_fall_so_nobody_discards_down_to_one():
    limits = catherine().box.hand_limits
    assert limits == sorted(limits)
    assert limits[0] >= 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r6_8_no_hand_is_above_its_limit_when_seats_act(seats):
    game = new_game(seats)
    rng = FastRandom(6)
    while game.state.pending():
        s = game.state
        if len(s.pending()) == 1 and s.decision(s.pending()[0]).prompt == "perform":
            assert all(len(hand) <= s.hand_limit(seat) for seat, hand in enumerate(s.hands))
        seat = s.pending()[0]
        game.choose(seat, s.options(seat)[rng.below(len(s.options(seat)))].text)


def test_r6_9_in_the_first_round_the_hand_is_full_already():
    """A test vector: three cards in hand, limit three, colours that do not match: a point, no card."""
    game = act("vorontsava", hand=hand_of(3), match=False)
    assert len(game.hand(0)) == 3
    assert game.scored() == {"card overflow": 1}
