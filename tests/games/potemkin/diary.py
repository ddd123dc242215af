"""What a player of Potemkin Empire with a perfect memory knows, written down from what the seat is shown alone."""

from __future__ import annotations

from collections import Counter

from antechamber.games.potemkin.memory import (
    BUILDING,
    DECK,
    DISCARDS,
    HAND,
    MONTH,
    PACK,
    RESHUFFLE,
    SHOWN,
    card_of,
    place_of,
)


class Diary:
    """What a seat has been shown in its hand, in packs and behind facades: when, where and which kinds.

    It is written from views alone. When is how long the trail was at that moment, where is a place of the trail.
    """

    def __init__(self, state, seat):
        self.seat = seat
        self.now = {}
        self.facts = []
        self.write(state)

    def write(self, state):
        shown = self.shown(state)
        for place, cards in shown.items():
            if self.now.get(place) != cards:
                self.facts.append((len(state.trail), place, cards))
        self.now = shown

    def shown(self, state):
        view = state.view(self.seat)
        number = {f"{s}.{b.lot}": b.number for s, village in enumerate(state.villages) for b in village}
        shown = {
            BUILDING + number[building.name]: {building.interior: 1}
            for seat in view.seats
            for building in seat.village
            if building.interior is not None
        }
        shown[SHOWN] = Counter(name for seat in view.seats for name in seat.destroyed)
        if view.played:
            shown[SHOWN] += Counter([view.played])
        if view.own is not None:
            shown[HAND + self.seat] = Counter(view.own.hand) + Counter(view.own.aside)
            if view.drafting:
                direction = 1 if view.direction == "clockwise" else -1
                opener = (self.seat - direction * (view.round - 1)) % len(view.seats)
                shown[PACK + opener] = Counter(view.own.pack)
        return shown

    def check(self, sample):
        check_places(sample)
        check_facts(sample, self.facts)


def check_facts(sample, facts):
    """Follow the course of the sample: at each moment it shows what the seat was shown then."""
    kinds, box = sample.box.card_kinds, sample.box.kinds
    where = [DECK] * len(kinds)
    due = list(reversed(facts))
    for at, entry in enumerate([*sample.trail, None]):
        while due and due[-1][0] == at:
            _, place, cards = due.pop()
            found = [box[kinds[card]] for card, lies in enumerate(where) if lies == place]
            assert sorted(found) == sorted(Counter(cards).elements())
        if entry is None:
            break
        if place_of(entry) == RESHUFFLE:
            where = [DECK if place == DISCARDS else place for place in where]
        elif place_of(entry) != MONTH:
            where[card_of(entry)] = place_of(entry)
    assert not due


def check_places(sample):
    """Every card lies where its trail ends."""
    where = dict.fromkeys(range(len(sample.box.card_kinds)), DECK)
    for entry in sample.trail:
        if place_of(entry) == RESHUFFLE:
            where = {card: DECK if place == DISCARDS else place for card, place in where.items()}
        elif place_of(entry) != MONTH:
            where[card_of(entry)] = place_of(entry)
    assert all(where[card] == DECK for card in sample.deck)
    assert all(where[card] == DISCARDS for card in sample.discards)
    assert all(where[card] == SHOWN for cards in sample.trophies for card in cards)
    for seat, hand in enumerate(sample.hands):
        assert all(where[card] == HAND + seat for card in hand)
    for village in sample.villages:
        assert all(where[building.card] == BUILDING + building.number for building in village)
