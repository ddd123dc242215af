"""R7. The end of a round: rewards of the regions, and getting ready for the next."""

from __future__ import annotations

import pytest

from antechamber.games.first_tsar.constants import ESTATES, NOBODY, TITLES
from antechamber.games.first_tsar.rules.cards import lay_open
from games.first_tsar.conserved import components
from games.first_tsar.positions import started, table

EAST = {0: {"moscow": 2}, 1: {"kazan": 1}}


def regions(seats=3, **position):
    position.setdefault("decade", 3)
    position.setdefault("regions", ("light_1", "light_2", "light_3", "light_4"))
    return table(seats, at="regions", **position)


def rewards(game):
    """Who was rewarded where, and with what."""
    tokens = {token.key: token for token in game.box.region_tokens}
    told = [(seat, *told) for kind, seat, told in game.told if kind == "reward"]
    return [(seat, region, tokens[token].rewards[int(number)].text) for seat, region, token, number in told]


def test_r7_1_the_regions_are_rewarded_in_order():
    game = regions(warriors={0: {"moscow": 1, "kursk": 1, "tver": 1, "vologda": 1}})
    game.play("reward 3_vp", "reward 3_vp", "reward 2_vp", "reward 3_vp")
    assert [where for _, where, _ in rewards(game)] == ["east", "south", "west", "north"]


def test_r7_1_favour_won_in_one_region_counts_in_the_next():
    game = regions(
        regions=("light_5", "light_1", "light_1", "light_1"),
        warriors={0: {"moscow": 1, "kursk": 1}, 1: {"kursk": 1}},
        favour=(1, 2, 0),
    )
    game.play("reward favour")
    assert game.acting == 0
    assert game.state.view(0).region == "south"


def test_r7_1_warriors_won_in_one_region_count_in_the_next():
    game = regions(
        regions=("light_3", "light_1", "light_1", "light_1"),
        warriors={0: {"moscow": 1, "kursk": 1}, 1: {"kursk": 1}},
        favour=(1, 2, 0),
    )
    game.play("reward place_warrior", "warrior kursk")
    assert game.acting == 0


def test_r7_2_warriors_count_one_boyars_and_buildings_two():
    game = regions(
        warriors={0: {"moscow": 3}, 1: {"kazan": 1}},
        boyars={1: {"ryazan": 1}, 2: {"kazan": 1}},
        buildings={"kazan": 1, "tver": 2},
    )
    view = game.state.view(None)
    assert view.regions[0].influence == [3, 5, 2]
    assert view.regions[2].influence == [0, 0, 2]
    assert view.regions[0].ranked == [1, 0, 2]


def test_r7_3_the_strongest_chooses_and_the_second_gets_the_other_reward():
    game = regions(warriors=EAST)
    assert game.acting == 0
    game.play("reward 3_coin")
    assert rewards(game) == [(0, "east", "3 coin"), (1, "east", "3 vp")]


def test_r7_3_the_third_gets_nothing():
    game = regions(4, warriors={**EAST, 2: {"ryazan": 1}}, favour=(0, 1, 2, 3)).play("reward 3_vp")
    assert [seat for seat, _, _ in rewards(game)] == [0, 1]


def test_r7_3_ties_are_settled_by_favour_also_for_the_second_place():
    game = regions(4, warriors={0: {"moscow": 1}, 1: {"moscow": 1}, 2: {"moscow": 1}}, favour=(2, 3, 1, 0))
    assert game.acting == 2
    assert [seat for seat, _, _ in rewards(game.play("reward 3_vp"))] == [2, 1]


def test_r7_3_without_a_piece_there_is_no_reward():
    assert regions().state.over


def test_r7_4_who_is_alone_takes_one_reward_and_the_other_is_lost():
    game = regions(warriors={1: {"moscow": 1}}).play("reward 3_coin")
    assert rewards(game) == [(1, "east", "3 coin")]


def test_r7_4_who_is_second_is_settled_before_the_first_reward():
    game = regions(
        regions=("light_5", "light_1", "light_1", "light_1"),
        warriors={0: {"moscow": 3}, 1: {"kazan": 1}, 2: {"ryazan": 1}},
        favour=(1, 2, 0),
    )
    game.play("reward favour")
    assert [seat for seat, _, _ in rewards(game)] == [0, 1]


def test_r7_4_a_reward_that_cannot_be_carried_out_may_be_taken_and_is_lost():
    game = regions(regions=("light_3",) * 4, warriors={0: {"moscow": 6}}, war={0: 4}).play("reward place_warrior")
    assert game.state.over
    assert game.warriors(0) == {"moscow": 6}


def test_r7_4_two_warriors_as_a_reward():
    game = regions(regions=("dark_4",) * 4, warriors={0: {"moscow": 1, "kazan": 1}})
    game.play("reward 2_place_warrior", "warrior kazan", "skip")
    assert game.warriors(0) == {"moscow": 1, "kazan": 2}


# Two players


def test_r7_5_only_the_stronger_of_two_is_rewarded():
    game = regions(2, warriors={0: {"moscow": 4}, 1: {"kazan": 1}}).play("reward 3_coin")
    assert rewards(game) == [(0, "east", "3 coin")]


