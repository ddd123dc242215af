import msgspec
import pytest

from antechamber.bots.bot import Bot
from antechamber.bots.random import RandomBot
from antechamber.core.errors import AntechamberError, IllegalChoice
from antechamber.games import GAMES, load
from antechamber.lab import contest
from antechamber.lab.arena_config import ScheduledGame
from antechamber.lab.contest import GameResult, play, play_or_report
from antechamber.lab.runs import seed_bytes
from lab.arenas import FailingBot, small, timeless


@pytest.mark.parametrize("key", GAMES)
def test_a_row_adds_up(key):
    row = play(small("page,random", 3, game=key), ScheduledGame(1, 2))
    assert (row.deal, row.rotation, row.bots) == (1, 2, ["random", "random", "page"])
    assert [sum(points.values()) for points in row.points] == row.totals
    assert min(row.places) == 1
    assert row.choices == sum(row.decisions) > 0
    assert sum(row.wins) == pytest.approx(1)


def test_the_same_fixture_is_the_same_game():
    config = small()
    assert timeless([play(config, ScheduledGame(3, 1))]) == timeless([play(config, ScheduledGame(3, 1))])


def test_all_rotations_of_a_deal_start_from_the_same_seed(monkeypatch):
    seeds = []
    game = load("royals")

    class Watched:
        key = game.key

        def start(self, seats, seed):
            seeds.append(seed)
            return game.start(seats, seed)

    monkeypatch.setattr(contest, "loaded", lambda *named: Watched())
    rows = [play(small(), ScheduledGame(deal, rotation)) for deal in (0, 1) for rotation in (0, 1)]
    assert seeds == [seed_bytes(f"x deal {deal}") for deal in (0, 0, 1, 1)]
    assert rows[0].totals != rows[1].totals


def test_every_seat_of_every_game_has_a_bot_of_its_own(monkeypatch):
    made = []

    def seat(name, game, seats):
        made.append((name, RandomBot()))
        return made[-1][1]

    monkeypatch.setattr(contest, "make_bot", seat)
    config = small("page,random", 3)
    play(config, ScheduledGame(0, 1))
    play(config, ScheduledGame(0, 1))
    assert [name for name, _ in made] == ["random", "page", "random"] * 2
    assert len({id(bot) for _, bot in made}) == 6


def test_a_win_is_shared_by_all_who_came_first():
    assert GameResult(0, 0, ["a", "b", "c"], places=[1, 3, 1]).wins == [0.5, 0, 0.5]


def test_a_game_that_breaks_down_is_reported(monkeypatch):
    monkeypatch.setattr(contest, "make_bot", lambda *named: FailingBot(3, ZeroDivisionError("by zero")))
    row = play_or_report(small(), ScheduledGame(2, 1))
    assert row == GameResult(2, 1, ["random", "page"], error="ZeroDivisionError: by zero")
    with pytest.raises(ZeroDivisionError):
        play(small(), ScheduledGame(2, 1))


def test_a_bot_cannot_choose_what_is_not_offered(monkeypatch):
    class Cheat(Bot):
        def choose(self, observation, rng):
            offered = observation.options
            return next(choice for choice in load("royals").catalogue if choice.text not in {o.text for o in offered})

    monkeypatch.setattr(contest, "make_bot", lambda *named: Cheat())
    with pytest.raises(IllegalChoice):
        play(small(), ScheduledGame(0, 0))


def test_other_components_under_the_same_name_are_refused():
    with pytest.raises(AntechamberError, match="are not the same here"):
        play(msgspec.structs.replace(small(), digest="other"), ScheduledGame(0, 0))
