"""Every kind of action and bonus."""

from __future__ import annotations

import pytest

from antechamber.games.catherine.box_view import Effect
from games.catherine.positions import act, catherine, hand_of, owning

TEAL = ["peterhof", "oranienbaum", "gatchina"]


def test_r9_1_a_market_draws_a_card_for_each_of_its_two_goods():
    """The rulebook's example: three iron and two food bring five cards."""
    row = owning(["moscow_trading_rows"], iron=2, food=1)
    # Moscow Trading Rows itself shows food and fur
    game = act("moscow_trading_rows", row=row, residences={0: ["orenburg"]}, favour={0: 8}).play("perform")
    assert [game.state.owns(0, symbol) for symbol in (0, 1)] == [3, 2]
    assert len(game.hand(0)) == 5
    assert game.points() == [0, 0]


def test_r9_1_other_goods_do_not_count_at_a_market():
    game = act("moscow_trading_rows", tiles={0: {"caviar": 3, "fur": 2}}, favour={0: 8}).play("perform")
    assert len(game.hand(0)) == 1  # its own food


def test_r9_1_a_market_has_no_bonus():
    assert act("irbit_fair", hand=hand_of(1), tiles={0: {"food": 1}}).play("perform").state.pending() == []


def test_r9_2_three_cards_bring_ten_points():
    game = act("winter_palace_ball", hand=["peterhof", "kuskovo", "tobolsk_kremlin"]).play("perform")
    assert game.scored() == {"actions": 10}
    assert game.state.pending() == []


def test_r9_2_three_cards_of_one_colour_bring_favour_as_well():
    game = act("volga_journey", hand=TEAL).play("perform", "bonus")
    assert game.scored() == {"actions": 10}
    assert game.state.favour[0] == 1


def test_r9_3_two_points_for_each_book_and_favour_for_a_card():
    game = act("kiev_academy", hand=hand_of(2), row=owning(["kiev_academy"], book=4, cannon=1)).play("perform", "bonus")
    assert game.scored() == {"actions": 8}
    game.play(f"discard {hand_of(1)[0]}")
    assert (game.state.favour[0], len(game.hand(0))) == (1, 1)


def test_r9_4_a_card_brings_two_favour_and_another_card_one_more():
    hand = hand_of(3)
    game = act("imperial_hunt", hand=hand).play("perform", f"discard {hand[0]}")
    assert game.state.favour[0] == 2
    game.play("bonus", f"discard {hand[1]}")
    assert game.state.favour[0] == 3
    assert game.hand(0) == [hand[2]]


def test_r9_5_a_card_for_each_book_and_favour_with_three_cannons():
    game = act("grimm", row=owning(["grimm"], book=1, cannon=3)).play("perform")
    assert len(game.hand(0)) == 2  # one book of its own
    assert game.play("bonus").state.favour[0] == 1


def test_r9_5_two_cannons_are_not_enough():
    game = act("grimm", row=owning(["grimm"], book=1, cannon=2)).play("perform")
    assert game.state.pending() == []


def test_r9_6_two_cards_and_two_favour_with_three_books():
    game = act("potjomkin", row=owning(["potjomkin"], book=2)).play("perform")
    assert len(game.hand(0)) == 2
    assert game.play("bonus").state.favour[0] == 2


def test_r9_6_the_cards_come_before_the_favour_under_the_old_limit():
    game = act("potjomkin", hand=hand_of(2), row=owning(["potjomkin"], book=2)).play("perform", "bonus")
    assert len(game.hand(0)) == 3
    assert game.scored() == {"card overflow": 1}
    assert game.state.hand_limit(0) == 4


def test_r9_7_four_points_for_each_set_of_four_goods():
    """A test vector: two iron, three food, one caviar and four fur are one set."""
    tiles = {"iron": 1, "food": 2, "caviar": 1, "fur": 4}
    game = act("chumak_caravan", tiles={0: tiles}).play("perform")
    assert [game.state.owns(0, good) for good in range(4)] == [2, 3, 1, 4]
    assert game.scored() == {"actions": 4}
    two = act("chumak_caravan", tiles={0: {"iron": 1, "food": 1, "caviar": 2, "fur": 2}}, hand=hand_of(1))
    assert two.play("perform").scored() == {"actions": 8}
    assert two.play("bonus").state.favour[0] == 1


def test_r9_8_two_cards_build_in_any_city_of_the_colour():
    hand = hand_of(3, "teal")
    game = act("beketov", hand=hand).play("perform", f"discard {hand[0]}", f"discard {hand[2]}")
    assert game.options() == [
        "build archangelsk",
        "build astrakhan",
        "build irkutsk",
        "build kazan",
        "build orenburg",
        "build siberia",
    ]
    game.play("build archangelsk")
    assert game.residences(0) == ["archangelsk"]
    assert game.discards() == sorted([hand[0], hand[2]])
    assert game.state.pending() == []


