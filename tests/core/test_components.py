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


def test_looks_are_a_section():
    with pytest.raises(BadComponents, match=r"mine\.toml, line 1: looks: must be a section"):
        Sheet("mine.toml", "looks = 7").finish()
