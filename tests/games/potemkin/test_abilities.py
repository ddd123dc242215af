"""6. Card abilities."""

from __future__ import annotations

import pytest

from antechamber.games.potemkin.components import BOARD
from games.potemkin.positions import House, changed, fake, real, table

PLAIN = "fake_plain"


def test_r6_1_an_ability_is_played_from_the_hand_in_either_mode():
    for producing in ((), (0,)):
        game = table(4, hands={0: ["fake_look1"]}, villages={1: [fake("industry")]}, producing=producing)
        assert "play fake_look1" in game.options()


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("real_inspect", {"villages": {1: [fake("industry"), fake("science")]}}),
        ("fake_arrest", {"villages": {1: [fake("industry", agents=1), fake("science", agents=1)]}}),
        ("real_agent", {"villages": {0: [fake("industry"), fake("science")]}}),
    ],
)
def test_r6_1_abilities_that_inspect_or_move_agents_work_in_production_mode(card, position):
    assert f"play {card}" in table(4, hands={0: [card]}, producing=(0,), **position).options()


def test_r6_2_the_card_is_discarded_when_its_ability_is_done():
    game = table(hands={0: ["fake_look1", PLAIN]}, villages={1: [fake("industry"), fake("science")]})
    game.play("play fake_look1")
    assert game.state.view(2).played == "fake_look1"
    assert game.discards() == []
    game.play("look 1.1")
    assert game.discards() == ["fake_look1"]
    assert game.state.view(2).played is None
    assert game.state.view(2).played_before == {"fake_look1": 1}


def test_r6_2_an_action_ends_the_turn():
    game = table(hands={0: ["fake_stockpile", PLAIN], 1: [PLAIN]}, villages={0: [fake("industry")]})
    assert game.play("play fake_stockpile").acting == 1


def test_r6_3_another_action_follows_a_free_action():
    game = table(hands={0: ["fake_look1", PLAIN], 1: [PLAIN]}, villages={1: [fake("industry")]}).play("play fake_look1")
    assert game.acting == 0
    assert "construct culture" in game.options()
    game.play("construct culture")
    assert game.acting == 1


def test_r6_3_example_candi_looks_at_abbys_science_building_and_acts_again():
    game = table(
        hands={0: ["fake_look1"], 1: [PLAIN]},
        villages={0: [real("espionage", agents=2)], 1: [real("science")], 2: [fake("industry")]},
    ).play("play fake_look1", "look 1.1")
    science = game.state.view(0).seats[1].village[0]
    assert (science.interior, science.real) == ("cond_science", True)
    assert game.options() == ["spy", "produce"]


def test_r6_4_several_free_actions_in_a_turn():
    game = table(
        hands={0: ["fake_look1", "fake_look1", "real_tour", PLAIN]}, villages={1: [fake("industry"), fake("science")]}
    )
    game.play("play fake_look1", "look 1.1", "play fake_look1", "look 1.2", "play real_tour")
    assert game.acting == 0
    assert game.hand(0) == [PLAIN]


def test_r6_4_the_action_that_follows_may_be_a_forced_one():
    game = table(hands={0: ["fake_look1"], 1: [PLAIN], 2: [PLAIN]}, villages={1: [fake("industry")]})
    game.play("play fake_look1")
    assert game.kinds()[:5] == ["play", "look", "produce", "flip"][:5]
    assert game.acting == 1


def test_r6_5_a_card_is_either_played_or_built():
    game = table(hands={0: ["fake_look1"], 1: [PLAIN]}, villages={1: [fake("industry")]}).play("construct culture")
    assert game.hand(0) == []
    assert game.discards() == []


NOTHING_TO_DO = [
    "fake_look1",
    "fake_stockpile",
    "fake_arrest",
    "fake_lower_shield",
    "real_agent",
    "real_inspect",
    "real_overtime",
    "real_relay",
    "real_patron",
    "real_pilfer",
    "real_tour",
]


