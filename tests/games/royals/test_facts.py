"""What a board is told, so that it has to reckon nothing: ranks, prices, prospects, what never changes."""

from __future__ import annotations

import msgspec

from games.royals.positions import royals, table

LEVEL = {"bordeaux.duke": 0, "bordeaux.marshal": 1, "lyon.baron": 1, "lyon.cardinal": 2}


def country(view, name):
    return next(one for one in view.countries if one.name == name)


def title(view, name):
    return next(one for one in view.titles if one.name == name)


def test_who_leads_is_ranked_as_a_scoring_would():
    # two influence each: a Duke, a Marshal with a Baron, a Cardinal
    view = table(held=LEVEL, at="turn").state.view(0)
    assert country(view, "france").influence == [2, 2, 2]
    assert country(view, "france").ranked == [2, 0, 1]
    assert country(view, "spain").ranked == []


def test_what_decides_last_decides_in_the_view_too():
    # The best titles are level, even in their cities' bonuses: only the next title tells the two apart
    held = {"nantes.princess": 0, "bordeaux.marshal": 0, "marseille.princess": 1, "lyon.baron": 1}
    game = table(held=held)
    game.state.box.city_bonus[game.box.cities.index("nantes")] = 4
    try:
        assert country(game.state.view(None), "france").ranked == [1, 0]
    finally:
        game.state.box.city_bonus[game.box.cities.index("nantes")] = 5


def test_who_would_take_a_title_now():
    titles = {0: ["king", "king", "duke"], 1: ["king", "duke", "baron"], 2: ["baron", "marshal"]}
    view = table(
        titles=titles | {0: ["king", "king", "duke", "marshal"], 1: ["king", "duke", "baron", "marshal"]}
    ).state.view(1)
    assert (title(view, "king").leaders, title(view, "king").share) == ([0], 16)
    assert (title(view, "duke").leaders, title(view, "duke").share) == ([0, 1], 4)
    assert (title(view, "marshal").leaders, title(view, "marshal").share) == ([], 0)
    assert title(view, "princess").leaders == []
    assert [seat.titles for seat in view.seats] == [3, 4, 2]


def test_prices_are_of_what_may_be_taken_now():
    game = table(hands={0: {"france": 1, "spain": 3}}, held={"valencia.marshal": 1, "bordeaux.marshal": 0})
    prices = msgspec.to_builtins(game.state.view(0).own.prices)
    assert prices["lyon.baron"] == {"own": 1, "lacking": 1, "others": 3}
    assert prices["barcelona.countess"] == {"own": 3, "lacking": 0, "others": 0}
    assert prices.keys() == {option.split()[1] for option in game.options() if option != "end"}
    assert game.state.view(1).own.prices == {}


def test_nothing_has_a_price_before_one_may_play():
    game = table(at="turn", hands={0: {"france": 9}})
    assert game.state.view(0).own.prices == {}


def test_what_a_position_would_bring():
    # Seat 0 holds a Duke in France (2 influence) and lacks Lyon and Nantes for the Country bonus
    held = {"bordeaux.duke": 0, "paris.king": 1, "marseille.baron": 0, "lyon.cardinal": 1}
    game = table(hands={0: {"france": 9}}, held=held, banished={"paris": [0], "nantes": [0]})
    prospects = msgspec.to_builtins(game.state.view(0).prospects)
    assert prospects.keys() == set(game.box.positions) - {"bordeaux.duke", "marseille.baron"}
    assert prospects["berlin.princess"] == {
        "influence": 2,
        "left": None,
        "cubes": 1,
        "titles": 3,
        "bonuses": {"city": 5},
    }
    assert prospects["lyon.cardinal"] == {
        "influence": 5,
        "left": 3,
        "cubes": 1,
        "titles": 3,
        "bonuses": {"country": 16},
    }
    assert prospects["lyon.baron"] == {
        "influence": 4,
        "left": None,
        "cubes": 2,
        "titles": 2,
        "bonuses": {"country": 16},
    }
    assert game.state.view(None).prospects == {}


def test_a_prospect_comes_true():
    held = {"bordeaux.duke": 0, "paris.king": 1, "marseille.baron": 0}
    game = table(hands={0: {"france": 9}}, held=held, banished={"paris": [0], "nantes": [0]})
    promised = game.state.view(0).prospects["lyon.baron"]
    assert promised.bonuses == {"city": 3, "country": 16}
    game.buy("occupy lyon.baron", {"france": 2})
    view = game.state.view(0)
    assert {marker.source: marker.points for marker in view.own.markers} == promised.bonuses
    assert country(view, "france").influence[0] == promised.influence
    assert title(view, "baron").cubes[0] == promised.cubes
    assert view.seats[0].titles == promised.titles


def test_the_title_that_completes_a_noble_house():
    titles = {0: ["marshal", "countess", "duke", "cardinal", "princess", "king"]}
    game = table(hands={0: {"france": 9}}, titles=titles, held={"lyon.cardinal": 1})
    assert game.state.view(0).prospects["lyon.baron"].bonuses == {"house": 16}
    game.buy("occupy lyon.baron", {"france": 2})
    assert game.markers(0, "house") == [("house", 16)]
    assert game.state.view(0).prospects["marseille.baron"].bonuses == {"city": 4}


def test_who_took_a_period_marker_is_told_to_whoever_took_it():
    view = table(held={"paris.king": 1, "lyon.baron": 2}, at="scoring").state.view(1)
    assert view.periods[0].takers["france"] == [1, None]
    assert view.periods[0].takers["spain"] == [None, None]
    assert view.periods[1].takers == {}
    assert table(held={"paris.king": 1}, at="scoring").state.view(None).periods[0].takers["france"] == [None, None]


def test_all_takers_and_points_lie_open_at_the_end():
    game = table(held={"paris.king": 1, "lyon.baron": 2}, at="scoring", period=2)
    assert game.state.view(None).seats[1].points is None
    game = table(held={"paris.king": 1, "lyon.baron": 2}, at="titles")
    view = game.state.view(None)
    assert [seat.points for seat in view.seats] == [0, 16, 4]


def test_a_country_bonus_that_one_has_taken():
    game = table(
        hands={0: {"spain": 9}}, held={"madrid.king": 1}, banished={"madrid": [0], "seville": [0], "barcelona": [0]}
    )
    game.buy("occupy valencia.marshal", {"spain": 1})
    own = game.state.view(0).own
    assert own.country_bonuses == {"spain": 12}
    assert own.points == 12 + 2
    assert game.state.view(1).own.country_bonuses == {}


def test_the_box_tells_what_never_changes():
    box = msgspec.to_builtins(royals().show_box())
    assert box["countries"] == {"france": "blue", "german_states": "green", "britain": "red", "spain": "yellow"}
    assert box["intrigue"]["german_states-spain"] == ["german_states", "spain"]
    assert box["titles"][-1] == {"name": "king", "cards": 8, "intrigue": 2, "influence": 3, "points": 16, "half": 8}
    assert box["hand_limits"] == {"country": 12, "intrigue": 4}
    assert box["wild_sets"] == {"country": 3, "intrigue": 2}
    assert (box["display"], box["cubes_per_play"]) == (3, 2)
