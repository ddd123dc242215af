"""What is written is read again as what it was."""

import pytest

from antechamber.core.component_writer import (
    differing,
    differing_looks,
    is_whole,
    lines_of,
    looks_of,
    text_of,
    write_file,
)
from antechamber.core.components import Sheet

FILE = """
[set]
title = "Two cities"

[cities]
lyon = { name = "Lyon", bonus = [3, 4], provenance = { name = "rulebook", else = "source: page" } }
turin = { name = "Turin", bonus = [1, 2], provenance = "reconstructed" }

[looks]
lyon = { at = [481, 351.5], colour = "#1a2b3c" }
"""


def again(title, sections, looks, base=None, based_on=""):
    return Sheet("again.toml", write_file(title, sections, looks, based_on), base)


def test_a_whole_file_is_what_it_was():
    sheet = Sheet("two.toml", FILE)
    read = again(sheet.title, lines_of(sheet), looks_of(sheet))
    assert (read.title, read.digest) == ("Two cities", sheet.digest)
    assert (lines_of(read), looks_of(read)) == (lines_of(sheet), looks_of(sheet))


def test_only_the_lines_that_differ_are_written_for_a_set_that_is_based_on_another():
    base, sections = Sheet("two.toml", FILE), lines_of(Sheet("two.toml", FILE))
    values, origins = sections["cities"]["turin"]
    sections["cities"]["turin"] = ({**values, "name": "Torino"}, {**origins, "name": "source: my box"})
    looks = {**looks_of(base), "turin": {"at": [1.0, 2.0]}}
    text = write_file("Mine", differing(sections, base), differing_looks(looks, base), "standard")
    assert (
        text
        == """[set]
title = "Mine"
based_on = "standard"

[cities]
turin = { name = "Torino", bonus = [1, 2], provenance = { bonus = "reconstructed", else = "source: my box" } }

[looks]
turin = { at = [1, 2] }
"""
    )
    read = Sheet("mine.toml", text, base)
    assert lines_of(read) == sections
    assert looks_of(read) == looks


def test_what_is_left_out_cannot_be_said_by_lines_that_differ():
    base, sections = Sheet("two.toml", FILE), lines_of(Sheet("two.toml", FILE))
    assert is_whole(sections, looks_of(base), base)
    assert not is_whole(sections, {}, base)
    del sections["cities"]["lyon"]
    assert not is_whole(sections, looks_of(base), base)


@pytest.mark.parametrize("text", ['"quoted" \\ back', "two\nlines\ttab", "naïve – 北京 🏰", "\x7f\x01"])
def test_any_text_comes_back_as_it_was(text):
    sections = {"cities": {"a key": ({"name": text}, {"name": "rulebook"})}}
    assert lines_of(again("Title", sections, {})) == sections
    assert text_of(["a", 7]) == '["a", 7]'


def test_a_section_that_does_not_differ_is_not_written():
    assert write_file("Mine", {"cities": {}}, {}, "standard") == '[set]\ntitle = "Mine"\nbased_on = "standard"\n'


def test_what_is_in_another_order_is_not_said_by_the_lines_that_differ():
    base, sections = Sheet("two.toml", FILE), lines_of(Sheet("two.toml", FILE))
    turned = {"cities": dict(reversed(sections["cities"].items()))}
    assert is_whole(sections, looks_of(base), base)
    assert not is_whole(turned, looks_of(base), base)
    first = {"cities": {"nice": sections["cities"]["turin"], **sections["cities"]}}
    assert not is_whole(first, looks_of(base), base)
