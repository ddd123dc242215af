"""Streams: who notices what, and that every process counts the same."""

import msgspec
import pytest

from antechamber.core.chance import Chance
from antechamber.core.record import read_record
from antechamber.engine import compiled
from antechamber.games import GAMES, load
from antechamber.server.course import Course, TooOften, as_sent, going_back
from antechamber.server.perspective import Perspective
from antechamber.server.records import CHOICE, REWIND, UNDO, ChoiceRow


def row(course, kind, seat, text=""):
    return ChoiceRow(
        table_id="t",
        number=course.length,
        kind=kind,
        seat=seat,
        text=text,
        made=course.length,
        maker="person",
        mark="m",
    )


def played(game, seats, seed, choices=10_000, undo=0):
    """A random course, now and then with a choice taken back, and the rows that led to it."""
    rng = Chance(seed + b"choices")
    course, rows = Course(load(game), seats, seed, 0), []
    while not course.state.over and len(rows) < choices:
        pending = course.state.pending()
        takers = [seat for seat in range(seats) if course.state.takebacks[seat]]
        if undo and takers and rng.below(undo) == 0:
            rows.append(row(course, UNDO, takers[rng.below(len(takers))]))
        else:
            seat = pending[rng.below(len(pending))]
            options = course.state.options(seat)
            rows.append(row(course, CHOICE, seat, options[rng.below(len(options))].text))
        course.propose(rows[-1])
        yield course, rows


# The interpreted engine is slower and agrees with the compiled one: its smallest tables are enough.
CASES = [(game, seats) for game in GAMES for seats in (load(game).fewest, load(game).most)[: 1 + compiled()]]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_whoever_does_not_notice_a_row_sees_the_same_as_before(game, seats):
    viewers = [None, *range(seats)]
    views, numbers = {}, {}
    for course, rows in played(game, seats, b"quiet", undo=8):
        for viewer in viewers:
            view = course.state.view(viewer)
            if viewer in views and course.number(viewer) == numbers[viewer]:
                assert rows[-1].seat != viewer
                assert view == views[viewer]
            views[viewer], numbers[viewer] = view, course.number(viewer)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_what_is_public_and_what_is_personal_make_the_view(game, seats):
    for course, _ in played(game, seats, b"personal", undo=9):
        for viewer in (None, *range(seats)):
            assert course.shown_to(viewer) == as_sent(course.state.view(viewer))


@pytest.mark.parametrize("game", GAMES)
def test_a_course_read_from_the_log_counts_as_the_one_that_was_played(game):
    seats = load(game).fewest
    course, rows = list(played(game, seats, b"log", undo=6))[-1]
    again = Course(load(game), seats, b"log", 0)
    for made in rows:
        again.follow(made)
    assert (again.numbers, again.steps) == (course.numbers, course.steps)
    assert again.clocks.since == course.clocks.since
    for viewer in (None, *range(seats)):
        assert Perspective(again, viewer).whole(again) == Perspective(course, viewer).whole(course)


@pytest.mark.parametrize("game", GAMES)
def test_a_stream_of_updates_ends_where_a_new_perspective_begins(game):
    seats = load(game).fewest
    streams = {}
    for course, _ in played(game, seats, b"stream", choices=120, undo=5):
        for viewer in (None, *range(seats)):
            if viewer in streams:
                streams[viewer].update(course)
            else:
                streams[viewer] = Perspective(course, viewer)
    for viewer, stream in streams.items():
        assert stream.whole(course) == Perspective(course, viewer).whole(course)


def test_going_back_deals_anew_and_the_log_says_so_and_rebuilds_it():
    course, rows = list(played("first-tsar", 2, b"anew", choices=30))[-1]
    seat = course.state.pending()[0]
    rows.append(row(course, REWIND, seat, going_back(7, course.next_deal)))
    key = course.state.chance.key
    course.propose(rows[-1])
    assert course.state.chance.key != key
    assert course.match.record.anew == [(7, 30)]
    for viewer in (None, 0, 1):
        log = msgspec.json.decode(Perspective(course, viewer).whole(course))["log"]
        assert [(line["kind"], line["seat"]) for line in log[-2:]] == [("rewind", seat), ("anew", -1)]
    again = Course(load("first-tsar"), 2, b"anew", 0)
    for made in rows:
        again.follow(made)
    assert again.state.chance.key == course.state.chance.key
    assert again.state.last_regions == course.state.last_regions


def test_a_record_stays_readable_whatever_number_it_was_dealt_anew_by():
    course, _ = list(played("royals", 2, b"high", choices=9))[-1]
    course.propose(row(course, REWIND, -1, going_back(9, 999_999_999)))
    for _ in range(3):
        course.propose(row(course, REWIND, 0, going_back(9, course.next_deal)))
    written = course.match.record
    assert read_record(str(written)).anew == written.anew
    assert max(number for _, number in written.anew[1:]) < 100


def test_no_future_is_dealt_twice_even_if_it_was_discarded():
    course, _ = list(played("royals", 2, b"twice", choices=9))[-1]
    course.propose(row(course, REWIND, -1, going_back(9, 13)))
    used = [13]
    for keep in (9, 4, 4, 2, 2, 0):
        used.append(course.next_deal)
        course.propose(row(course, REWIND, 0, going_back(keep, used[-1])))
    assert len(set(used)) == len(used)


def test_only_so_much_is_taken_back_in_one_game(monkeypatch):
    monkeypatch.setattr("antechamber.server.course.MOST_EDITS", 3)
    course, _ = list(played("royals", 2, b"often", choices=9))[-1]
    for _ in range(3):
        course.propose(row(course, REWIND, 0, going_back(4, course.next_deal)))
    for more in (row(course, REWIND, 0, going_back(2, course.next_deal)), row(course, UNDO, 0)):
        with pytest.raises(TooOften):
            course.propose(more)
    seat = course.state.pending()[0]
    course.propose(row(course, CHOICE, seat, course.state.options(seat)[0].text))


def test_rows_of_the_first_version_go_back_to_the_same_future():
    course, _ = list(played("royals", 2, b"old", choices=30))[-1]
    key, record = course.state.chance.key, course.match.record.choices[:]
    course.propose(row(course, REWIND, 0, "7"))
    assert course.state.chance.key == key
    for seat, text in record[7:]:
        course.propose(row(course, CHOICE, seat, text))
    assert course.match.record.choices == record
    assert course.match.record.anew == []


def test_going_back_keeps_the_first_choices_and_moments_are_everyones_own():
    course, _ = list(played("royals", 3, b"back", choices=30))[-1]
    record = list(course.match.record.choices)
    for viewer in (None, 0, 1, 2):
        for moment in range(len(course.noticed(viewer))):
            choices = course.choices_until(viewer, moment)
            assert course.moment_of(viewer, choices) >= moment
    course.propose(row(course, REWIND, 0, "7"))
    assert course.match.record.choices == record[:7]
    assert course.beats[-1].kind == REWIND
    before = course.numbers[:]
    seat = course.state.pending()[0]
    course.propose(row(course, CHOICE, seat, course.state.options(seat)[0].text))
    assert course.numbers[seat] == before[seat] + 1
