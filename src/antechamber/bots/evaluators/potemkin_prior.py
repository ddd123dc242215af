"""What a sensible player of Potemkin Empire prefers: to build what pays back, and agents where fakes are likely.

A new kind of choice is a new entry in the table; without one it is ordinary.
"""

from __future__ import annotations

from typing import Final

from antechamber.bots.evaluators.potemkin_cards import ability_worth, always_fake, always_real, suspicion
from antechamber.bots.evaluators.potemkin_villages import prey
from antechamber.bots.prior_table import ORDINARY, PriorTable
from antechamber.core.flow import Choice
from antechamber.games.potemkin import choices
from antechamber.games.potemkin.components import CULTURE, ESPIONAGE, GOVERNMENT, INDUSTRY
from antechamber.games.potemkin.rules.moving import ARREST
from antechamber.games.potemkin.state import Building, PotemkinState

FEWEST_BUILDERS: Final = 2  # when one of them produces, the month is over
FEW_MILLS: Final = 2  # with more of them, producing brings more than constructing
UNKNOWN: Final = -1
ENOUGH: Final = 0.3  # to stop spying or looking


class PotemkinContext:
    """One decision of one seat. What several options need is worked out once, and only if one of them asks."""

    __slots__ = ("found_mills", "found_suspicion", "s", "seat")

    def __init__(self, s: PotemkinState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.found_mills = UNKNOWN
        self.found_suspicion = float(UNKNOWN)

    def mills(self) -> int:
        """How many Industry buildings the seat has."""
        if self.found_mills == UNKNOWN:
            self.found_mills = len(self.s.industries(self.seat))
        return self.found_mills

    def suspicion(self) -> float:
        """How likely an interior that the seat has not seen is a fake."""
        if self.found_suspicion < 0.0:
            self.found_suspicion = suspicion(self.s, self.seat)
        return self.found_suspicion

    def ability(self, kind: int) -> float:
        return ability_worth(self.s, self.seat, kind, self.mills())


# Drafting and constructing


def pick(now: PotemkinContext, option: choices.Pick) -> float:
    real = now.s.box.real[option.kind]
    worth = 1.0 if always_fake(real) else 0.7 if always_real(real) else 0.5
    return worth + 0.5 * now.ability(option.kind)


def construct(now: PotemkinContext, option: choices.Construct) -> float:
    """Government scores at once; mills, agents and the scientist pay back over the months that are left."""
    s, building = now.s, option.number
    months = len(s.box.deals) - s.month
    if building == GOVERNMENT:
        return 2.0
    if building == INDUSTRY:
        return 0.3 + (0.5 + 0.3 * now.mills()) * (months - 1) if s.cubes else 0.1
    if building == ESPIONAGE:
        return 0.4 + 0.5 * months
    if building == CULTURE:
        return 1.6 if s.shield != now.seat else 1.0
    return 0.1 + 0.4 * months if s.scientist != now.seat else 0.3


def furnish(now: PotemkinContext, option: choices.Furnish) -> float:
    """A fake is worth points, and what it shows makes no difference; a card with a good ability stays in hand."""
    raising = now.s.raising
    real = now.s.box.real[option.kind]
    worth = 1.6 if always_fake(real) else 1.1
    if real[raising]:
        worth = 1.2 if raising in (ESPIONAGE, INDUSTRY) else 0.7
    return max(0.2, worth - 0.4 * now.ability(option.kind))


# Abilities and production


def play(now: PotemkinContext, option: choices.PlayCard) -> float:
    free = 0.5 if now.s.box.free[option.kind] else 0.0
    return free + now.ability(option.kind)


def produce(now: PotemkinContext, option: choices.ProduceResources) -> float:
    """Many mills are best set to work at once; who has few rather uses up the hand first."""
    s = now.s
    cubes = float(min(now.mills(), s.cubes))
    if s.producing[now.seat]:
        return 0.3 + cubes
    cards = len(s.hands[now.seat])
    if not cards:
        return 2.0 + cubes
    if cubes > FEW_MILLS and s.builders() > FEWEST_BUILDERS:
        return cubes
    return max(0.05, (0.5 + cubes) / (1.0 + cards * cards))


def rob(now: PotemkinContext, option: choices.Rob) -> float:
    return float(min(2, now.s.building(option.target).cubes))


def store(now: PotemkinContext, option: choices.StoreIn) -> float:
    """Cubes are safest behind what is real."""
    building = now.s.building(option.target)
    if not now.s.is_fake(building):
        return 3.0
    return 1.0 if building.knowers == 1 << now.seat else 0.3


def cycle(now: PotemkinContext, option: choices.Cycle) -> float:
    box = now.s.box
    useful = always_fake(box.real[option.kind]) or box.abilities[option.kind] is not None
    return 0.3 if useful else 1.0


def arrest(now: PotemkinContext, option: choices.ArrestAgent) -> float:
    return 1.0 + now.s.building(option.target).agents


def stop(now: PotemkinContext, option: choices.Enough) -> float:
    """Enough is enough when looking brings little; an arrest always brings something."""
    return ORDINARY if now.s.lanes[now.seat][-1] is ARREST else ENOUGH


# Spying and looking


def spy(now: PotemkinContext, option: choices.Spy) -> float:
    """Agents catch what the seat knows first, and try their luck with what is left."""
    known, unknown = prey(now.s, now.seat)
    agents = float(now.s.ready_agents(now.seat))
    lucky = min(max(0.0, agents - known), unknown)
    return max(0.05, 2.5 * min(agents, known) + 2.0 * now.suspicion() * lucky)


def check(now: PotemkinContext, option: choices.OfBuilding) -> float:
    """What a catch may bring; real Espionage costs the agent, and a catch at home what is one's own."""
    building = now.s.building(option.target)
    if now.s.owner(option.target) == now.seat:
        return 0.02
    return catch_worth(now, building, 1.0 if building.type == ESPIONAGE else 0.0)


def inspect(now: PotemkinContext, option: choices.InspectBuilding) -> float:
    return catch_worth(now, now.s.building(option.target), 0.0)


def catch_worth(now: PotemkinContext, building: Building, lost: float) -> float:
    """A catch is worth its points and a part of what the rival loses, less what is lost if there is none."""
    box = now.s.box
    chance = chance_of_fake(now, building)
    stake = box.destroyed_points + 0.5 * (box.type_points[building.type] + building.cubes + building.agents)
    return max(0.02, chance * stake - lost * (1.0 - chance))


def chance_of_fake(now: PotemkinContext, building: Building) -> float:
    if building.knowers & 1 << now.seat:
        return 1.0 if now.s.is_fake(building) else 0.0
    return now.suspicion()


def look(now: PotemkinContext, option: choices.Look) -> float:
    building = now.s.building(option.target)
    if building.knowers & 1 << now.seat:
        return 0.02
    return (1.0 + building.cubes + now.s.box.type_points[building.type]) / 2.0


def tour(now: PotemkinContext, option: choices.TourVillage) -> float:
    return 0.05 + len([b for b in now.s.villages[option.number] if not b.knowers & 1 << now.seat])


TABLE: Final = PriorTable(
    by_position={
        choices.ArrestAgent: arrest,
        choices.Check: check,
        choices.Construct: construct,
        choices.Cycle: cycle,
        choices.Enough: stop,
        choices.Follow: check,
        choices.Furnish: furnish,
        choices.InspectBuilding: inspect,
        choices.Look: look,
        choices.Pick: pick,
        choices.PlayCard: play,
        choices.ProduceResources: produce,
        choices.Rob: rob,
        choices.Spy: spy,
        choices.StoreIn: store,
        choices.TourVillage: tour,
    },
    fixed={
        choices.ArrestSpent: 0.7,
        choices.DrawNew: 0.7,
        choices.Go: ENOUGH,
        choices.GoHome: ENOUGH,
        choices.LowerShield: 0.5,
    },
)


def priors(s: PotemkinState, seat: int, options: list[Choice[PotemkinState]]) -> list[float]:
    return TABLE.priors(PotemkinContext(s, seat), options)
