"""What is asked for over HTTP, but for what is done about a table that is there: that is in `actions`."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from antechamber.server.wire.scalars import (
    Colour,
    Count,
    Key,
    Name,
    RecordText,
    SeatKind,
    Token,
    ViewerNumber,
    keep_name,
)
from antechamber.server.wire.table_settings import TableSettings


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who a seat of a new table is for. The one marked `mine` is for who sets the table up."""

    kind: SeatKind
    name: Name | None = None
    level: Key | None = None
    colour: Colour = ""
    mine: bool = False

    def __post_init__(self) -> None:
        keep_name(self)


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up; from a `record`, it begins where that ends (or after `choices` of it)."""

    game: Key
    seats: Annotated[list[SeatRequest], Meta(max_length=8)]
    components: Key = "standard"
    settings: TableSettings = TableSettings()
    listed: bool = False
    start: bool = False
    record: RecordText = ""
    choices: Count | None = None


class Continue(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that begins at a moment of a finished one, as `viewer` counts its moments.

    None are the spectators, -1 is everyone.
    """

    table: Key
    moment: Count
    seats: Annotated[list[SeatRequest], Meta(max_length=8)]
    viewer: ViewerNumber = None
    settings: TableSettings = TableSettings()


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


read_new_table: Final = msgspec.json.Decoder(NewTable)
read_continue: Final = msgspec.json.Decoder(Continue)
read_join: Final = msgspec.json.Decoder(Join)
read_rename: Final = msgspec.json.Decoder(Rename)
