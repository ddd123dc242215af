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
