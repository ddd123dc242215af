"""7. Spying with agents."""

from __future__ import annotations

from antechamber.games.potemkin.components import BOARD
from games.potemkin.positions import House, Table, fake, real, table

PLAIN = "fake_plain"
NEXT = {1: [PLAIN], 2: [PLAIN]}


def spies(agents=1, **more):
    """Seat 0 with this many ready agents behind one building."""
    more.setdefault("hands", NEXT)
    villages = {0: [real("espionage", agents=agents)], **more.pop("villages", {})}
    return table(villages=villages, **more)


def test_r7_1_any_number_of_agents_but_at_least_one():
    game = spies(3, villages={1: [fake("industry"), fake("industry"), fake("industry")]}).play("spy")
    assert game.options() == ["check 1.1", "check 1.2", "check 1.3"]
    game.play("check 1.1")
    assert game.options() == ["check 1.2", "check 1.3", "go"]
    game.play("go")
    assert game.agents(0) == [2]
    assert game.state.spent == [1, 0, 0]


def test_r7_1_without_a_ready_agent_nobody_spies():
    game = table(hands={0: [PLAIN]}, villages={0: [real("espionage")], 1: [fake("industry")]}, spent={0: 2})
    assert "spy" not in game.options()


def test_r7_2_all_agents_are_placed_before_any_card_is_revealed():
    game = spies(2, villages={1: [fake("industry"), real("industry")]}).play("spy", "check 1.1")
    assert game.kinds() == ["spy", "assign"]
    assert game.state.view(1).seats[1].village[0].watched
    assert game.village(1) == ["1 industry", "2 industry"]
    game.play("check 1.2")
    assert game.options() == ["resolve 1.1", "resolve 1.2"]


def test_r7_2_the_order_of_placing_is_that_of_the_table():
    game = spies(2, villages={1: [fake("industry"), fake("science")], 2: [fake("culture")]}).play("spy", "check 1.2")
    assert game.options() == ["check 2.1", "go"]


def test_r7_2_placed_agents_can_be_taken_back_until_one_is_resolved():
    game = spies(2, villages={1: [fake("industry"), real("industry")]}).play("spy", "check 1.1", "check 1.2")
    assert game.state.takebacks == [3, 0, 0]
    game.play("resolve 1.2")
    assert game.state.takebacks == [0, 0, 0]


def test_r7_3_only_face_down_buildings_of_opponents():
    game = spies(2, villages={1: [real("industry", up=True), fake("science")], 2: [fake("culture")]}).play("spy")
    assert game.options() == ["check 1.2", "check 2.1"]


def test_r7_3_with_nothing_to_check_there_is_no_spying():
    game = spies(1, hands={0: [PLAIN]}, villages={1: [real("industry", up=True)]})
    assert "spy" not in game.options()


def test_r7_4_the_own_village_is_never_a_target():
    game = table(hands={0: [PLAIN]}, villages={0: [fake("espionage", agents=1), fake("culture")]})
    assert "spy" not in game.options()


def test_r7_5_the_shield_costs_an_agent_and_goes_to_the_board_first():
    game = spies(2, villages={1: [fake("industry"), fake("culture")], 2: [fake("science")]}, shield=1).play("spy")
    assert game.options() == ["lower shield", "check 2.1"]
    game.play("lower shield")
    assert game.state.shield == BOARD
    assert game.options() == ["check 1.1", "check 1.2", "check 2.1", "go"]
    game.play("check 1.2")
    assert game.trophies(0) == [PLAIN]
    assert game.state.spent == [2, 0, 0]
    assert game.state.agents == 13


def test_r7_5_sending_the_shield_away_may_be_all():
    game = spies(2, villages={1: [fake("industry")]}, shield=1)
    game.play("spy")
    assert game.kinds()[:2] == ["spy", "lower shield"]
    game.play("go")
    assert game.state.spent == [1, 0, 0]
    assert game.agents(0) == [1]
    assert game.acting == 1


def test_r7_6_a_village_with_the_shield_cannot_be_entered():
    game = spies(1, villages={1: [fake("industry")], 2: [fake("science")]}, shield=1, hands={0: [PLAIN]}).play("spy")
    assert "check 1.1" not in game.options()


def test_r7_6_ones_own_shield_is_no_hindrance():
    game = spies(1, villages={1: [fake("industry"), fake("science")]}, shield=0).play("spy")
    assert game.options() == ["check 1.1", "check 1.2"]


