"""Royals in words: there is a sentence for everything that is asked or told."""

from __future__ import annotations

from antechamber.core.chance import Chance
from games.royals.positions import new_game, royals
from games.tables import prompts_of_whole_game


def test_every_decision_and_every_event_of_a_whole_game_has_its_sentence():
    words = royals().words
    asked, told = set(), set()
    for seats in (2, 3, 5):
        game = new_game(seats)
        asked |= prompts_of_whole_game(game, Chance(bytes([seats])))
        told.update(game.kinds())
        assert game.state.period == 3
        assert min(game.state.ranking()) == 1
    assert asked | told <= words.keys()
    assert {word for word in words if word.startswith("prompt")} - asked <= {"prompt discard intrigue"}


def test_sentences_use_what_events_tell():
    words = royals().words
    assert words["draw"].count("|") == 1
    assert "{0}" in words["city"]
    assert "{rest}" in words["occupy"]
