"""Titles, war, favour and goods: what scores after the second and the fourth round, and who has won."""

from __future__ import annotations

from typing import Final

from antechamber.core.lists import count
from antechamber.core.score import Line, places, total
from antechamber.games.first_tsar.constants import FOREIGN, HALF_TIME, LAST_ROUND
from antechamber.games.first_tsar.printed import TitleCard
from antechamber.games.first_tsar.rules.favour import gain_points
from antechamber.games.first_tsar.state import TsarState

# Influence


def influence(s: TsarState, seat: int, region: int) -> int:
    """R7.2 What all pieces of a seat in a region add up to."""
    found = 0
    for city in s.box.region_cities[region]:
        found += city_influence(s, seat, city)
    return found


def city_influence(s: TsarState, seat: int, city: int) -> int:
    """R7.2 R8.6 Warriors count one, boyars and buildings two."""
    box = s.box
    found = s.warriors[seat][city] * box.warrior_influence + s.boyars[seat][city] * box.boyar_influence
    return found + box.building_influence if s.buildings[city] == seat else found


def by_influence(s: TsarState, region: int) -> list[int]:
    """R7.3 Who has a piece in a region, the strongest first; equals by Favour."""
    return ranked(s, [influence(s, seat, region) for seat in range(s.seats)])


def ranked(s: TsarState, strength: list[int]) -> list[int]:
    """R2.1 The seats with any strength, the strongest first, equals in the order of the Favour track."""
    seats: list[int] = []
    for seat in s.favour:
        if strength[seat]:
            at = len(seats)
            while at and strength[seats[at - 1]] < strength[seat]:
                at -= 1
            seats.insert(at, seat)
    return seats


# What a Title counts


class Metric:
    """What a Title counts: a pure question about the table."""

    def count(self, s: TsarState, seat: int, title: TitleCard) -> int:
        raise NotImplementedError

    def points(self, s: TsarState, seat: int, title: TitleCard) -> int:
        return title.points * self.count(s, seat, title)


class ProjectSets(Metric):
    def count(self, s: TsarState, seat: int, title: TitleCard) -> int:
        """R8.3 Each project belongs to one set only."""
        types = [s.box.project_type[card] for card in s.completed[seat]]
        return min([types.count(kind) for kind in range(len(s.box.types))])


class Projects(Metric):
    def count(self, s: TsarState, seat: int, title: TitleCard) -> int:
        """R8.4 Projects of one type, also if they count for another Title."""
        return [s.box.project_type[card] for card in s.completed[seat]].count(title.project_type)


class Tokens(Metric):
    def count(self, s: TsarState, seat: int, title: TitleCard) -> int:
        """R8.5 Spoils kept and tokens on the pad; printed effects and discards do not count."""
        return len(s.spoils[seat]) + len(s.pads[seat])


class Strongholds(Metric):
    def count(self, s: TsarState, seat: int, title: TitleCard) -> int:
        """R8.6 Cities where one's own influence is high enough, whatever others have there."""
        cities = [city for city, colour in enumerate(s.box.city_colour) if colour in title.colours]
        return len([city for city in cities if city_influence(s, seat, city) >= title.influence])


class CitiesPresent(Metric):
    def count(self, s: TsarState, seat: int, title: TitleCard) -> int:
        """R8.12 Cities with any piece."""
        return len([city for city in range(len(s.box.cities)) if s.is_present(seat, city)])


class RegionsLed(Metric):
    def count(self, s: TsarState, seat: int, title: TitleCard) -> int:
        """R8.12 Regions where one would be rewarded first."""
        return len([region for region in range(len(s.box.regions)) if by_influence(s, region)[:1] == [seat]])


class WarriorsOnMap(Metric):
    def count(self, s: TsarState, seat: int, title: TitleCard) -> int:
        """R8.12 Warriors in cities, not those in the Field of War."""
        return count(s.warriors[seat])


class RegionsBuilt(Metric):
    def count(self, s: TsarState, seat: int, title: TitleCard) -> int:
        """R8.12 Regions with a building."""
        return len({s.box.city_region[city] for city, owner in enumerate(s.buildings) if owner == seat})


class EstatesHeld(Metric):
    def count(self, s: TsarState, seat: int, title: TitleCard) -> int:
        """R8.12 Estates, used or not."""
        return len(s.estates[seat])


