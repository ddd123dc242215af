"""A fifth game is one package: Orchard is installed, and everything that plays a game plays it."""

import json

import pytest

from guest.site import ORCHARD, run, with_orchard

API_TEST = """
import warnings
from pettingzoo.test import api_test
from antechamber.envs.pettingzoo import env
warnings.filterwarnings("ignore", category=UserWarning)
api_test(env("orchard", 3), num_cycles=100)
"""
REGISTERED = """
import gymnasium, pyspiel
import antechamber.envs.gymnasium, antechamber.envs.openspiel
env = gymnasium.make("antechamber/Orchard-v0")
assert env.reset(seed=1)[0].shape == env.observation_space.shape
assert pyspiel.load_game("antechamber_orchard", {"players": 3}).num_players() == 3
"""


@pytest.fixture(scope="module")
def guest(tmp_path_factory):
    return with_orchard(tmp_path_factory.mktemp("orchard"))


@pytest.fixture
def antechamber(guest):
    def say(*words, **more):
        said = run(guest, "-m", "antechamber.cli", *words, **more)
        assert said.returncode == 0, said.stderr
        return said.stdout

    return say


def test_its_own_tests_pass_the_contract_suite_among_them(guest):
    said = run(guest, "-m", "pytest", "-q", "-p", "no:cacheprovider", ORCHARD / "tests", cwd=ORCHARD)
    assert said.returncode == 0, said.stdout
    assert " passed" in said.stdout


def test_it_comes_after_our_games(guest):
    said = run(guest, "-c", "import antechamber; print(*antechamber.GAMES)")
    assert said.stdout.split() == ["royals", "catherine", "first-tsar", "potemkin", "orchard"], said.stderr


def test_it_is_played_in_a_terminal_kept_and_replayed(antechamber, tmp_path):
    record = tmp_path / "orchard.record"
    words = ("play", "orchard", "--seats", "2", "--bots", "courtier", "--seed", "tree", "--record", record)
    shown = antechamber(*words, input="1\n\n" * 40)
    assert "Trees of this season" in shown or "trees" in shown
    assert "Bid a ladder" in shown
    assert record.read_text().startswith("antechamber record 1\ngame orchard\n")
    assert "points" in antechamber("replay", record)
    assert "All bid a ladder" in antechamber("rules", "orchard")
    assert "quince" in antechamber("components", "orchard").casefold()


@pytest.mark.parametrize("bots", ["page,random", "courtier,page", "chancellor@40,courtier", "chancellor@40/2,random"])
def test_bots_of_every_kind_play_it_without_a_judgement_of_their_own(antechamber, bots, tmp_path):
    out = tmp_path / "games.jsonl"
    antechamber("arena", "orchard", "--bots", bots, "--seats", "2", "--games", "2", "--jobs", "1", "--out", out)
    games = [json.loads(line) for line in out.read_text().splitlines()[1:]]
    assert len(games) == 2


def test_a_search_beats_chance(antechamber, tmp_path):
    out = tmp_path / "games.jsonl"
    words = ("--bots", "chancellor@60,random", "--seats", "2", "--games", "20", "--jobs", "1")
    antechamber("arena", "orchard", *words, "--out", out)
    games = [json.loads(line) for line in out.read_text().splitlines()[1:]]
    places = {bot: sum(game["places"][game["bots"].index(bot)] for game in games) for bot in games[0]["bots"]}
    assert places["chancellor@60"] < places["random"]


def test_fitting_says_that_there_is_nothing_to_fit(guest):
    said = run(guest, "-m", "antechamber.cli", "fit", "orchard")
    assert said.returncode == 2
    assert said.stderr == "orchard has no evaluator of its own, so there is nothing to fit.\n"


@pytest.mark.parametrize("program", [API_TEST, REGISTERED])
def test_learners_are_given_it(guest, program):
    said = run(guest, "-c", program)
    assert said.returncode == 0, said.stderr


def test_a_package_that_is_broken_leaves_the_other_games_to_play(guest, tmp_path):
    folder = tmp_path / "broken-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (folder / "entry_points.txt").write_text(
        "[antechamber.games]\nlost = broken.nowhere:MANIFEST\nclock = antechamber.engine:COMPILED\n"
    )
    said = run({**guest, "PYTHONPATH": str(tmp_path)}, "-c", "import antechamber; print(*antechamber.GAMES)")
    assert said.stdout.split() == ["royals", "catherine", "first-tsar", "potemkin"]
    assert "the game 'lost' is left out: broken.nowhere:MANIFEST cannot be imported" in said.stderr
    assert "the game 'clock' is left out: antechamber.engine:COMPILED is no antechamber.Manifest" in said.stderr
