"""The page draws any box: no name, key or row of numbers that a component file defines stands in its sources."""

import re
from pathlib import Path

import pytest

from antechamber.games import GAMES, load, sets

PAGE = Path(__file__).parent.parent / "web"
# The engravings on the lobby's cards show a scene of each game, not a box.
ENGRAVINGS = {"Vignette.svelte", "vignettes.ts"}
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
# Words of the rules that are also keys of the standard box: what can be done in a chamber, what a Facade can be.
WORDS_OF_THE_RULES = {
    "first-tsar": {"exchange", "manoeuvre", "project", "reward"},
    "potemkin": {"culture", "espionage", "government", "industry", "science"},
}


def sources(key):
    """What the page would draw a game with: its board and its map, and everything that all games share."""
    files = [file for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind) if "node_modules" not in file.parts]
    others = {f"boards/{other}/" for other in GAMES if other != key} | {
        f"maps/{other}." for other in GAMES if other != key
    }
    for file in files:
        path = file.relative_to(PAGE).as_posix()
        is_drawing = file.name in ENGRAVINGS or "test" in file.name or path.endswith("lib/wire.ts")
        if not is_drawing and not any(other in path for other in others):
            yield path, COMMENTS.sub("", file.read_text(encoding="utf-8"))


def entries(key):
    sheets = [load(key, name).sheet for name in sets(key)]
    return [entry for sheet in sheets for section in sheet.sections.values() for entry in section.values()]


@pytest.mark.parametrize("key", [key for key in GAMES if (PAGE / "src" / "boards" / key).is_dir()])
def test_the_page_names_nothing_of_a_box(key):
    named = [entry for entry in entries(key) if "name" in entry.values]
    words = {entry.key for entry in named} | {entry.values["name"] for entry in named}
    searched = sorted(words - WORDS_OF_THE_RULES.get(key, set()))
    pattern = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, searched))})(?![\w-])")
    found = {(match[0], path) for path, text in sources(key) for match in pattern.finditer(text)}
    assert len(words) > 20
    assert found == set()


@pytest.mark.parametrize("key", [key for key in GAMES if (PAGE / "src" / "boards" / key).is_dir()])
def test_the_page_has_no_row_of_numbers_of_a_box(key):
    values = [value for entry in entries(key) for value in entry.values.values()]
    rows = {tuple(value) for value in values if isinstance(value, list) and len(value) > 1 and is_numbers(value)}
    written = {row: re.compile(r"\[\s*" + r",\s*".join(map(str, row)) + r",?\s*\]") for row in rows}
    found = {(row, path) for path, text in sources(key) for row, pattern in written.items() if pattern.search(text)}
    assert found == set()


def is_numbers(value):
    return all(isinstance(item, int) for item in value)
