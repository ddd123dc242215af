"""6. End of a period and its scoring."""

from __future__ import annotations

import pytest

from antechamber.games.royals.scoring import most_influential
from games.royals.positions import changed, royals, table


def scored(held, seats=3, period=0, banished=None):
    """The Period markers in each seat's hands after a scoring of this board."""
    game = table(seats, held=held, banished=banished, at="scoring", period=period)
    return [game.markers(seat, "period") for seat in range(seats)]


def test_r6_1_a_refill_that_stops_short_ends_the_period():
    game = table(hands={0: {"france": 2}}, display=("spain",), pile={"spain": 1}).play("end")
    assert ("period ends", -1, ("1648",)) in game.told
    assert game.state.period == 1


def test_r6_1_a_pile_that_is_just_enough_does_not_end_the_period():
    game = table(hands={0: {"france": 2}}, display=("spain",), pile={"spain": 2}).play("end")
    assert game.state.period == 0
    assert game.pile() == {}
    assert game.display() == ["spain", "spain", "spain"]
    game.play("plan intrigue", "draw intrigue").end_turn(1)
    assert game.state.period == 1


def test_r6_2_what_is_left_is_turned_up_and_the_discards_become_the_pile():
    game = table(hands={0: {"france": 2}, 1: {"britain": 5}}, display=("spain",), pile={"spain": 1})
    discards = sum(game.state.discards)
    game.play("end")
    assert game.display().count("spain") >= 2
    assert len(game.display()) == 3
    assert game.discards() == {}
    assert sum(game.state.pile) == discards - 1
    assert game.hand(0) == {"france": 2}
    assert game.hand(1) == {"britain": 5}


def test_r6_2_intrigue_cards_are_not_reshuffled():
    game = table(hands={0: {"france": 2}}, display=("spain",), pile={}, intrigue_pile={"france-spain": 2}).play("end")
    assert sum(game.state.intrigue_pile) == 2
    assert sum(game.state.intrigue_discards) == 22


def test_r6_3_a_period_is_scored_before_the_next_turn():
    game = table(hands={0: {"france": 2}}, held={"paris.king": 2}, display=("spain",), pile={}).play("end")
    assert game.options() == ["plan countries", "plan intrigue"]
    assert game.acting == 1
    assert game.markers(2) == [("period.1648.france", 8)]


def test_r6_4_the_third_period_finishes_the_round():
    # seat 1 began the game; the pile runs out in the turn of seat 2, so that seats 3 and 0 still have a turn
    game = table(
        4,
        turn=2,
        first=1,
        period=2,
        hands={2: {"france": 2}, 3: {"spain": 2}},
        held={"paris.king": 0},
        display=("spain",),
        pile={},
    ).play("end")
    assert "period ends" in game.kinds()
    assert game.state.period == 2
    assert game.markers(0) == []
    assert game.acting == 3
    game.draw().buy("occupy valencia.marshal", {"spain": 1}).end_turn(3)
    assert len(game.display()) == 3
    assert game.acting == 0
    game.draw()
    game.play("end")
    assert game.state.over
    assert game.state.pending() == []
    assert game.markers(0) == [("period.1714.france", 12), ("title.king", 16)]
    assert game.markers(3, "period") == [("period.1714.spain", 9)]


def third_period_ends(turn):
    """Seat 1 of four has begun, and after this turn the display cannot be filled."""
    hands = {turn: {"france": 2}, (turn + 1) % 4: {"spain": 2}}
    return table(4, turn=turn, first=1, period=2, hands=hands, display=("spain",), pile={}).play("end")


@pytest.mark.parametrize(("turn", "left"), [(1, "3"), (2, "2"), (3, "1")])
def test_r6_16_the_last_round_is_announced_with_the_turns_that_are_left(turn, left):
    told = third_period_ends(turn).told
    assert ("last round", -1, (left,)) in told
    assert told.index(("period ends", -1, ("1714",))) < told.index(("last round", -1, (left,)))


def test_r6_16_there_is_no_last_round_if_nobody_has_a_turn_left():
    game = third_period_ends(0)
    assert game.state.over
    assert "last round" not in game.kinds()


