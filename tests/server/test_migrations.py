"""The schema goes up and down, and what migrations make is what the code expects."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect

from antechamber.core.errors import AntechamberError
from antechamber.server.engines import open_database
from antechamber.server.schema import metadata
from antechamber.server.store import Store
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


async def test_a_database_of_another_version_is_refused(bare):
    with pytest.raises(AntechamberError, match="version"):
        await Store(bare).check()


def test_other_databases_are_refused():
    with pytest.raises(AntechamberError, match="sqlite or postgresql"):
        open_database("mysql://x/y")
