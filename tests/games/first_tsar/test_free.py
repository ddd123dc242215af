"""R6. Free actions, and why no turn goes on for ever."""

from __future__ import annotations

import pytest

from antechamber.core.chance import Chance
from antechamber.core.composing import compose
from antechamber.games.first_tsar.constants import NOTHING
from games.first_tsar.positions import changed, first_tsar, started, table

HOME = {seat: {"moscow": 1} for seat in range(4)}
MENUS = {"leave", "seal", "act", "end", "pause"}


def test_r6_1_the_example_of_free_actions():
    """White buys favour before leaving, completes two projects through Spoils and a token, and ends with a warrior."""
    game = table(
        chambers={"project": {0: 0, 1: 0, 2: 0}},
        favour=(2, 1, 0),
        goods={0: "6 grain + 5 wood + 1 stone"},
        estates={0: ["court_residence", "streltsy_settlement"]},
        warriors={0: {"putivl": 1}},
        pads={0: ["2_vp"]},
        spoils=("move",),
        trade={"seym": "grain_coin"},
        display=("border_patrol", "wooden_church"),
        assignments=("red", "yellow", "black", "blue", "any"),
    )
    game.play("free sell_local", "pay grain", "pay grain", "free sell_local", "pay grain", "pay wood")
    game.play("use court_residence")
    assert game.state.favour == [0, 2, 1]
    game.play("leave project", "seal", "action project", "take border_patrol", "complete border_patrol")
    game.play("war move", "move warrior.putivl", "to kursk")
    assert game.goods(0) == "2 grain + 3 wood + 1 stone + 1 coin"
    assert len(game.pad(0)) == 2
    game.play("free trade_in", "take wooden_church")
    assert game.pad(0) == []
    game.play("complete wooden_church", "build kursk")
    game.play("done", "send novgorod_seversky", "use streltsy_settlement", "warrior novgorod_seversky")
    assert game.building("kursk") == 0
    assert game.boyars(0) == {"novgorod_seversky": 1}
    assert game.warriors(0) == {"kursk": 1, "novgorod_seversky": 1}


def test_r6_1_before_leaving_at_the_seal_between_actions_and_after_the_boyar_has_gone():
    game = table(warriors=HOME, chambers={"manoeuvre": {0: 0}, "reward": {0: 0}}, goods={0: "2 grain"})
    for prompt, choices in (
        ("leave", ["leave manoeuvre"]),
        ("seal", ["no-seal"]),
        ("act", ["action warrior"]),
        ("act", ["done", "send chernigov"]),
        ("end", ["end"]),
    ):
        assert game.prompt == prompt
        assert "free sell_local" in game.options()
        game.play(*choices)
    assert game.state.over


def test_r6_2_an_estate_is_used_once_a_round():
    game = table(warriors=HOME, chambers={"reward": {0: 0}}, estates={0: ["customs_house"]}).play("use customs_house")
    assert game.goods(0) == "2 coin"
    assert "use customs_house" not in game.options()
    assert game.state.view(None).seats[0].estates[0].used


def test_r6_2_an_estate_needs_its_whole_cost():
    game = table(warriors=HOME, chambers={"reward": {0: 0}}, estates={0: ["streltsy_settlement"]}, goods={0: "1 grain"})
    assert "use streltsy_settlement" not in game.options()


@pytest.mark.parametrize(
    ("estate", "goods", "choices", "left"),
    [
        ("village", "nothing", [], "1 grain + 1 wood"),
        ("quarry", "1 coin", [], "1 wood + 1 stone"),
        ("foreign_quarter", "1 coin", ["gain textile"], "1 textile"),
        ("almshouse", "1 grain + 1 wood", [], "nothing"),
        ("cloister", "1 steel + 1 textile", ["pay steel"], "1 textile"),
        ("landing_stage", "1 coin", ["move warrior.moscow", "to tver"], "nothing"),
        ("scriptorium", "1 coin", ["draw project"], "nothing"),
        ("craft_settlement", "2 coin + 2 grain + 2 wood", ["complete palisade", "skip"], "nothing"),
        ("border_fort", "1 grain + 2 coin", ["war 3_vp"], "nothing"),
    ],
)
def test_r6_2_every_estate_pays_its_cost_and_runs_its_effect(estate, goods, choices, left):
    game = table(
        warriors=HOME,
        chambers={"reward": {0: 0}, "project": {0: 0}},
        estates={0: [estate]},
        goods={0: goods},
        hands={0: ["palisade"]},
        spoils=("3_vp",),
    )
    assert game.play(f"use {estate}", *choices).goods(0) == left
    assert game.prompt == "leave"


