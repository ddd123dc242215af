"""Component files, apart from any game."""

import pytest

from antechamber.core.components import Sheet
from antechamber.core.errors import BadComponents

FILE = """
[cities]
lyon = { country = "france", provenance = "rulebook" }
turin = { country = "savoy", provenance = "rulebook" }
"""


def test_a_name_is_looked_up_among_those_there_are():
    sheet = Sheet("mine.toml", FILE)
    assert [entry.one_of("country", ["spain", "france"]) for entry in sheet.entries("cities")] == [1, 0]
    with pytest.raises(BadComponents) as caught:
        sheet.finish()
    assert str(caught.value) == (
        "mine.toml, line 4: [cities] turin: 'country' names 'savoy', which is not one of spain, france"
    )


def test_the_hash_is_of_the_values_alone():
    spaced = FILE.replace("= {", "=   {").replace("rulebook", "reconstructed") + "# a remark"
    assert Sheet("a", FILE).digest == Sheet("b", spaced).digest
    assert Sheet("a", FILE).digest != Sheet("a", FILE.replace("savoy", "france")).digest


def test_the_hash_knows_an_order_of_lines_that_is_not_the_usual_one():
    turned = "\n".join([FILE.splitlines()[number] for number in (1, 3, 2)])
    usual, other = Sheet("a", FILE), Sheet("b", turned)
    plain = other.digest
    usual.usual_order = other.usual_order = usual.order
    assert (usual.own_order, usual.digest) == ({}, plain)
    assert other.own_order == {"cities": ["turin", "lyon"]}
    assert other.digest != plain
    assert other.digest_of_values == plain


def test_new_lines_are_usual_after_the_known_ones_by_their_keys():
    base = Sheet("a", FILE)
    added = [
        Sheet("b", "[cities]\n" + "".join(f'{key} = {{ country = "spain" }}\n' for key in keys), base)
        for keys in (("avila", "leon"), ("leon", "avila"))
    ]
    for sheet in added:
        sheet.usual_order = base.order
    assert [sheet.own_order for sheet in added] == [{}, {"cities": ["lyon", "turin", "leon", "avila"]}]
    assert added[0].digest != added[1].digest


LOOKS = """
[looks]
lyon = { at = [481, 351.5], side = "right", colour = "#1a2b3c", icon = "crossed-swords" }
"""


def test_looks_are_drawn_with_and_matter_to_nobody_else():
    sheet = Sheet("mine.toml", FILE + LOOKS)
    look = sheet.looks["lyon"]
    assert (look.at, look.side, look.colour, look.icon) == ([481, 351.5], "right", "#1a2b3c", "crossed-swords")
    assert sheet.digest == Sheet("mine.toml", FILE).digest
    assert list(sheet.sections) == ["cities"]


def test_a_set_may_move_what_another_one_has_put():
    moved = Sheet("moved.toml", "[looks]\nlyon = { at = [1, 2] }\n", Sheet("mine.toml", FILE + LOOKS))
    assert (moved.looks["lyon"].at, moved.looks["lyon"].side) == ([1, 2], "")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("lyon = { at = [1] }", "'at' must be two numbers, across and down"),
        ('lyon = { at = [1, "2"] }', "'at' must be two numbers, across and down"),
        ("lyon = { at = [true, 2] }", "'at' must be two numbers, across and down"),
        ("lyon = { at = [nan, 2] }", "'at' must be two numbers, across and down"),
        ("lyon = { at = [1, -inf] }", "'at' must be two numbers, across and down"),
        (f"lyon = {{ at = [1, 1{'0' * 400}] }}", "'at' must be two numbers, across and down"),
        ('lyon = { side = "top" }', "'side' must be one of left, right, above, below"),
        ('lyon = { colour = "blue" }', "'colour' must be a colour such as #1a2b3c"),
        ("lyon = { icon = 7 }", "'icon' must be the name of an icon, such as ship or game-die"),
        ("lyon = { size = 7 }", "unknown value 'size'; there are at, side, colour and icon"),
        ("lyon = 7", "must be { … } on one line"),
    ],
)
def test_a_look_that_cannot_be_drawn_is_named_with_its_line(line, problem):
    with pytest.raises(BadComponents) as caught:
        Sheet("mine.toml", f"[looks]\n{line}\n").finish()
    assert str(caught.value) == f"mine.toml, line 2: [looks] lyon: {problem}"


