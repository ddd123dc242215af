"""Every message between a server and its clients. `web/src/lib/wire.ts` is made from this file.

A table's socket sends `table`, `view` or `update`, `here`, `talk`, `manners`, `clocks`, `hurry`, `hint`, `weighed`,
`store`, `done` and `refused`; it takes what `Wish` lists. A stream is numbered: an `update` fits a client that stands
at its `since`; whoever stands elsewhere asks for a `view`. Times are milliseconds since 1970. Seats count from 0; -1 is
the table itself.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from antechamber.server.names import LONGEST_SPEECH, person

VERSION: Final = 1

Name = Annotated[str, Meta(max_length=200)]  # as it comes in; `names.person` says what is kept of it
Colour = Annotated[str, Meta(max_length=16, pattern=r"^[a-z]*$")]
TableLock = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2000-\u200f\u2028-\u202f\u2060-\u206f]+$")
]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Token = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Seconds = Annotated[int, Meta(ge=0, le=30 * 86400)]
Speech = Annotated[str, Meta(max_length=LONGEST_SPEECH)]
ShareText = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]
Arranged = Literal["", "record", "moment", "seed"]
RecordText = Annotated[str, Meta(max_length=200_000)]


# Games, lists, tables


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
    """A game that can be played here; `words` has a sentence for each prompt and each kind of event."""

    key: str
    title: str
    fewest: int
    most: int
    rules: int
    levels: list[str]
    sets: list[ComponentSet]
    words: dict[str, str]


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played.

    There are two kinds of clock, in seconds. `clock` is the time for each decision. `bank` is the time for the whole
    game, to which `increment` is added with each decision. 0 is none; only one of the two is set. When somebody's time
    is over, a bot stands in. `pace` is how long a bot seems to think at least. `confirm` asks clients to confirm what
    cannot be taken back.
    """

    confirm: bool = False
    hints: bool = True
    spectators: bool = True
    clock: Seconds = 0
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6
    bank: Seconds = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0

    def __post_init__(self) -> None:
        if self.clock and self.bank:
            raise ValueError("a table has one kind of clock: for each decision, or for the game")
        if self.increment and not self.bank:
            raise ValueError("time is added with each decision only where there is time for the game")

    @property
    def time(self) -> tuple[int, int, int]:
        """The clock."""
        return self.clock, self.bank, self.increment


class SeatCard(Struct, frozen=True):
    """Who sits where. `stand_in` is the level of the bot that plays for an absent person.

    `offer` is that of one that the host would put there; the seat's person, who is present, is asked first.
    """

    seat: int
    kind: Literal["person", "open", "bot"]
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
    status: Literal["waiting", "playing", "over", "closed"]
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
    """Secret links, told once: to seats by number, and to the host's tools (-1)."""

    table: str
    links: dict[int, str]


class Joined(Struct, frozen=True):
    """Where somebody sits now; seat -1 are the host's tools.

    `link` is the secret of the seat's own link from now on, for another device of theirs: told once, to them alone.
    """

    table: str
    seat: int
    link: str | None = None


# What can be done about a table over HTTP


def keep_name(request: Any) -> None:
    """Every name that comes in is put right here, or refused."""
    if request.name is not None:
        msgspec.structs.force_setattr(request, "name", person(request.name))


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who a seat of a new table is for. The one marked `mine` is for who sets the table up."""

    kind: Literal["person", "open", "bot"]
    name: Name | None = None
    level: TableLock | None = None
    colour: Colour = ""
    mine: bool = False

    def __post_init__(self) -> None:
        keep_name(self)


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up; from a `record`, it begins where that ends (or after `choices` of it)."""

    game: TableLock
    seats: Annotated[list[SeatRequest], Meta(max_length=8)]
    components: TableLock = "standard"
    options: TableSettings = TableSettings()
    listed: bool = False
    start: bool = False
    record: RecordText = ""
    choices: Count | None = None


