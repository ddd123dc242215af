"""2. The Tsar's Favour and victory points."""

from __future__ import annotations

from antechamber.core.event import Event
from antechamber.core.lists import changed, with_row
from antechamber.games.first_tsar.operation import Operation
from antechamber.games.first_tsar.state import TsarState


class GainFavour(Operation[TsarState]):
    def run(self, s: TsarState) -> None:
        gain_favour(s, s.acting)


def gain_favour(s: TsarState, seat: int) -> None:
    """R2.2 R2.3 The marker goes to the top and pushes down those it has passed; who is there already gains a point."""
    s.tell(Event("favour", seat))
    if s.favour[0] == seat:
        gain_points(s, seat, 1, s.box.favour_line)
    else:
        s.favour = [seat, *[other for other in s.favour if other != seat]]


class GainPoints(Operation[TsarState]):
    def __init__(self, points: int, line: int) -> None:
        self.points = points
        self.line = line

    def run(self, s: TsarState) -> None:
        gain_points(s, s.acting, self.points, self.line)


def gain_points(s: TsarState, seat: int, points: int, line: int) -> None:
    """R2.4 R2.5 R2.7 R9.4 Points are marked at once; each Favour token reached is taken, the lowest first."""
    s.points = changed(s.points, seat, points)
    s.scored = with_row(s.scored, seat, [*s.scored[seat], line, points])
    s.tell(Event("points", seat, (str(points), s.box.lines[line][1])))
    while s.favour_tokens and s.favour_tokens[0] <= s.points[seat]:
        s.tell(Event("favour token", seat, (str(s.favour_tokens[0]),)))
        s.favour_tokens = s.favour_tokens[1:]
        gain_favour(s, seat)


def is_higher(s: TsarState, seat: int, other: int) -> bool:
    """R2.1 Whether a seat is above another on the Favour track: that settles every tie."""
    return s.favour.index(seat) < s.favour.index(other)
