"""What a viewer knows of the course of the cards: every move of a card, and the kind of those it saw move."""

from __future__ import annotations

from typing import Final

from antechamber.games.potemkin.memory import (
    BUILDING,
    CARD_BITS,
    CARDS,
    DECK,
    DISCARDS,
    MONTH,
    RESHUFFLE,
    SEER_BITS,
)

UNSEEN: Final = -1
LOOK: Final = -1


class Sights:
    """The trail as one viewer knows it, as lists with an entry for each move. A move that ends where it began is a
    look: at the interior of a building, or through a pack (then `kind` is its number in `looks`).

    `size` is how many cards lie where the move ends, `strangers` how many of them came unseen. `pack` tells for a card
    that was taken unseen from a pack the viewer had looked through which of `packs`, the kinds it may have been.
    `moves` has the number of the move for each entry of the trail, or LOOK. `decks` are the cards that the viewer
    knows to have been in each deck, by kind, and `unknown` how many more there were.
    """

    __slots__ = (
        "decks",
        "kind",
        "looks",
        "moves",
        "pack",
        "packs",
        "places",
        "size",
        "source",
        "strangers",
        "target",
        "unknown",
    )

    def __init__(self, places: int, deck: list[int]) -> None:
        self.places = places
        self.decks = [deck]
        self.unknown = [0]
        self.moves: list[int] = []
        self.source: list[int] = []
        self.target: list[int] = []
        self.kind: list[int] = []
        self.size: list[int] = []
        self.strangers: list[int] = []
        self.pack: list[int] = []
        self.packs: list[list[int]] = []
        self.looks: list[list[int]] = []

    def add(self, source: int, target: int, kind: int, size: int, strangers: int, pack: int) -> None:
        self.source.append(source)
        self.target.append(target)
        self.kind.append(kind)
        self.size.append(size)
        self.strangers.append(strangers)
        self.pack.append(pack)

    def begin_look(self, place: int, before: int) -> None:
        self.add(place, place, len(self.looks), 0, 0, before)
        self.looks.append([])
        self.packs.append([])

    def look(self, kind: int, before: int) -> None:
        """A card of a pack is seen; so it was not taken since the viewer looked at the pack before."""
        self.looks[-1].append(kind)
        self.packs[-1].append(kind)
        if before != UNSEEN:
            self.packs[before].remove(kind)


def read_trail(trail: list[int], kinds: list[int], counts: list[int], buildings: int, bit: int) -> Sights:
    """The trail as the viewer with this bit knows it."""
    places = BUILDING + buildings
    sights = Sights(places, counts)
    where = [DECK] * len(kinds)
    sizes = [0] * places
    sizes[DECK] = len(kinds)
    strangers = [0] * places
    seen_pack = [UNSEEN] * places
    discarded = [0] * len(counts)
    looking = before = UNSEEN
    for entry in trail:
        place = entry >> (CARD_BITS + SEER_BITS)
        if place == MONTH:
            sights.moves.append(LOOK)
            continue
        if place == RESHUFFLE:
            sights.moves.append(len(sights.kind))
            sights.add(RESHUFFLE, RESHUFFLE, UNSEEN, 0, 0, UNSEEN)
            sights.decks.append(discarded)
            sights.unknown.append(strangers[DISCARDS])
            discarded = [0] * len(counts)
            where = [DECK if lies == DISCARDS else lies for lies in where]
            sizes[DECK], sizes[DISCARDS] = sizes[DISCARDS], 0
            continue
        card = entry >> SEER_BITS & (CARDS - 1)
        kind = kinds[card] if entry & bit else UNSEEN
        source = where[card]
        if source == place:
            sights.moves.append(LOOK)
            if kind == UNSEEN:
                continue
            if place >= BUILDING:
                sights.add(place, place, kind, 1, 0, UNSEEN)
                continue
            if looking != place:
                looking, before = place, seen_pack[place]
                sights.begin_look(place, before)
                seen_pack[place] = len(sights.packs) - 1
            sights.look(kind, before)
            continue
        looking = UNSEEN
        where[card] = place
        sizes[source] -= 1
        sizes[place] += 1
        if sizes[place] == 1:
            strangers[place] = 0
        taken = seen_pack[source]
        if taken != UNSEEN:
            if kind != UNSEEN:
                sights.packs[taken].remove(kind)
                taken = UNSEEN
            if not sizes[source]:
                seen_pack[source] = UNSEEN
        if kind == UNSEEN and taken == UNSEEN:
            strangers[place] += 1
        elif place == DISCARDS:
            discarded[kind] += 1
        sights.moves.append(len(sights.kind))
        sights.add(source, place, kind, sizes[place], strangers[place], taken)
    return sights
