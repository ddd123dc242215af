"""Phrases: what is said before it is in any language."""

import pytest

from antechamber.core.event import TABLE, Event
from antechamber.core.phrase import Number, Phrase, Slot, Thing, Things, counted, told


def test_phrases_compare_by_what_they_say():
    assert Phrase("take", card="card:spain") == Phrase("take", card="card:spain")
    assert Phrase("take", card="card:spain") != Phrase("take", card="card:france")
    assert Phrase("take") != "take"
    assert len({Phrase("take", points=1), Phrase("take", points=1), Phrase("end")}) == 2
    assert repr(Phrase("take", points=1)) == "Phrase('take', points=1)"


def test_an_event_fills_the_slots_of_its_sentence():
    event = Event("take over", 1, ("paris.king", "8", "spain", "france", "spain"))
    slots = (Thing("position"), Number("points"), Things("cards", "card"))
    cards = [Phrase("counted", count=2, thing="card:spain"), Phrase("counted", count=1, thing="card:france")]
    args = {"who": "seat:1", "position": "position:paris.king", "points": 8, "cards": cards}
    assert told(event, None, slots) == Phrase("event-take-over", **args)


def test_the_table_is_nobody():
    assert told(Event("turn up", TABLE, ("spain",)), 0, (Thing("card"),)) == Phrase("event-turn-up", card="card:spain")


def test_who_was_told_less_hears_another_sentence():
    event = Event("draw", 1, ("3",), ("spain",))
    slots = (Number("left"), Thing("card"))
    assert told(event, 1, slots) == Phrase("event-draw", who="seat:1", left=3, card="card:spain")
    unseen = Phrase("event-draw-unseen", who="seat:1", left=3)
    assert told(event, 0, slots) == told(event, None, slots) == unseen


def test_things_are_counted_in_the_order_in_which_they_come():
    assert [(one.args["thing"], one.args["count"]) for one in counted(["b", "a", "b"])] == [("b", 2), ("a", 1)]


def test_a_slot_says_itself_what_it_stands_for():
    with pytest.raises(NotImplementedError):
        Slot("card").fill(("spain",))
