"""9. The End phase."""

from __future__ import annotations

from itertools import combinations

from games.potemkin.positions import fake, real, table

PLAIN = "fake_plain"


def test_r9_1_what_is_left_in_the_hands_is_discarded():
    game = table(hands={0: [PLAIN], 2: ["real_tour", PLAIN]}, deck=["fake_look1"] * 2, month=4, at="end")
    assert game.state.hands == [[], [], []]
    assert {"real_tour", PLAIN} <= set(game.discards())


def test_r9_2_discarded_hands_stay_secret():
    game = table(hands={0: [PLAIN], 2: ["real_tour", PLAIN]}, month=4, at="end")
    events = [event for event in game.state.events if event.kind == "discard"]
    assert [(event.seat, event.public) for event in events] == [(0, ("1",)), (2, ("2",))]
    assert [event.told(1).secret for event in events] == [(), ()]
    assert game.state.view(2).seen.discarded == {PLAIN: 1, "real_tour": 1}
    assert game.state.view(1).seen.discarded == {}
    assert game.state.view(1).discards == 3


def test_r9_3_everybody_is_a_builder_again():
    game = table(4, producing=(0, 1, 3), month=1, at="end")
    assert game.state.producing == [False] * 4


def test_r9_4_one_agent_behind_each_espionage_building_before_a_second():
    game = table(
        villages={0: [fake("espionage"), fake("culture"), fake("espionage", agents=1), fake("espionage")]},
        spent={0: 1},
        at="end",
    )
    assert game.options() == ["station 0.1", "station 0.4"]
    game.play("station 0.4")
    assert game.agents(0) == [0, 0, 1, 1]


def test_r9_4_enough_agents_fill_all_posts_and_then_any():
    game = table(villages={0: [fake("espionage"), fake("culture"), fake("espionage")]}, spent={0: 3}, at="end")
    assert game.agents(0) == [1, 0, 1]
    assert game.options() == ["station 0.1", "station 0.3"]
    assert game.play("station 0.1").agents(0) == [2, 0, 1]


def test_r9_4_every_distribution_is_reached_along_one_path():
    start = table(villages={0: [fake("espionage") for _ in range(4)]}, spent={0: 2}, at="end").state
    assert sorted(ways(start)) == sorted(combinations((1, 2, 3, 4), 2))
    start = table(villages={0: [fake("espionage", agents=1) for _ in range(3)]}, spent={0: 2}, at="end").state
    assert sorted(ways(start)) == [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)]


def ways(start):
    """The lots in which agents can end up, by every course of choices; more than those there were."""
    before = {b.lot: b.agents for b in start.villages[0]}
    found = []

    def walk(state):
        if not state.out:
            found.append(tuple(b.lot for b in state.villages[0] for _ in range(b.agents - before[b.lot])))
            return
        for option in state.options(0):
            after = state.clone()
            after.apply(0, option)
            walk(after)

    walk(start)
    return found


def test_r9_5_without_espionage_agents_go_behind_any_building():
    game = table(villages={0: [fake("culture"), fake("industry")]}, spent={0: 2}, at="end")
    assert game.options() == ["station 0.1", "station 0.2"]
    game.play("station 0.2")
    assert game.agents(0) == [0, 2]


def test_r9_6_without_a_building_agents_stay_spent():
    game = table(spent={0: 2}, month=4, at="end")
    assert game.state.spent == [2, 0, 0]


def test_r9_6_ready_agents_do_not_move():
    game = table(villages={0: [fake("culture", agents=2), real("espionage")]}, spent={0: 1}, month=4, at="end")
    assert game.agents(0) == [2, 1]


def test_r9_7_agents_are_readied_from_the_capitol_on_in_turn_order():
    villages = {seat: [fake("culture"), fake("industry")] for seat in range(3)}
    game = table(villages=villages, spent={0: 1, 1: 1, 2: 1}, capitol=1, month=2, at="end")
    order = []
    while not any(game.state.packs):
        order.append(game.acting)
        game.play(game.options()[0])
    assert order == [1, 0, 2]


def test_r9_8_the_next_month_begins_and_the_fourth_has_its_end_phase_too():
    game = table(month=2, at="end")
    assert ("month ends", -1, ("2",)) in game.told
    assert game.state.view(0).month == 3
    game = table(villages={1: [real("espionage")]}, hands={0: [PLAIN]}, spent={1: 1}, month=4, at="end")
    assert game.agents(1) == [1]
    assert game.state.over
