"""Numeric observations: as documented, within bounds, and nothing that the seat does not know."""

from pathlib import Path

import numpy as np
import pytest

from antechamber.core.errors import WrongSeats
from antechamber.envs.encoding import Encoding, feature_source
from antechamber.envs.listing import listing
from antechamber.games import GAMES, load
from antechamber.testing import stream
from contract.cases import STANDARD, every_case

DOCS = Path(__file__).parents[2] / "docs" / "observations.md"


def positions(game, seats, seed):
    """Every position of a random game, with a seat that is asked, or any seat at the end."""
    s = game.start(seats, seed)
    rng = stream("features", game.key, seats)
    while pending := s.pending():
        seat = pending[rng.below(len(pending))]
        yield s, seat
        options = s.options(seat)
        s.apply(seat, options[rng.below(len(options))])
    yield s, 0


@every_case
def test_every_field_has_its_size_and_keeps_within_its_bounds(key, name, seats):
    game = load(key, name)
    encoding = Encoding(game, seats)
    for s, seat in positions(game, seats, b"bounds"):
        source = feature_source(s, seat)
        for feature in encoding.features:
            row = list(feature.read(source))
            assert len(row) == feature.size, feature.name
            assert feature.low <= min(row) <= max(row) <= feature.high, feature.name


@every_case
def test_a_seat_is_told_the_same_in_every_world_that_it_cannot_tell_from_the_real_one(key, name, seats):
    game = load(key, name)
    encoding = Encoding(game, seats)
    rng = stream("worlds", key, seats)
    for number, (s, seat) in enumerate(positions(game, seats, b"worlds")):
        if number % 20 == 0:
            sampled = s.sample(seat, rng)
            assert (encoding.numbers(sampled, seat) == encoding.numbers(s, seat)).all()
            assert (encoding.mask(sampled, seat) == encoding.mask(s, seat)).all()


@every_case
def test_the_mask_is_the_options_and_the_decision_is_named(key, name, seats):
    game = load(key, name)
    encoding = Encoding(game, seats)
    prompts = encoding.features[0].size
    for s, seat in positions(game, seats, b"mask"):
        ids = np.flatnonzero(encoding.mask(s, seat))
        assert sorted(option.id for option in s.options(seat)) == list(ids)
        assert sum(encoding.features[0].read(feature_source(s, seat))) == (0 if s.over else 1)
    assert prompts == len(game.words.prompts)


def test_the_own_seat_comes_first():
    game = load("royals")
    encoding = Encoding(game, 3)
    s = game.start(3, b"first")
    cards = next(feature for feature in encoding.features if feature.name == "cards")
    s.hands = [[seat, 0, 0, 0] for seat in range(3)]
    assert [list(cards.read(feature_source(s, seat))) for seat in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_numbers_beyond_a_bound_are_shown_as_the_bound():
    game = load("catherine")
    encoding = Encoding(game, 2)
    s = game.start(2, b"rich")
    s.tally[0][0] = 1000
    assert (encoding.numbers(s, 0) <= encoding.high).all()
    assert max(list(next(f for f in encoding.features if f.name == "points").read(feature_source(s, 0)))) >= 1000


@pytest.mark.parametrize("key", GAMES)
def test_the_fields_are_documented_as_they_are(key):
    game = load(key)
    assert listing(Encoding(game, game.fewest)) in DOCS.read_text(encoding="utf-8")


def test_a_field_has_one_name():
    for case in STANDARD:
        key, name, seats = case.values
        names = [feature.name for feature in Encoding(load(key, name), seats).features]
        assert len(set(names)) == len(names)


def test_a_number_of_seats_that_cannot_play_is_said():
    with pytest.raises(WrongSeats, match="3 to 5 players, not 2"):
        Encoding(load("potemkin"), 2)
