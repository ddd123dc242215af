"""Where points come from, the final reckoning, and who has won."""

from __future__ import annotations

from antechamber.core.lists import count
from antechamber.core.score import Line, places
from antechamber.games.catherine.components import DECADES, ORDER_GOODS
from antechamber.games.catherine.sources import CONNECTION, HAND, ORDER, SOURCES
from antechamber.games.catherine.state import CatherineState


def goods_delivered(s: CatherineState, seat: int) -> int:
    """R5.2 R5.3 R5.4 How many goods of its order a seat has: tiles of the kinds asked for, and any joker."""
    delivered = s.jokers[seat]
    for good, wanted in enumerate(s.box.order_goods[s.orders[seat]]):
        delivered += min(wanted, s.tiles[seat][good])
    return min(delivered, ORDER_GOODS)


def largest_group(s: CatherineState, seat: int) -> int:
    """R5.5 R5.6 The most residences of a seat that roads join to one another, past nobody else's."""
    return connected(s.box.neighbours, s.residences[seat])


def connected(neighbours: list[list[int]], built: list[int]) -> int:
    """The most residences that roads join to one another."""
    left = built[:]
    largest = 0
    for start in range(len(left)):
        if left[start]:
            left[start] = 0
            group = [start]
            for city in group:
                for neighbour in neighbours[city]:
                    if left[neighbour]:
                        left[neighbour] = 0
                        group.append(neighbour)
            largest = max(largest, len(group))
    return largest


def lines(s: CatherineState) -> list[list[Line]]:
    """R7.14 Points by source and decade; those of the final scoring by what they are for."""
    return [seat_lines(s, seat) for seat in range(len(s.lanes))]


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
