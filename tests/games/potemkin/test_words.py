"""Potemkin Empire in words: there is a sentence for everything that is asked or told."""

from __future__ import annotations

from antechamber.core.chance import Chance
from games.potemkin.positions import new_game, potemkin
from games.potemkin.test_hidden import choose
from games.tables import prompts_of_whole_game

# Asked only by a component file of one's own, or very seldom
SELDOM = {"prompt send meeple", "prompt stock", "prompt take meeple", "prompt rob", "prompt tour"}


def test_every_decision_and_every_event_of_whole_games_has_its_sentence():
    words = potemkin().words
    asked, told = set(), set()
    for number in range(60):
        game = new_game(3 + number % 3, bytes([number]))
        asked |= prompts_of_whole_game(game, Chance(bytes([number])), choose)
        told.update(game.kinds())
    assert asked | told <= words.keys()
    assert {word for word in words if word.startswith("prompt")} - asked <= SELDOM


def test_sentences_use_what_events_tell():
    words = potemkin().words
    assert words["look"].count("|") == 1
    assert "{1}" in words["expose"]
