"""Boxes of one's own: what a page is told about a component file, and what it sends when somebody changes it."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Raw, Struct

from antechamber.server.wire.lobby import ComponentSet
from antechamber.server.wire.said import Box, BoxLook
from antechamber.server.wire.scalars import Count, Key
from antechamber.server.wire.table import TableInfo

FileText = Annotated[str, Meta(max_length=200_000)]
PlayerCount = Annotated[int, Meta(ge=0, le=8)]


class BoxLine(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a section: its values, and where each of them comes from."""

    key: str
    values: dict[str, Any]
    provenance: dict[str, str]


class BoxSection(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    lines: list[BoxLine]


class BoxDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A component file as one changes it: everything in it, and the bundled set that it is based on."""

    title: str
    based_on: Key
    sections: Annotated[list[BoxSection], Meta(max_length=100)]
    looks: dict[str, BoxLook]


class BoxProblem(Struct, frozen=True):
    """What is wrong with a box; what it is not about (a section, a line of it, a value of that) is empty."""

    section: str
    key: str
    name: str
    line: int
    text: str


class BoxField(Struct, frozen=True):
    """What a value must be: number, numbers, text, one (of the known names), some (of them), words; or anything."""

    kind: str
    known: list[str]


class BoxPreview(Struct, frozen=True):
    """A game that has just been dealt from a box, as spectators see it."""

    table: TableInfo
    box: Box
    view: dict[str, Raw]


class BoxReading(Struct, frozen=True):
    """What the game reads in a box.

    `draft` is told if a file was sent or asked for and can be shown, `fields` by section and name of a value. Without
    problems there are the hash of the values, the `file` that says the same, and a preview if one was asked for.
    """

    draft: BoxDraft | None
    problems: list[BoxProblem]
    fields: dict[str, dict[str, BoxField]]
    digest: str
    file: str
    preview: BoxPreview | None


class ReadBox(Struct, frozen=True, forbid_unknown_fields=True):
    """One of three to read: a draft, a component file, or a set that is here. `seats` are dealt to; 0 is no preview."""

    draft: BoxDraft | None = None
    file: FileText = ""
    components: Key | None = None
    seats: PlayerCount = 0


class SaveBox(Struct, frozen=True, forbid_unknown_fields=True):
    draft: BoxDraft


class SavedBox(Struct, frozen=True):
    """A box that is kept here: tables can be played with it by the name of its set."""

    set: ComponentSet
    based_on: str
    made: Count


read_read_box: Final = msgspec.json.Decoder(ReadBox)
read_save_box: Final = msgspec.json.Decoder(SaveBox)