def test_r7_7_once_an_agent_is_placed_the_shield_stays():
    game = spies(3, villages={1: [fake("industry")], 2: [fake("science"), fake("culture")]}, shield=1)
    game.play("spy", "check 2.1")
    assert game.options() == ["check 2.2", "go"]


def test_r7_8_the_spy_says_where_the_agents_come_from():
    game = table(
        hands=NEXT,
        villages={
            0: [fake("espionage", agents=2), fake("culture"), fake("industry", agents=1), fake("science", agents=1)],
            1: [fake("industry"), fake("culture")],
        },
    ).play("spy", "check 1.1", "check 1.2")
    assert game.options() == ["fetch 0.1", "fetch 0.3"]
    game.play("fetch 0.1")
    assert game.options() == ["fetch 0.1", "fetch 0.3", "fetch 0.4"]
    game.play("fetch 0.4")
    assert game.agents(0) == [1, 0, 1, 0]


def test_r7_8_if_all_agents_go_nothing_is_asked():
    game = table(
        hands=NEXT,
        villages={0: [fake("espionage", agents=1), fake("culture", agents=1)], 1: [fake("industry"), fake("culture")]},
    ).play("spy", "check 1.1", "check 1.2")
    assert game.options() == ["resolve 1.1", "resolve 1.2"]
    assert game.agents(0) == [0, 0]


def test_r7_9_agents_are_resolved_one_by_one_in_the_order_of_the_spy():
    game = spies(3, villages={1: [fake("industry"), real("industry"), fake("culture")]})
    game.play("spy", "check 1.1", "check 1.2", "check 1.3", "resolve 1.3")
    assert game.trophies(0) == [PLAIN]
    assert game.village(1) == ["1 industry", "2 industry"]
    assert game.options() == ["resolve 1.1", "resolve 1.2"]
    game.play("resolve 1.1")
    assert game.face_up(1) == [True]
    assert game.acting == 1


def test_r7_10_an_agent_that_is_done_is_spent():
    game = spies(1, villages={1: [fake("industry"), fake("science")]}).play("spy", "check 1.1")
    assert (game.state.spent, game.agents(0), game.state.agents) == ([1, 0, 0], [0], 14)


def test_r7_11_a_real_building_stays_open_and_goes_on_working():
    game = spies(1, villages={1: [real("industry", cubes=1), fake("culture")]}).play("spy", "check 1.1")
    assert game.face_up(1) == [True, False]
    assert game.cubes(1) == [1, 0]
    assert ("confirm", 0, ("1", "1.1", "industry", "cond_industry")) in game.told
    assert [game.state.view(seat).seats[1].village[0].interior for seat in (None, 0, 2)] == ["cond_industry"] * 3
    game.play("produce")
    assert game.cubes(1) == [2, 0]


def test_r7_12_a_fake_building_is_destroyed_with_cubes_and_agents():
    game = spies(1, villages={1: [fake("industry", cubes=3, agents=2), fake("culture")]}, spent={1: 1}).play(
        "spy", "check 1.1"
    )
    assert game.village(1) == ["2 culture"]
    assert game.state.cubes == 40
    assert game.state.facades == [11, 11, 12, 16, 12]
    assert game.state.agents == 15 - 1 - 1
    assert ("expose", 0, ("1", "1.1", "industry", PLAIN)) in game.told


def test_r7_12_example_candi_checks_two_of_bobs_industry_buildings():
    game = table(
        hands={1: [PLAIN], 0: [PLAIN]},
        villages={
            2: [real("espionage", agents=1), real("espionage", agents=1)],
            1: [real("industry"), fake("industry", cubes=1)],
        },
        turn=2,
    )
    game.play("spy", "check 1.1", "check 1.2", "resolve 1.1")
    assert game.face_up(1) == [True]
    assert game.village(1) == ["1 industry"]
    assert game.trophies(2) == [PLAIN]
    assert (game.state.cubes, game.state.facades[3]) == (40, 15)
    assert game.points()[2] == 2


def test_r7_13_the_spy_keeps_the_card_and_everybody_has_seen_it():
    game = spies(1, villages={1: [House("industry", "fake_cycle"), fake("culture")]}).play("spy", "check 1.1")
    assert [game.state.view(seat).seats[0].destroyed for seat in (None, 0, 1, 2)] == [["fake_cycle"]] * 4


