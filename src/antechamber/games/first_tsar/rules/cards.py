"""Project, Estate and Title cards: taken and completed."""

from __future__ import annotations

from typing import Final

from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision
from antechamber.core.lists import with_one, with_row, without_one
from antechamber.games.first_tsar.constants import ESTATES, KINDS, PROJECTS, TITLES
from antechamber.games.first_tsar.operation import Operation
from antechamber.games.first_tsar.rules.favour import gain_points
from antechamber.games.first_tsar.rules.goods import can_pay, pay
from antechamber.games.first_tsar.rules.menus import Skippable
from antechamber.games.first_tsar.rules.named import OfCard
from antechamber.games.first_tsar.state import TsarState

# Decks and displays


def are_left(s: TsarState, kind: int) -> bool:
    """R5.15 Without a card on display or in the deck there is none to take."""
    return bool(s.displays[kind] or s.decks[kind])


def draw(s: TsarState, kind: int) -> int:
    deck = s.decks[kind][:]
    card = s.chance.draw_one(deck)
    s.decks = with_row(s.decks, kind, deck)
    refill(s, kind)
    return card


def refill(s: TsarState, kind: int) -> None:
    """R5.28 A deck that has run out is at once made new from its discards; there are none of Projects."""
    if not s.decks[kind] and s.discards[kind]:
        s.decks = with_row(s.decks, kind, s.discards[kind])
        s.discards = with_row(s.discards, kind, [])
        s.tell(Event("reshuffle", TABLE, (KINDS[kind],)))


def lay_open(s: TsarState, kind: int, number: int) -> None:
    """R7.8 What is left of the display is discarded, and new cards are turned up."""
    s.discards = with_row(s.discards, kind, s.discards[kind] + s.displays[kind])
    s.displays = with_row(s.displays, kind, [])
    refill(s, kind)
    while len(s.displays[kind]) < number and s.decks[kind]:
        card = draw(s, kind)
        s.displays = with_row(s.displays, kind, [*s.displays[kind], card])


def fill_projects(s: TsarState) -> None:
    """R5.14 R5.15 The display is filled up at once, as long as the deck lasts."""
    while len(s.displays[PROJECTS]) < s.box.project_display and s.decks[PROJECTS]:
        card = draw(s, PROJECTS)
        s.displays = with_row(s.displays, PROJECTS, [*s.displays[PROJECTS], card])
        s.tell(Event("reveal project", TABLE, (s.box.projects[card],)))


# Taking


class TakeCard(Operation[TsarState]):
    def __init__(self, kind: int) -> None:
        self.kind = kind

    def possible(self, s: TsarState, seat: int) -> bool:
        """R6.11 Everyone sees whether a card is left: what is discarded has gone back into an empty deck at once."""
        return are_left(s, self.kind)

    def run(self, s: TsarState) -> None:
        if are_left(s, self.kind):
            s.lanes[s.acting].append(MAY_TAKE[self.kind])


