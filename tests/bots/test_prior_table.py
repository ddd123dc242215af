"""Priors by kind of choice."""

import pytest

from antechamber.bots.evaluators import evaluator_of
from antechamber.bots.prior_table import ORDINARY, PriorTable
from antechamber.games import load
from antechamber.games.royals.choices import DrawFromPile, DrawIntrigue, End
from antechamber.testing import stream
from contract.cases import every_game


def longer_is_better(now, option):
    return now * len(option.text)


def test_an_option_is_judged_by_its_kind():
    table = PriorTable(by_position={DrawFromPile: longer_is_better}, fixed={End: 0.2})
    options = [DrawFromPile("long"), End("end"), DrawFromPile("ace"), DrawIntrigue("intrigue")]
    assert table.priors(0.5, options) == [2.0, 0.2, 1.5, ORDINARY]


@every_game
def test_every_option_of_a_whole_game_has_a_prior(key, name, seats):
    game = load(key, name)
    evaluator, rng = evaluator_of(game), stream("priors", key, seats)
    s = game.start(seats, b"priors")
    while pending := s.pending():
        options = s.options(pending[0])
        priors = evaluator.priors(s, pending[0], options)
        assert len(priors) == len(options)
        assert min(priors) > 0
        s.apply(pending[0], options[rng.below(len(options))])


@pytest.mark.parametrize("key", ["royals", "first-tsar", "potemkin"])
def test_options_are_judged_each_by_itself(key):
    """The same prior, whatever it is compared with; only being done in The First Tsar depends on the rest."""
    game = load(key)
    evaluator, rng = evaluator_of(game), stream("alone", key)
    s = game.start(game.fewest, b"alone")
    while pending := s.pending():
        seat = pending[0]
        options = s.options(seat)
        if options[0].text != "done":
            alone = [evaluator.priors(s, seat, [option])[0] for option in options]
            assert evaluator.priors(s, seat, options) == alone
        s.apply(seat, options[rng.below(len(options))])
