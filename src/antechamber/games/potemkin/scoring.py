"""Points at the end of the game, and who has won."""

from __future__ import annotations

from antechamber.core.score import Line, places, total
from antechamber.games.potemkin.components import TYPES
from antechamber.games.potemkin.state import PotemkinState


def lines(s: PotemkinState) -> list[list[Line]]:
    """R10.2 R10.3 R10.4 R10.5 R10.6 What each standing building, each destroyed one and each cube is worth."""
    return [lines_of(s, seat) for seat in range(s.seats)]


def lines_of(s: PotemkinState, seat: int) -> list[Line]:
    return lines_with(s, seat, [s.is_fake(building) for building in s.villages[seat]])


def lines_with(s: PotemkinState, seat: int, fakes: list[bool]) -> list[Line]:
    """R10.2 R10.3 R10.4 R10.5 R10.6 What the seat scores if these of its buildings are fake."""
    box = s.box
    found: list[Line] = []
    for at, building in enumerate(s.villages[seat]):
        name = f"type:{TYPES[building.type]}"
        if fakes[at]:
            found.append(Line("fake", name, box.fake_points))
        if box.type_points[building.type]:
            found.append(Line(TYPES[building.type], name, box.type_points[building.type]))
        if building.cubes:
            found.append(Line("cubes", name, building.cubes * box.cube_points))
    kinds = [box.kinds[box.card_kinds[card]] for card in s.trophies[seat]]
    return found + [Line("destroyed", f"card:{kind}", box.destroyed_points) for kind in kinds]


def ranking(s: PotemkinState) -> list[int]:
    """R10.7 R10.8 R10.9 Most points; then most fakes still standing; then closest to the capitol in turn order."""
    return places([(total(lines_of(s, seat)), fakes(s, seat), -steps(s, seat)) for seat in range(s.seats)])


def fakes(s: PotemkinState, seat: int) -> int:
    return sum([1 for building in s.villages[seat] if s.is_fake(building)])


def steps(s: PotemkinState, seat: int) -> int:
    """R10.9 How far a seat is from the capitol.

    Ruling: its owner is not away at all, and one goes on in the direction of the last month.
    """
    return (seat - s.capitol) * s.box.directions[-1] % s.seats
