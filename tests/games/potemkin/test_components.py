"""Component files of Potemkin Empire: what is wrong in one is said with its file, its line and the cause."""

from __future__ import annotations

import pytest

from antechamber.core.playout import Tally, play_out
from antechamber.games import load, sets
from games.potemkin.positions import changed, potemkin, problems


def line_of(text):
    lines = sets("potemkin")["standard"].read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if text in line)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("interior = 85", "interior = 84", "[contents] cards: 'interior' says 84, but the Interior cards add up to 85"),
        ("facade = 64", "facade = 65", "[contents] cards: 'facade' says 65, but the Facade cards add up to 64"),
        ("month = 4", "month = 3", "[contents] tokens: 'month' says 3, but the months add up to 4"),
        ("fewest = 3", "fewest = 2", "[contents] players: 'fewest' must be a whole number, 3 or more, not 2"),
        ("most = 5", "most = 6", "[contents] players: 'most' is 6, but there are Mode tokens for 5 players"),
        (
            "fewest = 3, most = 5",
            "fewest = 5, most = 4",
            "[contents] players: 'most' is 4, which is less than 'fewest'",
        ),
        ("mode = 5", "mode = 0", "[contents] tokens: 'mode' must be a whole number, 3 or more, not 0"),
        (
            'direction = "clockwise", cards = 4',
            'direction = "left", cards = 4',
            "[months] 1: 'direction' names 'left', which is not one of clockwise, counterclockwise",
        ),
        ("2 = { direction", "5 = { direction", "[months] 5: the lines of [months] must be 1, 2 and so on; expected 2"),
        ("facades = 16", "facades = -1", "[types] industry: 'facades' must be a whole number, 0 or more, not -1"),
        (
            'is = "culture"',
            'is = "church"',
            "[interiors] cond_culture: 'is' names 'church', which is not one of culture, espionage",
        ),
        (
            'ability = "inspect"',
            'ability = "bribe"',
            "[interiors] real_inspect: 'ability' names 'bribe', which is not one of look_interior, inspect",
        ),
        (
            'timing = "action", ability = "inspect"',
            'timing = "later", ability = "inspect"',
            "[interiors] real_inspect: 'timing' names 'later', which is not one of action, free action",
        ),
        (
            'timing = "action", ability = "inspect"',
            'ability = "inspect"',
            "[interiors] real_inspect: 'timing' is missing",
        ),
        ('ability = "inspect", n = 2', "n = 2", "[interiors] real_inspect: 'ability' is missing"),
        (
            'ability = "inspect", n = 2',
            'ability = "inspect", n = 0',
            "[interiors] real_inspect: 'n' must be a whole number, 1 or more, not 0",
        ),
        (
            'ability = "inspect", n = 2',
            'ability = "inspect", n = "all"',
            "[interiors] real_inspect: 'n' must be a whole number, 1 or more, not \"all\"",
        ),
        (
            'from = "own_spent", to = "own_ready"',
            'from = "own_spent", to = "supply"',
            "[interiors] real_relay: agents cannot move from 'own_spent' to 'supply'",
        ),
        (
            'from = "opponent_any", to = "supply"',
            'from = "opponent_any", to = "own_ready"',
            "[interiors] fake_arrest: agents cannot move from 'opponent_any' to 'own_ready'",
        ),
        (
            'from = "opponent_building", to = "one_own_industry"',
            'from = "opponent_building", to = "each_own_industry"',
            "[interiors] real_pilfer: cubes cannot move from 'opponent_building' to 'each_own_industry'",
        ),
        (
            'needs = ["culture", "science"]',
            'needs = ["culture"]',
            "[interiors] real_patron: 'needs' must name a type of building for each meeple",
        ),
        (
            'meeple = ["shield", "scientist"]',
            'meeple = ["shield", "shield"]',
            "[interiors] real_patron: 'meeple' names one of them twice",
        ),
        (
            'meeple = ["shield", "scientist"]',
            'meeple = ["shield", "capitol"]',
            "[interiors] real_patron: 'meeple' names 'capitol', which is not one of shield, scientist",
        ),
        ('name = "Keyhole", ', 'name = "Keyhole", colour = 3, ', "[interiors] fake_look1: unknown value 'colour'"),
        ('name = "Bare scaffolding"', 'name = "B", n = 3', "[interiors] fake_plain: unknown value 'n'"),
    ],
)
def test_a_problem_names_file_line_and_cause(tmp_path, old, new, problem):
    found = problems(changed(tmp_path, (old, new)))
    assert any(line.startswith(f"mine.toml, line {line_of(old)}: {problem}") for line in found), found


