"""A box of one's own: things renamed, added and removed, other numbers. Whole games are played, shown and told."""

from __future__ import annotations

import msgspec
import pytest

from antechamber.core.chance import Chance
from antechamber.games.royals.view import personal
from antechamber.testing.speech import Strict
from games.royals.positions import changed, royals, table

OWN = 'provenance = "source: my box"'
PORTUGAL = (
    f'portugal = {{ name = "Portugal", colour = "purple", cards = 18, bonus = [6, 3], cities = ["lisbon"], {OWN} }}'
)
INTRIGUE = f'spain-portugal = {{ countries = ["spain", "portugal"], cards = 4, {OWN} }}'
PRAGUE = f'prague = {{ name = "Prague", bonus = 9, positions = ["bishop", "countess", "marshal"], {OWN} }}'
LISBON = f'lisbon = {{ name = "Lisbon", bonus = 1, positions = ["duke"], {OWN} }}'
BISHOP = f'bishop = {{ name = "Bishop", cards = 4, influence = 2, points = 8, intrigue = 1, positions = 1, {OWN} }}'
CHANGES = [
    # a country more, with a city and Intrigue cards
    ("\n# bonus: the City bonus marker", f"{PORTUGAL}\n\n# bonus: the City bonus marker"),
    ("\n# The years of the three scorings", f"{INTRIGUE}\n\n# The years of the three scorings"),
    ("spain = [5, 2],", "spain = [5, 2], portugal = [3, 3],"),
    ("spain = [7, 3],", "spain = [7, 3], portugal = [4, 2],"),
    ("spain = [9, 4],", "spain = [9, 4], portugal = [5, 2],"),
    ("spain = 6, provenance", "spain = 6, portugal = 5, provenance"),
    ("spain = 4, provenance", "spain = 4, portugal = 3, provenance"),
    ("spain = 0, provenance", "spain = 0, portugal = 0, provenance"),
    # a city renamed, one removed, two added, one of them with three positions
    ('name = "Lyon"', 'name = "Lugdunum"'),
    ('"cologne", "munich"]', '"cologne", "prague"]'),
    ('munich    = { name = "Munich", bonus = 2, positions = ["duke", "marshal"]', f"{PRAGUE}\n{LISBON}\n# Munich"),
    # a title more, a stronger King
    ("cardinal = { name", f"{BISHOP}\ncardinal = {{ name"),
    ("cards = 8, influence = 3, points = 16, intrigue = 2", "cards = 7, influence = 4, points = 20, intrigue = 3"),
    ("points = 6, intrigue = 1, positions = 4", "points = 6, intrigue = 1, positions = 5"),
    # as many as there are now
    ("country = 99, intrigue = 24", "country = 117, intrigue = 28"),
    (
        "titles = 7, countries = 4, cities = 16, positions = 29",
        "titles = 8, countries = 5, cities = 17, positions = 31",
    ),
    ("city = 16, country = 8, noble_house = 3, period = 24", "city = 17, country = 10, noble_house = 3, period = 30"),
]


@pytest.fixture(scope="module")
def altered(tmp_path_factory):
    return changed(tmp_path_factory.mktemp("box"), *CHANGES)


@pytest.mark.whole_games
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_are_played_shown_and_told(altered, seats):
    game = royals(altered)
    s, rng = game.start(seats, b"altered"), Chance(b"altered")
    speakers = [Strict(game, [f"Player {number}" for number in range(seats)], seat) for seat in range(seats)]
    told = set()
    while pending := s.pending():
        seat = pending[0]
        view = s.view(seat)
        assert s.sample(seat, rng).view(seat) == view
        assert all(getattr(view, name) == value for name, value in personal(s, seat).items())
        msgspec.json.encode(view)
        told.add(speakers[seat].say(game.words.prompt(s, seat)))
        options = s.options(seat)
        option = options[rng.below(len(options))]
        told.add(speakers[seat].say(game.words.title(s, seat, option)))
        s.apply(seat, option)
        told |= {speakers[0].say(game.words.event(event, 0)) for event in s.events}
    assert sum(len(held) for held in s.view(None).markers) > 0
    assert any("Lugdunum" in text for text in told)
    assert any("Prague" in text or "Portugal" in text for text in told)
    assert not any("Lyon" in text or "Munich" in text for text in told)


def test_facts_are_those_of_the_box(altered):
    box = msgspec.to_builtins(royals(altered).show_box())
    assert box["countries"]["portugal"] == "purple"
    assert box["intrigue"]["spain-portugal"] == ["spain", "portugal"]
    assert [title["name"] for title in box["titles"]][4:6] == ["bishop", "cardinal"]
    assert box["titles"][-1] == {"name": "king", "cards": 7, "intrigue": 3, "influence": 4, "points": 20, "half": 10}


def test_a_small_country_is_complete_with_one_cube(altered):
    game = table(hands={0: {"portugal": 4}}, components=altered)
    view = game.state.view(0)
    assert view.prospects["lisbon.duke"].bonuses == {"city": 1, "country": 6}
    assert view.own.prices["lisbon.duke"].own == 4
    game.buy("occupy lisbon.duke", {"portugal": 4})
    assert game.markers(0) == [("city.lisbon", 1), ("country.portugal", 6)]


def test_markers_of_equal_points_are_told_apart(altered):
    # both markers of 1648 for Portugal are worth 3 there
    game = table(held={"lisbon.duke": 1}, at="scoring", components=altered)
    assert game.state.view(1).periods[0].takers["portugal"] == [1, None]


def test_looks_change_no_game(altered, tmp_path):
    moved = changed(tmp_path, ("lyon          = { at = [481, 351]", "lyon          = { at = [12, 30.5]"))
    assert royals(moved).sheet.looks["lyon"].at == [12, 30.5]
    assert royals(moved).sheet.digest == royals().sheet.digest
    assert royals(altered).sheet.digest != royals().sheet.digest


def test_everything_on_the_board_of_the_standard_box_has_its_place():
    box, looks = royals().box, royals().sheet.looks
    assert all(looks[thing].at for thing in [*box.cities, *box.countries])
    assert all(looks[thing].icon for thing in [*box.countries, *box.titles])
    assert looks.keys() == {*box.cities, *box.countries, *box.titles}
