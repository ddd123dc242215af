"""Building residences."""

from __future__ import annotations

import pytest

from games.catherine.positions import act, catherine, hand_of, owning


def test_r8_1_a_residence_goes_to_a_city_listed_on_the_card():
    game = act("tobolsk_kremlin").play("perform")
    assert game.options() == ["build archangelsk", "build irkutsk", "build siberia"]
    game.play("build irkutsk")
    assert game.residences(0) == ["irkutsk"]
    assert game.state.supply[0] == 11


def test_r8_2_never_two_own_residences_in_a_city():
    game = act("tobolsk_kremlin", residences={0: ["siberia"]}).play("perform")
    assert game.options() == ["build archangelsk", "build irkutsk"]


def test_r8_2_residences_of_others_do_not_matter():
    game = act("tobolsk_kremlin", residences={1: ["siberia", "irkutsk", "archangelsk"]}).play("perform")
    assert game.options() == ["build archangelsk", "build irkutsk", "build siberia"]


def test_r8_2_the_only_city_left_is_built_in_without_asking():
    game = act("tobolsk_kremlin", residences={0: ["siberia", "irkutsk"]}).play("perform")
    assert game.residences(0) == ["siberia", "archangelsk", "irkutsk"]


@pytest.mark.parametrize(("card", "hand"), [("tobolsk_kremlin", 0), ("beketov", 2)])
def test_r8_3_without_a_residence_left_one_card_is_drawn_and_nothing_is_paid(card, hand):
    cards = hand_of(hand, "teal")
    game = act(card, hand=cards, supply={0: 0}, row=owning(iron=1, food=2))
    assert game.kinds() == ["no residence left", "draw"]
    assert len(game.hand(0)) == hand + 1
    assert game.state.pending() == []


def test_r8_3_that_card_respects_the_hand_limit():
    assert act("tobolsk_kremlin", hand=hand_of(3, "teal"), supply={0: 0}).scored() == {"card overflow": 1}


def test_r8_4_a_goods_tile_of_the_city_is_taken():
    game = act("tobolsk_kremlin").play("perform", "build archangelsk")
    assert game.tiles(0) == {"food": 1}
    archangelsk = next(city for city in game.state.view(0).cities if city.name == "archangelsk")
    assert archangelsk.tiles == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r8_4_there_is_a_tile_for_every_player(seats):
    others = {seat: ["archangelsk"] for seat in range(1, seats)}
    game = act("tobolsk_kremlin", seats=seats, residences=others).play("perform", "build archangelsk")
    assert game.tiles(0) == {"food": 1}
    assert game.state.city_tiles[game.box.cities.index("archangelsk")] == 0


def test_r8_5_a_city_with_a_crown_brings_favour_at_once():
    game = act("irkutsk_governors_house").play("perform", "build kazan")
    assert game.state.favour[0] == 1
    assert game.tiles(0) == {}


def test_r8_6_a_city_with_a_point_brings_nothing_at_once():
    game = act("tobolsk_kremlin").play("perform", "build siberia")
    assert game.points() == [0, 0]
    assert game.state.favour[0] == 0


def test_r8_7_the_new_tile_counts_for_the_bonus():
    game = act("tobolsk_kremlin", row=owning(iron=1)).play("perform", "build archangelsk")
    assert game.options() == ["bonus", "skip"]
    assert act("tobolsk_kremlin", row=owning(iron=1)).play("perform", "build siberia").state.pending() == []


def test_r8_7_the_new_favour_raises_the_limit_before_the_bonus_draws():
    row = owning(book=2)
    game = act("irkutsk_governors_house", hand=hand_of(3, "teal"), favour={0: 1}, row=row)
    game.play("perform", "build kazan", "bonus")
    assert len(game.hand(0)) == 4
    assert game.points() == [0, 0]


def test_r8_8_whoever_has_all_three_cities_cannot_perform():
    game = act("tobolsk_kremlin", residences={0: ["siberia", "irkutsk", "archangelsk"]})
    assert game.kinds() == ["no city left", "draw"]
    assert game.state.pending() == []


def test_every_city_is_on_four_residence_cards_of_its_colour():
    box = catherine().box
    listed = [city for card, cities in enumerate(box.card_cities) if len(cities) == 3 for city in cities]
    assert [listed.count(city) for city in range(18)] == [4] * 18
