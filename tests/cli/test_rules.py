import pytest
from rich.console import Console

from antechamber import games
from antechamber.cli.rules import show

LEDGER = """\
# Royals

The rules in our words.

## 3. Playing cards

- **R3.2** A vacant position costs its `title`'s cards. `rules.Play.options` · `test_r3_2_name`
- **R3.3** One cube marks the position,
  one its title. [`rules.place_cubes`, `rules.one_more`; `test_r3_3_name`]

## 4. End of a turn

- **R4.1** Keep twelve cards. `rules.HandLimit`
"""


@pytest.fixture
def ledger(monkeypatch, tmp_path):
    file = tmp_path / "RULES.md"
    file.write_text(LEDGER)
    monkeypatch.setitem(games.GAMES, "royals", games.GAMES["royals"]._replace(ledger=file))
    return file


def test_rules_are_shown_without_the_names_of_code(run, ledger):
    shown = run("rules", "royals").out
    assert "- **R3.2** A vacant position costs its `title`'s cards.\n" in shown
    assert "  one its title.\n" in shown
    assert "rules." not in shown
    assert "test_" not in shown


@pytest.mark.parametrize("game", games.GAMES)
def test_the_rules_of_every_game_are_for_players(run, game):
    shown = run("rules", game).out
    assert "**R1.1** " in shown
    assert "`" not in shown


def test_finding_a_word(run, refused, ledger):
    shown = run("rules", "royals", "--find", "CARDS").out
    assert "## 3. Playing cards" in shown
    assert "R3.2" in shown
    assert "R3.3" not in shown
    assert "## 4. End of a turn" in shown
    assert "do not mention 'dragon'" in refused("rules", "royals", "--find", "dragon")


def test_a_game_without_written_rules(refused, ledger):
    ledger.unlink()
    assert "not written down" in refused("rules", "royals")


def test_a_terminal_pages(ledger, monkeypatch):
    paged = []
    monkeypatch.setattr("rich.pager.SystemPager.show", lambda _, content: paged.append(content))
    show(Console(force_terminal=True, width=80), LEDGER)
    assert "Playing cards" in paged[0]
