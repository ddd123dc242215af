"""R5.8 to R5.11, R5.18 and R5.19. Trade tokens on the pad."""

from __future__ import annotations

import pytest

from antechamber.core.composing import compose
from games.first_tsar.positions import table

FIVE = ["grain_coin", "wood_coin", "2_vp", "2_coin", "stone"]


def trading(goods="3 grain + 1 wood", **position):
    """Seat 0 completes a Trade project in the Project Chamber."""
    position.setdefault("warriors", {0: {"moscow": 1}})
    position.setdefault("chambers", {"project": {0: 0}, "reward": {0: 0}})
    game = table(hands={0: ["grain_fair"]}, goods={0: goods}, **position)
    return game.play("leave project", "no-seal", "complete grain_fair")


def moving(**position):
    """Seat 0 moves its warrior from Moscow to Ryazan, over a token."""
    position.setdefault("warriors", {0: {"moscow": 1}})
    game = table(chambers={"manoeuvre": {0: 0}, "reward": {0: 0}}, **position)
    return game.play("leave manoeuvre", "no-seal", "action move", "move warrior.moscow?", "to ryazan")


def test_r5_8_a_token_is_taken_laid_on_the_pad_and_resolved():
    game = moving(trade={"moskva_and_oka": "grain_coin"})
    assert game.goods(0) == "1 grain + 1 coin"
    assert game.pad(0) == ["grain_coin"]
    assert game.state.view(None).trade == {}


def test_r5_9_a_move_gained_from_a_token_may_take_the_next_token_at_once():
    game = moving(trade={"moskva_and_oka": "move", "middle_volga": "2_coin"}, warriors={0: {"moscow": 1, "kazan": 1}})
    game.play("move warrior.kazan", "to nizhny_novgorod")
    assert game.pad(0) == ["2_coin", "move"]
    assert game.goods(0) == "2 coin"
    assert game.options("action") == ["move", "warrior"]


def test_r5_9_every_token_is_resolved_once_when_it_is_taken():
    for token, choices, goods in (
        ("wood_coin", [], "1 wood + 1 coin"),
        ("2_vp", [], "nothing"),
        ("income", ["income ryazan"], "2 grain"),
        ("foreign", ["gain steel"], "1 steel"),
        ("any", ["gain stone"], "1 stone"),
        ("take_project", ["draw project"], "nothing"),
        ("2_swap", [], "nothing"),
    ):
        game = moving(trade={"moskva_and_oka": token}).play(*choices)
        assert (game.goods(0), game.prompt) == (goods, "act")
    assert moving(trade={"moskva_and_oka": "2_vp"}).state.points[0] == 2
    assert moving(trade={"moskva_and_oka": "favour"}, favour=(1, 0, 2)).state.favour[0] == 0


def test_r5_10_a_full_pad_discards_one_of_the_old_tokens_unresolved():
    game = moving(trade={"moskva_and_oka": "2_wood"}, pads={0: FIVE})
    assert game.prompt == "discard"
    assert game.options("discard") == sorted(FIVE)
    assert game.state.view(0).turn.token == "2_wood"
    game.play("discard stone")
    assert game.pad(0) == ["grain_coin", "wood_coin", "2_vp", "2_coin", "2_wood"]
    assert game.goods(0) == "2 wood"
    assert game.state.view(None).trade_discards == ["stone"]


def test_r5_10_equal_tokens_are_one_option():
    game = moving(trade={"moskva_and_oka": "2_wood"}, pads={0: ["stone", "stone", "any", "any", "move"]})
    assert game.options("discard") == ["any", "move", "stone"]


def test_r5_11_two_tokens_leave_all_printed_effects_in_sight():
    game = trading(pads={0: ["stone", "favour"]})
    assert game.options("first") == ["favour", "pad_coin", "pad_grain", "pad_wood", "stone"]


def test_r5_11_with_four_tokens_only_one_printed_effect_can_be_seen():
    game = trading(pads={0: ["stone", "favour", "any", "move"]}).play("first pad_grain")
    assert not [name for name in game.options("resolve") if name.startswith("pad")]


def test_r5_11_with_three_tokens_two_printed_effects_can_be_seen():
    game = trading(pads={0: ["stone", "favour", "any"]}).play("first pad_grain")
    assert game.options("resolve") == ["any", "favour", "pad_coin", "pad_wood"]


