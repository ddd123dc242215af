"""What stands in the villages of Potemkin Empire, as a seat knows it: points, mills, agents and whom they can catch."""

from __future__ import annotations

from typing import Final

from antechamber.games.potemkin.components import CULTURE, ESPIONAGE, GOVERNMENT, INDUSTRY, SCIENCE
from antechamber.games.potemkin.state import PotemkinState

FARTHEST: Final = 2  # a lead in buildings that is as good as any larger one


class Village:
    """What a seat has built, as it knows it: points of real and of fake buildings, and of fakes that rivals have seen.

    `decoys` are real buildings that nobody else knows to be real, `traps` those of them that kill agents.
    """

    __slots__ = ("agents", "decoys", "fake", "mills", "real", "seen", "traps")

    def __init__(self, s: PotemkinState, seat: int) -> None:
        self.real = self.fake = self.seen = 0.0
        self.decoys = self.traps = self.mills = self.agents = 0
        for building in s.villages[seat]:
            self.agents += building.agents
            if building.type == INDUSTRY:
                self.mills += 1
            points = float(s.box.type_points[building.type] + building.cubes * s.box.cube_points)
            if s.is_fake(building):
                self.fake += points + s.box.fake_points
                if building.knowers != 1 << seat:
                    self.seen += points + s.box.fake_points
            else:
                self.real += points
                if not building.face_up:
                    self.decoys += 1
                    self.traps += building.type == ESPIONAGE


def danger(s: PotemkinState, seat: int) -> tuple[float, float]:
    """How likely a fake of the seat is to be caught: by agents that can spy now, and by the others later."""
    ready = resting = hidden = 0
    for other, village in enumerate(s.villages):
        agents = 0
        for building in village:
            agents += building.agents
            if not building.face_up and (other != s.shield or other == seat):
                hidden += 1
        if other != seat:
            resting += s.spent[other]
            if s.producing[other]:
                resting += agents
            else:
                ready += agents
    if s.shield == seat:
        return min(1.0, max(0, ready - 1) / (2.0 * hidden + 1.0)), min(1.0, resting / (2.0 * hidden + 1.0))
    return min(1.0, ready / (hidden + 1.0)), min(1.0, resting / (hidden + 1.0))


def prey(s: PotemkinState, seat: int) -> tuple[float, float]:
    """What agents of the seat can reach: buildings it knows to be fake, and those it has not seen."""
    known = unknown = 0
    for other, village in enumerate(s.villages):
        if other not in (seat, s.shield):
            for building in village:
                if not building.knowers & 1 << seat:
                    unknown += 1
                elif not building.face_up and s.is_fake(building):
                    known += 1
    return float(known), float(unknown)


def leads(s: PotemkinState, seat: int) -> tuple[float, float, float]:
    """How many buildings the seat is ahead in Culture, Science and Government, or behind."""
    own = [0] * len(s.facades)
    best = [0] * len(s.facades)
    for other, village in enumerate(s.villages):
        counts = [0] * len(s.facades)
        for building in village:
            counts[building.type] += 1
        if other == seat:
            own = counts
        else:
            best = [max(most, count) for most, count in zip(best, counts, strict=True)]
    ahead = [float(max(-FARTHEST, min(FARTHEST, mine - most))) for mine, most in zip(own, best, strict=True)]
    return ahead[CULTURE], ahead[SCIENCE], ahead[GOVERNMENT]
