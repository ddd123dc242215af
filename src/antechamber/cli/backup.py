"""`antechamber backup`: everything that is stored, in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def backup(
    file: Path,
    /,
    *,
    database: Annotated[str, Parameter(env_var="ANTECHAMBER_DATABASE")] = "",
    key_file: Annotated[str, Parameter(env_var="ANTECHAMBER_KEY_FILE")] = "",
    restore: bool = False,
) -> None:
    """Copy all tables into one file (SQLite, whatever database they are in), while the service runs.

    :param file: A file that does not exist yet; with --restore, one made before.
    :param database: Where tables are kept; your data folder's file if nothing is said.
    :param key_file: The key that running games are sealed with; beside the database if nothing is said.
    :param restore: Put the file's tables into an empty database instead.
    """
    from antechamber.core.errors import AntechamberError
    from antechamber.server.maintenance import copy_tables, count_sealed
    from antechamber.server.seed_cipher import key_path
    from antechamber.server.settings import Settings

    if restore != file.exists():
        raise AntechamberError(f"{file} {'does not exist' if restore else 'exists already'}.")
    settings = Settings(database=database, key_file=key_file)
    count = asyncio.run(copy_tables(settings, file, restore=restore))
    print(f"{count} tables from {file}" if restore else f"{count} tables in {file}")
    sealed, missing = asyncio.run(count_sealed(settings))
    key = key_path(settings)
    if restore and missing:
        print(f"The deals of {missing} of them are sealed, and the key is not here.")
        print(f"Add the line of their old key file to {key} before you serve.")
    elif sealed and not restore:
        print(f"The deals of {sealed} of them are sealed: without the key nobody can see the cards, or play on.")
        print(f"The key is in {key} and is not copied. Keep a copy of it in another place.")
