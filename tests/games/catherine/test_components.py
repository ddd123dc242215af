"""Component files of Catherine: what is wrong in one is said with its file, its line and the cause."""

from __future__ import annotations

import pytest

from antechamber.games import load, sets
from games.catherine.positions import catherine, changed, problems


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        # The numbers of things
        ("project = 102", "project = 101", "line 15: [contents] cards: 'project' says 101, but the project cards add"),
        ("order = 8", "order = 9", "line 15: [contents] cards: 'order' says 9, but the orders add up to 8"),
        ("cities = 18", "cities = 17", "line 16: [contents] board: 'cities' says 17, but the cities add up to 18"),
        ("roads = 28", "roads = 29", "line 16: [contents] board: 'roads' says 29, but the roads add up to 28"),
        ("favour_spaces = 13", "favour_spaces = 12", "line 16: [contents] board: 'favour_spaces' says 12, but the sp"),
        ("goods_tiles = 12", "goods_tiles = 11", "line 17: [contents] tokens: 'goods_tiles' says 11, but the iron til"),
        ("12, jokers = 6", "12, jokers = 5", "line 17: [contents] tokens: 'jokers' says 5, but the jokers with most"),
        ("residences = 12", "residences = 19", "line 17: [contents] tokens: 'residences' must not be more than the 18"),
        ('far North", cards = 34', 'far North", cards = 33', "line 27: [colours] ochre: 'cards' says 33, but its ca"),
        # Players
        (
            "2 = { goods",
            "two = { goods",
            "line 21: [players] two: the lines of [players] must be 2, 3 and so on, at mo",
        ),
        ("goods_per_city = 3", "goods_per_city = 2", "line 22: [players] 3: 'goods_per_city' must be 3 or more"),
        ("4, jokers = 6", "4, jokers = 5", "line 23: [players] 4: 'jokers' must be 6 or more, the most that can be wo"),
        ("hand = 7, points = 10", "hand = 15, points = 10", "line 23: [players] 4: 102 project cards are too few for"),
        # Cities and roads
        ('colour = "ochre", icon = "point"', 'colour = "gold", icon = "point"', "line 34: [cities] siberia: 'colour'"),
        ('icon = "point", at = [745', 'icon = "oil", at = [745', "line 34: [cities] siberia: 'icon' names 'oil'"),
        ("at = [745, 265]", "at = [745]", "line 34: [cities] siberia: 'at' must be a list of 2 whole numbers"),
        (
            "riga            = { name",
            "Riga            = { name",
            "line 42: [cities] Riga: a name has only small letters",
        ),
        (
            'to = ["riga", "st',
            'to = ["atlantis", "st',
            "line 55: [roads] reval: 'to' names 'atlantis', which is not one",
        ),
        ('to = ["riga", "st', 'to = ["reval", "st', "line 55: [roads] reval: a road must lead to another city"),
        (
            'to = ["novgorod", "smolensk"]',
            'to = ["reval", "smolensk"]',
            "line 56: [roads] riga: the road to 'reval' is",
        ),
        (
            "vyborg          = { to",
            "omsk            = { to",
            "line 57: [roads] omsk: 'roads' names 'omsk', which is not",
        ),
        # Favour, scoring, orders
        ("1  = { hand = 3", "7  = { hand = 3", "Cannot overwrite a value"),
        ("12 = { hand = 7", "13 = { hand = 7", "line 87: [favour] 13: the lines of [favour] must be 0, 1 and so on"),
        ("0  = { hand = 3", "0  = { hand = 2", "line 75: [favour] 0: 'hand' must be 3 or more, as on the space below"),
        ("8  = { hand = 6", "8  = { hand = 4", "line 83: [favour] 8: 'hand' must be 5 or more, as on the space below"),
        ("19, 21]", "19]", "line 91: [scoring] residences: 'points' must be a list of 13 whole numbers"),
        ("5, 8, 12]", "5, 8]", "line 92: [scoring] order: 'points' must be a list of 8 whole numbers"),
        ("goods = [2, 2, 2, 1]", "goods = [2, 2, 2, 2]", "line 96: [orders] court_kitchen: 'goods' must add up to 7"),
        # Actions and bonuses
        (
            '3, gain = "points"',
            '3, gain = "fame"',
            "line 110: [actions] grand: 'gain' names 'fame', which is not one of",
        ),
        ("amount = 10", "amount = 0", "line 110: [actions] grand: 'amount' must be a whole number, 1 or more, not 0"),
        ('"residence", amount = 1', '"residence", amount = 2', "line 108: [actions] residence: builds one residence"),
        ('per = "set"', 'per = "residence"', "line 115: [actions] trade: 'per' names 'residence', which is not one of"),
        ('needs = "one_colour"', 'needs = "luck"', "line 127: [bonuses] favour_if_one_colour: 'needs' names 'luck'"),
        ('4, per = "once"', '4, per = "book"', "line 129: [bonuses] points_for_card: 'per' must be \"once\" or"),
        # Cards
        (
            '"Irbit Fair", colour = "ochre"',
            '"Irbit Fair", colour = "red"',
            "line 144: [cards] irbit_fair: 'colour' nam",
        ),
        ("irbit_fair = {", "Irbit-Fair = {", "line 144: [cards] Irbit-Fair: a name has only small letters, digits and"),
        ('symbols = ["cannon", "food"]', 'symbols = ["cannon", "gold"]', "line 227: [cards] razumovsky: 'symbols' nam"),
        (
            'action = "grand", symbols = ["iron"]',
            'action = "feast", symbols = ["iron"]',
            "line 150: [cards] volga_jour",
        ),
        (
            'symbols = ["iron"], bonus = "favour_if_one',
            'symbols = ["iron"], bonus = "x_one',
            "line 150: [cards] volga_j",
        ),
        (
            'action = "library", symbols = ["cannon"], bonus = "favour_for_card"',
            'action = "library", symbols = ["cannon"], bonus = "favour_if_one_colour"',
            "line 152: [cards] kazan_gymnasium: its bonus looks at discarded cards, but its action does not discard",
        ),
        (
            '["siberia", "archangelsk", "irkutsk"]',
            '["siberia", "irkutsk"]',
            "line 136: [cards] tobolsk_kremlin: 'citie",
        ),
        (
            '["siberia", "archangelsk", "irkutsk"]',
            '["siberia", "siberia", "irkutsk"]',
            "line 136: [cards] tobolsk_kremlin: 'cities' must name 3 different cities",
        ),
        (
            '["siberia", "archangelsk", "irkutsk"]',
            '["siberia", "archangelsk", "moscow"]',
            "line 136: [cards] tobolsk_kremlin: 'cities' must be of the card's own colour",
        ),
        (
            ', shown = ["iron", "food"], provenance = { action = "rulebook", bonus',
            ', provenance = { action = "rulebook", bonus',
            "line 136: [cards] tobolsk_kremlin: 'shown' is missing",
        ),
        (
            'symbols = ["cannon"], bonus = "favour_for_card"',
            'symbols = ["cannon"], bonus = "favour_for_card", shown = ["iron"]',
            "line 152: [cards] kazan_gymnasium: unknown value 'shown'",
        ),
    ],
)
def test_a_problem_names_file_line_and_cause(tmp_path, old, new, problem):
    found = problems(changed(tmp_path, (old, new)))
    assert any(problem in line for line in found), found
    assert all(line.startswith("mine.toml") for line in found)


