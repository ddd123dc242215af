"""1. Set-up."""

from __future__ import annotations

import pytest

from antechamber.core.errors import WrongSeats
from antechamber.core.record import Match
from games.royals.positions import new_game, royals


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r1_1_everyone_has_thirty_six_cubes(seats):
    assert new_game(seats).state.cubes == [36] * seats


def test_r1_2_two_players_have_forty_six_cubes():
    assert new_game(2).state.cubes == [46, 46]


def test_r1_3_a_marker_lies_beside_every_city():
    cities = new_game().state.view(None).cities
    assert len(cities) == 16
    assert all(city.bonus_left for city in cities)
    assert {city.name: city.bonus for city in cities}["vienna"] == 7


def test_r1_4_two_markers_lie_at_every_country():
    countries = new_game().state.view(None).countries
    assert {country.name: country.bonuses_left for country in countries} == {
        "france": [16, 8],
        "german_states": [14, 7],
        "britain": [8, 4],
        "spain": [12, 6],
    }


@pytest.mark.parametrize(("seats", "markers"), [(2, [8]), (3, [16, 12, 8]), (4, [16, 12, 8]), (5, [16, 12, 8])])
def test_r1_5_noble_house_markers_by_number_of_players(seats, markers):
    assert new_game(seats).state.view(None).houses_left == markers


def test_r1_6_three_groups_of_period_markers_lie_ready():
    view = new_game().state.view(None)
    assert [period.year for period in view.periods] == ["1648", "1680", "1714"]
    assert sum(len(pair) for period in view.periods for pair in period.points.values()) == 24
    assert view.period == 0
    assert not any(period.scored for period in view.periods)


def test_r1_7_titles_rise_from_marshal_to_king():
    titles = new_game().state.view(None).titles
    assert [title.name for title in titles] == [
        "marshal",
        "baron",
        "countess",
        "duke",
        "cardinal",
        "princess",
        "king",
    ]
    points = [title.points for title in titles]
    assert points == sorted(set(points))
    assert all(title.cubes == [0, 0, 0] for title in titles)


@pytest.mark.parametrize(
    ("seats", "france", "german_states", "britain", "spain"),
    [(2, 31 - 11, 26 - 9, 22 - 8, 20 - 6), (3, 22, 18, 15, 14), (4, 25, 21, 17, 16), (5, 31, 26, 22, 20)],
)
def test_r1_8_cards_left_in_the_box_by_number_of_players(seats, france, german_states, britain, spain):
    state = new_game(seats).state
    in_play = [state.pile[country] + state.display.count(country) for country in range(4)]
    assert in_play == [france, german_states, britain, spain]
    assert not any(state.discards)


def test_r1_9_three_cards_lie_face_up():
    table = new_game()
    assert len(table.display()) == 3
    assert table.kinds().count("turn up") == 3
    assert sum(table.state.pile) == 69 - 3


def test_r1_9_the_face_up_cards_differ_from_game_to_game():
    assert len({tuple(new_game(seed=bytes([number])).display()) for number in range(20)}) > 5


def test_r1_10_the_intrigue_cards_are_one_face_down_pile():
    table = new_game()
    assert table.state.intrigue_pile == [4, 4, 4, 4, 4, 4]
    assert not table.intrigue_discards()
    assert not any(map(table.intrigue, range(3)))


def test_r1_11_the_starting_player_is_drawn_by_lot():
    beginners = set()
    for number in range(40):
        table = new_game(4, seed=bytes([number]))
        assert table.acting == table.state.first
        beginners.add(table.acting)
    assert beginners == {0, 1, 2, 3}


def test_r1_12_the_arcane_edition_has_more_british_cards():
    state = new_game(5, components="arcane").state
    assert sum(state.pile) + 3 == 102
    britain = state.box.countries.index("britain")
    assert state.pile[britain] + state.display.count(britain) == 25


@pytest.mark.parametrize(("seats", "markers"), [(2, [8]), (3, [12, 8]), (4, [16, 12, 8]), (5, [16, 12, 8])])
def test_r1_12_the_arcane_edition_has_two_noble_house_markers_for_three(seats, markers):
    assert new_game(seats, components="arcane").state.view(None).houses_left == markers


def test_r1_13_the_box_holds_what_the_rulebook_lists():
    box = royals().box
    assert dict(zip(box.countries, box.country_cards, strict=True)) == {
        "france": 31,
        "german_states": 26,
        "britain": 22,
        "spain": 20,
    }
    assert box.intrigue_cards == [4] * 6
    assert [len(cities) for cities in box.country_cities] == [5, 4, 3, 4]
    sources = [marker.source for marker in box.markers]
    assert {source: sources.count(source) for source in sources} == {
        "city": 16,
        "country": 8,
        "house": 3,
        "period": 24,
        "title": 7 + 7,  # seven whole ones, and the half that each of two tied players gets
    }


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r1_14_no_colour_has_more_cubes_than_another(seats):
    assert len(set(new_game(seats).state.cubes)) == 1


def test_r1_15_two_players_keep_all_country_and_period_markers():
    view = new_game(2).state.view(None)
    assert all(len(country.bonuses_left) == 2 for country in view.countries)
    assert all(len(pair) == 2 for period in view.periods for pair in period.points.values())


def test_r1_16_two_to_five_can_play():
    for seats in (2, 3, 4, 5):
        assert new_game(seats).state.seats == seats
    for seats in (0, 1, 6):
        with pytest.raises(WrongSeats, match=f"Royals is for 2 to 5 players, not {seats}"):
            royals().start(seats, b"x")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r1_17_hands_are_empty_at_the_start(seats):
    view = new_game(seats).state.view(None)
    assert [(seat.cards, seat.intrigues) for seat in view.seats] == [(0, 0)] * seats


def test_the_catalogue_is_numbered_and_each_record_name_is_there():
    game = royals()
    assert [choice.id for choice in game.catalogue] == list(range(len(game.catalogue)))
    texts = [choice.text for choice in game.catalogue]
    assert len(texts) == len(set(texts))
    assert game.key == "royals"
    assert Match(game, 3, b"x").record.game == "royals"
