"""How a table is played, as its host says and everybody is told."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from antechamber.server.wire.scalars import Seconds


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played.

    There are two kinds of clock, in seconds. `clock` is the time for each decision. `bank` is the time for the whole
    game, to which `increment` is added with each decision. 0 is none; only one of the two is set. When somebody's time
    is over, a bot stands in. `pace` is how long a bot seems to think at least. `confirm` asks clients to confirm what
    cannot be taken back; `advice` lets people ask the Chancellor.
    """

    confirm: bool = False
    advice: bool = True
    spectators: bool = True
    clock: Seconds = 0
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6
    bank: Seconds = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0

    def __post_init__(self) -> None:
        if self.clock and self.bank:
            raise ValueError("A table has one kind of clock: for each decision, or for the game.")
        if self.increment and not self.bank:
            raise ValueError("Time is added with each decision only where there is time for the game.")

    @property
    def time(self) -> tuple[int, int, int]:
        """The clock."""
        return self.clock, self.bank, self.increment


read_settings: Final = msgspec.json.Decoder(TableSettings)