@pytest.mark.parametrize(("own", "chooser"), [(4, 0), (3, 1), (2, 1), (5, 0)])
def test_r7_5_a_lead_smaller_than_the_number_lets_the_other_choose(own, chooser):
    game = regions(2, warriors={0: {"moscow": own}, 1: {"kazan": 1}})
    assert game.acting == chooser
    game.play("reward 3_vp")
    assert rewards(game) == [(0, "east", "3 vp")]


def test_r7_5_equal_influence_favour_decides_who_is_rewarded_and_the_other_chooses():
    game = regions(2, warriors={0: {"moscow": 1}, 1: {"kazan": 1}}, favour=(1, 0))
    assert game.acting == 0
    assert rewards(game.play("reward 3_coin")) == [(1, "east", "3 coin")]


def test_r7_5_who_is_absent_has_no_influence_and_may_still_choose():
    assert regions(2, warriors={0: {"moscow": 2}}).acting == 1
    assert regions(2, warriors={0: {"moscow": 3}}).acting == 0


def test_r7_5_a_region_without_any_piece_rewards_nobody():
    assert rewards(regions(2)) == []


def test_r7_6_a_project_is_completed_from_what_is_there():
    game = regions(
        regions=("dark_7",) * 4,
        warriors={0: {"moscow": 1}},
        hands={0: ["palisade", "cathedral"]},
        goods={0: "2 grain + 2 wood"},
    )
    game.play("reward complete_project+1_any")
    assert game.options() == ["complete palisade", "skip"]
    game.play("complete palisade", "build moscow", "gain steel")
    assert game.completed(0) == ["palisade"]


# The next round


def next_round(seats=3, **position):
    return table(seats, at="next", **position)


def test_r7_7_boyars_and_seals_come_home_and_estates_are_ready():
    game = next_round(boyars={0: {"moscow": 1}}, seals={"reward": 0}, estates={0: ["customs_house"]})
    s = game.state
    assert game.boyars(0) == {}
    assert s.boyars_left == [3, 3, 3]
    assert s.seals_left == [2, 2, 2]
    assert s.seals == [NOBODY] * 5
    assert s.used == 0
    assert s.round == 1


def test_r7_7_warriors_and_buildings_stay():
    game = next_round(warriors={0: {"moscow": 2}}, buildings={"kursk": 1})
    assert game.warriors(0) == {"moscow": 2}
    assert game.building("kursk") == 1


def test_r7_8_what_is_left_on_display_is_discarded_and_replaced():
    s = next_round().state
    assert len(s.displays[ESTATES]) == len(s.displays[TITLES]) == 3
    game = started()
    before = game.state.displays[ESTATES]
    play_to_the_next_round(game)
    discarded = set(game.state.discards[ESTATES])
    taken = {card for cards in game.state.estates for card in cards}
    assert set(before) <= discarded | taken


def test_r7_8_an_empty_deck_is_made_new_from_the_discards():
    game = next_round()
    s = game.state
    s.decks[ESTATES], s.discards[ESTATES], s.displays[ESTATES] = [], [0, 1], [2, 3]
    s.decks[TITLES], s.discards[TITLES], s.displays[TITLES] = [], [], [4]
    lay_open(s, ESTATES, 3)
    assert len(s.displays[ESTATES]) == 3
    assert set(s.displays[ESTATES]) | set(s.decks[ESTATES]) == {0, 1, 2, 3}
    lay_open(s, TITLES, 3)
    assert s.displays[TITLES] == [4]


def test_r7_8_with_no_card_left_as_many_as_possible():
    s = next_round().state
    s.decks[TITLES], s.discards[TITLES], s.displays[TITLES] = [], [], []
    lay_open(s, TITLES, 3)
    assert s.displays[TITLES] == []


def test_r7_9_assignment_cards_are_dealt_anew():
    assert len({tuple(next_round(decade=n % 3).state.assignments) for n in range(3)}) >= 1
    game = started()
    before = game.state.assignments
    play_to_the_next_round(game)
    assert len(set(game.state.assignments)) == 5
    assert game.state.assignments != before


def test_r7_10_region_tokens_come_from_the_stack_of_the_round():
    game = started()
    for decade in range(1, 4):
        old = game.state.region_tokens
        last = game.state.last_regions
        play_to_the_next_round(game)
        assert set(old) <= set(game.state.region_discards)
        assert (game.state.region_tokens == last) == (decade == 3)
    assert all(game.box.region_tokens[token].dark for token in game.state.region_tokens)
    assert len(game.state.region_pile) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r7_11_the_first_player_sits_left_of_the_lowest(seats):
    game = next_round(seats, favour=tuple(range(seats)))
    assert game.state.first == 0
    assert game.acting == 0
    game = next_round(seats, favour=(seats - 1, *range(seats - 1)))
    assert game.state.first == seats - 1


def play_to_the_next_round(game):
    """Play on as quietly as possible until the next round begins."""
    quiet = ("plan", "bid 0", "leave", "no-seal", "done", "send", "end", "reward", "skip", "cover")
    decade, stock = game.state.round, components(game.state)
    while game.state.round == decade:
        options = [text for text in game.options() if text.startswith(quiet)] or game.options()
        game.play(options[0])
        assert components(game.state) == stock
