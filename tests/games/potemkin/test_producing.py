"""8. Producing resources."""

from __future__ import annotations

from itertools import combinations

from games.potemkin.positions import fake, real, table

PLAIN = "fake_plain"
FOUR = [fake("industry"), real("industry"), fake("culture"), fake("industry"), fake("industry")]


def test_r8_1_example_bob_produces_in_three_industry_buildings():
    game = table(
        hands={1: [PLAIN], 2: [PLAIN]},
        villages={0: [fake("industry"), real("industry", cubes=2), fake("science"), fake("industry")]},
        at="turn",
    )
    assert game.cubes(0) == [1, 3, 0, 1]
    assert game.state.cubes == 35
    assert game.state.producing == [True, False, False]


def test_r8_2_the_cubes_come_before_the_flip():
    game = table(hands={0: [PLAIN], 1: [PLAIN]}, villages={0: FOUR}, cubes=2).play("produce", "stock 0.1")
    assert game.state.producing == [False, False, False]
    game.play("stock 0.2")
    assert game.state.producing == [True, False, False]


def test_r8_3_in_production_mode_one_produces_again_and_stays():
    game = table(4, hands={1: [PLAIN]}, villages={0: [fake("industry", cubes=1)]}, producing=(0,))
    assert game.cubes(0) == [2]
    assert game.state.producing[0]
    assert "flip" not in game.kinds()


def test_r8_4_with_too_few_cubes_the_producer_chooses():
    game = table(hands={0: [PLAIN], 1: [PLAIN]}, villages={0: FOUR}, cubes=2).play("produce")
    assert game.options() == ["stock 0.1", "stock 0.2", "stock 0.4"]
    game.play("stock 0.2")
    assert game.options() == ["stock 0.4", "stock 0.5"]
    game.play("stock 0.5")
    assert game.cubes(0) == [0, 1, 0, 0, 1]
    assert game.acting == 1


def test_r8_4_every_set_of_buildings_is_reached_along_one_path():
    start = table(hands={0: [PLAIN], 1: [PLAIN]}, villages={0: FOUR}, cubes=2).play("produce").state
    found = []

    def walk(state):
        if state.pending() != [0]:
            found.append(tuple(b.lot for b in state.villages[0] if b.cubes))
            return
        for option in state.options(0):
            after = state.clone()
            after.apply(0, option)
            walk(after)

    walk(start)
    assert sorted(found) == sorted(combinations((1, 2, 4, 5), 2))


def test_r8_4_without_cubes_producing_is_possible_and_brings_none():
    game = table(hands={0: [PLAIN], 1: [PLAIN]}, villages={0: FOUR}, cubes=0).play("produce")
    assert game.cubes(0) == [0] * 5
    assert game.state.producing == [True, False, False]
