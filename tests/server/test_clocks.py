"""Clocks as the log tells them: by what everybody notices, without the times in which nobody served."""

import msgspec
import pytest

from antechamber.games import GAMES, load
from antechamber.server.clocks import GRACE, Clocks, ClockSettings, Timing
from antechamber.server.played_game import OutOfTime, PlayedGame
from antechamber.server.rows import CHOICE, REWIND, UNDO, ChoiceRow
from antechamber.server.viewer_stream import waiting
from antechamber.server.viewers import SPECTATORS
from server.test_played_game import playing, row

EACH = ClockSettings(each=60_000)
BANK = ClockSettings(bank=600_000, increment=20_000)


def made(seat, at, kind=CHOICE, shown=True, maker="person"):
    return ChoiceRow(table_id="t", number=0, kind=kind, seat=seat, text="", shown=shown, made=at, maker=maker, mark="m")


def clocks(settings, pending=(0,), pauses=()):
    return Clocks(2, list(pending), 1000, settings, pauses)


def end(clock, seat):
    return clock.deadline(seat).end


def test_a_decision_has_its_own_time_from_when_it_is_put():
    clock = clocks(EACH)
    assert end(clock, 0) == 61_000
    assert clock.follow(made(0, 41_000), [0]) == 40_000
    assert end(clock, 0) == 101_000
    clock.follow(made(0, 51_000), [1])
    assert (clock.since, end(clock, 1)) == ({1: 51_000}, 111_000)


def test_what_others_do_meanwhile_changes_nothing():
    clock = clocks(EACH, pending=(0, 1))
    clock.follow(made(0, 41_000), [0, 1])
    assert clock.since == {0: 41_000, 1: 1000}


def test_private_steps_belong_to_the_decision_that_others_saw_begin():
    clock = clocks(EACH)
    clock.follow(made(0, 41_000, shown=False), [0])
    assert end(clock, 0) == 61_000


@pytest.mark.parametrize("settings", [EACH, BANK])
def test_a_choice_taken_back_was_never_made(settings):
    clock = clocks(settings)
    before, left = clock.deadline(0), clock.left[:]
    clock.follow(made(0, 41_000), [0])
    clock.follow(made(0, 46_000, UNDO), [0])
    assert (clock.deadline(0), clock.left) == (before, left)
    assert clock.follow(made(0, 56_000), [1]) == 55_000


def test_choosing_and_taking_back_over_and_over_gains_no_time():
    """The next decision begins anew each time, but only as long as the first one's own time lasts."""
    clock = clocks(EACH)
    for at in range(2000, 60_000, 2000):
        clock.follow(made(0, at), [0])
        assert clock.may_take_back(0, at + 1000)
        clock.follow(made(0, at + 1000, UNDO), [0])
        assert end(clock, 0) == 61_000
    clock.follow(made(0, 60_500), [0])
    assert end(clock, 0) == 120_500
    assert not clock.may_take_back(0, 61_000)


def test_who_takes_back_pays_for_the_time_in_which_another_thought():
    clock = clocks(BANK)
    clock.follow(made(0, 11_000), [1])
    clock.follow(made(0, 51_000, UNDO), [0])
    assert (clock.left, clock.since) == ([600_000, 600_000], {0: 1000})
    clock.follow(made(0, 52_000), [1])
    assert clock.left == [600_000 - 51_000 + 20_000, 600_000]
    assert end(clock, 1) == 652_000


def test_nothing_is_taken_back_that_there_would_be_no_time_to_decide():
    played = PlayedGame(load("catherine"), 2, b"late", 0, EACH)
    seat = 0
    while not (played.entries[-1].shown and played.state.takebacks[seat]):
        played.propose(row(played, CHOICE, seat, played.state.options(seat)[0].text))
    before = played.clocks.decided[seat][-1].since
    late = row(played, UNDO, seat)
    late.made = before + 60_000
    with pytest.raises(OutOfTime):
        played.propose(late)
    late.made = before + 59_999
    played.propose(late)
    assert end(played.clocks, seat) == before + 60_000


def test_a_bank_is_for_the_game_and_grows_with_each_decision():
    clock = clocks(BANK)
    assert clock.deadline(0) == (601_000, 600_000)
    clock.follow(made(0, 101_000), [1])
    assert clock.left == [600_000 - 100_000 + 20_000, 600_000]
    assert end(clock, 1) == 701_000
    clock.follow(made(1, 111_000), [0])
    assert clock.deadline(0) == (111_000 + 520_000, 520_000)


def test_choosing_and_taking_back_fills_no_bank():
    clock = clocks(BANK)
    for at in range(2000, 12_000, 2000):
        clock.follow(made(0, at), [0])
        clock.follow(made(0, at + 1000, UNDO), [0])
    assert (end(clock, 0), clock.left[0]) == (601_000, 600_000)


