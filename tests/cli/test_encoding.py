import sys


def test_the_fields_of_an_observation(run):
    shown = run("encoding", "royals", "--seats", 3, "--components", "arcane").out
    assert "| 0 | 7 | `decision` |" in shown
    assert "| 7 | 3 | `seat` |" in shown


def test_it_needs_the_research_interfaces(refused, monkeypatch):
    monkeypatch.delitem(sys.modules, "antechamber.envs.encoding", raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "pip install 'antechamber[research]'" in refused("encoding", "royals")
