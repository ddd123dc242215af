"""R8. Scoring after the second and the fourth round, and the end of the game."""

from __future__ import annotations

import itertools

import pytest

from games.first_tsar.positions import started, table

ONE_TWO_THREE = [
    "palisade",
    "border_patrol",
    "armed_boats",
    "grain_fair",
    "cloth_row",
    "timber_raft",
]  # one Construction, two Military, three Trade projects


def worth(title, **position):
    """What a Title of seat 0 would score."""
    position.setdefault("decade", 0)
    game = table(at="plan", titles={0: [title]}, **position)
    (found,) = [card.worth for card in game.state.view(None).seats[0].titles]
    return found


def test_r8_1_points_are_scored_after_the_second_and_the_fourth_round():
    game = started()
    scored = {}
    while not game.state.over:
        decade = game.state.round
        before = len(game.told)
        game.play(game.options()[0])
        if any(kind == "points" and told[1] == "line:favour" for kind, _, told in game.told[before:]):
            scored[decade] = True
    assert list(scored) == [1, 3]


def test_r8_1_the_order_of_a_scoring():
    game = table(at="middle", decade=1, titles={0: ["treasurer"]}, kept={0: ["move"]}, war={1: 1}, favour=(2, 0, 1))
    lines = [told[1] for kind, _, told in game.told if kind == "points"]
    assert lines == ["title:treasurer", "line:war", "line:favour", "line:favour"]


def test_r8_2_every_title_scores_for_itself():
    game = table(
        at="middle", decade=1, titles={0: ["boyar_of_the_duma", "guest_merchant"]}, completed={0: ONE_TWO_THREE}
    )
    assert game.lines(0, "title") == {"title:boyar_of_the_duma": 5, "title:guest_merchant": 6}


def test_r8_2_a_title_scores_again_after_the_fourth_round_on_the_same_line():
    game = table(at="middle", decade=1, titles={0: ["landed_noble"]}, estates={0: ["village"]})
    assert game.lines(0, "title") == {"title:landed_noble": 2}
    from antechamber.games.first_tsar.scoring import score_titles

    score_titles(game.state)
    assert game.lines(0, "title") == {"title:landed_noble": 4}


def test_r8_3_each_project_belongs_to_one_set_only():
    assert worth("boyar_of_the_duma", completed={0: ONE_TWO_THREE}) == 5


def test_r8_3_two_sets_score_twice_and_none_scores_nothing():
    assert worth("boyar_of_the_duma", completed={0: [*ONE_TWO_THREE, "bell_tower"]}) == 10
    assert worth("boyar_of_the_duma", completed={0: ["palisade", "grain_fair"]}) == 0


def test_r8_4_the_same_projects_count_for_several_titles():
    assert worth("guest_merchant", completed={0: ONE_TWO_THREE}) == 6
    assert worth("master_of_works", completed={0: ONE_TWO_THREE}) == 2
    assert worth("voevoda", completed={0: ONE_TWO_THREE}) == 4


def test_r8_5_spoils_kept_and_tokens_on_the_pad():
    assert worth("treasurer", kept={0: ["move", "3_vp"]}, pads={0: ["stone", "stone", "any"]}) == 5


def test_r8_5_printed_and_discarded_tokens_do_not_count():
    assert worth("treasurer") == 0
    game = table(
        warriors={0: {"moscow": 1}},
        chambers={"reward": {0: 0}},
        titles={0: ["treasurer"]},
        pads={0: ["stone", "any", "move"]},
    )
    game.play("free trade_in", "discard stone", "discard any", "draw project")
    assert game.state.view(None).seats[0].titles[0].worth == 1


