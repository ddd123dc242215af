"""What a view says beyond what lies on the table: what scorings would bring, what comes next, what fits where."""

from __future__ import annotations

import pytest

from antechamber.games.catherine.view import Final, Goal, Interim, Order
from games.catherine.positions import act, catherine, hand_of, owning, position, run, showing


def seat_of(s, seat=0, viewer=None):
    return s.view(viewer).seats[seat]


def with_cannons(*counts):
    """Action rows that show so many cannons, seat by seat."""
    rows, taken = {}, []
    for seat, number in enumerate(counts):
        rows[seat] = showing("cannon", number, taken)
        taken += rows[seat]
    return position(len(counts), rows=rows)


def with_books(*counts):
    rows, taken = {}, []
    for seat, number in enumerate(counts):
        rows[seat] = showing("book", number, taken)
        taken += rows[seat]
    return position(len(counts), rows=rows)


# What scorings would bring


@pytest.mark.parametrize(
    ("cannons", "points"),
    [((0, 0), [2, 2]), ((2, 1), [4, 0]), ((3, 2, 2), [8, 2, 2]), ((3, 2, 4, 3), [6, 0, 8, 2])],
)
def test_r4_2_cannons_as_they_are_are_told_in_points(cannons, points):
    s = with_cannons(*cannons)
    assert [seat.interim.cannons for seat in s.view(None).seats] == points
    scored = run(s, "cannons").state.scores()
    assert [sum(line.points for line in lines) for lines in scored] == points


def test_r4_3_the_seats_that_compare_cannons_are_told():
    assert [seat.neighbours for seat in with_cannons(0, 0).view(None).seats] == [[1], [0]]
    assert [sorted(seat.neighbours) for seat in with_cannons(0, 0, 0, 0).view(None).seats] == [
        [1, 3],
        [0, 2],
        [1, 3],
        [0, 2],
    ]


@pytest.mark.parametrize(
    ("books", "wins"),
    [
        ((1, 1), ["residence", "residence"]),
        ((2, 1), ["residence", "nothing"]),
        ((4, 2, 2, 1), ["residence", "joker", "joker", "nothing"]),
        ((4, 2, 2, 2), ["residence", "nothing", "nothing", "nothing"]),
    ],
)
def test_r4_5_what_books_as_they_are_would_win_is_told(books, wins):
    assert [seat.interim.books for seat in with_books(*books).view(None).seats] == wins


def test_what_both_scorings_would_bring_is_told_line_by_line():
    s = position(
        residences={0: ["riga", "reval", "siberia", "irkutsk"]},
        favour={0: 8},
        orders={0: "court_kitchen"},
        jokers={0: 2},
        hands={0: hand_of(2)},
    )
    # Four residences by the table, Siberia's point, space 8; two cards, five goods, a group of two times three.
    assert seat_of(s).interim == Interim(cannons=2, books="residence", residences=5, cities=1, favour=5)
    assert seat_of(s).final == Final(hand=2, order=5, connection=6)
    assert seat_of(s).multiplier == 3
    game = run(s, "final")
    assert game.scored() == {"hand": 2, "order": 5, "connection": 6}


def test_the_cities_of_the_largest_group_are_told():
    s = position(residences={0: ["riga", "reval", "siberia", "irkutsk", "orenburg"]})
    assert sorted(seat_of(s).group) == ["irkutsk", "orenburg", "siberia"]
    assert seat_of(s, 1).group == []


def test_an_order_says_which_tiles_count_and_when_it_is_worth_more():
    tiles = {"iron": 3, "food": 1}
    s = position(orders={0: "court_kitchen"}, tiles={0: tiles}, jokers={0: 1})
    assert seat_of(s).order == Order("court_kitchen", {"iron": 2, "food": 1}, 4, Goal(5, 5))
    s.jokers[0] = 3
    assert seat_of(s).order.next == Goal(7, 12)
    s.jokers[0] = 4
    assert seat_of(s).order.next is None


# What one is laying


def phase_b():
    hands = {0: ["voltaire", "gatchina", "irbit_fair"], 1: ["bruce", "pallas"]}
    rows = {0: ["peterhof", "kuskovo", "tobolsk_kremlin"], 1: ["oranienbaum", "ostankino", "demidov_manor"]}
    return run(position(hands=hands, rows=rows), "play")


def test_a_card_for_the_row_says_what_it_will_add():
    own = phase_b().choose(0, "append voltaire").state.view(0).own
    assert (own.row, own.adds, own.tucked, own.fits) == (["voltaire"], {"cannon": 1, "book": 1}, None, [])


def test_a_card_for_the_activation_row_says_what_it_could_set_off():
    own = phase_b().choose(0, "append voltaire", "tuck gatchina").state.view(0).own
    assert (own.row, own.tucked, own.fits) == (["voltaire"], "gatchina", ["peterhof"])
    own = phase_b().choose(0, "append irbit_fair", "tuck voltaire").state.view(0).own
    assert own.fits == ["kuskovo"]


def test_cards_for_a_cost_go_to_no_row():
    hand = hand_of(5)
    own = act("bronze_horseman", hand=hand, favour={0: 5}).play("perform", f"discard {hand[0]}").state.view(0).own
    assert (own.row, own.tucked, own.paid, own.owed) == ([], None, [hand[0]], 2)


def test_the_cities_in_which_one_may_still_build_are_told():
    own = position(residences={0: ["riga", "kiev"], 1: ["moscow"]}).view(0).own
    assert len(own.free) == 16
    assert not {"riga", "kiev"} & set(own.free)


def test_all_choose_in_secret_until_cards_are_revealed():
    game = phase_b()
    assert game.state.view(1).secret
    assert not act("irbit_fair", row=owning(food=2)).state.view(1).secret


# What is said once


def test_the_box_says_what_never_changes():
    box = catherine().show_box()
    assert (box.decades, box.rounds, box.row, box.columns, box.goods) == (3, 4, 3, 7, 7)
    assert box.colours == ["ochre", "teal", "crimson"]
    assert (box.cities["riga"].colour, box.cities["riga"].icon) == ("teal", "food")
    assert box.cities["riga"].roads == ["reval", "novgorod", "smolensk"]
    assert [space.hand for space in box.favour][:3] == [3, 3, 4]
    assert box.orders["court_kitchen"] == {"iron": 2, "food": 2, "caviar": 2, "fur": 1}
    assert (box.cards["irbit_fair"].kind, box.cards["irbit_fair"].colour) == ("market", "ochre")
