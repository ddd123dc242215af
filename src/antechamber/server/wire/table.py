"""What a table's socket sends: the table, the game as one viewer sees it, chat and clocks, and answers."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, Raw, Struct, UnsetType

from antechamber.server.wire.lobby import ComponentSet, Result, SeatCard
from antechamber.server.wire.said import Said
from antechamber.server.wire.scalars import Arranged, NoUndo, TableStatus
from antechamber.server.wire.table_settings import TableSettings

VERSION: Final = 2


class Prompt(Struct, frozen=True):
    """What I have to decide: a key, in words, and the rule it comes from."""

    key: str
    said: Said
    rule: str


class Option(Struct, frozen=True, omit_defaults=True):
    """Something I may choose, and what it points at; in words, and what it costs or brings where that is to be said.

    Without a `title` it is called after its text and targets (`do-occupy`). One that `ends` gives up or ends something;
    a `grave` one is seldom meant, so where it cannot be taken back a client asks once more.
    """

    text: str
    targets: tuple[str, ...] = ()
    title: Said | None = None
    detail: Said | None = None
    ends: bool = False
    grave: bool = False


class Waiting(Struct, frozen=True, omit_defaults=True):
    """A seat that has something to decide, since when as far as everybody knows, and until when if there is a clock.

    A bot has no clock, whatever is said here.
    """

    seat: int
    since: int
    until: int | None = None


class ScoreLine(Struct, frozen=True):
    """Points by where they come from; `name` is the target of what brought them."""

    source: str
    name: str
    points: int


class LogLine(Struct, frozen=True, omit_defaults=True):
    """Something that happened. `moment` is where it stands in my replay."""

    moment: int
    kind: str
    seat: int
    said: Said
    made: int


class ComposedThing(Struct, frozen=True):
    """Something that I may pick: its target, how many there are of it, and what each counts."""

    target: str
    copies: int
    weight: int


class ComposedPart(Struct, frozen=True):
    """What I pick of these counts `fewest` at least and `most` at most."""

    things: list[ComposedThing]
    fewest: int
    most: int


class Now(Struct, frozen=True):
    """What is to be decided. `take_back` is how many of the choices that I have played I may take back.

    Where it is 0, `no_undo` says why what I played last stands: it needed chance, it made something known, or others
    have gone on.
    `drafted` is how many I have made and not played yet, all of which I may take back; with `may_end` the turn can end.
    Where my options pick a set thing by thing, `composition` is all of it: I may pick it at once and in any order.
    Where they only say how to go on, `ahead` is what I may pick by its targets all the same, with the choice before it.
    """

    waiting: list[Waiting]
    prompt: Prompt | None
    options: list[Option]
    take_back: int
    no_undo: NoUndo
    drafted: int
    may_end: bool
    composition: list[ComposedPart]
    ahead: list[Option]
    over: bool
    result: list[Result] | None


class View(Struct, frozen=True, tag_field="kind", tag="view"):
    """Everything I know, at `number` of my stream; `scores` has what I may know of each seat."""

    number: int
    decision: int
    moment: int
    last_own: int
    view: dict[str, Raw]
    now: Now
    scores: list[list[ScoreLine] | None]
    log: list[LogLine]


class Update(Struct, frozen=True, tag_field="kind", tag="update", omit_defaults=True):
    """What has changed since `since`: fields of the view to replace, and the log from its line `log_from` on."""

    since: int
    number: int
    decision: int
    moment: int
    last_own: int
    changed: dict[str, Raw]
    now: Now
    log_from: int
    log: list[LogLine]
    scores: list[list[ScoreLine] | None] | UnsetType = UNSET


class Rewinding(Struct, frozen=True):
    """Somebody asks to go back to `moment` (of mine); seats in `agreed` have said yes, `asked` are all who must.

    An answer names the `request`.
    """

    by: int
    moment: int
    agreed: list[int]
    asked: list[int]
    request: int


class TableInfo(Struct, frozen=True, tag_field="kind", tag="table"):
    """A table and who sits at it.

    `seed_hash` is that of the server's half of the seed, `share_hashes` those of what each seat has put in (empty where
    that is nothing). Half, shares and the seed that they make are told when the game is over or given up. An `arranged`
    deal may be known to somebody: it comes from a record, from a moment of another game, or from a given seed. The host
    has dealt and `given_up` so many tables of this game within a day.
    `taken` are the seats that somebody has come to, `mine` those of who asks.
    """

    id: str
    game: str
    title: str
    components: ComponentSet
    rules: int
    status: TableStatus
    seats: list[SeatCard]
    settings: TableSettings
    listed: bool
    arranged: Arranged
    given_up: int
    revision: int
    created: int
    seed_hash: str
    share_hashes: list[str]
    half: str | None
    shares: list[str] | None
    seed: str | None
    rewind: Rewinding | None
    previous: str | None
    following: str | None
    taken: list[int]
    mine: list[int]
    host: bool
    seat: int | None
    server_time: int
    version: int = VERSION


class Here(Struct, frozen=True, tag_field="kind", tag="here"):
    """Who is present."""

    seats: list[int]
    spectators: int


class ChatMessage(Struct, frozen=True):
    """Something said: at a seat, by a spectator (whom `spectator` tells from others here), or by the server itself."""

    number: int
    seat: int | None
    name: str
    text: str
    said: int
    spectator: str = ""


class ChatHistory(Struct, frozen=True, tag_field="kind", tag="chat"):
    """What has been said."""

    messages: list[ChatMessage]


class BarredCard(Struct, frozen=True):
    """Somebody whom the host has silenced, or sent `away`: who has a seat, or a spectator."""

    seat: int | None
    spectator: str
    name: str
    away: bool


class ModerationState(Struct, frozen=True, tag_field="kind", tag="moderation"):
    """Whether the host has asked me to be silent; for the host, who has been."""

    silent: bool
    barred: list[BarredCard]


class ClocksChanged(Struct, frozen=True, tag_field="kind", tag="clocks"):
    """Clocks have changed, though nobody has chosen anything: in place of what `now` said."""

    waiting: list[Waiting]


class Hurry(Struct, frozen=True, tag_field="kind", tag="hurry"):
    """A quarter of my time is left; then a bot stands in for me."""

    until: int


class AdviceLine(Struct, frozen=True):
    """An option with the estimated win chance and how often the search has looked at it; 0 if it does not search."""

    text: str
    win_chance: float
    visits: int


class AdviceReply(Struct, frozen=True, tag_field="kind", tag="advice"):
    re: int
    decision: int
    advice: list[AdviceLine]


class UndoChecked(Struct, frozen=True, tag_field="kind", tag="undo_checked"):
    """Whether I could still take that choice back.

    It is the `last` of my turn if I could not once the turn has ended with it.
    """

    re: int
    decision: int
    text: str
    final: bool
    last: bool


class Done(Struct, frozen=True, tag_field="kind", tag="done"):
    """Granted and stored; `number` is where my stream stands now."""

    re: int
    number: int


class Refusal(Struct, frozen=True, tag_field="kind", tag="refused"):
    """Not granted: a code for programs, a sentence for people."""

    re: int
    code: str
    text: str


class StoreState(Struct, frozen=True, tag_field="kind", tag="store"):
    """Whether the store answers. While it does not, nothing is lost: what was chosen waits, and is answered."""

    answers: bool


AnyMessage = (
    View
    | Update
    | TableInfo
    | Here
    | ChatHistory
    | ModerationState
    | ClocksChanged
    | Hurry
    | AdviceReply
    | UndoChecked
    | Done
    | Refusal
    | StoreState
)
