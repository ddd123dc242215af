"""The component file of The First Tsar: what it says, and what is said about mistakes in it."""

from __future__ import annotations

import pytest

from antechamber.games import load, sets
from antechamber.games.first_tsar.constants import ACTIONS, METRICS
from antechamber.games.first_tsar.reading import VOCABULARY
from antechamber.games.first_tsar.rules.chambers import BY_NAME
from antechamber.games.first_tsar.rules.effects import operations
from antechamber.games.first_tsar.scoring import COUNTED
from games.first_tsar.positions import changed, first_tsar, problems


def test_the_standard_set_is_the_only_one():
    assert list(sets("first-tsar")) == ["standard"]
    assert first_tsar().sheet.title == "The First Tsar: Ivan the Terrible (Hobby World, 2023)"


def test_projects_lie_on_the_reconstructed_curve():
    """Light goods count one, stone and foreign goods two, and every second of those one more; Trade one more."""
    box = first_tsar().box
    for card, cost in enumerate(box.project_cost):
        light = sum(number for kind, number in cost if kind < 2)
        heavy = sum(number for kind, number in cost if kind >= 2)
        trade = box.types[box.project_type[card]] == "trade"
        assert box.project_points[card] == light + 2 * heavy + heavy // 2 + trade


def test_the_effects_of_project_types_are_those_of_the_rulebook():
    assert [effect.text for effect in first_tsar().box.type_effects] == ["place_building", "2 resolve_trade", "war"]


def test_every_word_of_a_component_file_has_somebody_who_carries_it_out():
    assert all(operations(1, word, 0) for word in VOCABULARY)
    assert [*BY_NAME] == ACTIONS
    assert [*COUNTED] == METRICS


PATROL = 'name = "Border Patrol", type = "military", cost = "2 grain + 1 wood", vp = 3'


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("cities = 16", "cities = 15", "[contents] map: 'cities' says 15, but the cities add up to 16"),
        (
            "trade_slots = 10",
            "trade_slots = 9",
            "'trade_slots' says 9, but the waterways with a Trade token add up to 10",
        ),
        ("of_a_type = 10", "of_a_type = 9", "'of_a_type' says 9, but the construction Projects add up to 10"),
        ("dark_regions = 9", "dark_regions = 8", "'dark_regions' says 8, but the dark Region tokens add up to 9"),
        ("printed = 3", "printed = 4", "'printed' says 4, but the printed effects add up to 3"),
        ("favour = 3", "favour = 2", "'favour' says 2, but the Favour tokens add up to 3"),
        (PATROL, PATROL.replace("wood", "iron"), "'cost' names 'iron', which is not one of grain, wood, stone"),
        (PATROL, PATROL.replace("1 wood", "1 grain"), "[projects] border_patrol: 'cost' names 'grain' twice"),
        (PATROL, PATROL.replace("2 grain", "two grain"), "'cost' says 'two grain'; expected a number of 1 to 99 and"),
        (PATROL, PATROL.replace("2 grain", "0 grain"), "'cost' says '0 grain'; expected a number of 1 to 99 and"),
        (PATROL, PATROL.replace("2 grain", "100 grain"), "'cost' says '100 grain'; expected a number of 1 to 99 and"),
        (PATROL, PATROL.replace("military", "naval"), "'type' names 'naval', which is not one of construction, trade"),
        (PATROL, PATROL.replace("vp = 3", "vp = -3"), "'vp' must be a whole number, 0 or more, not -3"),
        (PATROL, PATROL + ", prestige = 2", "[projects] border_patrol: unknown value 'prestige'"),
        ('effect = "2 swap"', 'effect = "2 dance"', "'effect' names 'dance', which is not one of grain"),
        ('effect = "2 swap"', 'effect = "resolve_trade"', "'effect' cannot be resolve_trade, or it would never end"),
        ('2 resolve_trade"', '3 resolve_trade"', "no more than 2 Trade tokens can be resolved at a time"),
        (
            'cost = "1 foreign", effect = "3 vp"',
            'cost = "1 foreign + 1 local", effect = "3 vp"',
            "may name only one of",
        ),
        ('cost = "1 foreign", effect = "3 vp"', 'cost = "1 foreign + 1 steel", effect = "3 vp"', "both by name and by"),
        ('cost = "1 foreign", effect = "3 vp"', 'cost = "1 foreign", effect = "nothing"', "'effect' must do something"),
        ('["3 vp", "3 coin"]', '["3 vp"]', "[region_tokens] light_1: 'rewards' must be two different effects"),
        ('["3 vp", "3 coin"]', '["3 vp", "3 vp"]', "[region_tokens] light_1: 'rewards' must be two different effects"),
        ('["3 vp", "3 coin"]', '"3 vp"', "[region_tokens] light_1: 'rewards' must be two different effects"),
        (
            'back = "light", vp = 3, rewards = ["3 vp", "3 coin"]',
            'back = "grey", vp = 3, rewards = ["3 vp", "3 coin"]',
            "'back'",
        ),
        ('region = "east", colour = "red"', 'region = "east", colour = "pink"', "'colour' names 'pink'"),
        ('between = ["vologda", "kholmogory"]', 'between = ["vologda"]', "'between' must name two different cities"),
        ('between = ["vologda", "kholmogory"]', 'between = ["vologda", "vologda"]', "must name two different cities"),
        (
            'between = ["vologda", "kholmogory"]',
            'between = ["vologda", "novgorod"]',
            "there is another waterway between",
        ),
        ('metric = "tokens"', 'metric = "taste"', "'metric' names 'taste', which is not one of project_sets"),
        ("points = [5, 3]", "points = [5]", "'points' must be a list of 2 whole numbers"),
        ("tokens_at = [10, 20, 30]", "tokens_at = [10, 30, 20]", "'tokens_at' must rise from number to number"),
        ("tokens_at = [10, 20, 30]", "tokens_at = 10", "'tokens_at' must be a list of"),
        ("boyar    = { supply = 3", "boyar    = { supply = 6", "there are more boyars than chambers"),
        ("warrior  = { supply = 10", "warrior  = { supply = 1", "'supply' must be a whole number, 2 or more, not 1"),
        ('actions = ["take_foreign"]', 'actions = ["exchange"]', "an exchange is made freely"),
        ('actions = ["produce"]', 'actions = ["sleep"]', "'actions' names 'sleep', which is not one of produce"),
        ("2 = { display", "5 = { display", "the lines of [players] must be 2, 3 and so on; expected 2"),
        ("seal = 1, rewards = 1", "seal = 1, rewards = 3", "'rewards' must be 2, or 1 with two players"),
        (
            "spoils = 5, seal = 0, rewards = 2",
            "spoils = 5, seal = 0, rewards = 1",
            "'rewards' must be 2, or 1 with two",
        ),
        ("spoils = 6", "spoils = 7", "12 Spoils tokens are too few for 7 twice in a game"),
        ("dealt = 3", "dealt = 8", "30 Projects are too few to deal to 4 players"),
        ('to = "any"', 'to = "green"', "[assignments] any: there is no city of that colour"),
        ("pad_grain = {", "stone = {", "a Trade token and a printed effect have the same name"),
        ("slots = 5", "slots = 2", "'slots' must be a whole number, 3 or more, not 2"),
        ("[titles]", "[honours]", "the section [titles] is missing"),
    ],
)
def test_a_problem_names_its_line_and_cause(tmp_path, old, new, problem):
    found = problems(changed(tmp_path, (old, new)))
    assert any(problem in line and line.startswith("mine.toml, line ") for line in found), found


