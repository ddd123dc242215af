"""No sample contradicts a perfect memory: all that a seat was ever shown or told, and what follows from it.

`tests/games/<game>/diary.py` writes down what a seat can remember and says whether a sample agrees with it.
"""

from __future__ import annotations

from importlib import import_module

import pytest

from antechamber.engine import compiled
from antechamber.testing.checks import viewers
from antechamber.testing.streams import stream
from contract.cases import ALL

# The interpreted engine is slower and agrees with the compiled one: fewer moments of its games are looked at.
EVERY = 3 if compiled() else 11
SAMPLES = 4 if compiled() else 2


def seldom_ending(options, rng):
    """Any option, but seldom one that ends a turn or a month: many cards move, and decks run out."""
    going_on = [option for option in options if option.text not in ("end", "produce")] if rng.below(8) else options
    return (going_on or options)[rng.below(len(going_on or options))]


@pytest.mark.parametrize("case", [case for case in ALL if case.components == "standard"], ids=str)
def test_no_sample_contradicts_what_a_seat_can_remember(case):
    diary_of = import_module(f"games.{case.key.replace('-', '_')}.diary").Diary
    state, rng = case.game.start(case.seats, b"memory"), stream("memory", case.key, case.seats)
    diaries = {viewer: diary_of(state, viewer) for viewer in viewers(state)}
    moment = 0
    while not state.over:
        moment += 1
        for viewer, diary in diaries.items() if moment % EVERY == 0 else ():
            for _ in range(SAMPLES):
                sample = state.sample(viewer, rng)
                assert sample.view(viewer) == state.view(viewer)
                diary.check(sample)
        seat = state.pending()[rng.below(len(state.pending()))]
        state.apply(seat, seldom_ending(state.options(seat), rng))
        for diary in diaries.values():
            diary.write(state)
    for diary in diaries.values():
        diary.check(state)
