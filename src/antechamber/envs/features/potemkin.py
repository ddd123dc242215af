"""Potemkin Empire as numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from antechamber.envs.feature import FeatureList, Index, counted, index, marked
from antechamber.games.potemkin.components import DIRECTIONS, TYPES, Components

# Lots are numbered from 1 and not used again. 24 is the most in ten thousand random games; what is beyond is not shown.
LOTS = 28

TYPE_INDEX = index(TYPES)


def list_features(features: FeatureList, box: Components) -> None:
    list_table(features, box)
    list_seats(features, box)
    list_villages(features, box)
    list_own(features, box)


def list_table(features: FeatureList, box: Components) -> None:
    kinds, cards = index(box.kinds), len(box.card_kinds)
    features.number("month", len(box.deals), "the month, from 1", lambda v: v.month)
    features.number("counterclockwise", 1, "play goes counterclockwise", lambda v: v.direction == DIRECTIONS[1])
    features.number("drafting", 1, "all are drafting", lambda v: v.drafting)
    over = max(box.deals) + 1
    features.number("round", over, "round of the draft, from 1", lambda v: v.round if v.drafting else over)
    features.which_seat("first", "who opened the month's actions, one-hot by seat", lambda v: v.first)
    features.which_seat("acting", "whose turn it is, one-hot by seat", lambda v: v.acting)
    features.which_seat("scientist", "who has the scientist, one-hot by seat", lambda v: v.scientist)
    features.which_seat("shield", "who has the shield, one-hot by seat", lambda v: v.shield)
    features.number("deck", cards, "cards in the deck", lambda v: v.deck)
    features.number("discards", cards, "cards in the discards", lambda v: v.discards)
    features.row(
        "played_before",
        len(kinds),
        max(box.kind_counts),
        "played cards in the discards, by kind",
        lambda v: counted(v.played_before, kinds),
    )
    features.row("played", len(kinds), 1, "card being resolved, one-hot", lambda v: marked([v.played], kinds))
    features.row(
        "facades",
        len(TYPES),
        max(box.facades),
        f"Facades left: {', '.join(TYPES)}",
        lambda v: counted(v.facades, TYPE_INDEX),
    )
    features.number("cubes", box.cubes, "cubes in the supply", lambda v: v.cubes)
    features.number("agents", box.agents, "agents in the supply", lambda v: v.agents)
    features.which_seat("capitol", "who has the capitol, one-hot by seat", lambda v: v.capitol)


def list_seats(features: FeatureList, box: Components) -> None:
    kinds, most = index(box.kinds), max(box.deals)
    features.each("cards", len(box.card_kinds), "cards in hand, by seat", lambda v, seat: v.seats[seat].cards)
    features.each("pack", most, "cards in the pack before it, by seat", lambda v, seat: v.seats[seat].pack)
    features.each("producing", 1, "has produced this month, by seat", lambda v, seat: v.seats[seat].producing)
    features.each("ready", box.agents, "agents ready, by seat", lambda v, seat: v.seats[seat].ready)
    features.each("spent", box.agents, "agents spent, by seat", lambda v, seat: v.seats[seat].spent)
    features.rows(
        "destroyed",
        len(kinds),
        max(box.kind_counts),
        "interiors of buildings it has destroyed, by seat and kind",
        lambda v, seat: marked(v.seats[seat].destroyed, kinds),
    )


def list_villages(features: FeatureList, box: Components) -> None:
    kinds, seats = index(box.kinds), features.seats
    listed = Villages(features)
    types = f"type of the building, by seat and lot, one-hot: {', '.join(TYPES)}"
    listed.add("type", len(TYPES), 1, types, lambda b, _: marked([b.type], TYPE_INDEX))
    listed.add("building_cubes", 1, box.cubes, "cubes there, by seat and lot", lambda b, _: [b.cubes])
    listed.add("building_agents", 1, box.agents, "agents there, by seat and lot", lambda b, _: [b.agents])
    listed.add("face_up", 1, 1, "its interior lies open, by seat and lot", lambda b, _: [b.face_up])
    listed.add("watched", 1, 1, "an agent stands in front of it, by seat and lot", lambda b, _: [b.watched])
    knowers = "who knows the interior, by seat, lot and knowing seat"
    listed.add("known_to", seats, 1, knowers, lambda b, own: [(own + n) % seats in b.known_to for n in range(seats)])
    interiors = "interior, by seat and lot, one-hot by kind; all 0 if not known"
    listed.add("interior", len(kinds), 1, interiors, lambda b, _: marked([b.interior], kinds))
    listed.add("real", 1, 1, "known to be real, by seat and lot", lambda b, _: [b.real is True])
    listed.add("fake", 1, 1, "known to be fake, by seat and lot", lambda b, _: [b.real is False])


class Villages:
    """What stands on the lots of each village."""

    def __init__(self, features: FeatureList) -> None:
        self.features = features

    def add(self, name: str, size: int, high: int, meaning: str, read: Callable[[Any, int], Iterable[float]]) -> None:
        """`size` numbers for each lot, read from the building there; all 0 where there is none."""

        def by_lot(v: Any, seat: int) -> list[float]:
            found: list[float] = [0] * (LOTS * size)
            for building in v.seats[seat].village:
                lot = int(building.name.partition(".")[2])
                if lot <= LOTS:
                    found[(lot - 1) * size : lot * size] = read(building, v.seat)
            return found

        self.features.rows(name, LOTS * size, high, meaning, by_lot)


def list_own(features: FeatureList, box: Components) -> None:
    kinds, most = index(box.kinds), max(box.kind_counts)
    features.row(
        "raising", len(TYPES), 1, "Facade without interior yet, one-hot", lambda v: marked([v.own.raising], TYPE_INDEX)
    )
    features.row("hand", len(kinds), most, "own cards, by kind", lambda v: counted(v.own.hand, kinds))
    features.row(
        "own_pack", len(kinds), most, "the pack before the seat, by kind", lambda v: counted(v.own.pack, kinds)
    )
    features.row("picked", len(kinds), 1, "card picked from it, one-hot", lambda v: marked([v.own.picked], kinds))
    features.row(
        "aside", len(kinds), most, "cards put aside to be changed, by kind", lambda v: counted(v.own.aside, kinds)
    )
    held = "packs held, by month, by round of the draft and by kind"
    features.row(
        "packs",
        len(box.deals) * max(box.deals) * len(kinds),
        most,
        held,
        lambda v: packs(v.seen.packs, box.deals, kinds),
    )
    features.row(
        "discarded", len(kinds), most, "cards known to lie in the discards", lambda v: counted(v.seen.discarded, kinds)
    )
    features.row(
        "reshuffled",
        len(kinds),
        most,
        "cards known to have lain there when they became the deck",
        lambda v: counted(v.seen.reshuffled, kinds),
    )


def packs(held: list[list[dict[str, int]]], deals: list[int], kinds: Index) -> list[float]:
    """Every pack at its place; all 0 for those to come."""
    rounds, size = max(deals), len(kinds)
    found: list[float] = [0] * (len(deals) * rounds * size)
    for month, months_packs in enumerate(held):
        for number, pack in enumerate(months_packs):
            at = (month * rounds + number) * size
            found[at : at + size] = counted(pack, kinds)
    return found
