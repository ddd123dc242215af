"""R1. Setting up."""

from __future__ import annotations

import pytest

from antechamber.core.errors import WrongSeats
from antechamber.games.first_tsar.constants import ESTATES, NOTHING, PROJECTS, TITLES
from antechamber.games.first_tsar.rules.goods import PAY_LOCAL, PICK_FOREIGN
from games.first_tsar.conserved import components
from games.first_tsar.positions import first_tsar, new_game, started

SEATS = (2, 3, 4)


def many(seats=3, number=30):
    return [new_game(seats, bytes([n])).state for n in range(number)]


def test_r1_1_the_box_holds_what_the_rulebook_lists():
    box = first_tsar().box
    assert len(box.cities) == 16
    assert len(box.regions) == len(box.colours) == 4
    assert [box.project_type.count(kind) for kind in range(3)] == [10, 10, 10]
    assert (len(box.titles), len(box.estates), len(box.assignments)) == (15, 15, 6)
    assert (len(box.spoils_tokens), len(box.trade_tokens), len(box.region_tokens)) == (12, 20, 18)
    assert [token.dark for token in box.region_tokens].count(True) == 9
    assert (box.boyars, box.warriors, box.buildings, box.seals) == (3, 10, 6, 2)
    assert (box.slots, len(box.printed)) == (5, 3)


def test_r1_2_favour_tokens_lie_at_ten_twenty_and_thirty():
    assert new_game().state.favour_tokens == [10, 20, 30]


def test_r1_3_five_of_six_assignment_cards_lie_beside_the_chambers():
    spare = set()
    for s in many():
        assert len(set(s.assignments)) == 5
        spare.update(s.view(None).spare_assignment)
    assert spare == set(first_tsar().box.assignments)


def test_r1_3_everyone_can_tell_the_sixth_card():
    view = new_game().state.view(None)
    assert {chamber.assignment for chamber in view.chambers} | set(view.spare_assignment) == set(
        first_tsar().box.assignments
    )


def test_r1_4_four_dark_region_tokens_wait_for_the_last_round():
    stacks = {tuple(sorted(s.last_regions)) for s in many()}
    assert len(stacks) > 10
    assert all(first_tsar().box.region_tokens[token].dark for stack in stacks for token in stack)
    assert {len(stack) for stack in stacks} == {4}


def test_r1_5_the_first_rounds_mix_light_and_dark_and_leave_two_unseen():
    s = new_game().state
    assert len(s.region_tokens) == 4
    assert len(s.region_pile) == 10
    backs = [s.box.region_tokens[token].dark for s in many() for token in s.region_tokens]
    assert {True, False} == set(backs)
    assert backs.count(False) > backs.count(True)


@pytest.mark.parametrize(("seats", "spoils"), [(2, 3), (3, 5), (4, 6)])
def test_r1_6_spoils_by_number_of_players(seats, spoils):
    s = new_game(seats).state
    assert (len(s.spoils_display), len(s.spoils_pile)) == (spoils, 12 - spoils)


def test_r1_7_ten_trade_tokens_lie_on_their_waterways():
    s = new_game().state
    assert [token != NOTHING for token in s.trade_map] == s.box.has_slot
    assert (s.box.has_slot.count(True), len(s.trade_pile)) == (10, 10)


@pytest.mark.parametrize(("seats", "cards"), [(2, 2), (3, 3), (4, 3)])
def test_r1_8_titles_and_estates_on_display_by_number_of_players(seats, cards):
    s = new_game(seats).state
    assert len(s.displays[TITLES]) == len(s.displays[ESTATES]) == cards
    assert len(s.decks[TITLES]) == len(s.decks[ESTATES]) == 15 - cards


@pytest.mark.parametrize("seats", SEATS)
def test_r1_9_everyone_has_the_same_pieces(seats):
    stock = components(new_game(seats).state)
    assert stock["boyars"] == [3] * seats
    assert stock["warriors"] == [10] * seats
    assert stock["buildings"] == [6] * seats
    assert stock["seals"] == [2] * seats


def test_r1_10_everyone_begins_with_three_goods_and_three_coins():
    game = new_game()
    assert {game.goods(seat) for seat in range(3)} == {"1 grain + 1 wood + 1 stone + 3 coin"}
    assert game.state.points == [0, 0, 0]


@pytest.mark.parametrize("seats", SEATS)
def test_r1_11_the_order_of_favour_is_drawn_by_lot(seats):
    orders = {tuple(s.favour) for s in many(seats, 60)}
    assert all(sorted(order) == list(range(seats)) for order in orders)
    assert len(orders) == {2: 2, 3: 6, 4: 24}[seats] or (seats == 4 and len(orders) > 12)


@pytest.mark.parametrize("seats", SEATS)
def test_r1_12_the_first_player_sits_left_of_the_lowest_in_favour(seats):
    assert all(s.first == (s.favour[-1] + 1) % seats for s in many(seats))


