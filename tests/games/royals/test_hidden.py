"""Samples: states that a seat cannot tell from the real one."""

from __future__ import annotations

import pytest

from antechamber.core.chance import Chance
from antechamber.games.royals.memory import SHUFFLE, laid_open, recollect
from antechamber.games.royals.rules import DISCARD, DISCARD_INTRIGUE, PLAY
from games.royals.positions import new_game, table

MARSHALS = {"munich.marshal": 1, "edinburgh.marshal": 1, "valencia.marshal": 1}


def samples(state, seat, number=30):
    rng = Chance(b"sample")
    return [state.sample(seat, rng) for _ in range(number)]


def cards(state):
    """Every Country and every Intrigue card there is, by kind."""
    shown = [state.display.count(country) for country in range(4)]
    country = [state.pile, state.discards, state.laid, shown, *state.hands]
    intrigue = [state.intrigue_pile, state.intrigue_discards, state.laid_intrigue, *state.intrigues]
    return [sum(kind) for kind in zip(*country, strict=True)], [sum(kind) for kind in zip(*intrigue, strict=True)]


def middle_of_a_game():
    return table(
        hands={0: {"france": 3, "spain": 1}, 1: {"britain": 4}, 2: {"spain": 2, "france": 5}},
        intrigues={0: {"france-spain": 1}, 1: {"france-britain": 3}},
        held={"lyon.baron": 1},
        pile={"france": 5, "german_states": 9, "spain": 3},
    ).state


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_sample_looks_like_the_real_state(seat):
    state = middle_of_a_game()
    for sample in samples(state, seat):
        assert sample.view(seat) == state.view(seat)
        assert sample.pending() == state.pending()
        assert cards(sample) == cards(state)
        assert sum(sample.pile) == sum(state.pile)
        assert sum(sample.intrigue_pile) == sum(state.intrigue_pile)


def test_the_own_hand_stays_and_the_others_are_dealt_anew():
    state = middle_of_a_game()
    hands = [sample.hands for sample in samples(state, 0)]
    assert all(hand[0] == state.hands[0] for hand in hands)
    assert len({tuple(hand[1]) for hand in hands}) > 3
    assert len({tuple(hand[2]) for hand in hands}) > 3
    assert all([sum(hand[1]), sum(hand[2])] == [4, 7] for hand in hands)


def test_a_spectator_knows_no_hand():
    state = middle_of_a_game()
    assert len({tuple(sample.hands[0]) for sample in samples(state, None)}) > 3


def test_sampling_leaves_the_real_state_and_its_chance_alone():
    state = middle_of_a_game()
    before = (state.view(0), state.chance.draws, [hand[:] for hand in state.hands])
    for sample in samples(state, 1):
        sample.apply(0, sample.legal(0, "end"))
    assert (state.view(0), state.chance.draws, state.hands) == before


def test_the_future_of_a_sample_is_not_the_real_one():
    state = new_game().state
    seat = state.pending()[0]
    real = state.clone()
    real.apply(seat, real.legal(seat, "draw pile"))
    seen = set()
    for sample in samples(state, seat):
        sample.apply(seat, sample.legal(seat, "draw pile"))
        seen.add(tuple(sample.hands[seat]))
    assert len(seen) == 4


def test_cards_seen_in_the_display_stay_with_whoever_took_them():
    game = table(at="turn", pile={"german_states": 9}).draw("france", "britain", "pile").play("end")
    hands = [sample.hands[0] for sample in samples(game.state, 1)]
    assert all(hand[0] >= 1 and hand[2] >= 1 for hand in hands)
    assert all(sum(hand) == 3 for hand in hands)


def test_a_card_laid_down_is_no_longer_known():
    game = table(at="turn", hands={0: {"spain": 2}}, pile={"german_states": 9}).draw("france", "pile", "pile")
    game.buy("occupy bordeaux.marshal", {"france": 1}).end_turn(0)
    assert game.state.known[0] == [0, 0, 0, 0]
    assert {sample.hands[0][0] for sample in samples(game.state, 1)} == {0}  # none is left but in display and discards


