"""Royals' evaluator knows the last round: nobody comes twice, and cards are worth nothing after it."""

from __future__ import annotations

from antechamber.bots.evaluators import evaluator_of
from antechamber.bots.evaluators.royals_prior import priors
from games.royals.positions import royals, table

CARDS = ("cards", "longest suit", "second suit", "intrigue cards", "cubes")


def last_round():
    """Seat 0 began and seat 1 has ended the third period: 2 and 3 have a turn left."""
    hands = {seat: {"france": 4, "spain": 2} for seat in range(4)}
    plots = {seat: {"france-spain": 1} for seat in range(4)}
    return table(4, turn=1, period=2, hands=hands, intrigues=plots, display=("spain",), pile={}).play("end")


def card_features(game, seat):
    evaluator = evaluator_of(royals())
    features = dict(zip(evaluator.names, evaluator.features(game.state, seat), strict=True))
    return [features[name] for name in CARDS]


def test_cards_and_cubes_of_whoever_plays_no_more_count_for_nothing():
    game = last_round()
    assert [card_features(game, seat) for seat in (0, 1)] == [[0.0] * 5] * 2
    assert [card_features(game, seat) for seat in (2, 3)] == [[6.0, 4.0, 2.0, 1.0, 36.0]] * 2
    game.draw("pile", "pile", "pile").play("end")
    assert card_features(game, 2) == [0.0] * 5
    assert card_features(game, 3)[0] == 6.0


def test_the_last_round_is_the_end_of_the_game_although_the_pile_is_full_again():
    evaluator, game = evaluator_of(royals()), last_round()
    before = table(4, turn=1, period=2, pile={}).state
    assert evaluator.stage(game.state) == 1.0
    assert evaluator.round(game.state) > evaluator.round(before)


def test_ending_a_turn_is_a_last_resort_in_the_last_round():
    game = last_round().draw("pile", "pile", "pile")
    options = game.state.options(2)
    at = [option.text for option in options].index("end")
    assert priors(game.state, 2, options)[at] == min(priors(game.state, 2, options))
    game.state.last_round = False
    assert priors(game.state, 2, options)[at] > 0.05