def test_r5_11_five_tokens_cover_everything_printed():
    game = trading(pads={0: FIVE})
    assert not [name for name in game.options("first") if name.startswith("pad")]


RESOLVING = ("light_9", "light_1", "light_2", "light_3")


def last_turn(pad, regions=RESOLVING, **position):
    game = table(
        warriors={0: {"moscow": 1}}, chambers={"production": {0: 0}}, pads={0: pad}, regions=regions, **position
    )
    return game.play("leave production?", "no-seal?", "done?", "send pskov?", "end?")


def test_r5_11_after_the_last_turn_of_a_round_one_says_what_is_covered():
    game = last_turn(["stone", "favour", "any"])
    assert game.prompt == "cover"
    assert game.options("cover") == ["pad_coin", "pad_grain", "pad_wood"]
    game.play("cover pad_wood")
    assert game.state.view(None).seats[0].covered == ["pad_wood"]


def test_r5_11_two_printed_effects_are_covered_along_one_path():
    game = last_turn(["stone", "favour", "any", "move"])
    assert game.options("cover") == ["pad_grain", "pad_wood"]
    game.play("cover pad_wood")
    assert game.state.view(None).seats[0].covered == ["pad_wood", "pad_coin"]


def test_r5_11_they_are_picked_in_any_order():
    s = last_turn(["stone", "favour", "any", "move"]).state
    for order in (["pad:pad_coin", "pad:pad_wood"], ["pad:pad_wood", "pad:pad_coin"]):
        assert compose(s, 0, order) == ["cover pad_wood"]


def test_r5_11_nothing_is_asked_if_all_or_none_can_be_seen():
    assert last_turn(["stone", "any"]).state.over
    assert last_turn(FIVE).state.covered[0] == 7


def test_r5_11_nothing_is_asked_if_no_reward_of_the_round_can_use_it():
    game = last_turn(["stone", "favour", "any"], regions=("light_1", "light_2", "light_3", "light_4"))
    assert game.state.over
    assert game.state.covered[0] == 0


def test_r5_11_nothing_is_asked_before_the_last_turn():
    game = table(
        warriors={0: {"moscow": 1}},
        chambers={"production": {0: 0}, "reward": {0: 0}},
        pads={0: ["stone", "favour", "any"]},
        regions=RESOLVING,
    )
    game.play("leave production", "no-seal", "done", "send pskov", "end")
    assert game.state.over


def test_r5_11_at_the_end_of_the_round_a_covered_effect_is_out_of_reach():
    game = table(
        at="regions",
        decade=3,
        warriors={0: {"moscow": 1}},
        pads={0: ["stone", "favour", "any"]},
        regions=("light_9",) * 4,
    )
    game.state.covered = [2, 0, 0]
    game.play("reward resolve_trade+1_coin")
    assert game.options("resolve") == ["any", "favour", "pad_coin", "pad_grain", "stone"]


def test_r5_11_a_token_taken_at_the_end_of_the_round_covers_one_more():
    game = table(
        at="regions",
        decade=3,
        warriors={0: {"moscow": 1}},
        pads={0: ["stone", "favour", "any"]},
        regions=("dark_8",) * 4,
        spoils=("move",),
        trade={"moskva_and_oka": "2_coin"},
    )
    game.state.covered = [2, 0, 0]
    game.play("reward war", "war move", "move warrior.moscow", "to ryazan")
    assert game.options("cover") == ["pad_coin", "pad_grain"]
    game.play("cover pad_grain")
    assert game.state.covered[0] == 3
    assert ("gain", 0, ("2", "coin")) in game.told


def test_r5_11_a_full_pad_at_the_end_of_the_round_covers_nothing_new():
    game = table(
        at="regions",
        decade=3,
        warriors={0: {"moscow": 1}},
        pads={0: FIVE},
        regions=("dark_8",) * 4,
        spoils=("move",),
        trade={"moskva_and_oka": "any"},
    )
    game.state.covered = [7, 0, 0]
    game.play("reward war", "war move", "move warrior.moscow", "to ryazan", "discard stone")
    assert game.prompt == "pick"


