"""1. Setting up."""

from __future__ import annotations

import pytest

from antechamber.core.errors import BadComponents, WrongSeats
from antechamber.games import load
from antechamber.games.potemkin.components import BOARD
from games.potemkin.positions import changed, new_game, potemkin


def fresh(seats=4, components="standard"):
    """A table before the first card is dealt."""
    game = potemkin(components)
    return game.set_up(seats, game.start(seats, b"x").chance)


def test_r1_1_all_interior_cards_are_one_face_down_deck():
    assert sorted(fresh().deck) == list(range(85))
    orders = {tuple(new_game(3, bytes([number])).state.packs[0]) for number in range(8)}
    assert len(orders) == 8


def test_r1_2_villages_and_hands_are_empty():
    s = fresh(5)
    assert s.villages == s.hands == s.trophies == [[]] * 5
    assert s.spent == [0] * 5


def test_r1_3_five_piles_of_facades():
    assert fresh().facades == [12, 12, 12, 16, 12]


def test_r1_4_cubes_and_agents_are_limited():
    s = fresh()
    assert (s.cubes, s.agents) == (40, 15)


def test_r1_5_a_game_has_four_months():
    assert [type(step).__name__ for step in fresh().table] == [
        "EndGame",
        *["EndMonth", "StartActions", "StartDraft"] * 4,
    ]


def test_r1_6_scientist_and_shield_begin_on_the_board():
    s = fresh()
    assert (s.scientist, s.shield) == (BOARD, BOARD)


def test_r1_7_everybody_begins_in_construction_mode():
    assert fresh().producing == [False] * 4


def test_r1_8_the_lot_gives_somebody_the_capitol():
    firsts = [new_game(5, bytes([number])).state for number in range(40)]
    assert {s.capitol for s in firsts} == {0, 1, 2, 3, 4}
    assert all(s.first == s.capitol for s in firsts)


def test_r1_9_the_box_holds_what_the_rulebook_lists():
    box = potemkin().box
    assert len(box.card_kinds) == sum(box.kind_counts) == 85
    assert sum(box.facades) == 64
    assert (box.cubes, box.agents, len(box.deals)) == (40, 15, 4)


def test_r1_10_the_standard_deck_has_forty_fakes_twenty_five_conditional_and_twenty_real_cards():
    box = potemkin().box
    natures = [box.natures[kind] for kind in box.card_kinds]
    assert (natures.count("fake"), natures.count("real")) == (40, 20)
    assert [natures.count(name) for name in ("culture", "espionage", "government", "industry", "science")] == [5] * 5
    able = [kind for kind in box.card_kinds if box.abilities[kind] is not None]
    assert len(able) == 35
    assert sum(box.free[kind] for kind in able) == 26


def test_r1_10_the_other_deck_has_only_abilities_with_a_source():
    box = potemkin("sourced_only").box
    assert len(box.card_kinds) == 85
    able = {box.kinds[kind] for kind in box.card_kinds if box.abilities[kind] is not None}
    assert able == {"fake_look1", "real_agent"}


def test_r1_11_three_to_five_can_play():
    for seats in (3, 4, 5):
        assert len(new_game(seats).state.lanes) == seats
    for seats in (2, 6):
        with pytest.raises(WrongSeats, match="for 3 to 5 players"):
            potemkin().start(seats, b"x")


def test_r1_11_two_can_never_play(tmp_path):
    with pytest.raises(BadComponents, match="'fewest' must be a whole number, 3 or more, not 2"):
        load("potemkin", changed(tmp_path, ("fewest = 3", "fewest = 2")))
