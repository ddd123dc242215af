"""Only a game's own files name it: everything else asks the manifests, so a fifth game is one package."""

import io
import re
import tokenize
from pathlib import Path

import pytest

from antechamber.games import GAMES

ROOT = Path(__file__).parents[1]
NAMES = re.compile("|".join(f"{key}|{manifest.module_name}" for key, manifest in GAMES.items()), re.IGNORECASE)
# Made by `make types` from the views of our games.
GENERATED = {"web/src/lib/wire.ts"}


def is_its_own(file):
    """Whether a file, or a folder that it lies in, is called after a game."""
    return any(NAMES.match(part) for part in file.relative_to(ROOT).parts)


def shared(folder, *endings):
    files = [file for ending in endings for file in sorted((ROOT / folder).rglob(f"*{ending}"))]
    found = [file for file in files if not is_its_own(file) and "src/antechamber/web" not in file.as_posix()]
    return [file for file in found if str(file.relative_to(ROOT)) not in GENERATED and ".test." not in file.name]


def code_of(text):
    """A Python file without its comments and docstrings: those may give examples."""
    kept, fresh = [], True
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        docstring = token.type == tokenize.STRING and fresh
        if token.type != tokenize.COMMENT and not docstring:
            kept.append(token.string)
        if token.type not in {tokenize.COMMENT, tokenize.NL}:
            fresh = token.type in {tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING}
    return "\n".join(kept)


@pytest.mark.parametrize("file", shared("src", ".py", ".toml", ".ftl"), ids=lambda file: str(file.relative_to(ROOT)))
def test_no_shared_file_of_the_package_names_a_game(file):
    text = file.read_text(encoding="utf-8")
    assert not NAMES.findall(code_of(text) if file.suffix == ".py" else text)


def test_no_shared_file_of_the_page_names_a_game():
    found = {
        file: NAMES.findall(file.read_text(encoding="utf-8")) for file in shared("web/src", ".ts", ".svelte", ".css")
    }
    assert {str(file.relative_to(ROOT)): names for file, names in found.items() if names} == {}


def test_the_search_finds_what_it_looks_for():
    assert NAMES.findall(code_of('"""Royals."""\nfrom games import first_tsar\nx = ["royals"]  # potemkin\n')) == [
        "first_tsar",
        "royals",
    ]
    assert ROOT / "src/antechamber/core/flow.py" in shared("src", ".py")
    assert ROOT / "src/antechamber/bots/evaluators/royals.py" not in shared("src", ".py")
