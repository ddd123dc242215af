"""5. Bonuses: what a cube earns by being the first, or the last that was missing."""

from __future__ import annotations

from antechamber.core.lists import changed
from antechamber.games.royals.components import NOTHING
from antechamber.games.royals.scoring import award
from antechamber.games.royals.state import RoyalsState


def gain_bonuses(s: RoyalsState, seat: int, position: int) -> None:
    """R5.7 R8.1 Bonuses are taken at once, and one cube may earn several of them."""
    city = s.box.position_city[position]
    country = s.box.city_country[city]
    marker = city_bonus(s, city)
    if marker != NOTHING:
        s.city_markers[city] = 0
        award(s, seat, marker)
    marker = country_bonus(s, seat, city)
    if marker != NOTHING:
        s.country_taken = changed(s.country_taken, country, 1)
        award(s, seat, marker)
    marker = house_bonus(s, seat, s.box.position_title[position])
    if marker != NOTHING:
        s.houses = s.houses[1:]
        award(s, seat, marker)


def city_bonus(s: RoyalsState, city: int) -> int:
    """R5.1 The first player ever to occupy a position in a city takes its marker."""
    return s.box.city_markers[city] if s.city_markers[city] else NOTHING


def country_bonus(s: RoyalsState, seat: int, placing: int) -> int:
    """R5.2 R5.3 R5.4 A cube in every city of a country takes its highest marker left, once for each player.

    `placing` is the city in which the seat places a cube, or has just placed one.
    """
    country = s.box.city_country[placing]
    markers = s.box.country_markers[country]
    taken = s.country_taken[country]
    if taken == len(markers) or any(marker in s.markers[seat] for marker in markers):
        return NOTHING
    for city in s.box.country_cities[country]:
        if city != placing and not s.is_present(seat, city):
            return NOTHING
    return markers[taken]


def house_bonus(s: RoyalsState, seat: int, placing: int) -> int:
    """R5.5 R5.6 R5.9 A cube on every title takes the highest Noble House marker left, once for each player.

    `placing` is the title on which the seat places a cube, or has just placed one.
    """
    if not s.houses:
        return NOTHING
    for title, cubes in enumerate(s.titles[seat]):
        if not cubes and title != placing:
            return NOTHING
    if any(marker in s.markers[seat] for marker in s.box.house_markers.values()):
        return NOTHING
    return s.box.house_markers[s.houses[0]]
