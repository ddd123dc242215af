"""What a seat is shown of a game of Royals: a list of what it may know, from which nothing has to be removed."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from antechamber.games.royals.box_view import Box
from antechamber.games.royals.components import NOBODY, Components
from antechamber.games.royals.own_view import (
    Marker,
    Own,
    Prospect,
    counted,
    points_of,
    show_markers,
    show_own,
    show_prospects,
)
from antechamber.games.royals.scoring import influence, most_influential, title_awards
from antechamber.games.royals.state import RoyalsState

__all__ = ["Box", "View", "personal", "show"]


class Place(msgspec.Struct, frozen=True):
    """A position on the board: what it asks for and gives. Who holds it is apart, so that nothing here ever changes."""

    name: str
    city: str
    country: str
    title: str
    cards: int
    influence: int
    intrigue: int


class City(msgspec.Struct, frozen=True):
    """A city: its bonus marker, if it is still there, and how many cubes each seat has on its city space."""

    name: str
    country: str
    bonus: int
    bonus_left: bool
    banished: list[int]


class Country(msgspec.Struct, frozen=True):
    """A country: the bonus markers still to be had and, by seat, influence now and cities with a cube.

    `ranked` are the seats with influence, the first one leads: whoever is level is settled as in a scoring.
    """

    name: str
    cities: int
    bonuses_left: list[int]
    influence: list[int]
    ranked: list[int]
    presence: list[int]


class Title(msgspec.Struct, frozen=True):
    """A title: its points at the end, each seat's cubes on it, and who would take how many points for it now."""

    name: str
    points: int
    cubes: list[int]
    leaders: list[int]
    share: int


class Period(msgspec.Struct, frozen=True):
    """A period: its year, and by country the points for the most and the second most influential.

    `takers` are the seats that have these markers, as far as the viewer knows: its own, and all when the game is over.
    """

    year: str
    points: dict[str, list[int]]
    scored: bool
    takers: dict[str, list[int | None]]


class Seat(msgspec.Struct, frozen=True):
    """What everyone knows of a seat. `known` are cards that all have seen it take and not lay down since.

    `titles` are how many it has cubes on; `points` are those of its markers, once these lie open.
    """

    cards: int
    intrigues: int
    known: dict[str, int]
    cubes: int
    titles: int
    markers: int
    points: int | None


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it: `own` is None for spectators, `markers` until the game is over.

    `first` is the seat that began; `last_round` says that the third period has ended and the round is played out.
    `acting` is the seat whose turn it is; `draws` and `intrigue_draws` are the cards it still has to draw. `holders` of
    positions are in the order of `places`; `prospects` are of those that the viewer does not hold.
    """

    seat: int | None
    period: int
    first: int
    last_round: bool
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
    holders: list[int | None]
    cities: list[City]
    countries: list[Country]
    titles: list[Title]
    periods: list[Period]
    houses_left: list[int]
    seats: list[Seat]
    own: Own | None
    prospects: dict[str, Prospect]
    markers: list[list[Marker]] | None


def show(s: RoyalsState, seat: int | None) -> View:
    """R3.20 R5.8 R6.16 R8.2 Hand sizes, discards and numbers of markers are public; hands and markers are not."""
    box = s.box
    seats = range(s.seats)
    acting = acting_seat(s)
    return View(
        seat=seat,
        period=s.period,
        first=s.first,
        last_round=s.last_round,
        acting=acting,
        draws=s.draws,
        intrigue_draws=s.intrigue_draws,
        over=s.over,
        display=[box.countries[country] for country in s.display],
        pile=sum(s.pile),
        discards=counted(box.countries, s.discards),
        intrigue_pile=sum(s.intrigue_pile),
        intrigue_discards=counted(box.intrigues, s.intrigue_discards),
        places=show_places(box),
        holders=[None if holder == NOBODY else holder for holder in s.holders],
        cities=[show_city(s, city) for city in range(len(box.cities))],
        countries=[show_country(s, country) for country in range(len(box.countries))],
        titles=[show_title(s, title) for title in range(len(box.titles))],
        periods=show_periods(s, seat),
        houses_left=s.houses[:],
        seats=[show_seat(s, other, other == acting) for other in seats],
        own=None if seat is None else show_own(s, seat, seat == acting),
        prospects={} if seat is None else show_prospects(s, seat),
        markers=[show_markers(s, other) for other in seats] if s.over else None,
    )


def personal(s: RoyalsState, seat: int) -> dict[str, object]:
    """The fields of a seat's view that are not as everybody sees them."""
    return {
        "seat": seat,
        "periods": show_periods(s, seat),
        "own": show_own(s, seat, seat == acting_seat(s)),
        "prospects": show_prospects(s, seat),
    }


