from types import SimpleNamespace

import pytest
from msgspec import Struct
from rich.console import Console

from antechamber.cli import boards
from antechamber.cli.boards import plain
from antechamber.core.playout import Tally, play_out
from antechamber.games import GAMES, load


def text(picture, width):
    console = Console(width=width, record=True, markup=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_board_of_royals_fits(seats, width):
    s = load("royals").start(seats, b"a board for tests")
    decisions = 0
    while pending := s.pending():
        if decisions % 40 == 0:
            drawn = text(boards.board(load("royals"), s.view(pending[0])), width)
            assert "…" not in drawn
            assert max(map(len, drawn.splitlines())) <= width
        s.apply(pending[0], s.options(pending[0])[-1])
        decisions += 1
    assert "all scored" in text(boards.board(load("royals"), s.view(None)), width)


def test_the_board_of_royals_names_holders_by_letter():
    s = load("royals").start(3, b"a board for tests")
    while not any(holder is not None for holder in s.view(None).holders):
        acting = s.pending()[0]
        s.apply(acting, s.options(acting)[-1])
    view = s.view(0)
    place, holder = next(held for held in zip(view.places, view.holders, strict=True) if held[1] is not None)
    assert f"{place.title.title()} {place.cards} {'ABC'[holder]}" in text(boards.board(load("royals"), view), 80)


class Card(Struct):
    name: str
    cost: int


class Own(Struct):
    hand: list[Card]
    gold: dict[str, int]


class Seat(Struct):
    cities: dict[str, int]
    ready: bool


class Table(Struct):
    seat: int
    over: bool
    round: int
    own: Own | None
    deck_to_come: list[str]
    held: dict[str, list[int]]
    leader: str | None
    seats: list[Seat]


VIEW = Table(
    seat=1,
    over=False,
    round=3,
    own=Own([Card("Spy", 2)], {"coins": 4}),
    deck_to_come=["a", "b"],
    held={"city:paris": [1, 0]},
    leader="seat:1",
    seats=[Seat({"lyon": 2}, True), Seat({}, False)],
)


@pytest.fixture
def undrawn(monkeypatch):
    """Royals without a drawing of its own."""
    monkeypatch.setitem(GAMES, "royals", GAMES["royals"]._replace(terminal_board=""))
    return load("royals")


def test_a_game_without_a_drawing_is_shown_as_tables(undrawn):
    shown = text(boards.board(undrawn, VIEW), 80)
    assert all(word in shown for word in ("Round", "3", "Spy", "Cost", "coins 4", "a, b", "1, 0"))
    assert "Deck" not in text(boards.hand(undrawn, VIEW), 80)
    assert text(boards.hand(undrawn, SimpleNamespace(own=None)), 80).strip() == "-"


def test_a_plain_table_calls_things_and_fields_by_their_names(undrawn):
    lines = [line.split() for line in text(boards.board(undrawn, VIEW), 80).splitlines()]
    assert ["Deck", "to", "come", "a,", "b"] in lines
    assert lines[[line[:1] for line in lines].index(["Held"])][1:] == ["Paris", "1,", "0"]
    assert ["Leader", "B"] in lines
    assert ["Seats", "Cities", "Ready"] in lines
    assert ["A", "Lyon", "2", "yes"] in lines
    assert ["B", "-", "no"] in lines


def test_what_is_said_elsewhere_is_not_said_on_a_plain_table(undrawn):
    shown = text(boards.board(undrawn, VIEW), 80)
    assert "Over" not in shown
    assert "Seat " not in shown


def test_any_view_can_be_shown_as_tables():
    s = load("royals").start(3, b"a board for tests")
    play_out(s, 1, Tally())
    assert "paris.king" in text(plain.board(s.view(0), load("royals")), 200)
