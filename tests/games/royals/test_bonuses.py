"""5. Bonuses."""

from __future__ import annotations

from games.royals.positions import table

FOUR_FRENCH_CITIES = {"paris.king": 0, "nantes.countess": 0, "marseille.baron": 0, "lyon.baron": 0}
SIX_TITLES = ["baron", "countess", "duke", "cardinal", "princess", "king"]


def test_r5_1_the_first_in_a_city_takes_its_marker():
    game = table(hands={0: {"france": 3}})
    game.buy("occupy lyon.baron", {"france": 2})
    assert game.markers(0) == [("city.lyon", 3)]
    assert ("city", 0, ("city.lyon", "3")) in game.told
    assert [city.name for city in game.state.view(None).cities if not city.bonus_left] == ["lyon"]


def test_r5_1_the_second_position_of_a_city_brings_no_marker():
    game = table(hands={0: {"france": 9}}, held={"lyon.baron": 1})
    game.buy("occupy lyon.cardinal", {"france": 5})
    assert game.markers(0) == []


def test_r5_1_taking_over_brings_no_city_marker():
    game = table(hands={0: {"france": 3}}, intrigues={0: {"france-spain": 2}}, held={"lyon.baron": 1})
    game.buy("take-over lyon.baron", {"france-spain": 1, "france": 2})
    assert game.markers(0) == []


def test_r5_2_a_cube_in_every_city_takes_the_country_marker():
    game = table(hands={0: {"france": 3}}, held=FOUR_FRENCH_CITIES)
    game.buy("occupy bordeaux.marshal", {"france": 1})
    assert game.markers(0, "country") == [("country.france", 16)]
    assert ("country", 0, ("country.france", "16")) in game.told


def test_r5_2_all_cities_but_one_are_not_enough():
    held = {position: seat for position, seat in FOUR_FRENCH_CITIES.items() if position != "paris.king"}
    game = table(hands={0: {"france": 3}}, held=held)
    game.buy("occupy bordeaux.marshal", {"france": 1})
    assert game.markers(0, "country") == []


def test_r5_2_a_takeover_can_complete_a_country():
    game = table(
        hands={0: {"france": 3}},
        intrigues={0: {"france-spain": 1}},
        held=FOUR_FRENCH_CITIES | {"bordeaux.marshal": 2},
    )
    game.buy("take-over bordeaux.marshal", {"france-spain": 1, "france": 1})
    assert game.markers(0) == [("country.france", 16)]


def test_r5_3_banished_cubes_count_for_the_country_bonus():
    held = FOUR_FRENCH_CITIES | {"paris.king": 1}
    game = table(hands={0: {"france": 3}}, held=held, banished={"paris": [0]})
    game.buy("occupy bordeaux.marshal", {"france": 1})
    assert game.markers(0, "country") == [("country.france", 16)]


def test_r5_3_being_banished_neither_brings_nor_takes_a_marker():
    game = table(
        hands={0: {"britain": 2}},
        intrigues={0: {"britain-spain": 1}},
        held={"london.king": 1, "dublin.countess": 1, "edinburgh.marshal": 1},
    )
    game.buy("take-over edinburgh.marshal", {"britain-spain": 1, "britain": 1})
    assert game.markers(1) == []
    assert game.state.view(None).countries[2].presence == [1, 3, 0]


def test_r5_4_the_second_player_takes_the_lower_marker_and_the_third_none():
    game = table(
        hands={seat: {"britain": 2} for seat in range(3)},
        intrigues={seat: {"britain-spain": 1} for seat in range(3)},
        banished={"london": [0, 1, 2], "dublin": [0, 1, 2]},
        display=("spain", "spain", "spain"),
        pile={"spain": 7},
    )
    game.buy("occupy edinburgh.marshal", {"britain": 1}).end_turn(0)
    for seat in (1, 2):
        game.draw().buy("take-over edinburgh.marshal", {"britain-spain": 1, "britain": 1}).end_turn(seat)
    assert [game.markers(seat, "country") for seat in range(3)] == [
        [("country.britain", 8)],
        [("country.britain", 4)],
        [],
    ]
    assert game.state.view(None).countries[2].bonuses_left == []


