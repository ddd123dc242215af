"""What a seat is shown of The First Tsar: a list of what it may know, from which nothing has to be removed."""

from __future__ import annotations

import msgspec

from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.constants import ABSENT, DECADES, ESTATES, GOODS, NOBODY, NOTHING, PROJECTS, TITLES
from antechamber.games.first_tsar.rules.actions import is_most_important
from antechamber.games.first_tsar.scoring import by_influence, influence, title_points
from antechamber.games.first_tsar.state import TsarState


class City(msgspec.Struct, frozen=True):
    """A city: what it brings and costs, and the pieces there, by seat."""

    name: str
    title: str
    region: str
    colour: str
    cost: str
    income: str
    warriors: list[int]
    boyars: list[int]
    building: int | None


class Waterway(msgspec.Struct, frozen=True):
    """A waterway, with its Trade token if one lies there."""

    name: str
    between: list[str]
    slot: bool
    token: str | None


class Region(msgspec.Struct, frozen=True):
    """A region: its token, and who has how much influence; `ranked` are the seats with any, the first one leads."""

    name: str
    token: str
    points: int
    rewards: list[str]
    influence: list[int]
    ranked: list[int]


class Chamber(msgspec.Struct, frozen=True):
    """A chamber: coins under each seat's boyar (None without one), the seal, the Assignment card, who is first."""

    name: str
    title: str
    text: str
    assignment: str
    goes_to: str
    bids: list[int | None]
    seal: int | None
    leader: int | None


class Project(msgspec.Struct, frozen=True):
    name: str
    title: str
    type: str
    cost: str
    points: int
    effect: str


class Box(msgspec.Struct, frozen=True):
    """What never changes: the type of every Project, by its name."""

    project_types: dict[str, str]


class Estate(msgspec.Struct, frozen=True):
    name: str
    title: str
    cost: str
    effect: str
    used: bool


class Title(msgspec.Struct, frozen=True):
    """A Title; `worth` is what it would score now, by its owner or else by the viewer."""

    name: str
    title: str
    metric: str
    worth: int


class Seat(msgspec.Struct, frozen=True):
    """What everyone knows of a seat. `known` are Projects in its hand that all have seen it take."""

    points: int
    favour: int
    goods: dict[str, int]
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
    covered: list[str]
    spoils: list[str]


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself knows: its Projects, those it may choose from, those it gave back at the start."""

    hand: list[Project]
    dealt: list[Project]
    rejected: list[str]


class Turn(msgspec.Struct, frozen=True):
    """How far the acting seat has come: its chamber, actions left, cities used, a token in its hand, one chosen."""

    chamber: str
    actions: int
    bonus: int
    produced: list[str]
    token: str | None
    picked: str | None


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it: `own` is None for spectators, `acting` while all choose or the game is over."""

    seat: int | None
    round: int
    decade: str
    first: int
    acting: int | None
    over: bool
    turn: Turn | None
    region: str | None
    chambers: list[Chamber]
    spare_assignment: list[str]
    cities: list[City]
    waterways: list[Waterway]
    regions: list[Region]
    favour: list[int]
    favour_tokens: list[int]
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


def show_box(box: Components) -> Box:
    types = [box.types[kind] for kind in box.project_type]
    return Box(project_types=dict(zip(box.projects, types, strict=True)))


def show(s: TsarState, seat: int | None) -> View:
    """R9.1 Hands, decks, piles and stacks are hidden; all else lies open, discards and bids included."""
    box = s.box
    choosing = any(s.dealt)
    return View(
        seat=seat,
        round=s.round,
        decade=DECADES[min(s.round, len(DECADES) - 1)],
        first=s.first,
        acting=None if choosing or s.over else s.acting,
        over=s.over,
        turn=show_turn(s) if s.own_turn else None,
        region=None if s.region == NOTHING else box.regions[s.region],
        chambers=[show_chamber(s, chamber) for chamber in range(len(box.chambers))],
        spare_assignment=[name for card, name in enumerate(box.assignments) if card not in s.assignments],
        cities=[show_city(s, city) for city in range(len(box.cities))],
        waterways=[show_waterway(s, way) for way in range(len(box.waterways))],
        regions=[show_region(s, region) for region in range(len(box.regions))],
        favour=s.favour,
        favour_tokens=s.favour_tokens,
        projects=[show_project(s, card) for card in s.displays[PROJECTS]],
        project_deck=len(s.decks[PROJECTS]),
        estates=[show_estate(s, card) for card in s.displays[ESTATES]],
        estate_deck=len(s.decks[ESTATES]),
        estate_discards=sorted(box.estates[card].key for card in s.discards[ESTATES]),
        titles=[show_title(s, card, seat) for card in s.displays[TITLES]],
        title_deck=len(s.decks[TITLES]),
        title_discards=sorted(box.titles[card].key for card in s.discards[TITLES]),
        spoils=[box.spoils[token] for token in s.spoils_display],
        spoils_pile=len(s.spoils_pile),
        spoils_discards=sorted(box.spoils[token] for token in s.spoils_discards),
        trade_pile=len(s.trade_pile),
        trade_discards=sorted(box.trade[token] for token in s.trade_discards),
        region_discards=sorted(box.region_tokens[token].key for token in s.region_discards),
        seats=[show_seat(s, other) for other in range(len(s.lanes))],
        own=None if seat is None else show_own(s, seat),
    )


