import pytest
from rich.console import Console

from antechamber.cli import boards
from antechamber.cli.news import described, speaker_to
from antechamber.cli.offer import numbered
from antechamber.core.chance import Chance
from antechamber.games import load
from antechamber.testing import changed_components
from games.first_tsar.positions import table, thrifty


def text(picture, width):
    console = Console(width=width, record=True, markup=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_fits(seats, width):
    s, rng = load("first-tsar").start(seats, b"a board for tests"), Chance(b"board")
    decisions = 0
    while s.pending():
        seat, choice = thrifty(s, rng)
        if decisions % 40 == 0:
            drawn = text(boards.board(load("first-tsar"), s.view(seat)), width)
            assert "…" not in drawn
            assert max(map(len, drawn.splitlines())) <= width
        s.apply(seat, choice)
        decisions += 1
    assert "Spectator" in text(boards.board(load("first-tsar"), s.view(None)), width)


def test_the_kremlin_the_map_and_what_is_ones_own():
    game = table(
        warriors={0: {"moscow": 2}, 1: {"moscow": 1}},
        boyars={0: {"moscow": 1}},
        buildings={"moscow": 0},
        chambers={"project": {0: 2, 1: 1}, "reward": {0: 0}},
        seals={"exchange": 1},
        trade={"seym": "grain_coin"},
        goods={0: "3 grain + 1 wood"},
        estates={0: ["court_residence"], 1: ["village"]},
        titles={0: ["treasurer"], 1: ["okolnichy"]},
        hands={0: ["palisade"]},
        pads={0: ["stone"], 1: ["any"]},
        kept={0: ["move"]},
    )
    drawn = text(boards.board(load("first-tsar"), game.state.view(0)), 100)
    assert "A:2*" in drawn
    assert "A2b#  B1" in drawn
    assert "1 grain and 1 coin Putivl - Kursk" in drawn
    assert "Palisade construction 2 grain + 2 wood > 4 vp" in drawn
    assert "Court Residence: 2 coin > favour" in drawn
    assert "Treasurer: 1 vp a Spoils or Trade token; now 2" in drawn
    assert "B pad any good or coin; estates Village; titles Okolnichy 1" in drawn
    game.play("leave project", "seal")
    assert "Project Chamber: 3" in text(boards.hand(load("first-tsar"), game.state.view(0)), 80)


def test_things_are_called_as_in_the_box_that_is_played(tmp_path):
    """A set of one's own has other names than the standard box, for regions, chambers and completed Projects, too."""
    mine = changed_components(
        "first-tsar", tmp_path, ('name = "South"', 'name = "The Steppe"'), ('name = "Palisade"', 'name = "Fence"')
    )
    game = load("first-tsar", mine)
    s = game.start(2, b"a board for tests")
    s.completed[1].append(game.box.projects.index("palisade"))
    drawn = text(boards.board(game, s.view(0)), 100)
    assert "The Steppe" in drawn
    assert "completed Fence" in drawn
    assert "South" not in drawn


def test_a_reward_says_of_which_region():
    game = table(at="regions", warriors={0: {"kursk": 1}})
    assert "South: 3 vp or 2 grain + 1 wood" in text(boards.hand(load("first-tsar"), game.state.view(0)), 80)


def test_options_say_what_they_do():
    game = table(goods={0: "2 coin"}, chambers={"reward": {0: 0}}, estates={0: ["court_residence"]})
    options = game.play("leave reward", "no-seal").state.options(0)
    lines = [described(game.state, 0, option, speaker_to(load("first-tsar"), 3, 0)) for option in options]
    shown = text(numbered(lines), 80)
    assert "Use Court Residence (the Tsar's Favour for 2 coins)" in shown
    assert "Done here (you give up 1 action)" in shown
