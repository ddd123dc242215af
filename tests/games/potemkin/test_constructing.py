"""4. Constructing a building. 5. Interior cards."""

from __future__ import annotations

import pytest

from antechamber.games.potemkin.components import BOARD
from games.potemkin.positions import House, fake, new_game, real, table
from games.potemkin.test_acting import BUILD

TYPES = ("culture", "espionage", "government", "industry", "science")


def built(facade, interior="fake_plain", **position):
    """A table on which seat 0 has just constructed a building."""
    position.setdefault("hands", {0: [interior, "real_tour"], 1: ["fake_plain"] * 2, 2: ["fake_plain"] * 2})
    return table(**position).play(f"construct {facade}", f"furnish {interior}")


def test_r4_1_one_needs_an_interior_card():
    game = table(villages={0: [real("espionage", agents=1)], 1: [fake("industry")]})
    assert game.options() == ["spy", "produce"]


def test_r4_2_first_the_facade_then_any_card():
    game = table(hands={0: ["fake_plain", "cond_science", "real_tour"], 1: ["fake_plain"]})
    game.play("construct science")
    assert game.options() == ["furnish fake_plain", "furnish cond_science", "furnish real_tour"]
    assert game.state.view(0).own.raising == "science"
    game.play("furnish real_tour")
    assert game.village(0) == ["1 science"]
    assert game.face_up(0) == [False]
    assert game.hand(0) == ["cond_science", "fake_plain"]
    assert game.state.facades == [12, 12, 12, 16, 11]


def test_r4_2_example_abby_builds_a_real_science_building_and_gains_the_scientist():
    game = built("science", "cond_science")
    assert game.state.scientist == 0
    assert not game.state.is_fake(game.state.villages[0][0])
    assert game.told[-2:] == [("construct", 0, ("0", "0.1", "science")), ("gain scientist", 0, ())]


@pytest.mark.parametrize("facade", TYPES)
def test_r4_2_nobody_else_is_told_the_card(facade):
    game = table(hands={0: ["fake_plain", "real_tour"], 1: ["fake_plain", "real_tour"]}).play(f"construct {facade}")
    game.play("furnish real_tour")
    events = {event.kind: event for event in game.state.events}
    assert events["construct"].told(0).secret == ("real_tour",)
    assert events["construct"].told(1).secret == ()
    assert game.state.view(1).seats[0].village[0].interior is None


def test_r4_3_a_type_without_facades_cannot_be_built():
    game = table(hands={0: ["fake_plain"]}, facades={"science": 0})
    assert game.options() == [*BUILD[:4], "produce"]


def test_r4_3_a_facade_that_comes_back_can_be_used_again():
    game = table(
        hands={0: ["fake_plain"], 1: ["fake_plain"]},
        villages={0: [real("espionage", agents=1)], 1: [fake("science")]},
        facades={"science": 0},
    )
    game.play("spy")
    assert game.options() == [*BUILD, "produce"]


def test_r4_4_the_text_of_the_card_does_not_count():
    game = built("industry", "fake_stockpile")
    assert game.cubes(0) == [0]
    assert game.acting == 1


def test_r4_5_culture_scores_one_and_government_two():
    assert new_game().box.type_points == [1, 0, 2, 0, 0]


def test_r4_6_new_buildings_stand_at_the_end_of_the_row():
    game = table(
        hands={1: ["fake_plain"] * 2, 0: ["fake_plain"] * 2},
        villages={0: [real("espionage", agents=1)], 1: [fake("industry", cubes=2), fake("culture"), fake("science")]},
    )
    game.play("spy", "check 1.2", "construct industry")
    # lot 2 stays empty: nothing is moved together, and lots are not used again
    assert game.village(1) == ["1 industry", "3 science", "4 industry"]
    assert game.cubes(1) == [2, 0, 0]


