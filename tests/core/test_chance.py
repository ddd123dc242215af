"""Chance: the same for the same key, even, and nothing to be learnt about it from its forks."""

import pytest

from antechamber.core.chance import Chance, renewed


def test_a_key_fixes_the_stream():
    """These numbers may never change: every record depends on them."""
    chance = Chance(b"antechamber")
    assert [chance.below(100) for _ in range(10)] == [60, 80, 94, 61, 78, 40, 39, 2, 64, 21]
    assert [chance.below(100) for _ in range(10)] == [86, 20, 82, 13, 87, 80, 83, 71, 36, 29]
    assert chance.draws == 20


def test_a_clone_continues_on_its_own():
    chance = Chance(b"key")
    for _ in range(21):
        chance.below(9)
    clone = chance.clone()
    ahead = [clone.below(999) for _ in range(40)]
    assert [chance.below(999) for _ in range(40)] == ahead


def test_numbers_stay_below_and_reach_everything():
    chance = Chance(b"key")
    assert {chance.below(7) for _ in range(500)} == set(range(7))


def test_the_uneven_top_of_the_range_is_drawn_again():
    """Two thirds of 2**32 leave a third over: those words are thrown away, so more are used than asked for."""
    chance = Chance(b"key")
    most = 2**32 // 3 * 2
    assert all(chance.below(most) < most for _ in range(100))
    assert chance.draws > 100


def test_a_pile_is_drawn_empty_and_gives_back_what_it_held():
    chance, pile = Chance(b"key"), [3, 0, 2]
    assert sorted(chance.draw(pile) for _ in range(5)) == [0, 0, 0, 2, 2]
    assert pile == [0, 0, 0]


def test_cards_are_drawn_one_by_one_until_none_is_left():
    chance, cards = Chance(b"key"), [7, 8, 9, 10]
    drawn = [chance.draw_one(cards) for _ in range(4)]
    assert sorted(drawn) == [7, 8, 9, 10]
    assert cards == []
    assert {Chance(bytes([key])).draw_one([7, 8, 9]) for key in range(1, 30)} == {7, 8, 9}


@pytest.mark.parametrize("kind", [0, 1])
def test_a_card_comes_up_as_often_as_its_share(kind):
    chance = Chance(b"share")
    drawn = [chance.draw([1, 3]) for _ in range(4000)]
    assert abs(drawn.count(kind) - (1000, 3000)[kind]) < 150


def test_a_fork_is_another_stream():
    chance = Chance(b"key")
    fork = chance.fork()
    assert len(fork.key) == 16
    assert [fork.below(999) for _ in range(9)] != [chance.below(999) for _ in range(9)]


def test_a_renewed_stream_comes_from_the_seed_and_its_number():
    """These numbers may never change: every record that was dealt anew depends on them."""
    chance = renewed(b"antechamber", 57)
    assert [chance.below(100) for _ in range(6)] == [80, 62, 98, 57, 84, 44]
    assert renewed(b"antechamber", 58).key != renewed(b"antechamber", 57).key != renewed(b"other", 57).key
    assert renewed(b"antechamber", 57).key != Chance(b"antechamber").key
