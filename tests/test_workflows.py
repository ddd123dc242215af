"""The workflows cannot be run here, but what they name elsewhere in the repository can be looked up."""

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
import yaml

import antechamber

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


# What people are asked when they open an issue

FORMS = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in ROOT.glob(".github/ISSUE_TEMPLATE/*.yml")}
CONFIGURATION = FORMS.pop("config")
KINDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}


@pytest.mark.parametrize("name", ["bug", "rule", "idea"])
def test_a_form_can_be_shown(name):
    """GitHub shows nothing at all of a form in which one key is wrong."""
    form = FORMS[name]
    assert set(form) == {"name", "description", "labels", "body"}
    assert all(form.values())
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert len({field["id"] for field in fields}) == len(fields)
    assert any(field.get("validations", {}).get("required") for field in fields)
    for field in form["body"]:
        assert field["type"] in KINDS
        assert set(field) <= {"type", "id", "attributes", "validations"}
        assert set(field.get("validations", {})) <= {"required"}
        assert field["attributes"].get("value" if field["type"] == "markdown" else "label")
        if field["type"] == "dropdown":
            assert len(set(field["attributes"]["options"])) == len(field["attributes"]["options"]) > 1


def test_there_are_the_forms_that_we_want():
    assert set(FORMS) == {"bug", "rule", "idea"}
    assert set(CONFIGURATION) == {"blank_issues_enabled"}
    assert {field.get("id") for field in FORMS["bug"]["body"]} >= {"record", "machine"}
    rule = {field["id"]: field["attributes"] for field in FORMS["rule"]["body"]}
    assert rule["game"]["options"] == list(antechamber.GAMES)
    assert rule["ledger"]["placeholder"] in (ROOT / "src/antechamber/games/royals/RULES.md").read_text("utf-8")


def test_what_forms_and_templates_name_is_there():
    template = (ROOT / ".github" / "PULL_REQUEST_TEMPLATE.md").read_text("utf-8")
    texts = [template, *(path.read_text("utf-8") for path in ROOT.glob(".github/ISSUE_TEMPLATE/*.yml"))]
    named = {file for text in texts for file in re.findall(r"\b(?:[a-z]+/)?[\w-]+\.md\b", text)}
    assert {"SECURITY.md", "CHANGELOG.md", "RULES.md", "docs/roadmap.md"} == named
    assert all((ROOT / file).is_file() for file in named - {"RULES.md"})
    assert template.count("- [ ] ") >= 4
