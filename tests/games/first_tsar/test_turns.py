"""R4. Actions: leaving a chamber, the seal, the Assignment card, the way to a city."""

from __future__ import annotations

import pytest

from antechamber.games import load
from antechamber.games.first_tsar.constants import NOBODY
from games.first_tsar.positions import started, table

HOME = {seat: {"moscow": 1} for seat in range(4)}
AT_COURT = ("black", "red", "blue", "yellow", "kremlin")


def planned(seats=3):
    game = started(seats)
    while game.prompt == "plan":
        game.play(game.options()[0], "bid 0")
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r4_1_one_boyar_leaves_in_each_turn_in_turn(seats):
    game = planned(seats)
    first = game.state.first
    while game.state.own_turn:
        leaving = [
            text for text in game.options() if text.split()[0] in ("leave", "no-seal", "done", "send", "end")
        ] or game.options()
        game.play(leaving[0])
    forward = [(first + place) % seats for place in range(seats)]
    assert [seat for kind, seat, _ in game.told if kind == "leave"] == forward * 3


def test_r4_1_boyars_leave_in_any_order_but_one_must():
    game = table(warriors=HOME, chambers={"production": {0: 0}, "reward": {0: 0}, "project": {1: 0}})
    assert game.options() == ["leave production", "leave reward"]


def test_r4_2_more_coins_are_more_important():
    game = table(warriors=HOME, chambers={"project": {0: 2, 1: 1}}, favour=(1, 2, 0))
    assert game.prompt == "seal"


def test_r4_2_equal_coins_are_settled_by_favour():
    chambers = {"project": {0: 1, 1: 1}, "reward": {0: 0}}
    assert table(warriors=HOME, chambers=chambers, favour=(0, 1, 2)).play("leave project").prompt == "seal"
    assert table(warriors=HOME, chambers=chambers, favour=(1, 0, 2)).play("leave project").prompt == "act"


def test_r4_2_alone_one_is_the_most_important_even_without_coins():
    assert table(warriors=HOME, chambers={"project": {0: 0}}, favour=(1, 2, 0)).prompt == "seal"


def test_r4_2_those_who_have_left_do_not_count():
    game = table(
        warriors=HOME, turns=(1, 0), chambers={"project": {0: 0, 1: 2}, "reward": {0: 0, 1: 0}}, favour=(1, 2, 0)
    )
    game.play("leave project", "no-seal", "done?", "send putivl")
    assert game.acting == 0
    assert game.play("leave project").prompt == "seal"


def test_r4_3_who_is_not_the_most_important_takes_the_coins_back():
    game = table(warriors=HOME, chambers={"reward": {0: 2, 1: 3}})
    assert game.prompt == "act"
    assert game.goods(0) == "2 coin"
    assert game.seal("reward") == NOBODY


def test_r4_3_returned_coins_can_be_spent_in_the_same_turn():
    game = table(warriors=HOME, chambers={"production": {0: 2, 1: 3}})
    game.play("produce moscow")
    assert game.goods(0) == "1 stone + 1 coin"


def test_r4_4_the_most_important_loses_the_coins_even_without_a_seal():
    game = table(warriors=HOME, chambers={"reward": {0: 2, 1: 1}}, goods={0: "1 coin"}).play("no-seal")
    assert game.goods(0) == "1 coin"
    assert ("lose coins", 0, ("2",)) in game.told


def test_r4_4_coins_are_lost_although_the_seal_of_another_lies_there():
    game = table(warriors=HOME, chambers={"reward": {0: 2}}, seals={"reward": 1})
    assert game.prompt == "act"
    assert game.goods(0) == "nothing"


def test_r4_5_a_seal_may_be_placed_or_not():
    game = table(warriors=HOME, chambers={"reward": {0: 0}})
    assert game.options() == ["no-seal", "seal"]
    assert game.play("seal").seal("reward") == 0
    assert game.state.seals_left[0] == 1


def test_r4_5_a_chamber_takes_one_seal():
    assert table(warriors=HOME, chambers={"reward": {0: 5}}, seals={"reward": 1}).prompt == "act"


def test_r4_5_without_a_seal_left_there_is_no_bonus():
    game = table(warriors=HOME, chambers={"reward": {0: 0}}, seals={"project": 0, "exchange": 0})
    assert game.prompt == "act"


def test_r4_6_with_two_players_a_seal_costs_a_coin():
    game = table(2, warriors=HOME, chambers={"reward": {0: 1}}, goods={0: "2 coin"}).play("seal")
    assert game.goods(0) == "1 coin"


