"""R5. The Production, Manoeuvre and Exchange Chambers, with the examples of the rulebook."""

from __future__ import annotations

from games.first_tsar.positions import in_chamber, table

# Production

RED = {
    "warriors": {0: {"moscow": 2, "yaroslavl": 1}},
    "buildings": {"nizhny_novgorod": 0},
    "boyars": {0: {"putivl": 1}},
}


def test_r5_1_the_example_of_the_production_chamber():
    """Putivl brings grain, Nizhny Novgorod coins, and one of these buys a stone in Moscow."""
    game = in_chamber("production", **RED)
    assert game.options("produce") == ["nizhny_novgorod", "putivl", "yaroslavl"]
    game.play("produce putivl", "produce nizhny_novgorod", "produce moscow")
    assert game.goods(0) == "2 grain + 1 stone + 1 coin"
    assert game.options("produce") == []


def test_r5_1_each_city_once_and_up_to_three():
    game = in_chamber("production", **RED).play("produce putivl")
    assert "putivl" not in game.options("produce")
    game.play("produce yaroslavl", "done")
    assert game.goods(0) == "4 grain"


def test_r5_1_a_city_without_a_piece_of_ones_own_brings_nothing():
    assert "kazan" not in in_chamber("production", **RED).options("produce")


def test_r5_2_a_stone_costs_a_coin():
    game = in_chamber("production", goods={0: "1 coin"}).play("produce moscow")
    assert game.goods(0) == "1 stone"


def test_r5_2_without_a_coin_a_stone_city_cannot_be_chosen():
    assert in_chamber("production").options("produce") == []


def test_r5_2_a_coin_of_the_pad_pays_for_the_stone():
    game = in_chamber("production", goods={0: "2 grain"}).play("free sell_local", "produce moscow")
    assert game.goods(0) == "1 stone"


def test_r5_3_the_bonus_repeats_one_of_the_chosen_cities():
    game = in_chamber("production", seal=True, **RED)
    assert game.options("again") == []
    game.play("produce putivl", "produce yaroslavl")
    assert game.options("again") == ["putivl", "yaroslavl"]
    game.play("again putivl")
    assert game.options("again") == []
    assert game.goods(0) == "6 grain"
    assert game.options("produce") == ["nizhny_novgorod"]


def test_r5_3_a_second_stone_costs_a_second_coin():
    game = in_chamber("production", seal=True, goods={0: "2 coin"}).play("produce moscow", "again moscow")
    assert game.goods(0) == "2 stone"


def test_r5_3_without_a_second_coin_there_is_no_second_stone():
    game = in_chamber("production", seal=True, goods={0: "1 coin"}).play("produce moscow")
    assert game.options("again") == []


def test_r5_4_income_of_an_estate_may_use_a_city_of_the_production():
    game = in_chamber("production", estates={0: ["votchina"]}, warriors={0: {"putivl": 1}}).play("produce putivl")
    game.play("use votchina")
    assert game.options() == ["income putivl", "skip"]
    assert game.play("income putivl").goods(0) == "4 grain"


def test_r5_4_income_that_cannot_be_paid_is_not_offered():
    game = in_chamber("manoeuvre", estates={0: ["votchina"]}, warriors={0: {"moscow": 1, "kazan": 1}})
    assert game.play("use votchina").options() == ["income kazan", "skip"]


# Manoeuvre


def test_r5_5_two_actions_placing_and_moving_in_any_mix():
    game = in_chamber("manoeuvre")
    assert game.options("action") == ["move", "warrior"]
    game.play("action warrior", "action move", "to tver")
    assert game.warriors(0) == {"moscow": 1, "tver": 1}
    assert game.options("action") == []


def test_r5_5_the_bonus_makes_it_three():
    game = in_chamber("manoeuvre", seal=True).play(*["action warrior"] * 3)
    assert game.warriors(0) == {"moscow": 4}
    assert game.options("action") == []


def test_r5_6_a_warrior_is_placed_beside_any_other_piece():
    game = in_chamber(
        "manoeuvre", warriors={0: {"moscow": 1}}, boyars={0: {"kazan": 1}}, buildings={"tver": 0, "pskov": 1}
    )
    game.play("action warrior")
    assert game.options("warrior") == ["kazan", "moscow", "tver"]
    assert game.play("warrior tver").state.warriors_left[0] == 8


def test_r5_6_without_warriors_in_the_supply_none_is_placed():
    game = in_chamber("manoeuvre", warriors={0: {"moscow": 6}}, war={0: 4})
    assert game.options("action") == ["move"]


def test_r5_7_warriors_and_boyars_move_along_a_waterway():
    game = in_chamber("manoeuvre", warriors={0: {"moscow": 1}}, boyars={0: {"kazan": 1}}).play("action move")
    assert game.options("move") == ["boyar.kazan", "warrior.moscow"]
    game.play("move boyar.kazan")
    assert game.options("to") == ["nizhny_novgorod", "veliky_ustyug"]
    assert game.play("to veliky_ustyug").boyars(0) == {"veliky_ustyug": 1}


