"""What a seat is shown of The First Tsar: a list of what it may know, from which nothing has to be removed."""

from __future__ import annotations

from antechamber.core.lists import count
from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.constants import (
    ABSENT,
    ACTIONS,
    DECADES,
    ESTATES,
    FOREIGN,
    GOODS,
    HALF_TIME,
    LAST_ROUND,
    LOCAL,
    NOBODY,
    NOTHING,
    PROJECTS,
    STARTING_WARRIORS,
    TITLES,
)
from antechamber.games.first_tsar.printed import Effect
from antechamber.games.first_tsar.reading import counted
from antechamber.games.first_tsar.rules.actions import by_importance, step_of_turn
from antechamber.games.first_tsar.rules.cities import ChooseWaterway
from antechamber.games.first_tsar.rules.favour import gain_points
from antechamber.games.first_tsar.rules.goods import missing
from antechamber.games.first_tsar.rules.planning import BID
from antechamber.games.first_tsar.rules.rounds import BeginRound, chooser_of, rewarded_in
from antechamber.games.first_tsar.rules.trade import ChooseCover, visible
from antechamber.games.first_tsar.scoring import by_influence, city_influence, influence, ranked, title_points
from antechamber.games.first_tsar.shown import (
    Amounts,
    Assignment,
    Box,
    Chamber,
    ChamberActions,
    City,
    Completion,
    Deal,
    Estate,
    Own,
    Pieces,
    Printed,
    Project,
    Region,
    Seat,
    Title,
    Turn,
    View,
    Waterway,
)
from antechamber.games.first_tsar.state import TsarState

# The box


def show_box(box: Components) -> Box:
    """What is printed, as the rules look it up."""
    types = [box.types[kind] for kind in box.project_type]
    return Box(
        local=GOODS[LOCAL[0] : LOCAL[1] + 1],
        foreign=GOODS[FOREIGN[0] : FOREIGN[1] + 1],
        colours=box.colours,
        boyars=box.boyars,
        first_warriors=STARTING_WARRIORS,
        types=printed(box.types, box.type_effects),
        project_types=dict(zip(box.projects, types, strict=True)),
        chambers=[show_actions(box, number) for number in range(len(box.chambers))],
        assignments=[show_assignment(box, card) for card in range(len(box.assignments))],
        trade={name: does(effect) for name, effect in zip(box.trade, box.trade_effects, strict=True)},
        spoils={name: does(effect) for name, effect in zip(box.spoils, box.spoils_effects, strict=True)},
        slots=box.slots,
        printed=printed(box.printed, box.printed_effects),
        pad_actions=[Deal(deal.key, counted(deal.words), does(deal.effect)) for deal in box.pad_actions],
        favour_tokens=box.favour_tokens,
        favour_points=box.favour_points,
        war_points=box.war_points,
        scored_rounds=[HALF_TIME, LAST_ROUND],
    )


def does(effect: Effect) -> Amounts:
    return counted(effect.words)


def printed(names: list[str], effects: list[Effect]) -> list[Printed]:
    return [Printed(name, does(effect)) for name, effect in zip(names, effects, strict=True)]


def show_actions(box: Components, number: int) -> ChamberActions:
    chamber = box.chambers[number]
    return ChamberActions(
        name=chamber.key,
        times=chamber.times,
        actions=[ACTIONS[action] for action in chamber.actions],
        bonus_times=chamber.bonus_times,
        bonus=[ACTIONS[action] for action in chamber.bonus],
        freely=[ACTIONS[action] for action in chamber.freely],
    )


def show_assignment(box: Components, card: int) -> Assignment:
    return Assignment(box.assignments[card], does(box.card_action[card]), does(box.card_bonus[card]))


def goods(pieces: list[tuple[int, int]]) -> Amounts:
    """Goods by kind and number, by name."""
    return {GOODS[kind]: number for kind, number in pieces}


# The table


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


def show_city(box: Components, city: int) -> City:
    return City(
        name=box.cities[city],
        title=box.city_names[city],
        region=box.regions[box.city_region[city]],
        colour=box.colours[box.city_colour[city]],
        cost=goods(box.city_cost[city]),
        income=goods(box.city_income[city]),
    )


def is_settled(s: TsarState, city: int) -> bool:
    return any(s.is_present(seat, city) for seat in range(s.seats))


def show_pieces(s: TsarState, city: int) -> Pieces:
    owner = s.buildings[city]
    return Pieces(
        warriors=[warriors[city] for warriors in s.warriors],
        boyars=[boyars[city] for boyars in s.boyars],
        building=None if owner == NOBODY else owner,
        influence=[city_influence(s, seat, city) for seat in range(s.seats)],
    )


def show_waterway(box: Components, way: int) -> Waterway:
    return Waterway(
        name=box.waterways[way],
        between=[box.cities[city] for city in box.way_ends[way]],
        slot=box.has_slot[way],
    )


def show_region(s: TsarState, region: int) -> Region:
    token = s.box.region_tokens[s.region_tokens[region]]
    rewarded = rewarded_in(s, region)
    return Region(
        name=s.box.regions[region],
        token=token.key,
        points=token.points,
        rewards=[does(reward) for reward in token.rewards],
        influence=[influence(s, seat, region) for seat in range(s.seats)],
        ranked=by_influence(s, region),
        rewarded=rewarded,
        chooser=chooser_of(s, region, rewarded[0]) if rewarded else None,
    )


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
