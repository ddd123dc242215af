"""Samples: states that a seat cannot tell from the real one."""

from __future__ import annotations

import pytest

from antechamber.core.chance import Chance
from antechamber.games.first_tsar.constants import PROJECTS
from games.first_tsar.conserved import components
from games.first_tsar.positions import new_game, started, table


def samples(state, seat, number=40):
    rng = Chance(b"sample")
    return [state.sample(seat, rng) for _ in range(number)]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_sample_looks_like_the_real_state(seat):
    state = started().state
    for sample in samples(state, seat):
        assert sample.view(seat) == state.view(seat)
        assert sample.pending() == state.pending()
        assert components(sample) == components(state)


def test_hands_of_others_are_dealt_anew_and_the_own_one_stays():
    state = started().state
    hands = [sample.hands for sample in samples(state, 0)]
    assert all(hand[0] == state.hands[0] for hand in hands)
    assert len({tuple(hand[1]) for hand in hands}) > 10


def test_what_a_seat_gave_back_is_not_what_another_kept():
    state = started().state
    for sample in samples(state, 0, 200):
        for other in (1, 2):
            assert not set(sample.hands[other]) & set(state.rejected[0])


def test_a_spectator_cannot_rule_out_any_card():
    state = started().state
    kept = {card for sample in samples(state, None, 300) for card in sample.hands[0]}
    assert len(kept) == 30 - 6


def test_a_card_drawn_later_may_be_one_that_a_seat_gave_back():
    game = table(at="plan", turns=(0,), hands={1: ["palisade", "cathedral"]})
    s = game.state
    s.rejected = [[s.box.projects.index("palisade"), s.box.projects.index("bell_tower")], [], []]
    hands = [set(sample.hands[1]) for sample in samples(s, 0, 300)]
    assert any(hand & set(s.rejected[0]) for hand in hands)
    assert not any(hand <= set(s.rejected[0]) for hand in hands)


def test_once_an_unseen_card_is_completed_the_kept_one_may_be_gone():
    game = table(at="plan", turns=(0,), hands={1: ["palisade"]}, completed={1: ["cathedral"]})
    s = game.state
    s.unforeseen = [[], [s.box.projects.index("cathedral")], []]
    s.rejected = [[s.box.projects.index("palisade"), s.box.projects.index("bell_tower")], [], []]
    assert any(set(sample.hands[1]) & set(s.rejected[0]) for sample in samples(s, 0, 300))


def test_cards_that_all_have_seen_stay_where_they_are():
    game = table(
        warriors={0: {"moscow": 1}}, chambers={"project": {0: 0}, "reward": {0: 0}}, display=("grain_fair", "cathedral")
    )
    game.play("leave project", "no-seal", "action project", "take grain_fair", "action project", "draw project")
    state = game.state
    number = game.box.projects.index("grain_fair")
    hands = [sample.hands[0] for sample in samples(state, 1)]
    assert all(number in hand and len(hand) == 2 for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 5


def test_while_all_choose_others_cards_are_dealt_anew_and_nobody_knows_what_is_kept():
    state = new_game().state
    state.apply(1, state.options(1)[0])
    for sample in samples(state, 0):
        assert sample.pending() == [0, 2]
        assert sample.options(0) == state.options(0)
        assert [len(cards) for cards in sample.dealt] == [3, 2, 3]
        assert {option.card for option in sample.options(2)} == set(sample.dealt[2])
    assert len({tuple(sample.hands[1]) for sample in samples(state, 0)}) > 10


def test_a_rival_who_thinks_has_something_to_think_about():
    game = table(
        warriors={0: {"moscow": 1}},
        chambers={"project": {0: 0}},
        hands={0: ["grain_fair", "palisade"]},
        goods={0: "1 gunpowder + 1 textile + 1 steel + 2 coin"},
        estates={0: ["craft_settlement"]},
        display=(),
        deck=("embassy_goods", "cathedral", "bell_tower"),
    )
    game.state.hands = [[game.box.projects.index("embassy_goods")], [], []]
    game.state.decks[PROJECTS] = [game.box.projects.index(name) for name in ("cathedral", "bell_tower", "grain_fair")]
    game.play("use craft_settlement")
    assert game.prompt == "complete"
    for sample in samples(game.state, 1):
        assert len(sample.options(0)) == 2
        assert sample.hands[0] == game.state.hands[0]


def test_region_stacks_are_dealt_anew():
    state = started().state
    stacks = {tuple(sorted(sample.last_regions)) for sample in samples(state, 0)}
    assert len(stacks) > 10
    assert all(state.box.region_tokens[token].dark for stack in stacks for token in stack)


def test_the_future_of_a_sample_is_not_the_real_one():
    state = table(warriors={0: {"moscow": 1}}, chambers={"project": {0: 0}}).play("no-seal", "action project").state
    seen = set()
    for sample in samples(state, 0):
        sample.apply(0, sample.legal(0, "draw project"))
        seen.add(tuple(sample.hands[0]))
    assert len(seen) > 10


def test_what_others_gave_back_is_dealt_anew_too():
    state = started().state
    given = [sample.rejected for sample in samples(state, 0)]
    assert all(cards[0] == state.rejected[0] for cards in given)
    assert len({tuple(cards[1]) for cards in given}) > 10
    for sample in samples(state, 0):
        held = {card for hand in sample.hands for card in hand}
        assert not held & {card for cards in sample.rejected for card in cards}
        assert sample.sample(1, Chance(b"again")).view(1) == sample.view(1)


def test_late_in_the_game_there_may_be_nothing_left_that_others_could_have_given_back():
    game = table(at="plan", hands={1: ["palisade"]}, display=(), deck=())
    game.state.rejected = [[], [1, 2], []]
    assert [sample.rejected[1] for sample in samples(game.state, 0, 3)] == [[], [], []]


def test_the_stack_of_the_last_round_is_stacked_anew_when_the_players_go_back():
    state = started().state
    stacks = set()
    for number in range(20):
        anew = state.clone()
        anew.deal_anew(Chance(bytes([number])))
        assert components(anew) == components(state)
        assert all(anew.box.region_tokens[token].dark for token in anew.last_regions)
        stacks.add(tuple(anew.last_regions))
    assert len(stacks) > 10
