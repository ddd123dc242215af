"""3. Playing cards: occupying and taking over."""

from __future__ import annotations

import pytest

from antechamber.core.errors import IllegalChoice
from antechamber.games.royals.components import NOBODY
from games.royals.positions import royals, table

MARSHALS = {"bordeaux.marshal": 1, "munich.marshal": 1, "edinburgh.marshal": 1, "valencia.marshal": 1}


def test_r3_1_playing_is_optional():
    game = table(hands={0: {"france": 12}})
    assert "end" in game.options()
    game.play("end")
    assert game.acting == 1
    assert game.hand(0) == {"france": 12}
    assert ("end", 0, ()) in game.told


def test_r3_1_who_can_play_nothing_ends_the_turn_at_once():
    game = table(hands={0: {"france": 1}}, held={"bordeaux.marshal": 1})
    assert game.acting == 1
    assert game.told[0] == ("end", 0, ())


def test_r3_1_any_number_of_plays_in_any_order():
    game = table(hands={0: {"france": 3, "spain": 3}}, intrigues={0: {"france-spain": 1}}, held={"lyon.baron": 1})
    game.buy("occupy valencia.marshal", {"spain": 1})
    game.buy("take-over lyon.baron", {"france": 2, "france-spain": 1})
    game.buy("occupy barcelona.baron", {"spain": 2})
    game.buy("occupy bordeaux.marshal", {"france": 1})
    assert game.hand(0) == {}
    held = ["valencia.marshal", "lyon.baron", "barcelona.baron", "bordeaux.marshal"]
    assert [game.holder(position) for position in held] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("position", "cards"),
    [
        ("bordeaux.marshal", 1),
        ("lyon.baron", 2),
        ("nantes.countess", 3),
        ("bordeaux.duke", 4),
        ("lyon.cardinal", 5),
        ("nantes.princess", 6),
        ("paris.king", 8),
    ],
)
def test_r3_2_a_position_costs_the_cards_of_its_title(position, cards):
    game = table(hands={0: {"france": 9}})
    game.buy(f"occupy {position}", {"france": cards})
    assert game.holder(position) == 0
    assert sum(game.state.hands[0]) == 9 - cards
    assert game.discards() == {"france": cards}


def test_r3_2_one_card_short_is_not_enough():
    game = table(hands={0: {"france": 7}})
    assert "occupy paris.king" not in game.options()
    assert "occupy nantes.princess" in game.options()
    with pytest.raises(IllegalChoice, match=r"occupy paris\.king"):
        game.play("occupy paris.king")


def test_r3_3_one_cube_marks_the_position_and_one_the_title():
    game = table(hands={0: {"france": 4}})
    game.buy("occupy lyon.baron", {"france": 2})
    assert game.holder("lyon.baron") == 0
    assert game.titles("baron") == [1, 0, 0]
    assert game.state.cubes == [34, 36, 36]


def test_r3_4_a_position_holds_one_cube():
    game = table(hands={0: {"france": 9}}, held={"paris.king": 1, "lyon.baron": 0})
    assert "occupy paris.king" not in game.options()
    assert "occupy lyon.baron" not in game.options()
    assert "occupy lyon.cardinal" in game.options()


def test_r3_5_any_number_of_cubes_lie_on_a_title():
    game = table(hands={0: {"france": 5}}, held={"cologne.baron": 0, "seville.baron": 0, "barcelona.baron": 1})
    game.buy("occupy lyon.baron", {"france": 2}).buy("occupy marseille.baron", {"france": 2})
    assert game.titles("baron") == [4, 1, 0]


def test_r3_6_any_three_cards_count_as_one():
    game = table(hands={0: {"france": 1, "german_states": 1, "britain": 1, "spain": 1}}, held=MARSHALS)
    game.buy("occupy lyon.baron", {"france": 1, "german_states": 1, "britain": 1, "spain": 1})
    assert game.holder("lyon.baron") == 0
    assert game.hand(0) == {}


def test_r3_6_three_cards_of_one_country_are_a_wild_set_too():
    game = table(hands={0: {"spain": 3}})
    game.buy("occupy bordeaux.marshal", {"spain": 3})
    assert game.holder("bordeaux.marshal") == 0


def test_r3_6_two_cards_are_no_wild_set():
    game = table(hands={0: {"spain": 2}})
    assert game.options() == ["end", "occupy barcelona.baron", "occupy seville.baron", "occupy valencia.marshal"]


def test_r3_7_wild_sets_may_be_used_although_the_right_card_is_in_hand():
    game = table(hands={0: {"france": 1, "spain": 3}})
    game.play("occupy bordeaux.marshal")
    assert game.options() == ["pay france", "wild spain"]
    game.play("wild spain")
    assert game.hand(0) == {"france": 1}
    assert game.discards() == {"spain": 3}


