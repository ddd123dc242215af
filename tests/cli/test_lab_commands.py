import json
import tomllib

from antechamber.games import GAMES


def test_simulate_as_json(run):
    ended = run("simulate", "royals", "--seats", 2, "--games", 5, "--seed", "x", "--json")
    assert ended.err == ""
    assert list(json.loads(ended.out)) == [
        "game",
        "seats",
        "games",
        "seed",
        "compiled",
        "mean_scores",
        "win_shares",
        "decisions_per_game",
        "points_by_source",
        "seconds",
    ]


def test_simulate_as_tables(run):
    shown = run("simulate", "royals", "--games", 5).out
    assert "5 random games of Royals" in shown
    assert "win share" in shown
    assert "decisions a game" in shown


def test_bench_as_json_for_one_game_or_all(run):
    one = json.loads(run("bench", "royals", "--seconds", 0.01, "--json").out)
    assert list(one) == [
        "game",
        "seats",
        "compiled",
        "decisions_per_s",
        "games_per_s",
        "decisions_per_game",
        "options_mean",
        "clone_us",
        "replay_ms",
    ]
    assert one["seats"] == 4
    assert json.loads(run("bench", "royals", "--seats", 2, "--seconds", 0.01, "--json").out)["seats"] == 2
    assert [row["game"] for row in json.loads(run("bench", "--seconds", 0.01, "--json").out)] == list(GAMES)


def test_bench_as_a_table_has_every_number_of_seats(run):
    shown = run("bench", "royals", "--seconds", 0.01).out
    assert "compiled by mypyc" in shown or "interpreted" in shown
    assert [line.split()[1] for line in shown.splitlines() if line.startswith("royals")] == ["2", "3", "4", "5"]


def test_bench_of_the_bots_counts_iterations(run):
    found = json.loads(run("bench", "royals", "--bots", "--seats", 2, "--seconds", 0.01, "--json").out)
    assert found["seats"] == 2
    assert found["iterations_per_s"] > 0
    assert "iterations/s" in run("bench", "royals", "--bots", "--seats", 2, "--seconds", 0.01).out


def test_fit_writes_weights_for_the_seats_it_was_asked_for(run, tmp_path):
    file = tmp_path / "weights.toml"
    ended = run("fit", "catherine", "--seats", 2, "--games", 100, "--jobs", 2, "--out", file)
    assert f"Written to {file}." in ended.out
    assert "explains" in ended.err
    assert tomllib.loads(file.read_text())["2"]["games"] == 100


def test_fit_says_what_is_wrong(refused):
    assert "Catherine" in refused("fit", "catherine", "--seats", 9)
    assert "chess" in refused("fit", "chess")
