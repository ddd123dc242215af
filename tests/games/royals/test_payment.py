"""Paying card by card: every payment there is, each along one path, counted by brute force."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from antechamber.games.royals.components import NOTHING
from antechamber.games.royals.payment import can_pay
from games.royals.positions import Table, changed, royals, table

COUNTRIES = royals().box.countries
PLOTS = royals().box.intrigues


def hands_of(kinds: int, cards: int) -> list[tuple[int, ...]]:
    """Every hand of that many cards."""
    if kinds == 1:
        return [(cards,)]
    return [(first, *rest) for first in range(cards + 1) for rest in hands_of(kinds - 1, cards - first)]


def ways_to_pay(hand: tuple[int, ...], fits: list[bool], per_wild: int, owed: int) -> list[tuple[int, ...]]:
    """Every selection of cards that pays exactly: what fits counts one, and so does each wild set of other cards."""
    found = []
    for cards in product(*[range(count + 1) for count in hand]):
        matching = sum(count for count, fit in zip(cards, fits, strict=True) if fit)
        others = sum(cards) - matching
        if others % per_wild == 0 and matching + others // per_wild == owed:
            found.append(cards)
    return found


def payments_made(game: Table, choice: str) -> Counter[tuple[str, ...]]:
    """What has been laid down at the end of each path that the decisions offer."""
    ends: Counter[tuple[str, ...]] = Counter()
    seat = game.acting
    start = game.state.clone()
    start.apply(seat, start.legal(seat, choice))
    paths = [start]
    while paths:
        s = paths.pop()
        if s.target == NOTHING:
            ends[next(event.public[1:] for event in s.events if event.kind in ("occupy", "take over"))] += 1
            continue
        for option in s.options(seat):
            further = s.clone()
            further.apply(seat, option)
            paths.append(further)
    return ends


def names(kinds: list[str], cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(kind for kind, count in zip(kinds, cards, strict=True) for _ in range(count))


def check_country_payment(hand: tuple[int, ...], position: str, country: str, owed: int) -> None:
    game = table(hands={0: dict(zip(COUNTRIES, hand, strict=True))})
    fits = [kind == country for kind in COUNTRIES]
    expected = {names(COUNTRIES, cards): 1 for cards in ways_to_pay(hand, fits, 3, owed)}
    choice = f"occupy {position}"
    assert game.state.pending() != [0] or (choice in game.options()) == bool(expected)
    if expected:
        assert payments_made(game, choice) == expected


@pytest.mark.parametrize("cards", range(1, 8))
def test_r3_7_every_payment_for_a_marshal_is_reached_along_one_path(cards):
    for hand in hands_of(4, cards):
        check_country_payment(hand, "edinburgh.marshal", "britain", 1)


@pytest.mark.parametrize("cards", [6, 7, 8])
def test_r3_7_every_payment_for_a_countess_is_reached_along_one_path(cards):
    for hand in hands_of(4, cards):
        check_country_payment(hand, "berlin.countess", "german_states", 3)


@pytest.mark.parametrize("hand", [(8, 6, 1, 0), (5, 5, 3, 2), (7, 1, 4, 3), (2, 8, 7, 4), (9, 2, 2, 2), (0, 9, 9, 6)])
def test_r3_7_every_payment_for_a_king_is_reached_along_one_path(hand):
    check_country_payment(hand, "paris.king", "france", 8)


def check_plots(cards: int, position: str, price: int, owed: int, components: str = "standard") -> None:
    """Every way to plot against a position that costs so many French cards, for every hand of Intrigue cards."""
    fits = ["france" in plot for plot in PLOTS]
    choice = f"take-over {position}"
    for plot in hands_of(6, cards):
        if max(plot) > 4:
            continue
        intrigues = {0: dict(zip(PLOTS, plot, strict=True))}
        game = table(hands={0: {"france": 8}}, intrigues=intrigues, held={position: 1}, components=components)
        ways = ways_to_pay(plot, fits, 2, owed)
        expected = {(*names(PLOTS, laid), *["france"] * price): 1 for laid in ways}
        assert (choice in game.options()) == bool(expected)
        if expected:
            assert payments_made(game, choice) == expected


@pytest.mark.parametrize("cards", range(1, 6))
def test_r3_16_every_plot_against_a_king_is_reached_along_one_path(cards):
    check_plots(cards, "paris.king", 8, owed=2)


@pytest.mark.parametrize("cards", range(1, 6))
def test_r3_16_every_plot_against_a_marshal_is_reached_along_one_path(cards):
    check_plots(cards, "bordeaux.marshal", 1, owed=1)


def test_r3_16_every_plot_is_reached_along_one_path_if_a_king_took_three(tmp_path):
    harder = changed(tmp_path, ("points = 16, intrigue = 2", "points = 16, intrigue = 3"))
    check_plots(5, "paris.king", 8, owed=3, components=harder)


@pytest.mark.parametrize("country", range(4))
def test_r3_16_the_worth_of_a_hand_is_the_most_it_can_pay(country):
    fits = royals().box.intrigue_fits[country]
    for plot in hands_of(6, 5):
        most = max(owed for owed in range(6) if ways_to_pay(plot, fits, 2, owed))
        assert can_pay(list(plot), fits, 2) == most
