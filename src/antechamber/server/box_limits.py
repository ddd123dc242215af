"""How much a box that somebody sends may hold: enough for any box that there is, and nothing that others wait for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from antechamber.core.component_writer import Looks, Sections
from antechamber.core.game import Game
from antechamber.core.looks import is_place
from antechamber.core.problems import Problem
from antechamber.server.names import BLANK, is_plain, is_stacked

LARGEST_FILE: Final = 100_000
MOST_LINES: Final = 600
MOST_VALUES: Final = 40
LONGEST_LIST: Final = 60
LARGEST_NUMBER: Final = 9_999
LONGEST_TEXT: Final = 200
LONGEST_NAME: Final = 60
LONGEST_TITLE: Final = 80
MOST_CHOICES: Final = 20_000
LONGEST_CHOICE: Final = 200  # as the store has them
MOST_DOTS: Final = 200  # in a line: each may begin a table in a table, which is what takes time to read
MOST_TOLD: Final = 300
# Keys are parts of choices and targets, which have spaces, dots and colons between them.
KEY: Final = re.compile(r"[a-z0-9_-]{1,40}")
SECTION: Final = re.compile(r"[a-z_]{1,40}")
NO_SECTIONS: Final = ("set", "looks")  # which a draft says otherwise


def too_much(title: str, sections: Sections, looks: Looks) -> list[Problem]:
    """What is too large, too long or not to be shown, before any game reads it."""
    count = sum(len(lines) for lines in sections.values()) + len(looks)
    if count > MOST_LINES:
        return [Problem("", 0, f"a box has at most {MOST_LINES} lines here, not {count}")]
    found = [] if is_title(title) else [about("set", "", "title", f"a title has 1 to {LONGEST_TITLE} plain letters")]
    for section, lines in sections.items():
        if not SECTION.fullmatch(section) or section in NO_SECTIONS:
            return [Problem("", 0, "a section's name has only small letters and _, and is not set or looks")]
        for key, (values, origins) in lines.items():
            found += [about(section, key, name, text) for name, text in line_problems(key, values, origins)]
    for key, look in looks.items():
        found += [about("looks", key, name, text) for name, text in look_problems(key, look)]
    return found


def file_problem(text: str) -> Problem | None:
    """What is too much about the text of a file, before it is read at all."""
    if len(text.encode("utf-8", "surrogatepass")) > LARGEST_FILE:
        return Problem("", 0, f"a file has at most {LARGEST_FILE} bytes here")
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > MOST_DOTS:
            return Problem("", number, f"a line has at most {MOST_DOTS} dots here")
    return None


def told(problems: list[Problem]) -> list[Problem]:
    """Each problem of a place once, and not more of them than anybody reads."""
    found = {(one.section, one.key, one.name, one.text): one for one in reversed(problems)}
    return list(reversed(found.values()))[:MOST_TOLD]


def about(section: str, key: str, name: str, text: str) -> Problem:
    return Problem("", 0, text, f"[{section}] {key}: ", section, key, name)


def is_title(title: str) -> bool:
    return any(sign.isalnum() for sign in title) and len(title) <= LONGEST_TITLE and is_shown(title)


def line_problems(key: str, values: dict[str, Any], origins: dict[str, str]) -> Iterator[tuple[str, str]]:
    """What is wrong with which value of a line."""
    if not KEY.fullmatch(key):
        yield "", "a key has 1 to 40 small letters, digits, _ and -"
    if len(values) > MOST_VALUES:
        yield "", f"a line has at most {MOST_VALUES} values"
        return
    for name, value in values.items():
        if not KEY.fullmatch(name):
            yield "", "a value's name has 1 to 40 small letters, digits, _ and -"
        elif text := value_problem(value) or (name_problem(value) if name == "name" else ""):
            yield name, text
        elif text := text_problem(origins.get(name, "")):
            yield name, f"its provenance: {text}"


def value_problem(value: Any) -> str:
    if not isinstance(value, list):
        return single_problem(value)
    if len(value) > LONGEST_LIST:
        return f"a list has at most {LONGEST_LIST} parts here"
    return next(filter(None, map(single_problem, value)), "")


def single_problem(value: Any) -> str:
    if isinstance(value, str):
        return text_problem(value)
    if isinstance(value, bool) or not isinstance(value, int):
        return "must be a whole number, a text, or a list of these"
    return "" if abs(value) <= LARGEST_NUMBER else f"a number is at most {LARGEST_NUMBER} here"


def text_problem(text: str) -> str:
    if len(text) > LONGEST_TEXT:
        return f"a text has at most {LONGEST_TEXT} letters here"
    return "" if is_shown(text) else "has signs in it that cannot be shown"


def name_problem(name: Any) -> str:
    """Names are written on boards, where one that is too long covers others and one of nothing is not found."""
    if not isinstance(name, str) or (name.strip() and len(name) <= LONGEST_NAME):
        return ""
    return f"a name has 1 to {LONGEST_NAME} letters here"


def is_shown(text: str) -> bool:
    return is_plain(text) and not is_stacked(text) and not any(sign in BLANK for sign in text)


def look_problems(key: str, look: dict[str, Any]) -> Iterator[tuple[str, str]]:
    if not KEY.fullmatch(key):
        yield "", "a key has 1 to 40 small letters, digits, _ and -"
    if not all(map(is_place, look.get("at", []))):
        yield "at", "is not on any board"
    if any(len(look.get(name, "")) > LONGEST_TEXT for name in ("side", "colour", "icon")):
        yield "", f"a text has at most {LONGEST_TEXT} letters here"


def unplayable(game: Game) -> list[Problem]:
    """What is too much about a game that could be read."""
    if len(game.catalogue) > MOST_CHOICES:
        return [Problem("", 0, f"with this box there are {len(game.catalogue)} choices, more than can be told apart")]
    if any(len(choice.text) > LONGEST_CHOICE for choice in game.catalogue):
        return [Problem("", 0, "with these keys some choices get too long a name; make the keys shorter")]
    return []
