"""Tables that an older version has stored are served, played on and verified: see stored/README.md."""

import asyncio
import json
import lzma
import shutil
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import MetaData, create_engine, insert, make_url, select

from antechamber.cli.main import main
from antechamber.cli.saved import open_record
from antechamber.server.databases import open_database
from antechamber.server.limits import Limit
from antechamber.server.maintenance import check_table
from antechamber.server.played_game import going_back
from antechamber.server.rows import REWIND
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.serving import prepare
from antechamber.server.settings import Settings
from antechamber.server.upgrade import upgrade
from antechamber.server.viewer_stream import result
from antechamber.server.wire.client import AnswerRewind
from antechamber.server.wire.encoding import encode
from server.conftest import new_database
from server.seating import act, info, join, looking, said, seat_card, until
from server.table_clients import TableClients, get, randomly

pytestmark = pytest.mark.anyio
VERSION = "0002"
STORED = Path(__file__).parent / "stored" / VERSION
KNOWN = json.loads(lzma.decompress((STORED / "tables.json.xz").read_bytes()))
TABLES = KNOWN["tables"]
FINISHED = {label: kept for label, kept in TABLES.items() if kept["info"]["status"] == "over"}
PLAYING = {label: kept for label, kept in TABLES.items() if kept["info"]["status"] == "playing"}
BOTS = "only bots"
SEEN = {label: kept for label, kept in TABLES.items() if kept.get("view")}
A_LONG_TIME_AGO = 10**12  # milliseconds
A_GOOD_PART = 1 / 3  # the rest never changes, and is told with the box now


def unpack(name, folder):
    file = folder / name
    file.write_bytes(lzma.decompress((STORED / f"{name}.xz").read_bytes()))
    file.chmod(0o600)
    return file


@pytest.fixture(scope="module")
def brought_up(tmp_path_factory):
    """A folder with the older version's database as this one has brought it up, and with the key that was made then."""
    folder = tmp_path_factory.mktemp("brought_up")
    asyncio.run(prepare(Settings(database=f"sqlite:///{unpack('tables.sqlite', folder)}")))
    return folder


@pytest.fixture(scope="module")
def rows_brought_up(postgres, tmp_path_factory):
    """A PostgreSQL that had the same rows; its name, and its key."""
    folder = tmp_path_factory.mktemp("rows")
    address = new_database(postgres, template="template1")
    asyncio.run(copy_rows(unpack("tables.sqlite", folder), address))
    asyncio.run(prepare(Settings(database=address, key_file=str(folder / "key"))))
    return make_url(address).database, str(folder / "key")


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request, settings, tmp_path):
    """A copy of what was brought up: that takes longer than most tests."""
    if request.param == "sqlite":
        shutil.copytree(request.getfixturevalue("brought_up"), tmp_path, dirs_exist_ok=True)
        return settings
    name, key = request.getfixturevalue("rows_brought_up")
    address = new_database(request.getfixturevalue("postgres"), template=name)
    return msgspec.structs.replace(settings, database=address, key_file=key)


on_sqlite = pytest.mark.parametrize("settings", ["sqlite"], indirect=True)


async def copy_rows(file, address):
    """Everything in a file, into an empty database of the same version."""
    found, source = MetaData(), create_engine(f"sqlite:///{file}")
    found.reflect(source)
    with source.connect() as connection:
        rows = {table: connection.execute(select(table)).mappings().all() for table in found.sorted_tables}
    source.dispose()
    target = open_database(address)
    await upgrade(target, VERSION)

    def write(connection):
        for table in found.sorted_tables:
            if rows[table] and table.name != "alembic_version":
                connection.execute(insert(table), [dict(row) for row in rows[table]])

    await target.run(write)
    await target.close()


@pytest.fixture
def people(host, http):
    """Whoever sat at the tables, with the sessions of then."""
    host.app.state.limits.messages = Limit(1e9, 1e9)
    return {name: ScriptedClient(host.url, http, token) for name, token in KNOWN["people"].items()}


def who(kept):
    """Whose eyes we have a view through."""
    return ["Ann", "Ben"][kept["seat"] or 0]


def facts(thing, path=()):
    """Every number that was told, by its place: words, and what fields are called, are told otherwise over the years.

    So are the log, which says several events in one sentence now, times, which clocks count otherwise, and Potemkin's
    round, which is that of turns now once the draft is over.
    """
    if isinstance(thing, dict | list):
        parts = thing.items() if isinstance(thing, dict) else enumerate(thing)
        told = [(name, value) for name, value in parts if name not in {"log", "round"}]
        return {at: fact for name, value in told for at, fact in facts(value, (*path, name)).items()}
    return {path: thing} if isinstance(thing, int | float) and not is_time(thing) else {}