def without(section):
    """The standard file without the lines of a section."""
    text = sets("first-tsar")["standard"].read_text(encoding="utf-8")
    head, rest = text.split(f"[{section}]\n")
    return head + f"[{section}]\n" + rest[rest.index("\n\n") :]


@pytest.mark.parametrize(
    ("section", "problem"),
    [
        ("players", "[players] has no line '2'"),
        ("regions", "'regions' says 4, but the regions add up to 0"),
        ("cities", "0 cities are too few for the first warriors of 2 players"),
        ("waterways", "[cities] moscow: no waterway leads there"),
        ("project_types", "which is not one of"),
        ("assignments", "there are fewer Assignment cards than chambers"),
        ("printed", "'printed' must be 2 or more"),
        ("region_tokens", "there are too few Region tokens for four rounds, the last one dark"),
        ("trade", "there are too few Trade tokens to lay them out twice"),
    ],
)
def test_an_empty_section_is_a_problem_and_no_crash(tmp_path, section, problem):
    path = tmp_path / "mine.toml"
    path.write_text(without(section), encoding="utf-8")
    assert any(problem in line for line in problems(str(path)))


def test_an_empty_file_lacks_every_section(tmp_path):
    path = tmp_path / "empty.toml"
    path.write_text("", encoding="utf-8")
    assert len([problem for problem in problems(str(path)) if "section" in problem]) == 19


def test_two_cards_of_one_colour_are_told(tmp_path):
    path = changed(tmp_path, ('to = "any"', 'to = "black"'))
    assert any("'colours' says 4, but the colours add up to 5" in problem for problem in problems(path))


def test_a_set_of_ones_own_differs_in_a_line(tmp_path):
    path = tmp_path / "mine.toml"
    line = 'name = "Palisade", type = "construction", cost = "4 stone", vp = 9, provenance = "source: my copy"'
    path.write_text(f'[set]\nbased_on = "standard"\n[projects]\npalisade = {{ {line} }}\n', encoding="utf-8")
    game = load("first-tsar", str(path))
    assert game.box.project_points[0] == 9
    assert game.sheet.digest != first_tsar().sheet.digest


def test_every_value_says_where_it_comes_from():
    for entries in first_tsar().sheet.sections.values():
        for entry in entries.values():
            assert all(entry.origin(name).startswith(("rulebook", "source", "reconstructed")) for name in entry.values)
