"""Where points come from, the final reckoning, and who has won."""

from __future__ import annotations

from antechamber.core.lists import count
from antechamber.core.score import Line, places
from antechamber.games.catherine.components import DECADES, NOTHING, ORDER_GOODS, POINT_ICON, Components
from antechamber.games.catherine.sources import CONNECTION, HAND, ORDER, SOURCES
from antechamber.games.catherine.state import CatherineState


def goods_delivered(s: CatherineState, seat: int) -> int:
    """R5.2 R5.3 R5.4 How many goods of its order a seat has: tiles of the kinds asked for, and any joker."""
    delivered = s.jokers[seat]
    for tiles in ordered_tiles(s, seat):
        delivered += tiles
    return min(delivered, ORDER_GOODS)


def ordered_tiles(s: CatherineState, seat: int) -> list[int]:
    """R5.2 R5.4 How many tiles of each good a seat has that its order asks for."""
    tiles = s.tiles[seat]
    return [min(wanted, tiles[good]) for good, wanted in enumerate(s.box.order_goods[s.orders[seat]])]


def next_order_points(s: CatherineState, seat: int) -> int:
    """With how many goods the order of a seat is worth more than it is now; NOTHING if never."""
    points, delivered = s.box.order_points, goods_delivered(s, seat)
    for goods in range(delivered + 1, ORDER_GOODS + 1):
        if points[goods] > points[delivered]:
            return goods
    return NOTHING


def residence_points(s: CatherineState, seat: int) -> int:
    """R4.9 Points for the number of residences on the board."""
    return s.box.residence_points[s.box.residences - s.supply[seat]]


def city_points(box: Components, built: list[int]) -> int:
    """R4.9 R8.6 A point for each residence in a city with a point."""
    points = 0
    for city, own in enumerate(built):
        if own and box.city_icon[city] == POINT_ICON:
            points += 1
    return points


def favour_points(s: CatherineState, seat: int) -> int:
    """R4.10 The middle column of the favour track."""
    return s.box.favour_points[s.favour[seat]]


def hand_points(s: CatherineState, seat: int) -> int:
    """R5.1 A point for each card in hand; cards that are still being laid count as in hand."""
    return len(s.hands[seat]) + len(s.laid[seat])


def order_points(s: CatherineState, seat: int) -> int:
    """R5.2 Points for the goods of the order."""
    return s.box.order_points[goods_delivered(s, seat)]


def connection_points(s: CatherineState, seat: int) -> int:
    """R5.5 The largest group, times the right column of the favour track."""
    return largest_group(s, seat) * s.multiplier(seat)


def largest_group(s: CatherineState, seat: int) -> int:
    """R5.5 R5.6 The most residences of a seat that roads join to one another, past nobody else's."""
    return connected(s.box.neighbours, s.residences[seat])


def connected(neighbours: list[list[int]], built: list[int]) -> int:
    """How many residences the largest group has."""
    return len(joined_cities(neighbours, built))


def joined_cities(neighbours: list[list[int]], built: list[int]) -> list[int]:
    """The cities of the largest group of residences that roads join to one another."""
    left = built[:]
    largest: list[int] = []
    for start in range(len(left)):
        if left[start]:
            left[start] = 0
            group = [start]
            for city in group:
                for neighbour in neighbours[city]:
                    if left[neighbour]:
                        left[neighbour] = 0
                        group.append(neighbour)
            if len(group) > len(largest):
                largest = group
    return largest


def lines(s: CatherineState) -> list[list[Line]]:
    """R7.14 Points by source and decade; those of the final scoring by what they are for."""
    return [seat_lines(s, seat) for seat in range(s.seats)]


def seat_lines(s: CatherineState, seat: int) -> list[Line]:
    final = {HAND: "line:hand", ORDER: "line:order", CONNECTION: "line:connection"}
    found: list[Line] = []
    for source, name in enumerate(SOURCES):
        for decade in range(DECADES):
            points = s.tally[seat][source * DECADES + decade]
            if points:
                found.append(Line(name, final.get(source, f"line:decade.{decade + 1}"), points))
    return found


def ranking(s: CatherineState) -> list[int]:
    """R5.7 R5.8 Most points win; whoever is level shares the place."""
    return places([(count(tally),) for tally in s.tally])
