"""The workflows cannot be run here, but what they name elsewhere in the repository can be looked up."""

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
WORKFLOWS = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in ROOT.glob(".github/workflows/*.yml")}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def jobs():
    return [(workflow, name, job) for workflow, content in WORKFLOWS.items() for name, job in content["jobs"].items()]


@pytest.fixture(scope="module")
def versions():
    """The versions of Python that the package says it is for."""
    version = re.compile(r"Programming Language :: Python :: (3\.\d+)")
    return {found[1] for line in PROJECT["project"]["classifiers"] if (found := version.fullmatch(line))}


def test_every_python_we_name_is_tested(versions):
    assert set(WORKFLOWS["test"]["jobs"]["test"]["strategy"]["matrix"]["python"]) == versions


def test_every_python_we_name_gets_compiled_wheels(versions):
    wanted = PROJECT["tool"]["cibuildwheel"]["build"]
    assert {f"3.{minor}" for minor in range(100) if fnmatch(f"cp3{minor}-manylinux_x86_64", wanted)} == versions


def test_every_target_of_make_exists():
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    commands = "\n".join(step.get("run", "") for _, _, job in jobs() for step in job["steps"])
    named = set(re.findall(r"\bmake ([a-z-]+)", commands))
    assert "test" in named
    assert named <= targets


def test_only_publishing_may_ask_for_an_identity_and_only_announcing_may_write():
    assert {name: workflow["permissions"] for name, workflow in WORKFLOWS.items()} == {
        "test": {"contents": "read"},
        "release": {"contents": "read"},
    }
    assert {(workflow, name): job["permissions"] for workflow, name, job in jobs() if "permissions" in job} == {
        ("release", "publish"): {"id-token": "write"},
        ("release", "announce"): {"contents": "write"},
    }
