"""Samples: other courses of the game that a seat cannot tell from the real one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from antechamber.core.chance import Chance
from antechamber.engine import compiled
from antechamber.games import sets
from antechamber.games.potemkin.components import NOTHING
from antechamber.games.potemkin.memory import HAND, PACK, SEERS, card_of, eye, place_of
from antechamber.games.potemkin.rules.acting import ACT
from antechamber.games.potemkin.rules.looking import SET_ASIDE
from games.potemkin.diary import Diary
from games.potemkin.positions import House, changed, fake, new_game, potemkin, real, table
from games.potemkin.test_drafting import draft

PLAIN = "fake_plain"
# The interpreted engine is slower and agrees with the compiled one: fewer moments of its games are looked at.
SPARING = 3 if compiled() else 40
SAMPLES = 20 if compiled() else 5


def samples(state, seat, number=30):
    rng = Chance(b"sample")
    return [state.sample(seat, rng) for _ in range(number)]


def names(state, cards):
    return sorted(state.box.kinds[state.box.card_kinds[card]] for card in cards)


def check_course(state, sample, seat):
    """The same moves in the same order, seen by the same seats, with the same cards wherever this seat looked."""
    assert len(state.trail) == len(sample.trail)
    kinds = state.box.card_kinds
    for real_entry, entry in zip(state.trail, sample.trail, strict=True):
        assert (place_of(real_entry), real_entry % SEERS) == (place_of(entry), entry % SEERS)
        if entry & eye(seat):
            assert kinds[card_of(real_entry)] == kinds[card_of(entry)]


def choose(options, rng):
    """Any option, but seldom producing: months are long, and the deck runs out."""
    texts = [option for option in options if option.text != "produce"]
    return texts[rng.below(len(texts))] if texts and rng.below(8) else options[rng.below(len(options))]


COURSES = [
    ("standard", 3, 1, 2),
    ("standard", 5, 3, 5),
    ("standard", 4, 2, 4),
    ("sourced_only", 5, 5, 5),
]


@pytest.mark.parametrize(("components", "seats", "number", "every"), COURSES if compiled() else COURSES[:2])
def test_every_sample_agrees_with_everything_a_seat_was_ever_shown(components, seats, number, every):
    """At one moment in `every` of a game, several samples for each seat and for a spectator."""
    state, rng = potemkin(components).start(seats, bytes([number])), Chance(b"property%d" % number)
    viewers = [None, *range(seats)]
    diaries = [Diary(state, seat) for seat in viewers]
    moment = number
    while not state.over:
        moment += 1
        for diary in diaries if moment % (every * SPARING) == 0 else []:
            view = state.view(diary.seat)
            for _ in range(SAMPLES):
                sample = state.sample(diary.seat, rng)
                assert sample.view(diary.seat) == view
                check_course(state, sample, diary.seat)
                diary.check(sample)
        pending = state.pending()
        seat = pending[rng.below(len(pending))]
        state.apply(seat, choose(state.options(seat), rng))
        for diary in diaries:
            diary.write(state)
    assert max(len(diary.facts) for diary in diaries) > 60


# A deck so small that every course of a draft can be told: twelve cards, no two alike, three for each of three players


def small_deck(folder):
    text = sets("potemkin")["standard"].read_text(encoding="utf-8").partition("[interiors]")[0]
    text = (
        text.replace("interior = 85", "interior = 12")
        .replace("month = 4", "month = 1")
        .replace("cards = 4", "cards = 3")
    )
    text = "\n".join(line for line in text.splitlines() if not line.startswith(("2 =", "3 =", "4 =")))
    cards = [f'c{n} = {{ name = "C{n}", cards = 1, is = "fake", provenance = "reconstructed" }}' for n in range(12)]
    path = folder / "small.toml"
    path.write_text("\n".join([text, "[interiors]", *cards]), encoding="utf-8")
    return str(path)


def possible_hands(packs, picks):
    """The hands of seats 1 and 2 in every course of a draft in which seat 0 was shown these packs and picked these."""
    opened = set(packs[0])
    for left in combinations(sorted(set(range(12)) - opened), 3):
        for right in combinations(sorted(set(range(12)) - opened - set(left)), 3):
            yield from courses(opened, set(left), set(right), packs, picks)


def courses(opened, left, right, packs, picks):
    for one, two in product(left, right):
        passed = [right - {two}, opened - {picks[0]}, left - {one}]
        if passed[0] == set(packs[1]):
            for three, four in product(passed[1], passed[2]):
                if passed[2] - {four} == set(packs[2]):
                    yield {one, three} | (passed[0] - {picks[1]}), {two, four} | (passed[1] - {three})


def small_draft(folder, seed):
    """A draft with the small deck: the state after it, and the packs and picks of seat 0."""
    state = potemkin(small_deck(folder)).start(3, seed)
    rng = Chance(seed)
    picks = []
    while any(state.packs):
        seat = state.pending()[0]
        option = state.options(seat)[rng.below(len(state.options(seat)))]
        if seat == 0:
            picks.append(int(option.text.removeprefix("pick c")))
        state.apply(seat, option)
    return state, [[int(name[1:]) for name in pack] for pack in state.view(0).seen.packs[0]], picks


@pytest.mark.parametrize("seed", [b"a", b"b", b"c", b"d"])
def test_an_unknown_interior_takes_every_value_it_can_take_and_no_other(tmp_path, seed):
    state, packs, picks = small_draft(tmp_path, seed)
    while not any(state.villages[1:]):
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat, "construct culture"))
        state.apply(seat, state.options(seat)[0])
    builder = 1 if state.villages[1] else 2
    worlds = [hands[builder - 1] for hands in possible_hands(packs, picks)]
    found = Counter()
    for sample in samples(state, 0, 400):
        interior = sample.villages[builder][0].card
        found[interior] += 1
        assert {interior, *sample.hands[builder]} in worlds
    assert set(found) == set().union(*worlds)


def test_each_hand_is_as_likely_in_samples_as_among_all_courses(tmp_path):
    """In particular the true one is not likelier than the others."""
    state, packs, picks = small_draft(tmp_path, b"a")
    exact = Counter(tuple(sorted(right)) for _, right in possible_hands(packs, picks))
    found = Counter(tuple(sample.hands[2]) for sample in samples(state, 0, 1500))
    assert found.keys() == exact.keys()
    assert all(abs(found[hand] / 1500 - exact[hand] / exact.total()) < 0.025 for hand in exact)


def test_the_last_card_passed_is_known_exactly():
    game = draft(new_game(4))
    s = game.state
    for seat in range(4):
        right = s.next_seat(seat)
        (last,) = [
            name
            for name, count in (Counter(s.view(seat).seen.packs[0][2]) - Counter(s.view(seat).own.hand)).items()
            if count
        ] or [None]
        if last is not None:
            assert all(last in names(sample, sample.hands[right]) for sample in samples(s, seat))


def test_one_card_of_each_passed_pack_is_with_each_of_the_next_seats():
    game = draft(new_game(5, b"five"))
    s = game.state
    packs = s.view(0).seen.packs[0]
    dealt = Counter(packs[0])
    for sample in samples(s, 0, 60):
        later = [sample.trail[at] for at in range(len(sample.trail)) if PACK <= place_of(sample.trail[at]) < HAND]
        assert later
        owners = [seat for seat in range(5) if Counter(names(sample, sample.hands[seat])) & dealt]
        assert {0, 1, 2, 3} <= set(owners)


def test_the_own_cards_stay_and_the_others_are_dealt_anew():
    state = draft(new_game(4)).state
    hands = [[names(sample, hand) for hand in sample.hands] for sample in samples(state, 0)]
    assert all(hand[0] == names(state, state.hands[0]) for hand in hands)
    assert all(len({tuple(hand[seat]) for hand in hands}) > 5 for seat in (1, 2, 3))
    assert all([len(cards) for cards in hand] == [4] * 4 for hand in hands)


def test_an_interior_one_has_looked_at_stays():
    game = table(
        hands={0: ["fake_look1", PLAIN], 1: [PLAIN]},
        villages={1: [House("science", "real_tour"), House("science", "real_pilfer")]},
    ).play("play fake_look1", "look 1.1")
    seen = [names(s, [s.villages[1][0].card])[0] for s in samples(game.state, 0)]
    assert set(seen) == {"real_tour"}
    assert len({names(s, [s.villages[1][1].card])[0] for s in samples(game.state, 0)}) > 4
    assert len({names(s, [s.villages[1][0].card])[0] for s in samples(game.state, 2)}) > 4


def test_a_card_one_discarded_later_cannot_lie_behind_an_older_building():
    # seat 0 discards both Guided tours and they are dealt again: the building of seat 1 is older than that
    game = table(
        hands={0: ["real_tour", "real_tour"], 1: [PLAIN]},
        villages={1: [fake("science")]},
        deck=[PLAIN] * 3,
        month=1,
        at="end",
    )
    worlds = samples(game.state, 0, 300)
    assert all(names(s, [s.villages[1][0].card]) != ["real_tour"] for s in worlds)
    assert any("real_tour" in names(s, s.packs[1]) for s in worlds)
    # seat 2 does not know that, and may suspect one there
    assert any(names(s, [s.villages[1][0].card]) == ["real_tour"] for s in samples(game.state, 2, 300))


def test_picks_of_others_are_chosen_anew_and_who_has_picked_stays():
    game = new_game(4)
    seat = next(seat for seat in game.state.pending() if seat != 0)
    game.choose(seat, game.state.options(seat)[0].text)
    picks = set()
    for sample in samples(game.state, 0):
        assert sample.pending() == game.state.pending()
        assert sample.picks[seat] in sample.packs[seat]
        picks.add(names(sample, [sample.picks[seat]])[0])
    assert len(picks) > 3


def test_the_facade_a_rival_is_about_to_raise_is_withdrawn():
    game = table(hands={0: [PLAIN, "cond_culture"], 1: [PLAIN]}).play("construct science")
    for sample in samples(game.state, 1):
        assert (sample.raising, sample.lanes[0]) == (NOTHING, [ACT])
        assert "construct culture" in [option.text for option in sample.options(0)]
    assert all(sample.raising == game.state.raising for sample in samples(game.state, 0))


def test_what_a_rival_puts_aside_is_withdrawn():
    game = table(hands={0: ["fake_cycle", PLAIN, "cond_culture", "real_tour"], 1: [PLAIN]})
    game.play("play fake_cycle", "cycle cond_culture")
    for sample in samples(game.state, 1):
        assert (sample.aside, sample.picks_left, sample.lanes[0]) == ([], 3, [SET_ASIDE]) or len(sample.aside) == 1
        assert len(sample.hands[0]) + len(sample.aside) == 3
        assert sample.view(1) == game.state.view(1)
    assert all(len(sample.aside) == 1 for sample in samples(game.state, 0))


def test_a_rival_who_can_change_one_kind_only_has_put_one_aside(tmp_path):
    # all cards but the one played are alike, so the first is put aside at once
    mine = changed(tmp_path, ('ability = "cycle_cards", n = 3', 'ability = "cycle_cards", n = 2'))
    game = table(hands={0: ["fake_cycle", PLAIN, PLAIN, PLAIN]}, components=mine).play("play fake_cycle")
    assert len(game.state.aside) == 1
    aside = {len(sample.aside) for sample in samples(game.state, 1, 200)}
    assert aside == {0, 1}


def test_a_rival_who_thinks_in_production_mode_holds_a_playable_card():
    game = table(4, hands={0: ["fake_look1"], 1: [PLAIN]}, villages={1: [fake("industry")]}, producing=(0,))
    assert game.acting == 0
    hands = {names(sample, sample.hands[0])[0] for sample in samples(game.state, 2)}
    assert hands <= {"fake_look1", "real_tour", "real_inspect"}
    assert len(hands) > 1


def test_sampling_leaves_the_real_state_and_its_chance_alone():
    state = draft(new_game(4)).state
    before = (state.view(0), state.chance.draws, [hand[:] for hand in state.hands], state.trail[:])
    for sample in samples(state, 1):
        sample.apply(sample.pending()[0], sample.options(sample.pending()[0])[0])
    assert (state.view(0), state.chance.draws, state.hands, state.trail) == before


def test_the_future_of_a_sample_is_not_the_real_one():
    state = table(hands={0: [PLAIN, "cond_culture"]}, scientist=1, villages={0: [fake("science")]}).state
    drawn = set()
    for sample in samples(state, 0):
        sample.apply(0, sample.legal(0, "construct culture"))
        sample.apply(0, sample.legal(0, "furnish fake_plain"))
        drawn.add(tuple(names(sample, sample.hands[1])))
    assert len(drawn) > 5


def test_a_spectator_knows_no_card_that_was_not_shown_to_all():
    state = table(hands={0: ["real_tour"]}, villages={1: [fake("science"), real("science", up=True)]}).state
    worlds = samples(state, None)
    assert len({names(s, s.hands[0])[0] for s in worlds}) > 5
    assert {names(s, [s.villages[1][1].card])[0] for s in worlds} == {"cond_science"}
