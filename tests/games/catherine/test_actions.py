"""Phase D: whether to act, what it costs, and the bonus after it."""

from __future__ import annotations

import pytest

from antechamber.games.catherine.box_view import Effect
from antechamber.games.catherine.components import PER_SHOWN
from antechamber.games.catherine.rules.actions import TAKE_ACTION
from games.catherine.positions import Table, act, activating, catherine, changed, hand_of, owning, position


def test_r3_1_cards_of_one_colour_let_one_perform_the_action():
    game = act("vorontsava")
    assert game.options() == ["forfeit", "perform"]
    assert game.play("perform").scored() == {"actions": 3}


def test_r3_2_another_colour_brings_a_card_instead():
    game = act("vorontsava", match=False)
    assert game.state.pending() == []
    assert game.kinds() == ["mismatch", "draw"]
    assert len(game.hand(0)) == 1


def test_r3_3_the_action_may_be_forfeited_for_a_card_and_then_there_is_no_bonus():
    game = act("vorontsava", hand=hand_of(2)).play("forfeit")
    assert game.state.pending() == []
    assert game.kinds() == ["forfeit", "draw"]
    assert len(game.hand(0)) == 3
    assert game.points() == [0, 0]


def test_r3_4_the_card_instead_respects_the_hand_limit():
    assert act("vorontsava", hand=hand_of(3)).play("forfeit").scored() == {"card overflow": 1}
    assert act("vorontsava", hand=hand_of(3), match=False).scored() == {"card overflow": 1}


def test_r3_5_seats_act_one_after_another_from_the_one_that_begins():
    cards = {0: "vorontsava", 1: "bruce", 2: "protasova"}
    s = position(
        3,
        rows={seat: [card] for seat, card in cards.items()},
        below={seat: {card: activating(card, [])} for seat, card in cards.items()},
        active=cards,
        round_=1,
    )
    s.table = [TAKE_ACTION[seat] for seat in reversed(s.in_order())]
    s.settle()
    game = Table(s)
    order = []
    while game.state.pending():
        order.append(game.acting)
        game.play("perform")
    assert order == [1, 2, 0]


def test_r7_1_cards_show_cities_or_symbols_and_below_an_action_and_mostly_a_bonus():
    cards = catherine().show_box().cards
    kremlin, fair = cards["tobolsk_kremlin"], cards["irbit_fair"]
    assert (kremlin.listed, kremlin.symbols) == (["siberia", "archangelsk", "irkutsk"], {})
    assert kremlin.action == Effect("nothing", {}, 0, "residence", 1, "once")
    assert kremlin.bonus == Effect("shown", {"iron": 1, "food": 1}, 0, "cards", 1, "once")
    assert (fair.listed, fair.symbols) == ([], {"iron": 1, "caviar": 1})
    assert (fair.action, fair.bonus) == (Effect("nothing", {"iron": 1, "food": 1}, 0, "cards", 1, "shown"), None)


def test_r7_2_symbols_in_the_action_row_count_whether_activated_or_not():
    row = owning(book=1, iron=1)
    s = position(rows={0: row}, below={0: {row[0]: "peterhof"}})
    assert [s.owns(0, symbol) for symbol in range(6)] == [1, 0, 0, 0, 0, 1]


def test_r7_3_symbols_in_the_activation_row_do_not_count():
    s = position(rows={0: ["peterhof"]}, below={0: {"peterhof": "lomonosov"}})
    assert [s.owns(0, symbol) for symbol in range(6)] == [0] * 6


def test_r7_4_goods_tiles_count_and_jokers_do_not():
    s = position(3, rows={0: ["imperial_hunt"]}, residences={0: ["orenburg"]}, jokers={0: 2})
    assert [s.owns(0, symbol) for symbol in range(6)] == [1, 0, 0, 0, 0, 1]


def test_r7_4_a_joker_does_not_complete_a_set_or_a_condition():
    game = act("chumak_caravan", tiles={0: {"iron": 1}}, jokers={0: 2})
    assert game.kinds()[0] == "nothing to count"
    game = act("dimsdale", tiles={0: {"iron": 1}}, jokers={0: 2}).play("perform")
    assert game.state.pending() == []


def test_r7_5_cards_of_ones_choice_are_discarded_for_a_cost():
    hand = hand_of(5)
    game = act("bronze_horseman", hand=hand, favour={0: 5}).play("perform")
    assert game.options() == sorted(f"discard {card}" for card in hand[:3])
    game.play(f"discard {hand[0]}", f"discard {hand[2]}", f"discard {hand[4]}")
    assert game.discards() == sorted([hand[0], hand[2], hand[4]])
    assert game.hand(0) == [hand[1], hand[3]]


def test_r7_5_every_set_of_discards_is_reached_along_one_path():
    found = []

    def walk(state):
        if not any(option.text.startswith("discard") for option in state.options(0)):
            found.append(tuple(sorted(state.discards)))
            return
        for option in state.options(0):
            after = state.clone()
            after.apply(0, option)
            walk(after)

    walk(act("bronze_horseman", hand=hand_of(6), favour={0: 8}).play("perform").state)
    assert len(found) == len(set(found)) == 20


