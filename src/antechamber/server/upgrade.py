"""The stored schema, brought up to date or back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

FOLDER: Final = Path(__file__).parent / "migrations"
LATEST: Final = "head"
NOTHING: Final = "base"


def alembic(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


async def upgrade(engine: AsyncEngine, to: str = LATEST) -> None:
    """Bring the database up to a version; the newest unless told otherwise."""
    async with engine.begin() as connection:
        await connection.run_sync(lambda plain: command.upgrade(alembic(plain), to))


async def downgrade(engine: AsyncEngine, to: str = NOTHING) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(lambda plain: command.downgrade(alembic(plain), to))


async def stored_version(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        return await connection.run_sync(lambda plain: MigrationContext.configure(plain).get_current_revision())


def newest_version() -> str | None:
    return ScriptDirectory.from_config(alembic()).get_current_head()
