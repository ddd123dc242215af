"""Reading a box that somebody has made, exactly as a component file is read, and showing what a game makes of it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from antechamber import games
from antechamber.core.component_writer import (
    Looks,
    Sections,
    differing,
    differing_looks,
    is_whole,
    lines_of,
    looks_of,
    write_file,
)
from antechamber.core.components import BASED_ON, Sheet, read_text
from antechamber.core.errors import BadComponents
from antechamber.core.game import Game
from antechamber.core.problems import Problem
from antechamber.server.box_limits import file_problem, told, too_much, unplayable
from antechamber.server.box_preview import preview
from antechamber.server.library import describe
from antechamber.server.wire.boxes import (
    BoxDraft,
    BoxField,
    BoxLine,
    BoxPreview,
    BoxProblem,
    BoxReading,
    BoxSection,
)
from antechamber.server.wire.said import BoxLook

NAME: Final = "box.toml"
LARGEST_SENT: Final = 10**15  # beyond that a browser no longer counts exactly


class BoxTask(msgspec.Struct, kw_only=True):
    """What to read: a draft, or the text of a file. `based_on` is what it is compared with if it does not say."""

    game: str
    draft: BoxDraft | None = None
    file: str = ""
    based_on: str = games.STANDARD
    seats: int = 0


class BoxFile(msgspec.Struct, kw_only=True):
    """A box without problems, ready to be kept: all of it, under a name that is its own."""

    name: str
    title: str
    text: str
    digest: str
    based_on: str
    provenance: dict[str, int]


class BoxContent:
    """Everything in a box, and what it is based on."""

    def __init__(self, title: str, based_on: str, sections: Sections, looks: Looks) -> None:
        self.title = title
        self.based_on = based_on
        self.sections = sections
        self.looks = looks
        self.problems: list[Problem] = []

    def file(self, key: str) -> str:
        """The lines that differ from the base; all of them if something of the base was left out."""
        base = games.load(key, self.based_on).sheet
        if not is_whole(self.sections, self.looks, base):
            return self.whole()
        lines, looks = differing(self.sections, base), differing_looks(self.looks, base)
        return write_file(self.title, lines, looks, self.based_on)

    def whole(self) -> str:
        return write_file(self.title, self.sections, self.looks)

    def draft(self) -> BoxDraft:
        sections = [
            BoxSection(name, [BoxLine(key, shown(values), origins) for key, (values, origins) in lines.items()])
            for name, lines in self.sections.items()
        ]
        looks = {key: msgspec.convert(values, BoxLook) for key, values in self.looks.items()}
        return BoxDraft(self.title, self.based_on, sections, looks)


def shown(values: dict[str, Any]) -> dict[str, Any]:
    """Values that a form can show, also where they are wrong: what JSON has no word for is shown as a text."""
    return {name: value if is_sendable(value) else str(value) for name, value in values.items()}


def is_sendable(value: Any) -> bool:
    if isinstance(value, list):
        return all(is_sendable(item) for item in value)
    return isinstance(value, str) or (isinstance(value, (int, float)) and abs(value) < LARGEST_SENT)


def read(task: BoxTask) -> tuple[BoxReading, BoxFile | None]:
    """What a game reads in a box with all that is wrong with it, and the box itself if nothing is."""
    try:
        return read_content(task)
    except Exception as error:  # noqa: BLE001 - a box may be wrong in ways that nobody has thought of
        return reading([Problem("", 0, f"this box cannot be read ({type(error).__name__})")]), None


def read_content(task: BoxTask) -> tuple[BoxReading, BoxFile | None]:
    try:
        content = from_draft(task) if task.draft is not None else from_file(task)
    except BadComponents as error:
        return reading(error.found), None
    draft = None if task.draft is not None else content.draft()
    problems = content.problems + too_much(content.title, content.sections, content.looks)
    if problems:
        return reading(problems, draft), None
    return with_game(task, content, draft)


def with_game(task: BoxTask, content: BoxContent, draft: BoxDraft | None) -> tuple[BoxReading, BoxFile | None]:
    whole = content.whole()
    if (large := file_problem(whole)) is not None:
        return reading([large], draft), None
    sheet = Sheet(NAME, whole)
    game, problems = play_with(task.game, sheet)
    shown: BoxPreview | None = None
    if game is not None and not problems and task.seats:
        shown, problems = dealt_preview(game, task.seats)
    if game is None or problems:
        return reading(problems, draft, sheet), None
    file = BoxFile(
        name=name_of(task.game, content.based_on, whole),
        title=content.title,
        text=whole,
        digest=sheet.digest,
        based_on=content.based_on,
        provenance=describe("", sheet).provenance,
    )
    return BoxReading(draft, [], fields(sheet), sheet.digest, content.file(task.game), shown), file


def play_with(key: str, sheet: Sheet) -> tuple[Game | None, list[Problem]]:
    """The game with this sheet, or why there is none. Whatever a reader stumbles over, it is a problem of the box."""
    try:
        game = games.load_sheet(key, sheet)
    except BadComponents as error:
        return None, error.found
    except Exception as error:  # noqa: BLE001 - a box may be wrong in ways that nobody has thought of
        stumbled = Problem("", 0, f"no game can be made of this box ({type(error).__name__})")
        return None, sheet.found() or [stumbled]
    return game, unplayable(game)


def dealt_preview(game: Game, seats: int) -> tuple[BoxPreview | None, list[Problem]]:
    seats = max(game.fewest, min(game.most, seats))
    try:
        return preview(game, seats), []
    except Exception as error:  # noqa: BLE001 - as above
        return None, [Problem("", 0, f"no game of {seats} players can be dealt from it ({type(error).__name__})")]


def from_draft(task: BoxTask) -> BoxContent:
    draft = task.draft
    if draft is None or draft.based_on not in games.sets(task.game):
        raise BadComponents([f"there is no set to base it on; there are: {', '.join(games.sets(task.game))}"])
    sections: Sections = {}
    for section in draft.sections:
        lines = sections.setdefault(section.name, {})
        for line in section.lines:
            if line.key in lines:
                raise BadComponents([f"[{section.name}] has two lines '{line.key}'"])
            lines[line.key] = (line.values, {name: line.provenance.get(name, "") for name in line.values})
    looks = {key: given(look) for key, look in draft.looks.items() if given(look)}
    return BoxContent(draft.title.strip(), draft.based_on, sections, looks)


def given(look: BoxLook) -> dict[str, Any]:
    return {name: value for name, value in msgspec.structs.asdict(look).items() if value}


def from_file(task: BoxTask) -> BoxContent:
    """What is no line at all is told and left out."""
    text = task.file.removeprefix("\ufeff")
    if (large := file_problem(text)) is not None:
        raise BadComponents([str(large)], [large])
    sheet = read_text(NAME, text, games.sets(task.game))
    said = BASED_ON.search(text)
    content = BoxContent(sheet.title, said[1] if said else task.based_on, lines_of(sheet), looks_of(sheet))
    content.problems = sheet.found()
    return content


def reading(problems: list[Problem], draft: BoxDraft | None = None, sheet: Sheet | None = None) -> BoxReading:
    sent = [BoxProblem(one.section, one.key, one.name, one.line, one.text) for one in told(problems)]
    return BoxReading(draft, sent, {} if sheet is None else fields(sheet), "", "", None)


def fields(sheet: Sheet) -> dict[str, dict[str, BoxField]]:
    """What values must be, by section and name: the same for all lines that have such a value."""
    found: dict[str, dict[str, BoxField]] = {}
    for section, entries in sheet.sections.items():
        known = found.setdefault(section, {})
        for entry in entries.values():
            for name, field in entry.fields.items():
                known.setdefault(name, BoxField(field.kind, field.known))
    return found


def name_of(key: str, based_on: str, whole: str) -> str:
    """What a box is called by programs: the same for the same box, whoever makes it."""
    return "box-" + blake2b(f"{key}\n{based_on}\n{whole}".encode(), digest_size=12).hexdigest()
