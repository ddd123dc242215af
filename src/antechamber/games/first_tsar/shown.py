"""What is shown of The First Tsar: the parts of a view, and of the box."""

from __future__ import annotations

import msgspec

# A cost or an effect: how many of which word of the component file, in its order: {"favour": 1, "coin": 2}
Amounts = dict[str, int]


class City(msgspec.Struct, frozen=True):
    """A city: where it is, what it brings and costs."""

    name: str
    title: str
    region: str
    colour: str
    cost: Amounts
    income: Amounts


class Pieces(msgspec.Struct, frozen=True):
    """The pieces in a city, and the influence they have there, by seat."""

    warriors: list[int]
    boyars: list[int]
    building: int | None
    influence: list[int]


class Waterway(msgspec.Struct, frozen=True):
    """A waterway, with a slot for a Trade token or without one."""

    name: str
    between: list[str]
    slot: bool


class Region(msgspec.Struct, frozen=True):
    """A region: its token, and who has how much influence.

    `ranked` are the seats with any, the first one leads. `rewarded` are those who would get a reward as things stand,
    the first one first, and `chooser` is who would choose it.
    """

    name: str
    token: str
    points: int
    rewards: list[Amounts]
    influence: list[int]
    ranked: list[int]
    rewarded: list[int]
    chooser: int | None


class Chamber(msgspec.Struct, frozen=True):
    """A chamber: coins under each seat's boyar (None without one), the seal, the Assignment card and who is on it.

    `ranked` are the seats with a boyar inside, the most important first.
    """

    name: str
    title: str
    text: str
    assignment: str
    goes_to: str
    bids: list[int | None]
    ranked: list[int]
    seal: int | None
    on_card: list[int]


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


class Turn(msgspec.Struct, frozen=True):
    """How far the acting seat has come: `step` is leave, seal, act, send or end.

    Its chamber, actions taken and left there, the bonus, cities where the boyar may go, cities used, a token in its
    hand, one chosen.
    """

    step: str
    chamber: str | None
    sealed: bool
    taken: int
    actions: int
    bonus: int
    goes: list[str]
    produced: list[str]
    token: str | None
    picked: str | None


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it: `own` is None for spectators, `acting` while all choose or the game is over.

    `phase` is keep, warriors, plan, turn, rewards or over; `placed` is how many of its first warriors or its boyars
    the acting seat has placed in it. `pieces` are by city, `trade` are tokens by waterway, `war` are the seats with
    warriors in the Field of War, most of them first.
    """

    seat: int | None
    round: int
    decade: str
    phase: str
    placed: int
    first: int
    acting: int | None
    over: bool
    turn: Turn | None
    region: str | None
    chambers: list[Chamber]
    spare_assignment: list[str]
    cities: list[City]
    pieces: dict[str, Pieces]
    waterways: list[Waterway]
    trade: dict[str, str]
    regions: list[Region]
    favour: list[int]
    favour_tokens: list[int]
    war: list[int]
    projects: list[Project]
    project_deck: int
    estates: list[Estate]
    estate_deck: int
    estate_discards: list[str]
    titles: list[Title]
    title_deck: int
    title_discards: list[str]
    spoils: list[str]
    spoils_pile: int
    spoils_discards: list[str]
    trade_pile: int
    trade_discards: list[str]
    region_discards: list[str]
    seats: list[Seat]
    own: Own | None


# The box


class Deal(msgspec.Struct, frozen=True):
    """A free action of the pad."""

    name: str
    cost: Amounts
    effect: Amounts


class Printed(msgspec.Struct, frozen=True):
    """Something that has a name and does something: an effect printed on the pad, a type of Project."""

    name: str
    effect: Amounts


class ChamberActions(msgspec.Struct, frozen=True):
    """What is done in a chamber, how often, what a seal adds, and what is done freely."""

    name: str
    times: int
    actions: list[str]
    bonus_times: int
    bonus: list[str]
    freely: list[str]


class Assignment(msgspec.Struct, frozen=True):
    """An Assignment card: what it brings at once, and what a seal adds."""

    name: str
    action: Amounts
    bonus: Amounts


class Box(msgspec.Struct, frozen=True):
    """What never changes during a game.

    How many boyars a seat has, and first warriors it places; what Trade tokens and Spoils do, by name; the points of a
    scoring, by place, and the rounds after which points are scored; where Favour tokens lie at first.
    """

    local: list[str]
    foreign: list[str]
    colours: list[str]
    boyars: int
    first_warriors: int
    types: list[Printed]
    project_types: dict[str, str]
    chambers: list[ChamberActions]
    assignments: list[Assignment]
    trade: dict[str, Amounts]
    spoils: dict[str, Amounts]
    slots: int
    printed: list[Printed]
    pad_actions: list[Deal]
    favour_tokens: list[int]
    favour_points: list[int]
    war_points: list[int]
    scored_rounds: list[int]
