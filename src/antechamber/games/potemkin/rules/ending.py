"""The End phase of a month, and the end of the game."""

from __future__ import annotations

from typing import Final

from antechamber.core.composition import Composition, Item, Part
from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision, Step
from antechamber.games.potemkin.memory import BUILDING, DISCARDS, EVERYONE, just, note, note_all
from antechamber.games.potemkin.rules.drafting import names
from antechamber.games.potemkin.state import PotemkinState


class EndMonth(Step[PotemkinState]):
    def run(self, s: PotemkinState) -> None:
        """R9.1 R9.3 R9.7 Hands are discarded face down, Mode tokens reset; then all ready agents in turn."""
        s.producing = [False] * s.seats
        seat = s.capitol
        ready: list[Step[PotemkinState]] = []
        for _ in range(s.seats):
            discard_hand(s, seat)
            ready.append(ReadyAgents(seat))
            seat = s.next_seat(seat)
        s.tell(Event("month ends", TABLE, (str(s.month + 1),)))
        ready.reverse()
        s.table += ready


def discard_hand(s: PotemkinState, seat: int) -> None:
    """R9.1 R9.2 What is left in a hand goes to the discards; only its owner knows what it was."""
    hand = s.hands[seat]
    if hand:
        note_all(s, hand, DISCARDS, just(seat))
        s.discards += hand
        s.hands[seat] = []
        s.tell(Event("discard", seat, (str(len(hand)),), names(s, hand)))


class ReadyAgents(Step[PotemkinState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: PotemkinState) -> None:
        """R9.4 R9.6 Spent agents go behind buildings again; without any building they stay spent."""
        if s.spent[self.seat] and s.villages[self.seat]:
            station(s, self.seat, s.spent[self.seat])
            s.spent[self.seat] = 0


def station(s: PotemkinState, seat: int, agents: int) -> None:
    """Have the seat place agents that are already taken from where they were."""
    s.out = agents
    s.lowest = 0
    s.lanes[seat].append(STATION)


class StationAgents(Decision[PotemkinState]):
    prompt = "station"
    rule = "R9.4"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R9.4 R9.5 Espionage buildings without an agent, then any Espionage building; without one, any building."""
        places = s.espionages(seat)
        empty = empty_posts(s, seat)
        if not empty:
            if not places:
                places = [s.target(seat, building) for building in s.villages[seat]]
            return [s.choices.station[target] for target in places if target >= s.lowest]
        if s.out >= len(empty):
            return [s.choices.station[empty[0]]]
        last = len(empty) - s.out
        skipped = 0
        while empty[skipped] < s.lowest:
            skipped += 1
        return [s.choices.station[target] for target in empty[skipped : last + 1]]

    def composition(self, s: PotemkinState, seat: int) -> Composition:
        """Either so many of the Espionage buildings without an agent, or anything as often as one likes."""
        empty = empty_posts(s, seat)
        copies = 1 if empty else s.out
        places = empty or s.espionages(seat) or [s.target(seat, building) for building in s.villages[seat]]
        stations = [s.choices.station[target] for target in places if target >= s.lowest]
        things = [Item(station.targets[0], copies) for station in stations]
        return Composition(self.prompt, [Part(things, s.out, s.out)])


def empty_posts(s: PotemkinState, seat: int) -> list[int]:
    """Espionage buildings without an agent."""
    return [target for target in s.espionages(seat) if not s.building(target).agents]


class EndGame(Step[PotemkinState]):
    def run(self, s: PotemkinState) -> None:
        """R10.1 R11.6 Catherine arrives, and every interior is shown."""
        for village in s.villages:
            for building in village:
                note(s, building.card, BUILDING + building.number, EVERYONE)
        s.uncover(Event("game over", TABLE))


STATION: Final = StationAgents()