def tells_the_same(now, then):
    """Whether nothing is told otherwise than it was then, and a good part of it is still told at the same place."""
    old, new = facts(then), facts(now)
    both = old.keys() & new.keys()
    assert {at: (old[at], new[at]) for at in both if old[at] != new[at]} == {}
    return len(both) >= A_GOOD_PART * len(old)


def is_time(value):
    return isinstance(value, int) and value > A_LONG_TIME_AGO


async def read(visitor, path):
    status, raw = await get(visitor, path)
    assert status == 200, raw
    return msgspec.json.decode(raw)


# As they were


async def test_every_table_is_listed_as_it_was(people):
    lobby = await read(people["Ann"], "/tables")
    cards = {card["id"]: card for card in lobby["mine"]}
    assert cards.keys() == {kept["table"] for kept in TABLES.values()}
    for label, kept in TABLES.items():
        card = cards[kept["table"]]
        assert (label, card["game"], card["status"]) == (label, kept["info"]["game"], kept["info"]["status"])
        assert (label, card["host"], card["result"]) == (label, True, kept["result"])
    lobby = await read(people["Cleo"], "/tables")
    listed = {kept["table"] for kept in TABLES.values() if kept["info"]["listed"]}
    assert {card["id"] for card in [*lobby["open"], *lobby["finished"]]} == listed


async def test_every_table_stands_as_it_did(host, people):
    for label, kept in TABLES.items():
        player = await looking(people[who(kept)], kept["table"], kept["seat"])
        for number, card in enumerate(kept["info"]["seats"]):
            assert (label, card.items() <= seat_card(player, number).items()) == (label, True)
        assert (label, said(player)) == (label, [remark["text"] for remark in kept["talk"]])
        views = [message for message in player.heard if message["kind"] == "view"]
        if label != BOTS:
            assert tells_the_same(views, [kept["view"]] if kept["view"] else []), label
            rows = await host.server.store.log(kept["table"])
            assert (label, len(rows)) == (label, kept["length"])
        await player.go()
    assert len(SEEN) > 25


@on_sqlite
@pytest.mark.parametrize("label", FINISHED)
async def test_finished_games_tell_their_story(people, label):
    kept, ann = FINISHED[label], people["Ann"]
    address = f"/tables/{kept['table']}"
    for query in ("", "seat=0&", "seat=all&"):
        view, seen, moments = {}, 0, 1
        while seen < moments:
            story = await read(ann, f"{address}/story?{query}from={seen}&to={seen + 150}")
            moments, seen = story["moments"], seen + len(story["story"])
            for moment in story["story"]:
                view |= moment["changed"]
        if query == "seat=0&":
            assert moments == kept["view"]["moment"] + 1
            assert tells_the_same(view, kept["view"]["view"])
    if "analysis" in kept:
        assert tells_the_same(await read(ann, f"{address}/analysis?seat=0"), kept["analysis"])
    assert (await get(ann, f"{address}/record?seat=all"))[1] == (STORED / f"{kept['info']['game']}.record").read_bytes()


@pytest.mark.parametrize("label", FINISHED)
def test_their_records_are_played_again(label, capsys):
    kept = FINISHED[label]
    file = STORED / f"{kept['info']['game']}.record"
    state = open_record(str(file)).state
    assert encode(result(state)) == msgspec.json.encode(kept["result"])
    main(["replay", str(file), "--verify-seed", kept["info"]["seed_hash"]])
    assert "promised before the game" in capsys.readouterr().out


# Coming back


async def test_invitations_that_nobody_has_used_still_seat_somebody(host, http, people):
    kept = TABLES["royals waiting"]
    dora, eve = ScriptedClient(host.url, http), ScriptedClient(host.url, http)
    assert (await join(dora, kept["links"]["1"], name="Dora"))[1]["seat"] == 1
    assert (await join(eve, kept["links"]["2"], name="Eve"))[1]["seat"] == 2
    assert (await act(people["Ann"], kept["table"], "start"))[0] == 200
    players = [ScriptedPlayer(one, kept["table"], seat) for seat, one in enumerate([people["Ann"], dora, eve])]
    company = TableClients(None, players)
    await company.come()
    await company.play(randomly(1), 12)
    await company.go()
    assert (await info(eve, kept["table"]))["status"] == "playing"


async def test_links_to_taken_seats_lead_only_whoever_sits_there(host, http, people):
    kept = TABLES["royals undone"]
    assert (await join(people["Ben"], kept["links"]["1"]))[0] == 200
    for stranger, link in ((people["Cleo"], kept["links"]["1"]), (ScriptedClient(host.url, http), kept["links"]["0"])):
        status, refusal = await join(stranger, link)
        assert (status, "used already" in refusal["text"]) == (403, True)
    removed = TABLES["with somebody removed"]
    for name in ("Ben", "Cleo"):
        assert (await join(people[name], removed["links"]["1"]))[0] == 403