def test_r7_6_a_cost_is_put_together_in_private_and_shown_at_once():
    hand = hand_of(5)
    game = act("bronze_horseman", hand=hand, favour={0: 5}).play("perform")
    before = game.state.view(1)
    game.play(f"discard {hand[0]}")
    assert game.state.view(1) == before
    assert game.state.events == []
    assert game.state.takebacks[0] == 2
    own = game.state.view(0).own
    assert (own.paid, own.owed, own.row) == ([hand[0]], 2, [])
    game.play(f"discard {hand[1]}", f"discard {hand[2]}")
    assert ("discard", 0, tuple(hand[:3])) in game.told
    assert game.state.takebacks == [0, 0]


def test_r7_6_cards_that_must_all_go_are_discarded_without_asking():
    game = act("bronze_horseman", hand=hand_of(3)).play("perform")
    assert game.hand(0) == []
    assert game.scored() == {"actions": 10}


def test_r7_7_goods_cannons_and_books_are_never_given_up():
    row = owning(iron=1, caviar=1)
    game = act("dimsdale", row=row).play("perform", "bonus")
    assert [game.state.owns(0, symbol) for symbol in (0, 2)] == [1, 1]
    assert game.row(0) == [*row, "dimsdale"]
    tiles = {"iron": 1, "caviar": 1}
    assert act("dimsdale", tiles={0: tiles}).play("perform", "bonus").tiles(0) == tiles


def test_r7_8_an_action_counts_once_for_each_thing_owned():
    game = act("kiev_academy", row=owning(["kiev_academy"], book=3)).play("perform")
    assert game.scored() == {"actions": 6}


def test_r7_8_an_action_with_a_one_or_without_an_arrow_is_performed_once():
    game = act("imperial_hunt", hand=hand_of(6), favour={0: 8}).play("perform", f"discard {hand_of(1)[0]}", "skip")
    assert game.state.favour[0] == 10
    assert game.state.pending() == []


@pytest.mark.parametrize(
    ("card", "hand", "obstacle"),
    [
        ("kiev_academy", 1, "nothing to count"),  # no book
        ("free_economic_society", 1, "nothing to count"),  # no set of four goods
        ("bronze_horseman", 2, "too few cards"),  # three cards to discard
        ("imperial_hunt", 0, "too few cards"),  # one card to discard
        ("sievers", 1, "too few cards"),  # two cards to discard
    ],
)
def test_r7_9_an_action_that_would_do_nothing_is_not_performed(card, hand, obstacle):
    game = act(card, hand=hand_of(hand))
    assert game.kinds() == [obstacle, "draw"]
    assert game.state.pending() == []
    assert len(game.hand(0)) == hand + 1


def test_r7_9_a_market_always_has_a_good_of_its_own():
    """Each market of the box shows one of the goods it trades, so it can always be performed."""
    box = catherine().box
    markets = [card for card, action in enumerate(box.card_action) if action.per == PER_SHOWN]
    assert len(markets) == 18
    for card in markets:
        assert any(shown and own for shown, own in zip(box.card_shown[card], box.card_symbols[card], strict=True))


def test_r7_10_drawing_with_a_full_hand_counts_as_performing():
    game = act("potjomkin", hand=hand_of(3), row=owning(["potjomkin"], book=2)).play("perform")
    assert game.scored() == {"card overflow": 2}
    assert game.options() == ["bonus", "skip"]


def test_r7_10_favour_at_the_top_counts_as_performing():
    game = act("imperial_hunt", hand=hand_of(2), favour={0: 12}).play("perform", f"discard {hand_of(1)[0]}")
    assert game.scored() == {"favour overflow": 2}
    assert game.options() == ["bonus", "skip"]


def test_r7_11_the_bonus_is_optional_and_nothing_comes_in_its_place():
    game = act("vorontsava", hand=hand_of(1)).play("perform", "skip")
    assert game.state.pending() == []
    assert "draw" not in game.kinds()
    assert len(game.hand(0)) == 1


def test_r7_11_the_bonus_is_taken_once():
    game = act("vorontsava", hand=hand_of(3)).play("perform", "bonus", f"discard {hand_of(1)[0]}")
    assert game.scored() == {"actions": 3, "bonuses": 4}
    assert game.state.pending() == []


def test_r7_11_without_its_condition_there_is_no_bonus():
    assert act("vorontsava").play("perform").state.pending() == []
    assert act("dimsdale").play("perform").state.pending() == []
    assert act("irbit_fair", tiles={0: {"iron": 1}}).play("perform").state.pending() == []


def test_r7_12_cards_drawn_by_the_action_may_pay_for_the_bonus(tmp_path):
    # no card of the box draws and then asks for a card, so one is made up
    old = 'symbols = ["cannon", "food"], bonus = "favours_if_shown", shown = ["book", "book", "book"]'
    components = changed(tmp_path, (old, 'symbols = ["cannon", "food"], bonus = "favour_for_card"'))
    game = act("razumovsky", pile=["voltaire", "euler"], components=components).play("perform")
    assert game.hand(0) == ["euler", "voltaire"]
    assert game.options() == ["bonus", "skip"]
    game.play("bonus", "discard euler")
    assert game.state.favour[0] == 1


def test_r7_13_points_count_on_without_a_limit():
    s = position(hands={0: hand_of(3)})
    s.tally[0] = [7] * len(s.tally[0])
    assert Table(s).points()[0] == 7 * 33
    assert s.view(0).seats[0].points == 231


def test_r7_14_points_are_named_by_source_and_decade():
    game = act("vorontsava", decade=1).play("perform")
    (line,) = game.state.scores()[0]
    assert (line.source, line.name, line.points) == ("actions", "line:decade.2", 3)
    assert ("actions", 0, ("3",)) in game.told