@pytest.mark.parametrize("card", [*NOTHING_TO_DO, "fake_cycle"])
def test_r6_6_an_ability_without_any_effect_cannot_be_played(card):
    assert f"play {card}" not in table(hands={0: [card]}).options()


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("fake_look1", {"villages": {1: [real("industry", up=True)], 0: [fake("culture")]}}),
        ("real_inspect", {"villages": {1: [fake("industry")]}, "shield": 1}),
        ("fake_stockpile", {"villages": {0: [fake("industry")]}, "cubes": 0}),
        ("real_overtime", {"villages": {0: [fake("culture")]}}),
        ("fake_arrest", {"villages": {0: [fake("espionage", agents=1)]}, "spent": {0: 1}}),
        ("fake_lower_shield", {"shield": 0}),
        ("real_patron", {"villages": {0: [fake("culture"), fake("science")]}, "shield": 0, "scientist": 0}),
        ("real_patron", {"villages": {0: [fake("industry")]}, "shield": 1}),
        ("real_agent", {"villages": {0: [fake("industry")]}, "agents": 0}),
        ("real_relay", {"villages": {0: [fake("industry")]}}),
        ("real_relay", {"spent": {0: 1}}),
        ("real_pilfer", {"villages": {0: [fake("industry", cubes=1)], 1: [fake("industry")]}}),
        ("real_pilfer", {"villages": {0: [fake("culture")], 1: [fake("industry", cubes=1)]}}),
    ],
)
def test_r6_6_an_ability_needs_what_it_works_on(card, position):
    assert f"play {card}" not in table(hands={0: [card, PLAIN]}, **position).options()


def test_r6_7_nothing_is_played_after_the_flip():
    game = table(hands={0: ["fake_look1", PLAIN], 1: [PLAIN]}, villages={1: [fake("industry")]}).play("produce")
    assert game.acting == 1


def test_r6_7_a_flip_after_a_free_action_ends_the_phase_like_any_other():
    game = table(hands={0: ["fake_look1", PLAIN], 2: [PLAIN]}, villages={1: [fake("industry")]}, producing=(1,))
    game.play("play fake_look1", "produce")
    assert "month ends" in game.kinds()


def test_r6_8_a_played_card_cannot_be_taken_back():
    game = table(hands={0: ["fake_look1", PLAIN]}, villages={1: [fake("industry"), fake("science")]})
    game.play("play fake_look1")
    assert game.state.takebacks == [0, 0, 0]
    assert ("play", 0, ("fake_look1",)) in game.told


def test_r6_9_the_card_is_not_in_a_reshuffle_it_causes():
    game = table(hands={0: ["fake_cycle", PLAIN, "real_tour"], 1: [PLAIN]}, deck=[])
    game.play("play fake_cycle", "cycle real_tour")
    assert "reshuffle" in game.kinds()
    assert game.discards() == ["fake_cycle", "real_tour"]


def test_r6_10_every_ability_is_one_of_six_operations():
    box = table(hands={0: [PLAIN]}).box
    ops = {box.kinds[kind]: ability.op for kind, ability in enumerate(box.abilities) if ability is not None}
    assert set(ops.values()) == {0, 1, 2, 3, 4, 5}
    assert len(ops) == 12


# Looking


def test_r6_11_a_look_is_for_the_looker_alone_and_everybody_sees_where():
    game = table(hands={0: ["fake_look1", PLAIN]}, villages={1: [House("science", "real_tour"), fake("science")]})
    game.play("play fake_look1", "look 1.1")
    look = next(event for event in game.state.events if event.kind == "look")
    assert look.public == ("1", "1.1", "science")
    assert look.told(0).secret == ("real_tour",)
    assert look.told(1).secret == look.told(2).secret == ()
    assert [game.state.view(seat).seats[1].village[0].interior for seat in (0, 1, 2)] == [
        "real_tour",
        "real_tour",
        None,
    ]
    assert game.state.view(2).seats[1].village[0].known_to == [0, 1]
    assert game.face_up(1) == [False, False]


def test_r6_11_the_shield_does_not_stop_a_look():
    game = table(hands={0: ["fake_look1", PLAIN]}, villages={1: [fake("science"), fake("industry")]}, shield=1)
    assert game.play("play fake_look1").options() == ["look 1.1", "look 1.2"]


def test_r6_11_neither_own_nor_open_buildings_are_looked_at():
    game = table(
        hands={0: ["fake_look1", PLAIN]},
        villages={0: [fake("culture")], 1: [fake("science"), real("science", up=True)], 2: [fake("industry")]},
    )
    assert game.play("play fake_look1").options() == ["look 1.1", "look 2.1"]


def test_r6_11_a_card_may_allow_several_looks(tmp_path):
    mine = changed(tmp_path, ('ability = "look_interior", n = 1,', 'ability = "look_interior", n = 3,'))
    game = table(hands={0: ["fake_look1", PLAIN]}, villages={1: [fake("science"), fake("culture")]}, components=mine)
    game.play("play fake_look1", "look 1.2")
    assert game.options() == ["look 1.1", "done"]
    game.play("look 1.1")
    assert game.state.view(0).seats[1].village[0].interior == PLAIN
    assert "construct culture" in game.options()


