"""Verifying, copying, and the commands for it."""

import asyncio

import pytest
from sqlalchemy import update

from antechamber.cli.main import main
from antechamber.core.commitment import commitment
from antechamber.server.databases import open_database
from antechamber.server.maintenance import check_table, check_tables, copy_tables
from antechamber.server.schema import choices, tables
from antechamber.server.scripted_client import ScriptedClient
from antechamber.server.seed_cipher import key_path
from antechamber.server.settings import Settings
from server.hosts import local
from server.seating import MINE, OPEN, act, looking, new_table
from server.table_clients import randomly, sit_down

pytestmark = pytest.mark.anyio


@pytest.fixture
async def played(settings, http):
    """A database with one finished table and one that is being played."""
    async with local(settings) as host:
        for game, seats, count in (("potemkin", 3, 10_000), ("royals", 2, 20)):
            clients = await sit_down(host.url, http, game, seats)
            await clients.play(randomly(1), count)
            await clients.go()
    return settings


async def spoil(settings, statement):
    engine = open_database(settings.database_url)
    await engine.run(lambda connection: connection.execute(statement).rowcount)
    await engine.close()


async def test_stored_tables_come_out_as_they_were_played(played):
    assert await check_tables(played) == ({}, 2)


async def test_a_table_that_no_longer_comes_out_is_named(played):
    await spoil(played, update(choices).where(choices.c.number == 3).values(text="win the game"))
    problems, _ = await check_tables(played)
    assert len(problems) == 2
    await spoil(played, update(choices).where(choices.c.number == 3).values(number=99_999))
    assert all("gaps" in problem for problem in (await check_tables(played))[0].values())
    await spoil(played, update(tables).values(digest="other"))
    assert len((await check_tables(played))[0]) == 2


async def test_tables_that_are_played_meanwhile_are_no_problem(settings, http):
    async with local(settings) as host:
        store, library = host.server.store, host.server.library
        company = await sit_down(host.url, http, "royals", 2)
        await company.play(randomly(1), 10)
        before = (await store.every_table())[0]
        await company.play(randomly(2), 10)
        await company.go()
        assert await check_table(store, library, before) == ""


async def test_a_table_that_was_closed_before_it_began_has_no_game(settings, http):
    async with local(settings) as host:
        ann = ScriptedClient(host.url, http)
        table, _ = await new_table(ann, MINE, OPEN)
        assert (await act(ann, table, "close"))[0] == 200
        host.server.tables.forget(host.server.tables[table])
        player = await looking(ann, table, 0)
        assert not player.now
        await player.go()
    assert await check_tables(settings) == ({}, 1)


async def test_a_copy_holds_everything_and_can_be_put_back(played, tmp_path, database):
    file = tmp_path / "copy.sqlite"
    assert await copy_tables(played, file, restore=False) == 2
    other = Settings(database=database, key_file=str(key_path(played)))
    assert await copy_tables(other, file, restore=True) == 2
    assert await check_tables(other) == ({}, 2)


def test_the_commands(played_before, tmp_path, capsys):
    settings = played_before
    main(["verify", "--database", settings.database])
    assert "all as they were played" in capsys.readouterr().out
    file = tmp_path / "copy.sqlite"
    main(["backup", str(file), "--database", settings.database])
    assert "1 tables in" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["backup", str(file), "--database", settings.database])
    assert "exists already" in capsys.readouterr().err


@pytest.fixture
def played_before(settings):
    async def play():
        import httpx

        async with local(settings) as host, httpx.AsyncClient(verify=False) as http:
            clients = await sit_down(host.url, http, "royals", 2)
            await clients.play(randomly(1), 10)
            await clients.go()

    asyncio.run(play())
    return settings


def test_a_promise_is_kept_or_not(tmp_path, capsys):
    from antechamber.core.record import Match
    from antechamber.games import load

    match = Match(load("royals"), 2, b"promised")
    file = tmp_path / "game.record"
    file.write_text(str(match.record), encoding="utf-8")
    main(["replay", str(file), "--verify-seed", commitment(b"promised")])
    assert "promised before the game" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["replay", str(file), "--verify-seed", commitment(b"another")])
    assert "not the one" in capsys.readouterr().err


@pytest.mark.slow
def test_the_swarm_measures(process, tmp_path, capsys):
    import msgspec

    server = process(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    main(["swarm", "--url", server.url, "--tables", "4", "--seats", "3", "--seconds", "1", "--rate", "5", "--json"])
    report = msgspec.json.decode(capsys.readouterr().out)
    assert (report["errors"], report["complaints"]) == (0, [])
    assert report["choices"] > 0
    assert 0 < report["p50"] <= report["p95"] <= report["p99"] <= report["longest"]
