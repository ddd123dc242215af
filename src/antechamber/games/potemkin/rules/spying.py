"""Spying with agents, and what comes of a building that is checked."""

from __future__ import annotations

from typing import Final

from antechamber.core.composition import Composition, Item, Part
from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision
from antechamber.games.potemkin.components import BOARD, ESPIONAGE
from antechamber.games.potemkin.memory import BUILDING, EVERYONE, SHOWN, just, note
from antechamber.games.potemkin.state import PotemkinState, Reveal


def can_spy(s: PotemkinState, seat: int) -> bool:
    """R7.1 R7.3 It takes a ready agent and something to do for it: a building to check, or a shield to send away."""
    if not s.ready_agents(seat):
        return False
    return s.shield not in (BOARD, seat) or has_targets(s, seat)


def has_targets(s: PotemkinState, seat: int) -> bool:
    """Whether there is anything to check."""
    for other, village in enumerate(s.villages):
        if other not in (seat, s.shield):
            for building in village:
                if not building.face_up:
                    return True
    return False


def targets(s: PotemkinState, seat: int) -> list[int]:
    """R7.3 R7.4 R7.6 Face-down buildings of opponents, but not in the village with the shield."""
    found: list[int] = []
    for other, village in enumerate(s.villages):
        if other not in (seat, s.shield):
            found += [s.target(other, building) for building in village if not building.face_up]
    return found


def unguarded(s: PotemkinState, seat: int) -> list[int]:
    """R7.3 R7.16 Where an agent may go on to: nobody's agent stands there, and no opponent's shield; also at home.

    By the first version of these rules never at home.
    """
    found = [target for target in targets(s, seat) if target not in s.assigned]
    if s.rules > 1:
        found += [s.target(seat, building) for building in s.villages[seat] if not building.face_up]
    return found


class AssignAgents(Decision[PotemkinState]):
    prompt = "assign"
    rule = "R7.2"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R7.1 R7.2 R7.3 R7.5 R7.7 First of all the shield, then one agent to a building, in the order of the table."""
        options: list[Choice[PotemkinState]] = []
        used = s.ready_agents(seat) - s.picks_left
        if not used and s.shield not in (BOARD, seat):
            options.append(s.choices.lower_shield)
        if s.picks_left:
            options += [s.choices.check[target] for target in targets(s, seat) if target > s.lowest]
        if used:
            options.append(s.choices.go)
        return options

    def composition(self, s: PotemkinState, seat: int) -> Composition:
        """The shield is apart: without it there is more to choose from."""
        fewest = 0 if s.picks_left < s.ready_agents(seat) else 1
        checks = [s.choices.check[target] for target in targets(s, seat) if target > s.lowest]
        things = [Item(check.targets[0], 1) for check in checks]
        return Composition(self.prompt, [Part(things, fewest, s.picks_left)], s.choices.go.text)


class FetchAgents(Decision[PotemkinState]):
    prompt = "fetch"
    rule = "R7.8"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R7.8 You say from behind which of your buildings the agents come, in the order of the row."""
        options: list[Choice[PotemkinState]] = []
        rest = 0
        for building in reversed(s.villages[seat]):
            target = s.target(seat, building)
            rest += building.agents
            if building.agents and rest >= s.picks_left and target >= s.lowest:
                options.append(s.choices.fetch[target])
        options.reverse()
        return options

    def composition(self, s: PotemkinState, seat: int) -> Composition:
        things: list[Item] = []
        for building in s.villages[seat]:
            target = s.target(seat, building)
            if building.agents and target >= s.lowest:
                things.append(Item(s.choices.fetch[target].targets[0], building.agents))
        return Composition(self.prompt, [Part(things, s.picks_left, s.picks_left)])


def set_out(s: PotemkinState, seat: int) -> None:
    """R7.5 R7.9 All agents are in place: the one that sent the shield away is spent, the others will be resolved."""
    s.spent[seat] += s.out - len(s.assigned)
    s.out = len(s.assigned)
    if s.assigned:
        s.lanes[seat].append(RESOLVE)


class ResolveAgents(Decision[PotemkinState]):
    prompt = "resolve"
    rule = "R7.9"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R7.9 One agent at a time, in the order you choose."""
        return [s.choices.resolve[target] for target in s.assigned]


class FollowUp(Decision[PotemkinState]):
    prompt = "follow"
    rule = "R7.15"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R7.15 R7.16 One more building for the agent that exposed fake Espionage, or none."""
        options: list[Choice[PotemkinState]] = [s.choices.follow[target] for target in unguarded(s, seat)]
        options.append(s.choices.go_home)
        return options


def check_with_agent(s: PotemkinState, seat: int, target: int) -> None:
    """R7.10 R7.14 R7.15 An agent checks a building; Espionage kills it if real, and lets it go on if fake."""
    espionage = s.building(target).type == ESPIONAGE
    fake = check(s, seat, target)
    if espionage and not fake:
        s.out -= 1
        s.agents += 1
        s.tell(Event("killed", seat))
    elif espionage and unguarded(s, seat):
        s.lanes[seat].append(FOLLOW)
    else:
        spend(s, seat)


def spend(s: PotemkinState, seat: int) -> None:
    """R7.10 R7.18 An agent that is done stands in front of its owner's village, spent."""
    s.out -= 1
    s.spent[seat] += 1


def check(s: PotemkinState, seat: int, target: int) -> bool:
    """R7.11 R7.12 The interior is revealed: a fake building is destroyed, a real one stays open. Was it fake?"""
    building = s.building(target)
    fake = s.is_fake(building)
    kind = s.box.card_kinds[building.card]
    s.revealed = [*s.revealed, Reveal(seat, target, building.type, kind, fake, (1 << s.seats) - 1)]
    seen = (*s.about(target), s.box.kinds[kind])
    event = Event("expose" if fake else "confirm", seat, seen)
    if building.knowers & just(seat):
        s.disclose(event)
    else:
        s.uncover(event)
    if fake:
        destroy(s, seat, target)
    else:
        note(s, building.card, BUILDING + building.number, EVERYONE)
        real = s.change(target)
        real.face_up = True
        real.knowers = EVERYONE
    return fake


def destroy(s: PotemkinState, seat: int, target: int) -> None:
    """R7.12 R7.13 R7.17 R11.3 Facade, cubes and agents behind it return to the supply; the spy keeps the card."""
    owner, building = s.owner(target), s.building(target)
    s.villages[owner] = [other for other in s.villages[owner] if other is not building]
    s.facades[building.type] += 1
    s.cubes += building.cubes
    s.agents += building.agents
    s.trophies[seat] = [*s.trophies[seat], building.card]
    note(s, building.card, SHOWN, EVERYONE)
    if s.scientist == owner:
        s.scientist = BOARD
        s.tell(Event("scientist leaves", TABLE, (str(owner),)))


def turn_away(s: PotemkinState, seat: int) -> None:
    """R11.7 To a seat that acts, what was revealed before is no news any more."""
    if s.revealed:
        left = [reveal.without(seat) for reveal in s.revealed]
        s.revealed = [reveal for reveal in left if reveal.viewers]


ASSIGN: Final = AssignAgents()
FETCH: Final = FetchAgents()
RESOLVE: Final = ResolveAgents()
FOLLOW: Final = FollowUp()
