"""R3. Planning."""

from __future__ import annotations

import pytest

from antechamber.games.first_tsar.constants import ABSENT
from games.first_tsar.positions import started, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r3_1_boyars_go_into_the_chambers_in_turn(seats):
    game = started(seats)
    order = []
    while game.prompt == "plan":
        order.append(game.acting)
        game.play(game.options()[0], "bid 0")
    forward = [(game.state.first + place) % seats for place in range(seats)]
    assert order == forward * 3
    assert game.state.boyars_left == [0] * seats
    assert game.prompt == "leave"
    assert game.acting == game.state.first


def test_r3_1_only_chambers_without_a_boyar_of_ones_own():
    game = table(at="plan", chambers={"project": {0: 0, 1: 2}, "reward": {1: 0}})
    assert game.options("plan") == ["exchange", "manoeuvre", "production", "reward"]


def test_r3_1_any_number_of_players_share_a_chamber():
    game = table(4, at="plan", turns=range(4)).play(*["plan exchange"] * 4)
    assert game.bids("exchange") == {0: 0, 1: 0, 2: 0, 3: 0}


def test_r3_2_any_number_of_coins_goes_under_the_boyar():
    game = table(at="plan", goods={0: "4 coin"}).play("plan reward")
    assert game.options("bid") == ["0", "1", "2", "3", "4"]
    game.play("bid 3")
    assert game.bids("reward") == {0: 3}
    assert game.goods(0) == "1 coin"
    assert ("plan", 0, ("reward", "3")) in game.told


def test_r3_2_without_coins_there_is_nothing_to_choose():
    assert table(at="plan", turns=(0, 1)).play("plan reward").acting == 1


def test_r3_3_bids_lie_open_and_stay():
    game = table(at="plan", turns=(0, 1), goods={0: "5 coin"}).play("plan reward", "bid 2")
    assert game.state.view(1).chambers[4].bids == [2, None, None]
    assert game.state.view(1).seats[0].goods["coin"] == 3


def test_r3_3_there_are_no_free_actions_while_planning():
    game = table(at="plan", goods={0: "4 grain + 2 steel"}, estates={0: ["customs_house"]})
    assert all(text.startswith("plan") for text in game.options())


def test_r3_4_large_bids_are_chosen_as_tens_and_the_rest():
    game = table(at="plan", goods={0: "23 coin"}).play("plan reward")
    assert len(game.options()) == 11
    game.play("bid ten-more", "bid ten-more")
    assert game.options("bid") == ["0", "1", "2", "3"]
    game.play("bid 3")
    assert game.bids("reward") == {0: 23}


def test_r3_4_every_bid_is_reached_along_one_path():
    def bids(game):
        if game.state.over:
            return [game.state.bid(4, 0)]
        found = []
        for text in game.options():
            after = table(at="plan", goods={0: "21 coin"})
            after.state = game.state.clone()
            found += bids(after.play(text))
        return found

    assert sorted(bids(table(at="plan", goods={0: "21 coin"}).play("plan reward"))) == list(range(22))


def test_r3_1_a_boyar_is_absent_elsewhere():
    game = table(at="plan").play("plan reward")
    assert [game.state.bid(chamber, 0) for chamber in range(4)] == [ABSENT] * 4
