"""What has become of every Interior card, and who saw it on its way.

The trail of a game has an entry for each card that moved or was looked at: where it then lay, and which seats saw its
face. It is what a perfect observer at each seat could remember, so views and samples are made from it. An entry is
one number, because clones copy the trail and a playout writes it all the time.
"""

from __future__ import annotations

from typing import Final

from antechamber.games.potemkin.state import PotemkinState

# Where a card can lie. The last three have a number of their own for each pack, seat or building.
DECK: Final = 0
DISCARDS: Final = 1
SHOWN: Final = 2
ASIDE: Final = 3
PACK: Final = 8
HAND: Final = 16
BUILDING: Final = 24
# Entries that are about no single card: all discards became the deck; a month began.
RESHUFFLE: Final = 4
MONTH: Final = 5

CARD_BITS: Final = 10
SEER_BITS: Final = 9
CARDS: Final = 1 << CARD_BITS
SEERS: Final = 1 << SEER_BITS
EVERYONE: Final = SEERS - 1
NOBODY: Final = 0


def note(s: PotemkinState, card: int, place: int, seers: int) -> None:
    """A card now lies there, and these seats have seen its face (bits)."""
    s.trail.append((place * CARDS + card) * SEERS + seers)


def note_all(s: PotemkinState, cards: list[int], place: int, seers: int) -> None:
    """As `note`, for several cards."""
    empty = place * CARDS * SEERS + seers
    s.trail += [empty + card * SEERS for card in cards]


def just(seat: int) -> int:
    """The seer that is this seat alone."""
    return 1 << seat


def eye(seat: int | None) -> int:
    """The bit of a viewer; spectators share one, which only what everybody sees has set."""
    return SEERS // 2 if seat is None else 1 << seat


def place_of(entry: int) -> int:
    return entry >> (CARD_BITS + SEER_BITS)


def card_of(entry: int) -> int:
    return entry >> SEER_BITS & (CARDS - 1)


def with_other_card(entry: int, card: int) -> int:
    """The same entry about another card."""
    return (place_of(entry) << CARD_BITS | card) << SEER_BITS | entry & (SEERS - 1)


def seen_packs(trail: list[int], seat: int) -> list[list[list[int]]]:
    """R11.4 The packs that a seat has held: by month, in order, with the cards that lay in each."""
    months: list[list[list[int]]] = []
    held = MONTH
    for entry in trail:
        place = place_of(entry) if entry & eye(seat) else MONTH
        if place_of(entry) == MONTH:
            months.append([])
        elif PACK <= place < HAND:
            if place != held:
                months[-1].append([])
            months[-1][-1].append(card_of(entry))
        held = place
    return months


def known_discards(trail: list[int], seat: int | None) -> tuple[list[int], list[int]]:
    """R11.4 R11.5 Cards that a viewer has seen go to the discards: those there now, those in the latest reshuffle."""
    now: list[int] = []
    shuffled: list[int] = []
    for entry in trail:
        place = place_of(entry)
        if place == DISCARDS and entry & eye(seat):
            now.append(card_of(entry))
        elif place == RESHUFFLE:
            now, shuffled = [], now
    return now, shuffled
