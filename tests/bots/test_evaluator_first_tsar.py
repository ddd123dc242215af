"""The evaluator of The First Tsar, in positions that a person can check on paper."""

import tomllib

import pytest

from antechamber.bots.evaluators import evaluator_of, fitted_value, weights_file
from antechamber.games.first_tsar.constants import TITLES
from games.first_tsar.positions import first_tsar, new_game, table

HOME = {0: {"moscow": 1}, 1: {"pskov": 1}, 2: {"kholmogory": 1}}
SAME = {"warriors": HOME, "chambers": {"project": {0: 0}, "production": {0: 0}}}


def priors(game):
    """The evaluator's prior of each option of the seat that is to act, by its name."""
    s = game.state
    options = s.options(game.acting)
    weights = evaluator_of(first_tsar()).priors(s, game.acting, options)
    return {option.text: weight for option, weight in zip(options, weights, strict=True)}


def feature(game, name, seat=0):
    evaluator = evaluator_of(first_tsar())
    return evaluator.features(game.state, seat)[evaluator.names.index(name)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_weights_are_those_of_the_features(seats):
    table_of = tomllib.loads(weights_file("first-tsar").read_text(encoding="utf-8"))[str(seats)]
    assert list(table_of["weights"]) == evaluator_of(first_tsar()).names
    assert table_of["margin"] > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up_to_one_and_more_points_are_better(seats):
    s = new_game(seats).state
    value = fitted_value(first_tsar(), seats)
    s.points = [12] + [0] * (seats - 1)
    chances = value.win_chances(s)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] == max(chances)


def test_points_and_favour_are_counted_as_they_are():
    game = table(points={0: 7}, favour=(1, 0, 2), **SAME)
    assert feature(game, "points") == 7
    assert [feature(game, "favour", seat) for seat in range(3)] == [2, 4, 0]


def test_a_project_that_can_be_paid_counts_its_points_and_its_effect():
    game = table(hands={0: ["palisade", "cathedral"]}, goods={0: "2 grain + 2 wood"}, **SAME)
    assert feature(game, "best project ready") == 4 + 2
    assert feature(game, "others ready") == 0


def test_goods_are_not_counted_for_two_projects():
    game = table(hands={0: ["palisade", "border_patrol"]}, goods={0: "3 grain + 2 wood"}, **SAME)
    assert feature(game, "best project ready") == 4 + 2
    assert feature(game, "others ready") == 0
    game = table(hands={0: ["palisade", "border_patrol"]}, goods={0: "4 grain + 3 wood"}, **SAME)
    assert feature(game, "others ready") == 3 + 2


def test_a_project_comes_nearer_with_every_piece():
    near = [
        feature(table(hands={0: ["palisade"]}, goods={0: goods}, **SAME), "project near")
        for goods in ("nothing", "2 grain", "2 grain + 1 wood")
    ]
    assert near == sorted(near)
    assert near[0] < near[1] < near[2]


def test_a_title_counts_for_every_scoring_that_is_left():
    position = {"titles": {0: ["master_of_works"]}, "completed": {0: ["palisade", "cathedral"]}, **SAME}
    assert feature(table(decade=0, **position), "titles") == 2 * (2 * 2)
    assert feature(table(decade=2, **position), "titles") == 2 * 2


def test_boyars_count_for_a_title_only_in_decades_that_are_scored():
    position = {"titles": {0: ["okolnichy"]}, "boyars": {0: {"kazan": 1}}, "warriors": HOME}
    position["chambers"] = {"project": {0: 0}, "reward": {0: 0}}
    assert feature(table(decade=2, **position), "titles") == 1
    assert feature(table(decade=3, **position), "titles") == 2


def test_the_leader_of_a_region_counts_the_better_reward_and_the_second_the_other():
    game = table(warriors={0: {"moscow": 2}, 1: {"kazan": 1}}, chambers={"project": {0: 0}, "reward": {0: 0}})
    assert feature(game, "regions now", 0) == pytest.approx(3.0)
    assert feature(game, "regions now", 1) == pytest.approx(2.4)
    assert feature(game, "regions now", 2) == 0


def test_the_game_goes_from_stage_nought_to_one():
    evaluator = evaluator_of(first_tsar())
    assert evaluator.stage(new_game().state) == 0.0
    assert evaluator.stage(table(decade=2, at="round").state) == 0.5
    assert evaluator.round(table(decade=2, at="round").state) == 2


