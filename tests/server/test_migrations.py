"""The schema goes up and down, and what migrations make is what the code expects."""

import asyncio
import json

import pytest
from alembic.autogenerate import compare_metadata
from alembic.ddl.impl import DefaultImpl
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from antechamber.core.errors import AntechamberError
from antechamber.server.clocks import ClockSettings, clock_settings_of
from antechamber.server.databases import open_database
from antechamber.server.rows import ChatRow, LinkTarget
from antechamber.server.schema import metadata
from antechamber.server.store import Store
from antechamber.server.upgrade import alembic, downgrade, known_versions, newest_version, stored_version, upgrade
from antechamber.server.wire.table_settings import TableSettings, read_settings

pytestmark = pytest.mark.anyio
KINDS = ("person", "person", "bot")


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


def test_the_file_of_a_version_is_called_by_its_number():
    scripts = ScriptDirectory.from_config(alembic())
    assert [script.revision for script in scripts.walk_revisions()] == known_versions()


class Cut(Exception):
    """The process ends here."""


@pytest.mark.parametrize("before", [None, "0002"])
async def test_a_database_is_brought_up_all_the_way_or_not_at_all(bare, before, monkeypatch):
    """Whichever statement is the last, the next start finds the database as it was and brings it up."""
    if before:
        await upgrade(bare, before)
    was = await tables(bare) - {"alembic_version"}
    done, count = False, 0
    while not done:
        with monkeypatch.context() as cut:
            cut_off_after(cut, count)
            try:
                await upgrade(bare)
                done = True
            except Cut:
                assert await tables(bare) - {"alembic_version"} == was
        count += 5
    assert await stored_version(bare) == newest_version()
    assert count > 10


def cut_off_after(patch, count):
    """Only so many changes of the schema are made."""
    made, execute = [0], DefaultImpl._exec

    def some(self, *words, **more):
        made[0] += 1
        if made[0] > count:
            raise Cut
        return execute(self, *words, **more)

    patch.setattr(DefaultImpl, "_exec", some)


async def test_two_at_once_bring_it_up_once(bare, database):
    other = open_database(database)
    await asyncio.gather(upgrade(bare), upgrade(other))
    assert await stored_version(bare) == newest_version()
    await other.close()


async def test_links_that_the_host_was_told_of_taken_seats_no_longer_lead_there(bare):
    await upgrade(bare, "0002")
    await bare.run(tables_of_the_second_version)
    await upgrade(bare)
    store = Store(bare)
    held, nobodys, bot = await store.seat_rows(["t"])
    assert (held.used, nobodys.link, bot.used) == ("invitation 0", "invitation 1", "invitation 2")
    assert held.link != bot.link
    assert not {held.link, bot.link} & {"invitation 0", "invitation 2"}
    assert await store.link_target("tools") == LinkTarget("t", None)
    assert (await store.holders_of("t")).pairs == {(0, "s")}


def tables_of_the_second_version(connection):
    """A table with a person, a seat that nobody has come to, and a bot."""
    connection.execute(text("INSERT INTO sessions (hash, name, created) VALUES ('s', 'Ann', 1)"))
    connection.execute(
        text(
            "INSERT INTO tables (id, game, components, digest, rules, seats, seed, options, status, listed, imported,"
            " length, remarks, revision, pending, created, changed) VALUES ('t', 'royals', 'standard', 'd', 1, 3, '00',"
            " '{}', 'playing', true, false, 0, 0, 0, '0', 1, 1)"
        )
    )
    for seat, kind, link in ((-1, "host", "tools"), *[(n, k, f"invitation {n}") for n, k in enumerate(KINDS)]):
        connection.execute(
            text(
                "INSERT INTO chairs (table_id, seat, kind, name, colour, level, stand_in, link)"
                " VALUES ('t', :seat, :kind, '', '', '', '', :link)"
            ),
            {"seat": seat, "kind": kind, "link": link},
        )
    connection.execute(text("INSERT INTO holders (table_id, seat, session) VALUES ('t', 0, 's')"))


