"""Connections to the two kinds of database."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from antechamber.core.errors import AntechamberError

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    # What is committed survives the end of any process; after a power cut the latest seconds may be missing.
    "PRAGMA synchronous=NORMAL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)


def open_engine(address: str) -> AsyncEngine:
    """An engine for a database URL; SQLite is set so that what is committed survives a crash."""
    url = make_url(address)
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise AntechamberError(f"the database must be sqlite or postgresql, not {kind}")
    url = url.set(drivername=DRIVERS[kind])
    if kind == "sqlite":
        return open_sqlite(url)
    return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args={"timeout": 5})


def open_sqlite(url: Any) -> AsyncEngine:
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=4, connect_args={"isolation_level": "IMMEDIATE"})
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def plain_sqlite(engine: AsyncEngine) -> Engine:
    """The same database for one thread of our own, without going through another one for each statement."""
    url = engine.url.set(drivername="sqlite")
    plain = create_engine(
        url,
        poolclass=StaticPool,
        connect_args={"isolation_level": "IMMEDIATE", "check_same_thread": False, "cached_statements": 256},
    )
    event.listen(plain, "connect", prepare_sqlite)
    return plain


def prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
