import os
import subprocess
import sys
from pathlib import Path

import pytest

from antechamber import __version__
from antechamber.cli import main as entry
from antechamber.games import GAMES

SOURCE = Path(entry.__file__).parents[2]


def test_version_and_help(run):
    assert run("--version").out.strip() == __version__
    shown = run("--help").out
    assert all(command in shown for command in entry.COMMANDS)


@pytest.mark.parametrize("command", list(entry.COMMANDS))
def test_each_command_has_help(run, command):
    assert run(command, "--help").code == 0


@pytest.mark.parametrize("command", ["play", "rules", "components", "simulate", "bench", "encoding"])
def test_a_wrong_game_is_named(refused, command):
    assert "no game called 'chess'" in refused(command, "chess")


@pytest.mark.parametrize("command", ["play", "simulate", "bench", "encoding"])
def test_wrong_seats_are_named(refused, command):
    assert "Royals is for 2 to 5 players, not 9" in refused(command, "royals", "--seats", 9)
    assert "not 0" in refused(command, "royals", "--seats", 0)


@pytest.mark.parametrize(
    "tokens",
    [
        ["play"],
        ["play", "royals"],
        ["rules", "royals"],
        ["components", "royals"],
        ["simulate", "royals"],
        ["arena"],
        ["arena", "royals", "--bots", "random"],
        ["fit", "royals"],
        ["encoding", "royals"],
        ["bench"],
        ["bench", "--json"],
        ["bench", "--bots"],
        ["serve", "--port", "0"],
        ["swarm"],
    ],
    ids=" ".join,
)
def test_without_any_game_every_command_says_so(refused, monkeypatch, tokens):
    monkeypatch.setattr("antechamber.games.GAMES", {})
    assert "No game is installed" in refused(*tokens)


def test_what_a_manifest_names_and_nobody_has_is_named(refused, monkeypatch):
    monkeypatch.setitem(GAMES, "chess", GAMES["royals"]._replace(key="chess", game="antechamber.games.royals:Chess"))
    assert "The manifest of 'chess' says game='antechamber.games.royals:Chess'" in refused("play", "chess")


def test_a_package_that_is_broken_is_warned_of_in_a_line(tmp_path):
    folder = tmp_path / "broken-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    royals = "antechamber.games.royals.manifest:MANIFEST"
    (folder / "entry_points.txt").write_text(f"[antechamber.games]\nkings = {royals}\n")
    process = start("rules", "royals", PYTHONPATH=f"{tmp_path}{os.pathsep}{SOURCE}")
    _, said = process.communicate()
    other = f"the manifest {royals} has the key 'royals', and both must be the same"
    assert said.splitlines() == [f"the game 'kings' is left out: {other}"]


def test_mistyped_words_and_options(refused):
    assert "pley" in refused("pley")
    assert "--bogus" in refused("play", "--bogus")
    assert "--games" in refused("simulate", "royals", "--games", 0)


def test_an_interrupt_ends_quietly(run, monkeypatch):
    def interrupt(*tokens, **options):
        raise KeyboardInterrupt

    monkeypatch.setattr(entry, "app", interrupt)
    assert run("play") == (130, "", "")


def start(*tokens, **more):
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "COLUMNS": "80", **more}
    return subprocess.Popen(
        [sys.executable, "-m", "antechamber.cli", *tokens],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding=more.get("PYTHONIOENCODING", "utf-8"),
    )


def test_as_a_process():
    with start("play", "--seed", "x") as process:
        out, err = process.communicate()
    assert process.returncode == 0
    assert "Draw a Country card" in out
    assert err == ""


@pytest.mark.parametrize("tokens", [("rules", "royals"), *[("play", game, "--bots", "random") for game in GAMES]])
def test_an_old_encoding_is_no_error(tokens):
    """What Windows gives to whoever redirects what is printed; a terminal there has every sign."""
    with start(*tokens, PYTHONIOENCODING="cp1252") as process:
        err = process.communicate()[1]
    assert (process.returncode, err) == (0, "")


def test_a_reader_that_stops_is_no_error():
    with start("components", "royals") as process:
        process.stdout.close()
        assert process.stderr.read() == ""
