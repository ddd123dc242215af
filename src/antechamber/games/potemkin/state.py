"""Everything on the table of Potemkin Empire."""

from __future__ import annotations

from antechamber.core.flow import State
from antechamber.games.potemkin.catalogue import Choices
from antechamber.games.potemkin.components import BOARD, ESPIONAGE, INDUSTRY, NOTHING, TYPES, Components


class Building:
    """A Facade with its Interior card and what stands behind it. Never changed in place, so clones share it.

    `lot` is its place in the village, counted from 1 and not used again; `number` tells it from all other buildings.
    `knowers` are the seats that have seen the interior, as bits.
    """

    __slots__ = ("agents", "card", "cubes", "face_up", "knowers", "lot", "number", "type")

    def __init__(
        self,
        lot: int,
        number: int,
        type: int,  # noqa: A002
        card: int,
        knowers: int,
        face_up: bool = False,
        cubes: int = 0,
        agents: int = 0,
    ) -> None:
        self.lot = lot
        self.number = number
        self.type = type
        self.card = card
        self.knowers = knowers
        self.face_up = face_up
        self.cubes = cubes
        self.agents = agents

    def copy(self) -> Building:
        return Building(
            self.lot, self.number, self.type, self.card, self.knowers, self.face_up, self.cubes, self.agents
        )

    def with_card(self, card: int) -> Building:
        """The same building with another interior."""
        return Building(self.lot, self.number, self.type, card, self.knowers, self.face_up, self.cubes, self.agents)


class Reveal:
    """A building that a seat has checked, with the interior that all have seen. Never changed, so clones share it.

    `viewers` are the seats that have not acted since, as bits.
    """

    __slots__ = ("by", "fake", "kind", "target", "type", "viewers")

    def __init__(self, by: int, target: int, type: int, kind: int, fake: bool, viewers: int) -> None:  # noqa: A002
        self.by = by
        self.target = target
        self.type = type
        self.kind = kind
        self.fake = fake
        self.viewers = viewers

    def without(self, viewer: int) -> Reveal:
        """The same, for all but this seat."""
        return Reveal(self.by, self.target, self.type, self.kind, self.fake, self.viewers & ~(1 << viewer))