def test_a_type_that_there_is_not_and_one_that_is_missing_are_named(tmp_path):
    found = problems(changed(tmp_path, ("culture    = {", "church     = {")))
    assert any(
        "[types] church: is not one of culture, espionage, government, industry, science" in line for line in found
    )
    assert any("[types] has no line 'culture'" in line for line in found)


def test_there_must_be_a_month_and_a_card(tmp_path):
    months = [f'{n} = {{ direction = "{d}' for n, d in enumerate(["clockwise", "counterclockwise"] * 2, start=1)]
    found = problems(changed(tmp_path, *[(month, f"# {month}") for month in months]))
    assert any("[contents] tokens: there must be at least one line of [months]" in line for line in found)
    text = sets("potemkin")["standard"].read_text(encoding="utf-8").partition("[interiors]")[0]
    path = tmp_path / "bare.toml"
    path.write_text(text.replace("interior = 85", "interior = 0") + "[interiors]\n", encoding="utf-8")
    assert any("there must be 1 to 500 Interior cards" in line for line in problems(str(path)))


def test_a_missing_provenance_is_named_for_every_value(tmp_path):
    path = changed(tmp_path, ('cube      = { points = 1, provenance = "rulebook" }', "cube      = { points = 1 }"))
    assert problems(path) == [f"mine.toml, line {line_of('cube      =')}: [scoring] cube: 'points' has no provenance"]


def test_an_empty_file_lacks_every_section(tmp_path):
    path = tmp_path / "empty.toml"
    path.write_text("", encoding="utf-8")
    missing = [problem for problem in problems(str(path)) if "section" in problem]
    assert len(missing) == 5


def test_the_bundled_sets_can_be_played_side_by_side():
    assert list(sets("potemkin")) == ["standard", "sourced_only"]
    standard, sourced = potemkin(), potemkin("sourced_only")
    assert standard.sheet.digest != sourced.sheet.digest
    assert len(standard.box.card_kinds) == len(sourced.box.card_kinds) == 85


@pytest.mark.parametrize("split", [(13, 12, 13, 13, 13), (12, 15, 13, 14, 10)], ids=["more even", "one for each agent"])
def test_another_split_of_the_facades_can_be_played(tmp_path, split):
    old = sets("potemkin")["standard"].read_text(encoding="utf-8")
    path = tmp_path / "split.toml"
    text = "".join(
        line.replace("facades = 16", "facades = 12").replace("facades = 12", f"facades = {split[index]}") + "\n"
        for index, line in enumerate(line for line in old.splitlines() if "facades = 1" in line)
    )
    path.write_text(f'[set]\nbased_on = "standard"\n[types]\n{text}', encoding="utf-8")
    state = load("potemkin", str(path)).start(5, b"x")
    assert tuple(state.facades) == split
    play_out(state, 1, Tally())
    assert state.over


@pytest.mark.parametrize("cards", [1, 2, 7, 40])
def test_a_game_with_few_cards_ends_all_the_same(tmp_path, cards):
    text = sets("potemkin")["standard"].read_text(encoding="utf-8").partition("[interiors]")[0]
    text = text.replace("interior = 85", f"interior = {cards}")
    line = f'plain = {{ name = "Plain", cards = {cards}, is = "fake", provenance = "reconstructed" }}'
    path = tmp_path / "few.toml"
    path.write_text(f"{text}\n[interiors]\n{line}\n", encoding="utf-8")
    for seats in (3, 5):
        state = load("potemkin", str(path)).start(seats, b"few")
        play_out(state, cards, Tally())
        assert state.over
