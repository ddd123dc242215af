"""Every level plays every game."""

import pytest

from antechamber.bots import LEVELS, UnknownBot, make_bot
from antechamber.bots.bot import observe
from antechamber.engine import compiled
from antechamber.games import load
from antechamber.testing import stream
from contract.cases import every_game

DECISIONS = 10 if compiled() else 3
QUICK = {"chancellor": "chancellor@20", "sovereign": "sovereign@20"}


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_picks_one_of_its_options(key, name, seats, level):
    game = load(key, name)
    rng = stream("levels", key, seats, level)
    s = game.start(seats, b"levels")
    bot = make_bot(QUICK.get(level, level), game, seats)
    for _ in range(DECISIONS):
        seat = s.pending()[0]
        choice = bot.choose(observe(s, seat, rng), rng)
        assert choice in s.options(seat)
        s.apply(seat, choice)


def test_a_level_that_does_not_exist_is_named():
    with pytest.raises(UnknownBot, match="There is no bot called 'genius'"):
        make_bot("genius", load("royals"), 2)