def test_r5_18_a_trade_project_resolves_two_different_effects():
    game = trading().play("first pad_grain", "resolve pad_coin")
    assert game.goods(0) == "1 grain + 1 coin"


def test_r5_18_the_same_effect_is_not_resolved_twice():
    game = trading(pads={0: ["favour"]}).play("first favour")
    assert "favour" not in game.options("resolve")


def test_r5_18_equal_tokens_are_different_tokens():
    game = trading(pads={0: ["stone", "stone"]}).play("first stone", "resolve stone", "go-on")
    assert game.goods(0) == "2 stone"


def test_r5_18_an_estate_resolves_one():
    game = table(
        warriors={0: {"moscow": 1}},
        chambers={"reward": {0: 0}},
        estates={0: ["trading_court"]},
        goods={0: "1 coin"},
        pads={0: ["2_coin"]},
    )
    game.play("use trading_court", "resolve 2_coin")
    assert game.goods(0) == "2 coin"
    assert game.pad(0) == ["2_coin"]


def test_r5_18_two_trade_tokens_as_a_reward():
    game = table(at="regions", decade=3, warriors={0: {"moscow": 1}}, regions=("dark_9",) * 4)
    game.play("reward 2_resolve_trade", "first pad_grain", "resolve pad_wood")
    assert {("gain", 0, ("1", "grain")), ("gain", 0, ("1", "wood"))} <= set(game.told)


def test_r5_19_both_are_chosen_first_and_resolved_in_that_order():
    game = trading(pads={0: ["income", "2_coin"]}, warriors={0: {"moscow": 1}})
    game.play("first 2_coin", "resolve income", "go-on", "income moscow")
    assert game.goods(0) == "1 stone + 1 coin"
    game = trading(pads={0: ["income", "2_coin"]}, warriors={0: {"moscow": 1}})
    game.play("first income", "resolve 2_coin", "go-on")  # without a coin Moscow brings nothing
    assert game.goods(0) == "2 coin"


def test_r5_19_where_the_order_makes_no_difference_there_is_one():
    game = trading()
    assert game.options("first") == ["pad_grain", "pad_wood"]
    assert game.play("first pad_wood").state.goods[0][1] == 1  # only the coin is left to choose, so it was


@pytest.mark.parametrize("rules", [1, 2])
def test_r5_19_a_token_that_has_left_the_pad_is_lost(rules):
    game = trading(pads={0: ["move", "2_vp", "2_coin", "stone", "favour"]}, trade={"moskva_and_oka": "any"})
    game.state.rules = rules
    game.play("first move", "resolve stone", "move warrior.moscow", "to ryazan", "discard stone", "gain steel")
    game.play("go-on")
    assert game.goods(0) == "1 steel"
    assert game.prompt == "act"


def test_r5_19_an_equal_token_that_comes_instead_is_not_resolved_for_it():
    game = trading(pads={0: ["move", "2_vp", "2_coin", "stone", "favour"]}, trade={"moskva_and_oka": "stone"})
    game.play("first move", "resolve stone", "move warrior.moscow", "to ryazan", "discard stone", "go-on?")
    assert game.goods(0) == "1 stone"  # of the new token when it was taken, and no second one
    assert game.prompt == "act"


def test_r5_19_of_two_equal_tokens_the_other_one_may_go():
    game = trading(pads={0: ["move", "2_vp", "stone", "stone", "favour"]}, trade={"moskva_and_oka": "any"})
    game.play(
        "first move", "resolve stone", "move warrior.moscow", "to ryazan", "discard stone", "gain steel", "go-on?"
    )
    assert game.goods(0) == "1 stone + 1 steel"


def test_r5_19_a_printed_effect_that_has_been_covered_is_lost():
    game = trading(pads={0: ["move", "2_vp", "2_coin", "favour"]}, trade={"moskva_and_oka": "stone"})
    game.play("first move", "resolve pad_grain", "move warrior.moscow", "to ryazan", "go-on?")
    assert game.goods(0) == "1 stone"
    assert len(game.pad(0)) == 5


def test_r5_19_a_token_gained_meanwhile_cannot_be_chosen():
    game = trading(pads={0: ["move"]}, trade={"moskva_and_oka": "any"}).play("first move")
    assert "any" not in game.options("resolve")
