"""What a seat is shown of a game of Royals that others are not: its cards and markers, and what it could do."""

from __future__ import annotations

import msgspec

from antechamber.games.royals.bonuses import city_bonus, country_bonus, house_bonus
from antechamber.games.royals.choices import Occupy, TakeOver
from antechamber.games.royals.components import COUNTRY, NOBODY, NOTHING, PER_WILD
from antechamber.games.royals.payment import price
from antechamber.games.royals.scoring import influence
from antechamber.games.royals.state import RoyalsState


class Marker(msgspec.Struct, frozen=True):
    """A marker a seat has collected."""

    source: str
    name: str
    points: int


class Price(msgspec.Struct, frozen=True):
    """What a hand would pay for a position: cards of the country, and others for those that it lacks."""

    own: int
    lacking: int
    others: int


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself knows: its cards, its markers, and the play or discard it is composing.

    `country_bonuses` are the points of those that it has taken; `prices` are of the positions that it may take now.
    """

    hand: dict[str, int]
    intrigue: dict[str, int]
    markers: list[Marker]
    points: int
    country_bonuses: dict[str, int]
    target: str | None
    laid: dict[str, int]
    laid_intrigue: dict[str, int]
    prices: dict[str, Price]


class Prospect(msgspec.Struct, frozen=True):
    """What a position would bring to the viewer now: influence, cubes on its title and titles with a cube afterwards.

    `left` is what remains of the influence of whoever holds it; `bonuses` are points, by where they come from.
    """

    influence: int
    left: int | None
    cubes: int
    titles: int
    bonuses: dict[str, int]


def show_own(s: RoyalsState, seat: int, acting: bool) -> Own:
    """R8.2 What nobody else is shown; a play or a discard is the acting seat's."""
    box = s.box
    return Own(
        hand=counted(box.countries, s.hands[seat]),
        intrigue=counted(box.intrigues, s.intrigues[seat]),
        markers=show_markers(s, seat),
        points=points_of(s, seat),
        country_bonuses={
            name: box.markers[number].points
            for name, markers in zip(box.countries, box.country_markers, strict=True)
            for number in markers
            if number in s.markers[seat]
        },
        target=box.positions[s.target] if acting and s.target != NOTHING else None,
        laid=counted(box.countries, s.laid) if acting else {},
        laid_intrigue=counted(box.intrigues, s.laid_intrigue) if acting else {},
        prices={
            box.positions[option.position]: show_price(s, seat, option.position)
            for option in s.options(seat)
            if isinstance(option, (Occupy, TakeOver))
        },
    )


def show_price(s: RoyalsState, seat: int, position: int) -> Price:
    held = s.hands[seat][s.box.position_country[position]]
    return Price(*price(s.box.position_cards[position], held, PER_WILD[COUNTRY]))


def show_prospects(s: RoyalsState, seat: int) -> dict[str, Prospect]:
    """What every position would bring that the seat does not hold: the board as it would be with one cube more."""
    box, own = s.box, s.titles[seat]
    titles = sum(cubes > 0 for cubes in own)
    influences = [influence(s, country) for country in range(len(box.countries))]
    # Asked once for each city and each title, as positions share them
    in_cities = [[city_bonus(s, city), country_bonus(s, seat, city)] for city in range(len(box.cities))]
    on_titles = [house_bonus(s, seat, title) for title in range(len(box.titles))]
    prospects = {}
    for position, holder in enumerate(s.holders):
        if holder == seat:
            continue
        title, city = box.position_title[position], box.position_city[position]
        now, more = influences[box.position_country[position]], box.title_influence[title]
        prospects[box.positions[position]] = Prospect(
            influence=now[seat] + more,
            left=None if holder == NOBODY else now[holder] - more,
            cubes=own[title] + 1,
            titles=titles if own[title] else titles + 1,
            bonuses={
                box.markers[number].source: box.markers[number].points
                for number in [*in_cities[city], on_titles[title]]
                if number != NOTHING
            },
        )
    return prospects


def points_of(s: RoyalsState, seat: int) -> int:
    return sum(s.box.markers[number].points for number in s.markers[seat])


def show_markers(s: RoyalsState, seat: int) -> list[Marker]:
    markers = [s.box.markers[number] for number in s.markers[seat]]
    return [Marker(marker.source, marker.name, marker.points) for marker in markers]


def counted(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}
