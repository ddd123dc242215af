"""Component files of Royals: what is wrong in one is said with its file, its line and the cause."""

from __future__ import annotations

import pytest

from antechamber.games import load, sets
from games.royals.positions import changed, problems, royals

TWO = "2 = { cubes = 46, draws = [2, 3], noble_house = [8]"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            '"lyon", "bordeaux"]',
            '"lyon", "atlantis"]',
            "line 32: [countries] france: 'cities' names 'atlantis', which is not one of paris, nantes, marseille",
        ),
        (
            '"lyon", "bordeaux"]',
            '"lyon"]',
            "line 43: [cities] bordeaux: must be named by one country, not by 0",
        ),
        (
            '"lyon", "bordeaux"]',
            '"lyon", "bordeaux", "munich"]',
            "line 47: [cities] munich: must be named by one country, not by 2",
        ),
        (
            "cards = { country = 99",
            "cards = { country = 98",
            "line 15: [contents] cards: 'country' says 98, but the Country cards add up to 99",
        ),
        (
            "country = 99, intrigue = 24",
            "country = 99, intrigue = 25",
            "line 15: [contents] cards: 'intrigue' says 25, but the Intrigue cards add up to 24",
        ),
        (
            "cities = 16, positions = 29",
            "cities = 16, positions = 30",
            "line 16: [contents] board: 'positions' says 30, but the positions add up to 29",
        ),
        (
            "noble_house = 3, period = 24",
            "noble_house = 4, period = 24",
            "line 17: [contents] markers: 'noble_house' says 4, but the Noble House markers add up to 3",
        ),
        (
            "points = 4, intrigue = 1, positions = 5",
            "points = 4, intrigue = 1, positions = 6",
            "line 23: [titles] baron: 'positions' says 6, but its positions add up to 5",
        ),
        ("paris     = {", "paris     = { colour = 3,", "line 39: [cities] paris: unknown value 'colour'"),
        (
            "influence = 3, points = 16",
            "influence = 3, points = 17",
            "line 28: [titles] king: 'points' must be even, so that two players can share them, not 17",
        ),
        (
            f"{TWO}, france = 11",
            f"{TWO}, france = 33",
            "line 74: [players] 2: more Country cards are left in the box than there are",
        ),
        (
            "france = 6, german_states = 5, britain = 5, spain = 4",
            "france = 20, german_states = 5, britain = 5, spain = 7",
            "line 76: [players] 4: 62 Country cards are too few for 4 players; 63 are needed",
        ),
        ("[players]", "[seats]", "line 1: the section [players] is missing"),
        (
            "bonus = [16, 8]",
            "bonus = [8, 16]",
            "line 32: [countries] france: 'bonus' must name the highest marker first",
        ),
        (
            "bonus = [16, 8]",
            "bonus = [16]",
            "line 32: [countries] france: 'bonus' must be a list of 2 whole numbers, 0 or more, not [16]",
        ),
        (
            "draws = [1, 1, 2, 2, 3]",
            "draws = [1, 1, 2, 2]",
            "line 77: [players] 5: 'draws' must be a list of 5 whole numbers, 0 or more, not [1, 1, 2, 2]",
        ),
        (
            'positions = ["king", "princess"]',
            'positions = ["king", "pope"]',
            "line 48: [cities] london: 'positions' names 'pope', which is not one of marshal, baron, countess, duke",
        ),
        (
            'positions = ["king", "princess"]',
            'positions = "king"',
            "line 48: [cities] london: 'positions' must be a list of names, not \"king\"",
        ),
        ('name = "Paris"', "name = 5", "line 39: [cities] paris: 'name' must be a text, not 5"),
        ("cards = 31", "cards = -1", "line 32: [countries] france: 'cards' must be a whole number, 0 or more, not -1"),
        (
            '"Marshal", cards = 1',
            '"Marshal", cards = 0',
            "line 22: [titles] marshal: 'cards' must be a whole number, 1 or more, not 0",
        ),
        (
            "points = 16, intrigue = 2",
            "points = 16, intrigue = 0",
            "line 28: [titles] king: 'intrigue' must be a whole number, 1 or more, not 0",
        ),
        (
            'countries = ["britain", "spain"], cards = 4',
            'countries = ["britain", "spain"], cards = 0',
            "line 77: [players] 5: 20 Intrigue cards are too few for 5 players",
        ),
        (
            "2 = { cubes",
            "two = { cubes",
            "line 74: [players] two: the lines of [players] must be 2, 3 and so on; expected 2",
        ),
        (
            "4 = { cubes",
            "6 = { cubes",
            "line 76: [players] 6: the lines of [players] must be 2, 3 and so on; expected 4",
        ),
        (
            "noble_house = [16, 12, 8], france = 0",
            "noble_house = [16, 8, 12], france = 0",
            "line 77: [players] 5: 'noble_house' must name the highest marker first",
        ),
        (
            "britain = [5, 2]",
            "britain = [2, 5]",
            "line 67: [periods] 1648: 'britain' must name the highest marker first",
        ),
        (
            "draws = [2, 3]",
            "draws = [2, 4]",
            "line 74: [players] 2: 'draws' must be 1 to 3 cards for each player",
        ),
        (
            "draws = [2, 3]",
            "draws = [0, 3]",
            "line 74: [players] 2: 'draws' must be 1 to 3 cards for each player",
        ),
        (
            'positions = ["king", "princess"]',
            'positions = ["king", "king"]',
            "line 48: [cities] london: 'positions' names a title twice",
        ),
        (
            "1680 = {",
            "# 1680 = {",
            "line 17: [contents] markers: there must be 3 lines of [periods], not 2",
        ),
        ("country = 99, ", "", "line 15: [contents] cards: 'country' is missing"),
        ("markers = {", "tokens = {", "line 1: [contents] has no line 'markers'"),
        ("london    = {", "london    = 3 # {", "line 48: [cities] london: must be { … } on one line"),
        ("[set]", "colour = 3\n[set]", "line 10: colour: stands outside any section"),
    ],
)
def test_a_problem_names_file_line_and_cause(tmp_path, old, new, problem):
    found = problems(changed(tmp_path, (old, new)))
    assert any(line.startswith(f"mine.toml, {problem}") for line in found)


