"""A word has one meaning: what the glossary names is there, and no class of the plumbing has a namesake."""

import ast
import re
from collections import defaultdict
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "antechamber"
NAME = re.compile(r"`(antechamber(?:\.\w+)+)\.(\w+)`")
# Each game has its own of these, under the same name; everything else about a game is that game's business.
MODULES = sorted(path for path in SOURCE.rglob("*.py") if "games" not in path.parts)


def classes():
    for path in MODULES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                yield node.name, str(path.relative_to(SOURCE))


def test_what_the_glossary_names_is_there():
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 30, "what fits on one page is read"
    found = NAME.findall(text)
    assert len(found) > 30
    for module, name in found:
        assert hasattr(import_module(module), name), f"{module}.{name}"


def test_no_class_outside_of_the_games_has_a_namesake():
    homes = defaultdict(list)
    for name, module in classes():
        homes[name].append(module)
    assert {name: modules for name, modules in homes.items() if len(modules) > 1} == {}
