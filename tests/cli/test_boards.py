from types import SimpleNamespace

import pytest
from msgspec import Struct
from rich.console import Console

from antechamber.cli import boards
from antechamber.cli.boards import plain
from antechamber.core.playout import Tally, play_out
from antechamber.games import GAMES, load

NO_GAME = SimpleNamespace(key="chess")


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


class Table(Struct):
    round: int
    own: Own | None
    deck: list[str]
    held: dict[str, list[int]]


def test_a_game_without_a_drawing_is_shown_as_tables(monkeypatch):
    monkeypatch.setitem(GAMES, "chess", GAMES["royals"]._replace(key="chess", terminal_board=""))
    view = Table(3, Own([Card("Spy", 2)], {"coins": 4}), ["a", "b"], {"north": [1, 0]})
    shown = text(boards.board(NO_GAME, view), 80)
    assert all(word in shown for word in ("round", "3", "Spy", "cost", "coins 4", "a, b", "north", "1, 0"))
    assert "deck" not in text(boards.hand(NO_GAME, view), 80)
    assert text(plain.drawn(Table(1, None, [], {})), 80).split() == ["round", "1", "own", "-", "deck", "-", "held", "-"]


def test_any_view_can_be_shown_as_tables():
    s = load("royals").start(3, b"a board for tests")
    play_out(s, 1, Tally())
    assert "paris.king" in text(plain.board(s.view(0), NO_GAME), 200)