def test_a_bots_decisions_cost_nobody_time_and_earn_none():
    clock = clocks(BANK)
    clock.follow(made(0, 101_000, maker="stand-in"), [1])
    assert clock.left == [600_000, 600_000]


def test_nobodys_time_runs_while_nobody_serves():
    pauses = [(11_000, 31_000), (50_000, 55_000), (500_000, 600_000)]
    clock = clocks(EACH, pauses=pauses)
    assert end(clock, 0) == 61_000 + 20_000 + 5000
    assert clock.follow(made(0, 56_000), [1]) == 55_000 - 25_000
    assert end(clock, 1) == 116_000
    bank = clocks(BANK, pauses=pauses)
    bank.follow(made(0, 56_000), [1])
    assert bank.left[0] == 600_000 - 30_000 + 20_000
    inside = Clocks(2, [0], 20_000, EACH, pauses)
    assert end(inside, 0) == 31_000 + 60_000 + 5000


def test_a_clock_set_anew_begins_anew():
    clock = clocks(EACH)
    clock.follow(made(0, 41_000), [0])
    clock.adopt(ClockSettings(each=30_000, timing=Timing(set=90_000)))
    assert end(clock, 0) == 120_000
    clock.adopt(ClockSettings(bank=600_000, timing=Timing(set=95_000)))
    assert end(clock, 0) == 695_000
    clock.follow(made(0, 105_000), [1])
    assert clock.left == [590_000, 600_000]


def back_at(clock, seat, at):
    """Somebody comes back, as the timekeeper writes it down; whether that gave them time."""
    if not clock.is_late(seat, at):
        return False
    timing = clock.settings.timing
    clock.adopt(msgspec.structs.replace(clock.settings, timing=Timing(timing.set, timing.back | {seat: at})))
    return True


@pytest.mark.parametrize("settings", [EACH, BANK])
def test_who_comes_back_in_time_has_what_is_left(settings):
    clock = clocks(settings)
    before = clock.deadline(0)
    assert not any(back_at(clock, 0, at) for at in range(2000, before.end, 2000))
    assert clock.deadline(0) == before


@pytest.mark.parametrize("settings", [EACH, ClockSettings(each=3000), ClockSettings(bank=1000, increment=5000)])
def test_who_comes_back_too_late_has_a_little_time_once_a_decision(settings):
    clock = clocks(settings)
    assert back_at(clock, 0, 200_000)
    grace = min(settings.each, GRACE) or GRACE
    assert clock.deadline(0) == (200_000 + grace, grace)
    assert not any(back_at(clock, 0, at) for at in range(201_000, 900_000, 1000))
    assert end(clock, 0) == 200_000 + grace


def test_taking_back_is_no_way_to_come_back_twice():
    clock = clocks(EACH)
    assert back_at(clock, 0, 70_000)
    clock.follow(made(0, 80_000), [0])
    assert not clock.may_take_back(0, 81_000)
    assert back_at(clock, 0, 150_000)
    assert not clock.may_take_back(0, 151_000)


def test_an_empty_bank_is_filled_by_decisions_only():
    empty = clocks(ClockSettings(bank=1000, increment=5000))
    assert back_at(empty, 0, 200_000)
    empty.follow(made(0, 210_000), [0])
    assert end(empty, 0) == 215_000


@pytest.mark.parametrize("settings", [EACH, BANK])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_notices_nothing_sees_no_clock_change(game, settings):
    """Private decisions cannot be counted by clocks, nor by when a bot stands in."""
    seats = load(game).fewest
    timed, told, numbers = PlayedGame(load(game), seats, b"tick", 0, settings), None, None
    quiet = 0
    for _, rows in playing(game, seats, b"tick", choices=150, undo=7):
        rows[-1].made = 1000 * len(rows)
        timed.follow(rows[-1])
        if told is not None and timed.number(SPECTATORS) == numbers:
            assert waiting(timed) == told
            quiet += 1
        told, numbers = waiting(timed), timed.number(SPECTATORS)
    assert quiet


@pytest.mark.parametrize("settings", [EACH, BANK])
def test_going_back_gives_back_the_time_of_then_and_reading_the_log_comes_to_the_same(settings):
    played = PlayedGame(load("royals"), 3, b"back", 0, settings)
    rows, left = [], []
    for _, found in playing("royals", 3, b"back", choices=30):
        found[-1].made = 1000 * len(found) ** 2
        played.follow(found[-1])
        rows.append(found[-1])
        left.append(list(played.clocks.left))
    back = row(played, REWIND, 0, "7")
    back.made = 2_000_000
    played.propose(back)
    assert played.clocks.left == left[6]
    assert set(played.clocks.since.values()) == {2_000_000}
    again = PlayedGame(load("royals"), 3, b"back", 0, settings)
    for one in [*rows, back]:
        again.follow(one)
    assert waiting(again) == waiting(played)