def test_r1_12_with_two_players_the_higher_in_favour_begins():
    assert all(s.first == s.favour[0] for s in many(2))


def test_r1_13_everyone_keeps_one_of_three_projects_at_the_same_time():
    game = new_game()
    s = game.state
    assert s.pending() == [0, 1, 2]
    assert [len(s.options(seat)) for seat in range(3)] == [3, 3, 3]
    kept = s.options(1)[2]
    s.apply(1, kept)
    assert f"keep {game.hand(1)[0]}" == kept.text
    assert s.pending() == [0, 2]


def test_r1_13_nobody_else_is_told_which_project_is_kept():
    s = new_game().state
    before = [s.view(seat) for seat in (None, 0, 2)]
    s.apply(1, s.options(1)[0])
    assert [s.view(seat) for seat in (None, 0, 2)] == before
    assert s.events == []
    assert s.takebacks == [0, 1, 0]


def test_r1_14_the_other_cards_go_back_when_all_have_chosen():
    game = new_game()
    s = game.state
    s.apply(0, s.options(0)[0])
    assert len(s.decks[PROJECTS]) == 30 - 9
    game.keep_first_projects()
    assert len(s.displays[PROJECTS]) == 6
    assert len(s.decks[PROJECTS]) == 30 - 3 - 6
    assert s.takebacks == [0, 0, 0]
    assert s.dealt == [[], [], []]


def test_r1_14_a_rejected_card_may_come_to_the_display():
    shown = 0
    for n in range(30):
        s = new_game(4, bytes([n])).keep_first_projects().state
        shown += len({card for cards in s.rejected for card in cards} & set(s.displays[PROJECTS]))
    assert shown > 10


@pytest.mark.parametrize("seats", SEATS)
def test_r1_15_first_warriors_forward_then_backward(seats):
    game = new_game(seats).keep_first_projects()
    order = []
    while game.prompt == "first warrior":
        order.append(game.acting)
        game.play(game.options()[0])
    forward = [(game.state.first + place) % seats for place in range(seats)]
    assert order == forward + forward[::-1]
    assert [sum(warriors) for warriors in game.state.warriors] == [2] * seats


def test_r1_15_a_city_holds_one_first_warrior_at_most():
    game = new_game(4).keep_first_projects()
    for placed in range(8):
        assert len(game.options()) == 16 - placed
        game.play(game.options()[0])
    assert max(sum(warriors[city] for warriors in game.state.warriors) for city in range(16)) == 1


def test_r1_16_goods_and_coins_never_run_out():
    game = started()
    game.state.goods[0][0] = 500
    assert game.state.view(None).seats[0].goods["grain"] == 500


def test_r1_17_every_city_has_a_region_a_colour_an_income_and_a_waterway():
    box = first_tsar().box
    for region in range(4):
        assert sorted(box.city_colour[city] for city in box.region_cities[region]) == [0, 1, 2, 3]
    for city in range(16):
        assert box.city_income[city]
        assert 2 <= sum(city in ends for ends in box.way_ends) <= 4


def test_r1_17_what_the_rulebook_says_of_the_map():
    box = first_tsar().box
    brings = {city.name: (city.cost, city.income) for city in new_game().state.view(None).cities}
    assert brings["moscow"] == ({"coin": 1}, {"stone": 1})
    assert brings["nizhny_novgorod"] == ({}, {"coin": 2})
    assert brings["putivl"] == ({}, {"grain": 2})
    assert box.colours[box.city_colour[box.cities.index("novgorod_seversky")]] == "black"
    slotted = [{box.cities[c] for c in ends} for ends, slot in zip(box.way_ends, box.has_slot, strict=True) if slot]
    assert {"chernigov", "novgorod_seversky"} in slotted
    assert {"kursk", "putivl"} in slotted


def test_r1_18_two_to_four_can_play():
    for seats in SEATS:
        assert new_game(seats).state.seats == seats
    for seats in (1, 5):
        with pytest.raises(WrongSeats, match="for 2 to 4 players"):
            first_tsar().start(seats, b"x")


def test_r1_19_three_goods_are_local_three_foreign_and_coins_neither():
    box = first_tsar().show_box()
    assert (box.local, box.foreign) == (["grain", "wood", "stone"], ["gunpowder", "textile", "steel"])
    s = new_game().state
    s.goods[0] = [1] * 7
    s.owed = 1
    assert [option.text for option in PICK_FOREIGN.options(s, 0)] == ["gain gunpowder", "gain textile", "gain steel"]
    assert {option.text for option in PAY_LOCAL.options(s, 0)} == {"pay grain", "pay wood", "pay stone"}


def test_r1_20_four_assignment_cards_show_a_colour_one_all_and_one_the_kremlin():
    box = first_tsar().box
    reach = dict(zip(box.card_colour, map(len, box.card_cities), strict=True))
    assert {colour: reach.pop(colour) for colour in box.colours} == dict.fromkeys(box.colours, 4)
    assert reach == {"any": 16, "nowhere": 0}
