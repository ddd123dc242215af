"""Project, Estate and Title cards: taken and completed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision
from antechamber.core.lists import with_one, without, without_one
from antechamber.games.first_tsar.rules.favour import gain_points
from antechamber.games.first_tsar.rules.goods import can_pay, pay
from antechamber.games.first_tsar.rules.operation import Operation

if TYPE_CHECKING:
    from antechamber.games.first_tsar.state import TsarState


# Projects


class TakeProject(Operation):
    def possible(self, s: TsarState, seat: int) -> bool:
        return are_projects_left(s)

    def run(self, s: TsarState) -> None:
        if are_projects_left(s):
            s.lanes[s.acting].append(MAY_TAKE_PROJECT)


def are_projects_left(s: TsarState) -> bool:
    """R5.15 Without a card on display or in the deck there is none to take."""
    return bool(s.project_display or s.project_deck)


class ChooseProject(Decision["TsarState"]):
    prompt = "project"
    rule = "R5.14"

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R5.14 R5.15 A card of the display, or the unseen top card of the deck."""
        options: list[Choice[TsarState]] = [s.choices.skip] if self.optional else []
        if s.project_deck:
            options.append(s.choices.draw_project)
        options += [s.choices.take_project[card] for card in s.project_display]
        return options


class TakeProjectCard(Choice["TsarState"]):
    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"take {name}", (f"display:{name}",))
        self.card = card

    def apply(self, s: TsarState, seat: int) -> None:
        """R5.14 Everybody has seen it; the gap is filled at once."""
        s.project_display = without(s.project_display, self.card)
        s.hands = with_one(s.hands, seat, self.card)
        s.known = with_one(s.known, seat, self.card)
        s.tell(Event("take project", seat, (s.box.projects[self.card],)))
        fill_projects(s)


class DrawProject(Choice["TsarState"]):
    def apply(self, s: TsarState, seat: int) -> None:
        """R5.14 Only its new owner sees it."""
        card = draw_project(s)
        s.hands = with_one(s.hands, seat, card)
        s.tell(Event("draw project", seat, (), (s.box.projects[card],)))


def draw_project(s: TsarState) -> int:
    deck = s.project_deck[:]
    card = s.chance.draw_one(deck)
    s.project_deck = deck
    return card


def fill_projects(s: TsarState) -> None:
    """R5.14 R5.15 The display is filled up at once, as long as the deck lasts."""
    while len(s.project_display) < s.box.project_display and s.project_deck:
        card = draw_project(s)
        s.project_display = [*s.project_display, card]
        s.tell(Event("reveal project", TABLE, (s.box.projects[card],)))


class CompleteProject(Operation):
    def possible(self, s: TsarState, seat: int) -> bool:
        """R6.11 Everyone sees that there is a card in hand, nobody else whether it can be paid."""
        return bool(s.hands[seat])

    def run(self, s: TsarState) -> None:
        s.lanes[s.acting].append(MAY_COMPLETE)


class ChooseCompletion(Decision["TsarState"]):
    prompt = "complete"
    rule = "R5.16"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        options: list[Choice[TsarState]] = [s.choices.skip]
        add_affordable(s, seat, s.choices.complete, options)
        return options


def add_affordable(s: TsarState, seat: int, choices: list[Choice[TsarState]], options: list[Choice[TsarState]]) -> None:
    """R5.16 The projects of the hand that can be paid to the last piece."""
    cost = s.box.project_cost
    options += [choices[card] for card in s.hands[seat] if can_pay(s, seat, cost[card])]


class CompleteCard(Choice["TsarState"]):
    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"complete {name}", (f"hand:{name}",))
        self.card = card

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
        s.uncover(event)
    s.completed = with_one(s.completed, seat, card)
    pay(s, seat, box.project_cost[card])
    s.table += box.type_effects[box.project_type[card]]
    gain_points(s, seat, box.project_points[card], box.project_line[card])


# Estates and Titles


class TakeEstate(Operation):
    def run(self, s: TsarState) -> None:
        if are_estates_left(s):
            s.lanes[s.acting].append(MAY_TAKE_ESTATE)


def are_estates_left(s: TsarState) -> bool:
    return bool(s.estate_display or s.estate_deck)


