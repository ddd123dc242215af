"""`antechamber admin`, as whoever runs a server types it."""

import asyncio
import json
import re
import stat
import sys

import pytest
from sqlalchemy import update

from antechamber.cli.main import main
from antechamber.core.record import Match
from antechamber.games import load
from antechamber.server.addresses import LOCAL
from antechamber.server.callers import Caller
from antechamber.server.databases import open_database
from antechamber.server.schema import tables
from antechamber.server.server import Server
from antechamber.server.serving import prepare
from antechamber.server.settings import Settings
from antechamber.server.store import Store
from antechamber.server.table_setup import set_up
from antechamber.server.wire.requests import NewTable, SeatRequest

DAY = 86_400_000
SESSION = "ab" * 32


def finished():
    """The record of a whole game."""
    match = Match(load("royals"), 2, b"seed")
    while not match.state.over:
        seat = match.state.pending()[0]
        match.choose(seat, match.state.options(seat)[0].text)
    return str(match.record)


async def furnish(settings, record):
    """A database with a table of each kind, and one session that hosts them."""
    await prepare(settings)
    server = Server(settings)
    await server.open()
    await server.store.sessions.add(SESSION, "Ann")
    seats = [SeatRequest("person", mine=True, name="Ann"), SeatRequest("open")]
    made = {}
    for name, request in {
        "waiting": NewTable("royals", seats),
        "playing": NewTable("royals", [seats[0], SeatRequest("person", name="Bea")], start=True),
        "over": NewTable("royals", seats, record=record),
    }.items():
        made[name] = (await set_up(server, request, Caller(SESSION, "Ann", LOCAL))).table
    await server.close()
    return made


@pytest.fixture(scope="module")
def record():
    return finished()


@pytest.fixture
def settings(tmp_path):
    return Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", bot_processes=1)


@pytest.fixture
def made(settings, record, monkeypatch):
    monkeypatch.setenv("ANTECHAMBER_DATABASE", settings.database)
    return asyncio.run(furnish(settings, record))


def in_store(settings, work):
    async def do():
        database = open_database(settings.database_url)
        try:
            return await work(Store(database))
        finally:
            await database.close()

    return asyncio.run(do())


def age(settings, days):
    """As if nothing had happened at any table for so many days."""
    older = update(tables).values(changed=tables.c.changed - days * DAY)
    in_store(settings, lambda store: store.do(older))


def kept(settings):
    return {row.id for row in in_store(settings, lambda store: store.every_table())}


def test_tables_are_listed_by_what_they_are(run, made, settings):
    said = run("admin", "list").out
    assert all(table in said for table in made.values())
    assert said.endswith("3 tables\n")
    assert [line["id"] for line in json.loads(run("admin", "list", "--status", "over", "--json").out)] == [made["over"]]
    assert "0 tables" in run("admin", "list", "--older-than", "30d").out
    age(settings, 31)
    assert "3 tables" in run("admin", "list", "--older-than", "30d").out
    assert "0 tables" in run("admin", "list", "--game", "catherine").out


def test_a_table_is_shown_with_its_people(run, refused, made):
    said = run("admin", "show", made["playing"]).out
    assert re.search(r"host: host; sessions: abababababab\n", said)
    assert "seat 0: Ann" in said
    assert "seat 1: Bea" in said
    sheet = json.loads(run("admin", "show", made["playing"], "--json").out)
    assert sheet["seats"][0]["sessions"] == sheet["hosts"] == [SESSION[:12]]
    assert "There is no table nowhere" in refused("admin", "show", "nowhere")


def test_nothing_is_closed_or_deleted_without_a_yes(run, made, settings):
    for command in ("close", "delete"):
        for typed in ("", "n\n", "what\n"):
            ended = run("admin", command, made["waiting"], typed=typed)
            assert ended.code == 2
            assert "Nothing has been changed" in ended.err
    assert made["waiting"] in kept(settings)
    assert "is closed" in run("admin", "close", made["waiting"], typed="y\n").out
    assert "is closed already" in run("admin", "close", made["waiting"], "--yes").err
    assert "is deleted" in run("admin", "delete", made["waiting"], "--yes").out
    assert made["waiting"] not in kept(settings)
    assert "There is no table" in run("admin", "delete", made["waiting"], "--yes").err


