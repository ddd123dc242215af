"""4. End of a turn."""

from __future__ import annotations

from collections import Counter

import pytest

from antechamber.core.composing import composition_of
from games.royals.positions import table


def test_r4_1_twelve_country_and_four_intrigue_cards_may_be_kept():
    game = table(hands={0: {"france": 12}}, intrigues={0: {"france-spain": 4}}).play("end")
    assert game.acting == 1
    assert "discard" not in game.kinds()


def test_r4_1_excess_country_cards_are_discarded_by_choice():
    game = table(hands={0: {"france": 6, "britain": 4, "spain": 3}}).play("end")
    assert game.acting == 0
    assert game.options() == ["discard britain", "discard france", "discard spain"]
    game.play("discard britain")
    assert game.acting == 1
    assert game.hand(0) == {"france": 6, "britain": 3, "spain": 3}
    assert game.discards() == {"britain": 1}
    assert ("discard", 0, ("britain",)) in game.told


def test_r4_1_an_excess_intrigue_card_is_discarded_by_choice():
    game = table(hands={0: {"france": 1}}, intrigues={0: {"france-spain": 3, "britain-spain": 2}}).play("end")
    assert game.options() == ["discard britain-spain", "discard france-spain"]
    game.play("discard france-spain")
    assert game.acting == 1
    assert game.intrigue(0) == {"france-spain": 2, "britain-spain": 2}
    assert game.intrigue_discards() == {"france-spain": 1}


def test_r4_1_both_limits_count():
    game = table(hands={0: {"france": 7, "spain": 7}}, intrigues={0: {"france-spain": 3, "britain-spain": 2}}).play(
        "end"
    )
    game.play("discard france", "discard spain")
    assert game.options() == ["discard britain-spain", "discard france-spain"]
    assert game.discards() == {}
    game.play("discard britain-spain")
    assert game.discards() == {"france": 1, "spain": 1}
    assert game.intrigue_discards() == {"britain-spain": 1}
    assert ("discard", 0, ("britain-spain", "france", "spain")) in game.told


def test_r4_1_two_excess_intrigue_cards():
    game = table(
        hands={0: {"france": 1}}, intrigues={0: {"france-britain": 2, "france-spain": 2, "britain-spain": 2}}
    ).play("end")
    game.play("discard france-spain")
    assert game.options() == ["discard britain-spain", "discard france-spain"]
    asked = composition_of(game.state, 0)
    assert asked.targets == {"hand:britain-spain", "hand:france-spain"}
    assert (asked.parts[0].fewest, asked.parts[0].most) == (1, 1)
    game.play("discard britain-spain")
    assert game.intrigue(0) == {"france-britain": 2, "france-spain": 1, "britain-spain": 1}


def test_r4_1_cards_of_one_kind_are_discarded_without_asking():
    game = table(hands={0: {"france": 14}}).play("end")
    assert game.acting == 1
    assert game.hand(0) == {"france": 12}


@pytest.mark.parametrize("hand", [(6, 1, 4, 4), (13, 1, 0, 1), (5, 5, 5, 0), (1, 1, 1, 12)])
def test_r4_1_every_set_of_excess_cards_is_reached_along_one_path(hand):
    countries = ["france", "german_states", "britain", "spain"]
    start = table(hands={0: dict(zip(countries, hand, strict=True))}).play("end").state
    ends: Counter[tuple[str, ...]] = Counter()
    paths = [start]
    while paths:
        s = paths.pop()
        if s.pending() != [0]:
            ends[next(event.public for event in s.events if event.kind == "discard")] += 1
            continue
        for option in s.options(0):
            further = s.clone()
            further.apply(0, option)
            paths.append(further)
    expected = {
        tuple(sorted((countries[a], countries[b], countries[c]), key=countries.index))
        for a in range(4)
        for b in range(4)
        for c in range(4)
        if all([a, b, c].count(kind) <= hand[kind] for kind in range(4))
    }
    assert ends == dict.fromkeys(expected, 1)


def test_r4_2_the_display_is_refilled_after_the_turn():
    game = table(at="turn", pile={"spain": 9}).play("plan countries", "draw france", "draw britain", "draw pile")
    assert game.display() == ["german_states"]
    game.play("end")
    assert game.display() == ["german_states", "spain", "spain"]
    assert game.pile() == {"spain": 6}


def test_r4_3_the_left_neighbour_is_next():
    game = table(turn=1, hands={1: {"france": 3}}).play("end")
    assert game.acting == 2
    game = table(turn=2, hands={2: {"france": 3}}).play("end")
    assert game.acting == 0


def test_r4_4_excess_cards_are_discarded_before_the_display_is_refilled():
    # the pile is empty: the period ends with this turn, and the card discarded for the limit goes into the new pile
    game = table(hands={0: {"france": 9, "spain": 4}}, display=("spain", "spain"), pile={})
    before = sum(game.state.discards)
    game.play("end", "discard france")
    assert "period ends" in game.kinds()
    assert game.kinds().index("discard") < game.kinds().index("period ends") < game.kinds().index("turn up")
    assert sum(game.state.pile) == before + 1 - 1
    assert not game.discards()


def test_r4_4_the_refill_comes_after_the_discards():
    game = table(hands={0: {"france": 9, "spain": 4}}, display=("spain", "spain")).play("end", "discard france")
    assert game.kinds() == ["end", "discard", "turn up"]