def test_a_missing_provenance_is_named_for_every_value(tmp_path):
    path = changed(
        tmp_path, ('["britain", "spain"], cards = 4, provenance = "rulebook" }', '["britain", "spain"], cards = 4 }')
    )
    assert problems(path) == [
        "mine.toml, line 63: [intrigue] britain-spain: 'cards' has no provenance",
        "mine.toml, line 63: [intrigue] britain-spain: 'countries' has no provenance",
    ]


def test_a_provenance_says_what_kind_of_origin_it_is(tmp_path):
    path = changed(
        tmp_path,
        (
            '["britain", "spain"], cards = 4, provenance = "rulebook"',
            '["britain", "spain"], cards = 4, provenance = "guess"',
        ),
    )
    assert "must begin with rulebook, source or reconstructed" in problems(path)[0]


def test_noble_house_markers_are_a_list(tmp_path):
    assert any(
        "line 74: [players] 2: 'noble_house' must be" in problem
        for problem in problems(changed(tmp_path, ("noble_house = [8]", "noble_house = 8")))
    )


def test_a_file_that_is_not_toml_is_named(tmp_path):
    (problem,) = problems(changed(tmp_path, ("[set]", "[set")))
    assert problem.startswith("mine.toml: not readable as TOML")
    assert "line 10" in problem


def test_a_set_that_is_no_section_is_passed_over(tmp_path):
    path = tmp_path / "odd.toml"
    path.write_text("set = 3\n", encoding="utf-8")
    assert "odd.toml, line 1: the section [titles] is missing" in problems(str(path))


def test_an_unknown_base_is_named(tmp_path):
    path = changed(tmp_path, ('title = "Royals (Abacusspiele, 2014)"', 'based_on = "moon"'))
    assert problems(path) == ["mine.toml: based on 'moon', but there are only: standard, arcane"]


def test_an_empty_file_lacks_every_section(tmp_path):
    path = tmp_path / "empty.toml"
    path.write_text("", encoding="utf-8")
    missing = [problem for problem in problems(str(path)) if "section" in problem]
    assert len(missing) == 7


def test_a_set_of_ones_own_differs_in_a_line_from_the_one_it_is_based_on(tmp_path):
    path = tmp_path / "mine.toml"
    line = 'name = "Paris", bonus = 9, positions = ["king"], provenance = "source: my copy"'
    path.write_text(f'[set]\nbased_on = "standard"\n[cities]\nparis = {{ {line} }}\n', encoding="utf-8")
    game = load("royals", str(path))
    paris = game.start(3, b"x").view(None).cities[0]
    assert (paris.name, paris.bonus) == ("paris", 9)
    assert game.sheet.digest != royals().sheet.digest


def test_a_problem_in_a_base_names_the_line_of_the_set_that_changed_it(tmp_path):
    path = tmp_path / "mine.toml"
    line = 'name = "Paris", bonus = 9, positions = ["duke"], provenance = "source: my copy"'
    path.write_text(f'[set]\nbased_on = "standard"\n[cities]\nparis = {{ {line} }}\n', encoding="utf-8")
    assert problems(str(path)) == [
        "components.toml, line 25: [titles] duke: 'positions' says 4, but its positions add up to 5",
        "components.toml, line 28: [titles] king: 'positions' says 4, but its positions add up to 3",
    ]


def test_the_bundled_sets_can_be_played_side_by_side():
    assert list(sets("royals")) == ["standard", "arcane"]
    standard, arcane = royals(), royals("arcane")
    assert standard.sheet.title == "Royals (Abacusspiele, 2014)"
    assert arcane.sheet.title == "Royals (Arcane Wonders)"
    assert standard.sheet.digest != arcane.sheet.digest
    assert sum(standard.box.country_cards) == 99
    assert sum(arcane.box.country_cards) == 102
    assert [choice.text for choice in standard.catalogue] == [choice.text for choice in arcane.catalogue]
