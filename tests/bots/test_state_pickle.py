"""A state that travels to another process arrives as it was."""

from antechamber.bots.state_pickle import constants, pickle_state, unpickle_state
from antechamber.games import load
from antechamber.testing import stream
from antechamber.testing.dump import dump
from contract.cases import every_case


def same_constants(arrived, s):
    """Steps and decisions that are constants of the rules arrive as constants of the rules, equal to what they were."""
    stacks = zip([arrived.table, *arrived.lanes], [s.table, *s.lanes], strict=True)
    pairs = [pair for new, old in stacks for pair in zip(new, old, strict=True)]
    return all(is_constant(new) == is_constant(old) for new, old in pairs)


def is_constant(thing):
    return any(thing is constant for constant in constants(type(thing)))


@every_case
def test_an_unpickled_state_is_the_same_and_plays_on_the_same(key, name, seats):
    game = load(key, name)
    rng = stream("pickled", key, name, seats)
    s = game.start(seats, b"pickled")
    while pending := s.pending():
        if rng.below(8) == 0:
            arrived = unpickle_state(game, pickle_state(game, s))
            assert dump(arrived) == dump(s)
            assert same_constants(arrived, s)
            s = arrived
        options = s.options(pending[0])
        s.apply(pending[0], options[rng.below(len(options))])
    assert dump(unpickle_state(game, pickle_state(game, s))) == dump(s)