class ChooseCard(Skippable):
    def __init__(self, kind: int, optional: bool) -> None:
        super().__init__(optional)
        self.kind = kind

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R5.14 R5.15 R5.26 One that lies open, or the unseen top card of the deck, which is then kept."""
        options = self.skipping(s)
        if s.decks[self.kind]:
            options.append(s.choices.draw[self.kind])
        take = s.choices.take[self.kind]
        options += [take[card] for card in s.displays[self.kind]]
        return options


class ChooseProject(ChooseCard):
    prompt = "project"
    rule = "R5.14"


class ChooseEstate(ChooseCard):
    prompt = "estate"
    rule = "R5.26"


class ChooseTitle(ChooseCard):
    prompt = "title"
    rule = "R5.26"


class TakeOpenProject(OfCard):
    def apply(self, s: TsarState, seat: int) -> None:
        """R5.14 Everybody has seen it; the gap is filled at once."""
        s.displays = without_one(s.displays, PROJECTS, self.card)
        s.hands = with_one(s.hands, seat, self.card)
        s.known = with_one(s.known, seat, self.card)
        s.tell(Event("take project", seat, (s.box.projects[self.card],)))
        fill_projects(s)


class DrawProject(Choice[TsarState]):
    def apply(self, s: TsarState, seat: int) -> None:
        """R5.14 Only its new owner sees it."""
        card = draw(s, PROJECTS)
        s.hands = with_one(s.hands, seat, card)
        s.tell(Event("draw project", seat, (), (s.box.projects[card],)))


class TakeOpenCard(OfCard):
    """Take an Estate or a Title that lies open."""

    def __init__(self, kind: int, card: int, name: str) -> None:
        super().__init__("take", "display", card, name)
        self.kind = kind

    def apply(self, s: TsarState, seat: int) -> None:
        """R5.27 The gap stays open until the round ends."""
        s.displays = without_one(s.displays, self.kind, self.card)
        own(s, seat, self.kind, self.card)


class DrawCard(Choice[TsarState]):
    """Take the top card of the Estates or the Titles."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"draw {name}", (f"deck:{name}",))
        self.kind = kind

    def apply(self, s: TsarState, seat: int) -> None:
        own(s, seat, self.kind, draw(s, self.kind))


def own(s: TsarState, seat: int, kind: int, card: int) -> None:
    if kind == ESTATES:
        s.estates = with_one(s.estates, seat, card)
        s.tell(Event("take estate", seat, (s.box.estates[card].key,)))
    else:
        s.titles = with_one(s.titles, seat, card)
        s.tell(Event("take title", seat, (s.box.titles[card].key,)))


# Completing Projects


class CompleteProject(Operation[TsarState]):
    def possible(self, s: TsarState, seat: int) -> bool:
        """R6.11 Everyone sees that there is a card in hand, nobody else whether it can be paid."""
        return bool(s.hands[seat])

    def run(self, s: TsarState) -> None:
        s.lanes[s.acting].append(MAY_COMPLETE)


class ChooseCompletion(Decision[TsarState]):
    prompt = "complete"
    rule = "R5.16"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        options: list[Choice[TsarState]] = [s.choices.skip]
        add_affordable(s, seat, s.choices.complete, options)
        return options

    def is_open(self, s: TsarState, seat: int) -> bool:
        """R4.17 Which projects a hand could complete is nobody else's business, as long as there is a hand."""
        return not s.hands[seat]


def add_affordable(s: TsarState, seat: int, choices: list[Choice[TsarState]], options: list[Choice[TsarState]]) -> None:
    """R5.16 The projects of the hand that can be paid to the last piece."""
    cost = s.box.project_cost
    options += [choices[card] for card in s.hands[seat] if can_pay(s, seat, cost[card])]


class CompleteCard(OfCard):
    def apply(self, s: TsarState, seat: int) -> None:
        complete(s, seat, self.card)


def complete(s: TsarState, seat: int, card: int) -> None:
    """R5.16 Pay, lay the card down, gain its points, then run the effect of its type."""
    box = s.box
    event = Event("complete", seat, (box.projects[card],))
    s.hands = without_one(s.hands, seat, card)
    if card in s.known[seat]:
        s.known = without_one(s.known, seat, card)
        s.tell(event)
    else:
        s.unforeseen = with_one(s.unforeseen, seat, card)
        s.disclose(event)
    s.completed = with_one(s.completed, seat, card)
    pay(s, seat, box.project_cost[card])
    s.table += s.choices.type_effects[box.project_type[card]]
    gain_points(s, seat, box.project_points[card], box.project_line[card])


MAY_TAKE: Final[list[Decision[TsarState]]] = [
    ChooseProject(PROJECTS, optional=True),
    ChooseEstate(ESTATES, optional=True),
    ChooseTitle(TITLES, optional=True),
]
TAKE: Final[list[Decision[TsarState]]] = [
    ChooseProject(PROJECTS, optional=False),
    ChooseEstate(ESTATES, optional=False),
    ChooseTitle(TITLES, optional=False),
]
MAY_COMPLETE: Final = ChooseCompletion()
