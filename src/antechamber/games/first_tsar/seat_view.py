"""What is shown of a seat of The First Tsar: its cards and pieces, and what only it knows."""

from __future__ import annotations

import msgspec

from antechamber.games.first_tsar.box_view import Amounts, does, goods
from antechamber.games.first_tsar.constants import GOODS, PROJECTS
from antechamber.games.first_tsar.reading import counted
from antechamber.games.first_tsar.rules.cities import ChooseWaterway
from antechamber.games.first_tsar.rules.favour import gain_points
from antechamber.games.first_tsar.rules.goods import missing
from antechamber.games.first_tsar.rules.trade import visible
from antechamber.games.first_tsar.scoring import title_points
from antechamber.games.first_tsar.state import TsarState


class Project(msgspec.Struct, frozen=True):
    name: str
    title: str
    type: str
    cost: Amounts
    points: int
    effect: Amounts


class Estate(msgspec.Struct, frozen=True):
    name: str
    title: str
    cost: Amounts
    effect: Amounts
    used: bool


class Title(msgspec.Struct, frozen=True):
    """A Title; `worth` is what it would score now, for its owner or else for the viewer."""

    name: str
    title: str
    metric: str
    worth: int


class Seat(msgspec.Struct, frozen=True):
    """What everyone knows of a seat.

    `known` are Projects in its hand that all have seen it take; `visible` is how many printed effects of its pad can be
    seen beside its Trade tokens.
    """

    points: int
    favour: int
    goods: Amounts
    boyars: int
    warriors: int
    buildings: int
    seals: int
    at_court: int
    war: int
    cards: int
    known: list[str]
    completed: list[str]
    estates: list[Estate]
    titles: list[Title]
    pad: list[str]
    visible: int
    covered: list[str]
    spoils: list[str]


class Completion(msgspec.Struct, frozen=True):
    """Where the points of a Project would lead: how many one would have, and Favour tokens on the way."""

    reaches: int
    favour_tokens: int


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself knows: its Projects, those it may choose from, those it gave back at the start.

    `lacks` is what Projects still ask for, its own and those on display; `completions` are of its own. `moving` is the
    city of the piece that is to move.
    """

    hand: list[Project]
    dealt: list[Project]
    rejected: list[str]
    lacks: dict[str, Amounts]
    completions: dict[str, Completion]
    moving: str | None


def show_project(s: TsarState, card: int) -> Project:
    box, kind = s.box, s.box.project_type[card]
    return Project(
        name=box.projects[card],
        title=box.project_names[card],
        type=box.types[kind],
        cost=goods(box.project_cost[card]),
        points=box.project_points[card],
        effect=does(box.type_effects[kind]),
    )


def show_estate(s: TsarState, card: int) -> Estate:
    estate = s.box.estates[card]
    used = bool(s.used >> card & 1)
    return Estate(estate.key, estate.name, counted(estate.words), does(estate.effect), used)


def show_title(s: TsarState, card: int, seat: int | None) -> Title:
    title = s.box.titles[card]
    worth = 0 if seat is None else title_points(s, seat, title)
    return Title(title.key, title.name, title.text, worth)


def show_seat(s: TsarState, seat: int) -> Seat:
    """R9.2 Numbers of cards are public, and so are cards that all have seen being taken."""
    box = s.box
    return Seat(
        points=s.points[seat],
        favour=s.favour.index(seat) + 1,
        goods=dict(zip(GOODS, s.goods[seat], strict=True)),
        boyars=s.boyars_left[seat],
        warriors=s.warriors_left[seat],
        buildings=s.buildings_left[seat],
        seals=s.seals_left[seat],
        at_court=sum([s.on_cards[s.place(chamber, seat)] for chamber in range(len(box.chambers))]),
        war=s.war[seat],
        cards=len(s.hands[seat]) + len(s.dealt[seat]),
        known=[box.projects[card] for card in s.known[seat]],
        completed=[box.projects[card] for card in s.completed[seat]],
        estates=[show_estate(s, card) for card in s.estates[seat]],
        titles=[show_title(s, card, seat) for card in s.titles[seat]],
        pad=[box.trade[token] for token in s.pads[seat]],
        visible=visible(s, seat),
        covered=[name for number, name in enumerate(box.printed) if s.covered[seat] >> number & 1],
        spoils=[box.spoils[token] for token in s.spoils[seat]],
    )


def show_own(s: TsarState, seat: int) -> Own:
    """R9.3 One remembers which Projects one gave back."""
    box, own = s.box, s.dealt[seat] + s.hands[seat]
    lacking = [(box.projects[card], missing(s, seat, box.project_cost[card])) for card in own + s.displays[PROJECTS]]
    moves = isinstance(s.decision(seat), ChooseWaterway)
    return Own(
        hand=[show_project(s, card) for card in s.hands[seat]],
        dealt=[show_project(s, card) for card in s.dealt[seat]],
        rejected=[box.projects[card] for card in s.rejected[seat]],
        lacks={name: goods(pieces) for name, pieces in lacking if pieces},
        completions={box.projects[card]: show_completion(s, seat, card) for card in own},
        moving=box.cities[s.from_city] if moves else None,
    )


def show_completion(s: TsarState, seat: int, card: int) -> Completion:
    """R2.4 R5.16 Where the points of the Project lead, tokens and favour included."""
    box, after = s.box, s.clone()
    gain_points(after, seat, box.project_points[card], box.project_line[card])
    return Completion(
        reaches=after.points[seat],
        favour_tokens=len(s.favour_tokens) - len(after.favour_tokens),
    )
