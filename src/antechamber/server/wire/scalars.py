"""The values that messages are made of, with the bounds of what comes in."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from antechamber.server.names import LONGEST_SPEECH, person

Name = Annotated[str, Meta(max_length=200)]  # as it comes in; `names.person` says what is kept of it
Colour = Annotated[str, Meta(max_length=16, pattern=r"^[a-z]*$")]
# What a game, a level, a component set or a table is called by programs.
Key = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2000-\u200f\u2028-\u202f\u2060-\u206f]+$")
]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
ViewerNumber = Annotated[int, Meta(ge=-1, lt=8)] | None  # as `viewers` reads it
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Token = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Seconds = Annotated[int, Meta(ge=0, le=30 * 86400)]
ChatText = Annotated[str, Meta(max_length=LONGEST_SPEECH)]
ChoiceText = Annotated[str, Meta(min_length=1, max_length=200)]
Things = Annotated[list[ChoiceText], Meta(min_length=0, max_length=100)]
Pseudonym = Annotated[str, Meta(max_length=16)]
ShareText = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]
RecordText = Annotated[str, Meta(max_length=200_000)]
Arranged = Literal["", "record", "moment", "seed"]
NoUndo = Literal["", "chance", "known", "others"]
TableStatus = Literal["waiting", "playing", "over", "closed"]
SeatKind = Literal["person", "open", "bot"]


def keep_name(request: Any) -> None:
    """Every name that comes in is put right here, or refused."""
    if request.name is not None:
        msgspec.structs.force_setattr(request, "name", person(request.name))
