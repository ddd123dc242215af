"""The service, as the settings say: where its tables are kept, and where it listens."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, create_engine, func, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from antechamber.cli.findings import Condition, Finding, get_part
from antechamber.core.errors import AntechamberError
from antechamber.server.databases import Postgresql
from antechamber.server.port import PortInUse, address, listen
from antechamber.server.private_files import is_open
from antechamber.server.schema import tables
from antechamber.server.seed_cipher import key_path, read_cipher
from antechamber.server.serving import check
from antechamber.server.settings import Settings
from antechamber.server.upgrade import known_versions, newest_version, version_of

ANOTHER: Final = "set ANTECHAMBER_DATABASE to another"
LITTLE: Final = 100_000_000


def database(settings: Settings) -> Finding:
    url = make_url(settings.database_url)
    match url.drivername.partition("+")[0]:
        case "sqlite":
            return sqlite(url.database or "")
        case "postgresql" | "postgres":
            return postgresql(url)
        case kind:
            return Finding("database", "wrong", f"it must be sqlite or postgresql, not {kind}", ANOTHER)


def sqlite(name: str) -> Finding:
    if name in {"", ":memory:"}:
        return Finding("database", "note", "in memory: tables are gone when the server ends", ANOTHER)
    file = Path(name)
    if not is_writable(file):
        return Finding("database", "wrong", f"{file} cannot be written", f"make it writable, or {ANOTHER}")
    if not file.exists():
        return Finding("database", "fine", f"{file}, made when it is first needed")
    return judged(str(file), *read_file(file))


def is_writable(file: Path) -> bool:
    """SQLite writes beside its file, too. What is not there yet is made, with its folder."""
    folder = nearest_folder(file)
    return folder.is_dir() and os.access(folder, os.W_OK) and (not file.exists() or os.access(file, os.W_OK))


def nearest_folder(file: Path) -> Path:
    """The folder of a file or, if that is not there, what there is above it."""
    return next(above for above in file.absolute().parents if above.exists())


def read_file(file: Path) -> tuple[str | None, int]:
    """Read without a trace: for a reader, too, SQLite makes files, unless it is told that nobody can be writing."""
    others = Path(f"{file}-wal").exists()
    uri = f"{file.absolute().as_uri()}?{'mode=ro' if others else 'immutable=1'}"
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(uri, uri=True))
    try:
        with engine.connect() as connection:
            return read(connection)
    finally:
        engine.dispose()


def postgresql(url: URL) -> Finding:
    if not find_spec("asyncpg"):
        return Finding("database", "wrong", "PostgreSQL needs asyncpg, which is not here", get_part("club"))
    where = url.render_as_string(hide_password=True)
    try:
        return judged(where, *asyncio.run(read_postgresql(url)))
    except OSError as error:
        return Finding("database", "wrong", f"{where} does not answer: {error}", f"start it, or {ANOTHER}")


async def read_postgresql(url: URL) -> tuple[str | None, int]:
    server = Postgresql(url)
    try:
        return await server.run(read)
    finally:
        await server.close()


def read(connection: Connection) -> tuple[str | None, int]:
    """The version of a database, if it has one, and how many tables are kept in it, if they can be counted."""
    version = version_of(connection)
    if version not in known_versions():
        return version, 0
    return version, connection.execute(select(func.count()).select_from(tables)).scalar_one()


def judged(where: str, version: str | None, count: int) -> Finding:
    if version is None:
        return Finding("database", "fine", f"{where}, nothing in it yet")
    if version not in known_versions():
        said = f"{where} is of version {version}: a newer Antechamber made it"
        return Finding("database", "wrong", said, f"install the newest one, or {ANOTHER}")
    said = f"{where}, {count} tables, version {version}"
    if version != newest_version():
        return Finding("database", "note", f"{said}, not the newest", "`antechamber serve` brings it up to date")
    return Finding("database", "fine", said)


def key(settings: Settings) -> Finding:
    """The key that running games are sealed with."""
    file = key_path(settings)
    if not file.exists():
        if not is_needed(make_url(settings.database_url)):
            return Finding("key", "fine", f"{file}, made when it is first needed")
        said = f"{file} is not there, so games that are sealed with it cannot be played on"
        return Finding("key", "note", said, "put it back from where you keep a copy of it")
    try:
        read_cipher(settings)
    except (AntechamberError, OSError) as error:
        return Finding("key", "wrong", str(error), "put it back from where you keep a copy of it")
    if is_open(file):
        return Finding("key", "note", f"{file} can be read by others", f"chmod 600 {file}")
    return Finding("key", "fine", str(file))


def is_needed(url: URL) -> bool:
    """Whether there are tables that may be sealed; where nobody answers, that is another finding."""
    try:
        if url.drivername.startswith("postgres"):
            version, count = asyncio.run(read_postgresql(url))
        else:
            file = Path(url.database or "")
            version, count = read_file(file) if file.is_file() else (None, 0)
    except (OSError, ImportError, SQLAlchemyError):
        return False
    return version == newest_version() and count > 0


def disk(settings: Settings) -> Finding | None:
    url = make_url(settings.database_url)
    if not url.drivername.startswith("sqlite"):
        return None
    folder = nearest_folder(Path(url.database or "tables"))
    free = shutil.disk_usage(folder).free
    said = f"{free / 1e9:.1f} GB free in {folder}"
    return Finding("disk", "note", said, "make room") if free < LITTLE else Finding("disk", "fine", said)


def processes(settings: Settings) -> Finding:
    try:
        check(settings)
    except AntechamberError as error:
        return Finding("processes", "wrong", str(error))
    return Finding("processes", "fine", f"{settings.workers} to serve, {settings.bot_processes} for bots to think in")


def redis(settings: Settings) -> Finding | None:
    if not settings.redis:
        return None
    if not find_spec("redis"):
        return Finding("redis", "wrong", "its Python package is not here", get_part("club"))
    from redis import Redis, RedisError

    try:
        with Redis.from_url(settings.redis, socket_connect_timeout=3, socket_timeout=3) as client:
            client.ping()
    except RedisError as error:
        # A server alone plays on without it.
        state: Condition = "wrong" if settings.workers > 1 else "note"
        return Finding("redis", state, f"does not answer: {error}", "start it, or set ANTECHAMBER_REDIS to another")
    return Finding("redis", "fine", "answers")


def port(settings: Settings) -> Finding:
    try:
        listen(settings.host, settings.port).close()
    except PortInUse as problem:
        return neighbour(address(settings.host, settings.port), problem)
    except AntechamberError as error:
        return Finding("port", "wrong", str(error), "set ANTECHAMBER_HOST or ANTECHAMBER_PORT to another")
    return Finding("port", "fine", f"{settings.port} is free" if settings.port else "any that is free")


def neighbour(url: str, problem: PortInUse) -> Finding:
    if not problem.health:
        return Finding("port", "wrong", f"another program is at {url}", "antechamber serve --open --port 0")
    return Finding("port", "note", f"an Antechamber is at {url} already and says: {problem.health}", "open it there")


EXAMINATIONS: Final = (database, key, disk, processes, redis, port)
