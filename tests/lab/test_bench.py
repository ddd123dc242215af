from antechamber.games import load
from antechamber.lab.bench import measure, played


def test_every_measure_is_something():
    found = measure(load("royals"), 2, 0.01)
    assert found.game == "royals"
    assert found.seats == 2
    assert min(found.decisions_per_s, found.games_per_s, found.clone_us, found.replay_ms) > 0
    assert found.options_mean >= 2


def test_positions_are_from_start_middle_and_end():
    match, (start, middle, end) = played(load("royals"), 3)
    assert match.state.over
    assert not start.over
    assert not middle.over
    assert end.over
