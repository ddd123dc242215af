"""The two kinds of database behind one door: work is done on a plain connection, in one transaction.

What goes wrong comes out in two kinds: `Unreachable` if the database does not answer or cannot be written now, which
may be over soon; everything else as it is, because it concerns what was asked for and nobody else.

PostgreSQL is spoken to by asyncio. SQLite is a file: its work runs in a few threads of our own, a whole transaction at
a time, because going to another thread for every statement costs more than the statement.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, InternalError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from antechamber.core.errors import AntechamberError
from antechamber.server.private_files import make_private

T = TypeVar("T")
THREADS: Final = 4
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    # What is committed survives the end of any process; after a power cut the latest moments may be missing.
    "PRAGMA synchronous=NORMAL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
# What PostgreSQL says of the values or the statement it was given: the first two characters of its code for an error.
ABOUT_WHAT_WAS_ASKED: Final = ("0A", "21", "22", "23", "42", "44")
# What SQLite says of the file and the disk: busy, locked, out of memory, read only, interrupted, input and output,
# damaged, full, cannot open, protocol, no database.
ABOUT_THE_FILE: Final = (5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 26)


class Unreachable(OSError):
    """The database does not answer, or cannot be written now."""


class Database:
    """Somewhere to keep things; `kind` is sqlite or postgresql."""

    kind: str

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction, and commit it."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def wipe(self) -> None:
        """Leave no trace of what was overwritten, where that is ours to do."""


class Sqlite(Database):
    kind = "sqlite"

    def __init__(self, url: URL) -> None:
        if url.database and url.database != ":memory:":
            make_all_private(Path(url.database))
        arguments = {"isolation_level": "IMMEDIATE", "check_same_thread": False}
        self.engine = create_engine(
            url.set(drivername="sqlite"), pool_size=THREADS, hide_parameters=True, connect_args=arguments
        )
        event.listen(self.engine, "connect", prepare)
        self.threads = ThreadPoolExecutor(THREADS, "sqlite")

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.do, work)

    def do(self, work: Callable[[Connection], T]) -> T:
        with troubles_told_apart(), self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self.threads.shutdown)
        self.engine.dispose()

    async def wipe(self) -> None:
        """What was overwritten stays in a file until it is written anew."""
        await asyncio.get_running_loop().run_in_executor(self.threads, self.write_anew)

    def write_anew(self) -> None:
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("VACUUM")
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


class Postgresql(Database):
    kind = "postgresql"

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # with all of SQLAlchemy's ORM, which nobody else needs

        self.engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"timeout": 5},
        )

    async def run(self, work: Callable[[Connection], T]) -> T:
        with troubles_told_apart():
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


@contextmanager
def troubles_told_apart() -> Iterator[None]:
    """What concerns the database itself comes out as `Unreachable`."""
    try:
        yield
    except Exception as error:
        if is_about_the_database(error):
            raise Unreachable(type(error).__name__) from error
        raise


def is_about_the_database(error: Exception) -> bool:
    """Whether anything else that is asked for now would go wrong in the same way."""
    said = getattr(error, "orig", None) or error
    if code := getattr(said, "sqlstate", None):
        return not str(code).startswith(ABOUT_WHAT_WAS_ASKED)
    if number := getattr(said, "sqlite_errorcode", None):
        return number & 0xFF in ABOUT_THE_FILE
    if isinstance(said.__cause__, ValueError):
        return False  # a value that PostgreSQL was not even given
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, (OperationalError, InterfaceError, InternalError, NoConnection, OSError))


KINDS: Final[dict[str, type[Sqlite | Postgresql]]] = {
    "sqlite": Sqlite,
    "postgresql": Postgresql,
    "postgres": Postgresql,
}


def open_database(address: str) -> Database:
    """The database behind a URL."""
    url = make_url(address)
    kind = url.drivername.partition("+")[0]
    if kind not in KINDS:
        raise AntechamberError(f"The database must be sqlite or postgresql, not {kind}.")
    return KINDS[kind](url)


@asynccontextmanager
async def kept_database(address: str) -> AsyncIterator[Database]:
    """A database that was made before, for whoever looks after it; what is wrong with it is said in words."""
    with troubles_in_words():
        must_exist(make_url(address))
        database = open_database(address)
        try:
            yield database
        finally:
            await database.close()


def must_exist(url: URL) -> None:
    """Whoever only looks at a file does not make one."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise AntechamberError(f"There is no database at {url.database}: `antechamber serve` makes one.")


@contextmanager
def troubles_in_words() -> Iterator[None]:
    """What goes wrong with a database, for the person who named it."""
    try:
        yield
    except (ImportError, ArgumentError) as error:
        raise AntechamberError(f"The database cannot be opened: {error}; see `antechamber doctor`.") from error
    except (SQLAlchemyError, Unreachable) as error:
        raise AntechamberError(f"The database cannot be used: {reason(error)}; see `antechamber doctor`.") from error


def reason(error: BaseException) -> str:
    """What the database itself said, in one line."""
    deepest = error
    while (next_one := getattr(deepest, "orig", None) or deepest.__cause__) is not None:
        deepest = next_one
    return " ".join(str(deepest).split()) or type(deepest).__name__


def make_all_private(file: Path) -> None:
    """A database file and those that SQLite keeps beside it; new ones take after the file itself."""
    make_private(file)
    for beside in (Path(f"{file}-wal"), Path(f"{file}-shm")):
        if beside.exists():
            make_private(beside)


def prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin_writing(connection: Connection) -> None:
    """Have the file of an SQLite database to ourselves before we read: by itself that begins with the first change."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
