"""The contract, kept by players who complete projects: those who choose at random sell what they would need."""

from __future__ import annotations

import pytest

from antechamber.core.chance import Chance
from antechamber.engine import compiled
from antechamber.testing.checks import check_clone, check_position, check_sample, check_scores, check_undo
from games.first_tsar.conserved import components
from games.first_tsar.positions import started, thrifty

GAMES, EVERY = (3, 9) if compiled() else (1, 20)


@pytest.mark.whole_games
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_projects_keep_the_contract(seats):
    completed = 0
    for number in range(GAMES):
        rng = Chance(bytes([seats, number]))
        state = started(seats, bytes([number])).state
        state.goods = [[6] * 7 for _ in state.goods]  # enough to complete almost anything
        stock = components(state)
        while not state.over:
            seat, choice = thrifty(state, rng)
            before = state.clone()
            if rng.below(EVERY) == 0:
                check_clone(state, rng)
                check_sample(state, rng, components)
                check_scores(state)
            state.apply(seat, choice)
            check_position(state)
            if rng.below(EVERY) == 0:
                check_undo(before, seat, choice, state, rng)
            assert components(state) == stock
        completed += sum(map(len, state.completed))
    assert completed >= GAMES * seats