def test_r3_7_several_wild_sets_pay_for_one_position():
    game = table(hands={0: {"france": 1, "spain": 3, "britain": 3}})
    game.buy("occupy nantes.countess", {"france": 1, "spain": 3, "britain": 3})
    assert game.holder("nantes.countess") == 0


def test_r3_7_wild_sets_alone_pay_for_a_position():
    game = table(hands={0: {"spain": 4, "britain": 2}}, held=MARSHALS)
    game.buy("occupy lyon.baron", {"spain": 4, "britain": 2})
    assert game.holder("lyon.baron") == 0


def test_r3_8_cards_of_the_country_are_not_offered_for_a_wild_set():
    game = table(hands={0: {"france": 3, "spain": 3}}).play("occupy bordeaux.marshal")
    assert game.options() == ["pay france", "wild spain"]


def test_r3_8_what_a_wild_set_is_worth_cannot_be_kept():
    # seven other cards are two sets and a card over: a Countess would cost three sets, and nothing is left over
    game = table(hands={0: {"spain": 7}}, held=MARSHALS)
    assert "occupy lyon.baron" in game.options()
    assert "occupy nantes.countess" not in game.options()
    game.buy("occupy lyon.baron", {"spain": 6})
    assert game.hand(0) == {"spain": 1}
    assert game.acting == 1


@pytest.mark.parametrize(("cubes", "can"), [(2, True), (1, False), (0, False)])
def test_r3_9_two_cubes_are_needed(cubes, can):
    game = table(hands={0: {"france": 9}}, intrigues={0: {"france-spain": 1}}, held={"lyon.baron": 1}, cubes={0: cubes})
    assert (game.acting == 0) == can
    assert ("end", 0, ()) not in game.told if can else ("end", 0, ()) in game.told


def test_r3_10_taking_over_costs_an_intrigue_card_and_the_country_cards():
    game = table(
        hands={0: {"france": 3}}, intrigues={0: {"france-spain": 2}}, held={"lyon.baron": 1, "bordeaux.marshal": 0}
    )
    game.buy("take-over lyon.baron", {"france-spain": 1, "france": 2})
    assert game.holder("lyon.baron") == 0
    assert game.hand(0) == {"france": 1}
    assert game.intrigue(0) == {"france-spain": 1}


def test_r3_10_without_an_intrigue_card_nothing_is_taken_over():
    game = table(hands={0: {"france": 9}}, held={"lyon.baron": 1})
    assert not [option for option in game.options() if option.startswith("take-over")]


def test_r3_10_an_intrigue_card_of_other_countries_is_not_enough():
    game = table(hands={0: {"france": 9}}, intrigues={0: {"britain-spain": 1}}, held={"lyon.baron": 1})
    assert not [option for option in game.options() if option.startswith("take-over")]


def test_r3_11_neither_own_nor_vacant_positions_are_taken_over():
    game = table(
        hands={0: {"france": 9}},
        intrigues={0: {"france-spain": 2}},
        held={"lyon.baron": 0, "bordeaux.duke": 1, "marseille.baron": 2},
    )
    over = [option for option in game.options() if option.startswith("take-over")]
    assert over == ["take-over bordeaux.duke", "take-over marseille.baron"]


def test_r3_12_a_king_needs_two_intrigue_cards():
    held = {"paris.king": 1}
    one = table(hands={0: {"france": 9}}, intrigues={0: {"france-spain": 1}}, held=held)
    assert "take-over paris.king" not in one.options()
    two = table(hands={0: {"france": 9}}, intrigues={0: {"france-spain": 1, "france-britain": 1}}, held=held)
    two.buy("take-over paris.king", {"france-spain": 1, "france-britain": 1, "france": 8})
    assert two.holder("paris.king") == 0
    assert two.intrigue(0) == {}


def test_r3_12_every_other_title_needs_one():
    needs = {place.title: place.intrigue for place in table().state.view(None).places}
    assert needs == {"king": 2} | dict.fromkeys(["marshal", "baron", "countess", "duke", "cardinal", "princess"], 1)


def test_r3_13_the_loser_is_banished_to_the_city_space():
    game = table(hands={0: {"france": 3}}, intrigues={0: {"france-spain": 2}}, held={"lyon.baron": 1})
    game.buy("take-over lyon.baron", {"france-spain": 1, "france": 2})
    assert game.banished("lyon") == [0, 1, 0]
    assert game.holder("lyon.baron") == 0
    assert game.holder("lyon.cardinal") == NOBODY


