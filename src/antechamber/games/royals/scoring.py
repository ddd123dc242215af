"""Influence at the end of a period, titles at the end of the game, and who has won."""

from __future__ import annotations

from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Step
from antechamber.core.score import Line, places, total
from antechamber.games.royals.components import NOBODY, Marker
from antechamber.games.royals.state import RoyalsState


class ScorePeriod(Step[RoyalsState]):
    def run(self, s: RoyalsState) -> None:
        """R6.5 R6.9 R6.11 R8.1 The two most influential players of a country take markers; others leave the game."""
        markers = s.box.period_markers[s.period]
        for country in range(len(s.box.countries)):
            ranked = most_influential(s, country)
            for place, number in enumerate(markers[country]):
                if place < len(ranked):
                    award(s, ranked[place], number)
                else:
                    put_away(s, number, "unused")
        s.period += 1


def most_influential(s: RoyalsState, country: int) -> list[int]:
    """R6.6 R6.7 R6.8 R6.13 R6.14 The seats with influence in a country, best first.

    A tie goes to the higher title held there, then to the city with the higher bonus.
    Ruling: then to the next title in the same way, then to the earlier seat.
    """
    box = s.box
    standings: list[tuple[int, list[tuple[int, int]], int]] = []
    for seat, own in enumerate(influence(s, country)):
        if own:
            held = [p for p in box.cheapest_first[country] if s.holders[p] == seat]
            titles = [(box.position_title[p], box.city_bonus[box.position_city[p]]) for p in held]
            titles.sort(reverse=True)
            standings.append((own, titles, -seat))
    standings.sort(reverse=True)
    return [-seat for _, _, seat in standings]


def influence(s: RoyalsState, country: int) -> list[int]:
    """R6.10 Everybody's influence in a country, by seat."""
    box = s.box
    by_seat = [0] * s.seats
    for position in box.cheapest_first[country]:
        holder = s.holders[position]
        if holder != NOBODY:
            by_seat[holder] += box.title_influence[box.position_title[position]]
    return by_seat


class ScoreTitles(Step[RoyalsState]):
    def run(self, s: RoyalsState) -> None:
        """R7.1 R8.1 From the lowest title up, each is awarded; then the game is over."""
        for title, whole in enumerate(s.box.title_wholes):
            awards = title_awards(s, title)
            for seat, marker in awards:
                award(s, seat, marker)
            if not awards:
                put_away(s, whole, "tied" if any(titles[title] for titles in s.titles) else "unused")
        s.tell(Event("game over", TABLE))


def title_awards(s: RoyalsState, title: int) -> list[tuple[int, int]]:
    """R7.2 R7.3 R7.4 R7.5 R7.9 Which seats take which marker of a title: most cubes the whole, two half each."""
    cubes = [titles[title] for titles in s.titles]
    most = max(cubes)
    leaders = [seat for seat, count in enumerate(cubes) if count == most and most > 0]
    if len(leaders) == 1:
        return [(leaders[0], s.box.title_wholes[title])]
    if len(leaders) == 2:
        return [(seat, s.box.title_halves[title]) for seat in leaders]
    return []


def award(s: RoyalsState, seat: int, number: int) -> None:
    """R5.8 Taken in the open, kept face down."""
    s.markers[seat] = [*s.markers[seat], number]
    marker = s.box.markers[number]
    s.tell(Event(marker.source, seat, (marker.name, str(marker.points))))


def put_away(s: RoyalsState, number: int, why: str) -> None:
    """R6.9 R6.11 R6.17 R7.4 R7.5 A marker that nobody takes leaves the game, and everybody is told why."""
    marker = s.box.markers[number]
    s.tell(Event(why, TABLE, (marker.name, str(marker.points))))


def lines(s: RoyalsState) -> list[list[Line]]:
    """R7.6 R7.11 Every marker is a line of the score, and nothing else is."""
    return [[score_line(s.box.markers[number]) for number in held] for held in s.markers]


def score_line(marker: Marker) -> Line:
    return Line(marker.source, f"marker:{marker.name}", marker.points)


def ranking(s: RoyalsState) -> list[int]:
    """R7.6 R7.7 R7.8 R7.10 Most points, then the highest single marker; whoever is still level shares the place."""
    return places([(total(held), max([line.points for line in held], default=0)) for held in lines(s)])
