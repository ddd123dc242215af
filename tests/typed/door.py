"""A program that uses the public door, as its author's type checker sees it: `make check` asks mypy --strict."""

from contextlib import suppress
from random import Random
from typing import Any, assert_type

import antechamber

game = antechamber.load("royals")
assert_type(game, antechamber.Game)
assert_type(antechamber.GAMES, dict[str, antechamber.Manifest])

state = game.start(seats=2, seed=b"types")
assert_type(state, antechamber.State)
rng = Random(1)
while not state.over:
    seat = state.pending()[0]
    options = state.options(seat)
    assert_type(options, list[antechamber.Choice[Any]])
    state.apply(seat, rng.choice(options))
    assert_type(state.events, list[antechamber.Event])
assert_type(state.scores(), list[list[antechamber.Line]])
assert_type(state.ranking(), list[int])
assert_type(state.sample(0, antechamber.Chance(b"another")), antechamber.State)

match = antechamber.Match(game, 2, b"types")
assert_type(match.record, antechamber.Record)
again = antechamber.replay(game, antechamber.read_record(str(match.record)))
assert_type(again, antechamber.Match)

try:
    match.choose(0, "castle")
except antechamber.IllegalChoice as error:
    assert_type(error, antechamber.IllegalChoice)
    whole: antechamber.AntechamberError = error

with suppress(AttributeError):
    antechamber.nothing_of_this_name  # type: ignore[attr-defined] # noqa: B018
