"""Abilities that are about cards: looking at interiors, inspecting buildings, changing cards of the hand."""

from __future__ import annotations

from typing import Final

from antechamber.core.composition import Composition, Item, Part
from antechamber.core.flow import Choice, Decision
from antechamber.games.potemkin.effect import AbilityEffect
from antechamber.games.potemkin.rules.drafting import kinds_of
from antechamber.games.potemkin.rules.spying import has_targets, targets
from antechamber.games.potemkin.state import PotemkinState

# Looking


class LookInterior(AbilityEffect[PotemkinState]):
    def can_begin(self, s: PotemkinState, seat: int) -> bool:
        """R6.6 R6.11 There must be a face-down building of an opponent; the shield does not matter."""
        return has_secrets(s, seat)

    def begin(self, s: PotemkinState, seat: int) -> None:
        s.marked = []
        s.picks_left = self.n
        s.lanes[seat].append(LOOK_INTO)


class LookVillage(LookInterior):
    def begin(self, s: PotemkinState, seat: int) -> None:
        """R6.12 A whole village: all that is face down in it."""
        s.lanes[seat].append(TOUR)


def has_secrets(s: PotemkinState, seat: int) -> bool:
    """Whether an opponent has a face-down building."""
    for other, village in enumerate(s.villages):
        if other != seat:
            for building in village:
                if not building.face_up:
                    return True
    return False


def secrets(s: PotemkinState, seat: int) -> list[int]:
    """The face-down buildings of a village."""
    return [s.target(seat, building) for building in s.villages[seat] if not building.face_up]


class LookInto(Decision[PotemkinState]):
    prompt = "look"
    rule = "R6.11"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R6.11 Face-down buildings of opponents, each once."""
        options: list[Choice[PotemkinState]] = []
        for other in range(s.seats):
            if other != seat:
                options += [s.choices.look[target] for target in secrets(s, other) if target not in s.marked]
        if s.marked:
            options.append(s.choices.done)
        return options


class Tour(Decision[PotemkinState]):
    prompt = "tour"
    rule = "R6.12"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R6.12 One opponent with a face-down building."""
        others = range(s.seats)
        return [s.choices.tour[other] for other in others if other != seat and secrets(s, other)]


# Inspecting


class Inspect(AbilityEffect[PotemkinState]):
    def can_begin(self, s: PotemkinState, seat: int) -> bool:
        """R6.6 R6.13 There must be something that a spy could check: here the shield protects."""
        return has_targets(s, seat)

    def begin(self, s: PotemkinState, seat: int) -> None:
        s.marked = []
        s.picks_left = self.n
        s.lanes[seat].append(INSPECT_ONE)


class InspectBuildings(Decision[PotemkinState]):
    prompt = "inspect"
    rule = "R6.13"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R6.13 One building after another; after the first you may stop."""
        options: list[Choice[PotemkinState]] = [s.choices.inspect[target] for target in targets(s, seat)]
        if s.marked:
            options.append(s.choices.done)
        return options


# Cards


class CycleCards(AbilityEffect[PotemkinState]):
    def can_begin(self, s: PotemkinState, seat: int) -> bool:
        """R6.6 R6.22 You have another card in hand, and there is one to draw."""
        return len(s.hands[seat]) > 1 and len(s.deck) + len(s.discards) > 0

    def begin(self, s: PotemkinState, seat: int) -> None:
        s.picks_left = self.n
        s.lowest = 0
        s.lanes[seat].append(SET_ASIDE)


class SetAside(Decision[PotemkinState]):
    prompt = "cycle"
    rule = "R6.22"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R6.22 Cards one by one in the order of the list, or enough."""
        options: list[Choice[PotemkinState]] = []
        if s.picks_left:
            options += [s.choices.cycle[kind] for kind in kinds_of(s, s.hands[seat]) if kind >= s.lowest]
        if s.aside:
            options.append(s.choices.draw_new)
        return options

    def is_open(self, s: PotemkinState, seat: int) -> bool:
        """R3.14 That all cards of a hand are alike is nobody else's business; once one is put aside, nobody notices."""
        return len(s.hands[seat]) + len(s.aside) == 1 or bool(s.aside)

    def composition(self, s: PotemkinState, seat: int) -> Composition:
        hand = [s.box.card_kinds[card] for card in s.hands[seat]]
        kinds = [kind for kind in kinds_of(s, s.hands[seat]) if kind >= s.lowest]
        things = [Item(s.choices.cycle[kind].targets[0], hand.count(kind)) for kind in kinds]
        return Composition(self.prompt, [Part(things, 0 if s.aside else 1, s.picks_left)], s.choices.draw_new.text)


LOOK_INTO: Final = LookInto()
TOUR: Final = Tour()
INSPECT_ONE: Final = InspectBuildings()
SET_ASIDE: Final = SetAside()
