"""Starting to serve: where that cannot be, it is said in words; and what differs between machines."""

import asyncio
import mimetypes
import socket
import sqlite3
import sys
from inspect import signature

import httpx
import msgspec
import pytest

from antechamber.cli.findings import service
from antechamber.cli.main import main
from antechamber.cli.serve import serve
from antechamber.server import app
from antechamber.server.databases import open_database
from antechamber.server.port import address, listen
from antechamber.server.serving import prepare
from antechamber.server.settings import Settings
from antechamber.server.upgrade import newest_version, upgrade
from server.hosts import local

pytestmark = pytest.mark.anyio


@pytest.fixture
def refused(capsys, settings):
    """Tries to serve; says why not."""

    def try_to_serve(*words):
        with pytest.raises(SystemExit) as end:
            main(["serve", "--database", settings.database, *map(str, words)])
        assert end.value.code == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        return said.err.strip()

    return try_to_serve


def test_the_options_of_serve_are_the_settings_with_the_same_values_to_begin_with():
    options = {name: option.default for name, option in signature(serve).parameters.items()}
    del options["open_browser"]
    settings = msgspec.structs.asdict(Settings())
    assert settings.keys() - options.keys() == {"bot_limit", "sweep"}
    # Without a value of its own an option leaves what the machine has.
    assert all(value in {settings[name], None} for name, value in options.items())


def test_a_port_that_another_program_has(refused, tmp_path, monkeypatch):
    (tmp_path / "tables.sqlite").unlink()
    monkeypatch.setattr("antechamber.server.port.PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert refused("--port", port) == (
            f"Port {port} is taken by another program: choose another port with --port or ANTECHAMBER_PORT."
        )
    assert not (tmp_path / "tables.sqlite").exists()


def test_a_port_where_an_antechamber_is(refused, process, settings):
    server = process(database=settings.database)
    assert refused("--port", server.port) == (
        f"Port {server.port} is taken by another Antechamber: go to {server.url}, "
        "or choose another port with --port or ANTECHAMBER_PORT."
    )


def test_ports_and_addresses_that_cannot_be(refused):
    assert "There is no port 70000" in refused("--port", 70_000)
    assert "cannot listen on 203.0.113.1, port 0" in refused("--host", "203.0.113.1", "--port", 0)


def test_messages_in_a_row_do_not_wait_for_each_other():
    """Without this, a choice and its answer took 40 ms wherever there is no uvloop."""
    with listen("127.0.0.1", 0) as here, socket.create_connection(here.getsockname()):
        there, _ = here.accept()
        with there:
            assert there.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_file_that_is_no_database(refused, tmp_path, settings):
    file = tmp_path / "tables.sqlite"
    file.write_text("Dear diary, " * 100)
    file.chmod(0o600)
    assert refused("--port", 0).startswith("The database cannot be used: file is not a database")


def test_numbers_and_addresses_that_make_no_server(refused):
    assert refused("--bot-processes", 0) == "--bot-processes must be 1 or more."
    assert refused("--thinking", 0) == "--thinking must be 1 or more."
    assert refused("--workers", -2) == "--workers must be 1 or more."
    assert "must begin with http" in refused("--base-url", "games.example.org")


def test_where_to_go_is_not_where_to_listen():
    assert address("127.0.0.1", 80) == "http://127.0.0.1:80"
    assert address("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert address("::", 80) == "http://[::1]:80"


def test_windows_has_one_process(refused, monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    assert "only one process" in refused("--workers", 2, "--redis", "redis://localhost")


async def test_scripts_are_scripts_whatever_the_machine_says(settings, tmp_path, monkeypatch):
    """As where a program has told Windows that they are plain text."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "page.js").touch()
    monkeypatch.setattr(app, "WEB", tmp_path)
    mimetypes.add_type("text/plain", ".js")
    async with local(settings) as host, httpx.AsyncClient(verify=False) as http:
        answer = await http.get(f"{host.url}/assets/page.js")
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.fixture
def newest(database):
    """The URL of a database of each kind that is up to date."""

    async def make():
        engine = open_database(database)
        await upgrade(engine)
        await engine.close()

    asyncio.run(make())
    return database


def test_a_database_of_a_newer_version(refused, settings, tmp_path):
    asyncio.run(prepare(settings))
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert refused("--port", 0) == "A newer Antechamber made the database (version 9999): install the newest one."


def test_the_doctor_reads_either_kind_of_database(newest):
    said = service.database(Settings(database=newest))
    assert said.state == "fine"
    assert said.said.endswith(f"0 tables, version {newest_version()}")


def test_the_doctor_hears_redis(redis):
    assert service.redis(Settings(redis=redis)).said == "answers"
