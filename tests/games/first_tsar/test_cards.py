"""R5. The Project and Reward Chambers: taking and completing cards, with the examples of the rulebook."""

from __future__ import annotations

import pytest

from antechamber.games.first_tsar.constants import ESTATES, NOBODY, PROJECTS, TITLES
from games.first_tsar.positions import HOME, in_chamber, table

REWARD_CARDS = [(ESTATES, "estate"), (TITLES, "title")]


# Project


def test_r5_13_the_example_of_the_project_chamber():
    """A Military project for three grain and two wood: five points, a warrior to war, three points of Spoils."""
    game = in_chamber(
        "project", hands={0: ["muster_of_the_levy"]}, goods={0: "3 grain + 2 wood"}, spoils=("3_vp", "move")
    )
    game.play("complete muster_of_the_levy")
    assert game.state.points[0] == 5
    assert game.goods(0) == "nothing"
    game.play("war 3_vp")
    assert game.state.points[0] == 8
    assert game.state.war[0] == 1
    game.play("action project", "draw project")
    assert len(game.hand(0)) == 1
    assert game.options("action") == []


def test_r5_13_a_card_taken_may_be_completed_with_the_next_action():
    game = in_chamber("project", display=("grain_fair",), goods={0: "3 grain + 1 wood"}, deck=())
    game.play("action project", "complete grain_fair")
    assert game.completed(0) == ["grain_fair"]


def test_r5_13_the_bonus_makes_it_three():
    game = in_chamber("project", seal=True)
    for _ in range(3):
        game.play("action project", "draw project")
    assert len(game.hand(0)) == 3
    assert game.options("action") == []


def test_r5_14_a_card_of_the_display_is_replaced_at_once():
    game = in_chamber(
        "project", display=("palisade", "cathedral", "bell_tower", "cloth_row", "armed_boats", "salt_barges")
    )
    game.play("action project", "take cathedral")
    assert game.hand(0) == ["cathedral"]
    assert len(game.state.displays[PROJECTS]) == 6
    assert ("take project", 0, ("cathedral",)) in game.told


def test_r5_14_the_top_card_of_the_deck_is_not_told():
    game = in_chamber("project").play("action project", "draw project")
    assert ("draw project", 0, ()) in game.told
    assert len(game.state.displays[PROJECTS]) == 6


def test_r5_15_an_empty_deck_fills_no_gap():
    game = in_chamber("project", display=("palisade", "cathedral"), deck=()).play("action project")
    assert game.options() == ["take cathedral", "take palisade"]
    assert len(game.play("take palisade").state.displays[PROJECTS]) == 1


def test_r5_15_with_deck_and_display_empty_no_card_is_taken_but_hands_are_completed():
    game = in_chamber("project", display=(), deck=(), hands={0: ["grain_fair"]}, goods={0: "3 grain + 1 wood"})
    assert game.options() == ["complete grain_fair", "done", "free sell_local"]


def test_r5_15_an_effect_that_takes_a_project_then_does_nothing():
    game = in_chamber(
        "manoeuvre", warriors={0: {"moscow": 1}}, trade={"moskva_and_oka": "take_project"}, display=(), deck=()
    )
    game.play("action move", "to ryazan")
    assert game.prompt == "act"


def test_r5_16_a_project_is_paid_to_the_last_piece():
    game = in_chamber("project", hands={0: ["palisade"]}, goods={0: "2 grain + 1 wood + 9 coin + 3 stone"})
    assert game.options("complete") == []


def test_r5_16_points_come_before_the_effect():
    game = in_chamber(
        "project", hands={0: ["palisade"]}, goods={0: "2 grain + 2 wood"}, points={0: 8}, favour=(1, 2, 0)
    )
    game.play("complete palisade")
    assert game.prompt == "build"
    assert game.state.points[0] == 12
    assert game.state.favour[0] == 0


