"""Streams: who notices what, and that every process counts the same."""

import msgspec
import pytest

from antechamber.core.chance import Chance
from antechamber.core.record import read_record
from antechamber.core.words import Words
from antechamber.engine import compiled
from antechamber.games import GAMES, load
from antechamber.server.played_game import PlayedGame, TooOften, going_back
from antechamber.server.rows import CHOICE, REWIND, UNDO, ChoiceRow
from antechamber.server.shown_fields import as_sent
from antechamber.server.viewer_stream import ViewerStream, described
from antechamber.server.viewers import SPECTATORS, seat_of


def row(played, kind, seat, text=""):
    return ChoiceRow(
        table_id="t",
        number=played.length,
        kind=kind,
        seat=seat,
        text=text,
        made=played.length,
        maker="person",
        mark="m",
    )


def playing(game, seats, seed, choices=10_000, undo=0):
    """A random course, now and then with a choice taken back, and the rows that led to it."""
    rng = Chance(seed + b"choices")
    played, rows = PlayedGame(load(game), seats, seed, 0), []
    while not played.state.over and len(rows) < choices:
        pending = played.state.pending()
        takers = [seat for seat in range(seats) if played.state.takebacks[seat]]
        if undo and takers and rng.below(undo) == 0:
            rows.append(row(played, UNDO, takers[rng.below(len(takers))]))
        else:
            seat = pending[rng.below(len(pending))]
            options = played.state.options(seat)
            rows.append(row(played, CHOICE, seat, options[rng.below(len(options))].text))
        played.propose(rows[-1])
        yield played, rows


# The interpreted engine is slower and agrees with the compiled one: its smallest tables are enough.
CASES = [(game, seats) for game in GAMES for seats in (load(game).fewest, load(game).most)[: 1 + compiled()]]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_whoever_does_not_notice_a_row_sees_the_same_as_before(game, seats):
    viewers = [SPECTATORS, *range(seats)]
    views, numbers = {}, {}
    for played, rows in playing(game, seats, b"quiet", undo=8):
        for viewer in viewers:
            view = played.state.view(seat_of(viewer))
            if viewer in views and played.number(viewer) == numbers[viewer]:
                assert rows[-1].seat != viewer
                assert view == views[viewer]
            views[viewer], numbers[viewer] = view, played.number(viewer)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_what_is_public_and_what_is_personal_make_the_view(game, seats):
    for played, _ in playing(game, seats, b"personal", undo=9):
        for viewer in (SPECTATORS, *range(seats)):
            assert played.shown_to(viewer) == as_sent(played.state.view(seat_of(viewer)))


@pytest.mark.parametrize("game", GAMES)
def test_a_course_read_from_the_log_counts_as_the_one_that_was_played(game):
    seats = load(game).fewest
    played, rows = list(playing(game, seats, b"log", undo=6))[-1]
    again = PlayedGame(load(game), seats, b"log", 0)
    for made in rows:
        again.follow(made)
    assert (again.numbers, again.decisions) == (played.numbers, played.decisions)
    assert again.clocks.since == played.clocks.since
    for viewer in (SPECTATORS, *range(seats)):
        assert ViewerStream(again, viewer).whole(again) == ViewerStream(played, viewer).whole(played)


@pytest.mark.parametrize("game", GAMES)
def test_a_stream_of_updates_ends_where_a_new_perspective_begins(game):
    seats = load(game).fewest
    streams = {}
    for played, _ in playing(game, seats, b"stream", choices=120, undo=5):
        for viewer in (SPECTATORS, *range(seats)):
            if viewer in streams:
                streams[viewer].update(played)
            else:
                streams[viewer] = ViewerStream(played, viewer)
    for viewer, stream in streams.items():
        assert stream.whole(played) == ViewerStream(played, viewer).whole(played)


