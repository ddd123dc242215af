"""Positions of Potemkin Empire that a person can lay out on a table, and a table to play them on."""

from __future__ import annotations

from functools import partial

from antechamber.games.potemkin.components import BOARD, TYPES
from antechamber.games.potemkin.memory import (
    BUILDING,
    DISCARDS,
    EVERYONE,
    HAND,
    MONTH,
    NOBODY,
    SHOWN,
    just,
    note,
)
from antechamber.games.potemkin.rules.acting import ACT, NextTurn, StartActions, begin_turn
from antechamber.games.potemkin.rules.drafting import StartDraft
from antechamber.games.potemkin.rules.ending import EndGame, EndMonth
from antechamber.games.potemkin.state import Building, PotemkinState
from antechamber.testing.positions import GameTable, changed_components, loaded, problems_of

SEED = b"potemkin"
potemkin = partial(loaded, "potemkin")
changed = partial(changed_components, "potemkin")
problems = partial(problems_of, "potemkin")


class House:
    """A building as one describes it: what it looks like, what is behind it."""

    def __init__(self, facade: str, interior: str, cubes: int = 0, agents: int = 0, up: bool = False) -> None:
        self.facade = facade
        self.interior = interior
        self.cubes = cubes
        self.agents = agents
        self.up = up


def real(facade: str, **more) -> House:
    """A building that is what it seems."""
    return House(facade, f"cond_{facade}", **more)


def fake(facade: str, **more) -> House:
    """A building of bare scaffolding."""
    return House(facade, "fake_plain", **more)


class Table(GameTable):
    """A game of Potemkin Empire by the names of things: who may choose what, who has what, what has been told."""

    def options(self) -> list[str]:
        """What the seat that is to act may choose, in the order in which it is offered."""
        return [option.text for option in self.state.options(self.acting)]

    def names(self, cards: list[int]) -> list[str]:
        return sorted(self.box.kinds[self.box.card_kinds[card]] for card in cards)

    def hand(self, seat: int) -> list[str]:
        return self.names(self.state.hands[seat])

    def pack(self, seat: int) -> list[str]:
        return self.names(self.state.packs[seat])

    def discards(self) -> list[str]:
        return self.names(self.state.discards)

    def trophies(self, seat: int) -> list[str]:
        return self.names(self.state.trophies[seat])

    def village(self, seat: int) -> list[str]:
        """What stands in a village, in order: lot and type."""
        return [f"{building.lot} {TYPES[building.type]}" for building in self.state.villages[seat]]

    def cubes(self, seat: int) -> list[int]:
        return [building.cubes for building in self.state.villages[seat]]

    def agents(self, seat: int) -> list[int]:
        return [building.agents for building in self.state.villages[seat]]

    def face_up(self, seat: int) -> list[bool]:
        return [building.face_up for building in self.state.villages[seat]]

    def lines(self, seat: int) -> list[tuple[str, str, int]]:
        return [(line.source, line.name, line.points) for line in self.state.scores()[seat]]


def new_game(seats: int = 3, seed: bytes = SEED, components: str = "standard") -> Table:
    """A game as it begins."""
    return Table(potemkin(components).start(seats, seed))


def table(
    seats: int = 3,
    *,
    hands: dict[int, list[str]] | None = None,
    villages: dict[int, list[House]] | None = None,
    trophies: dict[int, list[str]] | None = None,
    deck: list[str] | None = None,
    spent: dict[int, int] | None = None,
    producing: tuple[int, ...] = (),
    cubes: int | None = None,
    agents: int | None = None,
    facades: dict[str, int] | None = None,
    shield: int = BOARD,
    scientist: int = BOARD,
    capitol: int = 0,
    month: int = 1,
    turn: int = 0,
    turns: int = 1,
    at: str = "act",
    components: str = "standard",
    discreet: bool = False,
) -> Table:
    """A position in the middle of a month, in which seat `turn` is to act.

    Only if it is `discreet` seats are asked about what is forced in secret.

    `at` is "turn" for a turn that is about to begin, "draft" for the beginning of the month, "end" for its end, "over"
    for the end of the game. Cards that are not named lie in the deck or, where a deck is given, in the discards.
    """
    game = potemkin(components)
    s = game.set_up(seats, game.start(seats, SEED).chance)
    s.rules, s.discreet = game.rules_version, discreet
    s.month = month - 1
    note(s, 0, MONTH, NOBODY)
    supply = list(range(len(s.box.card_kinds)))
    for seat, houses in (villages or {}).items():
        for house in houses:
            build(s, seat, house, take(s, supply, house.interior))
    deal(s, supply, hands or {}, trophies or {}, deck)
    for seat, number in (spent or {}).items():
        s.spent[seat] = number
        s.agents -= number
    for seat in producing:
        s.producing[seat] = True
    for name, number in (facades or {}).items():
        s.facades[TYPES.index(name)] = number
    s.cubes = s.cubes if cubes is None else cubes
    s.agents = s.agents if agents is None else agents
    s.shield, s.scientist, s.capitol, s.first, s.turns = shield, scientist, capitol, capitol, turns
    lay_agenda(s, month, turn, at)
    s.settle()
    return Table(s)


def deal(
    s: PotemkinState,
    supply: list[int],
    hands: dict[int, list[str]],
    trophies: dict[int, list[str]],
    deck: list[str] | None,
) -> None:
    for seat, names in hands.items():
        s.hands[seat] = sorted(take(s, supply, name) for name in names)
        for card in s.hands[seat]:
            note(s, card, HAND + seat, just(seat))
    for seat, names in trophies.items():
        s.trophies[seat] = [take(s, supply, name) for name in names]
        for card in s.trophies[seat]:
            note(s, card, SHOWN, EVERYONE)
    s.deck = supply if deck is None else [take(s, supply, name) for name in deck]
    s.discards = [] if deck is None else supply
    for card in s.discards:
        note(s, card, DISCARDS, NOBODY)


def lay_agenda(s: PotemkinState, month: int, turn: int, at: str) -> None:
    s.table = [EndGame()]
    for _ in range(len(s.box.deals) - month):
        s.table += [EndMonth(), StartActions(), StartDraft()]
    if at == "over":
        return
    s.table.append(EndMonth())
    if at == "draft":
        s.month -= 1
        s.trail.pop(0)
        s.table += [StartActions(), StartDraft()]
    elif at == "turn":
        begin_turn(s, turn)
    elif at == "act":
        s.table.append(NextTurn(turn))
        s.lanes[turn].append(ACT)
    else:
        assert at == "end"


def take(s: PotemkinState, supply: list[int], name: str) -> int:
    """A card of that name from those that are left."""
    kind = s.box.kinds.index(name)
    card = next(card for card in supply if s.box.card_kinds[card] == kind)
    supply.remove(card)
    return card


def build(s: PotemkinState, seat: int, house: House, card: int) -> None:
    s.lots[seat] += 1
    building = Building(s.lots[seat], s.built, TYPES.index(house.facade), card, just(seat))
    s.built += 1
    note(s, card, HAND + seat, just(seat))
    note(s, card, BUILDING + building.number, EVERYONE if house.up else just(seat))
    building.knowers = EVERYONE if house.up else just(seat)
    building.face_up = house.up
    building.cubes = house.cubes
    building.agents = house.agents
    s.facades[building.type] -= 1
    s.cubes -= house.cubes
    s.agents -= house.agents
    s.villages[seat] = [*s.villages[seat], building]