def test_r8_6_cities_with_three_influence_whatever_others_have_there():
    position = {
        "warriors": {0: {"moscow": 3, "kazan": 1, "tver": 2}, 1: {"moscow": 9}},
        "boyars": {0: {"kazan": 1}},
        "buildings": {"pskov": 0, "tver": 1},
    }
    assert worth("namestnik", **position) == 4  # Moscow and Kazan
    assert worth("namestnik_of_the_border", **position) == 3  # Moscow is red
    assert worth("namestnik_of_the_interior", **position) == 3  # Kazan is yellow


def test_r8_6_a_building_and_a_warrior_are_three():
    assert worth("namestnik", warriors={0: {"moscow": 1}}, buildings={"moscow": 0}) == 2


def test_r8_7_most_and_second_most_warriors_in_the_field_of_war():
    game = table(4, at="middle", decade=1, war={0: 1, 1: 3, 2: 2})
    assert [game.lines(seat, "war") for seat in range(4)] == [{}, {"line:war": 4}, {"line:war": 2}, {}]


def test_r8_7_ties_by_favour_and_nothing_without_a_warrior():
    game = table(4, at="middle", decade=1, war={0: 2, 1: 2, 2: 2}, favour=(3, 2, 1, 0))
    assert [sum(game.lines(seat, "war").values()) for seat in range(4)] == [0, 2, 4, 0]
    game = table(at="middle", decade=1, war={1: 1})
    assert [sum(game.lines(seat, "war").values()) for seat in range(3)] == [0, 4, 0]


def test_r8_8_the_two_highest_in_favour():
    game = table(4, at="middle", decade=1, favour=(2, 0, 3, 1))
    assert [sum(game.lines(seat, "favour").values()) for seat in range(4)] == [2, 0, 4, 0]


def test_r8_8_two_players_score_war_and_favour_as_usual():
    game = table(2, at="middle", decade=1, favour=(1, 0), war={0: 1, 1: 1})
    assert [sum(game.lines(seat, "favour").values()) for seat in range(2)] == [2, 4]
    assert [sum(game.lines(seat, "war").values()) for seat in range(2)] == [2, 4]


@pytest.mark.parametrize(("seats", "spoils"), [(2, 3), (3, 5), (4, 6)])
def test_r8_9_after_the_second_round_war_and_trade_begin_anew(seats, spoils):
    game = started(seats)
    s = game.state
    while s.round < 2:
        game.play(game.options()[-1])
    assert sum(s.war) == 0
    assert len(s.spoils_display) == spoils
    assert len(s.spoils_pile) == 12 - 2 * spoils
    assert s.trade_pile == []
    assert [token >= 0 for token in s.trade_map] == s.box.has_slot


def test_r8_9_warriors_come_home_but_tokens_of_players_stay():
    game = table(
        at="middle", decade=1, war={0: 3}, kept={0: ["move"]}, pads={0: ["stone"]}, warriors={0: {"moscow": 2}}
    )
    assert game.state.warriors_left[0] == 8
    assert game.spoils(0) == ["move"]
    assert game.pad(0) == ["stone"]


def test_r8_9_tokens_left_on_the_map_are_discarded():
    game = table(at="middle", decade=1, trade={"seym": "stone"}, spoils=("3_vp",))
    assert game.state.view(None).trade_discards == ["stone"]
    assert game.state.view(None).spoils_discards == ["3_vp"]


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ("nothing", 0),
        ("2 steel", 1),
        ("3 steel", 1),
        ("1 steel + 1 textile", 1),
        ("1 steel + 1 grain + 1 coin", 1),
        ("3 gunpowder + 2 coin", 2),
        ("5 grain + 1 coin", 2),
        ("8 coin", 2),
    ],
)
def test_r8_10_two_foreign_goods_or_three_pieces_of_any_kind_make_a_point(goods, points):
    game = table(at="final", decade=3, goods={0: goods})
    assert game.lines(0, "goods").get("line:goods", 0) == points


