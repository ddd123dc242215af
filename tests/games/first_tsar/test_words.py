"""The First Tsar in words: there is a sentence for everything that is asked or told."""

from __future__ import annotations

from antechamber.core.chance import Chance
from antechamber.core.event import sentence
from games.first_tsar.positions import first_tsar, started, thrifty


def test_every_decision_and_every_event_of_many_games_has_its_sentence():
    words = first_tsar().words
    asked = set()
    for number in range(30):
        state = started(2 + number % 3, bytes([number])).state
        rng = Chance(bytes([number]))
        while not state.over:
            seat, choice = thrifty(state, rng)
            decision = state.decision(seat)
            asked.add(f"prompt {decision.prompt}")
            assert decision.rule.startswith("R")
            state.apply(seat, choice)
            for event in state.events:
                for viewer in (None, 0, 1):
                    assert sentence(event, viewer, words)
    assert asked <= words.keys()
    rare = {"prompt keep", "prompt first warrior", "prompt cover", "prompt discard", "prompt pause"}
    assert {word for word in words if word.startswith("prompt")} - asked <= rare


def test_options_have_hints_with_the_numbers_of_the_box():
    words = first_tsar().words
    assert words["hint produce moscow"] == "1 coin > 1 stone"
    assert words["hint plan reward"] == "an Estate or a Title; bonus: another Estate"
    assert words["hint send putivl"] == "South, blue, 2 grain"
    assert words["hint complete palisade"] == "construction: 2 grain + 2 wood > 4 vp"
    assert words["hint use court_residence"] == "2 coin > favour"
    assert words["hint use customs_house"] == "2 coin"
    assert words["hint free sell_local"] == "2 local > 1 coin"
    assert words["hint take treasurer"] == "1 vp a Spoils or Trade token"
    texts = {f"hint {choice.text}" for choice in first_tsar().catalogue}
    assert {word for word in words if word.startswith("hint")} <= texts
