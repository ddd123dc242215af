"""The Field of War and its Spoils."""

from __future__ import annotations

from typing import Final

from antechamber.core.event import Event
from antechamber.core.flow import Choice, Decision
from antechamber.core.lists import changed, with_one, without
from antechamber.games.first_tsar.constants import NOTHING
from antechamber.games.first_tsar.operation import Operation
from antechamber.games.first_tsar.state import TsarState


class War(Operation[TsarState]):
    def possible(self, s: TsarState, seat: int) -> bool:
        return s.warriors_left[seat] > 0

    def run(self, s: TsarState) -> None:
        """R5.20 R5.21 A warrior of the supply; without one, nothing happens."""
        if s.warriors_left[s.acting]:
            s.lanes[s.acting].append(MAY_FIGHT)


class ChooseSpoils(Decision[TsarState]):
    prompt = "war"
    rule = "R5.20"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R5.20 R5.21 Any of the Spoils that lie open; without any, the warrior goes all the same."""
        options: list[Choice[TsarState]] = [s.choices.skip]
        before = NOTHING
        for token in s.spoils_display:
            if token != before:
                options.append(s.choices.war[token])
            before = token
        if before == NOTHING:
            options.append(s.choices.war_only)
        return options


class GoToWar(Choice[TsarState]):
    def __init__(self, token: int, name: str) -> None:
        super().__init__(f"war {name}", (f"spoils:{name}",))
        self.token = token

    def apply(self, s: TsarState, seat: int) -> None:
        """R5.20 R5.22 The token is kept, and its effect runs at once."""
        send_to_war(s, seat)
        s.spoils_display = without(s.spoils_display, self.token)
        s.spoils = with_one(s.spoils, seat, self.token)
        s.tell(Event("spoils", seat, (s.box.spoils[self.token],)))
        s.table += s.choices.spoils_effects[self.token]


class GoToWarOnly(Choice[TsarState]):
    def apply(self, s: TsarState, seat: int) -> None:
        """R5.21 The warrior counts although there is nothing to take."""
        send_to_war(s, seat)


def send_to_war(s: TsarState, seat: int) -> None:
    s.warriors_left = changed(s.warriors_left, seat, -1)
    s.war = changed(s.war, seat, 1)
    s.tell(Event("war", seat))


MAY_FIGHT: Final = ChooseSpoils()