def test_r8_10_no_other_exchange_would_bring_more():
    for foreign, others in itertools.product(range(9), range(9)):
        game = table(at="final", decade=3, goods={0: f"{foreign} steel + {others} coin"})
        best = max(pairs + (foreign - 2 * pairs + others) // 3 for pairs in range(foreign // 2 + 1))
        assert game.lines(0, "goods").get("line:goods", 0) == best


def test_r8_10_goods_are_not_exchanged_after_the_second_round():
    game = table(at="middle", decade=1, goods={0: "8 coin"})
    assert game.lines(0, "goods") == {}


def test_r8_11_most_points_win_and_favour_settles_a_tie():
    game = table(at="final", decade=3, points={0: 10, 1: 14, 2: 5}, favour=(0, 2, 1), tokens=())
    s = game.state
    assert s.points == [14, 14, 7]
    s.scored = [[0, s.points[seat]] for seat in range(3)]
    assert s.ranking() == [1, 2, 3]
    assert s.over


def test_r8_11_after_the_fourth_round_nothing_is_cleared_away():
    game = table(at="final", decade=3, war={0: 2}, boyars={0: {"moscow": 1}}, trade={"seym": "stone"})
    assert game.state.war[0] == 2
    assert game.boyars(0) == {"moscow": 1}
    assert "game over" in game.kinds()


@pytest.mark.parametrize(
    ("title", "position", "points"),
    [
        ("okolnichy", {"warriors": {0: {"moscow": 2}}, "boyars": {0: {"kazan": 1}}, "buildings": {"tver": 0}}, 3),
        ("regional_governor", {"warriors": {0: {"moscow": 2, "tver": 1}, 1: {"tver": 1}}}, 6),
        ("regional_governor", {"warriors": {0: {"tver": 1}, 1: {"tver": 1}}, "favour": (1, 0, 2)}, 0),
        ("streltsy_head", {"warriors": {0: {"moscow": 2, "tver": 1}}, "war": {0: 2}}, 3),
        ("church_patron", {"buildings": {"moscow": 0, "kazan": 0, "tver": 0, "kursk": 1}}, 6),
        ("landed_noble", {"estates": {0: ["village", "quarry"]}}, 4),
        ("keeper_of_the_rank_book", {}, 2),
        ("tsars_confidant", {"favour": (0, 1, 2)}, 5),
        ("tsars_confidant", {"favour": (1, 0, 2)}, 3),
        ("tsars_confidant", {"favour": (1, 2, 0)}, 0),
    ],
)
def test_r8_12_what_the_other_titles_count(title, position, points):
    assert worth(title, **position) == points


def test_r8_13_the_score_names_every_source_at_any_time():
    game = table(
        warriors={0: {"moscow": 1}},
        chambers={"project": {0: 0}},
        hands={0: ["muster_of_the_levy"]},
        goods={0: "3 grain + 2 wood"},
        spoils=("3_vp",),
        titles={0: ["voevoda"]},
    )
    game.play("leave project", "no-seal", "complete muster_of_the_levy", "war 3_vp")
    assert game.lines(0, "project") == {"project:muster_of_the_levy": 5}
    assert game.lines(0, "spoils") == {"line:spoils": 3}


def test_r8_13_titles_war_and_favour_are_shown_as_the_next_scoring_would_count_them():
    game = table(at="plan", titles={0: ["voevoda"]}, completed={0: ["border_patrol"]}, war={0: 1}, goods={0: "9 coin"})
    assert game.lines(0, "next scoring") == {"title:voevoda": 2, "line:war": 4, "line:favour": 4}
    game = table(at="plan", decade=2, goods={0: "9 coin"}, favour=(1, 2, 0))
    assert game.lines(0, "next scoring") == {"line:goods": 3}
    assert table(at="final", decade=3, goods={0: "9 coin"}).lines(0, "next scoring") == {}


def test_r8_13_at_the_end_the_lines_add_up_to_the_points_on_the_track():
    for seats in (2, 3, 4):
        game = started(seats)
        while not game.state.over:
            game.play(game.options()[-1])
        assert game.points() == game.state.points
