"""Playing a card for its ability: from the parameters on it to one of the six operations."""

from __future__ import annotations

from antechamber.core.flow import Step
from antechamber.games.potemkin.components import AGENTS, ALL, CYCLE, LOOK, MEEPLE, NOTHING, RESOURCES, Ability
from antechamber.games.potemkin.effect import AbilityEffect
from antechamber.games.potemkin.memory import DISCARDS, EVERYONE, note
from antechamber.games.potemkin.rules.acting import ACT
from antechamber.games.potemkin.rules.looking import CycleCards, Inspect, LookInterior, LookVillage
from antechamber.games.potemkin.rules.moving import (
    Arrest,
    GainMeeple,
    Overtime,
    Pilfer,
    RecallAgents,
    Relay,
    SendMeepleAway,
    Stockpile,
)
from antechamber.games.potemkin.state import PotemkinState


def effect_of(ability: Ability) -> AbilityEffect[PotemkinState]:
    """R6.10 The operation that an ability names."""
    if ability.op == LOOK:
        return LookVillage(1) if ability.n == ALL else LookInterior(ability.n)
    if ability.op == AGENTS:
        return move_agents(ability)
    if ability.op == MEEPLE:
        return GainMeeple(ability.meeples, ability.needs) if ability.to == "self" else SendMeepleAway(ability.meeples)
    if ability.op == RESOURCES:
        return move_resources(ability)
    return CycleCards(ability.n) if ability.op == CYCLE else Inspect(ability.n)


def move_agents(ability: Ability) -> AbilityEffect[PotemkinState]:
    if ability.to == "supply":
        return Arrest(ability.n)
    return RecallAgents(ability.n) if ability.source == "supply" else Relay(ability.n)


def move_resources(ability: Ability) -> AbilityEffect[PotemkinState]:
    if ability.to == "each_own_industry":
        return Overtime(ability.n)
    return Stockpile(ability.n) if ability.source == "supply" else Pilfer(ability.n)


class FinishAbility(Step[PotemkinState]):
    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def run(self, s: PotemkinState) -> None:
        """R6.2 R6.3 R6.4 R6.7 R6.9 The card is discarded when all is done; after a free action another one follows."""
        s.uncovered = True
        note(s, s.played, DISCARDS, EVERYONE)
        s.discards.append(s.played)
        s.played = NOTHING
        s.marked = []
        if self.free:
            s.lanes[self.seat].append(ACT)
