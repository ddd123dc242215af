"""Records: a game as text, and what is wrong with one that is not."""

import pytest

from antechamber.core.errors import BadRecord, WrongSeats
from antechamber.core.record import Match, read_record, replay
from antechamber.games import load

HEAD = """antechamber record 1
game royals
rules 2
components {digest}
seats 2
seed 00ff
"""


def text(*lines):
    return HEAD.format(digest=load("royals").sheet.digest) + "\n" + "\n".join(lines) + "\n"


def problem(record, game="royals"):
    with pytest.raises(BadRecord) as caught:
        replay(load(game), read_record(record))
    return str(caught.value)


def test_a_record_is_read_back_as_it_was_written():
    match = Match(load("royals"), 2, bytes.fromhex("00ff"))
    first = match.state.pending()[0]
    match.choose(first, "draw pile")
    assert str(match.record) == text(f"{first} draw pile")
    again = replay(load("royals"), read_record(str(match.record)))
    assert again.record.choices == [(first, "draw pile")]


def test_remarks_and_empty_lines_are_passed_over():
    assert read_record("# a game\n" + text("", "# mine", "0 draw pile")).choices == [(0, "draw pile")]


def test_a_bad_choice_names_line_seat_and_what_was_possible():
    first = Match(load("royals"), 2, bytes.fromhex("00ff")).state.pending()[0]
    said = problem(text(f"{first} occupy paris.king"))
    assert said.startswith(f"Line 8: Seat {first} cannot choose 'occupy paris.king' now. Possible: draw pile, ")


def test_a_choice_by_a_seat_that_is_not_there():
    assert problem(text("7 draw pile")) == "Line 8: There is no seat 7; the seats are 0 to 1."


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ("", "Line 1: A record begins with 'antechamber record 1'."),
        ("chess", "Line 1: A record begins with 'antechamber record 1'."),
        ("antechamber record 1\nseats 2", "Line 2: Expected 'game …', found 'seats 2'."),
        ("antechamber record 1\ngame royals", "Line 2: The record ends before 'rules …'."),
        (HEAD.replace("seats 2", "seats two"), "Line 5: Expected a whole number, found 'two'."),
        (HEAD.replace("seed 00ff", "seed xyz"), "Line 6: The seed must be hexadecimal, not 'xyz'."),
        (HEAD.replace("seed 00ff", "seed " + "00" * 65), "Line 6: The seed must be 1 to 64 bytes long."),
        (HEAD + "anew today", "Line 7: Expected a whole number, found 'today'."),
        (HEAD + "nobody draw pile", "Line 7: Expected a whole number, found 'nobody'."),
        (HEAD.replace("royals", "chess"), "Line 2: This is a record of 'chess', not of 'royals'."),
        (HEAD.replace("rules 2", "rules 0"), "Line 3: It was played by version 0 of the rules; here they end with 2."),
    ],
)
def test_what_cannot_be_read_names_its_line(broken, said):
    assert problem(broken) == said


def test_other_components_are_refused():
    assert problem(HEAD).startswith("Line 4: It was played with other components ({digest}) than these (")


def test_an_impossible_number_of_seats_is_refused():
    with pytest.raises(WrongSeats, match="Royals is for 2 to 5 players, not 9"):
        replay(load("royals"), read_record(text().replace("seats 2", "seats 9")))


def played(*choices):
    match = Match(load("royals"), 2, bytes.fromhex("00ff"))
    for at in choices:
        seat = match.state.pending()[0]
        match.choose(seat, match.state.options(seat)[at].text)
    return match


def test_a_record_says_where_it_was_dealt_anew():
    match = played(0, 0, 0)
    match.go_back(1)
    match.deal_anew(3)
    match.choose(match.state.pending()[0], "draw pile")
    (first, one), (second, other) = match.record.choices
    assert str(match.record) == text(f"{first} {one}", "anew 3", f"{second} {other}")
    assert str(replay(load("royals"), read_record(str(match.record))).record) == str(match.record)


def test_a_record_can_be_dealt_anew_before_the_first_and_after_the_last_choice():
    match = played(0)
    match.deal_anew(2)
    said = str(match.record)
    assert said.endswith("anew 2\n")
    assert replay(load("royals"), read_record(said)).state.chance.key == match.state.chance.key
    match.go_back(0)
    match.deal_anew(3)
    assert str(match.record) == text("anew 3")


def test_going_back_further_forgets_what_was_dealt_anew_later():
    match = played(0, 0, 0, 0)
    match.deal_anew(5)
    match.go_back(2)
    assert match.record.anew == []
    match.deal_anew(6)
    match.go_back(2)
    match.deal_anew(7)
    assert match.record.anew == [(2, 7)]


def test_a_choice_from_before_the_new_deal_can_be_taken_back_as_it_could_before_it():
    match = played(0)
    seat = match.state.pending()[0]
    match.choose(seat, match.state.options(seat)[1].text)
    assert match.state.takebacks[seat] == 1
    match.deal_anew(4)
    key = match.state.chance.key
    match.take_back(seat)
    assert match.record.anew == [(1, 4)]
    assert match.state.chance.key == key


def test_a_record_is_cut():
    record = read_record(text("0 a", "anew 1", "1 b", "anew 2", "0 c", "anew 3"))
    record.cut(2)
    assert (record.choices, record.anew, record.lines) == ([(0, "a"), (1, "b")], [(1, 1), (2, 2)], [8, 10])