def test_what_a_rival_is_paying_is_withdrawn():
    game = table(
        hands={0: {"france": 2, "spain": 9}, 1: {"britain": 5}},
        intrigues={0: {"france-spain": 2}},
        held={"lyon.baron": 1},
    ).play("take-over lyon.baron", "pay france")
    for sample in samples(game.state, 1):
        assert sample.lanes[0] == [PLAY]
        assert (sample.laid, sample.laid_intrigue) == ([0] * 4, [0] * 6)
        assert (sum(sample.hands[0]), sum(sample.intrigues[0])) == (11, 2)
        assert sample.view(1) == game.state.view(1)
        assert cards(sample) == cards(game.state)


def test_what_a_rival_is_paying_with_intrigue_is_withdrawn():
    game = table(
        hands={0: {"france": 8}},
        intrigues={0: {"france-spain": 2, "france-britain": 2}},
        held={"paris.king": 1},
    ).play("take-over paris.king", "pay france-britain")
    assert game.state.laid_intrigue == [0, 1, 0, 0, 0, 0]
    for sample in samples(game.state, 2):
        assert sample.lanes[0] == [PLAY]
        assert sum(sample.intrigues[0]) == 4


def test_ones_own_payment_stays():
    game = table(hands={0: {"france": 2, "spain": 9}, 1: {"britain": 5}}).play("occupy lyon.baron", "pay france")
    for sample in samples(game.state, 0):
        assert sample.laid == game.state.laid
        assert [option.text for option in sample.options(0)] == [option.text for option in game.state.options(0)]


def test_what_a_rival_is_discarding_is_withdrawn():
    game = table(hands={0: {"france": 7, "spain": 7}, 1: {"britain": 5}}).play("end", "discard france")
    for sample in samples(game.state, 1):
        assert sample.lanes[0] == [DISCARD]
        assert sum(sample.hands[0]) == 14
        assert sample.view(1) == game.state.view(1)
        while sample.pending() == [0]:
            sample.apply(0, sample.options(0)[0])
        assert sum(sample.hands[0]) == 12
        assert sample.pending() == [1]


def test_both_kinds_of_discards_are_withdrawn():
    game = table(hands={0: {"france": 7, "spain": 6}}, intrigues={0: {"france-spain": 3, "britain-spain": 2}}).play(
        "end", "discard france"
    )
    assert game.state.lanes[0] == [DISCARD_INTRIGUE]
    for sample in samples(game.state, 1):
        assert sample.lanes[0] == [DISCARD_INTRIGUE, DISCARD]
        assert (sum(sample.hands[0]), sum(sample.intrigues[0])) == (13, 5)
        assert sample.view(1) == game.state.view(1)


def test_a_rival_who_draws_goes_on_drawing():
    game = table(at="turn", hands={1: {"spain": 3}}).play("plan intrigue", "draw intrigue")
    for sample in samples(game.state, 1):
        assert sample.lanes[0] == game.state.lanes[0]
        assert [option.text for option in sample.options(0)] == [option.text for option in game.state.options(0)]


def test_a_rival_who_thinks_has_something_to_think_about():
    # the only position that one card pays for is the French Marshal: who thinks about it holds a French card
    game = table(hands={0: {"france": 1}}, held=MARSHALS)
    assert game.options() == ["end", "occupy bordeaux.marshal"]
    for sample in samples(game.state, 2):
        assert sample.hands[0] == [1, 0, 0, 0]
        assert sample.pending() == [0]


# When discards become the pile, what all others hold together can be worked out


def ended_period(seats=3):
    """Seat 0 has just ended the first period: all cards lie in hands, in the display or in the new pile."""
    hands = {0: {"france": 3}, 1: {"britain": 2, "spain": 2}, 2: {"france": 1, "spain": 3}}
    held = {seat: hand for seat, hand in hands.items() if seat < seats}
    return table(seats, hands=held, display=("spain",), pile={}).play("end")


def test_r8_3_when_discards_become_the_pile_all_other_hands_together_are_known():
    game = ended_period()
    worlds = samples(game.state, 0, 60)
    assert {tuple(map(sum, zip(*sample.hands[1:], strict=True))) for sample in worlds} == {(1, 0, 2, 5)}
    assert len({tuple(sample.hands[1]) for sample in worlds}) > 3
    together = {tuple(map(sum, zip(*sample.hands, strict=True))) for sample in samples(game.state, None)}
    assert together == {(4, 0, 2, 5)}


