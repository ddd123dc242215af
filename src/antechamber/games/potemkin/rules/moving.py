"""Abilities that move pieces: agents, meeples and resource cubes."""

from __future__ import annotations

from typing import Final

from antechamber.core.flow import Choice, Decision
from antechamber.games.potemkin.components import BOARD, NOTHING, SHIELD
from antechamber.games.potemkin.effect import AbilityEffect
from antechamber.games.potemkin.rules.constructing import count_type
from antechamber.games.potemkin.rules.ending import station
from antechamber.games.potemkin.rules.producing import Produce, output
from antechamber.games.potemkin.state import Building, PotemkinState

# Agents


class RecallAgents(AbilityEffect[PotemkinState]):
    def can_begin(self, s: PotemkinState, seat: int) -> bool:
        """R6.6 R6.14 The supply has an agent, and you a building to place it behind."""
        return s.agents > 0 and len(s.villages[seat]) > 0

    def amount(self, s: PotemkinState, seat: int) -> int:
        return min(self.n, s.agents)

    def begin(self, s: PotemkinState, seat: int) -> None:
        agents = self.amount(s, seat)
        s.agents -= agents
        station(s, seat, agents)


class Relay(AbilityEffect[PotemkinState]):
    def can_begin(self, s: PotemkinState, seat: int) -> bool:
        """R6.6 R6.15 You have a spent agent, and a building to place it behind."""
        return s.spent[seat] > 0 and len(s.villages[seat]) > 0

    def amount(self, s: PotemkinState, seat: int) -> int:
        return min(self.n, s.spent[seat])

    def begin(self, s: PotemkinState, seat: int) -> None:
        agents = self.amount(s, seat)
        s.spent[seat] -= agents
        station(s, seat, agents)


class Arrest(AbilityEffect[PotemkinState]):
    def can_begin(self, s: PotemkinState, seat: int) -> bool:
        """R6.6 R6.16 An opponent has an agent, ready or spent."""
        agents = 0
        for other in range(s.seats):
            if other != seat:
                agents += agents_of(s, other)
        return agents > 0

    def begin(self, s: PotemkinState, seat: int) -> None:
        s.picks_left = self.n
        s.lowest = NOTHING
        s.lanes[seat].append(ARREST)


def agents_of(s: PotemkinState, seat: int) -> int:
    """R6.16 All agents of a seat, spent and ready."""
    return s.spent[seat] + s.ready_agents(seat)


class ArrestAgents(Decision[PotemkinState]):
    prompt = "arrest"
    rule = "R6.16"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R6.16 Agents of opponents, all of one opponent if there are several."""
        options: list[Choice[PotemkinState]] = []
        for other, village in enumerate(s.villages):
            if other != seat and s.lowest in (NOTHING, other):
                options += [s.choices.arrest[s.target(other, b)] for b in village if b.agents]
                if s.spent[other]:
                    options.append(s.choices.arrest_spent[other])
        if s.lowest != NOTHING:
            options.append(s.choices.done)
        return options


# Meeples


class GainMeeple(AbilityEffect[PotemkinState]):
    def __init__(self, meeples: list[int], needs: list[int]) -> None:
        super().__init__(1)
        self.meeples = meeples
        self.needs = needs

    def possible(self, s: PotemkinState, seat: int) -> list[int]:
        """R6.17 Meeples that are not yours, if you own a building of the type each needs."""
        found: list[int] = []
        for at, meeple in enumerate(self.meeples):
            if holder(s, meeple) != seat and count_type(s, seat, self.needs[at]):
                found.append(meeple)
        return found

    def can_begin(self, s: PotemkinState, seat: int) -> bool:
        """R6.6 R6.17 At least one of them can come."""
        return len(self.possible(s, seat)) > 0

    def begin(self, s: PotemkinState, seat: int) -> None:
        s.marked = self.possible(s, seat)
        s.lanes[seat].append(TAKE_MEEPLE)


class SendMeepleAway(AbilityEffect[PotemkinState]):
    def __init__(self, meeples: list[int]) -> None:
        super().__init__(1)
        self.meeples = meeples

    def possible(self, s: PotemkinState, seat: int) -> list[int]:
        """R6.18 Meeples that an opponent has."""
        return [meeple for meeple in self.meeples if holder(s, meeple) not in (BOARD, seat)]

    def can_begin(self, s: PotemkinState, seat: int) -> bool:
        """R6.6 R6.18 An opponent has one of them."""
        return len(self.possible(s, seat)) > 0

    def begin(self, s: PotemkinState, seat: int) -> None:
        s.marked = self.possible(s, seat)
        s.lanes[seat].append(SEND_MEEPLE)


class ChooseMeepleToTake(Decision[PotemkinState]):
    prompt = "take meeple"
    rule = "R6.17"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R6.17 One of the meeples that can come."""
        return [s.choices.take_meeple[meeple] for meeple in s.marked]