async def test_migrations_make_what_the_code_expects(bare):
    await upgrade(bare)
    differences = await bare.run(lambda plain: compare_metadata(MigrationContext.configure(plain), metadata))
    assert differences == []


async def test_tables_and_chat_of_before_there_were_clocks_are_kept(bare):
    await upgrade(bare, "0002")
    values = "'t', 'royals', 'standard', 'd', 1, 2, '00', '{\"clock\": 60}', 'playing', true, false, 0, 1, 0, '0', 1, 1"
    names = "id, game, components, digest, rules, seats, seed, options, status, listed, imported, length, remarks, "
    table = text(
        f"INSERT INTO tables ({names} revision, pending, created, changed) VALUES ({values})".replace(":", r"\:")
    )
    await Store(bare).do(table, text("INSERT INTO remarks VALUES ('t', 0, NULL, 'Ann', 'Hello', 3)"))
    await upgrade(bare)
    row = await Store(bare).table("t")
    assert (clock_settings_of(row), row.timing) == (ClockSettings(each=60_000), None)
    assert await Store(bare).chat.messages("t") == [
        ChatRow(table_id="t", number=0, seat=None, name="Ann", text="Hello", said=3, session=None)
    ]


@pytest.mark.parametrize(("stored", "advice"), [('{"hints": false, "pace": 0.5}', False), ('{"pace": 0.5}', True)])
async def test_settings_seats_and_chat_are_kept_under_their_new_names(bare, stored, advice):
    await upgrade(bare, "0008")
    await bare.run(lambda connection: table_of_the_eighth_version(connection, stored))
    await upgrade(bare)
    store = Store(bare)
    row = await store.table("t")
    assert read_settings.decode(row.settings) == TableSettings(advice=advice, pace=0.5)
    assert row.messages == 1
    assert [message.text for message in await store.chat.messages("t")] == ["Hello"]
    assert [(seat_row.name, seat_row.link) for seat_row in await store.seat_rows(["t"])] == [("Ann", "own")]
    assert (await store.holders_of("t")).seats("s") == {0}
    await downgrade(bare, "0008")
    before = await bare.run(lambda to: to.execute(text("SELECT options, remarks FROM tables")).all())
    assert [(json.loads(options), messages) for options, messages in before] == [(json.loads(stored), 1)]
    assert await bare.run(lambda to: to.execute(text("SELECT link FROM chairs ORDER BY seat")).scalars().all()) == [
        "tools",
        "own",
    ]
    assert await bare.run(lambda to: to.execute(text("SELECT text FROM remarks")).scalars().all()) == ["Hello"]


def table_of_the_eighth_version(connection, options):
    """A table with a person who has said something."""
    connection.execute(text("INSERT INTO sessions (hash, name, created) VALUES ('s', 'Ann', 1)"))
    connection.execute(
        text(
            "INSERT INTO tables (id, game, components, digest, rules, seats, seed, options, status, listed, length,"
            " remarks, revision, pending, created, changed) VALUES ('t', 'royals', 'standard', 'd', 1, 1, '00',"
            " :options, 'playing', true, 0, 1, 0, '0', 1, 1)"
        ),
        {"options": options},
    )
    for seat, kind, name, link in ((-1, "host", "", "tools"), (0, "person", "Ann", "own")):
        connection.execute(
            text(
                "INSERT INTO chairs (table_id, seat, kind, name, colour, level, stand_in, link, share, used, offer)"
                " VALUES ('t', :seat, :kind, :name, '', '', '', :link, '', '', '')"
            ),
            {"seat": seat, "kind": kind, "name": name, "link": link},
        )
    connection.execute(text("INSERT INTO holders (table_id, seat, session) VALUES ('t', 0, 's')"))
    connection.execute(text("INSERT INTO remarks VALUES ('t', 0, 0, 'Ann', 'Hello', 3, 's')"))


async def test_a_database_of_another_version_is_refused(bare):
    with pytest.raises(AntechamberError, match="version"):
        await Store(bare).check()


def test_other_databases_are_refused():
    with pytest.raises(AntechamberError, match="sqlite or postgresql"):
        open_database("mysql://x/y")