class ChooseEstate(Decision["TsarState"]):
    prompt = "estate"
    rule = "R5.26"

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R5.26 One that lies open, or the unseen top card, which is then kept."""
        options: list[Choice[TsarState]] = [s.choices.skip] if self.optional else []
        if s.estate_deck:
            options.append(s.choices.draw_estate)
        options += [s.choices.take_estate[card] for card in s.estate_display]
        return options


class TakeEstateCard(Choice["TsarState"]):
    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"take {name}", (f"display:{name}",))
        self.card = card

    def apply(self, s: TsarState, seat: int) -> None:
        """R5.27 The gap stays open until the round ends."""
        s.estate_display = without(s.estate_display, self.card)
        own_estate(s, seat, self.card)


class DrawEstate(Choice["TsarState"]):
    def apply(self, s: TsarState, seat: int) -> None:
        own_estate(s, seat, draw_estate(s))


def own_estate(s: TsarState, seat: int, card: int) -> None:
    s.estates = with_one(s.estates, seat, card)
    s.tell(Event("take estate", seat, (s.box.estates[card].name,)))


def draw_estate(s: TsarState) -> int:
    """A deck that has run out is at once made new from its discards."""
    deck = s.estate_deck[:]
    card = s.chance.draw_one(deck)
    s.estate_deck = deck
    refill_estates(s)
    return card


def refill_estates(s: TsarState) -> None:
    """R5.28 A deck that has run out is at once made new from its discards."""
    if not s.estate_deck and s.estate_discards:
        s.estate_deck, s.estate_discards = s.estate_discards, []
        s.tell(Event("reshuffle", TABLE, ("Estate",)))


def lay_out_estates(s: TsarState, number: int) -> None:
    """R7.8 What is left of the display is discarded, and new cards are turned up."""
    s.estate_discards = s.estate_discards + s.estate_display
    s.estate_display = []
    refill_estates(s)
    while len(s.estate_display) < number and s.estate_deck:
        s.estate_display = [*s.estate_display, draw_estate(s)]


class TakeTitle(Operation):
    def run(self, s: TsarState) -> None:
        if are_titles_left(s):
            s.lanes[s.acting].append(MAY_TAKE_TITLE)


def are_titles_left(s: TsarState) -> bool:
    return bool(s.title_display or s.title_deck)


class ChooseTitle(Decision["TsarState"]):
    prompt = "title"
    rule = "R5.26"

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R5.26 One that lies open, or the unseen top card, which is then kept."""
        options: list[Choice[TsarState]] = [s.choices.skip] if self.optional else []
        if s.title_deck:
            options.append(s.choices.draw_title)
        options += [s.choices.take_title[card] for card in s.title_display]
        return options


class TakeTitleCard(Choice["TsarState"]):
    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"take {name}", (f"display:{name}",))
        self.card = card

    def apply(self, s: TsarState, seat: int) -> None:
        """R5.27 The gap stays open until the round ends."""
        s.title_display = without(s.title_display, self.card)
        own_title(s, seat, self.card)


class DrawTitle(Choice["TsarState"]):
    def apply(self, s: TsarState, seat: int) -> None:
        own_title(s, seat, draw_title(s))


def own_title(s: TsarState, seat: int, card: int) -> None:
    s.titles = with_one(s.titles, seat, card)
    s.tell(Event("take title", seat, (s.box.titles[card].name,)))


def draw_title(s: TsarState) -> int:
    deck = s.title_deck[:]
    card = s.chance.draw_one(deck)
    s.title_deck = deck
    refill_titles(s)
    return card


def refill_titles(s: TsarState) -> None:
    """R5.28 A deck that has run out is at once made new from its discards."""
    if not s.title_deck and s.title_discards:
        s.title_deck, s.title_discards = s.title_discards, []
        s.tell(Event("reshuffle", TABLE, ("Title",)))


def lay_out_titles(s: TsarState, number: int) -> None:
    """R7.8 What is left of the display is discarded, and new cards are turned up."""
    s.title_discards = s.title_discards + s.title_display
    s.title_display = []
    refill_titles(s)
    while len(s.title_display) < number and s.title_deck:
        s.title_display = [*s.title_display, draw_title(s)]


MAY_TAKE_PROJECT: Final = ChooseProject(optional=True)
TAKE_PROJECT: Final = ChooseProject(optional=False)
MAY_COMPLETE: Final = ChooseCompletion()
MAY_TAKE_ESTATE: Final = ChooseEstate(optional=True)
TAKE_ESTATE: Final = ChooseEstate(optional=False)
MAY_TAKE_TITLE: Final = ChooseTitle(optional=True)
TAKE_TITLE: Final = ChooseTitle(optional=False)