def test_r4_6_the_coin_for_a_seal_is_told_with_it():
    game = table(2, warriors=HOME, chambers={"reward": {0: 1}}, goods={0: "2 coin"}).play("seal")
    assert ("seal", 0, ("reward", "1")) in game.told
    free = table(3, warriors=HOME, chambers={"reward": {0: 1}}, goods={0: "2 coin"}).play("seal")
    assert ("seal", 0, ("reward", "0")) in free.told


def test_r4_6_the_bid_does_not_pay_for_the_seal():
    game = table(2, warriors=HOME, chambers={"reward": {0: 3}})
    assert game.prompt == "act"
    assert game.seal("reward") == NOBODY


def test_r4_6_free_actions_may_raise_the_coin():
    game = table(2, warriors=HOME, chambers={"reward": {0: 3}, "project": {0: 0}}, goods={0: "2 grain"})
    game.play("leave reward")
    assert game.options() == ["free sell_local", "no-seal"]
    game.play("free sell_local")
    assert game.options() == ["no-seal", "seal"]
    assert game.play("seal").goods(0) == "nothing"


def test_r4_6_the_coin_of_the_kremlin_card_comes_too_late():
    game = table(2, warriors=HOME, chambers={"reward": {0: 0}}, assignments=AT_COURT)
    assert game.prompt == "act"
    assert game.goods(0) == "1 coin"
    assert game.seal("reward") == NOBODY


def test_r4_6_three_players_pay_nothing():
    game = table(3, warriors=HOME, chambers={"reward": {0: 0}}).play("seal")
    assert game.goods(0) == "nothing"


def test_r4_7_after_a_seal_all_others_take_their_coins_back():
    game = table(4, warriors=HOME, chambers={"reward": {0: 3, 1: 2, 2: 1, 3: 0}}).play("seal")
    assert game.bids("reward") == {1: 0, 2: 0, 3: 0}
    assert [game.goods(seat) for seat in range(4)] == ["nothing", "2 coin", "1 coin", "nothing"]


def test_r4_7_only_in_that_chamber():
    game = table(warriors=HOME, chambers={"reward": {0: 3, 1: 2}, "project": {1: 2}}).play("seal")
    assert game.bids("project") == {1: 2}


def test_r4_8_without_a_seal_bids_stay_and_the_next_best_may_seal_later():
    game = table(warriors=HOME, turns=(0, 1), chambers={"project": {0: 3, 1: 2, 2: 1}})
    game.play("no-seal")
    assert game.bids("project") == {1: 2, 2: 1}
    game.play("done", "send putivl")
    assert (game.acting, game.prompt) == (1, "seal")


def test_r4_9_the_boyar_on_the_card_is_nowhere_on_the_map():
    game = table(chambers={"production": {0: 0}}, warriors={0: {"moscow": 1}}).play("no-seal")
    assert game.boyars(0) == {}
    assert game.state.view(None).seats[0].at_court == 1
    assert game.state.view(None).regions[0].influence[0] == 1


def test_r4_10_the_example_of_the_kremlin_card():
    """Green seals the Reward Chamber, loses the coin there, gains a coin and favour, and now leads in another."""
    game = table(
        4,
        warriors=HOME,
        favour=(0, 1, 3, 2),
        chambers={"reward": {2: 1, 0: 0}, "exchange": {2: 2, 1: 2}},
        assignments=AT_COURT,
        turns=(2,),
    )
    assert game.state.view(None).chambers[3].ranked[0] == 1
    game.play("leave reward", "seal")
    assert game.goods(2) == "1 coin"
    assert game.state.favour == [2, 0, 1, 3]
    assert game.state.view(None).chambers[3].ranked[0] == 2


def test_r4_10_without_the_seal_the_kremlin_card_brings_a_coin_only():
    game = table(warriors=HOME, favour=(1, 0, 2), chambers={"reward": {0: 0}}, assignments=AT_COURT).play("no-seal")
    assert game.goods(0) == "1 coin"
    assert game.state.favour == [1, 0, 2]


def test_r4_10_the_coin_comes_even_if_all_actions_are_skipped():
    game = table(warriors=HOME, chambers={"reward": {0: 0}}, assignments=AT_COURT).play("no-seal", "done")
    assert game.state.over
    assert game.goods(0) == "1 coin"


def test_r4_11_actions_and_bonus_in_any_order():
    game = table(warriors=HOME, chambers={"reward": {0: 0}}).play("seal")
    assert game.options("action") == ["estate", "title"]
    game.play("action estate")
    assert game.options("action") == ["estate", "title"]
    game.play("action title")
    assert game.options("action") == []


def test_r4_11_any_action_may_be_skipped():
    game = table(warriors=HOME, chambers={"project": {0: 0}}).play("seal", "done")
    assert game.prompt == "send"
    assert game.hand(0) == []