def acting_seat(s: RoyalsState) -> int | None:
    return next((seat for seat in range(s.seats) if s.lanes[seat]), None)


@lru_cache(maxsize=16)
def show_places(box: Components) -> list[Place]:
    """They never change, so they are made once for each box."""
    return [show_place(box, position) for position in range(len(box.positions))]


def show_place(box: Components, position: int) -> Place:
    title = box.position_title[position]
    return Place(
        name=box.positions[position],
        city=box.cities[box.position_city[position]],
        country=box.countries[box.position_country[position]],
        title=box.titles[title],
        cards=box.position_cards[position],
        influence=box.title_influence[title],
        intrigue=box.position_intrigue[position],
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
    cities = box.country_cities[country]
    return Country(
        name=box.countries[country],
        cities=len(cities),
        bonuses_left=[box.markers[n].points for n in box.country_markers[country][s.country_taken[country] :]],
        influence=influence(s, country),
        ranked=most_influential(s, country),
        presence=[sum(s.is_present(seat, city) for city in cities) for seat in range(s.seats)],
    )


def show_title(s: RoyalsState, title: int) -> Title:
    markers, awards = s.box.markers, title_awards(s, title)
    return Title(
        name=s.box.titles[title],
        points=markers[s.box.title_wholes[title]].points,
        cubes=[titles[title] for titles in s.titles],
        leaders=[seat for seat, _ in awards],
        share=markers[awards[0][1]].points if awards else 0,
    )


def show_periods(s: RoyalsState, viewer: int | None) -> list[Period]:
    """R5.8 Who has taken a marker is shown like the marker itself: to its owner, and to all when the game is over."""
    box = s.box
    open_to = range(s.seats) if s.over else [] if viewer is None else [viewer]
    taker = {marker: seat for seat in open_to for marker in s.markers[seat]}
    periods = []
    for period, year in enumerate(box.years):
        takers: dict[str, list[int | None]] = {}
        if period < s.period:
            for country, pair in zip(box.countries, box.period_markers[period], strict=True):
                takers[country] = [taker.get(number) for number in pair]
        periods.append(Period(year, show_period_points(box, period), period < s.period, takers))
    return periods


@lru_cache(maxsize=64)
def show_period_points(box: Components, period: int) -> dict[str, list[int]]:
    """What each country's markers of a period are worth: like its places, made once for each box."""
    markers = zip(box.countries, box.period_markers[period], strict=True)
    return {country: [box.markers[number].points for number in pair] for country, pair in markers}


def show_seat(s: RoyalsState, seat: int, acting: bool) -> Seat:
    """R3.22 Cards being laid count as cards in hand until the play is complete."""
    return Seat(
        cards=sum(s.hands[seat]) + (sum(s.laid) if acting else 0),
        intrigues=sum(s.intrigues[seat]) + (sum(s.laid_intrigue) if acting else 0),
        known=counted(s.box.countries, s.known[seat]),
        cubes=s.cubes[seat],
        titles=sum(cubes > 0 for cubes in s.titles[seat]),
        markers=len(s.markers[seat]),
        points=points_of(s, seat) if s.over else None,
    )
