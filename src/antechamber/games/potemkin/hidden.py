"""What a seat cannot know in Potemkin Empire, told anew.

A seat knows what it has seen on the trail: its own cards, the packs it passed on, interiors it looked at, whatever was
revealed. A sample is another course of the same game in which every card that the seat saw is of the same kind, at
every moment it saw it. So whatever the seat can conclude from what it was ever shown is true in every sample.
"""

from __future__ import annotations

from typing import Final

from antechamber.core.chance import Chance
from antechamber.games.potemkin.card_demands import CardDemands
from antechamber.games.potemkin.card_history import CardHistory
from antechamber.games.potemkin.components import NOTHING
from antechamber.games.potemkin.memory import BUILDING, DECK, DISCARDS, HAND, PACK, SHOWN, eye
from antechamber.games.potemkin.rules.acting import ACT
from antechamber.games.potemkin.rules.drafting import one_of
from antechamber.games.potemkin.rules.looking import SetAside
from antechamber.games.potemkin.sightings import Sightings
from antechamber.games.potemkin.state import PotemkinState

PATIENCE: Final = 8  # how often to doubt less before one begins again


def sample(s: PotemkinState, seat: int | None, rng: Chance) -> PotemkinState:
    """A state that `seat` cannot tell from this one. By older rules, rivals who think have something to think about."""
    kinds, counts = s.box.card_kinds, s.box.kind_counts
    sights = Sightings(kinds, counts, s.built)
    sights.read(s.trail, eye(seat))
    others = [other for other in range(s.seats) if other != seat]
    tries = 0
    while True:
        if tries % PATIENCE == 0:
            doubts = [1.0] * len(counts)
        tries += 1
        demands = CardDemands(sights, kinds, counts, doubts, rng)
        if not demands.ask():
            continue
        course = CardHistory(demands)
        course.deal(s.trail)
        new = s.clone()
        new.chance = rng.fork()
        for other in others:
            if new.lanes[other]:
                withdraw(new, other)
        lay(new, course)
        lay_packs(new, course, seat, rng)
        if all(think(new, other) for other in others):
            return new


def withdraw(s: PotemkinState, seat: int) -> None:
    """Nobody else knows which Facade the seat is about to raise, or which cards it has put aside: it begins again."""
    if s.raising != NOTHING:
        s.raising = NOTHING
        s.lanes[seat] = [ACT]
    if s.aside:
        s.picks_left += len(s.aside)
        s.lowest = 0
        s.aside = []


def think(s: PotemkinState, seat: int) -> bool:
    """Offer the seat its options with its new cards; whether it has a choice, if it had one before."""
    if not s.lanes[seat]:
        return True
    decision = s.lanes[seat][-1]
    s.open_options[seat] = []
    if s.discreet:
        s.ask(seat)
        return True
    if isinstance(decision, SetAside):
        s.ask(seat)
        return len(s.lanes[seat]) > 0
    s.open_options[seat] = decision.options(s, seat)
    return len(s.open_options[seat]) > 1


def lay(s: PotemkinState, course: CardHistory) -> None:
    """Lay the cards where their course has led them."""
    kinds = s.box.card_kinds
    s.trail = course.trail
    s.deck = course.cards(DECK)
    s.discards = course.cards(DISCARDS)
    shown = course.cards(SHOWN)
    s.trophies = [[take_like(kinds, shown, card) for card in trophies] for trophies in s.trophies]
    if s.played != NOTHING:
        s.played = take_like(kinds, shown, s.played)
    hands = [course.cards(HAND + seat) for seat in range(s.seats)]
    for seat in range(s.seats):
        if s.aside and s.lanes[seat]:
            s.aside = [take_like(kinds, hands[seat], card) for card in s.aside]
    s.hands = hands
    for seat, village in enumerate(s.villages):
        s.villages[seat] = [building.with_card(course.cards(BUILDING + building.number)[0]) for building in village]


def lay_packs(s: PotemkinState, course: CardHistory, viewer: int | None, rng: Chance) -> None:
    """The same for packs. What others have picked from theirs so far is not known either."""
    opener = -s.box.directions[s.month] * s.round
    for seat, pack in enumerate(s.packs):
        if pack:
            pick = s.picks[seat]
            new = course.cards(PACK + (seat + opener) % s.seats)
            s.packs[seat] = new
            if pick != NOTHING:
                own = seat == viewer
                s.picks[seat] = one_of(s, new, s.box.card_kinds[pick]) if own else new[rng.below(len(new))]


def take_like(kinds: list[int], cards: list[int], card: int) -> int:
    """Take a card of the same kind as another one."""
    at = 0
    while kinds[cards[at]] != kinds[card]:
        at += 1
    return cards.pop(at)
