"""What is shown to whom, and samples: states that a seat cannot tell from the real one."""

from __future__ import annotations

from itertools import combinations, permutations

import msgspec
import pytest

from antechamber.core.chance import Chance
from antechamber.games.catherine.rules.actions import TAKE_ACTION
from antechamber.games.catherine.rules.rounds import FIRST_CARDS, TWO_CARDS
from games.catherine.conserved import components
from games.catherine.positions import Table, act, activating, hand_of, new_game, position, run

EVERYONE = (None, 0, 1, 2)
ROWS = {0: ["peterhof", "kuskovo", "tobolsk_kremlin"], 1: ["oranienbaum", "ostankino", "demidov_manor"]}
ROWS[2] = ["gatchina", "tsaritsyno", "astrakhan_kremlin"]
HANDS = {0: ["voltaire", "grimm", "euler"], 1: ["bruce", "pallas", "diderot", "browne"], 2: ["sievers", "bril"]}


def phase_b():
    return run(position(3, hands=HANDS, rows=ROWS), "play")


def samples(state, seat, number=30):
    rng = Chance(b"sample")
    return [state.sample(seat, rng) for _ in range(number)]


def told(state, viewer):
    return [event.told(viewer) for event in state.events]


# Views


@pytest.mark.parametrize("seat", EVERYONE)
def test_r10_1_hands_are_secret_and_their_sizes_are_not(seat):
    view = phase_b().state.view(seat)
    assert [other.cards for other in view.seats] == [3, 4, 2]
    if seat is None:
        assert view.own is None
    else:
        assert sorted(view.own.hand) == sorted(HANDS[seat])


def test_r10_1_views_of_others_do_not_depend_on_a_hand():
    one = run(position(3, hands=HANDS, rows=ROWS), "play").state
    other = run(
        position(3, hands=HANDS | {1: ["potjomkin", "pallas", "engelhardt", "lepyokhin"]}, rows=ROWS), "play"
    ).state
    for seat in (None, 0, 2):
        assert one.view(seat) == other.view(seat)
    assert one.view(1) != other.view(1)


def test_r10_1_rows_discards_tiles_favour_and_points_are_public():
    s = position(
        3,
        rows={1: ["imperial_hunt", "peterhof"]},
        below={1: {"peterhof": "gatchina"}},
        active={1: "peterhof"},
        residences={1: ["riga", "siberia"]},
        favour={1: 4},
        jokers={1: 1},
        orders={1: "baltic_fleet"},
        pile=["voltaire"],
    )
    for seat in EVERYONE:
        view = s.view(seat)
        shown = view.seats[1]
        assert [column.card for column in view.displays[1]] == ["imperial_hunt", "peterhof"]
        assert [(column.below, column.match) for column in view.displays[1]] == [(None, False), ("gatchina", True)]
        assert (shown.active, shown.owned, shown.tiles) == (1, {"food": 1, "book": 1}, {"food": 1})
        assert (shown.favour, shown.hand_limit, shown.jokers, shown.residences, shown.supply) == (4, 4, 1, 2, 10)
        assert (shown.order.name, shown.order.delivered) == ("baltic_fleet", 2)
        assert (view.pile, len(view.discards)) == (1, 98)
        riga = next(city for city in view.cities if city.name == "riga")
        assert (riga.residences, riga.tiles) == ([1], 2)


def test_a_view_can_be_sent():
    text = msgspec.json.encode(phase_b().state.view(0))
    assert msgspec.json.decode(text)["seat"] == 0


# Phases B and D betray nothing


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_r10_1_nothing_in_phase_b_betrays_what_another_seat_chooses(viewer):
    """Whatever seat 0 chooses and however far it has come, others see and hear the same and have the same options."""
    start = phase_b().state
    before = start.view(viewer)
    others = [[option.text for option in start.options(seat)] for seat in (1, 2)]
    reached = [start]
    for state in reached:
        for option in state.options(0):
            after = state.clone()
            after.apply(0, option)
            assert after.view(viewer) == before
            assert told(after, viewer) == []
            assert [[choice.text for choice in after.options(seat)] for seat in (1, 2)] == others
            assert after.chance.draws == start.chance.draws
            reached.append(after)
    assert sum(not state.options(0) for state in reached) == 3 * 2 * 4