def test_going_back_deals_anew_and_the_log_says_so_and_rebuilds_it():
    played, rows = list(playing("first-tsar", 2, b"anew", choices=30))[-1]
    seat = played.state.pending()[0]
    rows.append(row(played, REWIND, seat, going_back(7, played.next_deal)))
    key = played.state.chance.key
    played.propose(rows[-1])
    assert played.state.chance.key != key
    assert played.match.record.anew == [(7, 30)]
    for viewer in (SPECTATORS, 0, 1):
        log = msgspec.json.decode(ViewerStream(played, viewer).whole(played))["log"]
        assert [(line["kind"], line["seat"]) for line in log[-2:]] == [("rewind", seat), ("anew", -1)]
    again = PlayedGame(load("first-tsar"), 2, b"anew", 0)
    for made in rows:
        again.follow(made)
    assert again.state.chance.key == played.state.chance.key
    assert again.state.last_regions == played.state.last_regions


def test_a_record_stays_readable_whatever_number_it_was_dealt_anew_by():
    played, _ = list(playing("royals", 2, b"high", choices=9))[-1]
    played.propose(row(played, REWIND, -1, going_back(9, 999_999_999)))
    for _ in range(3):
        played.propose(row(played, REWIND, 0, going_back(9, played.next_deal)))
    written = played.match.record
    assert read_record(str(written)).anew == written.anew
    assert max(number for _, number in written.anew[1:]) < 100


def test_no_future_is_dealt_twice_even_if_it_was_discarded():
    played, _ = list(playing("royals", 2, b"twice", choices=9))[-1]
    played.propose(row(played, REWIND, -1, going_back(9, 13)))
    used = [13]
    for keep in (9, 4, 4, 2, 2, 0):
        used.append(played.next_deal)
        played.propose(row(played, REWIND, 0, going_back(keep, used[-1])))
    assert len(set(used)) == len(used)


def test_only_so_much_is_taken_back_in_one_game(monkeypatch):
    monkeypatch.setattr("antechamber.server.played_game.MOST_EDITS", 3)
    played, _ = list(playing("royals", 2, b"often", choices=9))[-1]
    for _ in range(3):
        played.propose(row(played, REWIND, 0, going_back(4, played.next_deal)))
    for more in (row(played, REWIND, 0, going_back(2, played.next_deal)), row(played, UNDO, 0)):
        with pytest.raises(TooOften):
            played.propose(more)
    seat = played.state.pending()[0]
    played.propose(row(played, CHOICE, seat, played.state.options(seat)[0].text))


def test_rows_of_the_first_version_go_back_to_the_same_future():
    played, _ = list(playing("royals", 2, b"old", choices=30))[-1]
    key, record = played.state.chance.key, played.match.record.choices[:]
    played.propose(row(played, REWIND, 0, "7"))
    assert played.state.chance.key == key
    for seat, text in record[7:]:
        played.propose(row(played, CHOICE, seat, text))
    assert played.match.record.choices == record
    assert played.match.record.anew == []


def test_going_back_keeps_the_first_choices_and_moments_are_everyones_own():
    played, _ = list(playing("royals", 3, b"back", choices=30))[-1]
    record = list(played.match.record.choices)
    for viewer in (SPECTATORS, 0, 1, 2):
        for moment in range(len(played.noticed(viewer))):
            choices = played.choices_until(viewer, moment)
            assert played.moment_of(viewer, choices) >= moment
    played.propose(row(played, REWIND, 0, "7"))
    assert played.match.record.choices == record[:7]
    assert played.entries[-1].kind == REWIND
    before = played.numbers.copy()
    seat = played.state.pending()[0]
    played.propose(row(played, CHOICE, seat, played.state.options(seat)[0].text))
    assert played.numbers[seat] == before[seat] + 1


class Careful(Words):
    """Words of a game in which a card from the pile is seldom meant."""

    def is_grave(self, s, seat, choice):
        return choice.text == "draw pile"


def test_the_words_of_a_game_say_which_options_are_grave():
    s = PlayedGame(load("royals"), 2, b"grave", 0).state
    seat = s.pending()[0]
    careful = Careful(None, [], {}, {})
    grave = {option.text for option in s.options(seat) if described(s, seat, option, careful).grave}
    assert grave == {"draw pile"}
    assert not any(described(s, seat, option, Words(None, [], {}, {})).grave for option in s.options(seat))