def test_the_stage_does_not_move_within_a_turn():
    evaluator = evaluator_of(first_tsar())
    game = table(at="round", warriors=HOME, goods={0: "2 coin"})
    before = evaluator.stage(game.state)
    game.play("plan production")
    assert evaluator.stage(game.state) == before
    game.play("bid 1")
    assert evaluator.stage(game.state) > before


def test_completing_comes_before_taking_and_before_being_done():
    game = table(hands={0: ["palisade"]}, goods={0: "2 grain + 2 wood"}, **SAME).play("leave project", "no-seal")
    found = priors(game)
    assert found["complete palisade"] == max(found.values())
    assert found["done"] < 0.1


def test_without_anything_else_to_do_one_is_done():
    game = table(goods={0: "2 grain"}, warriors=HOME, chambers={"exchange": {0: 0}, "reward": {0: 0}})
    found = priors(game.play("leave exchange", "no-seal", "action foreign", "gain steel"))
    assert found["done"] == max(found.values())
    assert found["action exchange"] < 0.1


def test_an_exchange_is_for_what_is_missing():
    game = table(
        goods={0: "2 grain + 4 wood"},
        hands={0: ["great_campaign", "cloth_row"]},
        warriors=HOME,
        chambers={"exchange": {0: 0}, "reward": {0: 0}},
    ).play("leave exchange", "no-seal")
    assert priors(game)["action exchange"] > 1
    found = priors(game.play("action foreign"))
    assert found["gain textile"] > found["gain steel"]


def test_production_is_for_what_is_missing():
    game = table(
        goods={0: "2 wood"},
        hands={0: ["palisade"]},
        warriors={0: {"ryazan": 1, "kazan": 1}},
        chambers={"production": {0: 0}, "reward": {0: 0}},
    ).play("leave production", "no-seal")
    found = priors(game)
    assert found["produce ryazan"] > found["produce kazan"]


def test_goods_are_produced_before_the_project_chamber_unless_something_can_be_paid():
    found = priors(table(hands={0: ["palisade"]}, **SAME))
    assert found["leave production"] > found["leave project"]
    found = priors(table(hands={0: ["palisade"]}, goods={0: "2 grain + 2 wood"}, **SAME))
    assert found["leave project"] > found["leave production"]


def test_a_boyar_goes_where_it_turns_a_region():
    game = table(
        warriors={0: {"moscow": 3, "putivl": 1}, 1: {"kursk": 2}},
        chambers={"reward": {0: 0}, "project": {0: 0}},
        assignments=("black", "red", "blue", "yellow", "red"),
    )
    game.play("leave reward", "no-seal", "done")
    found = priors(game)
    assert found["send chernigov"] > found["send moscow"]


def test_a_bid_that_cannot_win_is_a_blunder_and_so_is_one_far_too_high():
    game = table(at="plan", warriors=HOME, goods={0: "6 coin"}, chambers={"reward": {1: 2}}, favour=(1, 0, 2))
    found = priors(game.play("plan reward"))
    assert found["bid 3"] == max(found.values())
    assert found["bid 1"] < 0.1
    assert found["bid 6"] < 0.1


def test_selling_goods_is_a_blunder_but_for_the_price_of_a_seal():
    pieces = {"warriors": {0: {"moscow": 1}, 1: {"pskov": 1}}, "chambers": {"production": {0: 0}, "reward": {0: 0}}}
    game = table(2, goods={0: "2 grain"}, **pieces)
    assert priors(game)["free sell_local"] < 0.1
    assert priors(game.play("leave production"))["free sell_local"] > 0.1


def test_the_better_title_is_taken():
    game = table(
        completed={0: ["palisade", "cathedral"]}, warriors=HOME, chambers={"reward": {0: 0}, "project": {0: 0}}
    )
    s = game.state
    keys = [title.key for title in s.box.titles]
    s.displays[TITLES] = [keys.index(name) for name in ("voevoda", "master_of_works")]
    found = priors(game.play("leave reward", "no-seal", "action title"))
    assert found["take master_of_works"] > found["take voevoda"]


def test_who_chooses_for_a_rival_chooses_the_worse_reward():
    game = table(2, at="regions", warriors={0: {"moscow": 2}, 1: {"kazan": 1}}, regions=("light_3",) * 4, decade=3)
    assert game.acting == 1
    found = priors(game)
    assert found["reward place_warrior"] > found["reward 2_vp"]