def test_r3_14_the_losers_title_cube_stays():
    game = table(hands={0: {"france": 3}}, intrigues={0: {"france-spain": 2}}, held={"lyon.baron": 1})
    game.buy("take-over lyon.baron", {"france-spain": 1, "france": 2})
    assert game.titles("baron") == [1, 1, 0]
    assert game.state.cubes == [34, 34, 36]


def test_r3_15_banished_cubes_have_no_influence_but_are_present():
    game = table(hands={0: {"france": 9}}, intrigues={0: {"france-spain": 2}}, held={"lyon.cardinal": 1})
    game.buy("take-over lyon.cardinal", {"france-spain": 1, "france": 5})
    france = game.state.view(None).countries[0]
    assert france.influence == [2, 0, 0]
    assert france.presence == [1, 1, 0]


def test_r3_16_two_intrigue_cards_count_as_one():
    game = table(
        hands={0: {"france": 3}}, intrigues={0: {"britain-spain": 1, "german_states-spain": 1}}, held={"lyon.baron": 1}
    )
    game.buy("take-over lyon.baron", {"britain-spain": 1, "german_states-spain": 1, "france": 2})
    assert game.holder("lyon.baron") == 0


@pytest.mark.parametrize(
    "plot",
    [
        {"france-spain": 2},
        {"france-spain": 1, "britain-spain": 2},
        {"france-britain": 1, "britain-spain": 1, "german_states-spain": 1},
        {"britain-spain": 4},
        {"britain-spain": 2, "german_states-spain": 1, "german_states-britain": 1},
    ],
)
def test_r3_16_a_king_falls_to_two_or_one_and_a_pair_or_two_pairs(plot):
    game = table(hands={0: {"france": 8}}, intrigues={0: plot}, held={"paris.king": 1})
    game.buy("take-over paris.king", plot | {"france": 8})
    assert game.holder("paris.king") == 0
    assert game.intrigue(0) == {}


@pytest.mark.parametrize("plot", [{"britain-spain": 3}, {"france-spain": 1, "britain-spain": 1}, {"britain-spain": 2}])
def test_r3_16_a_king_does_not_fall_to_less(plot):
    game = table(hands={0: {"france": 8}}, intrigues={0: plot}, held={"paris.king": 1})
    assert "take-over paris.king" not in game.options()


def test_r3_26_a_wild_pair_may_be_used_although_a_fitting_card_is_in_hand():
    plot = {"france-spain": 1, "britain-spain": 2}
    game = table(hands={0: {"france": 2}}, intrigues={0: plot}, held={"lyon.baron": 1})
    game.buy("take-over lyon.baron", {"britain-spain": 2, "france": 2})
    assert game.intrigue(0) == {"france-spain": 1}


def test_r3_26_a_fitting_card_is_not_offered_for_a_wild_pair():
    plot = {"france-spain": 1, "britain-spain": 2}
    game = table(hands={0: {"france": 2}}, intrigues={0: plot}, held={"lyon.baron": 1}).play("take-over lyon.baron")
    assert game.options() == ["pay france-spain", "wild britain-spain"]


def test_r3_17_both_wild_rules_in_one_play():
    game = table(
        hands={0: {"france": 1, "spain": 3}}, intrigues={0: {"britain-spain": 2}}, held={"lyon.baron": 1, **MARSHALS}
    )
    game.buy("take-over lyon.baron", {"britain-spain": 2, "france": 1, "spain": 3})
    assert game.holder("lyon.baron") == 0


@pytest.mark.parametrize("city", ["bordeaux", "valencia"])
def test_r3_18_an_intrigue_card_works_in_either_country_once(city):
    game = table(
        hands={0: {"france": 1, "spain": 1}},
        intrigues={0: {"france-spain": 1}},
        held={"bordeaux.marshal": 1, "valencia.marshal": 1},
    )
    assert game.options() == ["end", "take-over bordeaux.marshal", "take-over valencia.marshal"]
    game.play(f"take-over {city}.marshal")
    assert game.holder(f"{city}.marshal") == 0
    assert game.acting == 1  # the card is gone, so that nothing else can be taken over


def test_r3_18_one_card_does_not_count_twice_for_a_king():
    game = table(hands={0: {"spain": 9}}, intrigues={0: {"france-spain": 1}}, held={"madrid.king": 1})
    assert "take-over madrid.king" not in game.options()


def test_r3_19_a_play_that_cannot_be_paid_in_full_cannot_be_begun():
    # Intrigue for everything, but Country cards for a Marshal only
    game = table(
        hands={0: {"france": 1}},
        intrigues={0: {"france-spain": 4}},
        held={"paris.king": 1, "lyon.baron": 1, "bordeaux.marshal": 1},
    )
    assert game.options() == ["end", "take-over bordeaux.marshal"]


