"""6. Card abilities that move pieces: agents, meeples and resource cubes."""

from __future__ import annotations

from antechamber.core.composing import compose
from antechamber.games.potemkin.components import BOARD
from games.potemkin.positions import changed, fake, real, table

PLAIN = "fake_plain"


# Agents


def test_r6_14_an_agent_comes_from_the_supply_by_the_rules_for_readying():
    game = table(
        hands={0: ["real_agent", PLAIN]},
        villages={0: [fake("espionage", agents=1), fake("espionage"), fake("culture"), fake("espionage")]},
    )
    game.play("play real_agent")
    assert game.options() == ["station 0.2", "station 0.4"]
    game.play("station 0.4")
    assert game.agents(0) == [1, 0, 0, 1]
    assert game.state.agents == 13


def test_r6_15_all_spent_agents_become_ready():
    game = table(hands={0: ["real_relay", PLAIN]}, villages={0: [fake("espionage"), fake("culture")]}, spent={0: 3})
    game.play("play real_relay")
    assert game.agents(0) == [3, 0]
    assert game.state.spent == [0, 0, 0]


def test_r6_16_an_agent_is_arrested_ready_or_spent():
    position = {
        "hands": {0: ["fake_arrest"], 1: [PLAIN]},
        "villages": {0: [fake("espionage", agents=1)], 1: [fake("espionage", agents=2), fake("culture")]},
        "spent": {2: 1},
    }
    game = table(**position).play("play fake_arrest")
    assert game.options() == ["arrest 1.1", "arrest 2.spent"]
    assert game.play("arrest 1.1").agents(1) == [1, 0]
    assert game.state.agents == 15 - 3
    game = table(**position).play("play fake_arrest", "arrest 2.spent")
    assert game.state.spent == [0, 0, 0]
    assert ("arrest spent", 0, ("2",)) in game.told


def test_r6_16_several_arrests_are_of_one_opponent(tmp_path):
    mine = changed(tmp_path, ('to = "supply", n = 1', 'to = "supply", n = "all"'))
    game = table(
        hands={0: ["fake_arrest"], 1: [PLAIN]},
        villages={1: [fake("espionage", agents=1)], 2: [fake("espionage", agents=1), fake("culture", agents=1)]},
        spent={2: 1},
        components=mine,
    ).play("play fake_arrest", "arrest 2.1")
    assert game.options() == ["arrest 2.2", "arrest 2.spent", "done"]
    game.play("arrest 2.2", "arrest 2.spent")
    assert (game.agents(2), game.agents(1)) == ([0, 0], [1])
    assert game.acting == 1


# Meeples


def test_r6_17_a_patron_brings_the_shield_or_the_scientist():
    position = {
        "hands": {0: ["real_patron", PLAIN]},
        "villages": {0: [fake("culture"), fake("science")]},
        "scientist": 2,
    }
    game = table(**position).play("play real_patron")
    assert game.options() == ["take shield", "take scientist"]
    assert game.play("take scientist").state.scientist == 0
    assert table(**position).play("play real_patron", "take shield").state.shield == 0


def test_r6_17_one_needs_a_building_of_the_type_and_not_the_most():
    game = table(
        hands={0: ["real_patron", PLAIN]},
        villages={0: [fake("science")], 1: [fake("science"), fake("science"), fake("culture")]},
        scientist=1,
    ).play("play real_patron")
    assert (game.state.scientist, game.state.shield) == (0, BOARD)


def test_r6_18_a_crowd_sends_an_opponents_shield_back_to_the_board():
    game = table(hands={0: ["fake_lower_shield", PLAIN]}, shield=2).play("play fake_lower_shield")
    assert game.state.shield == BOARD
    assert ("send away", 0, ("shield", "2")) in game.told


def test_r6_18_of_several_meeples_one_is_chosen(tmp_path):
    mine = changed(tmp_path, ('meeple = ["shield"], to = "board"', 'meeple = ["shield", "scientist"], to = "board"'))
    game = table(hands={0: ["fake_lower_shield", PLAIN]}, shield=2, scientist=1, components=mine)
    game.play("play fake_lower_shield")
    assert game.options() == ["send shield", "send scientist"]
    game.play("send scientist")
    assert (game.state.shield, game.state.scientist) == (2, BOARD)


# Resources


def test_r6_19_a_night_shift_produces_without_a_flip():
    game = table(
        hands={0: ["real_overtime", PLAIN]},
        villages={0: [fake("industry"), fake("culture"), real("industry", cubes=2)]},
    ).play("play real_overtime")
    assert game.cubes(0) == [1, 0, 3]
    assert game.state.producing == [False, False, False]


def test_r6_19_the_buildings_that_get_a_cube_are_picked_in_any_order():
    village = [fake("industry"), real("industry"), fake("industry")]
    game = table(hands={0: ["real_overtime", PLAIN]}, villages={0: village}, cubes=2).play("play real_overtime")
    for order in (["building:0.3", "building:0.1"], ["building:0.1", "building:0.3"]):
        chosen = compose(game.state, 0, order)
        assert chosen[0] == "stock 0.1"
    assert game.play(*chosen).cubes(0) == [1, 0, 1]


def test_r6_19_with_too_few_cubes_one_chooses():
    game = table(hands={0: ["real_overtime", PLAIN]}, villages={0: [fake("industry"), real("industry")]}, cubes=1).play(
        "play real_overtime", "stock 0.2"
    )
    assert game.cubes(0) == [0, 1]
    assert game.acting == 0


def test_r6_20_sacks_go_behind_one_industry_building():
    game = table(
        hands={0: ["fake_stockpile"], 1: [PLAIN]}, villages={0: [fake("industry"), fake("industry"), fake("culture")]}
    ).play("play fake_stockpile")
    assert game.options() == ["store 0.1", "store 0.2"]
    assert game.play("store 0.2").cubes(0) == [0, 3, 0]
    assert game.state.cubes == 37


def test_r6_20_the_supply_is_a_limit():
    game = table(hands={0: ["fake_stockpile"], 1: [PLAIN]}, villages={0: [fake("industry")]}, cubes=2)
    assert game.play("play fake_stockpile").cubes(0) == [2]
    assert game.state.cubes == 0


def test_r6_21_goods_are_pilfered_from_one_building():
    game = table(
        hands={0: ["real_pilfer", PLAIN]},
        villages={
            0: [fake("industry"), fake("industry")],
            1: [fake("industry", cubes=3), fake("industry", cubes=1)],
            2: [fake("industry")],
        },
        shield=1,
    ).play("play real_pilfer")
    assert game.options() == ["rob 1.1", "rob 1.2"]
    game.play("rob 1.1", "store 0.2")
    assert (game.cubes(0), game.cubes(1)) == ([0, 2], [1, 1])
    assert ("rob", 0, ("1", "1.1", "industry", "2")) in game.told


def test_r6_21_fewer_cubes_are_taken_where_there_are_fewer():
    game = table(hands={0: ["real_pilfer", PLAIN]}, villages={0: [fake("industry")], 1: [fake("industry", cubes=1)]})
    assert game.play("play real_pilfer").cubes(0) == [1]