def test_r5_17_a_building_needs_a_warrior_or_boyar_and_a_free_city():
    game = in_chamber(
        "project",
        hands={0: ["palisade"]},
        goods={0: "2 grain + 2 wood"},
        warriors={0: {"moscow": 1, "kursk": 1}, 1: {"pskov": 1}},
        boyars={0: {"tver": 1}},
        buildings={"kursk": 1, "kazan": 0},
    )
    game.play("complete palisade")
    assert game.options() == ["build moscow", "build tver", "skip"]
    game.play("build tver")
    assert game.building("tver") == 0
    assert game.state.buildings_left[0] == 4


def test_r5_17_without_a_place_for_it_there_are_points_only():
    game = in_chamber("project", hands={0: ["palisade"]}, goods={0: "2 grain + 2 wood"}, buildings={"moscow": 0}).play(
        "complete palisade"
    )
    assert (game.prompt, game.state.points[0]) == ("act", 4)


def test_r5_17_without_a_building_there_are_points_only():
    cities = ("kazan", "tver", "pskov", "novgorod", "vologda", "ryazan")
    game = in_chamber(
        "project", hands={0: ["palisade"]}, goods={0: "2 grain + 2 wood"}, buildings=dict.fromkeys(cities, 0)
    ).play("complete palisade")
    assert (game.prompt, game.state.points[0]) == ("act", 4)
    assert game.building("moscow") == NOBODY


def test_r5_17_placing_a_building_may_be_declined():
    game = in_chamber("project", hands={0: ["palisade"]}, goods={0: "2 grain + 2 wood"})
    assert game.play("complete palisade", "skip").building("moscow") == NOBODY


def military(**position):
    game = in_chamber("project", hands={0: ["border_patrol"]}, goods={0: "2 grain + 1 wood"}, **position)
    return game.play("complete border_patrol")


def test_r5_20_any_of_the_spoils_that_lie_open():
    game = military(spoils=("3_vp", "3_vp", "3_coin"))
    assert game.options() == ["skip", "war 3_coin", "war 3_vp"]
    game.play("war 3_coin")
    assert game.goods(0) == "3 coin"
    assert game.state.warriors_left[0] == 8
    assert len(game.state.spoils_display) == 2


def test_r5_20_going_to_war_may_be_declined():
    game = military(spoils=("3_vp",)).play("skip")
    assert (game.state.war[0], game.state.points[0]) == (0, 3)


def test_r5_21_without_spoils_the_warrior_still_goes():
    game = military()
    assert game.options() == ["skip", "war"]
    assert game.play("war").state.war[0] == 1


def test_r5_21_without_a_warrior_there_are_points_only():
    game = military(warriors={0: {"moscow": 8}}, war={0: 2}, spoils=("3_vp",))
    assert (game.prompt, game.state.points[0], game.spoils(0)) == ("act", 3, [])


def test_r5_22_spoils_are_kept():
    game = military(spoils=("favour_coin",), favour=(1, 0, 2)).play("war favour_coin")
    assert game.spoils(0) == ["favour_coin"]
    assert game.state.favour[0] == 0
    assert game.goods(0) == "1 coin"


@pytest.mark.parametrize(
    ("spoils", "choices", "goods"),
    [
        ("place_warrior_coin", ["warrior moscow"], "1 coin"),
        ("foreign_coin", ["gain steel"], "1 steel + 1 coin"),
        ("2_grain_wood", [], "2 grain + 1 wood"),
        ("stone_wood", [], "1 wood + 1 stone"),
        ("2_vp_coin", [], "1 coin"),
        ("resolve_trade_vp", ["resolve pad_wood"], "1 wood"),
        ("take_project_vp", ["skip"], "nothing"),
    ],
)
def test_r5_20_the_effect_of_spoils_runs_at_once(spoils, choices, goods):
    game = military(spoils=(spoils,)).play(f"war {spoils}", *choices)
    assert game.goods(0) == goods
    assert game.prompt == "act"


