"""The rounds of a decade: phases A, B, C and E."""

from __future__ import annotations

import pytest

from antechamber.core.errors import CannotTakeBack
from antechamber.core.playout import Tally, play_out
from antechamber.core.record import Match
from games.catherine.positions import catherine, hand_of, new_game, owning, position, run

ROW = ["peterhof", "kuskovo", "tobolsk_kremlin"]
HAND = ["gatchina", "pavlovsk", "ostankino"]


def playing(**more):
    """Two seats in phase B, with three cards in the row and five in hand each."""
    s = position(
        hands={0: [*HAND, "tsaritsyno", "bogoroditsk"], 1: ["voltaire", "euler"]},
        rows={0: ROW, 1: ["oranienbaum", "kadriorg", "kolomenskoye"]},
        **more,
    )
    return run(s, "play")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_1_three_decades_of_four_rounds(seats):
    game = new_game(seats)
    play_out(game.state, 5, Tally())
    assert (game.state.round, game.state.decade) == (11, 2)


def test_r2_1_the_phases_of_a_round_follow_each_other():
    game = new_game(2).take_first(0, 1)
    assert "draw cards" in game.kinds()
    game.take_first(0, 1)
    kinds = game.kinds()
    assert kinds.index("row") < kinds.index("reveal")


def test_r2_2_two_cards_are_drawn_in_phase_a():
    game = run(position(3, hands={seat: hand_of(9)[3 * seat : 3 * seat + 3] for seat in range(3)}), "round")
    assert [len(hand) for hand in game.state.hands] == [5, 5, 5]
    assert game.told == [("draw cards", seat, ("2",)) for seat in range(3)]


def test_r2_2_only_the_drawer_is_told_which_card_it_is():
    game = run(position(2), "round")
    event = game.state.events[0]
    assert len(event.told(event.seat).secret) == 2
    assert not event.told(1 - event.seat).secret
    assert not event.told(None).secret


def test_r2_3_an_empty_pile_is_made_new_from_the_discards_when_a_card_is_needed():
    game = run(position(2, pile=["voltaire", "euler", "grimm"]), "round")
    assert game.kinds() == ["draw cards", "reshuffle", "draw cards"]
    assert game.state.discards == []
    assert len(game.state.pile) == 102 - 4


def test_r2_3_a_pile_that_is_just_used_up_leaves_the_discards_alone():
    game = run(position(2, pile=["voltaire", "euler", "grimm", "pallas"]), "round")
    assert "reshuffle" not in game.kinds()
    assert (game.state.pile, len(game.state.discards)) == ([], 98)


def test_r2_3_full_displays_and_hands_leave_cards_for_everyone():
    box = catherine().box
    assert len(box.cards) > 4 * (7 + 4 + max(box.hand_limits))


@pytest.mark.parametrize(("round_", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (5, [2, 0, 1])])
def test_r2_4_another_seat_begins_each_round(round_, order):
    s = position(3, round_=round_)
    assert s.in_order() == order
    game = run(s, "round")
    assert [seat for _, seat, _ in game.told] == order
    assert game.state.view(0).first == order[0]


def test_r2_5_any_card_goes_to_the_right_end_of_the_action_row():
    game = playing()
    assert game.options(0) == sorted(f"append {card}" for card in game.hand(0))
    game.choose(0, "append tsaritsyno", "tuck gatchina", "below peterhof")
    game.choose(1, "append voltaire", "below kadriorg")
    assert game.row(0) == [*ROW, "tsaritsyno"]
    assert game.row(1)[-1] == "voltaire"


def test_r2_6_the_activation_card_goes_below_any_card_that_has_none():
    game = playing(below={0: {"peterhof": "sievers"}}).choose(0, "append tsaritsyno", "tuck gatchina")
    assert game.options(0) == ["below kuskovo", "below tobolsk_kremlin", "below tsaritsyno"]
    game.choose(0, "below kuskovo").choose(1, "append voltaire", "below kadriorg")
    assert game.below(0) == ["sievers", "gatchina", None, None]


