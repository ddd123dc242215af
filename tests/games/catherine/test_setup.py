"""Setting up a game of Catherine."""

from __future__ import annotations

import pytest

from antechamber.core.errors import WrongSeats
from antechamber.games.catherine.components import GOODS
from games.catherine.positions import catherine, new_game


def test_r1_1_six_cities_of_each_colour_with_one_icon_each():
    cities = catherine().show_box().cities.values()
    for colour in ("ochre", "teal", "crimson"):
        icons = [city.icon for city in cities if city.colour == colour]
        assert sorted(icons) == sorted([*GOODS, "favour", "point"])
    ochre = [name for name, city in catherine().show_box().cities.items() if city.colour == "ochre"]
    assert ochre == ["siberia", "archangelsk", "irkutsk", "kazan", "astrakhan", "orenburg"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_2_a_goods_tile_for_each_player_lies_at_every_goods_city(seats):
    cities = new_game(seats).state.view(None).cities
    places = catherine().show_box().cities
    assert [city.tiles for city in cities if places[city.name].icon in GOODS] == [seats] * 12
    assert [city.tiles for city in cities if places[city.name].icon not in GOODS] == [0] * 6


@pytest.mark.parametrize(("seats", "jokers"), [(2, 0), (3, 6), (4, 6)])
def test_r1_3_jokers_lie_ready_except_for_two_players(seats, jokers):
    assert new_game(seats).state.joker_supply == jokers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_4_everyone_has_twelve_residences_no_favour_and_no_points(seats):
    game = new_game(seats)
    assert [(seat.supply, seat.favour, seat.points) for seat in game.state.view(None).seats] == [(12, 0, 0)] * seats
    assert game.points() == [0] * seats


def test_r1_5_everyone_has_an_order_face_up():
    game = new_game(4)
    orders = [seat.order.name for seat in game.state.view(None).seats]
    assert len(set(orders)) == 4
    assert [event for event in game.told if event[0] == "deal"] == [
        ("deal", seat, (game.box.orders[game.state.orders[seat]],)) for seat in range(4)
    ]


def test_r1_5_orders_differ_from_game_to_game():
    assert len({tuple(new_game(2, bytes([number])).state.orders) for number in range(20)}) > 5


def test_r1_6_six_cards_are_dealt_and_the_others_are_the_pile():
    state = new_game(3).state
    assert [len(hand) for hand in state.hands] == [6, 6, 6]
    assert (len(state.pile), state.discards) == (84, [])


def test_r1_7_three_of_six_cards_become_the_action_row_and_three_stay_in_hand():
    game = new_game(3)
    dealt = [game.hand(seat) for seat in range(3)]
    assert game.state.pending() == [0, 1, 2]
    for seat in (2, 0, 1):
        game.choose(seat, *[f"lay {dealt[seat][number]}" for number in (0, 2, 4)])
    for seat in range(3):
        assert game.row(seat) == [dealt[seat][number] for number in (0, 2, 4)]
        assert game.below(seat) == [None] * 3
        kept = [card for card in game.hand(seat) if card in dealt[seat]]
        assert kept == [dealt[seat][number] for number in (1, 3, 5)]


def test_r1_7_every_row_can_be_laid_along_one_path_only():
    found = []
    start = new_game(2).state

    def walk(state, cards):
        if 0 not in state.pending():
            found.append(tuple(state.laid[0]))
            return
        for option in state.options(0):
            after = state.clone()
            after.apply(0, option)
            walk(after, [*cards, option])

    walk(start, [])
    assert len(found) == len(set(found)) == 20


def test_r1_8_first_rows_are_secret_until_all_are_chosen():
    game = new_game(3)
    before = game.state.view(1)
    game.take_first(0)
    assert game.state.view(1) == before
    assert game.state.events == []
    assert len(game.state.view(0).own.row) == 3
    game.take_first(2)
    assert "row" not in game.kinds()
    game.take_first(1)
    assert [kind for kind in game.kinds() if kind == "row"] == ["row"] * 3
    assert [event[2] for event in game.told if event[0] == "row"] == [tuple(game.row(seat)) for seat in range(3)]


def test_r1_8_a_first_row_can_be_taken_back_until_all_are_chosen():
    game = new_game(2).take_first(0)
    assert game.state.takebacks == [3, 0]
    game.choose(1, game.options(1)[0])
    assert game.state.takebacks == [3, 1]
    while not game.state.rows[1]:
        game.choose(1, game.state.options(1)[0].text)
    assert game.state.takebacks == [0, 0]


def test_r1_9_the_box_holds_what_the_rulebook_lists():
    box = catherine().box
    assert (len(box.cards), len(box.orders), len(box.cities)) == (102, 8, 18)
    assert box.residences == 12
    assert box.setups[4].jokers == 6
    assert sum(box.city_icon.count(good) for good in range(4)) * 4 == 48
    assert [box.card_colour.count(colour) for colour in range(3)] == [34, 34, 34]


def test_r1_10_two_to_four_can_play():
    for seats in (2, 3, 4):
        assert new_game(seats).state.seats == seats
    for seats in (1, 5):
        with pytest.raises(WrongSeats, match="for 2 to 4 players"):
            catherine().start(seats, b"x")


def test_r10_3_rows_are_revealed_and_cards_drawn_without_asking():
    game = new_game(3).take_first(0, 1)
    assert (game.row(0), game.row(2)) == ([], [])
    for _ in range(3):
        game.choose(2, game.state.options(2)[0].text)
    assert [len(game.row(seat)) for seat in range(3)] == [3, 3, 3]
    assert [len(game.hand(seat)) for seat in range(3)] == [5, 5, 5]
