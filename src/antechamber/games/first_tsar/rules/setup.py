"""1. Setting up: the board, the displays, the secret choice of a project, the first warriors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision, Step
from antechamber.core.lists import with_row, without
from antechamber.games.first_tsar.constants import ABSENT, NOBODY, NOTHING, STARTING_WARRIORS
from antechamber.games.first_tsar.rules.cards import draw_project, fill_projects, lay_out_estates, lay_out_titles
from antechamber.games.first_tsar.rules.rounds import BeginRound, first_player
from antechamber.games.first_tsar.rules.supply import (
    deal_assignments,
    lay_out_spoils,
    lay_out_trade,
    set_last_regions_aside,
    turn_up_regions,
)

if TYPE_CHECKING:
    from antechamber.games.first_tsar.state import TsarState


def lay_out(s: TsarState, seats: int) -> None:
    s.clear_agenda(seats)
    lay_out_pieces(s, seats)
    lay_out_cards(s, seats)
    lay_out_tokens(s, seats)
    s.round = 0
    s.acting = s.chamber = s.uses = s.extra = s.produced = s.used = 0
    s.owed = s.lowest = s.given = s.from_city = 0
    s.own_turn = False
    s.incoming = s.picked = NOTHING
    s.region = s.rewarded = s.second = NOTHING


def lay_out_pieces(s: TsarState, seats: int) -> None:
    """R1.9 R1.10 Everyone begins with the same pieces and goods."""
    box = s.box
    cities = len(box.cities)
    s.goods = [box.start_goods[:] for _ in range(seats)]
    s.points = [0] * seats
    s.scored = [[] for _ in range(seats)]
    s.boyars_left = [box.boyars] * seats
    s.warriors_left = [box.warriors] * seats
    s.buildings_left = [box.buildings] * seats
    s.seals_left = [box.seals] * seats
    s.at_court = [0] * seats
    s.war = [0] * seats
    s.warriors = [[0] * cities for _ in range(seats)]
    s.boyars = [[0] * cities for _ in range(seats)]
    s.buildings = [NOBODY] * cities
    s.bids = [ABSENT] * (len(box.chambers) * seats)
    s.seals = [NOBODY] * len(box.chambers)


def lay_out_cards(s: TsarState, seats: int) -> None:
    box = s.box
    s.project_deck = list(range(len(box.projects)))
    s.project_display = []
    s.dealt = [[] for _ in range(seats)]
    s.hands = [[] for _ in range(seats)]
    s.known = [[] for _ in range(seats)]
    s.rejected = [[] for _ in range(seats)]
    s.unforeseen = [[] for _ in range(seats)]
    s.completed = [[] for _ in range(seats)]
    s.estate_deck = list(range(len(box.estates)))
    s.title_deck = list(range(len(box.titles)))
    s.estate_display, s.estate_discards = [], []
    s.title_display, s.title_discards = [], []
    s.estates = [[] for _ in range(seats)]
    s.titles = [[] for _ in range(seats)]
    s.assignments = []


def lay_out_tokens(s: TsarState, seats: int) -> None:
    """R1.2 Favour tokens lie on the points track; all other tokens are still in their piles."""
    box = s.box
    s.trade_pile = box.trade_tokens[:]
    s.trade_map = [NOTHING] * len(box.waterways)
    s.trade_discards = []
    s.pads = [[] for _ in range(seats)]
    s.covered = [0] * seats
    s.spoils_pile = box.spoils_tokens[:]
    s.spoils_display, s.spoils_discards = [], []
    s.spoils = [[] for _ in range(seats)]
    s.favour_tokens = box.favour_tokens[:]
    s.region_tokens, s.region_discards = [], []
    s.region_pile = list(range(len(box.region_tokens)))
    s.last_regions = []


def begin(s: TsarState) -> None:
    """R1.8 R1.11 R1.13 Displays, the order of favour by lot, three Projects for everybody."""
    seats = len(s.lanes)
    setup = s.box.setups[seats]
    set_last_regions_aside(s)
    turn_up_regions(s)
    lay_out_spoils(s)
    lay_out_trade(s)
    deal_assignments(s)
    lay_out_titles(s, setup.display)
    lay_out_estates(s, setup.display)
    markers = list(range(seats))
    s.favour = [s.chance.draw_one(markers) for _ in range(seats)]
    s.first = first_player(s)
    s.table += [BeginRound(), *first_warriors(s), RevealProjects()]
    for seat in range(seats):
        s.dealt = with_row(s.dealt, seat, sorted([draw_project(s) for _ in range(s.box.projects_dealt)]))
        s.lanes[seat].append(KEEP)


class ChooseKept(Decision["TsarState"]):
    prompt = "keep"
    rule = "R1.13"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R1.13 One of the cards dealt."""
        return [s.choices.keep[card] for card in s.dealt[seat]]


class KeepProject(Choice["TsarState"]):
    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"keep {name}", (f"hand:{name}",))
        self.card = card

    def apply(self, s: TsarState, seat: int) -> None:
        """R1.13 Nobody else is told which card it is."""
        s.hands = with_row(s.hands, seat, [self.card])
        s.dealt = with_row(s.dealt, seat, without(s.dealt[seat], self.card))


class RevealProjects(Step["TsarState"]):
    def run(self, s: TsarState) -> None:
        """R1.14 Only when all have chosen do the other cards go back, and the display is laid out."""
        for seat, cards in enumerate(s.dealt):
            s.project_deck = s.project_deck + cards
            s.rejected = with_row(s.rejected, seat, cards)
            s.dealt = with_row(s.dealt, seat, [])
        s.uncover(Event("projects kept", TABLE))
        fill_projects(s)


def first_warriors(s: TsarState) -> list[Step[TsarState]]:
    """R1.15 Forward round the table, then backward; the last step is the first to be taken."""
    seats = len(s.lanes)
    order = [FirstWarrior((s.first + place) % seats) for place in range(seats)]
    steps: list[Step[TsarState]] = []
    for number in range(STARTING_WARRIORS):
        steps += order if number % 2 == 0 else order[::-1]
    return steps[::-1]


class FirstWarrior(Step["TsarState"]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TsarState) -> None:
        s.acting = self.seat
        s.lanes[self.seat].append(FIRST_WARRIOR)


class ChooseFirstCity(Decision["TsarState"]):
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
