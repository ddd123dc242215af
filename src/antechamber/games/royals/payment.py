"""Paying with matching cards and wild sets, one card at a time in one canonical order.

A payment is an ascending row of ways: way `k` lays a card of kind `k` that fits, way `kinds + k` lays one towards a
wild set. Every set of cards is thus reached along one path only. Cards that fit are never offered for wild sets: each
of them is worth more by itself.
"""

from __future__ import annotations

from typing import Any

from antechamber.core.composition import Item
from antechamber.core.flow import Choice


def can_pay(hand: list[int], fits: list[bool], per_wild: int) -> int:
    """How many cards that fit this hand is worth at the most."""
    matching = others = 0
    for kind, count in enumerate(hand):
        if fits[kind]:
            matching += count
        else:
            others += count
    return matching + others // per_wild


def price(cards: int, held: int, per_wild: int) -> tuple[int, int, int]:
    """R3.2 R3.6 What a hand with so many cards that fit would pay: those, how many it lacks, others instead of them."""
    own = min(cards, held)
    return own, cards - own, (cards - own) * per_wild


def valued(names: list[str], hand: list[int], fits: list[bool], per_wild: int, lowest: int) -> list[Item]:
    """R3.6 R3.16 The cards of a hand with what they count towards a price, a card of a wild set as 1.

    Those that have been passed over are left out; see `payments`.
    """
    return [
        Item(f"hand:{names[kind]}", copies, per_wild if fits[kind] else 1)
        for kind, copies in enumerate(hand)
        if copies and (kind if fits[kind] else len(hand) + kind) >= lowest
    ]


def payments(
    choices: list[Choice[Any]], hand: list[int], fits: list[bool], per_wild: int, owed: int, wild: int, lowest: int
) -> list[Choice[Any]]:
    """R3.6 R3.7 R3.8 R3.16 R3.26 The ways to lay the next card, each of which can be completed.

    `owed` cards are still to be paid, `wild` cards lie towards the next wild set, `lowest` is the last way taken.
    """
    kinds = len(hand)
    matching = others = 0
    for kind, count in enumerate(hand):
        if not fits[kind]:
            others += count
        elif kind >= lowest:
            matching += count
    ways: list[Choice[Any]] = []
    wild_worth = others // per_wild
    for kind in range(lowest, kinds):
        if fits[kind] and hand[kind]:
            if matching + wild_worth >= owed:
                ways.append(choices[kind])
            matching -= hand[kind]
    missing = per_wild * owed - wild
    for kind, count in enumerate(hand):
        if count and not fits[kind]:
            if kinds + kind >= lowest and others >= missing:
                ways.append(choices[kinds + kind])
            others -= count
    return ways
