"""What the cards of Potemkin Empire are good for, and how many of those that a seat has not seen are fakes."""

from __future__ import annotations

from typing import Final

from antechamber.games.potemkin.components import AGENTS, INSPECT, LOOK, NOTHING, RESOURCES
from antechamber.games.potemkin.state import PotemkinState

FITTED: Final = 0.4  # how many of the conditional cards lie behind their own Facade
CATCH: Final = 1.3  # what sending an agent to a building brings on average


def hand_worth(s: PotemkinState, seat: int, mills: int) -> tuple[float, float, float, float]:
    """The seat's cards: how many, how many always fake and always real, and what their abilities would bring."""
    hand = s.hands[seat]
    if s.picks[seat] != NOTHING:
        hand = [*hand, s.picks[seat]]
    fake = real = 0
    abilities = 0.0
    for card in hand:
        kind = s.box.card_kinds[card]
        if always_fake(s.box.real[kind]):
            fake += 1
        elif always_real(s.box.real[kind]):
            real += 1
        abilities += ability_worth(s, seat, kind, mills)
    return float(len(hand)), float(fake), float(real), abilities


def ability_worth(s: PotemkinState, seat: int, kind: int, mills: int) -> float:
    """About how many points it brings to play a card."""
    ability = s.box.abilities[kind]
    if ability is None:
        return 0.0
    if ability.op == RESOURCES:
        cubes = mills if ability.to == "each_own_industry" else ability.n if mills else 0
        return float(min(cubes, s.cubes + 2))
    if ability.op == AGENTS:
        return CATCH * (s.spent[seat] if ability.source == "own_spent" else 1)
    if ability.op == INSPECT:
        return CATCH * ability.n
    if ability.op == LOOK:
        return 0.4 if ability.n == 1 else 0.8
    return 0.6


def suspicion(s: PotemkinState, seat: int) -> float:
    """How many of the interiors that the seat has not seen are likely to be fakes."""
    fake = whole = 0.0
    for kind, cards in enumerate(unseen_cards(s, seat)):
        real = s.box.real[kind]
        whole += cards
        if always_fake(real):
            fake += cards
        elif not always_real(real):
            fake += (1.0 - FITTED) * cards
    return fake / whole if whole else 0.5


def unseen_cards(s: PotemkinState, seat: int) -> list[int]:
    """How many cards of each kind the seat does not see: neither in its hand, nor in a building, nor as a trophy."""
    kinds = s.box.card_kinds
    left = s.box.kind_counts[:]
    own = 1 << seat
    for card in s.hands[seat]:
        left[kinds[card]] -= 1
    for village in s.villages:
        for building in village:
            if building.knowers & own:
                left[kinds[building.card]] -= 1
    for trophies in s.trophies:
        for card in trophies:
            left[kinds[card]] -= 1
    return left


def always_fake(real: list[bool]) -> bool:
    return True not in real


def always_real(real: list[bool]) -> bool:
    return False not in real