def test_r2_6_the_new_action_card_itself_may_be_activated():
    game = playing().choose(0, "append tsaritsyno", "tuck gatchina", "below tsaritsyno")
    game.choose(1, "append voltaire", "below kadriorg")
    assert game.below(0) == [None, None, None, "gatchina"]


def test_r2_7_both_cards_are_compulsory_and_colours_need_not_match():
    game = playing()
    assert "end" not in game.options(0)
    game.choose(0, "append tsaritsyno")
    assert game.options(0) == ["tuck bogoroditsk", "tuck gatchina", "tuck ostankino", "tuck pavlovsk"]


def test_r2_7_whoever_holds_two_cards_plays_both():
    game = playing().choose(1, "append euler")
    assert game.options(1) == ["below euler", "below kadriorg", "below kolomenskoye", "below oranienbaum"]
    assert game.state.hands[1] == []


def test_r2_8_both_cards_are_revealed_together_with_those_of_the_others():
    game = playing().choose(1, "append voltaire", "below kadriorg")
    game.choose(0, "append tsaritsyno", "tuck gatchina", "below peterhof")
    reveals = [event for event in game.told if event[0] == "reveal"]
    assert reveals == [
        ("reveal", 0, ("tsaritsyno", "gatchina", "peterhof")),
        ("reveal", 1, ("voltaire", "euler", "kadriorg")),
    ]


def test_r2_9_nothing_is_shown_before_all_are_ready():
    game = playing()
    before = game.state.view(1), game.state.view(None)
    for choice in ("append tsaritsyno", "tuck gatchina", "below peterhof"):
        game.choose(0, choice)
        assert (game.state.view(1), game.state.view(None)) == before
        assert game.state.events == []
    own = game.state.view(0).own
    assert (own.row, own.tucked, own.below) == (["tsaritsyno"], "gatchina", "peterhof")


def test_r2_9_the_new_card_may_be_the_one_the_activation_card_goes_below():
    game = playing().choose(0, "append tsaritsyno", "tuck gatchina", "below tsaritsyno")
    assert game.state.view(0).own.below == "tsaritsyno"
    assert game.state.view(0).seats[0].active is None


def test_r2_9_a_choice_can_be_withdrawn_until_all_are_ready():
    match = Match(catherine(), 2, b"withdraw")
    while not match.state.rows[0]:
        seat = match.state.pending()[0]
        match.choose(seat, match.state.options(seat)[0].text)
    hand = match.state.hands[0]
    while match.state.options(0):
        match.choose(0, match.state.options(0)[0].text)
    match.choose(1, match.state.options(1)[0].text)
    while match.state.takebacks[0]:
        match.take_back(0)
    assert match.state.hands[0] == hand
    assert len(match.state.laid[1]) == 1
    with pytest.raises(CannotTakeBack):
        match.take_back(0)


def test_r2_10_symbols_count_from_the_reveal_on():
    s = position(
        hands={0: ["imperial_hunt", "moscow_university"], 1: ["voltaire", "euler"]},
        rows={0: ["kiev_academy", "kuskovo", "ostankino"], 1: ["oranienbaum", "kadriorg", "kolomenskoye"]},
    )
    game = run(s, "play")
    game.choose(0, "append imperial_hunt", "below kiev_academy")
    assert game.state.books(0) == 0
    game.choose(1, "append euler", "below euler")
    assert game.state.books(0) == 1
    assert game.options() == ["forfeit", "perform"]
    assert game.play("perform").scored() == {"actions": 2}


def test_r2_10_symbols_of_an_activated_card_count_until_it_is_cleared_away():
    row = owning(book=2)
    s = position(rows={0: row}, below={0: {row[0]: "peterhof"}})
    assert s.books(0) == 2
    assert run(s, "clean-up").state.books(0) == 2 - len(row[:1])


def test_r2_11_seven_cards_end_the_decade():
    def four_rounds(row):
        rest = hand_of(24)
        s = position(
            rows={0: row, 1: [card for card in rest if card not in row][: len(row)]},
            below={seat: {} for seat in range(2)},
        )
        return run(s, "end of round")

    assert "decade ends" not in four_rounds(hand_of(6)).kinds()
    assert "decade ends" in four_rounds(hand_of(7)).kinds()
