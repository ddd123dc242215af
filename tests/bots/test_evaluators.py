"""Evaluators judge every position that can come up."""

from antechamber.bots.evaluators import evaluator_of
from antechamber.games import load


def test_catherine_with_all_residences_built_there_is_no_next_one_to_look_forward_to():
    game = load("catherine")
    s = game.start(2, b"all built")
    evaluator = evaluator_of(game)
    while not s.rows[0]:
        seat = s.pending()[0]
        s.apply(seat, s.options(seat)[0])
    s.supply[0] = 0
    assert evaluator.features(s, 0)[evaluator.names.index("residences")] == s.box.residences