def test_r6_11_one_may_look_less_often_than_allowed(tmp_path):
    mine = changed(tmp_path, ('ability = "look_interior", n = 1,', 'ability = "look_interior", n = 3,'))
    game = table(hands={0: ["fake_look1", PLAIN]}, villages={1: [fake("science"), fake("culture")]}, components=mine)
    game.play("play fake_look1", "look 1.2", "done")
    assert [b.interior for b in game.state.view(0).seats[1].village] == [None, PLAIN]


def test_r6_12_a_tour_shows_a_whole_village():
    game = table(
        hands={0: ["real_tour", PLAIN]},
        villages={1: [fake("science"), real("culture"), real("industry", up=True)], 2: [fake("industry")]},
    )
    assert game.play("play real_tour").options() == ["tour 1", "tour 2"]
    game.play("tour 1")
    assert [b.interior for b in game.state.view(0).seats[1].village] == [PLAIN, "cond_culture", "cond_industry"]
    assert [b.interior for b in game.state.view(0).seats[2].village] == [None]
    assert game.kinds().count("look") == 2


# Inspecting


def test_r6_13_an_inspection_destroys_fakes_and_turns_up_reals_without_an_agent():
    game = table(
        hands={0: ["real_inspect"], 1: [PLAIN]},
        villages={1: [fake("espionage", agents=1), real("espionage"), fake("industry")]},
        scientist=1,
    )
    game.play("play real_inspect", "inspect 1.1")
    assert game.options() == ["inspect 1.2", "inspect 1.3", "done"]
    game.play("inspect 1.2")
    assert game.village(1) == ["2 espionage", "3 industry"]
    assert game.face_up(1) == [True, False]
    assert game.trophies(0) == [PLAIN]
    assert game.state.agents == 15
    assert game.state.scientist == BOARD
    assert "killed" not in game.kinds()


def test_r6_13_one_may_stop_after_the_first():
    game = table(hands={0: ["real_inspect"], 1: [PLAIN]}, villages={1: [fake("science"), real("science")]})
    game.play("play real_inspect", "inspect 1.1", "done")
    assert game.face_up(1) == [False]
    assert game.acting == 1


def test_r6_13_the_shield_protects_from_inspections():
    game = table(
        hands={0: ["real_inspect"], 1: [PLAIN]},
        villages={1: [fake("science")], 2: [fake("science"), fake("industry")]},
        shield=1,
    )
    assert game.play("play real_inspect").options() == ["inspect 2.1", "inspect 2.2"]


# Cards


def test_r6_22_up_to_three_cards_are_changed_for_new_ones():
    game = table(
        hands={0: ["fake_cycle", PLAIN, "cond_culture", "cond_science", "real_tour"]},
        deck=["real_pilfer", "real_agent", "real_relay", "real_patron"],
    ).play("play fake_cycle")
    assert game.options() == ["cycle fake_plain", "cycle cond_culture", "cycle cond_science", "cycle real_tour"]
    game.play("cycle cond_culture")
    assert game.options() == ["cycle cond_science", "cycle real_tour", "draw"]
    game.play("cycle cond_science", "cycle real_tour")
    assert len(game.hand(0)) == 4
    assert PLAIN in game.hand(0)
    assert len(game.state.deck) == 1
    assert {"cond_culture", "cond_science", "real_tour", "fake_cycle"} <= set(game.discards())


def test_r6_22_only_as_many_are_drawn_as_there_are():
    from games.potemkin.test_drafting import all_cards

    hand = ["fake_cycle", PLAIN, "cond_culture"]
    game = table(hands={0: hand}, trophies={1: all_cards([*hand, "real_tour"])}, deck=["real_tour"])
    game.play("play fake_cycle", "cycle fake_plain", "cycle cond_culture")
    assert game.hand(0) == ["real_tour"]
    assert game.discards() == ["cond_culture", "fake_cycle", PLAIN]


def test_r6_23_cards_are_put_aside_in_secret_and_can_be_taken_back():
    game = table(hands={0: ["fake_cycle", PLAIN, "cond_culture", "real_tour"]}).play("play fake_cycle")
    before = [game.state.view(seat) for seat in (None, 1, 2)]
    game.play("cycle cond_culture")
    assert [game.state.view(seat) for seat in (None, 1, 2)] == before
    assert game.state.view(0).own.aside == {"cond_culture": 1}
    assert game.state.takebacks[0] == 1
    game.play("draw")
    assert game.state.takebacks == [0, 0, 0]
    cycle = next(event for event in game.state.events if event.kind == "cycle")
    assert (cycle.public, cycle.told(1).secret, cycle.told(0).secret) == (("1",), (), ("cond_culture",))
    assert game.state.view(0).seen.discarded == {"cond_culture": 1, "fake_cycle": 1}
    assert game.state.view(1).seen.discarded == {"fake_cycle": 1}
