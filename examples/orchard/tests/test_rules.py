"""The rules of Orchard, one by one."""

import pytest

from antechamber import Match, load
from antechamber.testing import GameTable

APPLE, PEAR, CHERRY, QUINCE = range(4)


@pytest.fixture
def table():
    return GameTable(load("orchard").start(3, b"spring"))


def bid(table, *ladders):
    """Each seat bids the ladder of its hand that stands at this place."""
    for seat, place in enumerate(ladders):
        table.choose(seat, f"bid {table.state.hands[seat][place] + 1}")


def test_r1_1_everybody_has_four_ladders(table):
    hands = table.state.hands
    assert [len(hand) for hand in hands] == [4, 4, 4]
    assert len({ladder for hand in hands for ladder in hand}) == 12


def test_r1_2_there_are_twenty_four_trees(table):
    assert table.box.tree_counts == [8, 6, 6, 4]
    assert sum(table.state.pile) + len(table.state.stand) == 24


def test_r2_1_one_tree_more_than_players_stands(table):
    assert len(table.state.stand) == 4


def test_r2_2_all_bid_at_the_same_time(table):
    assert table.state.pending() == [0, 1, 2]
    table.choose(2, table.options(2)[0])
    assert table.state.pending() == [0, 1]


def test_r2_2_a_bid_can_be_taken_back_until_all_have_bid():
    match = Match(load("orchard"), 2, b"back")
    match.choose(1, match.state.options(1)[0].text)
    match.take_back(1)
    assert match.state.pending() == [0, 1]
    for seat in (0, 1):
        match.choose(seat, match.state.options(seat)[0].text)
    assert match.state.takebacks == [0, 0]


def test_r2_2_nobody_sees_a_bid(table):
    before = [table.state.view(viewer) for viewer in (None, 0, 1)]
    table.choose(2, table.options(2)[0])
    assert table.state.view(2).own.bid is not None
    assert [table.state.view(viewer) for viewer in (None, 0, 1)] == before


def test_r2_3_the_highest_bid_takes_first(table):
    table.state.hands[:] = [[3, 4, 5, 6], [17, 18, 19, 16], [9, 10, 11, 12]]
    table.state.open_options[:] = [table.state.decision(seat).options(table.state, seat) for seat in range(3)]
    bid(table, 0, 0, 0)
    assert table.acting == 1
    table.play(table.options()[0])
    assert table.acting == 2


def test_r2_4_a_tree_moves_into_the_grove(table):
    bid(table, 0, 0, 0)
    first, standing = table.acting, sorted(table.state.stand)
    taken = table.options()[0]
    table.play(taken)
    tree = table.box.trees.index(taken.removeprefix("take "))
    assert table.state.groves[first][tree] == 1
    standing.remove(tree)
    assert sorted(table.state.stand) == standing


def test_r2_5_the_game_ends_with_the_ladders(table):
    while pending := table.state.pending():
        table.choose(pending[0], table.options(pending[0])[0])
    assert table.state.hands == [[], [], []]
    assert sum(table.state.left) == 4
    assert sum(map(sum, table.state.groves)) == 12


def points(*grove):
    s = load("orchard").start(2, b"grove")
    s.groves[0] = list(grove)
    return {line.name: line.points for line in s.scores()[0]}


def test_r3_1_trees_are_worth_their_points():
    assert points(1, 0, 0, 2) == {"tree:apple": 2, "tree:quince": 10}


def test_r3_2_three_kinds_fill_a_basket():
    assert points(1, 1, 1, 0)["basket:mixed"] == 4
    assert "basket:mixed" not in points(4, 4, 0, 0)


def test_r3_3_more_kinds_break_a_tie():
    s = load("orchard").start(2, b"tie")
    s.groves = [[3, 0, 0, 0], [0, 2, 0, 0]]
    assert s.ranking() == [1, 1]
    s.groves = [[4, 0, 0, 1], [0, 3, 1, 0]]
    assert s.ranking() == [1, 1]
    s.groves = [[4, 0, 0, 0], [0, 0, 2, 0]]
    assert s.ranking() == [1, 1]
    s.groves = [[2, 0, 1, 0], [4, 0, 0, 0]]
    assert s.ranking() == [1, 2]
