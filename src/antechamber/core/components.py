"""Component files: what a box holds, one readable line an entry, each value with its provenance.

A file has sections of one-line entries (`paris = { country = "france", bonus = 8, provenance = "…" }`). A set may
be `based_on` another one and then lists only the lines that differ. Every problem found names its line. `[looks]` is
apart: how things are drawn (core/looks.py).
"""

from __future__ import annotations

import json
import re
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeGuard

from antechamber.core.errors import BadComponents
from antechamber.core.fields import NUMBER, NUMBERS, ONE, SOME, TEXT, UNKNOWN, Field
from antechamber.core.looks import Look
from antechamber.core.problems import Problem, in_order

HEADER: Final = re.compile(r"\[([^\[\]]+)\]")
KEY: Final = re.compile(r"\s*([\w-]+|\"[^\"]*\")\s*=")
QUOTED: Final = re.compile(r"'([^']+)'")
BASED_ON: Final = re.compile(r"^based_on\s*=\s*\"([^\"]*)\"", re.MULTILINE)
ORIGINS: Final = ("rulebook", "source", "reconstructed")


class Entry:
    """One line of a component file. `fields` says what its values must be, as far as it has been read."""

    def __init__(self, sheet: Sheet, section: str, key: str, line: int, values: dict[str, Any]) -> None:
        self.sheet = sheet
        self.section = section
        self.key = key
        self.line = line
        self.values = {name: value for name, value in values.items() if name != "provenance"}
        self.provenance = values.get("provenance")
        self.fields: dict[str, Field] = {}

    def problem(self, text: str, name: str = "") -> None:
        """Something is wrong with the line, or with the value called `name`; texts about one begin with its name."""
        if not name and (quoted := QUOTED.match(text)) and quoted[1] in self.values:
            name = quoted[1]
        place = f"[{self.section}] {self.key}: "
        self.sheet.problems.append(Problem(self.sheet.name, self.line, text, place, self.section, self.key, name))

    def value(self, name: str) -> object:
        """The value called `name`, after a check that somebody says where it comes from."""
        self.fields.setdefault(name, UNKNOWN)
        if name not in self.values:
            self.problem(f"'{name}' is missing", name)
            return None
        origin = self.origin(name)
        if not origin:
            self.problem(f"'{name}' has no provenance")
        elif not origin.startswith(ORIGINS):
            self.problem(f"the provenance of '{name}' must begin with rulebook, source or reconstructed", name)
        return self.values[name]

    def origin(self, name: str) -> str:
        """Where a value comes from, in the words of the file."""
        provenance = self.provenance
        if isinstance(provenance, dict):
            return str(provenance.get(name, provenance.get("else", "")))
        return str(provenance or "")

    def number(self, name: str, least: int = 0) -> int:
        value = self.value(name)
        self.fields[name] = NUMBER
        if is_count(value) and value >= least:
            return value
        self.wanted(name, value, f"a whole number, {least} or more")
        return least

    def numbers(self, name: str, count: int) -> list[int]:
        value = self.value(name)
        self.fields[name] = NUMBERS
        if isinstance(value, list) and len(value) == count and all(is_count(n) for n in value):
            return value
        self.wanted(name, value, f"a list of {count} whole numbers, 0 or more")
        return [0] * count

    def text(self, name: str) -> str:
        value = self.value(name)
        self.fields[name] = TEXT
        if isinstance(value, str):
            return value
        self.wanted(name, value, "a text")
        return ""

    def optional_text(self, name: str) -> str:
        """A text that need not be there; without it, an empty one."""
        if name in self.values:
            return self.text(name)
        self.fields[name] = TEXT
        return ""

    def one_of(self, name: str, known: list[str]) -> int:
        """The index in `known` of the thing that this value names."""
        found = self.text(name)
        self.fields[name] = Field(ONE, known)
        return self.index(name, found, known)

    def some_of(self, name: str, known: list[str]) -> list[int]:
        value = self.value(name)
        self.fields[name] = Field(SOME, known)
        if isinstance(value, list) and value:
            return [self.index(name, item, known) for item in value]
        self.wanted(name, value, "a list of names")
        return []

    def index(self, name: str, item: object, known: list[str]) -> int:
        if item in known:
            return known.index(str(item))
        self.problem(f"'{name}' names '{item}', which is not one of {', '.join(known)}")
        return 0

    def must_be(self, name: str, found: int, what: str) -> None:
        """A count that the file states must be the count of its own lines."""
        stated = self.number(name)
        if name in self.values and stated != found:
            self.problem(f"'{name}' says {stated}, but {what} add up to {found}")

    def wanted(self, name: str, value: object, what: str) -> None:
        if value is not None:
            self.problem(f"'{name}' must be {what}, not {json.dumps(value, default=str)}")


