"""Files are their owner's, and the seeds of running games are sealed in them."""

import os
import sqlite3
import stat
import sys
from pathlib import Path

import msgspec
import pytest

from antechamber.cli.main import main
from antechamber.server.databases import open_database
from antechamber.server.deal import deal_of
from antechamber.server.maintenance import check_tables, copy_tables
from antechamber.server.refused import Refused
from antechamber.server.scripted_client import ScriptedClient
from antechamber.server.seed_cipher import SeedCipher, key_path, new_key, read_cipher
from antechamber.server.serving import prepare
from antechamber.server.settings import Settings
from antechamber.server.store import Store
from server.hosts import local
from server.table_clients import get, post, randomly, sit_down

pytestmark = pytest.mark.anyio
of_unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")


def mode(file):
    return stat.S_IMODE(Path(file).stat().st_mode)


@pytest.fixture
def open_to_all():
    """Files are made readable by everybody unless something is done about it."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def file(tmp_path):
    """Where `settings` keeps its tables."""
    return tmp_path / "tables.sqlite"


@pytest.fixture
async def played(settings, http):
    """A table that is over and one that is being played: their rows, with their seeds."""
    async with local(settings) as host:
        rows = []
        for game, seats, count in (("potemkin", 3, 10_000), ("royals", 2, 20)):
            clients = await sit_down(host.url, http, game, seats)
            await clients.play(randomly(1), count)
            await clients.go()
            rows.append(host.server.tables[clients.table].row)
    return rows


@of_unix
async def test_everything_that_is_stored_is_its_owners(settings, file, http, tmp_path, open_to_all):
    async with local(settings) as host:
        await sit_down(host.url, http, "royals", 2, connect=False)
        kept = [file, *file.parent.glob("tables.sqlite-*"), key_path(settings)]
        assert len(kept) == 4
        assert {one.name: oct(mode(one)) for one in kept} == {one.name: "0o600" for one in kept}
    copy = tmp_path / "new" / "copy.sqlite"
    await copy_tables(settings, copy, restore=False)
    assert (oct(mode(copy)), oct(mode(copy.parent))) == ("0o600", "0o700")


@of_unix
async def test_a_file_that_others_could_read_is_tightened_and_that_is_said(settings, file, open_to_all, capsys):
    file.chmod(0o644)
    key_path(settings).write_text(new_key())
    await prepare(settings)
    assert (oct(mode(file)), oct(mode(key_path(settings)))) == ("0o600", "0o600")
    said = capsys.readouterr()
    assert (said.out + said.err).count("could be read by others") == 2


async def test_a_copy_shows_no_seed_of_a_running_game(settings, played, file, tmp_path):
    over, running = played
    copy = tmp_path / "copy.sqlite"
    await copy_tables(settings, copy, restore=False)
    for kept in (copy, *file.parent.glob("tables.sqlite*")):
        data = kept.read_bytes()
        assert running.seed.encode() not in data
        assert bytes.fromhex(running.seed) not in data
    assert over.seed.encode() in copy.read_bytes()
    with sqlite3.connect(copy) as connection:
        found = dict(connection.execute("SELECT id, seed FROM tables").fetchall())
    connection.close()
    assert found == {over.id: over.seed, running.id: ""}


async def test_what_an_older_version_stored_openly_is_sealed_at_the_start_without_a_trace(settings, played, file):
    over, running = played
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET seed = ?, sealed = NULL WHERE id = ?", (running.seed, running.id))
        connection.execute("UPDATE tables SET seed = '', sealed = ? WHERE id = ?", sealed_as(settings, over))
    connection.close()
    assert running.seed.encode() in b"".join(one.read_bytes() for one in file.parent.glob("tables.sqlite*"))
    await prepare(settings)
    assert running.seed.encode() not in b"".join(one.read_bytes() for one in file.parent.glob("tables.sqlite*"))
    with sqlite3.connect(file) as connection:
        found = dict(connection.execute("SELECT id, seed FROM tables").fetchall())
    connection.close()
    assert found == {over.id: over.seed, running.id: ""}
    assert await check_tables(settings) == ({}, 2)


def sealed_as(settings, row):
    return read_cipher(settings).encrypt(row.id, row.seed), row.id


async def test_without_the_key_finished_games_can_still_be_checked(settings, played, http):
    over, running = played
    key_path(settings).rename(key_path(settings).with_suffix(".away"))
    problems, count = await check_tables(settings)
    assert (list(problems), count) == ([running.id], 2)
    assert str(key_path(settings)) in problems[running.id]
    # The server makes a new key and says whose game it cannot play on; with both keys in the file it can.
    async with local(settings) as host:
        status, raw = await get(ScriptedClient(host.url, http), f"/tables/{running.id}")
        assert (status, "sealed" in msgspec.json.decode(raw)["text"]) == (409, True)
        assert (await get(ScriptedClient(host.url, http), f"/tables/{over.id}"))[0] == 200
    with key_path(settings).open("a") as keys:
        keys.write(key_path(settings).with_suffix(".away").read_text())
    async with local(settings) as host:
        assert (await get(ScriptedClient(host.url, http), f"/tables/{running.id}"))[0] == 200


async def test_a_closed_tables_seed_is_open(settings, http, file):
    async with local(settings) as host:
        clients = await sit_down(host.url, http, "royals", 2, connect=False)
        seed = host.server.tables[clients.table].row.seed
        await post(clients.host, f"/tables/{clients.table}", {"kind": "close"})
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT seed, sealed FROM tables").fetchall() == [(seed, None)]
    connection.close()


def test_a_seal_is_opened_by_its_key_and_no_other():
    first, second = (bytes.fromhex(new_key().strip()) for _ in range(2))
    sealed = SeedCipher([first]).encrypt("t", "ab" * 32)
    assert SeedCipher([second, first]).decrypt("t", sealed) == "ab" * 32
    assert SeedCipher([second]).decrypt("t", sealed) is None
    assert SeedCipher([first]).decrypt("another", sealed) != "ab" * 32
    assert SeedCipher([first]).encrypt("another", "ab" * 32) != sealed


def test_where_the_key_is(tmp_path, monkeypatch):
    beside = key_path(Settings(database=f"sqlite:///{tmp_path / 'a.sqlite'}"))
    assert beside == tmp_path / "a.sqlite.key"
    monkeypatch.setattr("antechamber.server.seed_cipher.data_folder", lambda: tmp_path / "data")
    assert key_path(Settings(database="postgresql://h/d")) == tmp_path / "data" / "antechamber.key"
    assert key_path(Settings(key_file=str(tmp_path / "k"))) == tmp_path / "k"


def test_a_key_that_is_none_is_refused_in_words(tmp_path):
    settings = Settings(key_file=str(tmp_path / "key"))
    (tmp_path / "key").write_text("secret")
    with pytest.raises(Exception, match="is not a key"):
        read_cipher(settings)


def test_the_commands_say_what_is_missing(played_before, tmp_path, capsys):
    settings = played_before
    copy, other = tmp_path / "copy.sqlite", tmp_path / "other.sqlite"
    main(["backup", str(copy), "--database", settings.database])
    said = capsys.readouterr().out
    assert str(key_path(settings)) in said
    assert "without the key" in said
    main(["backup", str(copy), "--restore", "--database", f"sqlite:///{other}"])
    assert f"{other}.key" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["verify", "--database", f"sqlite:///{other}"])
    assert "sealed" in capsys.readouterr().out
    main(["verify", "--database", f"sqlite:///{other}", "--key-file", str(key_path(settings))])
    assert "all as they were played" in capsys.readouterr().out


@pytest.fixture
def played_before(settings):
    import asyncio

    import httpx

    async def play():
        async with local(settings) as host, httpx.AsyncClient(verify=False) as http:
            clients = await sit_down(host.url, http, "royals", 2)
            await clients.play(randomly(1), 10)
            await clients.go()

    asyncio.run(play())
    return settings


async def test_both_kinds_of_database_keep_seeds_sealed(database, tmp_path, http):
    settings = Settings(database=database, key_file=str(tmp_path / "key"), port=0, bot_processes=1)
    async with local(settings) as host:
        clients = await sit_down(host.url, http, "royals", 2, connect=False)
        seed = host.server.tables[clients.table].row.seed
    engine = open_database(database)
    bare = await Store(engine).table(clients.table)
    assert (bare.seed, seed in bare.sealed) == ("", False)
    assert (await Store(engine, read_cipher(settings)).table(clients.table)).seed == seed
    await engine.close()
    with pytest.raises(Refused, match="sealed"):
        deal_of(bare)
