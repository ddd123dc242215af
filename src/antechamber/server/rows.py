"""What the store hands out and takes in: the rows of its tables, with names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from antechamber.server.wire.scalars import Arranged, SeatKind, TableStatus

# How a table stands
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

# Who a seat is for
PERSON: Final = "person"
OPEN: Final = "open"
BOT: Final = "bot"

RUNNING: Final = (WAITING, PLAYING)

# Why a deal is an arranged one: somebody may know what is to come
RECORD: Final = "record"
MOMENT: Final = "moment"
SEED: Final = "seed"

# What a ban is for
NETWORK: Final = "network"
SESSION: Final = "session"

# What a row of the log does
CHOICE: Final = "choice"
DRAFT: Final = "draft"  # a choice that is its seat's alone until the turn is ended, or something fixes it
END: Final = "end"
UNDO: Final = "undo"
REWIND: Final = "rewind"

# What a host does about somebody who does not behave
SILENT: Final = "silent"
OUT: Final = "out"


class TableRow(msgspec.Struct, kw_only=True):
    """A table. `length` counts the rows of its log, `messages` what was said at it, `revision` all other changes.

    `pending` lists the seats that have something to decide; `due` is when a process should look after the table;
    `timing` is what starts its clocks anew. `seed` is the server's half of the seed, `sealed` what is stored in its
    place while the game runs, `shares` what people put in before the deal. `arranged` says why it is not a deal like
    others, `given_up` how many the host dealt and gave up before.
    """

    id: str
    game: str
    components: str
    digest: str
    rules: int
    seats: int
    seed: str
    settings: str
    status: TableStatus
    listed: bool
    created: int
    changed: int
    sealed: str | None = None
    shares: str | None = None
    arranged: Arranged = ""
    given_up: int = 0
    previous: str | None = None
    following: str | None = None
    length: int = 0
    messages: int = 0
    revision: int = 0
    pending: str = ""
    rewind: str | None = None
    result: str | None = None
    started: int | None = None
    due: int | None = None
    timing: str | None = None

    @property
    def is_dealt(self) -> bool:
        """Whether there is a game, which waits for somebody until it is over; a table may be closed before the deal."""
        return self.status == OVER or bool(self.pending)


class ServiceRun(msgspec.Struct, kw_only=True):
    """A time in which some process served: from when until when at least."""

    begun: int
    beat: int


class SeatRow(msgspec.Struct, kw_only=True):
    """A place at a table; `link` is the hash of the secret that leads to it.

    `used` is the hash of the invitation by which its person came. `stand_in` is the level of the bot that plays for
    an absent person, `offer` of one that a present person has been asked to let play; or empty. `share` is what the
    seat's person puts into the deal.
    """

    table_id: str
    seat: int
    kind: SeatKind
    name: str
    colour: str
    level: str = ""
    stand_in: str = ""
    share: str = ""
    link: str
    used: str = ""
    offer: str = ""


class LinkTarget(NamedTuple):
    """Where a link leads to, or has led somebody before: a seat of a table, or (None) its host's tools."""

    table_id: str
    seat: int | None


class ChoiceRow(msgspec.Struct, kw_only=True):
    """A row of a table's log. `shown` says whether others than its own seat notice it.

    `mark` tells a row that we have written ourselves, although we never heard so, from somebody else's.
    """

    table_id: str
    number: int
    kind: str
    seat: int
    text: str
    shown: bool = True
    made: int
    maker: str
    mark: str


class ChatRow(msgspec.Struct, kw_only=True):
    """Something said at a table; a spectator has no seat, the server itself has TABLE. `session` is whose it was."""

    table_id: str
    number: int
    seat: int | None
    name: str
    text: str
    said: int
    session: str | None = None


class BarredRow(msgspec.Struct, kw_only=True):
    """Somebody whom the host has silenced at a table (SILENT), or sent away from it (OUT)."""

    table_id: str
    session: str
    kind: str
    seat: int | None
    name: str


def listed_seats(pending: Iterable[int]) -> str:
    """The seats that have something to decide, as a table's row has them."""
    return " ".join(map(str, pending))


class TableProgress(msgspec.Struct, kw_only=True):
    """What a row changes of its table: everything a list of tables shows."""

    length: int
    pending: str
    status: TableStatus
    result: str | None
    changed: int
    due: int | None


class BoxRow(msgspec.Struct, kw_only=True):
    """A box that somebody has saved; `provenance` counts its values, `used` is when a table was last set up with it."""

    id: str
    game: str
    digest: str
    based_on: str
    title: str
    text: str
    provenance: str
    made: int
    used: int


class Ban(msgspec.Struct, kw_only=True):
    """Who is not let in: a network of addresses, or a session (its hash). Without `until`, for good."""

    target: str
    kind: str
    reason: str
    made: int
    until: int | None = None
