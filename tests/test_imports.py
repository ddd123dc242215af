"""What each part of the package uses: of the other parts, and of what others have made.

A linter's contract can forbid what somebody has thought of; a table of what is allowed holds against everything else,
too. It is as narrow as it is true: what is no longer used leaves it. The drawing in CONTRIBUTING.md shows the same.
"""

import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from xml.etree import ElementTree as ET

import grimp
import pytest

ROOT = Path(__file__).parents[1]

# From the foundation up: a part uses parts that stand above it in this table, never one below.
ALLOWED = {
    "core": {"mypy_extensions"},
    "engine": {"core"},  # which form of it runs
    "games": {"core", "msgspec"},
    "words": {"core", "babel", "fluent"},  # phrases of any game in a language
    "testing": {"core", "engine", "games", "words"},  # what a game's tests are made of
    "antechamber": {"core", "engine", "games"},  # the public door, and the version
    "bots": {"core", "games", "mypy_extensions"},
    "tutorials": {"core", "games", "msgspec"},
    "envs": {"bots", "core", "games", "words"} | {"gymnasium", "msgspec", "numpy", "pettingzoo", "pyspiel"},
    "lab": {"antechamber", "bots", "core", "engine", "games"} | {"msgspec", "numpy", "openskill", "ray"},
    "server": {"antechamber", "bots", "core", "engine", "games", "tutorials", "words"}
    | {"alembic", "httpx", "msgspec", "platformdirs", "prometheus_client", "redis", "sqlalchemy", "starlette"}
    | {"structlog", "uvicorn", "websockets"},
    "cli": {"antechamber", "bots", "core", "engine", "envs", "games", "lab", "server", "words"}
    | {"cyclopts", "msgspec", "redis", "rich", "sqlalchemy", "uvicorn"},
}
# Nobody imports these: SQLAlchemy and uvicorn look for them by name.
BY_NAME = {"asyncpg", "httptools", "uvloop"}
# Extras with what a checkout is worked on with.
TOOLS = {"dev", "docs"}


@pytest.fixture(scope="module")
def graph():
    return grimp.build_graph("antechamber", include_external_packages=True, cache_dir=None)


def part(module):
    """The part of the package that a module belongs to; of what others have made, the name of the package."""
    first, _, rest = module.partition(".")
    return rest.partition(".")[0] or "antechamber" if first == "antechamber" else first


def imports(graph):
    """Who imports whom, module by module, what comes with Python left out."""
    for importer in graph.modules:
        if importer.startswith("antechamber"):
            for imported in graph.find_modules_directly_imported_by(importer):
                if imported.partition(".")[0] not in sys.stdlib_module_names:
                    yield importer, imported


def test_every_part_uses_what_it_may_and_nothing_else(graph):
    used = {name: set() for name in ALLOWED}
    for importer, imported in imports(graph):
        if part(importer) != part(imported):
            used.setdefault(part(importer), set()).add(part(imported))
    assert used == ALLOWED


def test_parts_stand_on_each_other_and_never_in_a_circle():
    order = list(ALLOWED)
    for place, (name, used) in enumerate(ALLOWED.items()):
        assert used & {*order} <= {*order[:place]}, name


def test_games_do_not_know_each_other(graph):
    games = {module for module in graph.find_children("antechamber.games") if graph.find_children(module)}
    assert len(games) == 4
    for importer, imported in imports(graph):
        owners = {game for game in games for module in (importer, imported) if f"{module}.".startswith(f"{game}.")}
        assert not (importer.startswith("antechamber.games.") and len(owners) > 1), (importer, imported)


def test_core_and_games_are_read_from_the_first_module_to_the_last(graph):
    """No module imports one that needs it in turn, not even for its types: what stands below is never looked up to."""
    modules = {module for module in graph.modules if part(module) in {"core", "games"} and module.count(".") > 1}
    for module in modules:
        for imported in graph.find_modules_directly_imported_by(module) & modules:
            assert not graph.chain_exists(importer=imported, imported=module), (module, imported)


def test_only_views_are_more_than_the_standard_library(graph):
    users = {importer for importer, imported in imports(graph) if imported == "msgspec" and part(importer) == "games"}
    assert all(re.fullmatch(r"(\w+_)?view", user.rpartition(".")[2]) for user in users)


def test_what_is_used_is_declared_and_what_is_declared_is_used():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [line for name, lines in project["optional-dependencies"].items() if name not in TOOLS for line in lines]
    declared = {normal(re.match(r"[\w.-]+", line)[0]) for line in [*project["dependencies"], *extras]}
    homes = packages_distributions()
    used = {normal(homes[name][0]) for names in ALLOWED.values() for name in names - {*ALLOWED}}
    assert declared == used | BY_NAME


def normal(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_drawing_shows_the_same():
    """Each arrow is an import, what is imported can be reached along arrows, and no arrow says what others say too."""
    drawing = ET.parse(ROOT / "docs" / "packages.svg").getroot()
    parts = {element.get("data-part") for element in drawing.iter()} - {None}
    assert parts == {*ALLOWED, "web"}
    arrows = {name: set() for name in ALLOWED}
    for element in drawing.iter():
        if element.get("data-from"):
            arrows[element.get("data-from")].add(element.get("data-to"))
    for name, used in ALLOWED.items():
        assert arrows[name] <= used, name
        assert reached(arrows, name) == reached(ALLOWED, name) & {*ALLOWED}, name
        for other in arrows[name]:
            assert other not in {further for part in arrows[name] for further in reached(arrows, part)}, (name, other)


def reached(graph, start):
    found, todo = set(), [start]
    while todo:
        new = graph.get(todo.pop(), set()) - found
        found |= new
        todo += new
    return found
