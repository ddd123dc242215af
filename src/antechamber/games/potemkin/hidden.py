"""What a seat cannot know in Potemkin Empire, told anew.

A seat knows what it has seen on the trail: its own cards, the packs it passed on, interiors it looked at, whatever was
revealed. A sample is another course of the same game in which every card that the seat saw is of the same kind, at
every moment it saw it. So whatever the seat can conclude from what it was ever shown is true in every sample.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from antechamber.core.chance import Chance
from antechamber.games.potemkin.components import NOTHING
from antechamber.games.potemkin.memory import (
    BUILDING,
    CARDS,
    DECK,
    DISCARDS,
    MONTH,
    RESHUFFLE,
    SEERS,
    card_of,
    eye,
    place_of,
)
from antechamber.games.potemkin.rules.acting import ACT
from antechamber.games.potemkin.rules.looking import SetAside

if TYPE_CHECKING:
    from antechamber.games.potemkin.state import PotemkinState

# Once through the trail mixes what a seat has never seen; the second time what it has seen and lost sight of.
TELLINGS: Final = 2
TRIES: Final = 12


def sample(s: PotemkinState, seat: int | None, rng: Chance) -> PotemkinState:
    """A state that `seat` cannot tell from this one. Rivals who are thinking must have something to think about."""
    start = s.clone()
    start.chance = rng.fork()
    others = [other for other in range(len(s.lanes)) if other != seat]
    for other in others:
        if start.lanes[other]:
            withdraw(start, other)
    while True:
        new = start.clone()
        for _ in range(TELLINGS):
            retell(new, seat, rng)
        for other in others:
            if new.picks[other] != NOTHING:
                new.picks[other] = new.packs[other][rng.below(len(new.packs[other]))]
        if all(think(new, other) for other in others):
            return new


def withdraw(s: PotemkinState, seat: int) -> None:
    """Nobody else knows which Facade the seat is about to raise, or which cards it has put aside: it begins again."""
    if s.raising != NOTHING:
        s.raising = NOTHING
        s.lanes[seat] = [ACT]
    s.hands[seat] = sorted(s.hands[seat] + s.aside)
    if s.aside:
        s.picks_left += len(s.aside)
        s.lowest = 0
        s.aside = []


def think(s: PotemkinState, seat: int) -> bool:
    """Offer the seat its options with its new cards; whether it has a choice, if it had one before."""
    if not s.lanes[seat]:
        return True
    decision = s.lanes[seat][-1]
    s.offers[seat] = []
    if isinstance(decision, SetAside):
        s.ask(seat)
        return len(s.lanes[seat]) > 0
    s.offers[seat] = decision.options(s, seat)
    return len(s.offers[seat]) > 1


def retell(s: PotemkinState, seat: int | None, rng: Chance) -> None:
    """Tell the trail from the beginning, with other cards wherever the seat would not notice.

    Whenever a card leaves a place where others lie, one of those may have gone in its stead: from then on the two
    exchange their fates, unless the seat sees one of them again and they are of different kinds. `tokens` are the
    cards of the old trail, `cards[token]` what each of them is in the new one by now.
    """
    kinds = s.box.card_kinds
    number = len(kinds)
    last_seen = last_sights(s.trail, number, eye(seat))
    cards = list(range(number))
    lying: list[list[int]] = [[] for _ in range(BUILDING + number)]
    lying[DECK] = list(range(number))
    where = [DECK] * number
    trail: list[int] = []
    for at, entry in enumerate(s.trail):
        token, place = card_of(entry), place_of(entry)
        if place == MONTH:
            trail.append(entry)
            continue
        if place == RESHUFFLE:
            trail.append(entry)
            for each in lying[DISCARDS]:
                where[each] = DECK
            lying[DECK] += lying[DISCARDS]
            lying[DISCARDS] = []
            continue
        if place != where[token]:
            here = lying[where[token]]
            if len(here) > 1:
                other = stand_in(here, token, at, cards, kinds, last_seen, rng)
                cards[token], cards[other] = cards[other], cards[token]
            here.remove(token)
            lying[place].append(token)
            where[token] = place
        trail.append(entry + (cards[token] - token) * SEERS)
    s.trail = trail
    exchange(s, cards)


def last_sights(trail: list[int], number: int, bit: int) -> list[int]:
    """When a viewer saw each card for the last time: as an index of the trail."""
    last_seen = [-1] * number
    for at, entry in enumerate(trail):
        if entry & bit:
            last_seen[entry // SEERS % CARDS] = at
    return last_seen


def stand_in(
    here: list[int], token: int, at: int, cards: list[int], kinds: list[int], last_seen: list[int], rng: Chance
) -> int:
    """One of the cards here that may exchange its fate with `token`, which is about to leave: perhaps itself."""
    kind = kinds[cards[token]]
    unseen = last_seen[token] < at
    for _ in range(TRIES):
        other = here[rng.below(len(here))]
        if kinds[cards[other]] == kind or (unseen and last_seen[other] < at):
            return other
    return token


def exchange(s: PotemkinState, cards: list[int]) -> None:
    """Every card is now the one that has taken its fate."""
    s.deck = [cards[card] for card in s.deck]
    s.discards = [cards[card] for card in s.discards]
    s.hands = [sorted([cards[card] for card in hand]) for hand in s.hands]
    s.packs = [sorted([cards[card] for card in pack]) for pack in s.packs]
    s.picks = [card if card == NOTHING else cards[card] for card in s.picks]
    s.trophies = [[cards[card] for card in trophies] for trophies in s.trophies]
    s.aside = [cards[card] for card in s.aside]
    s.played = s.played if s.played == NOTHING else cards[s.played]
    for seat, village in enumerate(s.villages):
        s.villages[seat] = [building.copy() for building in village]
        for building in s.villages[seat]:
            building.card = cards[building.card]
