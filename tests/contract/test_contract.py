"""The contract that every game keeps, with every number of seats."""

import pytest

from antechamber.core.errors import WrongSeats
from antechamber.core.playout import Tally, play_out
from antechamber.core.record import Match
from antechamber.engine import compiled
from antechamber.games import GAMES, load
from contract.cases import every_case, every_game
from contract.checks import check_record, play, stream
from contract.dump import dump

# The interpreted engine is slower and agrees with the compiled one: fewer of its positions are looked at.
SPARING = 1 if compiled() else 16


@every_case
def test_a_random_game_keeps_the_contract(key, name, seats):
    play(load(key, name), seats, b"contract", stream(key, name, seats), every=4 * SPARING)


@every_game
def test_every_position_of_a_game_keeps_the_contract(key, name, seats):
    play(load(key, name), seats, b"every position", stream("every", key, seats), every=SPARING)


@every_game
def test_a_clone_shares_nothing_that_a_choice_changes(key, name, seats):
    state, rng = load(key, name).start(seats, b"clones"), stream("clones", key, seats)
    while not state.over:
        before, clone = dump(state), state.clone()
        seat = state.pending()[0]
        options = state.options(seat)
        state.apply(seat, options[rng.below(len(options))])
        assert dump(clone) == before


@every_game
def test_same_seed_and_choices_give_the_same_game(key, name, seats):
    one, two = (load(key, name).start(seats, b"same seed") for _ in range(2))
    for state in (one, two):
        play_out(state, 7, Tally())
    assert dump(one) == dump(two)


@every_game
def test_another_seed_gives_another_game(key, name, seats):
    game = load(key, name)
    assert dump(game.start(seats, b"one")) != dump(game.start(seats, b"two"))


@every_game
def test_random_games_end(key, name, seats):
    game = load(key, name)
    for number in range(20):
        state = game.start(seats, number.to_bytes(4, "big"))
        play_out(state, number, Tally())
        assert state.over


@every_game
def test_samples_differ_from_the_truth_and_from_each_other(key, name, seats):
    """A sampler that returned the real state would keep every other promise."""
    game, rng = load(key, name), stream("samples", key, seats)
    state = game.start(seats, b"samples")
    for _ in range(30):
        options = state.options(state.pending()[0])
        state.apply(state.pending()[0], options[rng.below(len(options))])
    shown = {repr(dump(state.sample(0, rng))) for _ in range(8)}
    assert len(shown) == 8
    assert repr(dump(state)) not in shown


@pytest.mark.parametrize("key", GAMES)
def test_the_catalogue_names_every_choice_once(key):
    """Within one decision a text names one choice; ids are indices."""
    catalogue = load(key).catalogue
    assert [choice.id for choice in catalogue] == list(range(len(catalogue)))
    assert all(choice.text == choice.text.strip() and choice.targets for choice in catalogue)


@pytest.mark.parametrize("key", GAMES)
def test_a_wrong_number_of_seats_is_refused(key):
    game = load(key)
    for seats in (game.fewest - 1, game.most + 1):
        with pytest.raises(WrongSeats, match=f"for {game.fewest} to {game.most} players, not {seats}"):
            game.start(seats, b"seed")


@every_game
def test_whoever_goes_back_meets_another_future_and_a_record_rebuilds_it(key, name, seats):
    """The same choices as before, from the middle of a game on, no longer lead to the same things."""
    match, rng = Match(load(key, name), seats, b"go back"), stream("back", key, seats)
    while not match.state.over:
        seat = match.state.pending()[0]
        options = match.state.options(seat)
        match.choose(seat, options[rng.below(len(options))].text)
    futures = [dump(match.state)]
    middle = len(match.record.choices) // 2
    for number in (7, 8):
        match.go_back(middle)
        before = [match.state.view(viewer) for viewer in (None, *range(seats))]
        match.deal_anew(number)
        assert [match.state.view(viewer) for viewer in (None, *range(seats))] == before
        while not match.state.over:
            seat = match.state.pending()[0]
            match.choose(seat, match.state.options(seat)[0].text)
        futures.append(dump(match.state))
        assert match.record.anew == [(middle, number)]
        check_record(match)
    assert futures[0] != futures[1] != futures[2]