def test_r3_20_country_and_intrigue_discards_lie_apart():
    game = table(hands={0: {"france": 3}}, intrigues={0: {"france-spain": 2}}, held={"lyon.baron": 1})
    game.buy("take-over lyon.baron", {"france-spain": 1, "france": 2})
    assert game.discards() == {"france": 2}
    assert game.intrigue_discards() == {"france-spain": 1}
    for seat in (None, 0, 1, 2):
        view = game.state.view(seat)
        assert view.discards == {"france": 2}
        assert view.intrigue_discards == {"france-spain": 1}
        assert [(other.cards, other.intrigues) for other in view.seats] == [(1, 1), (0, 0), (0, 0)]


def test_r3_21_a_lost_position_can_be_won_back_with_a_new_cube():
    game = table(
        hands={0: {"france": 3}},
        intrigues={0: {"france-spain": 2}},
        held={"lyon.baron": 1},
        banished={"lyon": [0]},
    )
    cubes = game.state.cubes[0]
    game.buy("take-over lyon.baron", {"france-spain": 1, "france": 2})
    assert game.banished("lyon") == [1, 1, 0]
    assert game.holder("lyon.baron") == 0
    assert game.state.cubes[0] == cubes - 2


def test_r3_21_one_player_may_hold_both_positions_of_a_city():
    game = table(hands={0: {"france": 8}})
    game.buy("occupy lyon.baron", {"france": 2}).buy("occupy lyon.cardinal", {"france": 5})
    assert [game.holder(f"lyon.{title}") for title in ("baron", "cardinal")] == [0, 0]


def test_r3_22_a_play_is_composed_in_private():
    game = table(hands={0: {"france": 2, "spain": 9}}, intrigues={0: {"france-spain": 2}}, held={"lyon.baron": 1})
    before = {seat: game.state.view(seat) for seat in (None, 1, 2)}
    game.play("take-over lyon.baron", "pay france")
    assert game.state.view(0).own.laid == {"france": 1}
    assert game.state.view(0).own.laid_intrigue == {"france-spain": 1}
    assert {seat: game.state.view(seat) for seat in (None, 1, 2)} == before
    assert game.told == []


def test_r3_22_a_complete_play_is_laid_open():
    game = table(hands={0: {"france": 2, "spain": 9}}, intrigues={0: {"france-spain": 2}}, held={"lyon.baron": 1})
    game.buy("take-over lyon.baron", {"france-spain": 1, "france": 2})
    assert game.told[0] == ("take over", 0, ("lyon.baron", "france-spain", "france", "france"))
    assert game.state.laid == [0, 0, 0, 0]
    assert game.state.laid_intrigue == [0, 0, 0, 0, 0, 0]
    assert game.state.takebacks == [0, 0, 0]


def test_r3_22_an_incomplete_play_can_be_taken_back():
    game = table(hands={0: {"france": 2, "spain": 9}}).play("occupy lyon.baron", "pay france")
    assert game.state.takebacks == [2, 0, 0]


def test_r3_23_every_city_has_one_or_two_positions_each_with_a_title():
    box = royals().box
    sizes = [len(positions) for positions in box.city_positions]
    assert set(sizes) == {1, 2}
    assert sum(sizes) == 29
    for place in table().state.view(None).places:
        title = box.titles.index(place.title)
        assert (place.cards, place.influence) == (box.title_cards[title], box.title_influence[title])
        assert place.name == f"{place.city}.{place.title}"


def test_r3_24_cubes_never_return_to_the_supply():
    game = table(
        hands={0: {"france": 3}, 1: {"france": 5}},
        intrigues={0: {"france-spain": 1}, 1: {"france-britain": 1}},
        held={"lyon.baron": 1},
        display=("spain", "spain", "spain"),
        pile={"spain": 9},
    )
    game.buy("take-over lyon.baron", {"france-spain": 1, "france": 2})
    assert game.state.cubes == [34, 34, 36]
    game.end_turn(0).draw()
    game.buy("take-over lyon.baron", {"france-britain": 1, "france": 2})
    assert game.state.cubes == [34, 32, 36]
    assert game.banished("lyon") == [1, 1, 0]
    assert game.titles("baron") == [1, 2, 0]


def test_r3_25_any_number_of_cubes_lie_on_a_city_space():
    game = table(
        hands={0: {"france": 3}},
        intrigues={0: {"france-spain": 1}},
        held={"lyon.baron": 1},
        banished={"lyon": [1, 2, 2]},
    )
    game.buy("take-over lyon.baron", {"france-spain": 1, "france": 2})
    assert game.banished("lyon") == [0, 2, 2]
