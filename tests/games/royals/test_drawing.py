"""2. Drawing cards."""

from __future__ import annotations

import pytest

from antechamber.games.royals.rules import FirstTurn
from games.royals.positions import go_on, new_game, table


def first_turn(draws, display=("france", "france", "france"), pile=None):
    """Seat 0 begins its first turn."""
    laid_out = table(display=display, pile=pile)
    return go_on(laid_out.state, [FirstTurn(0, draws)])


def test_r2_1_turns_go_clockwise():
    game = table(at="turn", turn=1)
    turns = []
    for _ in range(5):
        turns.append(game.acting)
        game.play("plan countries")
        while game.acting == turns[-1]:
            game.play("draw pile" if "draw pile" in game.options() else "end")
    assert turns == [1, 2, 0, 1, 2]


def test_r2_1_one_draws_before_one_plays():
    game = table(at="turn", hands={0: {"france": 8}})
    assert game.options() == ["plan countries", "plan intrigue"]
    game.play("plan countries", "draw pile", "draw pile")
    assert all(option.startswith("draw") for option in game.options())
    game.play("draw pile")
    assert "occupy paris.king" in game.options()


@pytest.mark.parametrize(("seats", "draws"), [(2, [2, 3]), (3, [1, 2, 3]), (4, [1, 1, 2, 3]), (5, [1, 1, 2, 2, 3])])
def test_r2_2_first_turn_draws_by_order_of_play(seats, draws):
    game = new_game(seats)
    order = [(game.state.first + place) % seats for place in range(seats)]
    drawn = []
    for seat in order:
        assert game.acting == seat
        while game.acting == seat:
            game.play("draw pile" if "draw pile" in game.options() else "end")
        drawn.append(sum(game.state.hands[seat]))
    assert drawn == draws
    assert game.acting == order[0]
    assert game.options() == ["plan countries", "plan intrigue"]


def test_r2_3_pile_and_display_may_be_mixed_in_any_order():
    game = table(at="turn", pile={"spain": 20 - 6}).play("plan countries")
    assert game.options() == ["draw britain", "draw france", "draw german_states", "draw pile"]
    game.play("draw britain", "draw pile", "draw france")
    assert game.hand(0) == {"france": 1, "britain": 1, "spain": 1}


def test_r2_3_a_drawn_card_is_seen_before_the_next_is_chosen():
    game = table(at="turn", pile={"spain": 5}).play("plan countries", "draw pile")
    assert game.hand(0) == {"spain": 1}
    assert len(game.options()) == 4


def test_r2_3_only_the_drawer_is_told_what_came_from_the_pile():
    game = table(at="turn", pile={"spain": 5}).play("plan countries", "draw pile")
    (event,) = game.state.events
    assert (event.kind, event.public, event.secret) == ("draw", (), ("spain",))
    assert event.told(1).secret == ()
    game.play("draw france")
    assert game.told[-1] == ("take", 0, ("france",))


def test_r2_4_display_is_not_refilled_during_a_turn():
    game = table(at="turn", display=("spain", "spain", "spain")).play("plan countries", "draw spain", "draw spain")
    assert game.display() == ["spain"]
    game.play("draw spain")
    assert game.display() == []
    assert game.acting == 0
    game.play("end")
    assert len(game.display()) == 3


def test_r2_4_two_face_up_cards_of_a_kind_are_one_option():
    game = table(at="turn", display=("spain", "spain", "france")).play("plan countries")
    assert game.options() == ["draw france", "draw pile", "draw spain"]


def test_r2_5_the_plan_is_chosen_before_the_first_card():
    game = table(at="turn").play("plan countries")
    assert "draw intrigue" not in game.options()
    game.play("draw pile")
    assert "draw intrigue" not in game.options()
    assert ("plan countries", 0, ()) in game.told


def test_r2_6_three_country_cards():
    game = table(at="turn", pile={"spain": 9}).draw()
    assert game.hand(0) == {"spain": 3}
    assert game.intrigue(0) == {}
    assert "end" in game.options()


