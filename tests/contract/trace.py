"""A game choice by choice, as lines of text: what compiled and interpreted engines must agree on.

`python trace.py GAMES GAME:SEATS...` prints a list for each; run with ANTECHAMBER_INTERPRETED=1 it is the other
engine's word.
"""

import sys
from hashlib import blake2b

import msgspec

from antechamber.core.chance import Chance
from antechamber.games import load


def trace(key, seats, games):
    """Every position: who may do what, a digest of what each seat sees and was told, and what was chosen."""
    game = load(key)
    for number in range(games):
        rng = Chance(b"trace%d" % number)
        state = game.start(seats, number.to_bytes(4, "big"))
        while not state.over:
            pending = state.pending()
            seat = pending[rng.below(len(pending))]
            options = state.options(seat)
            choice = options[rng.below(len(options))]
            yield f"{seat} {choice.text} of {[option.id for option in options]} {digest(state)} {state.takebacks}"
            state.apply(seat, choice)
        yield f"{digest(state)} {[[(line.name, line.points) for line in lines] for lines in state.scores()]}"


def digest(state):
    seen = [msgspec.json.encode(state.view(viewer)) for viewer in (None, *range(len(state.lanes)))]
    told = repr([event.key() for event in state.events]).encode()
    return blake2b(b"".join([*seen, told]), digest_size=8).hexdigest()


if __name__ == "__main__":
    for case in sys.argv[2:]:
        name, _, number = case.partition(":")
        print(msgspec.json.encode(list(trace(name, int(number), int(sys.argv[1])))).decode())
