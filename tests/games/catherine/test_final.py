"""The final scoring, and who has won."""

from __future__ import annotations

import pytest

from games.catherine.positions import hand_of, owning, position, run

# An order for two iron, two food, two caviar and one fur
ORDER = {0: "court_kitchen"}
SEVEN_JOINED = ["reval", "riga", "novgorod", "moscow", "smolensk", "kiev", "kharkov"]


def final(**more):
    return run(position(decade=2, **more), "final")


def test_r5_1_a_point_for_each_card_left_in_hand():
    assert final(hands={0: hand_of(4)}).scored() == {"hand": 4}


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ({"iron": 2, "food": 2}, 0),
        ({"iron": 2, "food": 2, "caviar": 1}, 5),
        ({"iron": 2, "food": 2, "caviar": 2}, 8),
        ({"iron": 2, "food": 2, "caviar": 2, "fur": 1}, 12),
    ],
)
def test_r5_2_five_six_or_seven_goods_of_the_order_score(tiles, points):
    game = final(orders=ORDER, tiles={0: tiles})
    assert game.scored() == ({"order": points} if points else {})


def test_r5_3_a_joker_stands_for_any_good():
    """A test vector: three iron, one food, one caviar, one fur and a joker make six."""
    tiles = {"iron": 3, "food": 1, "caviar": 1, "fur": 1}
    game = final(seats=3, orders=ORDER, tiles={0: tiles}, jokers={0: 1})
    assert game.state.view(0).seats[0].order.delivered == 6
    assert game.scored() == {"order": 8}


def test_r5_3_more_jokers_than_goods_are_missing_do_not_count_twice():
    tiles = {"iron": 2, "food": 2, "caviar": 2, "fur": 1}
    assert final(seats=3, orders=ORDER, tiles={0: tiles}, jokers={0: 3}).scored() == {"order": 12}


def test_r5_4_surplus_tiles_and_goods_on_cards_do_not_count():
    tiles = {"iron": 3, "food": 3, "fur": 3}
    game = final(orders=ORDER, tiles={0: tiles}, rows={0: owning(caviar=2)})
    assert game.state.view(0).seats[0].order.delivered == 5
    assert game.scored() == {"order": 5}


def test_r5_5_the_largest_connected_group_times_the_multiplier():
    """The rulebook's example: eight residences, one of them apart, multiplier three."""
    game = final(residences={0: [*SEVEN_JOINED, "irkutsk"]}, favour={0: 8})
    assert sorted(game.state.view(0).seats[0].group) == sorted(SEVEN_JOINED)
    assert game.scored()["connection"] == 21


def test_r5_5_the_larger_of_two_groups_counts():
    game = final(residences={0: ["riga", "reval", "siberia", "irkutsk", "orenburg"]})
    assert game.scored()["connection"] == 3


def test_r5_6_only_roads_connect_and_other_players_do_not_matter():
    game = final(residences={0: ["riga", "moscow"], 1: ["novgorod", "smolensk"]})
    assert game.scored(0)["connection"] == 1
    assert game.scored(1)["connection"] == 1


def test_r5_6_without_residences_there_is_no_group():
    assert final(favour={0: 12}).scored() == {}


def test_r5_7_most_points_win():
    game = final(seats=3, hands={0: hand_of(2), 1: hand_of(9)[2:6], 2: hand_of(9)[6:9]})
    assert game.points() == [2, 4, 3]
    assert game.state.ranking() == [3, 1, 2]
    assert game.kinds()[-1] == "game over"


def test_r5_8_whoever_is_level_shares_the_victory():
    game = final(seats=3, hands={0: hand_of(2), 1: hand_of(4)[2:], 2: hand_of(5)[4:]}, favour={1: 5})
    assert game.state.ranking() == [1, 1, 3]


def test_r5_9_the_final_scoring_follows_the_third_interim_scoring():
    game = run(position(hands={0: hand_of(2)}, decade=2), "draw")
    assert game.kinds() == ["hand", "game over"]
    assert game.state.over


def test_r5_9_final_points_are_named_by_what_they_are_for():
    tiles = {"iron": 2, "food": 2, "caviar": 2}
    game = final(hands={0: hand_of(1)}, orders=ORDER, tiles={0: tiles}, residences={0: ["siberia"]})
    assert [(line.source, line.name, line.points) for line in game.state.scores()[0]] == [
        ("hand", "line:hand", 1),
        ("order", "line:order", 8),
        ("connection", "line:connection", 1),
    ]
