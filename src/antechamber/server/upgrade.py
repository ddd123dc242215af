"""The stored schema, brought up to date or back.

Alembic is loaded where there is something to change: most servers find a database that is as it should be.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from antechamber.core.errors import AntechamberError
from antechamber.server.databases import Database, begin_writing

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER: Final = Path(__file__).parent / "migrations"
LATEST: Final = "head"
NOTHING: Final = "base"
LOCK: Final = 8017


def alembic(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


async def upgrade(database: Database, to: str = LATEST) -> None:
    """Bring the database up to a version, the newest unless told otherwise: all the way, or not at all.

    Whoever does the same at the same time waits, and then finds nothing left to do.
    """

    def work(connection: Connection) -> None:
        begin_writing(connection)
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        found = version_of(connection)
        if found is not None and found not in known_versions():
            raise AntechamberError(f"A newer Antechamber made the database (version {found}): install the newest one.")
        if (to, found) != (LATEST, newest_version()):
            from alembic import command

            command.upgrade(alembic(connection), to)

    await database.run(work)


async def downgrade(database: Database, to: str = NOTHING) -> None:
    from alembic import command

    await database.run(lambda connection: command.downgrade(alembic(connection), to))


async def stored_version(database: Database) -> str | None:
    return await database.run(version_of)


def version_of(connection: Connection) -> str | None:
    """The version of a database, if it has one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def newest_version() -> str:
    return known_versions()[0]


@cache
def known_versions() -> list[str]:
    """The versions that this Antechamber knows, the newest first; the file of each is called by its number."""
    return sorted((file.name[1:5] for file in FOLDER.glob("versions/v*.py")), reverse=True)
