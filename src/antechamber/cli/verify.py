"""`antechamber verify`: every stored table, played again."""

from __future__ import annotations

import asyncio
from typing import Annotated

from cyclopts import Parameter


def verify(
    *,
    database: Annotated[str, Parameter(env_var="ANTECHAMBER_DATABASE")] = "",
    components: Annotated[str, Parameter(env_var="ANTECHAMBER_COMPONENTS")] = "",
    key_file: Annotated[str, Parameter(env_var="ANTECHAMBER_KEY_FILE")] = "",
) -> None:
    """Play every stored table again and name those that no longer come out as stored.

    :param database: Where tables are kept; your data folder's file if nothing is said.
    :param components: The folder with component sets of your own.
    :param key_file: The key that running games are sealed with; beside the database if nothing is said.
    """
    from antechamber.core.errors import AntechamberError
    from antechamber.server.maintenance import check_tables
    from antechamber.server.settings import Settings

    settings = Settings(database=database, components=components, key_file=key_file)
    problems, count = asyncio.run(check_tables(settings))
    for table_id, problem in problems.items():
        print(f"{table_id}: {problem}")
    if problems:
        raise AntechamberError(f"{len(problems)} of {count} tables do not come out as they were played.")
    print(f"{count} tables, all as they were played")
