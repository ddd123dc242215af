"""10. The end of the game."""

from __future__ import annotations

from games.potemkin.positions import House, fake, real, table

PLAIN = "fake_plain"


def over(**position):
    return table(month=4, at="over", **position)


def test_r10_1_after_the_fourth_month_the_game_is_over():
    game = table(month=4, at="end")
    assert game.state.over
    assert game.kinds()[-1] == "game over"
    assert not table(month=3, at="end").state.over


def test_r10_2_two_points_for_each_fake_building_standing():
    game = over(villages={0: [fake("industry"), House("science", "cond_culture"), real("science")]})
    assert game.lines(0) == [("fake", "type:industry", 2), ("fake", "type:science", 2)]
    assert game.points() == [4, 0, 0]


def test_r10_3_two_points_for_each_government_facade():
    game = over(villages={1: [real("government"), fake("government")]})
    assert game.points() == [0, 6, 0]
    assert game.lines(1).count(("government", "type:government", 2)) == 2


def test_r10_4_one_point_for_each_culture_facade():
    assert over(villages={1: [real("culture"), fake("culture")]}).points() == [0, 4, 0]


def test_r10_5_two_points_for_each_building_destroyed():
    game = over(trophies={2: [PLAIN, PLAIN, "fake_cycle"]})
    assert game.points() == [0, 0, 6]
    names = [name for _, name, _ in game.lines(2)]
    assert names == ["card:fake_plain", "card:fake_plain", "card:fake_cycle"]


def test_r10_6_a_point_for_each_cube_behind_any_building():
    game = over(villages={0: [real("industry", cubes=3), real("science", cubes=1)]})
    assert game.lines(0) == [("cubes", "type:industry", 3), ("cubes", "type:science", 1)]


def test_r10_7_the_most_points_win():
    assert over(villages={0: [fake("science")], 2: [fake("government")]}).state.ranking() == [2, 3, 1]


def test_r10_8_a_tie_goes_to_the_most_fake_buildings():
    game = over(villages={0: [fake("industry")], 1: [real("government")]}, trophies={2: [PLAIN]}, capitol=1)
    assert game.points() == [2, 2, 2]
    # seats 1 and 2 have none: the capitol decides between them
    assert game.state.ranking() == [1, 2, 3]


def test_r10_9_then_to_the_closest_to_the_capitol_against_the_clock():
    assert over(capitol=1).state.ranking() == [2, 1, 3]
    assert over(capitol=0).state.ranking() == [1, 3, 2]
    assert over(seats=5, capitol=3).state.ranking() == [4, 3, 2, 1, 5]