def test_r7_14_real_espionage_kills_the_agent():
    game = spies(1, villages={1: [real("espionage", agents=1), fake("culture")]}).play("spy", "check 1.1")
    assert (game.state.spent, game.agents(0)) == ([0, 0, 0], [0])
    assert game.state.agents == 14
    assert game.agents(1) == [1, 0]
    assert ("killed", 0, ()) in game.told


def test_r7_15_fake_espionage_lets_the_agent_go_on_again_and_again():
    game = spies(1, villages={1: [fake("espionage"), fake("espionage")], 2: [fake("culture"), real("espionage")]}).play(
        "spy", "check 1.1"
    )
    assert game.options() == ["follow 1.2", "follow 2.1", "follow 2.2", "follow 0.1", "go home"]
    game.play("follow 1.2")
    assert game.options() == ["follow 2.1", "follow 2.2", "follow 0.1", "go home"]
    game.play("follow 2.2")
    assert game.trophies(0) == [PLAIN, PLAIN]
    assert "killed" in game.kinds()
    assert game.state.spent == [0, 0, 0]
    assert game.acting == 1


def test_r7_15_the_extra_check_is_up_to_the_spy():
    game = spies(1, villages={1: [fake("espionage"), fake("culture")]}).play("spy", "check 1.1", "go home")
    assert game.state.spent == [1, 0, 0]
    assert game.village(1) == ["2 culture"]


def test_r7_15_the_extra_check_comes_before_the_next_agent():
    game = spies(2, villages={1: [fake("espionage"), fake("culture"), fake("science")]})
    game.play("spy", "check 1.1", "check 1.2", "resolve 1.1")
    assert game.options() == ["follow 1.3", "follow 0.1", "go home"]
    game.play("follow 1.3")
    assert game.trophies(0) == [PLAIN] * 3
    assert game.state.spent == [2, 0, 0]


def test_r7_16_the_extra_check_goes_where_no_agent_stands_and_no_shield_is():
    game = spies(
        2,
        villages={1: [fake("espionage"), fake("culture"), real("science", up=True)], 2: [fake("industry")]},
        shield=2,
    )
    game.play("spy", "check 1.1", "check 1.2", "resolve 1.1")
    # what is left to check is at home; elsewhere it is behind the shield, or watched already
    assert game.options() == ["follow 0.1", "go home"]
    game.play("go home")
    assert game.trophies(0) == [PLAIN, PLAIN]
    assert game.state.spent == [2, 0, 0]
    assert game.state.shield == 2


def test_r7_16_the_extra_check_may_go_home():
    villages = {0: [fake("culture"), real("espionage", agents=1), real("science")], 1: [fake("espionage")]}
    game = spies(villages=villages, shield=0).play("spy")
    assert game.options() == ["follow 0.1", "follow 0.2", "follow 0.3", "go home"]
    shown = Table(game.state.clone()).play("follow 0.3")
    assert [building.face_up for building in shown.state.villages[0]] == [False, False, True]
    game.play("follow 0.1")
    assert game.trophies(0) == [PLAIN, PLAIN]
    assert game.village(0) == ["2 espionage", "3 science"]


def test_r7_16_by_the_first_rules_it_does_not_go_home():
    game = spies(1, villages={1: [fake("espionage")]})
    game.state.rules = 1
    game.play("spy")
    assert game.acting == 1


def test_r7_17_the_scientist_leaves_a_village_that_loses_a_building():
    game = spies(2, villages={1: [fake("industry"), fake("culture")], 2: [fake("science")]}, scientist=1)
    game.play("spy", "check 1.1", "check 1.2", "resolve 1.1")
    assert game.state.scientist == BOARD
    assert game.kinds().count("scientist leaves") == 1


def test_r7_17_the_scientist_of_another_village_stays():
    game = spies(1, villages={1: [fake("industry")], 2: [fake("science")]}, scientist=2).play("spy", "check 1.1")
    assert game.state.scientist == 2


def test_r7_18_spent_agents_cannot_act_and_are_not_destroyed():
    game = spies(1, villages={1: [fake("industry"), fake("culture")]}, spent={1: 2}).play("spy", "check 1.1")
    assert game.state.spent == [1, 2, 0]
    assert "spy" not in game.options()