def test_r4_7_the_facade_can_be_taken_back_and_the_building_cannot():
    game = table(hands={0: ["fake_plain", "real_tour"], 1: ["fake_plain"]})
    before = [game.state.view(seat) for seat in (None, 1, 2)]
    game.play("construct science")
    assert [game.state.view(seat) for seat in (None, 1, 2)] == before
    assert game.state.takebacks[0] == 1
    game.play("furnish fake_plain")
    assert game.state.takebacks == [0, 0, 0]


def test_r4_8_espionage_brings_an_agent_behind_it():
    game = built("espionage")
    assert game.agents(0) == [1]
    assert game.state.agents == 14
    assert ("gain agent", 0, ()) in game.told


def test_r4_9_without_agents_in_the_supply_there_is_none_then_or_later():
    game = built("espionage", agents=0)
    assert game.agents(0) == [0]
    assert "gain agent" not in game.kinds()


def test_r4_10_most_culture_gains_the_shield():
    assert built("culture").state.shield == 0
    assert built("culture", shield=2).state.shield == 0


def test_r4_11_most_government_gains_the_capitol():
    game = built("government", capitol=2)
    assert game.state.capitol == 0
    assert ("gain capitol", 0, ()) in game.told


def test_r4_12_most_science_gains_the_scientist():
    assert built("science").state.scientist == 0
    assert built("science", scientist=1).state.scientist == 0


@pytest.mark.parametrize(
    ("facade", "meeple"), [("culture", "shield"), ("government", "capitol"), ("science", "scientist")]
)
def test_r4_13_a_tie_is_enough_and_less_is_not(facade, meeple):
    for others, holder in ((1, 0), (2, 2)):
        game = built(facade, villages={1: [fake(facade)] * others}, capitol=2, shield=2, scientist=2)
        assert getattr(game.state, meeple) == holder


def test_r4_13_real_and_fake_count_alike_and_other_types_not():
    game = built("science", villages={1: [real("science"), fake("science")], 0: [fake("science"), fake("culture")]})
    assert game.state.scientist == 0


@pytest.mark.parametrize("facade", TYPES)
def test_r4_13_who_has_the_meeple_is_told_nothing_new(facade):
    game = built(facade, capitol=0, shield=0, scientist=0)
    gained = [kind for kind in game.kinds() if kind.startswith("gain")]
    assert gained == (["gain agent"] if facade == "espionage" else [])


def test_r4_14_losing_buildings_does_not_move_the_capitol():
    game = table(
        hands={1: ["fake_plain"]},
        villages={0: [real("espionage", agents=2)], 1: [fake("government"), fake("culture")], 2: [real("government")]},
        capitol=1,
    )
    game.play("spy", "check 1.1", "check 1.2", "resolve 1.1")
    assert game.village(1) == []
    assert game.state.capitol == 1


def test_r4_15_the_capitol_is_never_on_the_board():
    game = table(
        hands={0: ["fake_plain"]}, villages={0: [real("espionage", agents=1)], 1: [fake("government")]}, capitol=1
    )
    game.play("spy")
    assert game.state.capitol == 1
    assert game.state.capitol != BOARD


@pytest.mark.parametrize("facade", TYPES)
def test_r5_1_a_real_card_makes_any_building_real(facade):
    game = table(villages={0: [House(facade, "real_tour")]}, hands={0: ["fake_plain"]})
    assert not game.state.is_fake(game.state.villages[0][0])


@pytest.mark.parametrize("facade", TYPES)
def test_r5_2_a_fake_card_makes_any_building_fake(facade):
    game = table(villages={0: [House(facade, "fake_look1")]}, hands={0: ["fake_plain"]})
    assert game.state.is_fake(game.state.villages[0][0])


@pytest.mark.parametrize("facade", TYPES)
@pytest.mark.parametrize("card", TYPES)
def test_r5_3_a_conditional_card_is_real_behind_its_own_type_only(facade, card):
    game = table(villages={0: [House(facade, f"cond_{card}")]}, hands={0: ["fake_plain"]})
    assert game.state.is_fake(game.state.villages[0][0]) == (facade != card)
    assert ("fake" in [source for source, _, _ in game.lines(0)]) == (facade != card)