def test_r6_16_the_last_round_and_who_began_are_shown():
    before = table(4, turn=2, first=1, period=2).state.view(0)
    assert (before.last_round, before.first) == (False, 1)
    view = third_period_ends(2).state.view(None)
    assert (view.last_round, view.first) == (True, 1)
    earlier = table(hands={0: {"france": 2}}, display=("spain",), pile={}, period=1).play("end")
    assert not earlier.state.view(0).last_round
    assert "last round" not in earlier.kinds()


def test_r6_17_markers_that_nobody_takes_are_named():
    game = table(held={"paris.king": 0, "munich.duke": 1, "munich.marshal": 2}, at="scoring")
    assert [words for kind, _, words in game.told if kind == "unused"] == [
        ("period.1648.france", "4"),
        ("period.1648.britain", "5"),
        ("period.1648.britain", "2"),
        ("period.1648.spain", "5"),
        ("period.1648.spain", "2"),
    ]


def test_r6_4_the_last_seat_ends_the_game_at_once():
    game = table(turn=2, period=2, hands={2: {"france": 2}}, held={"paris.king": 0}, display=("spain",), pile={})
    game.play("end")
    assert game.state.over
    assert game.state.period == 3
    assert game.kinds()[-1] == "game over"


def test_r6_4_the_hand_limit_holds_in_the_last_round():
    game = table(turn=1, period=2, hands={1: {"france": 2}, 2: {"spain": 12}}, display=("france",), pile={}).play("end")
    game.draw().play("end")
    while not game.state.over:
        assert all(option.startswith("discard") for option in game.options())
        game.play(game.options()[0])
    assert sum(game.state.hands[2]) == 12


def test_r6_5_first_and_second_take_a_marker_in_each_country():
    held = {
        "paris.king": 0,  # France: 3, 2, 1
        "lyon.cardinal": 1,
        "bordeaux.marshal": 2,
        "munich.duke": 2,  # German States: 0, 1, 2
        "munich.marshal": 1,
        "london.king": 1,  # Britain: 0, 3, 2
        "dublin.cardinal": 2,
        "valencia.duke": 0,  # Spain: 2, 0, 1
        "valencia.marshal": 2,
    }
    assert scored(held) == [
        [("period.1648.france", 8), ("period.1648.spain", 5)],
        [("period.1648.france", 4), ("period.1648.german_states", 3), ("period.1648.britain", 5)],
        [("period.1648.german_states", 6), ("period.1648.britain", 2), ("period.1648.spain", 2)],
    ]


@pytest.mark.parametrize(("period", "points"), [(0, (8, 4)), (1, (10, 5)), (2, (12, 6))])
def test_r6_5_the_markers_of_the_period_that_has_ended(period, points):
    year = ["1648", "1680", "1714"][period]
    markers = scored({"paris.king": 0, "lyon.baron": 1}, period=period)
    assert markers == [[(f"period.{year}.france", points[0])], [(f"period.{year}.france", points[1])], []]


def test_r6_5_influence_of_all_positions_in_the_country_adds_up():
    # four positions of 1 beat a King of 3
    held = dict.fromkeys(["nantes.countess", "marseille.baron", "lyon.baron", "bordeaux.marshal"], 1)
    assert scored(held | {"paris.king": 0}) == [[("period.1648.france", 4)], [("period.1648.france", 8)], []]


def test_r6_6_a_tie_goes_to_the_higher_title():
    # 2 each: a Cardinal, or a Baron and a Countess
    held = {"lyon.baron": 0, "nantes.countess": 0, "lyon.cardinal": 1}
    assert scored(held) == [[("period.1648.france", 4)], [("period.1648.france", 8)], []]


def test_r6_7_a_further_tie_goes_to_the_city_with_the_higher_bonus():
    # two Princesses: Nantes 5, Marseille 4
    assert scored({"marseille.princess": 0, "nantes.princess": 1}) == [
        [("period.1648.france", 4)],
        [("period.1648.france", 8)],
        [],
    ]