def test_r5_4_nobody_takes_two_markers_of_a_country():
    game = table(hands={0: {"britain": 9}}, held={"london.king": 0, "dublin.countess": 0})
    game.buy("occupy edinburgh.marshal", {"britain": 1})
    assert game.markers(0, "country") == [("country.britain", 8)]
    game.buy("occupy edinburgh.duke", {"britain": 4})
    assert game.markers(0, "country") == [("country.britain", 8)]
    assert game.state.view(None).countries[2].bonuses_left == [4]


def test_r5_4_one_marker_of_each_country_may_be_taken():
    game = table(
        hands={0: {"britain": 2, "spain": 2}},
        banished={city: [0] for city in ("london", "dublin", "madrid", "seville", "barcelona")},
    )
    game.buy("occupy edinburgh.marshal", {"britain": 1}).buy("occupy valencia.marshal", {"spain": 1})
    assert game.markers(0, "country") == [("country.britain", 8), ("country.spain", 12)]


def test_r5_5_a_cube_on_every_title_takes_the_highest_house_marker():
    game = table(hands={0: {"france": 2}}, titles={0: SIX_TITLES})
    game.buy("occupy bordeaux.marshal", {"france": 1})
    assert game.markers(0, "house") == [("house", 16)]
    assert ("house", 0, ("house", "16")) in game.told
    assert game.state.view(None).houses_left == [12, 8]


def test_r5_5_six_titles_are_not_enough():
    game = table(hands={0: {"france": 2}}, titles={0: SIX_TITLES[1:]})
    game.buy("occupy bordeaux.marshal", {"france": 1})
    assert game.markers(0, "house") == []


def test_r5_9_the_house_markers_are_one_row_for_all_countries():
    hands = {seat: {"france": 1, "german_states": 1, "britain": 1, "spain": 1} for seat in range(4)}
    marshals = ["bordeaux.marshal", "munich.marshal", "edinburgh.marshal", "valencia.marshal"]
    game = table(
        4,
        hands=hands,
        titles=dict.fromkeys(range(4), SIX_TITLES),
        display=("spain", "spain", "spain"),
        pile={"spain": 9},
    )
    for seat, position in enumerate(marshals):
        if seat:
            game.draw()
        country = ["france", "german_states", "britain", "spain"][seat]
        game.buy(f"occupy {position}", {country: 1}).end_turn(seat)
    assert [game.markers(seat, "house") for seat in range(4)] == [
        [("house", 16)],
        [("house", 12)],
        [("house", 8)],
        [],
    ]


def test_r5_6_nobody_takes_two_house_markers():
    game = table(hands={0: {"france": 4}}, titles={0: SIX_TITLES})
    game.buy("occupy bordeaux.marshal", {"france": 1}).buy("occupy lyon.baron", {"france": 2})
    assert game.markers(0, "house") == [("house", 16)]
    assert game.state.view(None).houses_left == [12, 8]


def test_r5_6_with_two_players_only_the_first_scores_the_house_bonus():
    game = table(
        2,
        hands={0: {"france": 2}, 1: {"spain": 2}},
        titles={0: SIX_TITLES, 1: SIX_TITLES},
        display=("spain", "spain", "spain"),
    )
    game.buy("occupy bordeaux.marshal", {"france": 1}).end_turn(0)
    game.draw().buy("occupy valencia.marshal", {"spain": 1})
    assert [game.markers(seat, "house") for seat in range(2)] == [[("house", 8)], []]


def test_r5_7_one_cube_can_bring_several_bonuses():
    game = table(hands={0: {"france": 2}}, held=FOUR_FRENCH_CITIES, titles={0: SIX_TITLES})
    game.buy("occupy bordeaux.marshal", {"france": 1})
    assert game.markers(0) == [("city.bordeaux", 2), ("country.france", 16), ("house", 16)]


def test_r5_8_collected_markers_are_shown_to_their_owner_only():
    game = table(hands={0: {"france": 3}})
    game.buy("occupy lyon.baron", {"france": 2})
    view = game.state.view(1)
    assert [seat.markers for seat in view.seats] == [1, 0, 0]
    assert view.markers is None
    assert view.own.markers == []
    (own,) = game.state.view(0).own.markers
    assert (own.source, own.name, own.points) == ("city", "city.lyon", 3)