def test_r5_7_a_piece_may_move_twice():
    game = in_chamber("manoeuvre", warriors={0: {"moscow": 1}})
    game.play("action move", "to tver", "action move", "to novgorod")
    assert game.warriors(0) == {"novgorod": 1}


def test_r5_7_any_number_of_pieces_stand_in_a_city():
    game = in_chamber("manoeuvre", warriors={0: {"tver": 1}, 1: {"moscow": 5}}, boyars={2: {"moscow": 3}})
    game.play("action move", "to moscow")
    assert game.warriors(0) == {"moscow": 1}


def test_r5_8_the_example_of_the_manoeuvre_chamber():
    """A token lets black place a warrior in Kursk; the second move finds no token any more."""
    game = in_chamber(
        "manoeuvre",
        warriors={0: {"chernigov": 1, "novgorod_seversky": 1}},
        boyars={0: {"kursk": 1}},
        trade={"desna": "place_warrior"},
    )
    game.play("action move", "move warrior.chernigov", "to novgorod_seversky")
    assert game.pad(0) == ["place_warrior"]
    game.play("warrior kursk", "action move", "move boyar.kursk", "to putivl")
    assert game.warriors(0) == {"novgorod_seversky": 2, "kursk": 1}
    assert game.boyars(0) == {"putivl": 1}
    assert game.pad(0) == ["place_warrior"]


def test_r5_8_the_piece_arrives_before_the_token_is_resolved():
    game = in_chamber("manoeuvre", warriors={0: {"moscow": 1}}, trade={"moskva_and_oka": "place_warrior"})
    game.play("action move", "to ryazan")
    assert game.options() == ["skip", "warrior ryazan"]


def test_r5_12_the_effect_of_a_token_may_be_declined_but_not_the_token():
    game = in_chamber("manoeuvre", warriors={0: {"moscow": 1}}, trade={"moskva_and_oka": "place_warrior"})
    game.play("action move", "to ryazan", "skip")
    assert game.pad(0) == ["place_warrior"]
    assert game.warriors(0) == {"ryazan": 1}


def test_r5_12_what_leaves_no_choice_is_simply_received():
    game = in_chamber("manoeuvre", warriors={0: {"moscow": 1}}, trade={"moskva_and_oka": "2_coin"})
    assert game.play("action move", "to ryazan").goods(0) == "2 coin"


# Exchange


def test_r5_23_the_example_of_the_exchange_chamber():
    """Gunpowder and textile, two grain for a stone, a coin and a wood for a steel."""
    game = in_chamber("exchange", seal=True, goods={0: "2 grain + 1 wood + 1 coin"})
    game.play("action foreign", "gain gunpowder", "action exchange", "pay grain", "pay grain", "gain stone")
    game.play("action foreign", "gain textile", "action exchange", "pay wood", "pay coin", "gain steel")
    assert game.goods(0) == "1 stone + 1 gunpowder + 1 textile + 1 steel"


def test_r5_23_as_often_as_there_are_two_pieces():
    game = in_chamber("exchange", goods={0: "4 coin"})
    game.play("action exchange", "gain wood", "action exchange", "pay coin", "gain wood")
    game.play("action exchange", "gain coin")
    assert game.goods(0) == "1 coin"
    assert game.options("action") == ["foreign"]


def test_r5_23_a_gained_good_may_be_exchanged_on():
    game = in_chamber("exchange", goods={0: "1 coin"})
    game.play("action foreign", "gain steel", "action exchange", "gain stone")
    assert game.goods(0) == "1 stone"


def test_r5_23_what_is_given_is_not_offered_in_return():
    game = in_chamber("exchange", goods={0: "1 grain + 1 wood"}).play("action exchange")
    assert game.options("gain") == ["coin", "gunpowder", "steel", "stone", "textile"]


def test_r5_23_every_pair_is_given_along_one_path():
    game = in_chamber("exchange", goods={0: "2 grain + 1 wood + 1 coin"}).play("action exchange")
    assert game.options("pay") == ["grain", "wood"]
    assert game.play("pay wood").prompt == "exchange"


def test_r5_24_one_foreign_good_and_another_with_the_bonus():
    game = in_chamber("exchange").play("action foreign")
    assert game.options("gain") == ["gunpowder", "steel", "textile"]
    assert game.play("gain textile").options("action") == []
    game = in_chamber("exchange", seal=True).play("action foreign", "gain textile")
    assert game.options("action") == ["foreign"]


def test_r5_24_several_goods_of_choice_are_picked_in_one_order():
    game = table(at="regions", regions=("dark_2",) * 4, warriors={0: {"moscow": 1}}, decade=3)
    game.play("reward 2_foreign", "gain textile")
    assert game.options("gain") == ["steel", "textile"]


def test_r5_25_a_swap_gives_one_for_one():
    game = in_chamber("reward", estates={0: ["fairground"]}, goods={0: "1 grain + 1 coin"}).play("use fairground")
    assert game.options() == ["skip", "swap coin", "swap grain"]
    game.play("swap coin")
    assert "gain coin" not in game.options()
    game.play("gain steel", "skip")
    assert game.goods(0) == "1 grain + 1 steel"