# Reward


def test_r5_26_the_example_of_the_reward_chamber():
    """An Estate that brings two coins is taken from the display and used at once."""
    game = in_chamber("reward")
    game.state.displays[ESTATES] = [game.box.estates.index(e) for e in game.box.estates if e.key == "customs_house"]
    game.state.decks[ESTATES].remove(game.state.displays[ESTATES][0])
    game.play("action estate", "take customs_house", "use customs_house")
    assert game.goods(0) == "2 coin"


def test_r5_26_an_estate_or_a_title_not_both():
    game = in_chamber("reward")
    assert game.options("action") == ["estate", "title"]
    game.play("action title")
    assert len(game.titles(0)) == 1
    assert game.options("action") == []


def test_r5_26_the_bonus_is_an_estate_before_or_after():
    game = in_chamber("reward", seal=True).play("action title")
    assert game.options("action") == ["estate"]
    game = in_chamber("reward", seal=True).play("action estate")
    assert game.options("action") == ["estate", "title"]
    game.play("action estate")
    assert len(game.estates(0)) == 2
    assert game.options("action") == []


def test_r5_27_a_card_taken_from_the_display_is_not_replaced():
    game = in_chamber("reward", seal=True)
    s = game.state
    s.displays[ESTATES], s.decks[ESTATES] = s.decks[ESTATES][:3], s.decks[ESTATES][3:]
    s.displays[TITLES], s.decks[TITLES] = s.decks[TITLES][:3], s.decks[TITLES][3:]
    game.play("action estate", f"take {game.box.estates[s.displays[ESTATES][0]].key}")
    assert len(s.displays[ESTATES]) == 2
    game.play("action title", f"take {game.box.titles[s.displays[TITLES][0]].key}")
    assert len(s.displays[TITLES]) == 2


@pytest.mark.parametrize(("kind", "name"), REWARD_CARDS)
def test_r5_28_a_deck_that_runs_out_is_made_new_from_its_discards(kind, name):
    game = in_chamber("reward")
    deck = game.state.decks[kind]
    game.state.decks[kind] = deck[:1]
    game.state.discards[kind] = deck[1:4]
    game.play(f"action {name}")
    assert sorted(game.state.decks[kind]) == sorted(deck[1:4])
    assert game.state.discards[kind] == []
    assert "reshuffle" in game.kinds()


@pytest.mark.parametrize(("kind", "name"), REWARD_CARDS)
def test_r5_28_an_empty_deck_leaves_the_display(kind, name):
    game = in_chamber("reward")
    game.state.displays[kind] = game.state.decks[kind][:2]
    game.state.decks[kind] = []
    assert len(game.play(f"action {name}").options("take")) == len(game.options()) == 2


@pytest.mark.parametrize(("kind", "name"), REWARD_CARDS)
def test_r5_28_without_cards_and_discards_there_is_none_to_take(kind, name):
    game = table(warriors=HOME, chambers={"reward": {0: 0}})
    game.state.decks[kind] = []
    assert f"action {name}" not in game.play("no-seal").options()


@pytest.mark.parametrize(("token", "kind", "name"), [("light_7", ESTATES, "estate"), ("dark_3", TITLES, "title")])
def test_r5_28_a_reward_that_takes_a_card_is_lost_if_there_is_none(token, kind, name):
    game = table(at="regions", regions=(token,) * 4, warriors={0: {"moscow": 1}}, decade=3)
    game.state.decks[kind] = []
    game.play(f"reward take_{name}")
    assert game.state.over


@pytest.mark.parametrize(("token", "kind"), [("light_7", "estate"), ("dark_3", "title")])
def test_r5_26_a_reward_may_take_a_card_or_leave_it(token, kind):
    game = table(at="regions", regions=(token,) * 4, warriors={0: {"moscow": 1}}, decade=3)
    game.play(f"reward take_{kind}")
    assert game.options() == [f"draw {kind}", "skip"]