def test_r9_8_two_of_the_good_shown_bring_favour():
    game = act("beketov", hand=hand_of(2, "teal"), tiles={0: {"food": 1}}).play("perform", "build archangelsk")
    assert game.tiles(0) == {"food": 2}
    assert game.play("bonus").state.favour[0] == 1


def test_r9_9_three_points_and_four_more_for_a_card():
    game = act("bruce", hand=hand_of(1)).play("perform", "bonus")
    assert game.scored() == {"actions": 3, "bonuses": 4}
    assert game.hand(0) == []


def test_r9_10_three_points_and_favour_for_the_goods_shown():
    game = act("dimsdale", tiles={0: {"iron": 1, "caviar": 1}}).play("perform", "bonus")
    assert game.scored() == {"actions": 3}
    assert game.state.favour[0] == 1
    assert act("dimsdale", tiles={0: {"iron": 2}}).play("perform").state.pending() == []


@pytest.mark.parametrize(
    ("card", "owned"),
    [("tobolsk_kremlin", {"iron": 1, "food": 1}), ("irkutsk_governors_house", {"book": 2})],
)
def test_r9_11_a_residence_and_a_card_for_what_is_shown(card, owned):
    game = act(card, row=owning(**owned)).play("perform", "build siberia", "bonus")
    assert game.residences(0) == ["siberia"]
    assert len(game.hand(0)) == 1


@pytest.mark.parametrize(
    ("card", "owned"),
    [("kazan_governors_court", {"caviar": 1, "fur": 1}), ("astrakhan_kremlin", {"book": 2})],
)
def test_r9_12_a_residence_and_two_points_for_what_is_shown(card, owned):
    game = act(card, row=owning(**owned)).play("perform", "build orenburg", "bonus")
    assert game.scored() == {"bonuses": 2}


@pytest.mark.parametrize(
    ("card", "owned"), [("orenburg_citadel", {"iron": 1, "caviar": 1}), ("stroganov_estate", {"book": 2})]
)
def test_r9_13_a_residence_and_favour_for_what_is_shown(card, owned):
    game = act(card, row=owning(**owned)).play("perform", "build irkutsk", "bonus")
    assert game.state.favour[0] == 1


def test_r9_13_a_residence_and_favour_for_a_card():
    game = act("demidov_manor", hand=hand_of(1, "teal")).play("perform", "build archangelsk", "bonus")
    assert (game.state.favour[0], game.hand(0)) == (1, [])


def test_r9_14_two_cards_bring_a_point_for_each_residence_in_the_colour():
    built = ["siberia", "irkutsk", "moscow", "riga"]
    game = act("solovetsky_pilgrim_house", hand=hand_of(2, "teal"), residences={0: built})
    game.play("perform", "build archangelsk", "bonus")
    assert game.scored() == {"bonuses": 3}  # siberia, irkutsk and the new one
    assert game.hand(0) == []


def test_r9_14_one_card_is_not_enough():
    game = act("solovetsky_pilgrim_house", hand=hand_of(1, "teal")).play("perform", "build archangelsk")
    assert game.state.pending() == []


def test_every_card_says_what_it_does():
    cards = catherine().show_box().cards
    favour_for_card = Effect("nothing", {}, 1, "favour", 1, "once")
    assert cards["volga_journey"].action == Effect("nothing", {}, 3, "points", 10, "once")
    assert cards["volga_journey"].bonus == Effect("one_colour", {}, 0, "favour", 1, "once")
    assert cards["kazan_gymnasium"].action == Effect("nothing", {}, 0, "points", 2, "book")
    assert cards["kazan_gymnasium"].bonus == favour_for_card
    assert cards["siberian_company"].action == Effect("nothing", {}, 0, "points", 4, "set")
    assert cards["beketov"].action == Effect("nothing", {}, 2, "residence_in_colour", 1, "once")
    assert cards["beketov"].bonus == Effect("shown", {"food": 2}, 0, "favour", 1, "once")
    assert cards["beketov"].cities == ["siberia", "archangelsk", "irkutsk", "kazan", "astrakhan", "orenburg"]
    assert cards["diderot"].bonus == Effect("shown", {"cannon": 3}, 0, "favour", 1, "once")
    assert cards["solovetsky_pilgrim_house"].bonus == Effect("nothing", {}, 2, "points", 1, "residence")
