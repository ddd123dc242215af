"""What HTTP answers: games, lists of tables, who one is, and the links to a table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from antechamber.server.wire.scalars import Arranged, SeatKind, TableStatus


class ComponentSet(Struct, frozen=True):
    """A component set in short; `provenance` counts its values by where they come from."""

    name: str
    title: str
    digest: str
    provenance: dict[str, int]


class ComponentValue(Struct, frozen=True):
    """One value in a box, and where it comes from."""

    section: str
    key: str
    name: str
    value: Any
    provenance: str


class GameCard(Struct, frozen=True):
    """A game that can be played here. `weight`, from 1 to 5, is how much there is to think about.

    Whoever would rather play at once than set up a table is put among bots at `quick_seats`.
    """

    key: str
    title: str
    fewest: int
    most: int
    rules: int
    levels: list[str]
    sets: list[ComponentSet]
    summary: str
    minutes: int
    weight: int
    quick_seats: int
    has_tutorial: bool


class SeatCard(Struct, frozen=True):
    """Who sits where. `stand_in` is the level of the bot that plays for an absent person.

    `offer` is that of one that the host would put there; the seat's person, who is present, is asked first.
    """

    seat: int
    kind: SeatKind
    name: str
    colour: str
    level: str
    stand_in: str
    offer: str = ""


class Result(Struct, frozen=True):
    """How a seat came out."""

    place: int
    points: int


class TableCard(Struct, frozen=True):
    """A table in a list. `waiting` are the seats that have something to decide, `mine` those of who asks."""

    id: str
    game: str
    title: str
    status: TableStatus
    seats: list[SeatCard]
    waiting: list[int]
    mine: list[int]
    host: bool
    my_turn: bool
    listed: bool
    arranged: Arranged
    spectators: bool
    changed: int
    created: int
    result: list[Result] | None


class Lobby(Struct, frozen=True):
    """The tables of who asks, those that are open to all, and those that are over."""

    mine: list[TableCard]
    open: list[TableCard]
    finished: list[TableCard]


class Me(Struct, frozen=True):
    """Who asks: a session without an account."""

    name: str
    version: str


class Engine(Struct, frozen=True):
    """How the rules run here, and whether bots are about to get faster."""

    compiled: bool
    compiling: bool


class Links(Struct, frozen=True):
    """Secret links, told once: to seats by number, and to the tools of a new table's `host`."""

    table: str
    links: dict[int, str]
    host: str | None = None


class Joined(Struct, frozen=True):
    """Where somebody sits now; without a seat, they have the host's tools.

    `link` is the secret of the seat's own link from now on, for another device of theirs: told once, to them alone.
    """

    table: str
    seat: int | None
    link: str | None = None
