"""What a board shows comes from the rules: who leads, who would be rewarded, what is missing, where a turn stands."""

from __future__ import annotations

import pytest

from antechamber.core.chance import Chance
from antechamber.games.first_tsar.rules.actions import is_most_important
from games.first_tsar.positions import HOME, first_tsar, in_chamber, new_game, started, table, thrifty

# Seat 0 may still choose which boyar leaves
WAITING = {"exchange": {0: 0}, "manoeuvre": {0: 0}}
AT_COURT = ("black", "red", "blue", "yellow", "kremlin")


def view(game, seat=0):
    return game.state.view(seat)


def region(game, name):
    return next(region for region in view(game).regions if region.name == name)


def chamber(game, name):
    return next(chamber for chamber in view(game).chambers if chamber.name == name)


# The box


def test_the_box_says_what_is_printed():
    box = first_tsar().show_box()
    assert (box.local, box.foreign) == (["grain", "wood", "stone"], ["gunpowder", "textile", "steel"])
    assert box.colours == ["black", "red", "blue", "yellow"]
    assert (box.boyars, box.first_warriors, box.slots) == (3, 2, 5)
    assert [(kind.name, kind.effect) for kind in box.types] == [
        ("construction", {"place_building": 1}),
        ("trade", {"resolve_trade": 2}),
        ("military", {"war": 1}),
    ]
    assert box.project_types["cathedral"] == "construction"
    assert box.trade["grain_coin"] == {"grain": 1, "coin": 1}
    assert box.spoils["favour_coin"] == {"favour": 1, "coin": 1}
    assert [(part.name, part.effect) for part in box.printed][2] == ("pad_coin", {"coin": 1})
    assert (box.pad_actions[0].cost, box.pad_actions[0].effect) == ({"local": 2}, {"coin": 1})
    assert (box.favour_tokens, box.favour_points, box.war_points) == ([10, 20, 30], [4, 2], [4, 2])
    assert box.scored_rounds == [1, 3]


def test_the_box_says_what_is_done_in_a_chamber_and_what_a_card_brings():
    box = first_tsar().show_box()
    reward = box.chambers[4]
    assert (reward.name, reward.times, reward.actions) == ("reward", 1, ["take_estate", "take_title"])
    assert (reward.bonus_times, reward.bonus, box.chambers[3].freely) == (1, ["take_estate"], ["exchange"])
    kremlin = box.assignments[5]
    assert (kremlin.name, kremlin.action, kremlin.bonus) == ("kremlin", {"coin": 1}, {"favour": 1})


# The map


def test_influence_in_a_city_and_who_would_be_rewarded():
    game = table(
        warriors={0: {"moscow": 1}, 1: {"moscow": 3}, 2: {"kazan": 1}}, buildings={"moscow": 0}, chambers=WAITING
    )
    east, pieces = region(game, "east"), view(game).pieces
    assert {city: there.influence for city, there in pieces.items()} == {"moscow": [3, 3, 0], "kazan": [0, 0, 1]}
    assert (east.ranked, east.rewarded, east.chooser) == ([0, 1, 2], [0, 1], 0)
    nobody = region(game, "north")
    assert (nobody.ranked, nobody.rewarded, nobody.chooser) == ([], [], None)


@pytest.mark.parametrize(("warriors", "chooser"), [(2, 1), (3, 0)])
def test_of_two_players_the_weaker_chooses_if_the_lead_is_smaller_than_the_number(warriors, chooser):
    game = table(2, warriors={0: {"moscow": warriors}}, chambers=WAITING)
    east = region(game, "east")
    assert (east.points, east.rewarded, east.chooser) == (3, [0], chooser)


def test_warriors_at_war_are_ranked_ties_by_favour():
    game = table(4, war={0: 1, 1: 2, 3: 2}, favour=(3, 2, 1, 0), warriors=HOME, chambers=WAITING)
    assert view(game).war == [3, 1, 0]


# The Kremlin


def test_boyars_in_a_chamber_are_ranked_by_coins_then_favour():
    game = table(favour=(2, 1, 0), chambers={"project": {0: 1, 1: 0, 2: 1}, "exchange": {0: 0}})
    assert chamber(game, "project").ranked == [2, 0, 1]
    assert chamber(game, "reward").ranked == []


@pytest.mark.whole_games
def test_the_first_in_a_chamber_is_the_most_important_in_whole_games():
    state, rng = started(4).state, Chance(b"importance")
    while not state.over:
        for number, shown in enumerate(state.view(None).chambers):
            present = [seat for seat, coins in enumerate(shown.bids) if coins is not None]
            assert sorted(shown.ranked) == present
            assert shown.ranked[:1] == [seat for seat in present if is_most_important(state, seat, number)]
        state.apply(*thrifty(state, rng))