@pytest.mark.parametrize("order", [("draw france", "draw intrigue"), ("draw intrigue", "draw france")])
def test_r2_7_one_country_and_one_intrigue_card_in_any_order(order):
    game = table(at="turn").play("plan intrigue")
    assert game.options() == ["draw britain", "draw france", "draw german_states", "draw intrigue", "draw pile"]
    game.play(order[0])
    if order[0] == "draw intrigue":
        assert game.options() == ["draw britain", "draw france", "draw german_states", "draw pile"]
        game.play(order[1])
    # after the Country card only the Intrigue card is left, and comes by itself
    assert game.hand(0) == {"france": 1}
    assert sum(game.state.intrigues[0]) == 1
    assert game.options() == ["end", "occupy bordeaux.marshal"]


def test_r2_7_only_the_drawer_is_told_which_intrigue_card_it_is():
    game = table(at="turn", intrigue_pile={"france-spain": 1}).play("plan intrigue", "draw intrigue")
    (event,) = game.state.events
    assert (event.kind, event.public, event.secret) == ("draw intrigue", (), ("france-spain",))


def test_r2_8_no_intrigue_card_on_the_first_turn():
    game = first_turn(2)
    assert game.options() == ["draw france", "draw pile"]
    game.play("draw france")
    assert game.options() == ["draw france", "draw pile"]


def test_r2_8_one_may_play_on_the_first_turn_as_always():
    game = first_turn(2).play("draw france", "draw france")
    assert game.options() == ["end", "occupy bordeaux.marshal", "occupy lyon.baron", "occupy marseille.baron"]


def test_r2_8_the_display_is_refilled_after_a_first_turn():
    game = first_turn(1, pile={"spain": 4})
    game = go_on(game.state, [FirstTurn(1, 1), FirstTurn(0, 1)])
    game.play("draw france", "end")
    assert game.acting == 1
    assert game.display() == ["france", "france", "spain"]


def test_r2_9_an_empty_pile_leaves_only_the_display():
    game = table(at="turn", pile={}).play("plan countries")
    assert game.options() == ["draw britain", "draw france", "draw german_states"]
    game.play("draw france", "draw britain")
    assert game.hand(0) == {"france": 1, "german_states": 1, "britain": 1}


def test_r2_9_a_pile_that_runs_out_during_the_draw_is_not_made_new():
    game = table(at="turn", pile={"spain": 1}).play("plan countries", "draw pile")
    assert game.options() == ["draw britain", "draw france", "draw german_states"]
    assert sum(game.state.discards) > 0


def test_r2_10_intrigue_discards_become_the_pile_when_it_is_empty():
    game = table(at="turn", intrigue_pile={}, intrigues={1: {"france-spain": 3}})
    assert sum(game.state.intrigue_discards) == 21
    game.play("plan intrigue", "draw intrigue")
    assert sum(game.state.intrigue_pile) == 20
    assert not game.intrigue_discards()
    assert sum(game.state.intrigues[0]) == 1


def test_r2_10_the_last_card_of_the_pile_leaves_the_discards_alone():
    game = table(at="turn", intrigue_pile={"britain-spain": 1}).play("plan intrigue", "draw intrigue")
    assert game.intrigue(0) == {"britain-spain": 1}
    assert sum(game.state.intrigue_pile) == 0
    assert sum(game.state.intrigue_discards) == 23


def test_r2_10_full_hands_at_five_leave_an_intrigue_card_to_draw():
    plots = ("france-spain", "france-britain", "britain-spain", "german_states-spain")
    full = {seat: dict.fromkeys(plots, 1) for seat in range(4)} | {4: {"france-german_states": 4}}
    game = table(5, at="turn", intrigues=full, intrigue_pile={}).play("plan intrigue", "draw intrigue")
    assert sum(game.state.intrigues[0]) == 5


def test_r2_11_the_limits_may_be_exceeded_during_a_turn():
    game = table(at="turn", hands={0: {"france": 6, "spain": 6}}, pile={"spain": 5})
    game.draw()
    assert game.hand(0) == {"france": 6, "spain": 9}
    game.buy("occupy nantes.princess", {"france": 6}).play("end")
    assert game.acting == 1
    assert game.hand(0) == {"spain": 9}


def test_r2_11_five_intrigue_cards_can_be_held_and_played_within_a_turn():
    game = table(
        at="turn",
        hands={0: {"france": 12}},
        intrigues={0: {"britain-spain": 4}},
        intrigue_pile={"france-spain": 1},
        held={"paris.king": 1},
    )
    game.play("plan intrigue", "draw intrigue", "draw pile")
    assert sum(game.state.intrigues[0]) == 5
    assert "take-over paris.king" in game.options()