def problems(text, base=None):
    """What is wrong with a file, in parts."""
    sheet = Sheet("mine.toml", text, base)
    for entry in sheet.entries("cities"):
        entry.one_of("country", ["spain", "france"])
        entry.number("bonus", least=1)
    with pytest.raises(BadComponents) as caught:
        sheet.finish()
    found = caught.value.found
    assert [str(problem) for problem in found] == caught.value.problems
    return [(one.line, one.section, one.key, one.name, one.text) for one in found]


@pytest.mark.parametrize(
    ("line", "name", "text"),
    [
        ('{ bonus = 1, provenance = "rulebook" }', "country", "'country' is missing"),
        (
            '{ country = "savoy", bonus = 1, provenance = "rulebook" }',
            "country",
            "'country' names 'savoy', which is not one of spain, france",
        ),
        (
            '{ country = "spain", bonus = 0, provenance = "rulebook" }',
            "bonus",
            "'bonus' must be a whole number, 1 or more, not 0",
        ),
        (
            '{ country = "spain", bonus = 2020-01-01, provenance = "rulebook" }',
            "bonus",
            "'bonus' must be a whole number, 1 or more, not \"2020-01-01\"",
        ),
        (
            '{ country = "spain", bonus = 1, provenance = { bonus = "rulebook" } }',
            "country",
            "'country' has no provenance",
        ),
        (
            '{ country = "spain", bonus = 1, provenance = "hearsay" }',
            "bonus",
            "the provenance of 'bonus' must begin with rulebook, source or reconstructed",
        ),
        (
            '{ country = "spain", bonus = 1, size = 7, provenance = "rulebook" }',
            "size",
            "unknown value 'size'",
        ),
    ],
)
def test_a_problem_says_which_value_of_which_line_it_is_about(line, name, text):
    assert (2, "cities", "lyon", name, text) in problems(f"[cities]\nlyon = {line}\n")


def test_a_problem_of_a_line_or_a_section_names_no_value():
    line = '{ country = "spain", bonus = 1, provenance = "rulebook" }'
    assert problems("seven = 7\n[cities]\nlyon = 8\n") == [
        (1, "seven", "", "", "stands outside any section"),
        (3, "cities", "lyon", "", "must be { … } on one line"),
    ]
    assert problems(f"[cities]\nlyon = {line}\n[looks]\nlyon = {{ side = 1 }}\n") == [
        (4, "looks", "lyon", "side", "'side' must be one of left, right, above, below")
    ]
    assert problems("[towns]\n") == [(1, "cities", "", "", "the section [cities] is missing")]


def test_a_problem_of_a_game_is_about_the_value_that_it_begins_with():
    sheet = Sheet("mine.toml", FILE)
    lyon, turin = sheet.entries("cities")
    lyon.problem("'country' is at war")
    turin.problem("no road leads there")
    assert [(one.key, one.name) for one in sheet.found()] == [("lyon", "country"), ("turin", "")]


def test_problems_of_what_a_set_is_based_on_are_told_too():
    found = problems("[cities]\n", Sheet("base.toml", FILE))
    assert {(one[1], one[2]) for one in found} == {("cities", "lyon"), ("cities", "turin")}


@pytest.mark.parametrize("text", ["a = [" * 5000, "a = " + "9" * 5000, "a = "])
def test_what_is_no_toml_is_told_and_nothing_else_happens(text):
    with pytest.raises(BadComponents, match=r"^mine\.toml: not readable as TOML: ") as caught:
        Sheet("mine.toml", text)
    assert [problem.line for problem in caught.value.found] == [0]


def test_how_a_value_is_read_says_what_it_must_be():
    sheet = Sheet("mine.toml", FILE)
    lyon = sheet.entry("cities", "lyon")
    lyon.text("country")
    assert lyon.fields["country"].kind == "text"
    lyon.one_of("country", ["france"])
    assert (lyon.fields["country"].kind, lyon.fields["country"].known) == ("one", ["france"])


def test_a_text_that_need_not_be_there_is_known_all_the_same():
    lyon = Sheet("mine.toml", FILE).entry("cities", "lyon")
    assert (lyon.optional_text("motto"), lyon.optional_text("country")) == ("", "france")
    assert (lyon.fields["motto"].kind, lyon.fields["country"].kind) == ("text", "text")
    assert not lyon.sheet.problems


def test_looks_are_a_section():
    with pytest.raises(BadComponents, match=r"mine\.toml, line 1: looks: must be a section"):
        Sheet("mine.toml", "looks = 7").finish()