def test_boyars_stand_on_the_card_of_the_chamber_they_have_left():
    position = {"warriors": HOME, "chambers": {"production": {0: 0}, "reward": {0: 0, 1: 1}}, "assignments": AT_COURT}
    game = table(turns=(0, 1, 0), goods={0: "1 coin"}, **position).play("leave production", "no-seal")
    assert chamber(game, "production").on_card == [0]
    game.play("done?", "send ryazan")
    assert chamber(game, "production").on_card == []
    game.play("no-seal", "done", "no-seal")
    assert chamber(game, "reward").on_card == [0, 1]
    assert [seat.at_court for seat in view(game).seats] == [1, 1, 0]


# The turn


def steps(game):
    """What the turn is about, choice after choice."""
    turn = view(game).turn
    return turn.step, turn.chamber, turn.sealed, turn.taken, turn.actions, turn.bonus, len(turn.goes)


def test_a_turn_goes_from_step_to_step():
    game = table(
        warriors={0: {"moscow": 1, "putivl": 1}},
        chambers={"production": {0: 0}, "reward": {0: 0}},
        estates={0: ["customs_house"]},
    )
    assert steps(game) == ("leave", None, False, 0, 0, 0, 0)
    game.play("leave production")
    assert steps(game) == ("seal", "production", False, 0, 3, 0, 4)
    game.play("seal")
    assert steps(game) == ("act", "production", True, 0, 3, 1, 4)
    game.play("produce putivl")
    assert steps(game) == ("act", "production", True, 1, 2, 1, 4)
    game.play("done")
    assert steps(game) == ("send", "production", True, 1, 2, 1, 4)
    game.play("send ryazan")
    assert steps(game) == ("end", "production", True, 1, 2, 1, 0)


def test_the_phase_of_the_game_and_what_has_been_placed_in_it():
    game = new_game()
    assert (view(game).phase, view(game).placed) == ("keep", 0)
    game.keep_first_projects()
    assert (view(game).phase, view(game).placed) == ("warriors", 0)
    while game.prompt == "first warrior":
        game.play(game.options()[0])
    assert (view(game).phase, view(game).placed) == ("plan", 0)
    game.play("plan project")
    assert (game.prompt, view(game).placed) == ("bid", 0)
    seat = game.acting
    game.play("bid 0")
    while game.acting != seat:
        game.play("plan project", "bid 0")
    assert (view(game).phase, view(game).placed) == ("plan", 1)
    assert view(table(at="regions", warriors={0: {"kursk": 1}})).phase == "rewards"
    assert view(table(chambers={"reward": {0: 0}, "project": {0: 0}})).phase == "turn"
    assert view(table(at="final", decade=3)).phase == "over"


def test_who_says_what_stays_covered_is_still_about_the_turn():
    game = table(
        chambers={"production": {0: 0}},
        pads={0: ["stone", "stone", "any"]},
        regions=("light_9", "light_2", "light_3", "light_4"),
        warriors=HOME,
    )
    game.play("leave production", "no-seal?", "done?", "send ryazan", "end?")
    assert (game.prompt, view(game).phase, view(game).turn) == ("cover", "turn", None)
    assert view(game).seats[0].visible == 2


# What is one's own


def test_what_a_project_lacks_and_leads_to():
    position = {"goods": {0: "1 wood + 1 stone"}, "points": {0: 5}, "favour": (1, 0, 2), "display": ("cathedral",)}
    game = table(hands={0: ["bell_tower"]}, chambers={"reward": {0: 0}, "project": {0: 0}}, **position)
    tower = view(game).own.completions["bell_tower"]
    assert (tower.reaches, tower.favour_tokens) == (11, 1)
    assert view(game).own.lacks == {"bell_tower": {"stone": 1}, "cathedral": {"stone": 2}}
    assert view(game, 1).own.lacks == {"cathedral": {"wood": 1, "stone": 3}}
    assert view(game, 1).own.completions == {}


def test_who_is_highest_already_gains_a_point_with_the_token():
    game = table(hands={0: ["bell_tower"]}, points={0: 5}, chambers={"reward": {0: 0}, "project": {0: 0}})
    tower = view(game).own.completions["bell_tower"]
    assert (tower.reaches, tower.favour_tokens) == (12, 1)


def test_only_its_owner_sees_which_piece_is_about_to_move():
    game = in_chamber("manoeuvre", warriors={0: {"moscow": 1, "kursk": 1}}).play("action move")
    assert view(game).own.moving is None
    game.play("move warrior.kursk")
    assert view(game).own.moving == "kursk"
    assert view(game, 1).own.moving is None


def test_a_title_on_display_is_worth_what_it_would_score_if_it_were_taken():
    game = table(titles={0: ["treasurer"]}, chambers={"reward": {0: 0}, "project": {0: 0}}, warriors=HOME)
    titles = [title.key for title in game.box.titles]
    game.state.displays = [[], [], [titles.index("keeper_of_the_rank_book"), titles.index("okolnichy")]]
    assert [title.worth for title in view(game).titles] == [4, 1]
    assert [title.worth for title in view(game, 1).titles] == [2, 1]
