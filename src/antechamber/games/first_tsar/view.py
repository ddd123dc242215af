"""What a seat is shown of The First Tsar: a list of what it may know, from which nothing has to be removed."""

from __future__ import annotations

import msgspec

from antechamber.core.lists import count
from antechamber.games.first_tsar.constants import ABSENT, DECADES, ESTATES, NOBODY, NOTHING, PROJECTS, TITLES
from antechamber.games.first_tsar.map_view import (
    City,
    Pieces,
    Region,
    Waterway,
    is_settled,
    show_city,
    show_pieces,
    show_region,
    show_waterway,
)
from antechamber.games.first_tsar.rules.actions import by_importance, step_of_turn
from antechamber.games.first_tsar.rules.planning import BID
from antechamber.games.first_tsar.rules.rounds import BeginRound
from antechamber.games.first_tsar.rules.trade import ChooseCover
from antechamber.games.first_tsar.scoring import ranked
from antechamber.games.first_tsar.seat_view import (
    Estate,
    Own,
    Project,
    Seat,
    Title,
    show_estate,
    show_own,
    show_project,
    show_seat,
    show_title,
)
from antechamber.games.first_tsar.state import TsarState


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


def show(s: TsarState, seat: int | None) -> View:
    """R9.1 Hands, decks, piles and stacks are hidden; all else lies open, discards and bids included."""
    box = s.box
    phase = phase_of(s)
    return View(
        seat=seat,
        round=s.round,
        decade=DECADES[min(s.round, len(DECADES) - 1)],
        phase=phase,
        placed=placed_in(s, phase),
        first=s.first,
        acting=None if phase in ("keep", "over") else s.acting,
        over=s.over,
        turn=show_turn(s) if s.own_turn else None,
        region=None if s.region == NOTHING else box.regions[s.region],
        chambers=[show_chamber(s, chamber) for chamber in range(len(box.chambers))],
        spare_assignment=[name for card, name in enumerate(box.assignments) if card not in s.assignments],
        cities=[show_city(box, city) for city in range(len(box.cities))],
        pieces={name: show_pieces(s, city) for city, name in enumerate(box.cities) if is_settled(s, city)},
        waterways=[show_waterway(box, way) for way in range(len(box.waterways))],
        trade={box.waterways[way]: box.trade[token] for way, token in enumerate(s.trade_map) if token != NOTHING},
        regions=[show_region(s, region) for region in range(len(box.regions))],
        favour=s.favour,
        favour_tokens=s.favour_tokens,
        war=ranked(s, s.war),
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
        seats=[show_seat(s, other) for other in range(s.seats)],
        own=None if seat is None else show_own(s, seat),
    )


def personal(s: TsarState, seat: int) -> dict[str, object]:
    """The fields of a seat's view that are not as everybody sees them."""
    titles = [show_title(s, card, seat) for card in s.displays[TITLES]]
    return {"seat": seat, "titles": titles, "own": show_own(s, seat)}


def phase_of(s: TsarState) -> str:
    """Which part of the game it is; whoever says what stays covered on the pad does so after the turn."""
    if s.over:
        return "over"
    if any(s.dealt):
        return "keep"
    if s.region != NOTHING:
        return "rewards"
    if s.own_turn or isinstance(s.decision(s.acting), ChooseCover):
        return "turn"
    return "warriors" if any(isinstance(step, BeginRound) for step in s.table) else "plan"


def placed_in(s: TsarState, phase: str) -> int:
    """R1.15 R3.1 How many of its first warriors, or of its boyars, the acting seat has placed."""
    if phase == "warriors":
        return count(s.warriors[s.acting])
    if phase == "plan":
        gone = s.box.boyars - s.boyars_left[s.acting]
        return gone - 1 if s.decision(s.acting) is BID else gone
    return 0


def show_turn(s: TsarState) -> Turn:
    """R4.1 Until a boyar has left, there is no chamber to tell of, and what is in hand comes from free actions."""
    box, step = s.box, step_of_turn(s)
    token = None if s.incoming == NOTHING else box.trade[s.incoming]
    picked = None if s.picked == NOTHING else (box.trade + box.printed)[s.picked]
    if step == "leave":
        return Turn(step, None, False, 0, 0, 0, [], [], token, picked)
    chamber, sealed = box.chambers[s.chamber], s.seals[s.chamber] == s.acting
    on_card = s.on_cards[s.place(s.chamber, s.acting)] > 0
    reach = box.card_cities[s.assignments[s.chamber]] if on_card else []
    return Turn(
        step=step,
        chamber=chamber.key,
        sealed=sealed,
        taken=chamber.times + (chamber.bonus_times if sealed else 0) - s.uses - s.extra,
        actions=s.uses,
        bonus=s.extra,
        goes=[box.cities[city] for city in reach],
        produced=[name for city, name in enumerate(box.cities) if s.produced >> city & 1],
        token=token,
        picked=picked,
    )


def show_chamber(s: TsarState, number: int) -> Chamber:
    box, card = s.box, s.assignments[number]
    bids = [s.bid(number, seat) for seat in range(s.seats)]
    return Chamber(
        name=box.chambers[number].key,
        title=box.chambers[number].name,
        text=box.chambers[number].text,
        assignment=box.assignments[card],
        goes_to=box.card_colour[card],
        bids=[None if coins == ABSENT else coins for coins in bids],
        ranked=by_importance(s, number),
        seal=None if s.seals[number] == NOBODY else s.seals[number],
        on_card=[seat for seat in range(s.seats) if s.on_cards[s.place(number, seat)]],
    )
