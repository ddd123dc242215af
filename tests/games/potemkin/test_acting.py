"""3. The Action phase."""

from __future__ import annotations

from games.potemkin.positions import fake, real, table

BUILD = ["construct culture", "construct espionage", "construct government", "construct industry", "construct science"]
PLAIN = {0: ["fake_plain", "cond_science"], 1: ["fake_plain"], 2: ["fake_plain"]}


def test_r3_1_the_owner_of_the_capitol_begins():
    game = table(hands=PLAIN, capitol=2, turn=2, at="turn")
    assert game.acting == 2


def test_r3_1_the_owner_of_the_capitol_begins_the_next_month():
    game = table(4, month=1, capitol=2, at="end")
    while any(game.state.packs):
        seat = game.state.pending()[0]
        game.choose(seat, game.state.options(seat)[0].text)
    assert (game.acting, game.state.first) == (2, 2)


def test_r3_2_turns_go_in_the_direction_of_the_month():
    assert table(hands=PLAIN, month=1).play("construct culture", "furnish fake_plain").acting == 1
    assert table(hands=PLAIN, month=2).play("construct culture", "furnish fake_plain").acting == 2


def test_r3_3_a_turn_is_one_action():
    game = table(hands=PLAIN).play("construct culture", "furnish fake_plain")
    assert game.acting == 1
    assert game.hand(0) == ["cond_science"]


def test_r3_4_four_actions_in_construction_mode():
    game = table(
        hands={0: ["fake_look1"]}, villages={0: [fake("espionage", agents=1)], 1: [fake("industry")]}, at="act"
    )
    assert game.options() == [*BUILD, "spy", "play fake_look1", "produce"]


def test_r3_5_two_actions_in_production_mode():
    game = table(
        4,
        hands={0: ["fake_look1"]},
        villages={0: [fake("espionage", agents=1)], 1: [fake("industry")]},
        producing=(0,),
    )
    assert game.options() == ["play fake_look1", "produce"]


def test_r3_6_producing_is_always_possible_and_passing_never():
    game = table(hands=PLAIN)
    assert "produce" in game.options()
    assert not any("pass" in option for option in game.options())
    game.play("produce")
    assert game.state.cubes == 40
    assert game.state.producing == [True, False, False]


def test_r3_6_with_nothing_else_to_do_one_produces_at_once():
    game = table(4, hands={1: ["fake_plain"]}, villages={0: [fake("industry")]}, producing=(0,), turn=0)
    assert game.told[0] == ("produce", 0, ("1",))
    assert game.cubes(0) == [1]
    assert game.acting == 1


def test_r3_7_the_phase_ends_at_once_when_one_builder_is_left():
    game = table(hands={0: ["fake_plain"], 2: ["fake_plain"]}, villages={0: [fake("industry")]}, producing=(1,))
    game.play("produce")
    # the cube is placed, the token turns, and seat 2 has no further turn: its card is discarded
    assert game.cubes(0) == [1]
    assert game.kinds()[:3] == ["produce", "flip", "discard"]
    assert game.state.month == 1


def test_r3_7_two_builders_go_on():
    game = table(4, hands={0: ["fake_plain"], 2: ["fake_plain"], 3: ["fake_plain"]}, producing=(1,))
    assert game.play("produce").acting == 2
    assert game.state.month == 0


def test_r3_8_a_month_can_end_before_somebody_acts():
    game = table(hands=PLAIN).play("produce", "produce")
    assert ("discard", 2, ("1",)) in game.told
    assert not any(kind == "produce" and seat == 2 for kind, seat, _ in game.told)


def test_r3_9_the_scientist_draws_a_card_at_the_start_of_a_turn():
    game = table(hands={0: ["fake_plain"]}, deck=["real_tour"], scientist=0, at="turn")
    assert game.hand(0) == ["fake_plain", "real_tour"]
    assert game.told[0] == ("research", 0, ())


def test_r3_9_only_the_drawer_is_told_which_card_it_was():
    game = table(hands={0: ["fake_plain"]}, deck=["real_tour"], scientist=0, at="turn")
    (event,) = game.state.events
    assert event.told(0).secret == ("real_tour",)
    assert event.told(1).secret == event.told(None).secret == ()


def test_r3_10_in_production_mode_too():
    game = table(4, deck=["fake_plain"], scientist=0, producing=(0,), at="turn", hands={1: ["fake_plain"]})
    assert game.hand(0) == ["fake_plain"]


def test_r3_10_not_on_the_turn_it_is_gained_and_not_for_a_free_action():
    game = table(
        hands={0: ["fake_look1", "cond_science", "fake_plain"], 1: ["fake_plain"]},
        villages={1: [fake("industry"), fake("culture")]},
    )
    game.play("play fake_look1", "look 1.1", "construct science", "furnish cond_science")
    assert game.state.scientist == 0
    assert game.hand(0) == ["fake_plain"]


def test_r3_10_a_hand_has_no_limit():
    game = table(hands={0: ["fake_plain"] * 11}, scientist=0, at="turn")
    assert len(game.hand(0)) == 12


def test_r3_11_a_capitol_that_moves_changes_nothing_until_the_next_month():
    game = table(
        hands={0: ["fake_plain"] * 2, 1: ["fake_plain"] * 2, 2: ["fake_plain"] * 2}, month=1, capitol=0, turn=0
    )
    game.play("construct culture", "construct government")
    assert (game.state.capitol, game.state.first) == (1, 0)
    assert game.acting == 2
    game.play("produce", "produce")
    while any(game.state.packs):
        seat = game.state.pending()[0]
        game.choose(seat, game.state.options(seat)[0].text)
    assert game.state.first == game.acting == 1


def test_r3_12_after_four_hundred_turns_everybody_can_only_produce():
    game = table(hands={0: ["fake_plain"] * 3, 1: ["fake_plain"], 2: ["fake_plain"]}, turns=400, month=4)
    assert game.options() == [*BUILD, "produce"]
    game.play("construct culture")
    assert game.kinds()[-9:-2].count("flip") == 2
    assert game.state.over


def test_r3_12_spies_go_home_too():
    game = table(villages={0: [real("espionage", agents=1)], 1: [fake("industry")]}, turns=401, month=4)
    assert game.state.over


def test_r3_13_a_turn_that_is_over_cannot_be_taken_back():
    game = table(hands=PLAIN).play("produce")
    assert game.state.takebacks == [0, 0, 0]
