import pytest
from rich.console import Console

from antechamber.cli import boards
from antechamber.cli.boards.potemkin import LEGEND
from antechamber.core.chance import Chance
from antechamber.games import load
from antechamber.testing import changed_components


def text(picture, width=80):
    console = Console(width=width, record=True, markup=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


def played(seats, decisions, seed=b"a board for tests"):
    """A game after so many decisions, in which producing is rare; its state after each of them."""
    s, rng = load("potemkin").start(seats, seed), Chance(seed)
    for _ in range(decisions):
        if s.over:
            return
        yield s
        seat = s.pending()[0]
        options = [option for option in s.options(seat) if option.text != "produce" or rng.below(6) == 0]
        options = options or s.options(seat)
        s.apply(seat, options[rng.below(len(options))])


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("seats", [3, 5])
def test_the_board_of_potemkin_empire_fits(seats, width):
    for number, s in enumerate(played(seats, 2000)):
        if number % 25 == 0:
            drawn = text(boards.board(load("potemkin"), s.view(s.pending()[0])), width)
            assert "…" not in drawn
            assert max(map(len, drawn.splitlines())) <= width
    assert s.over
    assert "over" in text(boards.board(load("potemkin"), s.view(None)), width)


def test_a_facade_shows_what_one_knows_behind_it():
    *_, s = played(3, 60)
    owner = next(seat for seat in range(3) if s.villages[seat])
    building = s.view(owner).seats[owner].village[0]
    lot = building.name.partition(".")[2]
    own, other = (text(boards.board(load("potemkin"), s.view(seat))) for seat in (owner, (owner + 1) % 3))
    assert f"{lot} {building.type.title()}" in own
    assert f"{lot} {building.type.title()}" in other
    assert "?" in other


def test_the_hand_is_shown_while_one_goes_on_deciding():
    s = next(played(3, 1))
    shown = text(boards.hand(load("potemkin"), s.view(0)))
    assert "Your pack" in shown
    assert "Facades" not in shown


def test_what_one_is_doing_is_shown():
    shown = set()
    for s in played(4, 4000, b"doing"):
        for seat in s.pending():
            lines = text(boards.hand(load("potemkin"), s.view(seat)))
            shown |= {
                word
                for word in ("You build", "Put aside", "In play", "You keep", "Packs", "Discarded")
                if word in lines
            }
    assert {"You build", "Packs", "Discarded"} <= shown


def test_what_was_revealed_is_shown_until_one_acts():
    seen = 0
    for s in played(3, 4000, b"revealed"):
        for seat in s.pending():
            view = s.view(seat)
            shown = text(boards.board(load("potemkin"), view), 200)
            assert ("Revealed" in shown) == bool(view.revealed)
            seen += len(view.revealed)
    assert seen > 0


def test_the_number_of_a_round_is_that_of_the_phase():
    shown = [text(boards.board(load("potemkin"), s.view(0)), 200) for s in played(3, 30)]
    phases = [lines.partition("clockwise, ")[2].split("  ")[0].rstrip() for lines in shown]
    assert [phase for at, phase in enumerate(phases) if phase not in phases[:at]][:5] == [
        "pack 1",
        "pack 2",
        "pack 3",
        "round 1",
        "round 2",
    ]


def test_cards_are_called_by_their_names():
    s = next(played(3, 1))
    assert list(s.view(0).own.pack) == ["cond_government", "cond_industry", "fake_arrest", "fake_lower_shield"]
    shown = text(boards.hand(load("potemkin"), s.view(0)), 200)
    assert "Government interior, Industry interior, Night watch, Noisy crowd" in shown


def test_things_are_called_as_in_the_box_that_is_played(tmp_path):
    mine = changed_components(
        "potemkin", tmp_path, ('"Fitted out as government"', '"Chancery"'), ('name = "Science"', 'name = "Alchemy"')
    )
    game = load("potemkin", mine)
    s = game.start(3, b"a board for tests")
    shown = text(boards.board(game, s.view(0)), 200)
    assert "Chancery" in shown
    assert "Alchemy" in shown
    assert "Science" not in shown.replace(LEGEND.splitlines()[0], "")