def test_r6_3_two_local_goods_make_a_coin():
    game = table(warriors=HOME, chambers={"reward": {0: 0}}, goods={0: "1 grain + 1 wood + 1 stone"})
    game.play("free sell_local")
    assert game.options("pay") == ["grain", "wood"]
    game.play("pay wood")
    assert game.goods(0) == "1 grain + 1 coin"


def test_r6_4_trade_tokens_are_picked_in_any_order():
    game = table(warriors=HOME, chambers={"reward": {0: 0}}, pads={0: ["stone", "favour", "any"]})
    s = game.play("free trade_in").state
    one, other = compose(s, 0, ["pad:stone", "pad:any"]), compose(s, 0, ["pad:any", "pad:stone"])
    assert one == other
    assert compose(s, 0, ["pad:favour", "pad:stone"]) != one


def test_r6_4_two_trade_tokens_make_a_project():
    game = table(
        warriors=HOME, chambers={"reward": {0: 0}}, pads={0: ["stone", "stone", "any"]}, display=("palisade",), deck=()
    )
    game.play("free trade_in")
    assert game.options("discard") == ["stone"] or game.options("discard") == ["any", "stone"]
    game.play("discard stone", "discard stone?", "discard any?", "take palisade?")
    assert game.hand(0) == ["palisade"]
    assert len(game.pad(0)) == 1


def test_r6_4_printed_effects_cannot_be_given_up():
    game = table(warriors=HOME, chambers={"reward": {0: 0}, "project": {0: 0}}, pads={0: ["stone"]})
    assert "free trade_in" not in game.options()


def test_r6_5_a_foreign_good_makes_a_coin():
    game = table(warriors=HOME, chambers={"reward": {0: 0}}, goods={0: "1 steel"}).play("free sell_foreign")
    assert game.goods(0) == "1 coin"


def test_r6_6_in_the_own_turn_any_printed_effect_can_be_uncovered():
    game = table(
        warriors=HOME,
        chambers={"reward": {0: 0}},
        estates={0: ["trading_court"]},
        goods={0: "1 coin"},
        pads={0: ["stone", "any", "move", "favour"]},
    )
    game.play("use trading_court")
    assert {"pad_grain", "pad_wood", "pad_coin"} <= set(game.options("resolve"))


def test_r6_7_no_free_actions_in_the_turn_of_another():
    game = table(
        turns=(0, 1),
        warriors=HOME,
        chambers={"reward": {0: 0}, "project": {1: 0}},
        goods={1: "4 grain"},
        estates={1: ["customs_house"]},
    )
    assert game.state.pending() == [0]


def test_r6_7_no_free_actions_at_the_end_of_the_round():
    game = table(at="regions", warriors=HOME, goods={0: "4 grain + 2 steel"}, estates={0: ["customs_house"]}, decade=3)
    assert game.options("reward") == ["3_coin", "3_vp"]
    assert len(game.options()) == 2


def test_r6_8_nothing_comes_between_a_cost_and_its_gain():
    game = table(warriors=HOME, chambers={"reward": {0: 0}}, goods={0: "4 grain + 2 wood"}, estates={0: ["village"]})
    game.play("free sell_local", "pay grain")
    assert all(text.startswith("pay") for text in game.options())


def test_r6_8_nothing_comes_between_taking_a_token_and_resolving_it():
    game = table(
        warriors={0: {"moscow": 1}},
        chambers={"manoeuvre": {0: 0}},
        goods={0: "4 grain"},
        trade={"moskva_and_oka": "income"},
    )
    game.play("leave manoeuvre?", "no-seal", "action move", "to ryazan")
    assert game.options() == ["income ryazan", "skip"]


def test_r6_8_between_two_resolved_tokens_there_is_a_pause():
    game = table(
        warriors=HOME,
        chambers={"project": {0: 0}, "reward": {0: 0}},
        hands={0: ["grain_fair"]},
        goods={0: "3 grain + 1 wood"},
        pads={0: ["2_grain", "income"]},
    )
    game.play("leave project", "no-seal", "complete grain_fair", "first 2_grain", "resolve income")
    assert game.prompt == "pause"
    game.play("free sell_local", "go-on", "income moscow")  # the coin pays for the stone
    assert game.goods(0) == "1 stone"