@pytest.mark.parametrize("viewer", [None, 1])
def test_r10_1_nothing_in_phase_d_betrays_which_cards_another_seat_is_going_to_discard(viewer):
    start = act("bronze_horseman", hand=hand_of(6), favour={0: 8}).play("perform").state
    before = start.view(viewer)
    reached = [start]
    for state in reached:
        for option in state.options(0):
            after = state.clone()
            after.apply(0, option)
            if len(after.laid[0]) in {1, 2}:
                assert after.view(viewer) == before
                assert told(after, viewer) == []
                reached.append(after)
    assert len(reached) > 5


def test_r10_1_hands_do_not_show_in_who_has_something_to_decide():
    """Whether a seat may act, build or take a bonus follows from what lies open and from how many cards it holds."""
    for hand in combinations(["voltaire", "euler", "sievers", "bruce", "peterhof"], 2):
        game = act("imperial_hunt", hand=list(hand)).play("perform")
        assert game.state.decision(0).prompt == "discard"
        game.play(game.options()[0])
        assert game.options() == ["bonus", "skip"]


ACTING = {
    "cards and points": (["potjomkin", "kiev_academy", "volga_journey", "irbit_fair"], [2, 2, 3, 1]),
    "residences": (["tobolsk_kremlin", "beketov", "irkutsk_governors_house", "solovetsky_pilgrim_house"], [1, 2, 3, 2]),
    "cards to discard": (
        ["bronze_horseman", "imperial_hunt", "solovetsky_pilgrim_house", "volga_journey"],
        [3, 3, 3, 3],
    ),
    "some who cannot": (["chumak_caravan", "moscow_trading_rows", "sievers", "bruce"], [0, 3, 1, 1]),
}
BESIDE = ["voltaire", "pallas", "dimsdale", "euler"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cards", ACTING)
@pytest.mark.parametrize("pick", [0, -1])
def test_r3_5_phase_d_in_any_order_gives_the_same_rights_and_scores(cards, seats, pick):
    """Which card somebody draws depends on the order, but nobody's options, points, favour or residences do."""
    outcomes = [phase_d(*ACTING[cards], order, pick) for order in permutations(range(seats))]
    assert all(outcome == outcomes[0] for outcome in outcomes)


def phase_d(active, sizes, order, pick):
    """Phase D in this order of seats, each with one of the active cards; what all were offered and came to."""
    seats = range(len(order))
    deck = [name for name in hand_of(24) if name not in active]
    s = position(
        len(order),
        hands={seat: deck[4 * seat : 4 * seat + sizes[seat]] for seat in seats},
        rows={seat: [active[seat], BESIDE[seat]] for seat in seats},
        below={seat: {active[seat]: tucked} for seat, tucked in zip(seats, activating_all(active), strict=False)},
        active={seat: active[seat] for seat in seats},
        favour={0: 1, 1: 11},
        pile=["grimm", "diderot", "kolomenskoye"],  # so that somewhere in between the discards are shuffled
    )
    s.table = [TAKE_ACTION[seat] for seat in reversed(order)]
    s.settle()
    rights = play_by_habit(Table(s), pick)
    return rights, [[(line.source, line.points) for line in own] for own in s.scores()], what_lies_open(s)


def activating_all(active):
    """An activation card of the right colour for each, none of them twice."""
    taken = list(active)
    for card in active:
        taken.append(activating(card, taken))
    return taken[len(active) :]


def play_by_habit(game, pick):
    """Every seat takes its first option, or its last; returns what each was asked and offered, but for cards."""
    rights = {}
    while game.state.pending():
        seat = game.acting
        options = game.options()
        offered = [text if not text.startswith("discard") else "discard" for text in options]
        rights.setdefault(seat, []).append((game.state.decision(seat).prompt, offered))
        game.play(options[pick])
    return rights


def what_lies_open(s):
    """What the board shows of every seat, and how many cards it holds."""
    return s.favour, s.residences, s.tiles, s.supply, s.city_tiles, [len(hand) for hand in s.hands]


# Samples


@pytest.mark.parametrize("seat", EVERYONE)
def test_r10_2_a_sample_looks_like_the_real_state(seat):
    state = phase_b().choose(1, "append bruce").choose(0, "append grimm").state
    for sample in samples(state, seat):
        assert sample.view(seat) == state.view(seat)
        assert sample.pending() == state.pending()
        assert components(sample) == components(state)


def test_r10_2_the_own_hand_stays_and_the_others_are_dealt_anew():
    state = phase_b().state
    found = samples(state, 0)
    assert all(sample.hands[0] == state.hands[0] for sample in found)
    assert len({tuple(sample.hands[1]) for sample in found}) == 30


def test_r10_2_rows_and_discards_stay_where_they_are():
    state = run(position(3, hands=HANDS, rows=ROWS, pile=["potjomkin", "lepyokhin"]), "play").state
    for sample in samples(state, 0):
        assert (sample.rows, sorted(sample.discards)) == (state.rows, sorted(state.discards))


def test_r10_2_cards_shuffled_anew_are_not_thought_to_be_in_an_older_hand():
    """After a shuffle everyone knows the pile: what others held before came from elsewhere."""
    s = position(2, hands={0: ["voltaire"], 1: ["bruce", "pallas"]}, rows={0: ["peterhof"], 1: ["gatchina"]}, pile=[])
    s.discards = [card for card in s.discards if s.box.cards[card] not in {"euler", "grimm"}]
    s.rows[0] += [s.box.cards.index("euler"), s.box.cards.index("grimm")]
    s.below[0] += [-1, -1]
    state = run(s, "round").state
    assert state.shuffles == 1
    for sample in samples(state, 0):
        names = [state.box.cards[card] for card in sample.hands[1]]
        assert {"bruce", "pallas"} <= set(names)
        assert len(names) == 4
    view = state.view(0)
    assert view.unseen[0] == ["pallas", "bruce"]
    assert view.seats[1].drawn == [2, 2]
    assert len(view.unseen[1]) == len(state.pile) + 2


def test_r10_2_a_rival_who_is_ready_has_chosen_something():
    game = phase_b().choose(1, "append bruce", "tuck pallas", "below ostankino")
    found = samples(game.state, 0)
    for sample in found:
        assert sample.lanes[1] == []
        assert len(sample.laid[1]) == 2
    assert len({(*sample.laid[1], sample.columns[1]) for sample in found}) > 20
    assert {sample.columns[1] for sample in found} == {0, 1, 2, 3}
    assert all(sample.view(0) == game.state.view(0) for sample in found)


def test_r10_2_a_sample_with_hidden_choices_plays_on():
    game = phase_b().choose(1, "append bruce", "tuck pallas", "below ostankino")
    for sample in samples(game.state, 0):
        played = Table(sample).take_first(0, 2)
        assert len(played.state.rows[1]) == 4


def test_r10_2_a_rival_who_is_still_choosing_begins_again():
    game = phase_b().choose(1, "append bruce", "tuck pallas")
    for sample in samples(game.state, 0):
        assert sample.lanes[1] == TWO_CARDS
        assert (sample.laid[1], len(sample.hands[1])) == ([], 4)


def test_r10_2_ones_own_choices_stay():
    game = phase_b().choose(1, "append bruce", "tuck pallas")
    for sample in samples(game.state, 1):
        assert sample.laid[1] == game.state.laid[1]
        assert [option.text for option in sample.options(1)] == [option.text for option in game.state.options(1)]


def test_r10_2_first_rows_are_chosen_anew_too():
    game = new_game(3).take_first(1)
    game.choose(2, game.options(2)[0])
    for sample in samples(game.state, 0):
        assert (len(sample.laid[1]), len(sample.hands[1]), sample.lanes[1]) == (3, 3, [])
        assert sample.laid[1] == sorted(sample.laid[1])
        assert (sample.laid[2], sample.lanes[2]) == ([], FIRST_CARDS)
        assert sample.view(0) == game.state.view(0)


def test_r10_2_what_a_rival_is_discarding_is_withdrawn():
    hand = hand_of(5)
    game = act("bronze_horseman", hand=hand, favour={0: 5}).play("perform", f"discard {hand[0]}")
    for sample in samples(game.state, 1):
        assert (sample.laid[0], len(sample.hands[0]), sample.pending()) == ([], 5, [0])
        assert sample.view(1) == game.state.view(1)
        while sample.decision(0).prompt == "discard":
            sample.apply(0, sample.options(0)[0])
            if not sample.pending():
                break
        assert len(sample.hands[0]) == 2


def test_sampling_leaves_the_real_state_alone_and_has_another_future():
    state = phase_b().state
    before = state.chance.draws, [hand[:] for hand in state.hands], state.pile[:]
    drawn = set()
    for sample in samples(state, 0):
        drawn.add(sample.chance.draw_one(sample.pile))
    assert (state.chance.draws, state.hands, state.pile) == before
    assert len(drawn) > 10