def test_a_finished_game_is_exported(run, refused, made, tmp_path, record):
    file = tmp_path / "game.record"
    assert str(file) in run("admin", "export", made["over"], file).out
    assert file.read_text("utf-8") == record
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "exists already" in refused("admin", "export", made["over"], file)
    assert run("replay", file).code == 0


def test_a_game_that_is_played_is_exported_with_a_warning(run, refused, made, tmp_path):
    file = tmp_path / "game.record"
    assert "tells everything that is hidden" in refused("admin", "export", made["playing"], file)
    assert not file.exists()
    ended = run("admin", "export", made["playing"], file, "--reveal")
    assert "still hidden" in ended.err
    assert file.exists()


def test_the_hosts_link_is_printed_once(run, made):
    ended = run("admin", "host", made["playing"], "--base-url", "https://games.example.org/")
    assert re.fullmatch(r"https://games.example.org/join#[\w-]{32}\n", ended.out)
    assert "sessions" not in run("admin", "show", made["playing"]).out.partition("seat 0")[0]


def test_a_session_is_ended(run, refused, made):
    assert "it had seats at 3 tables" in run("admin", "end-session", SESSION[:12]).out
    assert "There is no session" in refused("admin", "end-session", SESSION[:12])


def test_bans_are_made_listed_and_lifted(run, refused, made):
    assert "203.0.113.0/24" in run("admin", "ban", "203.0.113.0/24", "--reason", "rude", "--lasting", "30d").out
    assert "for good" in run("admin", "ban", SESSION[:12]).out
    said = run("admin", "bans").out
    assert "rude" in said
    assert "session abababababab" in said
    assert {ban["kind"] for ban in json.loads(run("admin", "bans", "--json").out)} == {"network", "session"}
    assert "No longer banned" in run("admin", "unban", "203.0.113.0/24").out
    assert "No longer banned" in run("admin", "unban", SESSION[:12]).out
    assert run("admin", "bans").out == "0 bans\n"
    assert "no length of time" in refused("admin", "ban", "203.0.113.0/24", "--lasting", "soon")


def test_purging_says_first_what_it_would_do(run, refused, made, settings):
    assert "older-than" in refused("admin", "purge")
    assert run("admin", "purge", "--older-than", "30d", "--yes").out == "0 tables deleted.\n"
    age(settings, 31)
    said = run("admin", "purge", "--older-than", "30d", "--dry-run").out
    assert made["over"] in said
    assert said.endswith("2 tables would be deleted; nothing has been.\n")
    assert len(kept(settings)) == 3
    assert run("admin", "purge", "--older-than", "30d", typed="no\n").code == 2
    assert len(kept(settings)) == 3
    said = run("admin", "purge", "--older-than", "30d", "--status", "waiting", "--yes").out
    assert "1 tables deleted" in said
    assert kept(settings) == {made["playing"], made["over"]}
    said = run("admin", "purge", "--older-than", "30d", "--sessions", typed="y\n").out
    assert "1 tables and 0 sessions deleted" in said
    assert kept(settings) == {made["playing"]}


@pytest.mark.parametrize(
    "command", ["list", "show", "close", "delete", "export", "host", "end-session", "ban", "purge"]
)
def test_each_has_help(run, command):
    assert run("admin", command, "--help").code == 0


@pytest.mark.parametrize("words", [["admin", "list"], ["admin", "bans"], ["verify"], ["backup", "copy.sqlite"]])
def test_whoever_only_looks_makes_no_database(words, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "none.sqlite"
    with pytest.raises(SystemExit):
        main([*words, "--database", f"sqlite:///{file}"])
    said = " ".join(capsys.readouterr().err.split())
    assert said.endswith(f"There is no database at {file}: `antechamber serve` makes one.")
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_does_not_answer_is_said_in_words(capsys):
    with pytest.raises(SystemExit):
        main(["admin", "list", "--database", "postgresql://nobody@127.0.0.1:1/none"])
    said = " ".join(capsys.readouterr().err.split())
    assert "The database cannot be used: " in said
    assert said.endswith("see `antechamber doctor`.")
    assert "127.0.0.1" in said