def test_r6_10_discarded_trade_tokens_never_return():
    game = table(warriors=HOME, chambers={"reward": {0: 0}}, pads={0: ["stone", "any"]}, decade=1)
    game.play("free trade_in", "draw project")
    assert game.state.view(None).trade_discards == ["any", "stone"]


def test_r6_11_an_estate_that_could_do_nothing_is_not_offered():
    game = table(
        warriors={0: {"moscow": 8}},
        war={0: 2},
        chambers={"reward": {0: 0}},
        goods={0: "1 grain + 3 coin"},
        estates={0: ["streltsy_settlement", "border_fort", "scriptorium"]},
        display=(),
        deck=(),
    )
    assert game.options("use") == []


@pytest.mark.parametrize("estate", ["votchina", "fairground", "craft_settlement"])
def test_r6_11_nor_is_one_without_a_city_to_pay_a_piece_to_swap_or_a_card_in_hand(estate):
    game = table(warriors=HOME, chambers={"project": {0: 0}}, estates={0: [estate]})
    if estate == "craft_settlement":
        game.state.goods[0][6] = 2
    assert game.play("no-seal").options("use") == []


def test_r6_11_completing_is_offered_whatever_the_hidden_hand_holds():
    position = {"warriors": HOME, "chambers": {"reward": {0: 0}}, "goods": {0: "2 coin"}}
    game = table(estates={0: ["craft_settlement"]}, hands={0: ["palisade"]}, **position)
    game.play("use craft_settlement")
    assert game.goods(0) == "nothing"


# No legal play of a turn goes on for ever


def left_to_use(s):
    """What a turn can still use up, most precious first. Every choice of a menu makes this smaller.

    Steps of the turn; actions left; Estates not used; tokens on the map, then on the pad; goods, coins; foreign goods.
    Whatever brings goods uses up something that stands before them: an action, an Estate or a token. What uses up
    none of these turns two pieces into one, or a foreign good into a coin.
    """
    seat = s.acting
    goods = s.goods[seat]
    return (
        len(s.table),
        0 if s.decision(seat).prompt == "leave" else s.uses + s.extra,
        len(s.box.estates) - s.used.bit_count(),
        len([token for token in s.trade_map if token != NOTHING]),
        len(s.pads[seat]),
        sum(goods),
        sum(goods[3:6]),
    )


def walk(state, rng):
    """Play on at random; when the same menu of the same turn comes up again, less must be left. Counts how often."""
    latest, compared = {}, 0
    while not state.over:
        seat = state.pending()[0]
        prompt = state.decision(seat).prompt
        if prompt in MENUS:
            menu, now = (state.round, seat, sum(bid >= 0 for bid in state.bids), prompt), left_to_use(state)
            if menu in latest:
                assert now < latest[menu]
                compared += 1
            latest[menu] = now
        options = state.options(seat)
        # Whoever avoids ending anything plays the longest turns
        going_on = [option for option in options if option.text not in ("done", "end", "go-on", "skip", "no-seal")]
        choices = going_on or options
        state.apply(seat, choices[rng.below(len(choices))])
    return compared


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r6_9_every_choice_of_a_menu_uses_something_up(seats):
    compared = [walk(started(seats, bytes([number])).state, Chance(bytes([number]))) for number in range(12)]
    assert sum(compared) > 500


def test_r6_9_between_two_menus_only_so_much_can_be_asked():
    longest = asked = 0
    rng = Chance(b"longest")
    for number in range(12):
        state = started(4, bytes([number])).state
        while not state.over:
            seat = state.pending()[0]
            asked = 0 if state.decision(seat).prompt in MENUS else asked + 1
            longest = max(longest, asked)
            options = state.options(seat)
            state.apply(seat, options[rng.below(len(options))])
    assert longest < 60


@pytest.mark.parametrize(
    ("cost", "effect", "problem"),
    [
        ("2 coin", "1 coin", "'cost' must be local, foreign or trade_token"),
        ("nothing", "1 coin", "'cost' must be local, foreign or trade_token"),
        ("2 local", "3 grain", "'effect' must be coin or take_project"),
    ],
)
def test_r6_9_a_component_file_cannot_make_an_endless_free_action(tmp_path, cost, effect, problem):
    old = 'cost = "2 local", effect = "1 coin"'
    path = changed(tmp_path, (old, f'cost = "{cost}", effect = "{effect}"'))
    with pytest.raises(Exception, match=problem):
        first_tsar(path)
