"""What a viewer knows of the course of the cards: every move of a card, and the kind of those it saw move."""

from __future__ import annotations

from typing import Final

from antechamber.games.potemkin.memory import BUILDING, DECK, DISCARDS, MONTH, RESHUFFLE, card_of, place_of

UNSEEN: Final = -1
LOOK: Final = -1


class Sightings:
    """The trail as one viewer knows it, as lists with an entry for each move. A move that ends where it began is a
    look: at the interior of a building, or through a pack (then `kind` is its number in `looks`).

    `size` is how many cards lie where the move ends, `strangers` how many of them came unseen. `pack` tells for a card
    that was taken unseen from a pack the viewer had looked through which of `packs`, the kinds it may have been.
    `moves` has the number of the move for each entry of the trail, or LOOK. `decks` are the cards that the viewer
    knows to have been in each deck, by kind, and `unknown` is how many more there were.
    """

    def __init__(self, kinds: list[int], counts: list[int], buildings: int) -> None:
        self.kinds = kinds
        self.places = BUILDING + buildings
        self.source: list[int] = []
        self.target: list[int] = []
        self.kind: list[int] = []
        self.size: list[int] = []
        self.strangers: list[int] = []
        self.pack: list[int] = []
        self.packs: list[list[int]] = []
        self.looks: list[list[int]] = []
        self.moves: list[int] = []
        self.decks = [counts]
        self.unknown = [0]
        # while the trail is read: where the cards are, and which pack is being looked through
        self.where = [DECK] * len(kinds)
        self.sizes = [0] * self.places
        self.came_unseen = [0] * self.places
        self.seen_pack = [UNSEEN] * self.places
        self.discarded = [0] * len(counts)
        self.looking = UNSEEN
        self.before = UNSEEN

    def read(self, trail: list[int], bit: int) -> None:
        """Read the trail as the viewer with this bit knows it."""
        for entry in trail:
            place = place_of(entry)
            if place == MONTH:
                self.moves.append(LOOK)
            elif place == RESHUFFLE:
                self.reshuffle()
            else:
                card = card_of(entry)
                kind = self.kinds[card] if entry & bit else UNSEEN
                source = self.where[card]
                if source == place:
                    self.look(place, kind)
                else:
                    self.where[card] = place
                    self.move(source, place, kind)

    def add(self, source: int, target: int, kind: int, size: int, strangers: int, pack: int) -> None:
        self.source.append(source)
        self.target.append(target)
        self.kind.append(kind)
        self.size.append(size)
        self.strangers.append(strangers)
        self.pack.append(pack)

    def reshuffle(self) -> None:
        self.moves.append(len(self.kind))
        self.add(RESHUFFLE, RESHUFFLE, UNSEEN, 0, 0, UNSEEN)
        self.decks.append(self.discarded)
        self.unknown.append(self.came_unseen[DISCARDS])
        self.discarded = [0] * len(self.discarded)
        self.where = [DECK if place == DISCARDS else place for place in self.where]
        self.sizes[DISCARDS] = 0

    def look(self, place: int, kind: int) -> None:
        """Somebody looks at a card where it lies. What is in a pack was not taken since one looked at it before."""
        self.moves.append(LOOK)
        if kind == UNSEEN:
            return
        if place >= BUILDING:
            self.add(place, place, kind, 1, 0, UNSEEN)
            return
        if self.looking != place:
            self.looking, self.before = place, self.seen_pack[place]
            self.add(place, place, len(self.looks), 0, 0, UNSEEN)
            self.seen_pack[place] = len(self.packs)
            self.looks.append([])
            self.packs.append([])
        self.looks[-1].append(kind)
        self.packs[-1].append(kind)
        if self.before != UNSEEN:
            self.packs[self.before].remove(kind)

    def move(self, source: int, place: int, kind: int) -> None:
        sizes, strangers = self.sizes, self.came_unseen
        self.looking = UNSEEN
        sizes[source] -= 1
        sizes[place] += 1
        if sizes[place] == 1:
            strangers[place] = 0
        pack = self.seen_pack[source]
        if not sizes[source]:
            self.seen_pack[source] = UNSEEN
        if kind != UNSEEN:
            if pack != UNSEEN:
                self.packs[pack].remove(kind)
                pack = UNSEEN
            if place == DISCARDS:
                self.discarded[kind] += 1
        elif pack == UNSEEN:
            strangers[place] += 1
        self.moves.append(len(self.kind))
        self.add(source, place, kind, sizes[place], strangers[place], pack)
