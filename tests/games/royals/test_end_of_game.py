"""7. End of the game: titles, and who has won."""

from __future__ import annotations

import pytest

from games.royals.positions import table


def title_markers(titles, seats=3):
    """The Title markers in each seat's hands after the last scoring of cubes on titles."""
    game = table(seats, titles=titles, at="titles")
    return [game.markers(seat, "title") for seat in range(seats)]


def ranked(markers, seats=3):
    """Points and places of seats that have collected these markers."""
    game = table(seats, at="titles")
    box = game.state.box
    numbers = {(marker.source, marker.name): marker.number for marker in box.markers}
    for seat, names in markers.items():
        game.state.markers[seat] = [numbers[name] for name in names]
    return game.points(), game.state.ranking()


def test_r7_1_titles_are_scored_after_the_third_period_from_the_lowest_up():
    game = table(
        turn=2,
        period=2,
        hands={2: {"spain": 2}},
        held={"paris.king": 0, "lyon.baron": 0, "bordeaux.marshal": 1},
        display=("spain",),
        pile={},
    ).play("end")
    kinds = [(kind, words) for kind, _, words in game.told if kind in ("period", "title", "game over")]
    assert kinds == [
        ("period", ("period.1714.france", "12")),
        ("period", ("period.1714.france", "6")),
        ("title", ("title.marshal", "2")),
        ("title", ("title.baron", "4")),
        ("title", ("title.king", "16")),
        ("game over", ()),
    ]
    assert game.state.over


def test_r7_1_titles_are_not_scored_after_an_earlier_period():
    game = table(hands={0: {"france": 2}}, held={"paris.king": 0}, display=("spain",), pile={}, period=1).play("end")
    assert game.markers(0, "title") == []
    assert not game.state.over


def test_r7_2_most_cubes_take_the_whole_marker():
    assert title_markers({0: ["duke"], 1: ["duke", "duke"]}) == [[], [("title.duke", 8)], []]


def test_r7_2_cubes_of_lost_positions_count():
    game = table(held={"paris.king": 1}, banished={"paris": [0]}, titles={0: ["king", "king"]}, at="titles")
    assert game.markers(0, "title") == [("title.king", 16)]


def test_r7_3_two_tied_players_take_a_half_each():
    markers = title_markers({0: ["king", "king"], 1: ["king"], 2: ["king", "king"]})
    assert markers == [[("half.king", 8)], [], [("half.king", 8)]]


def test_r7_4_more_than_two_tied_players_get_nothing():
    assert title_markers({0: ["king"], 1: ["king"], 2: ["king"]}) == [[], [], []]


def test_r7_4_four_players_of_whom_three_are_tied():
    titles = {0: ["king"] * 2, 1: ["king"] * 2, 2: ["king"], 3: ["king"] * 2}
    assert title_markers(titles, seats=4) == [[], [], [], []]


def test_r7_5_a_title_without_cubes_goes_to_nobody():
    assert title_markers({}) == [[], [], []]
    assert title_markers({}, seats=2) == [[], []]


def test_r7_6_all_markers_add_up_and_the_most_points_win():
    paris_and_baron = [("city", "city.paris"), ("title", "title.baron")]
    points, places = ranked({0: paris_and_baron, 1: [("city", "city.lyon")], 2: [("city", "city.vienna")]})
    assert points == [8 + 4, 3, 7]
    assert places == [1, 3, 2]


def test_r7_6_the_score_names_every_marker():
    game = table(hands={0: {"france": 3}})
    game.buy("occupy lyon.baron", {"france": 2}).buy("occupy bordeaux.marshal", {"france": 1})
    lines = game.state.scores()[0]
    assert [(line.source, line.name, line.points) for line in lines] == [
        ("city", "marker:city.lyon", 3),
        ("city", "marker:city.bordeaux", 2),
    ]


def test_r7_7_a_tie_goes_to_the_highest_single_marker():
    # 8, or 5 and 3
    points, places = ranked({0: [("city", "city.nantes"), ("city", "city.lyon")], 1: [("city", "city.paris")]})
    assert points == [8, 8, 0]
    assert places == [2, 1, 3]


def test_r7_8_who_is_still_level_shares_the_win():
    # 5 + 5 against 5 + 3 + 2: the second marker is not looked at
    points, places = ranked(
        {
            0: [("city", "city.nantes"), ("city", "city.berlin")],
            1: [("title", "half.cardinal"), ("city", "city.lyon"), ("city", "city.munich")],
        }
    )
    assert points == [10, 10, 0]
    assert places == [1, 1, 3]


def test_r7_8_players_without_markers_are_level():
    assert ranked({}) == ([0, 0, 0], [1, 1, 1])


@pytest.mark.parametrize("cubes", [1, 2, 5])
def test_r7_9_two_players_who_are_tied_always_share(cubes):
    assert title_markers({0: ["duke"] * cubes, 1: ["duke"] * cubes}, seats=2) == [[("half.duke", 4)]] * 2


def test_r7_10_a_half_is_one_marker_of_half_the_points():
    # 8 from half a King against 8 from Paris: level. 16 from a King beats two halves of 8
    assert ranked({0: [("title", "half.king")], 1: [("city", "city.paris")]})[1] == [1, 1, 3]
    points, places = ranked({0: [("title", "half.king"), ("city", "city.paris")], 1: [("title", "title.king")]})
    assert points == [16, 16, 0]
    assert places == [2, 1, 3]


def test_r6_17_title_markers_that_nobody_takes_are_named():
    titles = {0: ["king", "duke"], 1: ["king", "duke"], 2: ["king"]}
    told = [(kind, words) for kind, _, words in table(titles=titles, at="titles").told if kind in ("unused", "tied")]
    assert told == [
        ("unused", ("title.marshal", "2")),
        ("unused", ("title.baron", "4")),
        ("unused", ("title.countess", "6")),
        ("unused", ("title.cardinal", "10")),
        ("unused", ("title.princess", "12")),
        ("tied", ("title.king", "16")),
    ]


def test_r7_11_cards_and_cubes_are_worth_nothing_at_the_end():
    hands, plots = {0: {"france": 12}}, {0: {"france-spain": 4}}
    rich = table(hands=hands, intrigues=plots, cubes={1: 0, 2: 0}, banished={"lyon": [0]}, at="titles")
    assert rich.points() == [0, 0, 0]
    assert rich.state.ranking() == [1, 1, 1]
