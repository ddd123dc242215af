"""What a seat cannot know does not reach its bot.

The real state and a sample of it cannot be told apart by the seat. Given the same random stream, the bot's
process must receive the same thing from both, so nothing of the real state can have gone into it.
"""

import pytest

from antechamber.bots import LEVELS, make_bot
from antechamber.bots.bot import observe
from antechamber.games import load
from antechamber.testing import stream
from antechamber.testing.dump import dump
from contract.cases import every_case, every_game

QUICK = {"chancellor": "chancellor@12", "sovereign": "sovereign@24"}


def positions(game, seats, rng, every):
    """States along a random game, with a seat that has to decide."""
    s = game.start(seats, b"leak")
    while pending := s.pending():
        seat = pending[rng.below(len(pending))]
        if rng.below(every) == 0:
            yield s, seat
        options = s.options(seat)
        s.apply(seat, options[rng.below(len(options))])


@every_case
def test_two_states_that_a_seat_cannot_tell_apart_give_its_bot_the_same_world(key, name, seats):
    rng = stream("leak", key, name, seats)
    for number, (s, seat) in enumerate(positions(load(key, name), seats, rng, 6)):
        other = s.sample(seat, rng)
        samples = [observe(state, seat, stream("bot", number)).sampled for state in (s, other)]
        assert dump(samples[0]) == dump(samples[1])


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_two_states_that_a_seat_cannot_tell_apart_lead_to_the_same_choice(key, name, seats, level):
    game = load(key, name)
    rng = stream("leak", key, name, seats, level)
    for number, (s, seat) in enumerate(positions(game, seats, rng, 25)):
        other = s.sample(seat, rng)
        choices = []
        for state in (s, other):
            bot, own = make_bot(QUICK.get(level, level), game, seats), stream("bot", number)
            choices.append(bot.choose(observe(state, seat, own), own))
        assert choices[0] is choices[1]