class Continue(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that begins at a moment of a finished one, as `viewer` counts its moments.

    None are the spectators, -1 is everyone.
    """

    table: TableLock
    moment: Count
    seats: Annotated[list[SeatRequest], Meta(max_length=8)]
    viewer: Annotated[int, Meta(ge=-1, lt=8)] | None = None
    options: TableSettings = TableSettings()


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link. Whoever comes to a seat that is somebody's says that it is theirs, on another `device`."""

    token: Token
    name: Name | None = None
    device: bool = False

    def __post_init__(self) -> None:
        keep_name(self)


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name

    def __post_init__(self) -> None:
        keep_name(self)


class TableAction(Struct, tag_field="kind", forbid_unknown_fields=True):
    """Something that is done about a table, not at it."""


class Sit(TableAction, tag="sit"):
    """Take an open seat."""

    seat: SeatNumber
    name: Name | None = None

    def __post_init__(self) -> None:
        keep_name(self)


class Leave(TableAction, tag="leave"):
    """Stand up: before the game the seat is open again, later a bot plays on."""

    seat: SeatNumber


class SeatName(TableAction, tag="rename"):
    seat: SeatNumber
    name: Name | None = None
    colour: Colour | None = None

    def __post_init__(self) -> None:
        keep_name(self)


class Share(TableAction, tag="share"):
    """What my browser puts into the deal: 16 random bytes, once, after it was told the hash of the server's half.

    A table for another game of the same people deals as soon as all of them have.
    """

    seat: SeatNumber
    share: ShareText


class Start(TableAction, tag="start"):
    """Deal. Seats that are still open are given to bots."""


class Change(TableAction, tag="change"):
    """Change how the table is played, or whether it is listed."""

    options: TableSettings | None = None
    listed: bool | None = None


class NewLink(TableAction, tag="link"):
    """A new secret link for my seat, or as the host for one that is nobody's.

    The old one and everybody else who came by it no longer count.
    """

    seat: SeatNumber


class SeatBot(TableAction, tag="bot"):
    """Put a bot on a seat (before the game), or let one stand in (during it); whoever is present is asked first."""

    seat: SeatNumber
    level: TableLock = "courtier"


class Recall(TableAction, tag="recall"):
    """Send a stand-in away: the seat's person plays again."""

    seat: SeatNumber


class Remove(TableAction, tag="remove"):
    """Remove a player: the link no longer counts; a bot plays on, or the seat is open again."""

    seat: SeatNumber


class Silence(TableAction, tag="silence"):
    """Have a person or a spectator be silent at this table, or (not `silent`) let them speak again."""

    seat: SeatNumber | None = None
    spectator: Annotated[str, Meta(max_length=16)] = ""
    silent: bool = True


class SendAway(TableAction, tag="send_away"):
    """Send a spectator away from this table, or (not `away`) let them come again."""

    spectator: Annotated[str, Meta(max_length=16)]
    away: bool = True


class Close(TableAction, tag="close"):
    """End a table that will not be finished; its record stays."""


class Delete(TableAction, tag="delete"):
    """Remove a table and everything about it, for good."""


class Rematch(TableAction, tag="rematch"):
    """A new table for the same people."""


AnyTableAction = (
    Sit
    | Leave
    | SeatName
    | Share
    | Start
    | Change
    | NewLink
    | SeatBot
    | Recall
    | Remove
    | Silence
    | SendAway
    | Close
    | Delete
    | Rematch
)


# What a client sends over a table's socket


class ClientMessage(Struct, tag_field="kind", forbid_unknown_fields=True):
    """A message of a client; `re` comes back with the answer."""

    re: Count = 0


class Choose(ClientMessage, tag="choose", kw_only=True):
    """One of my options; `step` says which decision it answers."""

    step: Count
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class TakeBack(ClientMessage, tag="take_back", kw_only=True):
    """Take back my latest choice: undo, or withdraw while others decide."""

    step: Count


class AskRewind(ClientMessage, tag="ask_rewind", kw_only=True):
    """Ask all to go back to one of my moments."""

    moment: Count


class AnswerRewind(ClientMessage, tag="answer_rewind", kw_only=True):
    """Agree to go back or refuse it; `request` says what is answered."""

    request: Count
    agree: bool


class AnswerBot(ClientMessage, tag="answer_bot", kw_only=True):
    """Let the bot play for me that I was offered, or not."""

    level: TableLock
    agree: bool


class Say(ClientMessage, tag="say", kw_only=True):
    text: Speech


class AskAdvice(ClientMessage, tag="ask_hint", kw_only=True):
    """What would the Chancellor do?"""

    step: Count


class CheckUndo(ClientMessage, tag="weigh", kw_only=True):
    """Could I take this choice back?"""

    step: Count
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Back(ClientMessage, tag="back", kw_only=True):
    """I play myself again."""


class Refresh(ClientMessage, tag="refresh", kw_only=True):
    """I have missed something: send the whole view."""


AnyClientMessage = (
    Choose | TakeBack | AskRewind | AnswerRewind | AnswerBot | Say | AskAdvice | CheckUndo | Back | Refresh
)


# What a table's socket sends


class Prompt(Struct, frozen=True):
    """What I have to decide: a key, the sentence, and the rule it comes from."""

    key: str
    text: str
    rule: str


class Option(Struct, frozen=True, omit_defaults=True):
    """Something I may choose, what it points at, and what it does where the game says so."""

    text: str
    targets: tuple[str, ...] = ()
    hint: str = ""


class Waiting(Struct, frozen=True, omit_defaults=True):
    """A seat that has something to decide, since when as far as everybody knows, and until when if there is a clock.

    A bot has no clock, whatever is said here.
    """

    seat: int
    since: int
    until: int | None = None


class ScoreLine(Struct, frozen=True):
    source: str
    name: str
    points: int


class LogLine(Struct, frozen=True, omit_defaults=True):
    """Something that happened. `moment` is where it stands in my replay; `text` is a sentence without its subject."""

    moment: int
    kind: str
    seat: int
    text: str
    made: int
    things: tuple[str, ...] = ()


class Now(Struct, frozen=True):
    """What is to be decided. `take_back` is how many of my choices I may take back."""

    waiting: list[Waiting]
    prompt: Prompt | None
    options: list[Option]
    take_back: int
    over: bool
    result: list[Result] | None


class View(Struct, frozen=True, tag_field="kind", tag="view"):
    """Everything I know, at `number` of my stream; `scores` has what I may know of each seat."""

    number: int
    step: int
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
    step: int
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
    status: Literal["waiting", "playing", "over", "closed"]
    seats: list[SeatCard]
    options: TableSettings
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


class ChatHistory(Struct, frozen=True, tag_field="kind", tag="talk"):
    """What has been said."""

    remarks: list[ChatMessage]


class BarredCard(Struct, frozen=True):
    """Somebody whom the host has silenced, or sent `away`: who has a seat, or a spectator."""

    seat: int | None
    spectator: str
    name: str
    away: bool


class ModerationState(Struct, frozen=True, tag_field="kind", tag="manners"):
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
    """An option with the estimated chance to win and how often the search has looked at it; 0 if it does not search."""

    text: str
    chance: float
    visits: int


class AdviceReply(Struct, frozen=True, tag_field="kind", tag="hint"):
    re: int
    step: int
    advice: list[AdviceLine]


class UndoChecked(Struct, frozen=True, tag_field="kind", tag="weighed"):
    """Whether I could still take that choice back."""

    re: int
    step: int
    text: str
    final: bool


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


# Replay


class Moment(Struct, frozen=True, omit_defaults=True):
    """The table at one moment of a viewer: the fields of the view that differ from the moment before it."""

    moment: int
    seat: int
    made: int
    changed: dict[str, Raw]
    log: list[LogLine]
    scores: list[list[ScoreLine] | None] | UnsetType = UNSET
    choice: str | UnsetType = UNSET


class VerdictLine(Struct, frozen=True):
    """What the Chancellor thinks of a choice. `moment` is where the viewer's replay shows it made.

    `chances` are those of all seats to win, just before it; `chance` and `best_chance` are the chooser's, by the choice
    that was made and by the best.
    """

    moment: int
    seat: int
    chosen: str
    chance: float
    best: str
    best_chance: float
    chances: list[float]


class Analysis(Struct, frozen=True):
    """A finished game as the Chancellor sees it: how many of its choices have been looked at, and what came of it."""

    table: str
    viewer: int | None
    done: int
    of: int
    running: bool
    lines: list[VerdictLine]


class Story(Struct, frozen=True):
    """Moments of a game as a viewer has seen them; the first has the whole view. `moments` counts them all."""

    table: str
    viewer: int | None
    moments: int
    story: list[Moment]


# Guided first games


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


encode: Final = msgspec.json.Encoder().encode
read_wish: Final[msgspec.json.Decoder[AnyClientMessage]] = msgspec.json.Decoder(AnyClientMessage)
read_deed: Final[msgspec.json.Decoder[AnyTableAction]] = msgspec.json.Decoder(AnyTableAction)
read_new_table: Final = msgspec.json.Decoder(NewTable)
read_continue: Final = msgspec.json.Decoder(Continue)
read_join: Final = msgspec.json.Decoder(Join)
read_rename: Final = msgspec.json.Decoder(Rename)