def personal(s: TsarState, seat: int) -> dict[str, object]:
    """The fields of a seat's view that are not as everybody sees them."""
    titles = [show_title(s, card, seat) for card in s.displays[TITLES]]
    return {"seat": seat, "titles": titles, "own": show_own(s, seat)}


def show_turn(s: TsarState) -> Turn:
    box = s.box
    return Turn(
        chamber=box.chambers[s.chamber].key,
        actions=s.uses,
        bonus=s.extra,
        produced=[name for city, name in enumerate(box.cities) if s.produced >> city & 1],
        token=None if s.incoming == NOTHING else box.trade[s.incoming],
        picked=None if s.picked == NOTHING else (box.trade + box.printed)[s.picked],
    )


def show_chamber(s: TsarState, number: int) -> Chamber:
    box, card = s.box, s.assignments[number]
    bids = [s.bid(number, seat) for seat in range(len(s.lanes))]
    present = [seat for seat, coins in enumerate(bids) if coins != ABSENT]
    return Chamber(
        name=box.chambers[number].key,
        title=box.chambers[number].name,
        text=box.chambers[number].text,
        assignment=box.assignments[card],
        goes_to=box.card_colour[card],
        bids=[None if coins == ABSENT else coins for coins in bids],
        seal=None if s.seals[number] == NOBODY else s.seals[number],
        leader=next((seat for seat in present if is_most_important(s, seat, number)), None),
    )


def show_city(s: TsarState, city: int) -> City:
    box, owner = s.box, s.buildings[city]
    cost, income = box.city_texts[city]
    return City(
        name=box.cities[city],
        title=box.city_names[city],
        region=box.regions[box.city_region[city]],
        colour=box.colours[box.city_colour[city]],
        cost=cost,
        income=income,
        warriors=[warriors[city] for warriors in s.warriors],
        boyars=[boyars[city] for boyars in s.boyars],
        building=None if owner == NOBODY else owner,
    )


def show_waterway(s: TsarState, way: int) -> Waterway:
    box, token = s.box, s.trade_map[way]
    return Waterway(
        name=box.waterways[way],
        between=[box.cities[city] for city in box.way_ends[way]],
        slot=box.has_slot[way],
        token=None if token == NOTHING else box.trade[token],
    )


def show_region(s: TsarState, region: int) -> Region:
    token = s.box.region_tokens[s.region_tokens[region]]
    return Region(
        name=s.box.regions[region],
        token=token.key,
        points=token.points,
        rewards=[reward.text for reward in token.rewards],
        influence=[influence(s, seat, region) for seat in range(len(s.lanes))],
        ranked=by_influence(s, region),
    )


def show_project(s: TsarState, card: int) -> Project:
    box, kind = s.box, s.box.project_type[card]
    return Project(
        name=box.projects[card],
        title=box.project_names[card],
        type=box.types[kind],
        cost=box.project_texts[card],
        points=box.project_points[card],
        effect=box.type_effects[kind].text,
    )


def show_estate(s: TsarState, card: int) -> Estate:
    estate = s.box.estates[card]
    used = bool(s.used >> card & 1)
    return Estate(estate.key, estate.name, estate.price, estate.effect.text, used)


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
        at_court=s.at_court[seat],
        war=s.war[seat],
        cards=len(s.hands[seat]) + len(s.dealt[seat]),
        known=[box.projects[card] for card in s.known[seat]],
        completed=[box.projects[card] for card in s.completed[seat]],
        estates=[show_estate(s, card) for card in s.estates[seat]],
        titles=[show_title(s, card, seat) for card in s.titles[seat]],
        pad=[box.trade[token] for token in s.pads[seat]],
        covered=[name for number, name in enumerate(box.printed) if s.covered[seat] >> number & 1],
        spoils=[box.spoils[token] for token in s.spoils[seat]],
    )


def show_own(s: TsarState, seat: int) -> Own:
    """R9.3 One remembers which Projects one gave back."""
    return Own(
        hand=[show_project(s, card) for card in s.hands[seat]],
        dealt=[show_project(s, card) for card in s.dealt[seat]],
        rejected=[s.box.projects[card] for card in s.rejected[seat]],
    )