def test_a_missing_provenance_is_named_for_every_value(tmp_path):
    old, new = 'to = ["irkutsk"], provenance = "reconstructed"', 'to = ["irkutsk"]'
    found = problems(changed(tmp_path, (old, new)))
    assert found == ["mine.toml, line 71: [roads] siberia: 'to' has no provenance"]


def test_a_fifth_player_is_refused(tmp_path):
    line = '4 = { goods_per_city = 4, jokers = 6, provenance = "rulebook" }'
    more = f'{line}\n5 = {{ goods_per_city = 5, jokers = 9, provenance = "rulebook" }}'
    assert any(
        "[players] 5: the lines of [players] must be" in said for said in problems(changed(tmp_path, (line, more)))
    )


@pytest.mark.parametrize("section", ["players", "colours", "cities", "roads", "favour", "orders", "actions", "bonuses"])
def test_a_section_that_is_missing_or_empty_is_a_problem_and_nothing_worse(tmp_path, section):
    text = sets("catherine")["standard"].read_text(encoding="utf-8")
    before, _, after = text.partition(f"[{section}]\n")
    rest = after[after.index("\n[") :]
    path = tmp_path / "mine.toml"
    for header in (f"[{section}]", "[spare]"):
        path.write_text(before + header + rest, encoding="utf-8")
        assert problems(str(path))


def test_without_cards_there_are_too_few_of_them(tmp_path):
    text = sets("catherine")["standard"].read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text[: text.index("[cards]")] + "[cards]\n", encoding="utf-8")
    assert any("0 project cards are too few for 2 players" in line for line in problems(str(path)))


def test_an_empty_file_lacks_every_section(tmp_path):
    path = tmp_path / "empty.toml"
    path.write_text("", encoding="utf-8")
    missing = [problem for problem in problems(str(path)) if "section" in problem]
    assert len(missing) == 11


def test_few_orders_are_too_few_for_four(tmp_path):
    text = sets("catherine")["standard"].read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith(("winter_w", "imperial_a", "village", "diplom"))]
    lines = [line for line in lines if not line.startswith("northern")]
    path = tmp_path / "mine.toml"
    path.write_text("\n".join(lines).replace("order = 8", "order = 3"), encoding="utf-8")
    assert problems(str(path)) == ["mine.toml, line 23: [players] 4: 3 orders are too few for 4 players"]


def test_a_set_of_ones_own_differs_in_a_line_from_the_one_it_is_based_on(tmp_path):
    path = tmp_path / "mine.toml"
    line = 'residences = { points = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24], provenance = "source: my copy" }'
    path.write_text(f'[set]\nbased_on = "standard"\n[scoring]\n{line}\n', encoding="utf-8")
    game = load("catherine", str(path))
    assert game.box.residence_points[1] == 2
    assert game.sheet.digest != catherine().sheet.digest


def test_there_is_one_bundled_set():
    assert list(sets("catherine")) == ["standard"]
    assert catherine().sheet.title == "Catherine: The Cities of the Tsarina (dlp games / Capstone Games, 2022)"
