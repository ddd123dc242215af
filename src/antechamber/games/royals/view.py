"""What a seat is shown of a game of Royals: a list of what it may know, from which nothing has to be removed."""

from __future__ import annotations

import msgspec

from antechamber.games.royals.components import NOBODY, NOTHING
from antechamber.games.royals.state import RoyalsState


class Place(msgspec.Struct, frozen=True):
    """A position on the board and the seat that holds it."""

    name: str
    city: str
    country: str
    title: str
    cards: int
    influence: int
    intrigue: int
    holder: int | None


class City(msgspec.Struct, frozen=True):
    """A city: its bonus marker, if it is still there, and how many cubes each seat has on its city space."""

    name: str
    country: str
    bonus: int
    bonus_left: bool
    banished: list[int]


class Country(msgspec.Struct, frozen=True):
    """A country: the bonus markers still to be had and, by seat, influence now and cities with a cube."""

    name: str
    cities: int
    bonuses_left: list[int]
    influence: list[int]
    presence: list[int]


class Title(msgspec.Struct, frozen=True):
    """A title: its points at the end, and each seat's cubes on it."""

    name: str
    points: int
    cubes: list[int]


class Period(msgspec.Struct, frozen=True):
    """A period: its year, and by country the points for the most and the second most influential."""

    year: str
    points: dict[str, list[int]]
    scored: bool


class Marker(msgspec.Struct, frozen=True):
    """A marker a seat has collected."""

    source: str
    name: str
    points: int


class Seat(msgspec.Struct, frozen=True):
    """What everyone knows of a seat. `known` are cards that all have seen it take and not lay down since."""

    cards: int
    intrigues: int
    known: dict[str, int]
    cubes: int
    markers: int


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself knows: its cards, its markers, and the play or discard it is composing."""

    hand: dict[str, int]
    intrigue: dict[str, int]
    markers: list[Marker]
    target: str | None
    laid: dict[str, int]
    laid_intrigue: dict[str, int]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it: `own` is None for spectators, `markers` until the game is over.

    `acting` is the seat whose turn it is; `draws` and `intrigue_draws` are the cards it still has to draw.
    """

    seat: int | None
    period: int
    first: int
    acting: int | None
    draws: int
    intrigue_draws: int
    over: bool
    display: list[str]
    pile: int
    discards: dict[str, int]
    intrigue_pile: int
    intrigue_discards: dict[str, int]
    places: list[Place]
    cities: list[City]
    countries: list[Country]
    titles: list[Title]
    periods: list[Period]
    houses_left: list[int]
    seats: list[Seat]
    own: Own | None
    markers: list[list[Marker]] | None


def show(s: RoyalsState, seat: int | None) -> View:
    """R3.20 R5.8 Hand sizes, discards and numbers of markers are public; hands, and what markers say, are not."""
    box = s.box
    seats = range(len(s.lanes))
    acting = next((other for other in seats if s.lanes[other]), None)
    return View(
        seat=seat,
        period=s.period,
        first=s.first,
        acting=acting,
        draws=s.draws,
        intrigue_draws=s.intrigue_draws,
        over=s.over,
        display=[box.countries[country] for country in s.display],
        pile=sum(s.pile),
        discards=counted(box.countries, s.discards),
        intrigue_pile=sum(s.intrigue_pile),
        intrigue_discards=counted(box.intrigues, s.intrigue_discards),
        places=[show_place(s, position) for position in range(len(box.positions))],
        cities=[show_city(s, city) for city in range(len(box.cities))],
        countries=[show_country(s, country) for country in range(len(box.countries))],
        titles=[
            Title(box.titles[title], box.markers[box.title_wholes[title]].points, [s.titles[n][title] for n in seats])
            for title in range(len(box.titles))
        ],
        periods=[show_period(s, period) for period in range(len(box.years))],
        houses_left=s.houses[:],
        seats=[show_seat(s, other, other == acting) for other in seats],
        own=None if seat is None else show_own(s, seat, seat == acting),
        markers=[show_markers(s, other) for other in seats] if s.over else None,
    )


def personal(s: RoyalsState, seat: int) -> dict[str, object]:
    """The fields of a seat's view that are not as everybody sees them."""
    acting = next((other for other in range(len(s.lanes)) if s.lanes[other]), None)
    return {"seat": seat, "own": show_own(s, seat, seat == acting)}


def show_place(s: RoyalsState, position: int) -> Place:
    box = s.box
    title, holder = box.position_title[position], s.holders[position]
    return Place(
        name=box.positions[position],
        city=box.cities[box.position_city[position]],
        country=box.countries[box.position_country[position]],
        title=box.titles[title],
        cards=box.position_cards[position],
        influence=box.title_influence[title],
        intrigue=box.position_intrigue[position],
        holder=None if holder == NOBODY else holder,
    )


def show_city(s: RoyalsState, city: int) -> City:
    return City(
        name=s.box.cities[city],
        country=s.box.countries[s.box.city_country[city]],
        bonus=s.box.city_bonus[city],
        bonus_left=bool(s.city_markers[city]),
        banished=[cubes[city] for cubes in s.banished],
    )


def show_country(s: RoyalsState, country: int) -> Country:
    box = s.box
    influence = [0] * len(s.lanes)
    for position, holder in enumerate(s.holders):
        if holder != NOBODY and box.position_country[position] == country:
            influence[holder] += box.title_influence[box.position_title[position]]
    cities = box.country_cities[country]
    return Country(
        name=box.countries[country],
        cities=len(cities),
        bonuses_left=[box.markers[n].points for n in box.country_markers[country][s.country_taken[country] :]],
        influence=influence,
        presence=[sum(s.is_present(seat, city) for city in cities) for seat in range(len(s.lanes))],
    )


def show_period(s: RoyalsState, period: int) -> Period:
    box = s.box
    points = {
        name: [box.markers[n].points for n in box.period_markers[period][country]]
        for country, name in enumerate(box.countries)
    }
    return Period(box.years[period], points, period < s.period)


def show_seat(s: RoyalsState, seat: int, acting: bool) -> Seat:
    """R3.22 Cards being laid count as cards in hand until the play is complete."""
    return Seat(
        cards=sum(s.hands[seat]) + (sum(s.laid) if acting else 0),
        intrigues=sum(s.intrigues[seat]) + (sum(s.laid_intrigue) if acting else 0),
        known=counted(s.box.countries, s.known[seat]),
        cubes=s.cubes[seat],
        markers=len(s.markers[seat]),
    )


def show_own(s: RoyalsState, seat: int, acting: bool) -> Own:
    box = s.box
    return Own(
        hand=counted(box.countries, s.hands[seat]),
        intrigue=counted(box.intrigues, s.intrigues[seat]),
        markers=show_markers(s, seat),
        target=box.positions[s.target] if acting and s.target != NOTHING else None,
        laid=counted(box.countries, s.laid) if acting else {},
        laid_intrigue=counted(box.intrigues, s.laid_intrigue) if acting else {},
    )


def show_markers(s: RoyalsState, seat: int) -> list[Marker]:
    markers = [s.box.markers[number] for number in s.markers[seat]]
    return [Marker(marker.source, marker.name, marker.points) for marker in markers]


def counted(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}
