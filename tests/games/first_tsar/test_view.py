"""R9. What a seat is shown."""

from __future__ import annotations

import msgspec

from antechamber.games.first_tsar.constants import ESTATES, PROJECTS, TITLES
from antechamber.games.first_tsar.rules.favour import gain_points
from antechamber.games.first_tsar.rules.rounds import PrepareRound
from antechamber.games.first_tsar.view import Turn
from games.first_tsar.positions import new_game, started, table


def test_r9_1_hands_decks_and_stacks_are_hidden():
    game = started()
    seen = msgspec.json.encode(game.state.view(None)).decode()
    for seat in range(3):
        for name in game.hand(seat):
            assert f'"{name}"' not in seen
    shown = {project.name for project in game.state.view(None).projects}
    for card in game.state.decks[PROJECTS]:
        assert game.box.projects[card] not in shown
    for token in game.state.region_pile + game.state.last_regions:
        assert f'"{game.box.region_tokens[token].key}"' not in seen


def test_r9_1_discards_bids_and_goods_are_open():
    game = table(chambers={"reward": {0: 2, 1: 1}}, goods={1: "4 grain"}, warriors={0: {"moscow": 1}})
    view = game.state.view(2)
    assert view.chambers[4].bids[1] == 1
    assert view.seats[1].goods["grain"] == 4


def test_r9_2_a_card_taken_from_the_display_is_known_until_it_is_completed():
    game = table(
        warriors={0: {"moscow": 1}},
        chambers={"project": {0: 0}},
        display=("grain_fair",),
        goods={0: "3 grain + 1 wood"},
    )
    game.play("leave project", "no-seal", "action project", "take grain_fair?")
    assert game.state.view(1).seats[0].known == ["grain_fair"]
    assert game.state.takebacks == [0, 0, 0]
    game.play("complete grain_fair")
    assert game.state.view(1).seats[0].known == []
    assert game.state.takebacks[0] == 1


def test_r9_2_a_card_from_the_deck_is_known_to_its_owner_only():
    game = table(warriors={0: {"moscow": 1}}, chambers={"project": {0: 0}})
    game.play("no-seal", "action project", "draw project")
    assert game.state.view(1).seats[0].cards == 1
    assert game.state.view(1).seats[0].known == []
    assert [project.name for project in game.state.view(0).own.hand] == game.hand(0)


def test_r9_2_completing_an_unseen_card_cannot_be_taken_back():
    game = table(
        warriors={0: {"moscow": 1}},
        chambers={"project": {0: 0}},
        hands={0: ["grain_fair"]},
        goods={0: "3 grain + 1 wood"},
    )
    game.play("leave project", "no-seal")
    assert game.state.takebacks[0] > 0
    game.play("complete grain_fair")
    assert game.state.takebacks == [0, 0, 0]


def test_r9_3_one_remembers_what_one_gave_back():
    game = new_game()
    dealt = [project.name for project in game.state.view(1).own.dealt]
    assert len(dealt) == 3
    game.keep_first_projects()
    own = game.state.view(1).own
    assert sorted(own.rejected + game.hand(1)) == sorted(dealt)
    assert own.dealt == []
    assert game.state.view(None).own is None


def test_nobody_acts_while_all_choose_and_when_the_game_is_over():
    game = new_game()
    assert game.state.view(None).acting is None
    assert started().state.view(None).acting is not None
    assert table(at="final", decade=3).state.view(None).acting is None


def test_the_turn_under_way_is_shown():
    game = table(
        warriors={0: {"putivl": 1, "kazan": 1}},
        chambers={"production": {0: 0}},
        hands={0: ["grain_fair"]},
    )
    game.play("seal", "produce putivl")
    turn = game.state.view(1).turn
    assert (turn.chamber, turn.actions, turn.bonus, turn.produced) == ("production", 2, 1, ["putivl"])
    assert (turn.token, turn.picked) == (None, None)


def test_a_turn_begins_with_nothing_of_the_turn_before():
    game = table(
        turns=(0, 1),
        warriors={0: {"putivl": 1, "kazan": 1}, 1: {"moscow": 1}},
        chambers={"production": {0: 0, 1: 0}, "reward": {1: 0}},
    )
    game.play("leave production?", "no-seal?", "produce putivl", "done", "send pskov", "end?")
    assert (game.acting, game.prompt) == (1, "leave")
    for viewer in (0, 1, 2, None):
        assert game.state.view(viewer).turn == Turn("leave", None, False, 0, 0, 0, [], [], None, None)


def test_before_a_boyar_leaves_the_token_in_hand_and_the_one_chosen_first_are_shown():
    full = ["2_coin", "2_grain", "2_wood", "any", "foreign"]
    game = table(
        warriors={0: {"chernigov": 1}},
        chambers={"reward": {0: 0}, "project": {0: 0}},
        estates={0: ["landing_stage"]},
        goods={0: "1 coin"},
        pads={0: full},
        trade={"desna": "favour"},
    )
    game.play("use landing_stage", "move warrior.chernigov", "to novgorod_seversky")
    assert (game.prompt, game.state.view(1).turn.step) == ("discard", "leave")
    assert game.state.view(1).turn.token == "favour"
    assert game.state.view(1).turn.chamber is None


def test_a_token_chosen_first_is_shown():
    game = table(
        warriors={0: {"moscow": 1}},
        chambers={"project": {0: 0}},
        hands={0: ["grain_fair"]},
        goods={0: "3 grain + 1 wood"},
        pads={0: ["favour"]},
    )
    game.play("leave project", "no-seal", "complete grain_fair", "first favour")
    assert game.state.view(1).turn.picked == "favour"


def test_r9_1_every_pile_of_discards_lies_open():
    s = started().state
    s.discards[ESTATES], s.discards[TITLES] = [2], [1]
    s.spoils_discards, s.trade_discards, s.region_discards = [0], [1], [3]
    for viewer in (None, 0, 2):
        view = s.view(viewer)
        assert (view.estate_discards, view.title_discards) == ([s.box.estates[2].key], [s.box.titles[1].key])
        assert (view.spoils_discards, view.trade_discards) == ([s.box.spoils[0]], [s.box.trade[1]])
        assert view.region_discards == [s.box.region_tokens[3].key]


def test_r9_4_tokens_and_displays_come_without_asking():
    game = started()
    gain_points(game.state, 0, 12, 0)
    assert game.state.favour_tokens == [20, 30]
    PrepareRound().run(game.state)
    assert len(game.state.displays[TITLES]) == len(game.state.displays[ESTATES]) == 3