class ChooseMeepleToSend(Decision[PotemkinState]):
    prompt = "send meeple"
    rule = "R6.18"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R6.18 One of the meeples that an opponent has."""
        return [s.choices.send_meeple[meeple] for meeple in s.marked]


def holder(s: PotemkinState, meeple: int) -> int:
    return s.shield if meeple == SHIELD else s.scientist


def hand_meeple(s: PotemkinState, meeple: int, to: int) -> None:
    s.marked = []
    if meeple == SHIELD:
        s.shield = to
    else:
        s.scientist = to


# Resources


class Overtime(AbilityEffect[PotemkinState]):
    def can_begin(self, s: PotemkinState, seat: int) -> bool:
        """R6.6 R6.19 The supply has a cube, and you an Industry building."""
        return s.cubes > 0 and len(s.industries(seat)) > 0

    def amount(self, s: PotemkinState, seat: int) -> int:
        return output(s, self.n * len(s.industries(seat)))

    def begin(self, s: PotemkinState, seat: int) -> None:
        """R6.19 As producing does it, but the Mode token does not turn."""
        for _ in range(self.n):
            s.table.append(Produce(seat))


class Stockpile(Overtime):
    def amount(self, s: PotemkinState, seat: int) -> int:
        return output(s, self.n)

    def begin(self, s: PotemkinState, seat: int) -> None:
        """R6.20 All of them behind one Industry building."""
        s.cubes_left = self.amount(s, seat)
        s.cubes -= s.cubes_left
        s.lanes[seat].append(STORE)


class Pilfer(AbilityEffect[PotemkinState]):
    def can_begin(self, s: PotemkinState, seat: int) -> bool:
        """R6.6 R6.21 An opponent has a cube, and you an Industry building."""
        return len(s.industries(seat)) > 0 and len(stocked(s, seat)) > 0

    def begin(self, s: PotemkinState, seat: int) -> None:
        s.picks_left = self.n
        s.lanes[seat] += [STORE, ROB]


def stocked(s: PotemkinState, seat: int) -> list[int]:
    """Buildings of opponents with cubes behind them."""
    found: list[int] = []
    for other, village in enumerate(s.villages):
        if other != seat:
            found += [s.target(other, building) for building in village if building.cubes]
    return found


def loot(s: PotemkinState, building: Building) -> int:
    """R6.21 How many cubes are taken from behind a building."""
    return min(s.picks_left, building.cubes)


class RobBuilding(Decision[PotemkinState]):
    prompt = "rob"
    rule = "R6.21"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R6.21 One building of an opponent with a cube."""
        return [s.choices.rob[target] for target in stocked(s, seat)]


class StoreCubes(Decision[PotemkinState]):
    prompt = "store"
    rule = "R6.20"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R6.20 R6.21 One of your Industry buildings."""
        return [s.choices.store[target] for target in s.industries(seat)]


ARREST: Final = ArrestAgents()
TAKE_MEEPLE: Final = ChooseMeepleToTake()
SEND_MEEPLE: Final = ChooseMeepleToSend()
ROB: Final = RobBuilding()
STORE: Final = StoreCubes()