async def test_the_hosts_link_still_leads_to_the_hosts_tools(host, http):
    kept, phone = TABLES["with a clock"], ScriptedClient(host.url, http)
    assert await info(phone, kept["table"]) == 403
    assert (await join(phone, kept["links"]["-1"]))[1]["seat"] is None
    assert (await act(phone, kept["table"], "close"))[0] == 200
    assert (await info(phone, kept["table"]))["status"] == "closed"


async def test_two_sessions_at_one_seat_are_both_let_in(people):
    table = TABLES["one seat, two sessions"]["table"]
    for name in ("Ben", "Cleo"):
        player = await looking(people[name], table, 1)
        assert player.options
        await player.go()


async def test_no_time_has_passed_while_nobody_served(host, people):
    table = TABLES["with a clock"]["table"]
    await host.server.sweeper.move_on(table)
    player = await looking(people["Ben"], table, 1)
    assert [seat_card(player, seat)["stand_in"] for seat in range(3)] == ["", "", ""]
    await player.go()


async def test_a_request_to_go_back_can_still_be_answered(host, people):
    """What was agreed to before does not count: now the cards would be dealt anew."""
    kept = TABLES["asked to go back"]
    asked = json.loads((await host.server.store.table(kept["table"])).rewind)
    for name, seat in (("Ben", 1), ("Ann", 0)):
        player = await looking(people[name], kept["table"], seat)
        request = (await info(people[name], kept["table"]))["rewind"]["request"]
        assert (await player.request(AnswerRewind(request=request, agree=True))).kind == "done"
        await player.go()
    assert (await info(people["Ann"], kept["table"]))["rewind"] is None
    added = (await host.server.store.log(kept["table"]))[kept["length"] :]
    assert (added[0].kind, added[0].text) == (REWIND, going_back(asked["choices"], kept["length"]))


async def test_a_rematch_is_the_one_that_was_asked_for(people):
    first, second = TABLES["royals finished"]["table"], TABLES["rematch"]["table"]
    assert (await act(people["Ann"], first, "rematch"))[1]["table"] == second
    assert (await info(people["Ann"], second))["previous"] == first


# Playing on


async def sit_again(people, host, http, kept):
    """Those who played themselves, at their seats again; whoever was invited comes now."""
    cards = kept["info"]["seats"]
    players = [ScriptedPlayer(people["Ann"], kept["table"], 0)]
    if cards[1]["kind"] == "open":
        guest = ScriptedClient(host.url, http)
        await join(guest, kept["links"]["1"], name="Guest")
        players.append(ScriptedPlayer(guest, kept["table"], 1))
    elif cards[1]["kind"] == "person" and not cards[1]["stand_in"]:
        players.append(ScriptedPlayer(people["Ben"], kept["table"], 1))
    company = TableClients(None, players)
    await company.come()
    return company


@on_sqlite
@pytest.mark.parametrize("label", [label for label in PLAYING if label != BOTS])
async def test_games_go_on_to_their_end(host, http, people, label):
    kept = PLAYING[label]
    company = await sit_again(people, host, http, kept)
    await company.play(randomly(1))
    assert all(player.over for player in company.players)
    await company.go()
    row = await host.server.store.table(kept["table"])
    assert (row.status, await check_table(host.server.store, host.server.library, row)) == ("over", "")


@on_sqlite
async def test_bots_that_were_alone_go_on_while_somebody_looks(host, people):
    table = TABLES[BOTS]["table"]
    own = (await info(people["Ann"], table))["settings"]
    assert (await act(people["Ann"], table, "change_settings", settings=own | {"pace": 0}))[0] == 200
    player = await looking(people["Ann"], table)
    await until(player, lambda: player.over)
    await player.go()


# Commands


def test_all_is_verified(settings, capsys):
    asyncio.run(prepare(settings))
    main(["verify", "--database", settings.database, "--key-file", settings.key_file])
    assert f"{len(TABLES)} tables, all as they were played" in capsys.readouterr().out


def test_a_copy_of_then_is_put_into_an_empty_database(database, tmp_path, capsys):
    file = unpack("backup.sqlite", tmp_path)
    before = file.read_bytes()
    settings = Settings(database=database, key_file=str(tmp_path / "key"))
    where = ["--database", settings.database, "--key-file", settings.key_file]
    main(["backup", str(file), "--restore", *where])
    assert capsys.readouterr().out == f"5 tables from {file}\n"
    assert file.read_bytes() == before
    asyncio.run(prepare(settings))
    main(["verify", *where])
    assert "5 tables, all as they were played" in capsys.readouterr().out
