import msgspec
import pytest

from antechamber.core.errors import AntechamberError
from antechamber.lab.arena import play_games
from antechamber.lab.arena_config import ScheduledGame
from antechamber.lab.contest import GameResult
from antechamber.lab.results_file import create_results, read_config, resume_results
from antechamber.lab.standings import sum_up
from lab.arenas import played, small, timeless


@pytest.fixture
def file(tmp_path):
    return tmp_path / "run.jsonl"


def some(config, file, games):
    """A file in which only some games were played."""
    results = create_results(config, file)
    rows = play_games(results, 1)
    for _ in range(games):
        next(rows)
    rows.close()
    return results


def without_times(summary):
    standings = [msgspec.structs.replace(own, seconds_per_move=0) for own in summary.standings]
    return msgspec.structs.replace(summary, standings=standings)


def test_a_file_keeps_the_configuration_and_every_row(file):
    config = small()
    results = some(config, file, 3)
    assert read_config(file) == config
    assert resume_results(config, file).rows == results.rows
    assert resume_results(config, file).missing == [ScheduledGame(1, 1)]


def test_what_was_resumed_comes_to_the_same_as_what_was_played_at_once(file):
    config = small(games=6)
    some(config, file, 3)
    results = resume_results(config, file)
    list(play_games(results, 1))
    at_once = played(config)
    assert timeless(results.rows.values()) == timeless(at_once.rows.values())
    assert without_times(sum_up(results)) == without_times(sum_up(at_once))
    assert resume_results(config, file).missing == []


def test_a_line_that_was_cut_off_is_played_again(file):
    config = small()
    some(config, file, 2)
    file.write_bytes(file.read_bytes()[:-20])
    results = resume_results(config, file)
    assert list(results.rows) == [ScheduledGame(0, 0)]
    list(play_games(results, 1))
    assert resume_results(config, file).missing == []


def test_more_games_may_be_asked_for(file):
    some(small(games=2), file, 2)
    assert resume_results(small(games=4), file).missing == [ScheduledGame(1, 0), ScheduledGame(1, 1)]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"seed": "y"}, "was played with seed x, not y"),
        ({"bots": "courtier,random"}, "was played with bots page,random, not courtier,random"),
        ({"seats": 3}, "was played with seats 2, not 3"),
        ({"game": "catherine"}, "was played with game royals, not catherine"),
    ],
)
def test_games_of_another_configuration_do_not_belong_together(file, other, said):
    some(small(), file, 1)
    with pytest.raises(AntechamberError, match=said):
        resume_results(small(**other), file)


def test_a_file_is_never_overwritten(file):
    some(small(), file, 1)
    with pytest.raises(AntechamberError, match="exists already; add --resume"):
        create_results(small(), file)


@pytest.mark.parametrize("line", [b"", b"{}", b"not json", b"\xff"])
def test_a_file_that_is_something_else(file, line):
    file.write_bytes(line + b"\n")
    with pytest.raises(AntechamberError, match="line 1: This is not a line of an arena"):
        read_config(file)


def test_a_game_that_broke_down_is_tried_again(file):
    config = small()
    results = some(config, file, 1)
    results.add(GameResult(0, 1, ["random", "page"], error="broken"))
    again = resume_results(config, file)
    assert again.broken == results.broken
    assert again.missing[0] == ScheduledGame(0, 1)
    list(play_games(again, 1))
    assert resume_results(config, file).broken == []
