"""`antechamber backup`: everything that is stored, in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def backup(
    file: Path, /, *, database: Annotated[str, Parameter(env_var="ANTECHAMBER_DATABASE")] = "", restore: bool = False
) -> None:
    """Copy all tables into one file (SQLite, whatever database they are in), while the service runs.

    :param file: A file that does not exist yet; with --restore, one made before.
    :param database: Where tables are kept; your data folder's file if nothing is said.
    :param restore: Put the file's tables into an empty database instead.
    """
    from antechamber.core.errors import AntechamberError
    from antechamber.server.settings import Settings
    from antechamber.server.upkeep import copy_tables

    if restore != file.exists():
        raise AntechamberError(f"{file} {'does not exist' if restore else 'exists already'}")
    settings = Settings(database=database)
    count = asyncio.run(copy_tables(settings, file, restore=restore))
    print(f"{count} tables from {file}" if restore else f"{count} tables in {file}")
