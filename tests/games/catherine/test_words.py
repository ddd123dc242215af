"""Catherine in words: there is a sentence for everything that is asked or told."""

from __future__ import annotations

from antechamber.core.chance import Chance
from games.catherine.positions import catherine, new_game
from games.tables import prompts_of_whole_game

RARE = {"no residence", "favour overflow", "order"}  # random players seldom come so far


def test_every_decision_and_every_event_of_whole_games_has_its_sentence():
    words = catherine().words
    asked, told = set(), set()
    for seats in (2, 3, 4):
        for number in range(3):
            game = new_game(seats, bytes([number]))
            asked |= prompts_of_whole_game(game, Chance(bytes([seats, number])))
            told.update(game.kinds())
    assert asked | told <= words.keys()
    sentences = {key for key in words if not key.startswith("name ")}
    assert sentences - asked - told <= RARE


def test_sentences_use_what_events_tell():
    words = catherine().words
    assert words["draw"].count("|") == words["draw cards"].count("|") == 1
    assert "{2}" in words["reveal"]
    assert "{all}" in words["discard"]
