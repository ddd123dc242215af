import pytest
from rich.console import Console

from antechamber.cli import boards
from antechamber.core.chance import Chance
from antechamber.games import load


def text(picture, width):
    console = Console(width=width, markup=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


def positions(seats, seed=b"a board for tests"):
    """Every position of a random game, with a seat that is to decide."""
    s, rng = load("catherine").start(seats, seed), Chance(b"board")
    while pending := s.pending():
        seat = pending[rng.below(len(pending))]
        yield s, seat
        s.apply(seat, s.options(seat)[rng.below(len(s.options(seat)))])
    yield s, None


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_of_catherine_fits(seats, width):
    for number, (s, seat) in enumerate(positions(seats)):
        if number % 12 == 0:
            for drawn in (boards.board(load("catherine"), s.view(seat)), boards.hand(load("catherine"), s.view(seat))):
                lines = text(drawn, width).splitlines()
                assert max(map(len, lines)) <= width
                assert not any("…" in line for line in lines)
    assert "over; pile" in text(boards.board(load("catherine"), s.view(None)), width)


def test_the_map_is_a_list_of_roads():
    s = load("catherine").start(2, b"a board for tests")
    drawn = text(boards.board(load("catherine"), s.view(0)), 80)
    assert "▲ Kazan           favour         Nizhny Novgorod, Siberia, Orenburg, Astrakhan" in drawn
    assert "● Riga            food 2         Reval, Novgorod, Smolensk" in drawn


def test_a_display_has_two_rows():
    s = next(s for s, _ in positions(2) if any(card >= 0 for card in s.below[0]))
    lines = text(boards.board(load("catherine"), s.view(1)), 80).splitlines()
    top = next(number for number, line in enumerate(lines) if "─ A" in line)
    action = next(number for number, line in enumerate(lines) if number > top and "action" in line)
    below = next(number for number, line in enumerate(lines) if number > top and "│below" in line)
    assert top < action < below
    assert "same" in lines[below] or "other" in lines[below]


def test_what_one_is_laying_is_shown_to_oneself_only():
    s, seat = next(
        (s, seat) for s, seat in positions(2) if seat is not None and len(s.laid[seat]) == 2 and s.rows[seat]
    )
    own = text(boards.hand(load("catherine"), s.view(seat)), 100)
    assert "laid " in own
    assert "laid " not in text(boards.board(load("catherine"), s.view(None)), 100)
    s.apply(seat, s.options(seat)[0])
    if s.laid[seat]:
        assert ", below " in text(boards.hand(load("catherine"), s.view(seat)), 100)


def test_a_cost_says_how_many_cards_are_still_to_be_discarded():
    found = ((s, n) for s, n in positions(4, b"costs") if n is not None and s.decision(n).prompt == "discard")
    s, seat = next(found)
    owed = s.view(seat).own.owed
    assert f"to discard {owed} more; so far none" in text(boards.hand(load("catherine"), s.view(seat)), 80)


def test_the_active_card_is_told_in_words_when_one_acts():
    s, seat = next((s, n) for s, n in positions(3) if n is not None and s.decision(n).prompt == "perform")
    view = s.view(seat)
    active = view.seats[seat].display[view.seats[seat].active].card
    shown = text(boards.hand(load("catherine"), view), 100)
    assert active.name in shown
    assert shown.count("your row") == 1


def test_a_colour_of_ones_own_has_a_shape_too():
    from antechamber.cli.boards.catherine import coloured

    assert coloured("violet", "Omsk").plain == "◆ Omsk"