class TitlesHeld(Metric):
    def count(self, s: TsarState, seat: int, title: TitleCard) -> int:
        """R8.12 Titles, this one included, whether one has it already or would take it."""
        held = [s.box.titles[card] for card in s.titles[seat]]
        return len(held) if title in held else len(held) + 1


class FavourPlace(Metric):
    def points(self, s: TsarState, seat: int, title: TitleCard) -> int:
        """R8.12 By place on the Favour track."""
        place = s.favour.index(seat)
        return title.places[place] if place < len(title.places) else 0


COUNTED: Final[dict[str, Metric]] = {
    "project_sets": ProjectSets(),
    "projects": Projects(),
    "tokens": Tokens(),
    "strongholds": Strongholds(),
    "cities_present": CitiesPresent(),
    "regions_led": RegionsLed(),
    "warriors_on_map": WarriorsOnMap(),
    "regions_built": RegionsBuilt(),
    "estates": EstatesHeld(),
    "titles": TitlesHeld(),
    "favour": FavourPlace(),
}


def title_points(s: TsarState, seat: int, title: TitleCard) -> int:
    """R8.2 What a Title would score now."""
    return COUNTED[title.metric].points(s, seat, title)


# What would be scored now, by seat: the number of a line and its points


def titles_now(s: TsarState, seat: int) -> list[tuple[int, int]]:
    cards = [s.box.titles[card] for card in s.titles[seat]]
    return [(title.line, title_points(s, seat, title)) for title in cards]


def by_place(seats: list[int], seat: int, points: list[int], line: int) -> list[tuple[int, int]]:
    place = seats.index(seat) if seat in seats else len(points)
    return [(line, points[place])] if place < len(points) else []


def war_now(s: TsarState, seat: int) -> list[tuple[int, int]]:
    """R8.7 Most and second most warriors in the Field of War; without any, nothing."""
    return by_place(ranked(s, s.war), seat, s.box.war_points, s.box.war_line)


def favour_now(s: TsarState, seat: int) -> list[tuple[int, int]]:
    """R8.8 The two highest on the Favour track."""
    return by_place(s.favour, seat, s.box.favour_points, s.box.favour_score_line)


def goods_now(s: TsarState, seat: int) -> list[tuple[int, int]]:
    """R8.10 The best exchange: foreign goods among themselves first, then whatever is left."""
    goods = s.goods[seat]
    foreign = count(goods[FOREIGN[0] : FOREIGN[1] + 1])
    others = count(goods) - foreign
    points, left = foreign // s.box.foreign_rate, foreign % s.box.foreign_rate
    return [(s.box.goods_line, points + (left + others) // s.box.any_rate)]


# Scoring


def score_titles(s: TsarState) -> None:
    """R8.2 Each Title of each player, whatever the others have."""
    for seat in range(s.seats):
        mark(s, seat, titles_now(s, seat))


def score_war(s: TsarState) -> None:
    for seat in range(s.seats):
        mark(s, seat, war_now(s, seat))


def score_favour(s: TsarState) -> None:
    for seat in range(s.seats):
        mark(s, seat, favour_now(s, seat))


def score_goods(s: TsarState) -> None:
    for seat in range(s.seats):
        mark(s, seat, goods_now(s, seat))


def mark(s: TsarState, seat: int, lines: list[tuple[int, int]]) -> None:
    for line, points in lines:
        if points:
            gain_points(s, seat, points, line)


# The score at any time


def lines(s: TsarState) -> list[list[Line]]:
    """R8.13 What has been gained, and what the next scoring would bring as things stand."""
    return [gained(s, seat) + promised(s, seat) for seat in range(s.seats)]


def gained(s: TsarState, seat: int) -> list[Line]:
    sums: dict[int, int] = {}
    scored = s.scored[seat]
    for at in range(0, len(scored), 2):
        sums[scored[at]] = sums.get(scored[at], 0) + scored[at + 1]
    return [Line(*s.box.lines[line], points) for line, points in sums.items()]


def promised(s: TsarState, seat: int) -> list[Line]:
    if s.round > LAST_ROUND:
        return []
    due = titles_now(s, seat) + war_now(s, seat) + favour_now(s, seat)
    if s.round > HALF_TIME:
        due += goods_now(s, seat)
    return [Line("next scoring", s.box.lines[line][1], points) for line, points in due]


def ranking(s: TsarState) -> list[int]:
    """R8.11 Most points; equals by Favour."""
    totals = [total(found) for found in lines(s)]
    return places([(points, -s.favour.index(seat)) for seat, points in enumerate(totals)])
