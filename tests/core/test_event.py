"""Events tell each seat its own share."""

from antechamber.core.event import Event


def test_a_secret_is_told_to_its_seat_alone():
    event = Event("draw", 1, ("pile",), ("france",))
    assert event.told(1) == event
    assert event.told(0) == Event("draw", 1, ("pile",))
    assert event.told(None) == event.told(0)


def test_events_compare_by_what_they_say():
    assert {Event("end", 0), Event("end", 0), Event("end", 1)} == {Event("end", 0), Event("end", 1)}
    assert Event("end", 0) != "end"
    assert repr(Event("end", 0)) == "Event('end', 0, (), ())"
