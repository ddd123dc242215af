"""The schema goes up and down, and what migrations make is what the code expects."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from antechamber.core.errors import AntechamberError
from antechamber.server.clocks import Ruling
from antechamber.server.engines import open_database
from antechamber.server.records import Remark
from antechamber.server.schema import metadata
from antechamber.server.store import Store
from antechamber.server.timekeeper import ruling
from antechamber.server.upgrade import downgrade, newest_version, stored_version, upgrade

pytestmark = pytest.mark.anyio


@pytest.fixture
async def bare(database):
    engine = open_database(database)
    yield engine
    await engine.close()


async def tables(engine):
    return set(await engine.run(lambda plain: inspect(plain).get_table_names()))


async def test_up_and_down_and_up_again(bare):
    for _ in range(2):
        await upgrade(bare)
        assert await tables(bare) >= set(metadata.tables)
        assert await stored_version(bare) == newest_version()
        await downgrade(bare)
        assert await tables(bare) <= {"alembic_version"}


async def test_migrations_make_what_the_code_expects(bare):
    await upgrade(bare)
    differences = await bare.run(lambda plain: compare_metadata(MigrationContext.configure(plain), metadata))
    assert differences == []


async def test_tables_and_talk_of_before_there_were_clocks_are_kept(bare):
    await upgrade(bare, "0002")
    values = "'t', 'royals', 'standard', 'd', 1, 2, '00', '{\"clock\": 60}', 'playing', true, false, 0, 1, 0, '0', 1, 1"
    names = "id, game, components, digest, rules, seats, seed, options, status, listed, imported, length, remarks, "
    table = text(
        f"INSERT INTO tables ({names} revision, pending, created, changed) VALUES ({values})".replace(":", r"\:")
    )
    await Store(bare).do(table, text("INSERT INTO remarks VALUES ('t', 0, NULL, 'Ann', 'Hello', 3)"))
    await upgrade(bare)
    row = await Store(bare).table("t")
    assert (ruling(row), row.timing) == (Ruling(each=60_000), None)
    assert await Store(bare).talk("t") == [
        Remark(table_id="t", number=0, seat=None, name="Ann", text="Hello", said=3, session=None)
    ]


async def test_a_database_of_another_version_is_refused(bare):
    with pytest.raises(AntechamberError, match="version"):
        await Store(bare).check()


def test_other_databases_are_refused():
    with pytest.raises(AntechamberError, match="sqlite or postgresql"):
        open_database("mysql://x/y")
