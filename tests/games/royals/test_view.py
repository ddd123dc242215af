"""What is shown to whom."""

from __future__ import annotations

import msgspec
import pytest

from games.royals.positions import new_game, table

EVERYONE = (None, 0, 1, 2)


def test_the_view_lists_the_table():
    view = table(
        hands={0: {"france": 3}},
        held={"lyon.baron": 1, "lyon.cardinal": 2},
        banished={"lyon": [0]},
        display=("spain", "france", "spain"),
        pile={"spain": 4},
        turn=0,
        first=2,
        period=1,
    ).state.view(1)
    assert (view.seat, view.first, view.period, view.acting, view.over) == (1, 2, 1, 0, False)
    assert view.display == ["spain", "france", "spain"]
    assert (view.pile, view.intrigue_pile) == (4, 24)
    lyon = next(city for city in view.cities if city.name == "lyon")
    assert (lyon.country, lyon.bonus, lyon.bonus_left, lyon.banished) == ("france", 3, False, [1, 0, 0])
    places = {place.name: place for place in view.places}
    holders = dict(zip(places, view.holders, strict=True))
    assert (holders["lyon.baron"], holders["lyon.cardinal"], holders["paris.king"]) == (1, 2, None)
    assert msgspec.to_builtins(places["lyon.cardinal"]) == {
        "name": "lyon.cardinal",
        "city": "lyon",
        "country": "france",
        "title": "cardinal",
        "cards": 5,
        "influence": 2,
        "intrigue": 1,
    }
    france = view.countries[0]
    assert (france.cities, france.influence, france.presence) == (5, [0, 1, 2], [1, 1, 1])
    baron = next(title for title in view.titles if title.name == "baron")
    assert (baron.points, baron.cubes) == (4, [0, 1, 0])
    assert [period.scored for period in view.periods] == [True, False, False]
    assert view.periods[0].points["france"] == [8, 4]
    assert [seat.cubes for seat in view.seats] == [35, 34, 34]


@pytest.mark.parametrize("seat", EVERYONE)
def test_r3_20_hands_are_secret_and_their_sizes_are_not(seat):
    hands = {0: {"france": 3, "spain": 1}, 1: {"britain": 2}}
    plots = {1: {"france-spain": 1, "britain-spain": 2}}
    view = table(hands=hands, intrigues=plots).state.view(seat)
    assert [(other.cards, other.intrigues) for other in view.seats] == [(4, 0), (2, 3), (0, 0)]
    if seat is None:
        assert view.own is None
    else:
        assert view.own.hand == hands.get(seat, {})
        assert view.own.intrigue == plots.get(seat, {})


def test_views_of_others_do_not_depend_on_a_hand():
    one = table(hands={0: {"france": 4}, 1: {"spain": 2}}, pile={"britain": 3}).state
    other = table(hands={0: {"spain": 4}, 1: {"spain": 2}}, pile={"britain": 3}).state
    other.discards = one.discards[:]
    for seat in (None, 1, 2):
        assert one.view(seat) == other.view(seat)
    assert one.view(0) != other.view(0)


def test_cards_taken_from_the_display_are_known_until_they_are_laid_down():
    game = table(at="turn", pile={"spain": 9}).draw("france", "pile", "britain")
    for seat in EVERYONE:
        assert game.state.view(seat).seats[0].known == {"france": 1, "britain": 1}
    game.buy("occupy bordeaux.marshal", {"france": 1})
    assert game.state.view(1).seats[0].known == {"britain": 1}


def test_one_of_two_cards_laid_down_may_have_been_the_known_one():
    game = table(at="turn", hands={0: {"france": 2}}, pile={"spain": 9}).draw("france", "pile", "pile")
    game.buy("occupy bordeaux.marshal", {"france": 1})
    assert game.hand(0)["france"] == 2
    assert game.state.view(1).seats[0].known == {}


def test_r3_22_the_player_sees_what_is_being_laid():
    game = table(hands={0: {"france": 2, "spain": 9}}).play("occupy lyon.baron", "pay france")
    own = game.state.view(0).own
    assert (own.target, own.hand, own.laid) == ("lyon.baron", {"france": 1, "spain": 9}, {"france": 1})
    view = game.state.view(1)
    assert (view.own.target, view.own.laid, view.own.laid_intrigue) == (None, {}, {})
    assert view.seats[0].cards == 11


def test_cards_put_aside_for_the_limit_count_as_held_until_all_are_chosen():
    game = table(hands={0: {"france": 7, "spain": 7}}).play("end", "discard france")
    assert game.state.view(0).own.laid == {"france": 1}
    assert game.state.view(0).own.target is None
    assert game.state.view(1).seats[0].cards == 14


def test_r5_8_all_markers_are_turned_over_when_the_game_is_over():
    game = table(held={"paris.king": 1}, at="titles")
    for seat in EVERYONE:
        view = game.state.view(seat)
        assert (view.over, view.acting) == (True, None)
        assert [[(marker.source, marker.points) for marker in held] for held in view.markers] == [
            [],
            [("title", 16)],
            [],
        ]


def test_a_view_can_be_sent():
    text = msgspec.json.encode(new_game().state.view(0))
    assert msgspec.json.decode(text)["seat"] == 0


def test_r8_1_bonuses_and_the_new_display_come_without_asking():
    game = table(hands={0: {"france": 1}}, display=("spain",)).buy("occupy bordeaux.marshal", {"france": 1})
    assert game.markers(0, "city") == [("city.bordeaux", 2)]
    assert len(game.display()) == 3  # nothing was left to play, so the turn is over
    assert game.kinds()[-3:] == ["end", "turn up", "turn up"]


def test_r8_2_what_is_private_is_in_no_view_of_another():
    game = table(hands={0: {"france": 2, "spain": 9}}, intrigues={0: {"france-spain": 1}}, held={"lyon.baron": 1})
    other = table(hands={0: {"britain": 11}}, intrigues={0: {"britain-spain": 1}}, held={"lyon.baron": 1})
    for viewer in (None, 1, 2):
        views = [msgspec.to_builtins(state.view(viewer)) for state in (game.state, other.state)]
        assert views[0] == views[1]
    composing = msgspec.to_builtins(game.state.view(1))
    game.play("take-over lyon.baron", "pay france")
    assert msgspec.to_builtins(game.state.view(1)) == composing
    assert game.state.view(0).own.laid == {"france": 1}
