"""1. Setting up: the board, the displays, the secret choice of a project, the first warriors."""

from __future__ import annotations

from typing import Final

from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision, Step
from antechamber.core.lists import with_row, without
from antechamber.games.first_tsar.constants import ESTATES, PROJECTS, STARTING_WARRIORS, TITLES
from antechamber.games.first_tsar.rules.cards import draw, fill_projects, lay_open
from antechamber.games.first_tsar.rules.named import OfCard
from antechamber.games.first_tsar.rules.rounds import BeginRound, first_player
from antechamber.games.first_tsar.rules.supply import (
    deal_assignments,
    lay_out_spoils,
    lay_out_trade,
    set_last_regions_aside,
    turn_up_regions,
)
from antechamber.games.first_tsar.state import TsarState


def begin(s: TsarState) -> None:
    """R1.8 R1.11 R1.13 Displays, the order of favour by lot, three Projects for everybody."""
    seats = s.seats
    display = s.box.setups[seats].display
    set_last_regions_aside(s)
    turn_up_regions(s)
    lay_out_spoils(s)
    lay_out_trade(s)
    deal_assignments(s)
    lay_open(s, TITLES, display)
    lay_open(s, ESTATES, display)
    markers = list(range(seats))
    s.favour = [s.chance.draw_one(markers) for _ in range(seats)]
    s.first = first_player(s)
    s.table += [BeginRound(), *first_warriors(s), RevealProjects()]
    for seat in range(seats):
        s.dealt = with_row(s.dealt, seat, sorted([draw(s, PROJECTS) for _ in range(s.box.projects_dealt)]))
        s.lanes[seat].append(KEEP)


class ChooseKept(Decision[TsarState]):
    prompt = "keep"
    rule = "R1.13"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R1.13 One of the cards dealt."""
        return [s.choices.keep[card] for card in s.dealt[seat]]


class KeepProject(OfCard):
    def apply(self, s: TsarState, seat: int) -> None:
        """R1.13 Nobody else is told which card it is."""
        s.hands = with_row(s.hands, seat, [self.card])
        s.dealt = with_row(s.dealt, seat, without(s.dealt[seat], self.card))


class RevealProjects(Step[TsarState]):
    def run(self, s: TsarState) -> None:
        """R1.14 Only when all have chosen do the other cards go back, and the display is laid out."""
        for seat, cards in enumerate(s.dealt):
            s.decks = with_row(s.decks, PROJECTS, s.decks[PROJECTS] + cards)
            s.rejected = with_row(s.rejected, seat, cards)
            s.dealt = with_row(s.dealt, seat, [])
        s.uncover(Event("projects kept", TABLE))
        fill_projects(s)


def first_warriors(s: TsarState) -> list[Step[TsarState]]:
    """R1.15 Forward round the table, then backward; the last step is the first to be taken."""
    seats = s.seats
    order = [FirstWarrior((s.first + place) % seats) for place in range(seats)]
    steps: list[Step[TsarState]] = []
    for number in range(STARTING_WARRIORS):
        steps += order if number % 2 == 0 else order[::-1]
    return steps[::-1]


class FirstWarrior(Step[TsarState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TsarState) -> None:
        s.acting = self.seat
        s.lanes[self.seat].append(FIRST_WARRIOR)


class ChooseFirstCity(Decision[TsarState]):
    prompt = "first warrior"
    rule = "R1.15"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R1.15 Any city in which nobody has a warrior."""
        options: list[Choice[TsarState]] = []
        for city, choice in enumerate(s.choices.warrior):
            if not is_garrisoned(s, city):
                options.append(choice)
        return options


def is_garrisoned(s: TsarState, city: int) -> bool:
    return any(warriors[city] for warriors in s.warriors)


KEEP: Final = ChooseKept()
FIRST_WARRIOR: Final = ChooseFirstCity()
