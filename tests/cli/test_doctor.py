"""What the doctor says, by what is there and what is not."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import webbrowser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import EntryPoint, entry_points
from threading import Thread

import pytest

from antechamber.cli.findings import program
from antechamber.engine import SWITCH
from antechamber.games import GROUP
from antechamber.server.databases import open_database
from antechamber.server.settings import Settings
from antechamber.server.upgrade import newest_version, upgrade
from server.hosts import Process, free_port


@pytest.fixture(autouse=True)
def well(monkeypatch, tmp_path):
    """A machine that has everything; each test takes something away."""
    for name in [name for name in os.environ if name.startswith("ANTECHAMBER_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("ANTECHAMBER_DATABASE", f"sqlite:///{tmp_path / 'tables.sqlite'}")
    monkeypatch.setenv("ANTECHAMBER_PORT", str(free_port()))
    monkeypatch.setattr("antechamber.engine.compiled", lambda: True)
    monkeypatch.setattr("antechamber.engine.is_outdated", lambda: False)
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("firefox"))
    page = tmp_path / "web"
    page.mkdir()
    (page / "index.html").touch()
    monkeypatch.setattr("antechamber.server.app.WEB", page)


@pytest.fixture
def line(run):
    """What the doctor says about one thing, after its mark."""

    def line_about(what, mark):
        ended = run("doctor")
        assert ended.code == (1 if mark == "wrong" else 0)
        found = [line for line in ended.out.splitlines() if line.split()[1:2] == [what]]
        assert [line.split()[0] for line in found] == [mark]
        return found[0].split(maxsplit=2)[2]

    return line_about


@pytest.fixture
def stored(tmp_path):
    """Makes the database, at some version."""

    async def prepare(version):
        database = open_database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await upgrade(database, version)
        await database.close()

    def make(version="head"):
        asyncio.run(prepare(version))
        return tmp_path / "tables.sqlite"

    return make


def contents(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def test_games_are_named_and_so_is_why_one_is_left_out(line, monkeypatch):
    assert line("games", "fine") == "royals, catherine, first-tsar, potemkin"
    lost = EntryPoint("lost", "nowhere.manifest:MANIFEST", GROUP)
    monkeypatch.setattr(program, "entry_points", lambda group: [*entry_points(group=group), lost])
    assert "the game 'lost' is left out: nowhere.manifest:MANIFEST cannot be imported" in line("games", "note")
    monkeypatch.setattr(program, "entry_points", lambda group: [])
    assert "none is installed" in line("games", "wrong")


def test_a_game_that_cannot_be_loaded_is_named(line, monkeypatch):
    monkeypatch.setattr("antechamber.games.load", lambda key: 1 / (key != "catherine"))
    assert "catherine does not begin: ZeroDivisionError" in line("games", "note")


def test_all_is_fine(run):
    ended = run("doctor")
    assert (ended.code, ended.err) == (0, "")
    *lines, empty, last = ended.out.splitlines()
    assert {line.split()[0] for line in lines} == {"fine"}
    assert (empty, last) == ("", "You can play.")


def test_as_json(run, monkeypatch):
    fine = run("doctor", "--json")
    assert fine.code == 0
    assert {finding["state"] for finding in json.loads(fine.out)} == {"fine"}
    monkeypatch.setenv("ANTECHAMBER_DATABASE", "mysql://x/y")
    wrong = run("doctor", "--json")
    assert wrong.code == 1
    assert [finding for finding in json.loads(wrong.out) if finding["state"] == "wrong"] == [
        {
            "what": "database",
            "state": "wrong",
            "said": "it must be sqlite or postgresql, not mysql",
            "advice": "set ANTECHAMBER_DATABASE to another",
        }
    ]


# The program


def test_a_python_that_is_too_old(line, monkeypatch):
    monkeypatch.setattr(program, "OLDEST", (99, 0))
    assert "install Python 3.11 or newer" in line("python", "wrong")


def test_interpreted_by_the_switch():
    environment = {**os.environ, SWITCH: "1"}
    command = [sys.executable, "-m", "antechamber.cli", "doctor", "--json"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    said = next(finding for finding in json.loads(ended.stdout) if finding["what"] == "engine")
    assert said["state"] == "note"
    assert "because ANTECHAMBER_INTERPRETED is set" in said["said"]
    assert said["advice"] == "unset it"


@pytest.mark.parametrize(
    ("system", "advice"),
    [("Linux", "apt install gcc python3-dev"), ("Darwin", "xcode-select --install"), ("Windows", "Build Tools")],
)
def test_without_a_compiler_there_is_advice_for_each_system(line, monkeypatch, tmp_path, system, advice):
    monkeypatch.setattr("antechamber.engine.compiled", lambda: False)
    monkeypatch.setattr("platform.system", lambda: system)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "interpreted, so bots think more slowly, because there is no C compiler" in line("engine", "note")
    assert advice in line("engine", "note")
    assert advice in line("compiler", "note")


def test_who_is_compiled_needs_no_compiler(line, monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert line("compiler", "fine") == "none, and none is needed: the engine is compiled"


def test_the_compiler_of_a_mac_that_only_asks_for_its_tools_is_none(monkeypatch):
    monkeypatch.setattr("platform.system", lambda: "Darwin")
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(program, "answer_of", lambda *command: "")
    assert program.found_compiler() == ""
    monkeypatch.setattr(program, "answer_of", lambda *command: "/Library/Developer/CommandLineTools")
    assert program.found_compiler() == "/usr/bin/cc"


def test_sources_that_have_changed_since_they_were_compiled(line, monkeypatch):
    monkeypatch.setattr("antechamber.engine.compiled", lambda: False)
    monkeypatch.setattr("antechamber.engine.is_outdated", lambda: True)
    assert "the sources have changed since it was compiled; make play" in line("engine", "note")


@pytest.mark.parametrize(("checkout", "advice"), [(True, "make play"), (False, "pip install --force-reinstall")])
def test_with_a_compiler_but_not_compiled(line, monkeypatch, tmp_path, checkout, advice):
    monkeypatch.setattr("antechamber.engine.compiled", lambda: False)
    monkeypatch.setattr("antechamber.cli.findings.is_checkout", lambda: checkout)
    compiler = tmp_path / "gcc"
    compiler.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert line("compiler", "fine") == str(compiler)
    assert "it is not compiled here" in line("engine", "note")
    assert advice in line("engine", "note")


def test_without_the_headers_of_python(line, monkeypatch, tmp_path):
    monkeypatch.setattr("antechamber.engine.compiled", lambda: False)
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    monkeypatch.setattr("platform.system", lambda: "Linux")
    assert "apt install python3-dev" in line("headers", "note")


def test_without_the_page_nobody_can_play(line, tmp_path):
    (tmp_path / "web" / "index.html").unlink()
    assert line("page", "wrong") == "the browser's page is not built; make play"


def test_without_a_browser_one_can_play_from_elsewhere(line, monkeypatch):
    def get():
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", get)
    assert "open the address" in line("browser", "note")


def test_parts_that_are_not_here_can_be_had(line, monkeypatch):
    monkeypatch.setattr(program, "find_spec", lambda name: None if name in {"asyncpg", "uvloop"} else name)
    assert line("club", "note") == 'for PostgreSQL and Redis: asyncpg not here; pip install -e ".[club]"'
    assert "pip install uvloop" in line("loop", "note")


def test_an_examination_that_breaks_is_a_line(line, monkeypatch):
    def break_down():
        raise RuntimeError("no\nidea")

    monkeypatch.setattr("platform.machine", break_down)
    assert line("platform", "wrong") == "RuntimeError: no idea"


# The database


def test_a_database_that_is_not_there_yet_is_not_made(line, tmp_path, monkeypatch):
    monkeypatch.setenv("ANTECHAMBER_DATABASE", f"sqlite:///{tmp_path / 'deep' / 'below' / 'tables.sqlite'}")
    assert line("database", "fine").endswith("tables.sqlite, made when it is first needed")
    assert f"GB free in {tmp_path}" in line("disk", "fine")
    assert not (tmp_path / "deep").exists()


def test_a_database_is_read_and_left_as_it_is(line, stored, tmp_path):
    stored()
    before = contents(tmp_path)
    assert line("database", "fine").endswith(f"tables.sqlite, 0 tables, version {newest_version()}")
    assert contents(tmp_path) == before


def test_a_database_in_use_is_read_with_what_is_new_in_it(line, stored):
    connection = sqlite3.connect(stored())
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    assert "version 9999" in line("database", "wrong")
    connection.close()


def test_a_database_of_a_newer_version(line, stored, tmp_path):
    with sqlite3.connect(stored()) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = contents(tmp_path)
    said = line("database", "wrong")
    assert "is of version 9999: a newer Antechamber made it; install the newest one" in said
    assert contents(tmp_path) == before


def test_a_database_of_an_older_version_is_not_brought_up_to_date(line, stored):
    stored("0001")
    for _ in range(2):
        assert line("database", "note").endswith(
            "0 tables, version 0001, not the newest; `antechamber serve` brings it up to date"
        )


def test_a_file_that_is_no_database(line, tmp_path):
    (tmp_path / "tables.sqlite").write_text("Dear diary, this is no database at all." * 100)
    assert line("database", "wrong") == "DatabaseError: file is not a database"


def test_a_folder_that_cannot_be(line, tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("ANTECHAMBER_DATABASE", f"sqlite:///{tmp_path / 'file' / 'tables.sqlite'}")
    assert "tables.sqlite cannot be written; make it writable, or set ANTECHAMBER_DATABASE" in line("database", "wrong")


def test_a_folder_that_is_not_ours(line, monkeypatch):
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert "cannot be written" in line("database", "wrong")


def test_little_room(line, monkeypatch):
    monkeypatch.setattr("antechamber.cli.findings.service.LITTLE", 10**18)
    assert line("disk", "note").endswith("make room")


def test_a_database_nowhere(line, monkeypatch):
    monkeypatch.setenv("ANTECHAMBER_DATABASE", "sqlite://")
    assert "gone when the server ends" in line("database", "note")
    monkeypatch.setenv("ANTECHAMBER_DATABASE", "at home")
    assert "ArgumentError" in line("database", "wrong")


def test_postgresql_that_does_not_answer(line, monkeypatch):
    monkeypatch.setenv("ANTECHAMBER_DATABASE", f"postgresql://ann:secret@127.0.0.1:{free_port()}/tables")
    said = line("database", "wrong")
    assert "does not answer" in said
    assert "secret" not in said
    monkeypatch.setattr("antechamber.cli.findings.service.find_spec", lambda name: None)
    assert "PostgreSQL needs asyncpg" in line("database", "wrong")


# The key


def test_a_key_that_is_missing(line, stored):
    file = stored()
    assert "made when it is first needed" in line("key", "fine")
    with sqlite3.connect(file) as connection:
        connection.execute(
            "INSERT INTO tables (id, game, components, digest, rules, seats, seed, settings, status, listed, length,"
            " messages, revision, pending, created, changed) VALUES"
            " ('t', 'royals', 'standard', 'd', 1, 2, '', '{}', 'over', 0, 0, 0, 0, '', 1, 1)"
        )
    connection.close()
    said = line("key", "note")
    assert said.startswith(f"{file}.key is not there")
    assert "put it back" in said


def test_a_key_that_is_none_or_readable(line, tmp_path):
    key = tmp_path / "tables.sqlite.key"
    key.write_text("secret")
    key.chmod(0o600)
    assert "is not a key" in line("key", "wrong")
    key.write_text("ab" * 32)
    assert line("key", "fine") == str(key)
    if sys.platform == "win32":
        pytest.skip("Windows has no such permissions")
    key.chmod(0o640)
    assert line("key", "note") == f"{key} can be read by others; chmod 600 {key}"


# The service


def test_a_setting_that_makes_no_sense(line, monkeypatch):
    monkeypatch.setenv("ANTECHAMBER_PORT", "harbour")
    assert line("settings", "wrong") == "ANTECHAMBER_PORT is not a number; set it to one, or unset it"
    monkeypatch.delenv("ANTECHAMBER_PORT")
    monkeypatch.setenv("ANTECHAMBER_ACCESS_LOG", "perhaps")
    assert "ANTECHAMBER_ACCESS_LOG is not true or false" in line("settings", "wrong")


def test_redis_that_does_not_answer_matters_to_several_processes(line, monkeypatch):
    monkeypatch.setenv("ANTECHAMBER_REDIS", f"redis://127.0.0.1:{free_port()}")
    assert "does not answer" in line("redis", "note")
    monkeypatch.setenv("ANTECHAMBER_WORKERS", "2")
    assert "does not answer" in line("redis", "wrong")
    monkeypatch.setattr("antechamber.cli.findings.service.find_spec", lambda name: None)
    assert "[club]" in line("redis", "wrong")
    monkeypatch.delenv("ANTECHAMBER_REDIS")
    assert "Several processes need --redis" in line("processes", "wrong")


@pytest.fixture
def web_server():
    """Some other program that speaks HTTP; even its health looks like ours."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"ok\n")

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        Thread(target=server.serve_forever).start()
        yield server
        server.shutdown()


def test_a_port_that_another_program_has(line, monkeypatch, web_server):
    monkeypatch.setenv("ANTECHAMBER_PORT", str(web_server.server_port))
    said = f"another program is at http://127.0.0.1:{web_server.server_port}; antechamber serve --open --port 0"
    assert line("port", "wrong") == said


def test_a_port_where_an_antechamber_is(line, monkeypatch, tmp_path):
    server = Process(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", port=0, bot_processes=1), tmp_path)
    monkeypatch.setenv("ANTECHAMBER_PORT", str(server.port))
    try:
        assert line("port", "note") == f"an Antechamber is at {server.url} already and says: ok; open it there"
        assert "0 tables" in line("database", "fine")
    finally:
        server.end()


def test_a_port_that_cannot_be(line, monkeypatch):
    monkeypatch.setenv("ANTECHAMBER_PORT", "70000")
    assert "There is no port 70000" in line("port", "wrong")
    monkeypatch.setenv("ANTECHAMBER_PORT", "0")
    monkeypatch.setenv("ANTECHAMBER_HOST", "203.0.113.1")
    assert "cannot listen on 203.0.113.1" in line("port", "wrong")
