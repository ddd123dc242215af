"""What is done about a table over HTTP, before, during and after its game."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from antechamber.server.wire.scalars import Colour, Key, Name, Pseudonym, SeatNumber, ShareText, keep_name
from antechamber.server.wire.table_settings import TableSettings


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


class RenameSeat(TableAction, tag="rename_seat"):
    seat: SeatNumber
    name: Name | None = None
    colour: Colour | None = None

    def __post_init__(self) -> None:
        keep_name(self)


class AddShare(TableAction, tag="add_share"):
    """What my browser puts into the deal: 16 random bytes, once, after it was told the hash of the server's half.

    A table for another game of the same people deals as soon as all of them have.
    """

    seat: SeatNumber
    share: ShareText


class Start(TableAction, tag="start"):
    """Deal. Seats that are still open are given to bots."""


class ChangeSettings(TableAction, tag="change_settings"):
    """Change how the table is played, or whether it is listed."""

    settings: TableSettings | None = None
    listed: bool | None = None


class NewLink(TableAction, tag="new_link"):
    """A new secret link for my seat, or as the host for one that is nobody's.

    The old one and everybody else who came by it no longer count.
    """

    seat: SeatNumber


class PutBot(TableAction, tag="put_bot"):
    """Put a bot on a seat (before the game), or let one stand in (during it); whoever is present is asked first."""

    seat: SeatNumber
    level: Key = "courtier"


class Recall(TableAction, tag="recall"):
    """Send a stand-in away: the seat's person plays again."""

    seat: SeatNumber


class Remove(TableAction, tag="remove"):
    """Remove a player: the link no longer counts; a bot plays on, or the seat is open again."""

    seat: SeatNumber


class Silence(TableAction, tag="silence"):
    """Have a person or a spectator be silent at this table, or (not `silent`) let them speak again."""

    seat: SeatNumber | None = None
    spectator: Pseudonym = ""
    silent: bool = True


class SendAway(TableAction, tag="send_away"):
    """Send a spectator away from this table, or (not `away`) let them come again."""

    spectator: Pseudonym
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
    | RenameSeat
    | AddShare
    | Start
    | ChangeSettings
    | NewLink
    | PutBot
    | Recall
    | Remove
    | Silence
    | SendAway
    | Close
    | Delete
    | Rematch
)

read_table_action: Final[msgspec.json.Decoder[AnyTableAction]] = msgspec.json.Decoder(AnyTableAction)
