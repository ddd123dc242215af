"""Drafts: what a seat has chosen for itself."""

import pytest

from antechamber.core.draft import Draft
from antechamber.core.errors import CannotTakeBack
from antechamber.games import load
from games.royals.positions import table


def begun():
    """A game of Royals, who is asked first, and a face-up card to take."""
    s = load("royals").start(2, b"a draft")
    seat = s.pending()[0]
    return s, seat, next(option.text for option in s.options(seat) if option.text != "draw pile")


def test_choices_are_made_in_a_copy_and_taken_back_step_by_step():
    s, seat, face_up = begun()
    draft, view = Draft(s, seat), s.view(seat)
    draft.choose(face_up)
    assert draft.texts == [face_up]
    assert draft.state.view(seat) != view
    assert s.view(seat) == view
    draft.take_back()
    assert draft.state is s
    with pytest.raises(CannotTakeBack):
        draft.take_back()


def test_a_draft_moves_to_another_position_as_far_as_it_can_be_made_there():
    s, seat, face_up = begun()
    draft = Draft(s, seat)
    draft.choose(face_up)
    assert draft.moved_to(s.clone()).texts == [face_up]
    elsewhere = s.clone()
    while elsewhere.pending() == [seat]:
        elsewhere.apply(seat, elsewhere.options(seat)[0])
    assert draft.moved_to(elsewhere).texts == []


def test_a_draft_is_complete_when_its_seat_has_nothing_left_to_decide():
    """R2.1 A city of three cards is the whole of a first turn."""
    s = load("catherine").start(2, b"a draft")
    draft = Draft(s, 1)
    assert not draft.complete
    while s.options(1) and not draft.complete:
        draft.choose(draft.state.options(1)[0].text)
    assert draft.complete
    assert draft.state.options(0)


def test_what_is_forced_is_chosen_until_there_is_a_choice_again():
    """R8.4 in Royals: only the hand of fourteen French cards leaves no choice."""
    game = table(hands={0: {"france": 14}}, discreet=True).play("end")
    draft = Draft(game.state, 0)
    draft.choose_what_is_forced()
    assert draft.texts == ["discard france", "discard france"]
    assert draft.complete


def test_what_needs_chance_is_not_made_again():
    """R2.3 A card from the pile is another one each time."""
    s, seat, face_up = begun()
    draft = Draft(s, seat)
    draft.choose(face_up)
    draft.choose("draw pile")
    assert draft.fixed
    assert draft.moved_to(s.clone()).texts == [face_up]
