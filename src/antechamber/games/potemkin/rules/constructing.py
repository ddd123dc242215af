"""Constructing a building, and what its type brings at once."""

from __future__ import annotations

from typing import Final

from antechamber.core.event import Event
from antechamber.core.flow import Choice, Decision
from antechamber.core.lists import without
from antechamber.games.potemkin.components import CULTURE, ESPIONAGE, GOVERNMENT, NOTHING
from antechamber.games.potemkin.memory import BUILDING, just, note
from antechamber.games.potemkin.rules.drafting import kinds_of, names
from antechamber.games.potemkin.rules.spying import turn_away
from antechamber.games.potemkin.state import Building, PotemkinState

# The meeples that the most buildings bring, by type.
PRIZES: Final = ["shield", "", "capitol", "", "scientist"]


class ChooseInterior(Decision[PotemkinState]):
    prompt = "furnish"
    rule = "R4.2"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R4.2 Any card of your hand, whether it makes the building real or not."""
        return [s.choices.furnish[kind] for kind in kinds_of(s, s.hands[seat])]


def construct(s: PotemkinState, seat: int, card: int) -> None:
    """R4.2 R4.4 R4.6 R4.7 The card lies face down behind the Facade, at the end of the row; its text does not count."""
    turn_away(s, seat)
    s.facades[s.raising] -= 1
    s.hands[seat] = without(s.hands[seat], card)
    s.lots[seat] += 1
    building = Building(s.lots[seat], s.built, s.raising, card, just(seat))
    s.built += 1
    s.raising = NOTHING
    s.villages[seat] = [*s.villages[seat], building]
    note(s, card, BUILDING + building.number, just(seat))
    s.disclose(Event("construct", seat, s.about(s.target(seat, building)), names(s, [card])))
    gain(s, seat, building)


def gain(s: PotemkinState, seat: int, building: Building) -> None:
    """R4.8 R4.9 R4.10 R4.11 R4.12 R4.14 R4.15 Espionage brings an agent; three other types a meeple, if you lead."""
    if building.type == ESPIONAGE:
        if s.agents:
            s.agents -= 1
            s.change(s.target(seat, building)).agents = 1
            s.tell(Event("gain agent", seat))
    elif PRIZES[building.type] and prize_holder(s, building.type) != seat and lacking(s, seat, building.type) <= 0:
        if building.type == CULTURE:
            s.shield = seat
        elif building.type == GOVERNMENT:
            s.capitol = seat
        else:
            s.scientist = seat
        s.tell(Event("gain " + PRIZES[building.type], seat))


def prize_holder(s: PotemkinState, number: int) -> int:
    """R4.10 R4.11 R4.12 Who has the meeple that the most buildings of this type bring."""
    return s.shield if number == CULTURE else s.capitol if number == GOVERNMENT else s.scientist


def needed(s: PotemkinState, seat: int, number: int) -> int:
    """R4.10 R4.11 R4.12 How many more buildings of the type would bring the seat its meeple; 0 if it has it."""
    return 0 if prize_holder(s, number) == seat else max(1, lacking(s, seat, number))


def lacking(s: PotemkinState, seat: int, number: int) -> int:
    """R4.13 How many buildings of the type the seat is behind, real or fake; not to be behind is enough."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, count_type(s, other, number))
    return most - count_type(s, seat, number)


def count_type(s: PotemkinState, seat: int, number: int) -> int:
    found = 0
    for building in s.villages[seat]:
        if building.type == number:
            found += 1
    return found


FURNISH: Final = ChooseInterior()
