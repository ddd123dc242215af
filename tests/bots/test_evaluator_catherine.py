"""The judgement of Catherine, on positions that can be checked on paper."""

import pytest

from antechamber.bots.evaluators import evaluator_of, fitted
from antechamber.bots.page import BLUNDER
from games.catherine.positions import act, catherine, hand_of, owning, position, run

ROW = ["peterhof", "makaryev_fair", "tobolsk_kremlin"]
RIVAL = ["oranienbaum", "ostankino", "demidov_manor"]
EVALUATOR = evaluator_of(catherine())


def priors(game, seat=0):
    """The evaluator's prior of each option, by its name."""
    options = game.state.options(seat)
    return {
        option.text: prior for option, prior in zip(options, EVALUATOR.priors(game.state, seat, options), strict=True)
    }


def choosing(*hand):
    """Seat 0 chooses its two cards; so does seat 1."""
    return run(position(hands={0: list(hand), 1: ["bruce", "pallas", "diderot"]}, rows={0: ROW, 1: RIVAL}), "play")


def features(state, seat=0):
    return dict(zip(EVALUATOR.names, EVALUATOR.features(state, seat), strict=True))


def best_option(game, seat=0):
    found = priors(game, seat)
    return max(found, key=found.get)


# Priors


def test_a_card_is_tucked_below_one_of_its_colour():
    game = choosing("pavlovsk", "voltaire", "grimm")
    game.choose(0, "append voltaire", "tuck pavlovsk")
    assert best_option(game) == "below peterhof"


def test_the_card_that_sets_off_a_residence_is_tucked():
    game = choosing("euler", "voltaire", "grimm")
    game.choose(0, "append grimm")
    assert best_option(game) == "tuck euler"


def test_a_residence_is_built_where_it_joins_others():
    game = act("oranienbaum", residences={0: ["kiev", "belgorod"]}, favour={0: 12}, decade=2).play("perform")
    assert best_option(game) == "build smolensk"


def test_nobody_declines_a_residence_for_books():
    game = run(position(decade=1), "books")
    assert priors(game)["decline"] < BLUNDER


def test_forfeiting_ten_points_is_a_blunder():
    game = act("bronze_horseman", hand=["peterhof", "kuskovo", "bruce"], decade=2)
    assert priors(game)["forfeit"] < BLUNDER < priors(game)["perform"]


def test_in_the_last_round_a_step_that_brings_nothing_is_not_worth_a_card():
    """From space 5 to 6 neither the points nor the multiplier change; a card in hand is a point."""
    row = owning(["hermitage_library"], book=1)
    row += [name for name in catherine().box.cards[80:90] if name not in row][: 6 - len(row)]
    game = act("hermitage_library", hand=["peterhof"], row=row, favour={0: 5}, decade=2).play("perform")
    assert best_option(game) == "skip"


def test_three_cards_of_one_colour_are_discarded_together():
    hand = ["peterhof", "oranienbaum", "gatchina", "kuskovo", "ostankino"]
    game = act("winter_palace_ball", hand=hand).play("perform")
    for _ in range(2):
        game.play(best_option(game))
    teal = [name for name in game.hand(0) if name in hand[:3]]
    assert len(teal) == 1


# Features


def test_the_total_is_what_the_scorings_would_bring_if_nothing_changed():
    """Four residences in one group: 5 at each of three scorings, one of them a city with a point; favour 4: 2 each and
    a multiplier of 2. Both have no cannons and no cards."""
    s = position(residences={0: ["kiev", "smolensk", "riga", "novgorod"]}, favour={0: 4}, rows={0: ROW[:1], 1: []})
    found = features(run(s, "books").state)
    assert (found["residences at scorings"], found["cities at scorings"], found["favour at scorings"]) == (15, 6, 6)
    assert (found["largest group"], found["connection"]) == (4, 8)
    assert found["total"] == 15 + 6 + 6 + 8 + found["cards"] + found["cannons now"]


def test_a_plan_counts_before_it_is_carried_out():
    """Peterhof will be set off by a card of its colour: a residence, though nobody has revealed anything yet."""
    game = choosing("pavlovsk", "voltaire", "grimm")
    game.choose(0, "append voltaire", "tuck pavlovsk")
    matched, wasted = game.state.clone(), game.state.clone()
    matched.apply(0, matched.legal(0, "below peterhof"))
    wasted.apply(0, wasted.legal(0, "below makaryev_fair"))
    assert (features(matched)["residences"], features(wasted)["residences"]) == (1, 0)


def test_goods_of_the_order_count_squared_and_from_five_on_in_points():
    s = position(orders={0: "court_kitchen"}, tiles={0: {"iron": 2, "food": 2, "caviar": 1, "fur": 3}}, rows={0: ROW})
    found = features(run(s, "books").state)
    assert (found["order now"], found["order near"]) == (8, pytest.approx(36 / 7))


def test_cannons_and_books_are_judged_by_those_of_others():
    rows = {0: owning(cannon=3), 1: owning(book=2)}
    s = position(rows=rows, hands={0: hand_of(3), 1: hand_of(6)[3:]})
    mine, theirs = features(run(s, "play").state), features(run(s, "play").state, 1)
    assert mine["cannons ahead"] == 3
    assert theirs["cannons ahead"] == -3
    assert mine["books ahead"] < 0 < theirs["books ahead"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_weights_are_those_of_the_features(seats):
    assert list(fitted("catherine")[str(seats)]["weights"]) == EVALUATOR.names


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rivals_hands_do_not_change_the_judgement_of_a_seat(seats):
    s = position(seats, hands={0: ["pavlovsk", "voltaire"], 1: ["grimm", "bruce"]}, rows={0: ROW})
    other = s.clone()
    other.hands[1] = sorted(other.box.cards.index(name) for name in ("euler", "browne"))
    s.table = other.table = []
    assert EVALUATOR.features(s, 0) == EVALUATOR.features(other, 0)
