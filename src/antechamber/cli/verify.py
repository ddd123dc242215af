"""`antechamber verify`: every stored table, or every record in a folder, played again."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from antechamber.core.errors import AntechamberError


def verify(
    *files: str,
    database: Annotated[str, Parameter(env_var="ANTECHAMBER_DATABASE")] = "",
    components: Annotated[str, Parameter(env_var="ANTECHAMBER_COMPONENTS")] = "",
    key_file: Annotated[str, Parameter(env_var="ANTECHAMBER_KEY_FILE")] = "",
) -> None:
    """Play every stored table again and name those that no longer come out as stored; or records, by their rules.

    :param files: Records, or folders in which records are looked for; the stored tables if nothing is said.
    :param database: Where tables are kept; your data folder's file if nothing is said.
    :param components: The folder with component sets of your own.
    :param key_file: The key that running games are sealed with; beside the database if nothing is said.
    """
    if files:
        verify_records([Path(file) for file in files])
    else:
        verify_tables(database, components, key_file)


def verify_tables(database: str, components: str, key_file: str) -> None:
    from antechamber.server.maintenance import check_tables
    from antechamber.server.settings import Settings

    settings = Settings(database=database, components=components, key_file=key_file)
    problems, count = asyncio.run(check_tables(settings))
    for table_id, problem in problems.items():
        print(f"{table_id}: {problem}")
    if problems:
        raise AntechamberError(f"{len(problems)} of {count} tables do not come out as they were played.")
    print(f"{count} tables, all as they were played")


def verify_records(places: list[Path]) -> None:
    """Each record is played by the version of the rules that it names, and written again as it was."""
    from antechamber.cli.saved import open_record

    files = [file for place in places for file in (sorted(place.rglob("*.record")) if place.is_dir() else [place])]
    versions: Counter[str] = Counter()
    problems = 0
    for file in files:
        try:
            record = open_record(str(file)).record
            versions[f"{record.game} by rules {record.rules}"] += 1
        except AntechamberError as error:
            problems += 1
            print(error)
    for version, number in sorted(versions.items()):
        print(f"{number} of {version}")
    if problems:
        raise AntechamberError(f"{problems} of {len(files)} records cannot be played.")
    print(f"{len(files)} records, all played")
