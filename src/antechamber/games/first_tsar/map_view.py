"""What is shown of the map of The First Tsar: cities, waterways, regions, and who is there."""

from __future__ import annotations

import msgspec

from antechamber.games.first_tsar.box_view import Amounts, does, goods
from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.constants import NOBODY
from antechamber.games.first_tsar.rules.rounds import chooser_of, rewarded_in
from antechamber.games.first_tsar.scoring import by_influence, city_influence, influence
from antechamber.games.first_tsar.state import TsarState


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
