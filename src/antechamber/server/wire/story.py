"""A game again, what the Chancellor thinks of it, and guided first games: what HTTP answers moment by moment."""

from __future__ import annotations

from msgspec import UNSET, Raw, Struct, UnsetType

from antechamber.server.wire.said import Said
from antechamber.server.wire.scalars import ViewerNumber
from antechamber.server.wire.table import LogLine, Now, ScoreLine, TableInfo


class Moment(Struct, frozen=True, omit_defaults=True):
    """The table at one moment of a viewer: the fields of the view that differ from the moment before it.

    `choice` is what was chosen, if the viewer may know, and `title` what it was called when it was offered.
    """

    moment: int
    seat: int
    made: int
    changed: dict[str, Raw]
    log: list[LogLine]
    scores: list[list[ScoreLine] | None] | UnsetType = UNSET
    choice: str | UnsetType = UNSET
    title: Said | UnsetType = UNSET


class VerdictLine(Struct, frozen=True):
    """What the Chancellor thinks of a choice. `moment` is where the viewer's replay shows it made.

    `chances` are the win chances of all seats, just before it; `chance` and `best_chance` are the chooser's, by the
    choice that was made and by the best. Analyses from before there were titles have none.
    """

    moment: int
    seat: int
    chosen: str
    chance: float
    best: str
    best_chance: float
    chances: list[float]
    chosen_title: Said | None
    best_title: Said | None


class Analysis(Struct, frozen=True):
    """A finished game as the Chancellor sees it: how many of its choices have been looked at, and what came of it."""

    table: str
    viewer: ViewerNumber
    done: int
    of: int
    running: bool
    lines: list[VerdictLine]


class Story(Struct, frozen=True):
    """Moments of a game as a viewer has seen them; the first has the whole view. `moments` counts them all."""

    table: str
    viewer: ViewerNumber
    moments: int
    story: list[Moment]


class Scene(Struct, frozen=True, omit_defaults=True):
    """A tutorial's table at one moment: what differs from the scene before it, and what there is to say.

    With a `choice`, that option of mine leads on. A scene without words is passed by itself.
    """

    now: Now
    changed: dict[str, Raw]
    log: list[LogLine]
    say: str = ""
    choice: str = ""
    point: list[str] = []
    rule: str = ""
    scores: list[list[ScoreLine] | None] | UnsetType = UNSET


class Tutorial(Struct, frozen=True):
    """A guided first game of seat 0; the first scene has the whole view."""

    table: TableInfo
    scenes: list[Scene]