class PotemkinState(State):
    """Cards are single cards (`box.card_kinds` says which kind each is), so that the trail can follow them. Hands and
    packs lie in order, which is by kind.

    A building is named by its target: seat and lot in one number. The lists by seat are replaced when they change.
    `first` opened this month's action phase; `raising` is the type of a Facade that still waits for its interior;
    `assigned` are the buildings with an agent in front of them; `marked` is what the card in play has been used on, or
    can be used on; `out` are agents and
    `cubes_left` cubes on their way from one place to another, `picks_left` counts what a seat may still pick, and
    `lowest` keeps such picks in one canonical order. `revealed` is news to seats that have not acted since, and no rule
    asks for it.
    """

    # Compiled classes need none; interpreted, slots are quicker
    __slots__ = (
        *("agents", "aside", "assigned", "box", "built", "capitol", "choices", "cubes", "cubes_left", "deck"),
        *("discards", "facades", "first", "hands", "lots", "lowest", "marked", "month", "out", "packs", "picks"),
        *("picks_left", "played", "producing", "raising", "revealed", "round", "scientist", "shield", "spent"),
        *("trail", "trophies", "turns", "villages"),
    )

    def __init__(self, box: Components, choices: Choices) -> None:
        self.box = box
        self.choices = choices

    def lay_out(self, seats: int) -> None:
        """R1.1 R1.2 R1.3 R1.4 R1.6 R1.7 All cards and pieces are in the supply, and everybody begins as a builder."""
        box = self.box
        self.clear_agenda(seats)
        self.month = -1
        self.first = self.turns = 0
        # Interior cards
        self.trail: list[int] = []
        self.deck = list(range(len(box.card_kinds)))
        self.discards: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.packs: list[list[int]] = [[] for _ in range(seats)]
        self.picks = [NOTHING] * seats
        self.round = 0
        self.trophies: list[list[int]] = [[] for _ in range(seats)]
        # Villages and supplies
        self.villages: list[list[Building]] = [[] for _ in range(seats)]
        self.lots = [0] * seats
        self.built = 0
        self.facades = box.facades[:]
        self.cubes = box.cubes
        self.agents = box.agents
        self.spent = [0] * seats
        self.producing = [False] * seats
        self.capitol = self.scientist = self.shield = BOARD
        # The action under way
        self.raising = self.played = self.lowest = NOTHING
        self.aside: list[int] = []
        self.assigned: list[int] = []
        self.marked: list[int] = []
        self.out = self.cubes_left = self.picks_left = 0
        self.revealed: list[Reveal] = []

    def clone(self) -> PotemkinState:
        raise NotImplementedError

    def copy_to(self, new: PotemkinState) -> None:
        """The better part of `clone`: each field, by itself where it is changed in place."""
        self.copy_agenda_to(new)
        new.month = self.month
        new.first = self.first
        new.turns = self.turns
        new.trail = self.trail[:]
        new.deck = self.deck[:]
        new.discards = self.discards[:]
        new.hands = self.hands[:]
        new.packs = self.packs[:]
        new.picks = self.picks[:]
        new.round = self.round
        new.trophies = self.trophies[:]
        new.villages = self.villages[:]
        new.lots = self.lots[:]
        new.built = self.built
        new.facades = self.facades[:]
        new.cubes = self.cubes
        new.agents = self.agents
        new.spent = self.spent[:]
        new.producing = self.producing[:]
        new.capitol = self.capitol
        new.scientist = self.scientist
        new.shield = self.shield
        new.raising = self.raising
        new.played = self.played
        new.aside = self.aside
        new.assigned = self.assigned
        new.marked = self.marked
        new.out = self.out
        new.cubes_left = self.cubes_left
        new.picks_left = self.picks_left
        new.lowest = self.lowest
        new.revealed = self.revealed

    # Seats and buildings

    def next_seat(self, seat: int) -> int:
        """R3.2 The next seat in this month's direction."""
        return (seat + self.box.directions[self.month]) % self.seats

    def previous_seat(self, seat: int) -> int:
        return (seat - self.box.directions[self.month]) % self.seats

    def target(self, seat: int, building: Building) -> int:
        return seat * self.choices.reach + building.lot

    def owner(self, target: int) -> int:
        return target // self.choices.reach

    def building(self, target: int) -> Building:
        lot = target % self.choices.reach
        village = self.villages[target // self.choices.reach]
        at = 0
        while village[at].lot != lot:
            at += 1
        return village[at]

    def about(self, target: int) -> tuple[str, str, str]:
        """What events tell of a building: its owner, itself, its type."""
        return self.choices.owners[target], self.choices.names[target], TYPES[self.building(target).type]

    def change(self, target: int) -> Building:
        """The building, as a copy in a new village that may be changed until the rule is done."""
        seat, lot = target // self.choices.reach, target % self.choices.reach
        village = self.villages[seat][:]
        at = 0
        while village[at].lot != lot:
            at += 1
        new = village[at].copy()
        village[at] = new
        self.villages[seat] = village
        return new

    def ready_agents(self, seat: int) -> int:
        agents = 0
        for building in self.villages[seat]:
            agents += building.agents
        return agents

    def industries(self, seat: int) -> list[int]:
        return [self.target(seat, b) for b in self.villages[seat] if b.type == INDUSTRY]

    def espionages(self, seat: int) -> list[int]:
        return [self.target(seat, b) for b in self.villages[seat] if b.type == ESPIONAGE]

    def is_fake(self, building: Building) -> bool:
        """R5.1 R5.2 R5.3 Whether the interior does not make the building real."""
        return not self.box.real[self.box.card_kinds[building.card]][building.type]

    def builders(self) -> int:
        return self.producing.count(False)