def test_r8_3_with_two_players_the_other_hand_is_known_then():
    game = ended_period(2)
    assert {tuple(sample.hands[1]) for sample in samples(game.state, 0)} == {(0, 0, 2, 2)}
    game.draw("pile", "pile", "pile")
    for sample in samples(game.state, 0):
        assert sample.hands[1][2] >= 2
        assert sample.hands[1][3] >= 2


def test_r8_3_what_was_laid_at_once_must_have_been_held():
    # the others held two Britains together, and seat 1 has laid two without drawing: seat 2 had none
    trails = [[SHUFFLE], [2, 2, 3, 3, SHUFFLE, laid_open(2), laid_open(2)], [0, 3, 3, 3, SHUFFLE]]
    hands = set()
    for number in range(60):
        rng, hand = Chance(bytes([number])), [0] * 4
        recollect(trails, [5, 5, 5, 5], [1, 2], rng).deal(2, hand, rng)
        hands.add(tuple(hand))
    assert hands == {(0, 0, 0, 4), (1, 0, 0, 3)}


def test_r8_3_whoever_is_told_first_leaves_the_others_what_they_laid():
    # seat 1 may have drawn the Britain that it laid after the shuffle, or held it; but seat 2 must have held both
    trails = [[SHUFFLE], [0, 3, 3, 3, SHUFFLE, 2, laid_open(2)], [2, 2, 3, 3, SHUFFLE, laid_open(2), laid_open(2)]]
    for number in range(60):
        told = recollect(trails, [5, 5, 5, 5], [1, 2], Chance(bytes([number])))
        assert told.trails[1][5] == 2


def test_r8_3_what_was_laid_may_have_been_held_or_drawn_since():
    # seat 1 held one Britain of two cards, drew one of twenty, a quarter of them Britains, and laid one
    trails = [[SHUFFLE], [2, 3, SHUFFLE, 2, laid_open(2)]]
    held = 0
    for number in range(60):
        rng, hand = Chance(bytes([number])), [0] * 4
        told = recollect(trails, [5, 5, 4, 5], [1], rng)
        held += 2 in told.trails[1][:2]
        told.deal(1, hand, rng)
        assert sum(hand) == 2
    assert 30 < held < 60


def test_r8_3_intrigue_cards_are_remembered_too():
    plots = {1: {"france-spain": 2}, 2: {"britain-spain": 1}}
    game = table(at="turn", hands={0: {"france": 2}}, intrigues=plots, intrigue_pile={}).play("plan intrigue")
    game.play("draw intrigue")
    together = {tuple(map(sum, zip(*sample.intrigues[1:], strict=True))) for sample in samples(game.state, 0)}
    assert together == {tuple(map(sum, zip(*game.state.intrigues[1:], strict=True)))}
    assert len({tuple(sample.intrigues[2]) for sample in samples(game.state, 0)}) == 2


# Nobody reads a hand from who is waited for


def test_r8_4_who_can_play_nothing_is_asked_all_the_same():
    game = table(hands={0: {"france": 1}}, held={"bordeaux.marshal": 1}, discreet=True)
    assert (game.acting, game.options()) == (0, ["end"])
    assert {len(sample.options(0)) > 1 for sample in samples(game.state, 1)} == {True, False}
    assert game.play("end").acting == 1


def test_r8_4_who_has_no_cubes_or_no_cards_left_is_not_asked():
    assert table(hands={0: {"france": 9}}, cubes={0: 0}, discreet=True).acting == 1
    assert table(intrigues={0: {"france-spain": 2}}, discreet=True).acting == 1


def test_r8_4_cards_of_one_kind_are_discarded_by_hand():
    game = table(hands={0: {"france": 14}}, discreet=True).play("end")
    assert game.options() == ["discard france"]
    game.play("discard france", "discard france")
    assert (game.acting, game.hand(0)) == (1, {"france": 12})
    plots = {"france-britain": 2, "france-spain": 2, "britain-spain": 2}
    game = table(hands={0: {"france": 1}}, intrigues={0: plots}, discreet=True).play("end", "discard britain-spain")
    assert game.options() == ["discard britain-spain"]
