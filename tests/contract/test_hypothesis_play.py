"""Play driven by hypothesis: any sequence of choices, shrunk to the shortest one that breaks a promise."""

from hypothesis import given, settings
from hypothesis import strategies as st

from antechamber.core.record import Match
from antechamber.engine import compiled
from antechamber.games import load
from antechamber.testing import stream
from antechamber.testing.checks import (
    check_clone,
    check_position,
    check_record,
    check_sample,
    check_simultaneous,
    check_take_back,
    check_undo,
)
from contract.cases import every_game
from contract.conserved import components

# The interpreted engine is slower and agrees with the compiled one: fewer of its games are played.
GAMES = 25 if compiled() else 6


@every_game
@settings(max_examples=GAMES, deadline=None, derandomize=True)
@given(picks=st.lists(st.integers(0, 10_000), max_size=120), seed=st.binary(min_size=1, max_size=16))
def test_whatever_is_chosen_keeps_the_contract(key, name, seats, picks, seed):
    match, rng = Match(load(key, name), seats, seed), stream("hypothesis")
    stock = components(match.state)
    seat = 0
    for pick in picks:
        if match.state.over:
            break
        pending = match.state.pending()
        seat = pending[pick % len(pending)]
        options = match.state.options(seat)
        choice = options[pick // 7 % len(options)]
        before = match.state.clone()
        match.choose(seat, choice.text)
        check_position(match.state)
        check_undo(before, seat, choice, match.state, rng)
        assert components(match.state) == stock
    check_clone(match.state, rng)
    check_sample(match.state, rng, components)
    check_simultaneous(match.state, rng)
    check_take_back(match, seat)
    check_record(match)
