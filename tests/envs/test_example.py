"""The training example learns."""

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_short_run_of_the_example_learns_to_beat_a_random_player(monkeypatch, capsys):
    monkeypatch.syspath_prepend(EXAMPLES)
    example = import_module("learn_royals")
    monkeypatch.setattr(example, "LEARNING_RATE", 0.1)
    with ThreadPoolExecutor(1) as pool:
        curve = example.train(pool, rounds=4, games=8)
    assert curve[0] < 0.65
    assert sum(curve[2:]) / 2 > 0.75
    assert capsys.readouterr().out.count("wins") == 4
