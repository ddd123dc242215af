"""Points and places."""

from antechamber.core.score import Line, places, total


def test_a_total_is_the_sum_of_its_lines():
    assert total([Line("city", "Paris", 8), Line("title", "King", 16)]) == 24
    assert total([]) == 0


def test_tied_seats_share_a_place_and_the_next_one_is_left_out():
    assert places([(10,), (30,), (10,), (5,)]) == [2, 1, 2, 4]


def test_the_second_merit_breaks_ties():
    assert places([(10, 3), (10, 4)]) == [2, 1]