def test_r4_12_the_boyar_goes_to_a_city_of_the_colour():
    game = table(warriors=HOME, chambers={"production": {0: 0}}).play("no-seal", "done?")
    assert game.options("send") == ["novgorod_seversky", "pskov", "ryazan", "veliky_ustyug"]
    game.play("send pskov")
    assert game.boyars(0) == {"pskov": 1}
    assert game.state.view(None).seats[0].at_court == 0


def test_r4_12_the_multicoloured_card_sends_it_anywhere():
    game = table(warriors=HOME, chambers={"reward": {0: 0}}).play("no-seal", "done")
    assert len(game.options("send")) == 16


def test_r4_12_no_trade_token_is_taken_on_the_way():
    game = table(warriors=HOME, chambers={"production": {0: 0}}, trade={"moskva_and_oka": "stone"})
    game.play("no-seal", "done?", "send ryazan")
    assert game.pad(0) == []


def test_r4_13_at_court_the_boyar_stays_on_the_card_until_the_round_ends():
    game = table(chambers={"reward": {0: 0}}, assignments=AT_COURT, warriors={0: {"moscow": 1}})
    game.play("no-seal", "done")
    assert game.state.view(None).seats[0].at_court == 1
    assert game.boyars(0) == {}
    assert game.state.over


def test_r4_14_the_turn_goes_on_until_it_is_ended():
    game = table(warriors=HOME, turns=(0, 1), chambers={"production": {0: 0}, "reward": {1: 0}}, goods={0: "2 wood"})
    game.play("leave production", "no-seal", "done?", "send pskov")
    assert (game.acting, game.options()) == (0, ["end", "free sell_local"])
    assert game.play("end").acting == 1


def test_r4_14_with_nothing_left_to_do_the_turn_ends_by_itself():
    game = table(warriors=HOME, turns=(0, 1), chambers={"production": {0: 0}, "reward": {1: 0}})
    game.play("no-seal", "done?", "send pskov")
    assert game.acting == 1


def test_r4_15_a_seal_may_be_placed_although_the_bonus_is_not_used():
    game = table(warriors=HOME, chambers={"production": {0: 0}}).play("seal", "done?", "send pskov")
    assert game.seal("production") == 0


def test_r4_16_favour_gained_later_in_the_turn_gives_no_seal():
    game = table(
        warriors=HOME,
        chambers={"reward": {0: 0, 1: 0}, "project": {0: 0}},
        favour=(1, 0, 2),
        goods={0: "2 coin"},
        estates={0: ["court_residence"]},
    )
    game.play("leave reward", "use court_residence")
    assert game.state.favour[0] == 0
    assert "seal" not in game.options()


def test_r4_16_favour_gained_before_leaving_gives_the_seal():
    game = table(
        warriors=HOME,
        chambers={"reward": {0: 0, 1: 0}, "project": {0: 0}},
        favour=(1, 0, 2),
        goods={0: "2 coin"},
        estates={0: ["court_residence"]},
    )
    assert game.play("use court_residence", "leave reward").options() == ["no-seal", "seal"]


# Nobody reads a hand from who is waited for


def test_r4_17_who_holds_a_project_says_that_it_is_done():
    empty = {"chambers": {"project": {0: 0}}, "display": (), "deck": (), "warriors": HOME, "discreet": True}
    game = table(hands={0: ["cathedral"]}, **empty).play("no-seal")
    assert (game.prompt, game.options()) == ("act", ["done"])
    assert table(**empty).play("no-seal").prompt == "send"


def test_r4_17_who_cannot_pay_for_a_project_says_so():
    game = table(
        warriors=HOME,
        chambers={"project": {0: 0}},
        hands={0: ["cathedral"]},
        goods={0: "1 gunpowder + 1 textile + 1 steel + 2 coin"},
        estates={0: ["craft_settlement"]},
        discreet=True,
    ).play("use craft_settlement")
    assert (game.prompt, game.options()) == ("complete", ["skip"])


def test_being_done_with_an_action_left_is_asked_once_more():
    words = load("first-tsar").words
    game = table(warriors=HOME, chambers={"project": {0: 0}}).play("no-seal")
    done = game.state.legal(0, "done")
    assert words.is_grave(game.state, 0, done)
    assert not any(words.is_grave(game.state, 0, option) for option in game.state.options(0) if option is not done)
    game = table(
        warriors=HOME, chambers={"project": {0: 0}}, hands={0: ["cathedral"]}, display=(), deck=(), discreet=True
    )
    game.play("no-seal")
    assert not words.is_grave(game.state, 0, game.state.legal(0, "done"))
