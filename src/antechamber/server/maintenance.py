"""Looking after what is stored: playing it again, and copying it."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, insert, select

from antechamber.core.errors import AntechamberError
from antechamber.core.game import Game
from antechamber.server.box_shelf import BoxShelf
from antechamber.server.databases import Database, kept_database, open_database
from antechamber.server.deal import deal_of
from antechamber.server.library import Library
from antechamber.server.played_game import PlayedGame, is_played_by
from antechamber.server.rows import ChoiceRow, TableRow, listed_seats
from antechamber.server.schema import PASSING, metadata, tables
from antechamber.server.seed_cipher import key_path, read_cipher
from antechamber.server.settings import Settings
from antechamber.server.store import Store
from antechamber.server.upgrade import newest_version, stored_version, upgrade
from antechamber.server.viewer_stream import result
from antechamber.server.wire.lobby import Result

Rows = dict[str, list[dict[str, Any]]]
PARTS: Final = [part for part in metadata.sorted_tables if part not in PASSING]


async def check_tables(settings: Settings) -> tuple[dict[str, str], int]:
    """What is wrong with which table, and how many there are."""
    async with kept_database(settings.database_url) as database:
        store, library = Store(database, read_cipher(settings)), Library(settings.components_folder)
        await store.check()
        rows = await store.every_table()
        missing = f"It cannot be played again: its deal is sealed, and the key is not in {key_path(settings)}."
        found = {row.id: await check_table(store, library, row) if row.seed else missing for row in rows}
    return {table_id: problem for table_id, problem in found.items() if problem}, len(rows)


async def check_table(store: Store, library: Library, row: TableRow) -> str:
    """Play a table's log again, as far as its row knows: it may be played meanwhile. The problem, or nothing."""
    log = await store.log(row.id, until=row.length)
    if [choice.number for choice in log] != list(range(row.length)):
        return f"The log has gaps: {len(log)} rows, {row.length} expected."
    try:
        shelf = BoxShelf(library, store.boxes)
        return compare(row, play(await shelf.game(row.game, row.components), row, log)) if row.is_dealt else ""
    except AntechamberError as error:
        return str(error)


def play(game: Game, row: TableRow, log: list[ChoiceRow]) -> PlayedGame:
    if not is_played_by(row, game):
        here = f"here they are 1 to {game.rules_version} and {game.sheet.digest}."
        raise AntechamberError(f"It was played by rules {row.rules} with components {row.digest}; {here}")
    played = PlayedGame(game, row.seats, deal_of(row).seed, row.created, rules=row.rules)
    for choice in log:
        played.follow(choice)
    return played


def compare(row: TableRow, played: PlayedGame) -> str:
    if listed_seats(played.state.pending()) != row.pending:
        return f"It waits for {played.state.pending()}, stored is {row.pending}."
    if row.result and msgspec.json.decode(row.result, type=list[Result]) != result(played.state):
        return "The result is another one."
    return ""


async def count_sealed(settings: Settings) -> tuple[int, int]:
    """How many tables are sealed, and how many of those with a key that is not here."""
    counted = select(func.count()).where(tables.c.sealed.is_not(None))
    async with kept_database(settings.database_url) as database:
        sealed = await database.run(lambda connection: connection.execute(counted).scalar_one())
        return sealed, await Store(database, read_cipher(settings)).without_key()


async def copy_tables(settings: Settings, file: Path, *, restore: bool) -> int:
    """Copy everything into a file, or out of it; how many tables there are."""
    if not restore:
        return await copy_all(settings.database_url, f"sqlite:///{file}")
    async with brought_up(file) as found:
        return await copy_all(f"sqlite:///{found}", settings.database_url)


@asynccontextmanager
async def brought_up(file: Path) -> AsyncIterator[Path]:
    """A copy as this version stores it: the file itself, or one beside it if an older version has made it."""
    async with kept_database(f"sqlite:///{file}") as copy:
        version = await stored_version(copy)
    if version in {None, newest_version()}:
        yield file
        return
    with TemporaryDirectory() as folder:
        fresh = Path(shutil.copy(file, folder))
        async with kept_database(f"sqlite:///{fresh}") as copy:
            await upgrade(copy)
        yield fresh


async def copy_all(source_url: str, target_url: str) -> int:
    async with kept_database(source_url) as source:
        target = open_database(target_url)
        try:
            await Store(source).check()
            await upgrade(target)
            found = await source.run(lambda connection: read_all(connection, source))
            return await target.run(lambda connection: write_all(connection, found))
        finally:
            await target.close()


def read_all(connection: Connection, source: Database) -> Rows:
    """All rows of all tables as they are at one time."""
    one_moment = "BEGIN" if source.kind == "sqlite" else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"
    connection.exec_driver_sql(one_moment)
    return {part.name: [dict(row) for row in connection.execute(select(part)).mappings()] for part in PARTS}


def write_all(connection: Connection, found: Rows) -> int:
    if connection.execute(select(func.count()).select_from(tables)).scalar_one():
        raise AntechamberError("The database to restore to is not empty.")
    for part in PARTS:
        if found[part.name]:
            connection.execute(insert(part), found[part.name])
    return len(found[tables.name])
