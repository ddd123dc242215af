import json
from importlib.util import find_spec
from itertools import count

import pytest

from antechamber.lab import contest
from lab.arenas import FailingBot

SMALL = ("arena", "royals", "--bots", "page,random", "--seats", 2, "--jobs", 1)


@pytest.fixture
def failing(monkeypatch):
    """Makes every page raise an error in the middle of a game, after some games that go well."""

    def set_up(error, after=0):
        original = contest.make_bot
        pages = count()

        def seat(name, game, seats):
            fails = name == "page" and next(pages) >= after
            return FailingBot(5, error) if fails else original(name, game, seats)

        monkeypatch.setattr(contest, "make_bot", seat)

    return set_up


def test_tables(run):
    ended = run(*SMALL, "--games", 3)
    assert (ended.code, ended.err) == (0, "")
    assert "4 games of Royals: 2 deals, each in every rotation" in ended.out
    assert "fair win share of a seat: 50.0 %" in ended.out
    assert "Where the points come from" in ended.out
    assert "choices a game" in ended.out


def test_json(run):
    ended = run(*SMALL, "--games", 4, "--seed", "x", "--json")
    assert ended.err == ""
    found = json.loads(ended.out)
    assert list(found) == [
        "title",
        "setting",
        "compiled",
        "deals",
        "games",
        "loose",
        "missing",
        "fair_share",
        "standings",
        "seats",
        "length",
        "crashes",
    ]
    assert found["setting"]["seed"] == "x"
    assert sorted(own["bot"] for own in found["standings"]) == ["page", "random"]
    assert list(found["standings"][0]) == [
        "bot",
        "seats",
        "win_share",
        "interval",
        "rating",
        "mean_place",
        "mean_score",
        "points_by_source",
        "decisions_per_game",
        "seconds_per_move",
    ]
    assert [own["seat"] for own in found["seats"]] == [0, 1]
    assert sum(found["length"]["games"]) == 4


def test_as_many_seats_and_jobs_as_usual(run):
    found = json.loads(run("arena", "royals", "--bots", "random", "--games", 2, "--json").out)
    assert found["setting"]["seats"] == 4
    assert found["games"] == 2


def test_a_report(run, tmp_path):
    run(*SMALL, "--games", 2, "--report", tmp_path / "page.html")
    assert (tmp_path / "page.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_an_interrupt_keeps_what_was_played_and_resume_goes_on(run, tmp_path, failing, monkeypatch):
    file = tmp_path / "run.jsonl"
    failing(KeyboardInterrupt(), after=3)
    ended = run(*SMALL, "--games", 4, "--out", file)
    monkeypatch.undo()
    assert ended.code == 130
    assert "2 games of Royals: 1 deal, each" in ended.out
    assert "1 more game of unfinished deals not counted yet" in ended.out
    assert f"To go on: antechamber arena --resume {file}" in ended.err
    before = file.read_text().splitlines()
    assert len(before) == 1 + 3
    assert json.loads(run("arena", "--resume", file, "--jobs", 1, "--json").out)["games"] == 4
    assert file.read_text().splitlines()[:4] == before
    assert json.loads(run("arena", "--resume", file, "--json").out)["games"] == 4


def test_a_crash_names_the_game_and_the_command_that_repeats_it(run, failing):
    failing(ZeroDivisionError("by zero"))
    ended = run(*SMALL, "--games", 2)
    assert ended.code == 1
    assert "there is nothing to sum up" in ended.out
    first, second = ended.err.splitlines()
    repeat = "antechamber arena royals --bots page,random --seats 2 --seed 0 --only 0:0"
    assert first == f"royals, deal 0, rotation 0: ZeroDivisionError: by zero; to repeat it: {repeat}"
    assert second.endswith("--only 0:1")
    with pytest.raises(ZeroDivisionError):
        run(*repeat.split()[1:])


def test_one_game_alone(run):
    shown = run(*SMALL, "--only", "7:1").out
    assert sorted(line.split()[1] for line in shown.splitlines()) == ["page:", "random:"]
    assert shown == run(*SMALL, "--only", "7:1").out


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (["--bots", "page"], "Name a game"),
        (["royals"], "Name the bots"),
        (["royals", "--bots", "page,,random"], "Name the bots"),
        (["royals", "--bots", "genius"], "There is no bot called 'genius'"),
        (["royals", "--bots", "page,random,page", "--seats", 2], "3 bots do not fit on 2 seats"),
        (["royals", "--bots", "page", "--seats", 9], "Royals is for 2 to 5 players"),
        (["royals", "--bots", "page", "--seats", 0], "Royals is for 2 to 5 players"),
        (["royals", "--bots", "page", "--games", 0], "Must be >= 1"),
        (["royals", "--bots", "page", "--jobs", 0], "Must be >= 1"),
        (["royals", "--bots", "page", "--only", "1"], "--only takes a deal and a rotation from 0 to 0"),
        (["royals", "--bots", "page", "--only", "0:1"], "--only takes a deal and a rotation from 0 to 0"),
        (["--resume", "no/such/file"], "No such file"),
        (["chess", "--bots", "page"], "There is no game called 'chess'"),
    ],
)
def test_mistakes_are_one_clear_line(refused, tokens, said):
    assert said in refused("arena", *tokens)


def test_a_file_with_another_configuration(run, refused, tmp_path):
    file = tmp_path / "run.jsonl"
    run(*SMALL, "--games", 2, "--out", file)
    assert "was played with seed 0, not y" in refused("arena", "--resume", file, "--seed", "y")
    assert "leave out --out" in refused("arena", "--resume", file, "--out", tmp_path / "other.jsonl")
    assert "exists already" in refused(*SMALL, "--out", file)


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'antechamber[cluster]'")
def test_a_cluster_that_does_not_answer(refused):
    assert "No Ray cluster answers at 'nowhere:x'" in refused(*SMALL, "--cluster", "nowhere:x")
