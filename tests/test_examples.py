"""Every example in the README, in docs/ and in docstrings is run, replayed or at least read by what it is meant for."""

import ast
import doctest
import json
import re
import shlex
import subprocess
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import antechamber
from antechamber.cli.main import app

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob(".github/**/*.md")])
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
COMMENT = re.compile(r"(^|\s+)# .*")
PROGRAMS = {"antechamber", "git", "make", "pip", "pipx", "python3", "ray", "uvx"}
PROGRAMS |= {"apt", "cd", "chmod", "cp", "docker", "install", "npx", "systemctl", "useradd"}
# What examples take for granted, and what would take minutes here.
GIVEN = {"my_model": lambda text: "0"}
QUICKER = {"max_simulations=50": "max_simulations=2", "while not state.is_terminal():": "for _ in range(2):"}
# Stand for what a reader puts in their place.
PLACEHOLDERS = {"N": "3", "GAME": "royals"}


class Block:
    """An example: its page, the line it begins at, its language ("" if it is only indented) and its text."""

    def __init__(self, page, line, language, lines):
        self.page, self.line, self.language = page, line, language
        self.text = "\n".join(lines).rstrip() + "\n"

    def __str__(self):
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks_of(page, text):
    """The fenced and the indented blocks of a text."""
    lines, found, number = [*text.splitlines(), ""], [], 0
    while number < len(lines):
        start = number
        number += 1
        if lines[start].startswith("```"):
            while not lines[number].startswith("```"):
                number += 1
            found.append(Block(page, start + 1, lines[start].strip("`"), lines[start + 1 : number]))
            number += 1
        elif lines[start].startswith("    ") and not lines[start - 1].strip():
            while lines[number].startswith("    ") or (not lines[number] and "".join(lines[number:])[:4] == " " * 4):
                number += 1
            found.append(Block(page, start + 1, "", [line[4:] for line in lines[start:number]]))
    return found


def docstrings():
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            documented = isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            if documented and (text := ast.get_docstring(node)):
                yield file, node.body[0].lineno, text


BLOCKS = [block for page in PAGES for block in blocks_of(page, page.read_text("utf-8"))]
STRINGS = list(docstrings())
RECORDS = [
    block
    for block in [*BLOCKS, *(block for file, _, text in STRINGS for block in blocks_of(file, text))]
    if block.text.startswith("antechamber record ")
]


def test_it_is_said_what_every_block_is():
    """Commands and records are indented; whatever else there is has a fence that names its language."""
    known = {"python", "toml", "json", "diff", "text"}
    assert [str(block) for block in BLOCKS if block.language and block.language not in known] == []
    for block in BLOCKS:
        if not block.language and block not in RECORDS:
            for command in commands_in(block):
                assert Path(command[0]).name in PROGRAMS, f"{block}: name the language of this, ```text if it has none"


# Python


def test_what_is_shortened_is_there():
    assert all(any(slow in block.text for block in BLOCKS) for slow in QUICKER)


PYTHON = {page: [block for block in BLOCKS if block.page == page and block.language == "python"] for page in PAGES}


@pytest.mark.parametrize("page", [page for page, found in PYTHON.items() if found], ids=lambda page: page.stem)
def test_python_runs(page, capsys):
    namespace = {"__name__": "example", **GIVEN}
    for block in PYTHON[page]:
        text = block.text
        for slow, quick in QUICKER.items():
            text = text.replace(slow, quick)
        exec(compile("\n" * block.line + text, str(page), "exec"), namespace)


SESSIONS = [(file, line, text) for file, line, text in STRINGS if ">>>" in text]


@pytest.mark.parametrize(("file", "line", "text"), SESSIONS, ids=[f"{file.stem}-{line}" for file, line, _ in SESSIONS])
def test_sessions_in_docstrings_go_as_they_say(file, line, text):
    name = ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    session = doctest.DocTestParser().get_doctest(text, dict(vars(import_module(name))), name, str(file), line)
    said = []
    assert doctest.DocTestRunner().run(session, out=said.append).failed == 0, "".join(said)


# Records


@pytest.mark.parametrize("block", RECORDS, ids=str)
def test_records_are_replayed(block):
    record = antechamber.read_record(block.text)
    match = antechamber.replay(antechamber.load(record.game), record)
    assert match.record.choices == record.choices != []
    assert block.text.replace("\n\n", "\n") == str(match.record).replace("\n\n", "\n")
    if record.deal:
        assert record.deal.seed == record.seed


