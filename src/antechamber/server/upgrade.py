"""The stored schema, brought up to date or back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from antechamber.core.errors import AntechamberError
from antechamber.server.databases import Database, begin_writing

FOLDER: Final = Path(__file__).parent / "migrations"
LATEST: Final = "head"
NOTHING: Final = "base"
LOCK: Final = 8017


def alembic(connection: Connection | None = None) -> Config:
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
        command.upgrade(alembic(connection), to)

    await database.run(work)


async def downgrade(database: Database, to: str = NOTHING) -> None:
    await database.run(lambda connection: command.downgrade(alembic(connection), to))


async def stored_version(database: Database) -> str | None:
    return await database.run(version_of)


def version_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def newest_version() -> str | None:
    return ScriptDirectory.from_config(alembic()).get_current_head()


def known_versions() -> list[str]:
    return [script.revision for script in ScriptDirectory.from_config(alembic()).walk_revisions()]
