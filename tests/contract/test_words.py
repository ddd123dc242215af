"""Everything that is asked, offered or told in whole games is said in words, whoever hears it."""

from __future__ import annotations

import pytest

from antechamber.core.chance import Chance
from antechamber.games import GAMES, load, sets
from antechamber.words import LANGUAGES, Speaker, sentences
from contract.cases import every_case


class Strict(Speaker):
    """Says nothing that has no sentence, and names nothing that has no name."""

    def form(self, phrase, **more):
        assert self.bundle.has_message(phrase.id), phrase
        return super().form(phrase, **more)

    def thing(self, target, **form):
        known = str(target).startswith("seat:") or target in self.game.words.names
        assert known, target
        return super().thing(target, **form)


@pytest.mark.parametrize("language", LANGUAGES)
@every_case
def test_whole_games_are_said_in_words(key, name, seats, language):
    game = load(key, name)
    s = game.start(seats, b"said")
    rng = Chance(b"words")
    viewers = [None, *range(seats)]
    speakers = {viewer: Strict(game, [f"Player {n}" for n in range(seats)], viewer, language) for viewer in viewers}
    said = set()
    while not s.over:
        for seat in s.pending():
            said.add(speakers[seat].say(game.words.prompt(s, seat)))
            for option in s.options(seat):
                for phrase in (game.words.title(s, seat, option), game.words.detail(s, seat, option)):
                    if phrase is not None:
                        said.add(speakers[seat].say(phrase))
        seat = s.pending()[rng.below(len(s.pending()))]
        options = s.options(seat)
        s.apply(seat, options[rng.below(len(options))])
        said |= {speakers[viewer].say(game.words.event(event, viewer)) for event in s.events for viewer in viewers}
    lines = [line for held in s.scores() for line in held]
    said |= {speakers[None].name(line.name) for line in lines} | {speakers[None].source(line.source) for line in lines}
    assert not {text for text in said if not text or "_" in text or "{" in text or "  " in text}


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