def is_count(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


class Sheet:
    """A component file as read: entries by section, its looks, its name and place, the hash of its values, problems."""

    def __init__(self, name: str, text: str, base: Sheet | None = None) -> None:
        self.name = name
        self.path = name
        self.text = text
        self.problems: list[Problem] = []
        self.sections: dict[str, dict[str, Entry]] = {}
        self.looks: dict[str, Look] = {}
        self.usual_order: dict[str, list[str]] | None = None
        if base is not None:
            self.sections = {section: dict(entries) for section, entries in base.sections.items()}
            self.looks = dict(base.looks)
        try:
            content = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            problem = Problem(name, 0, f"not readable as TOML: {error}")
            raise BadComponents([str(problem)], [problem]) from error
        about = content.pop("set", {})
        self.title = str(about.get("title", name)) if isinstance(about, dict) else name
        lines = line_numbers(text)
        self.add_looks(content.pop("looks", {}), lines)
        for section, entries in content.items():
            self.add(section, entries, lines)

    def add(self, section: str, entries: object, lines: dict[tuple[str, str], int]) -> None:
        if not isinstance(entries, dict):
            line = lines.get(("", section), 1)
            self.problems.append(Problem(self.name, line, "stands outside any section", f"{section}: ", section))
            return
        known = self.sections.setdefault(section, {})
        for key, values in entries.items():
            line = lines.get((section, key), 1)
            if isinstance(values, dict):
                known[key] = Entry(self, section, key, line, values)
            else:
                self.tell(line, section, key, "must be { … } on one line")

    def add_looks(self, entries: object, lines: dict[tuple[str, str], int]) -> None:
        """A line about a thing that has looks already replaces them."""
        if not isinstance(entries, dict):
            line = lines.get(("", "looks"), 1)
            self.problems.append(Problem(self.name, line, "must be a section", "looks: ", "looks"))
            return
        for key, values in entries.items():
            line, look = lines.get(("looks", key), 1), Look()
            if isinstance(values, dict):
                look.read(values)
            else:
                look.problems.append("must be { … } on one line")
            for text in look.problems:
                self.tell(line, "looks", key, text)
            self.looks[key] = look

    def tell(self, line: int, section: str, key: str, text: str) -> None:
        """Something is wrong with a line that is no entry."""
        quoted = QUOTED.match(text)
        name = quoted[1] if quoted else ""
        self.problems.append(Problem(self.name, line, text, f"[{section}] {key}: ", section, key, name))

    def entries(self, section: str) -> list[Entry]:
        if section not in self.sections:
            self.problems.append(Problem(self.name, 1, f"the section [{section}] is missing", section=section))
            self.sections[section] = {}
        return list(self.sections[section].values())

    def entry(self, section: str, key: str) -> Entry:
        """The entry of that name; a missing one is a problem, and answers with nothing in it."""
        self.entries(section)
        if key not in self.sections[section]:
            self.problems.append(Problem(self.name, 1, f"has no line '{key}'", f"[{section}] ", section))
            self.sections[section][key] = Entry(self, section, key, 1, {})
        return self.sections[section][key]

    def finish(self) -> None:
        """Everything has been read: name what was not, and stop if there is any problem."""
        for entries in self.sections.values():
            for entry in entries.values():
                for name in entry.values.keys() - entry.fields.keys():
                    entry.problem(f"unknown value '{name}'", name)
        found = self.found()
        if found:
            raise BadComponents([str(problem) for problem in found], found)

    def found(self) -> list[Problem]:
        """The problems that have been found so far, here and in what this set is based on."""
        sheets = {id(self): self}
        for entries in self.sections.values():
            for entry in entries.values():
                sheets[id(entry.sheet)] = entry.sheet
        return in_order([problem for sheet in sheets.values() for problem in sheet.problems])

    @property
    def digest(self) -> str:
        """A hash of everything that matters in play: of the values, not of names of files, comments or provenance.

        The order of lines matters as well, because cards are dealt and things are numbered by it. It is part of the
        hash where it is not the usual one, so that a set which only says the same as a bundled one has its hash.
        """
        order = self.own_order
        return hash_of([self.entry_values, order]) if order else self.digest_of_values

    @property
    def digest_of_values(self) -> str:
        """The hash without the order of lines."""
        return hash_of(self.entry_values)

    @property
    def entry_values(self) -> dict[str, dict[str, dict[str, Any]]]:
        return {
            section: {key: entry.values for key, entry in entries.items()} for section, entries in self.sections.items()
        }

    @property
    def order(self) -> dict[str, list[str]]:
        """The keys of each section, as they stand in the file."""
        return {section: list(entries) for section, entries in self.sections.items()}

    @property
    def own_order(self) -> dict[str, list[str]]:
        """The sections whose lines are in another order than those of the standard box, then by key."""
        if self.usual_order is None:
            return {}
        usual = self.usual_order
        return {section: keys for section, keys in self.order.items() if keys != arranged(keys, usual.get(section, []))}


def arranged(keys: list[str], usual: list[str]) -> list[str]:
    """Keys in the usual order, and after them those that are not usual."""
    return [key for key in usual if key in keys] + sorted(set(keys).difference(usual))


def hash_of(values: object) -> str:
    canonical = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return blake2b(canonical.encode(), digest_size=12).hexdigest()


def read_sheet(path: Path, bundled: dict[str, Path]) -> Sheet:
    """The component file at `path`, on top of the bundled set it says it is based on."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents([f"{path}: cannot be read: {error}"]) from error
    sheet = read_text(path.name, text, bundled)
    sheet.path = str(path)
    return sheet


def read_text(name: str, text: str, bundled: dict[str, Path]) -> Sheet:
    """The text of a component file, on top of the bundled set it says it is based on."""
    based_on = BASED_ON.search(text)
    if based_on is None:
        return Sheet(name, text)
    if based_on[1] not in bundled:
        raise BadComponents([f"{name}: based on '{based_on[1]}', but there are only: {', '.join(bundled)}"])
    others = {known: path for known, path in bundled.items() if known != based_on[1]}
    return Sheet(name, text, read_sheet(bundled[based_on[1]], others))


def line_numbers(text: str) -> dict[tuple[str, str], int]:
    """Where each (section, key) of a component file stands."""
    lines: dict[tuple[str, str], int] = {}
    section = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if header := HEADER.match(line.strip()):
            section = header[1].strip()
        elif key := KEY.match(line):
            lines[section, key[1].strip('"')] = number
    return lines