# Data


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.language == "toml"], ids=str)
def test_component_files_are_accepted(block, tmp_path):
    """A whole set is played with; a single line stands like that in the file of a game."""
    if "set" in tomllib.loads(block.text):
        file = tmp_path / "my.toml"
        file.write_text(block.text, "utf-8")
        antechamber.load("royals", str(file)).start(2, b"my copy")
    else:
        files = [file.read_text("utf-8") for file in SOURCES.glob("antechamber/games/*/components.toml")]
        lines = {" ".join(line.split()) for file in files for line in file.splitlines()}
        assert set(block.text.splitlines()) <= lines


def test_json_can_be_read():
    for block in BLOCKS:
        if block.language == "json":
            json.loads(block.text)


# Changes


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.language == "diff"], ids=str)
def test_changes_can_be_made(block):
    command = ["git", "apply", "--check", "--unidiff-zero", "-"]
    said = subprocess.run(command, cwd=ROOT, input=block.text, text=True, capture_output=True, check=False)
    assert said.returncode == 0, said.stderr


def test_the_first_change_names_what_the_ledger_names():
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Your first change")[2].partition("\n## ")[0]
    ledger = (SOURCES / "antechamber/games/royals/RULES.md").read_text("utf-8")
    [rule] = [span for span in set(SPAN.findall(text)) if re.fullmatch(r"R\d+\.\d+", span)]
    line = next(line for line in ledger.splitlines() if line.startswith(f"- **{rule}** "))
    spans = set(SPAN.findall(text))
    assert {span for span in spans if re.fullmatch(r"test_r\w+|[a-z]+\.[A-Z]\w+\.[a-z]+", span)} <= set(
        SPAN.findall(line)
    )
    files = {span for span in spans if "/" in span and " " not in span}
    assert len(files) > 4
    assert all((ROOT / file).exists() for file in files)


# Commands


def commands_in(block):
    """The commands of a block, in words, without what explains them."""
    lines = [COMMENT.sub("", line) for line in block.text.splitlines()]
    parts = [shlex.split(part) for line in lines for part in line.split("&&")]
    return [without_variables(words) for words in parts if words]


def without_variables(words):
    return words if "=" not in words[0] else without_variables(words[1:])


def mentions():
    """Every command line of ours that is shown, with where: in blocks, and within sentences."""
    for block in BLOCKS:
        if not block.language and block not in RECORDS:
            yield from ((str(block), words[1:]) for words in commands_in(block) if words[0].endswith("antechamber"))
    texts = [(page, page.read_text("utf-8")) for page in PAGES] + [(file, text) for file, _, text in STRINGS]
    for file, text in texts:
        for span in SPAN.findall(text):
            if re.match(r"antechamber [a-z-]", span) and span not in {"antechamber record 1", "antechamber deal 1"}:
                yield str(file.relative_to(ROOT)), shlex.split(span)[1:]


def test_commands_are_understood():
    seen = []
    for where, given in mentions():
        words = [PLACEHOLDERS.get(word, word) for word in given]
        seen.append(words)
        try:
            understood(words)
        except Exception as error:
            raise AssertionError(f"{where}: antechamber {shlex.join(given)}: {error}") from error
    assert ["play", "royals", "--seats", "3"] in seen
    assert ["admin", "bans"] in seen


def understood(words):
    """Parse a command line without running it; the bare name of a command only has to be one."""
    if words == ["--help"]:
        return
    part = app
    for number, word in enumerate(words):
        if word not in part:
            break
        part = part[word]
        if number == len(words) - 1:
            return
    assert part is not app or not words, "there is no such command"
    app.parse_args(words, exit_on_error=False, print_error=False)


def options_of(part):
    names = {name for name in part if not name.startswith("-")}
    if names:
        return {option for name in names for option in options_of(part[name])}
    return {name for argument in part.assemble_argument_collection() for name in argument.names}


def test_options_that_are_named_exist():
    every = options_of(app)
    for page in PAGES:
        named = {
            span.split()[0].partition("=")[0] for span in SPAN.findall(page.read_text("utf-8")) if span[:2] == "--"
        }
        assert named <= every | {"--open"}, page.name


def test_targets_of_make_that_are_named_exist():
    targets = set(re.findall(r"^([\w$()/-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for page in PAGES:
        named = {span.split()[1] for span in SPAN.findall(page.read_text("utf-8")) if span.startswith("make ")}
        assert named <= targets, page.name
    for block in BLOCKS:
        if not block.language and block not in RECORDS:
            named = {words[1].replace(".venv", "$(VENV)") for words in commands_in(block) if words[0] == "make"}
            assert named <= targets, str(block)
