"""Names that a language has for the things of a box."""

from __future__ import annotations

import pytest

from antechamber.games import GAMES, load, sets
from antechamber.words import LANGUAGES, sentences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "name"), [(key, name) for key in GAMES for name in sets(key)])
def test_a_languages_names_of_things_are_nothing_else(key, name, language):
    """`name-card-spain` is `card:spain` and no other thing, and no sentence can be taken for it."""
    game = load(key, name)
    things = [f"name-{target}".translate(str.maketrans(":_.", "---")) for target in game.words.names]
    assert len({*things}) == len(things)
    said = [line for text in sentences(game, language) for line in text.splitlines() if line.startswith("name-")]
    standard = {f"name-{target}".translate(str.maketrans(":_.", "---")) for target in load(key).words.names}
    assert {line.partition(" ")[0] for line in said} <= standard
