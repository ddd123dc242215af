"""What the evaluator of Potemkin Empire counts and prefers, in positions that a person can check on paper."""

import pytest

from antechamber.bots.evaluators import fitted
from antechamber.bots.evaluators.potemkin import NAMES, PotemkinEvaluator
from antechamber.bots.evaluators.potemkin_cards import FITTED, suspicion
from antechamber.bots.page import BLUNDER
from antechamber.core.chance import Chance
from antechamber.games import load
from games.potemkin.positions import fake, new_game, real, table

PLAIN = "fake_plain"


def feature(game, seat, name):
    return PotemkinEvaluator().features(game.state, seat)[NAMES.index(name)]


def priors(game):
    """The evaluator's prior of each option of the seat that is to act, by its name."""
    options = game.state.options(game.acting)
    return dict(zip(game.options(), PotemkinEvaluator().priors(game.state, game.acting, options), strict=True))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_are_weights_for_every_feature_and_number_of_seats(seats):
    assert list(fitted("potemkin")[str(seats)]["weights"]) == NAMES


def test_points_are_those_of_the_score():
    village = [fake("government"), fake("industry", cubes=3), real("culture")]
    game = table(hands={0: [PLAIN]}, villages={0: village}, trophies={0: [PLAIN]})
    assert feature(game, 0, "fake points") == (2 + 2) + (2 + 3)
    assert feature(game, 0, "real points") == 1
    assert feature(game, 0, "trophies") == 1
    assert game.points()[0] == 9 + 1 + 2


def test_fakes_are_in_danger_as_far_as_rivals_have_agents_and_the_shield_helps():
    mine = [fake("government"), fake("government")]
    calm = table(villages={0: mine, 1: [real("espionage")]})
    spied = table(villages={0: mine, 1: [real("espionage", agents=2)]})
    guarded = table(villages={0: mine, 1: [real("espionage", agents=2)]}, shield=0)
    assert feature(calm, 0, "fakes in danger") == 0
    assert feature(spied, 0, "fakes in danger") == 8 * 2 / (3 + 1)
    assert 0 < feature(guarded, 0, "fakes in danger") < feature(spied, 0, "fakes in danger")


def test_prey_is_what_agents_can_reach():
    game = table(
        hands={0: ["fake_look1", PLAIN]},
        villages={0: [real("espionage", agents=3)], 1: [fake("science")], 2: [fake("science")]},
        shield=2,
    )
    assert (feature(game, 0, "prey known"), feature(game, 0, "prey likely")) == (0, 1)
    game.play("play fake_look1", "look 1.1")
    assert (feature(game, 0, "prey known"), feature(game, 0, "prey likely")) == (1, 0)


def test_a_round_is_a_pick_or_a_turn_of_everybody():
    evaluator, game = PotemkinEvaluator(), new_game(3)
    rounds = [evaluator.round(game.state)]
    while game.state.month == 0:
        seat = game.state.pending()[0]
        game.choose(seat, game.state.options(seat)[0].text)
        rounds.append(evaluator.round(game.state))
    assert rounds == sorted(rounds)
    assert len(set(rounds)) > 5
    assert evaluator.stage(game.state) == 0.25


# What a seat does not know makes no difference to it


@pytest.mark.parametrize("seats", [3, 5])
def test_no_interior_that_a_seat_has_not_seen_is_looked_at(seats):
    evaluator, rng = PotemkinEvaluator(), Chance(b"evaluator")
    state = load("potemkin").start(seats, b"evaluator")
    while pending := state.pending():
        seat = pending[0]
        options = state.options(seat)
        if rng.below(6) == 0:
            for sampled in [state.sample(seat, rng) for _ in range(3)]:
                assert evaluator.features(sampled, seat) == evaluator.features(state, seat)
                assert evaluator.priors(sampled, seat, options) == evaluator.priors(state, seat, options)
        state.apply(seat, options[rng.below(len(options))])


def test_suspicion_counts_the_fakes_that_are_left():
    wrong = 25 * (1 - FITTED)
    assert suspicion(table().state, 0) == pytest.approx((40 + wrong) / 85)
    held = table(hands={0: [PLAIN, PLAIN], 1: [PLAIN]}, villages={1: [fake("science")]}, trophies={2: [PLAIN]})
    assert suspicion(held.state, 0) == pytest.approx((37 + wrong) / 82)


# Spying


def spies_after_looking(at):
    game = table(
        hands={0: ["fake_look1", PLAIN]},
        villages={0: [real("espionage", agents=1)], 1: [fake("culture"), real("culture"), fake("culture")]},
    )
    return priors(game.play("play fake_look1", f"look {at}", "spy"))


def test_a_known_fake_is_checked_rather_than_one_that_may_be_real():
    prior = spies_after_looking("1.1")
    assert prior["check 1.1"] > prior["check 1.3"] > BLUNDER


def test_checking_what_one_knows_to_be_real_is_a_blunder():
    prior = spies_after_looking("1.2")
    assert prior["check 1.2"] < BLUNDER < prior["check 1.1"]


def test_cubes_make_a_building_worth_an_agent_and_espionage_may_kill_it():
    game = table(
        hands={0: [PLAIN]},
        villages={
            0: [real("espionage", agents=1)],
            1: [fake("industry"), fake("industry", cubes=3), fake("espionage")],
        },
    ).play("spy")
    prior = priors(game)
    assert prior["check 1.2"] > prior["check 1.1"] > prior["check 1.3"]


# Constructing and producing


def test_mills_are_built_early():
    hands = {0: [PLAIN, "cond_industry"], 1: [PLAIN], 2: [PLAIN]}
    first, last = (priors(table(hands=hands, month=month)) for month in (1, 4))
    assert first["construct industry"] > last["construct industry"]
    assert first["construct government"] == last["construct government"]


def test_many_mills_are_set_to_work_at_once_and_few_wait_for_the_hand():
    hands = {0: [PLAIN] * 4, 1: [PLAIN], 2: [PLAIN]}
    few = priors(table(hands=hands, villages={0: [fake("industry")]}, month=3))
    many = priors(table(hands=hands, villages={0: [fake("industry")] * 4}, month=3))
    assert many["produce"] > many["construct government"]
    assert few["produce"] < few["construct government"]


def test_cubes_are_stored_behind_what_is_real():
    game = table(hands={0: ["fake_stockpile", PLAIN]}, villages={0: [fake("industry"), real("industry")]})
    prior = priors(game.play("play fake_stockpile"))
    assert prior["store 0.2"] > prior["store 0.1"]
