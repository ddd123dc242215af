"""What is in deploy/ is run elsewhere, but what it names in the repository can be looked up, and the backup runs."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from antechamber.cli.main import COMMANDS, app
from antechamber.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
FILES = {file.name: file.read_text("utf-8") for file in DEPLOY.iterdir() if file.is_file()}
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
FIELDS = set(Settings.__struct_fields__)
# For programs that start a server, not for people.
INTERNAL = {"bot_limit", "sweep"}
# Those of the build and of the engine.
SWITCHES = {"ANTECHAMBER_COMPILE", "ANTECHAMBER_INTERPRETED"}
PORT = str(Settings().port)


def options_of(*command):
    """The options of a command, each with its environment variables."""
    arguments = app[command[0]] if len(command) == 1 else app[command[0]][command[1]]
    found = {}
    for argument in arguments.assemble_argument_collection():
        for name in argument.names:
            if name.startswith("--") and not name.startswith("--no-"):
                found[name] = tuple(argument.parameter.env_var or ())
    return found


def every_option():
    single = [(name,) for name in COMMANDS if name != "admin"]
    admin = [("admin", name) for name in app["admin"] if not name.startswith("-")]
    return {option for command in [*single, *admin] for option in options_of(*command)}


def test_every_setting_is_an_option_and_an_environment_variable():
    wanted = {f"--{name.replace('_', '-')}": (PREFIX + name.upper(),) for name in FIELDS - INTERNAL}
    assert {name: found for name, found in options_of("serve").items() if name != "--open"} == wanted


@pytest.mark.parametrize("name", [*FILES, "hosting.md"])
def test_every_variable_that_is_named_exists(name):
    named = set(re.findall(r"\bANTECHAMBER_[A-Z_]+\b", FILES.get(name, HOSTING)))
    assert named <= SWITCHES | {PREFIX + field.upper() for field in FIELDS}


def test_hosting_tells_of_every_setting_and_of_no_other():
    rows = re.findall(r"^\| (`--.*?) \|", HOSTING, re.MULTILINE)
    told = {option for row in rows for option in re.findall(r"`--([a-z-]+)`", row)}
    assert told == {name.replace("_", "-") for name in FIELDS - INTERNAL}


def test_every_option_that_hosting_names_exists():
    commands = re.findall(r"antechamber [a-z][^`\n]*", HOSTING)
    inline = re.findall(r"`(--[a-z-]+)[^`]*`", HOSTING)
    named = {word for command in commands for word in re.findall(r"(?<!\S)--[a-z-]+", command)} | set(inline)
    assert {"--restore", "--older-than"} <= named
    assert named <= every_option() | {"--open"}


def test_every_command_that_hosting_names_exists():
    for line in re.findall(r"antechamber admin ([a-z-]+)", HOSTING):
        assert line in app["admin"]


def test_every_file_of_deploy_is_told_of():
    assert all(f"deploy/{name}" in HOSTING for name in FILES if not name.endswith(".dockerignore"))
    assert set(re.findall(r"deploy/([\w.-]+\w)", HOSTING)) <= {*FILES, "antechamber.env"}


# Containers


def test_what_is_copied_is_there_and_not_left_out():
    copied = [line.split()[1:-1] for line in FILES["Dockerfile"].splitlines() if line.startswith("COPY ")]
    names = [name for line in copied for name in line]
    assert {"src", "web", "constraints.txt"} <= set(names)
    assert all((ROOT / name).exists() for name in names)
    let_in = {line[1:] for line in FILES["Dockerfile.dockerignore"].splitlines() if line.startswith("!")}
    assert let_in == set(names)


def test_the_container_is_not_root_and_looks_after_its_health():
    text = FILES["Dockerfile"]
    assert text.index("\nUSER 10001\n") < text.index("\nENTRYPOINT")
    assert "--uid 10001" in text
    assert f"\nEXPOSE {PORT}\n" in text
    assert f"http://127.0.0.1:{PORT}/healthz" in text


def test_what_the_services_of_compose_need_is_there():
    compose = yaml.safe_load(FILES["compose.yaml"])
    services = compose["services"]
    assert services["antechamber"]["ports"] == [f"127.0.0.1:{PORT}:{PORT}"]
    assert (DEPLOY / services["antechamber"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["antechamber"]["build"]["dockerfile"]).is_file()
    for name in services["antechamber"]["depends_on"]:
        assert services[name]["healthcheck"]["test"]
    asked = set(re.findall(r"\$\{([A-Z_]+)", FILES["compose.yaml"]))
    given = {line.partition("=")[0] for line in FILES["antechamber.env.example"].splitlines() if "=" in line}
    assert asked == given
    named = {volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert named == set(compose["volumes"])


# Proxies


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies_lead_to_the_port_and_take_what_the_server_takes(name):
    assert set(re.findall(r"127\.0\.0\.1:(\d+)", FILES[name])) == {PORT}
    most = re.search(r"(?:max_size|client_max_body_size) (\d+)k", FILES[name], re.IGNORECASE)[1]
    assert int(most) * 1000 > Settings().largest_body


# systemd


def unit(name):
    """The sections of a unit; a directive may be there several times."""
    found = {}
    for line in FILES[name].splitlines():
        if line.startswith("["):
            section = found.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            section.append(tuple(line.split("=", 1)))
    return found


def test_both_services_are_shut_in_alike():
    own = {"Environment", "ExecStart", "LimitNOFILE", "Nice", "ReadWritePaths", "Restart", "RestartSec"}
    own |= {"TimeoutStopSec", "Type"}
    one, other = (
        {line for line in unit(name)["Service"] if line[0] not in own}
        for name in ("antechamber.service", "antechamber-backup.service")
    )
    assert one == other
    assert {("ProtectSystem", "strict"), ("CapabilityBoundingSet", ""), ("UMask", "0077")} <= one


def test_services_run_commands_that_there_are():
    serve = shlex.split(dict(unit("antechamber.service")["Service"])["ExecStart"])
    assert Path(serve[0]).name == "antechamber"
    assert serve[1] in COMMANDS
    backup = shlex.split(dict(unit("antechamber-backup.service")["Service"])["ExecStart"])
    assert backup[1] == serve[0]
    assert backup[2:] == [dict(unit("antechamber-backup.service")["Service"])["ReadWritePaths"], "14"]
    assert (DEPLOY / Path(backup[0]).name).is_file()
    assert dict(unit("antechamber-backup.timer")["Timer"])["OnCalendar"] == "daily"


# The backup


@pytest.fixture
def program(tmp_path):
    """Stands in for `antechamber backup FILE`; fails if it is told to."""
    program = tmp_path / "antechamber"
    program.write_text('#!/bin/sh\necho "$1" > "$2"\ntest -z "${FAIL-}"\n', encoding="utf-8")
    program.chmod(0o755)
    return program


def back_up(program, folder, keep, **environment):
    command = [DEPLOY / "backup", program, folder, str(keep)]
    return subprocess.run(command, env={**os.environ, **environment}, check=False, capture_output=True).returncode


@pytest.mark.skipif(sys.platform == "win32", reason="for systemd")
def test_a_backup_is_made_and_the_oldest_go(program, tmp_path):
    folder = tmp_path / "with spaces"
    folder.mkdir()
    for day in range(10, 26):
        (folder / f"tables-2020-01-{day}T000000Z.sqlite").touch()
    (folder / "a-stranger.sqlite").touch()
    assert back_up(program, folder, 14) == 0
    found = sorted(file.name for file in folder.iterdir())
    assert found[0] == "a-stranger.sqlite"
    assert found[1:14] == [f"tables-2020-01-{day}T000000Z.sqlite" for day in range(13, 26)]
    assert len(found) == 15
    assert (folder / found[-1]).read_text("utf-8") == "backup\n"
    assert (folder / found[-1]).stat().st_mode & 0o077 == 0


@pytest.mark.skipif(sys.platform == "win32", reason="for systemd")
def test_a_backup_that_fails_leaves_everything_as_it_was(program, tmp_path):
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "tables-2020-01-01T000000Z.sqlite").touch()
    assert back_up(program, folder, 1, FAIL="yes") != 0
    assert [file.name for file in folder.iterdir()] == ["tables-2020-01-01T000000Z.sqlite"]


@pytest.mark.skipif(sys.platform == "win32", reason="for systemd")
def test_the_backup_is_one_of_antechamber(tmp_path):
    import asyncio

    from antechamber.server.serving import prepare

    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    asyncio.run(prepare(settings))
    program = tmp_path / "antechamber"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m antechamber.cli "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    folder = tmp_path / "copies"
    folder.mkdir()
    assert back_up(program, folder, 14, ANTECHAMBER_DATABASE=settings.database) == 0
    [copy] = folder.iterdir()
    assert copy.read_bytes().startswith(b"SQLite format 3")