def test_r6_7_the_city_of_the_highest_title_counts_and_no_other():
    # 3 each: seat 0 also holds a Countess in Nantes (5), but its Princess is only in Marseille (4)
    held = {"marseille.princess": 0, "nantes.countess": 0, "nantes.princess": 1, "bordeaux.marshal": 1}
    assert scored(held) == [[("period.1648.france", 4)], [("period.1648.france", 8)], []]


def test_r6_8_then_the_next_title_and_then_the_earlier_seat(tmp_path):
    # such a tie needs another board, on which the two French cities with a Princess have the same bonus
    equal = changed(tmp_path, ('name = "Nantes", bonus = 5', 'name = "Nantes", bonus = 4'))
    held = {"nantes.princess": 1, "marseille.princess": 0}
    assert most_influential(table(held=held, components=equal).state, 0) == [0, 1]
    held |= {"nantes.countess": 1, "lyon.baron": 0}
    assert most_influential(table(held=held, components=equal).state, 0) == [1, 0]


def test_r6_8_no_such_tie_can_arise_with_the_printed_board():
    box = royals().box
    places = [
        (box.position_country[p], box.position_title[p], box.city_bonus[box.position_city[p]])
        for p in range(len(box.positions))
    ]
    assert len(set(places)) == len(places)


def test_r6_9_with_one_player_the_second_marker_is_not_used():
    assert scored({"paris.king": 1, "bordeaux.marshal": 1}) == [[], [("period.1648.france", 8)], []]


def test_r6_10_only_cubes_on_positions_have_influence():
    assert scored({"bordeaux.marshal": 1}, banished={"paris": [0, 0], "lyon": [0]}) == [
        [],
        [("period.1648.france", 8)],
        [],
    ]


def test_r6_11_where_nobody_has_influence_both_markers_leave_the_game():
    game = table(at="scoring")
    assert game.points() == [0, 0, 0]
    assert game.state.period == 1
    assert game.state.view(None).periods[0].scored


def test_r6_12_after_a_scoring_the_next_seat_goes_on():
    game = table(turn=1, first=2, hands={1: {"france": 2}}, display=("spain",), pile={}).play("end")
    assert game.acting == 2
    assert game.state.first == 2
    assert [period.scored for period in game.state.view(None).periods] == [True, False, False]


def test_r6_13_the_printed_city_bonus_breaks_a_tie_although_the_marker_is_gone():
    game = table(held={"marseille.princess": 0, "nantes.princess": 1}, at="scoring")
    assert not any(city.bonus_left for city in game.state.view(None).cities if city.name in ("nantes", "marseille"))
    assert game.markers(1, "period") == [("period.1648.france", 8)]


def test_r6_14_who_loses_a_tie_for_first_is_second():
    # Barons and a Marshal, 1 each: the Baron in Marseille (4) beats the one in Lyon (3), which beats the Marshal
    held = {"bordeaux.marshal": 0, "lyon.baron": 1, "marseille.baron": 2}
    assert scored(held) == [[], [("period.1648.france", 4)], [("period.1648.france", 8)]]


def test_r6_14_a_tie_for_second_is_broken_in_the_same_way():
    held = {"paris.king": 0, "lyon.baron": 1, "marseille.baron": 2}
    assert scored(held) == [[("period.1648.france", 8)], [], [("period.1648.france", 4)]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r6_15_with_full_hands_the_new_pile_lasts_through_the_last_round(seats):
    deck = royals().box.setups[seats].deck
    left = deck[:]
    hands = {seat: {} for seat in range(seats)}
    countries = royals().box.countries
    for seat in range(seats):
        for _ in range(12):
            kind = left.index(max(left))
            left[kind] -= 1
            hands[seat][countries[kind]] = hands[seat].get(countries[kind], 0) + 1
    game = table(seats, hands=hands, display=(), pile={}, period=2, cubes=dict.fromkeys(range(seats), 0))
    while not game.state.over:
        assert len(game.display()) == 3 or not game.options()[0].startswith("plan")
        game.play(game.options()[0])
    assert len(game.display()) == 3
