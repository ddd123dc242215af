"""Boxes of one's own: read as files are, kept, found again, played with; and nothing that anybody else waits for."""

import json
import tomllib

import msgspec
import pytest
from sqlalchemy import update

from antechamber.core.components import Sheet
from antechamber.core.record import read_record
from antechamber.games import GAMES, load, sets
from antechamber.server import box_service
from antechamber.server.administration import Administration
from antechamber.server.maintenance import check_table, check_tables, copy_tables
from antechamber.server.rows import BoxRow
from antechamber.server.schema import boxes, tables
from antechamber.server.scripted_client import ScriptedClient
from antechamber.server.seed_cipher import key_path
from antechamber.server.store import Store
from server.box_drafts import altered, line, mine, opened, places, read, reading_of, save, set_value, take_away
from server.hosts import local
from server.seating import MINE, act, info, join, new_table
from server.table_clients import get, post

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "level": "random"}
INVITED = {"kind": "person", "name": "Ben"}


@pytest.fixture
def ann(host, http):
    return ScriptedClient(host.url, http)


@pytest.fixture
def ben(host, http):
    return ScriptedClient(host.url, http)


# Reading


@pytest.mark.parametrize("game", GAMES)
async def test_every_bundled_set_is_opened_as_it_is(ann, game):
    for name in sets(game):
        status, reading = await read(ann, game, components=name, seats=3)
        sheet = load(game, name).sheet
        assert (status, reading["problems"], reading["digest"]) == (200, [], sheet.digest)
        assert reading["draft"]["based_on"] == name
        assert reading["preview"]["table"]["game"] == game
        assert reading["preview"]["view"]
        assert reading["fields"].keys() == sheet.sections.keys()
        assert tomllib.loads(reading["file"]) == {"set": {"title": sheet.title, "based_on": name}}


async def test_the_file_has_the_lines_that_differ_and_is_the_same_box(ann, tmp_path):
    reading = await reading_of(ann, await altered(ann))
    content = tomllib.loads(reading["file"])
    assert content["set"] == {"title": "Ann's Royals", "based_on": "standard"}
    assert list(content["cities"]) == ["lyon"]
    assert content["looks"]["lyon"] == {"at": [100, 200]}
    file = tmp_path / "mine.toml"
    file.write_text(reading["file"], encoding="utf-8")
    sheet = load("royals", str(file)).sheet
    assert sheet.digest == reading["digest"]
    assert sheet.entry("cities", "lyon").origin("bonus") == "source: my box"
    _, again = await read(ann, file=reading["file"])
    assert (again["digest"], again["file"]) == (reading["digest"], reading["file"])


async def test_a_box_without_something_of_its_base_is_written_whole(ann):
    draft = await opened(ann)
    draft["title"] = "Not for five"
    next(one for one in draft["sections"] if one["name"] == "players")["lines"].pop()
    reading = await reading_of(ann, draft)
    assert reading["problems"] == []
    content = tomllib.loads(reading["file"])
    assert "based_on" not in content["set"]
    assert list(content["players"]) == ["2", "3", "4"]


async def test_a_problem_points_at_its_field(ann):
    draft = await altered(ann)
    set_value(draft, "cities", "lyon", "bonus", -1)
    set_value(draft, "cities", "paris", "positions", ["king", "jester"])
    line(draft, "titles", "king")["values"].pop("points")
    draft["looks"]["lyon"] = {"colour": "blue"}
    found = places(await reading_of(ann, draft))
    assert {("cities", "lyon", "bonus"), ("cities", "paris", "positions"), ("titles", "king", "points")} <= found
    assert ("looks", "lyon", "colour") in found


async def test_fields_are_what_the_game_reads(ann):
    _, reading = await read(ann, components="standard")
    cities = reading["fields"]["cities"]
    assert cities["bonus"] == {"kind": "number", "known": []}
    assert cities["positions"]["kind"] == "some"
    assert "king" in cities["positions"]["known"]
    _, reading = await read(ann, "first-tsar", components="standard")
    effect = reading["fields"]["estates"]["effect"]
    assert (effect["kind"], "favour" in effect["known"]) == ("words", True)


async def test_the_preview_is_the_board_with_this_box(ann):
    draft = await altered(ann)
    set_value(draft, "cities", "lyon", "name", "Lugdunum")
    preview = (await reading_of(ann, draft, seats=4))["preview"]
    assert len(preview["table"]["seats"]) == 4
    assert preview["table"]["seat"] is None
    assert preview["box"]["names"]["city:lyon"] == "Lugdunum"
    assert preview["box"]["looks"]["lyon"] == {"at": [100, 200]}


async def test_a_broken_file_shows_its_problems(ann):
    status, reading = await read(ann, file="[cities]\nlyon = { bonus = 4")
    assert (status, reading["draft"]) == (200, None)
    assert "not readable as TOML" in reading["problems"][0]["text"]
    text = (
        '[set]\ntitle = "Mine"\nbased_on = "standard"\n[cities]\nlyon = { bonus = "four", provenance = "rulebook" }\n'
    )
    _, reading = await read(ann, file=text)
    assert {("cities", "lyon", "bonus"), ("cities", "lyon", "name")} <= places(reading)
    assert line(reading["draft"], "cities", "lyon")["values"] == {"bonus": "four"}
    _, reading = await read(ann, file='[set]\nbased_on = "moon"\n')
    assert reading["problems"][0]["text"].startswith("box.toml: based on 'moon'")


async def test_a_game_that_is_not_here_is_refused(ann):
    assert (await read(ann, "chess", components="standard"))[0] == 404
    assert (await get(ann, "/games/chess/boxes"))[0] == 404
    assert (await read(ann, components="../../etc/passwd"))[0] == 404
    assert (await read(ann, components="box-" + "0" * 24))[0] == 404


async def test_another_order_of_the_lines_is_another_box(ann, tmp_path):
    """Cards are dealt by the order of their lines: records with the same hash would tell another game."""
    draft = await opened(ann)
    draft["title"] = "Turned round"
    next(one for one in draft["sections"] if one["name"] == "countries")["lines"].reverse()
    reading = await reading_of(ann, draft)
    assert reading["problems"] == []
    assert reading["digest"] != load("royals").sheet.digest
    file = tmp_path / "turned.toml"
    file.write_text(reading["file"], encoding="utf-8")
    assert load("royals", str(file)).sheet.digest == reading["digest"]
    status, saved = await save(ann, draft)
    assert (status, saved["set"]["digest"]) == (201, reading["digest"])


# Keeping


async def test_a_box_is_kept_found_again_and_made_once(host, ann, ben, http):
    status, saved = await save(ann, await altered(ann))
    assert status == 201, saved
    assert (saved["set"]["title"], saved["based_on"]) == ("Ann's Royals", "standard")
    assert await mine(ann) == [saved]
    assert await mine(ben) == []
    status, same = await save(ben, await altered(ben))
    assert (status, same["set"]) == (201, saved["set"])
    assert await mine(ben) == [same]
    assert len(await host.server.store.boxes.rows(boxes.select(), BoxRow)) == 1
    box = await opened(ben, components=saved["set"]["name"])
    assert (box["based_on"], line(box, "cities", "lyon")["values"]["bonus"]) == ("standard", 4)
    status, file = await get(ben, f"/games/royals/components/{saved['set']['name']}/file")
    assert (status, b"Ann's Royals" in file) == (200, True)


async def test_whoever_only_moves_things_has_a_box_of_their_own(ann):
    """Looks are no part of the hash that records name."""
    draft = await opened(ann)
    draft["title"], draft["looks"]["lyon"] = "Moved", {"at": [1, 2]}
    _, saved = await save(ann, draft)
    assert saved["set"]["digest"] == load("royals").sheet.digest
    assert (await opened(ann, components=saved["set"]["name"]))["looks"]["lyon"] == {"at": [1, 2]}


async def test_a_box_is_taken_away_by_who_has_it(ann, ben):
    _, saved = await save(ann, await altered(ann))
    await take_away(ben, saved)
    assert await mine(ann) == [saved]
    await take_away(ann, saved)
    assert await mine(ann) == []


async def test_a_box_with_problems_is_not_kept(host, ann):
    draft = await altered(ann)
    set_value(draft, "cities", "lyon", "bonus", "many")
    status, refusal = await save(ann, draft)
    assert status == 400
    assert refusal["text"].startswith("This box has problems: [cities] lyon: 'bonus' must be a whole number")
    assert await host.server.store.boxes.rows(boxes.select(), BoxRow) == []


async def test_a_box_with_which_games_do_not_end_is_not_kept(settings, http):
    async with local(msgspec.structs.replace(settings, bot_limit=0.001)) as host:
        ann = ScriptedClient(host.url, http)
        status, refusal = await save(ann, await altered(ann))
        assert (status, refusal["code"]) == (409, "closed")
        assert "do not come to an end here" in refusal["text"]
        assert await mine(ann) == []


async def test_somebody_saves_so_many_boxes_in_a_day(settings, http, monkeypatch):
    async with local(msgspec.structs.replace(settings, boxes_per_day=2)) as host:
        ann = ScriptedClient(host.url, http)
        for title in ("One", "Two", "One"):
            assert (await save(ann, await altered(ann, title)))[0] == 201
        status, refusal = await save(ann, await altered(ann, "Three"))
        assert (status, refusal["code"]) == (429, "limit")
        assert refusal["text"] == "You have saved or tried 2 boxes today, and that is all; come back tomorrow."
        monkeypatch.setattr(box_service, "MOST_KEPT", 2)
        assert "take one away first" in (await save(ann, await altered(ann, "Three")))[1]["text"]


# Playing


async def test_a_table_is_played_replayed_and_verified_with_a_box(host, ann, ben, settings, tmp_path):
    _, saved = await save(ann, await altered(ann))
    name = saved["set"]["name"]
    table, links = await new_table(ann, MINE, INVITED, components=name)
    assert (await join(ben, links["1"], name="Ben"))[0] == 200
    assert (await info(ben, table))["components"] == saved["set"]
    assert [box["set"] for box in await mine(ben)] == [saved["set"]]
    assert (await act(ann, table, "start"))[0] == 200
    status, shown = await get(ben, f"/games/royals/components/{name}/box")
    assert (status, json.loads(shown)["looks"]["lyon"]) == (200, {"at": [100, 200]})
    assert (await get(ben, f"/tables/{table}/story"))[0] == 200
    assert (await act(ann, table, "close"))[0] == 200
    record = (await get(ben, f"/tables/{table}/record"))[1].decode()
    assert read_record(record).components == saved["set"]["digest"]
    again, _ = await new_table(ben, MINE, BOT, record=record)
    assert (await info(ben, again))["components"]["digest"] == saved["set"]["digest"]
    row = await host.server.store.table(table)
    assert await check_table(host.server.store, host.server.library, row) == ""
    assert await check_tables(settings) == ({}, 2)
    copy = tmp_path / "copy.sqlite"
    assert await copy_tables(settings, copy, restore=False) == 2
    restored = msgspec.structs.replace(settings, database=f"sqlite:///{tmp_path / 'restored.sqlite'}")
    assert await copy_tables(restored, copy, restore=True) == 2
    assert await check_tables(msgspec.structs.replace(restored, key_file=str(key_path(settings)))) == ({}, 2)


async def test_a_table_of_before_orders_were_told_apart_is_still_read(settings, http):
    async with local(settings) as host:
        ann = ScriptedClient(host.url, http)
        draft = await altered(ann)
        next(one for one in draft["sections"] if one["name"] == "countries")["lines"].reverse()
        _, saved = await save(ann, draft)
        table, _ = await new_table(ann, MINE, BOT, components=saved["set"]["name"], start=True)
        await host.server.store.do(update(tables).values(digest=load_values_digest(saved, await box_text(ann, saved))))
    async with local(settings) as host:
        assert (await host.server.tables.get(table)).game.sheet.digest == saved["set"]["digest"]


async def box_text(client, saved):
    return (await get(client, f"/games/royals/components/{saved['set']['name']}/file"))[1].decode()


def load_values_digest(saved, text):
    found = Sheet("box.toml", text).digest_of_values
    assert found != saved["set"]["digest"]
    return found


async def test_bots_play_with_a_box_also_after_a_restart(settings, http):
    async with local(settings) as host:
        ann = ScriptedClient(host.url, http)
        _, saved = await save(ann, await altered(ann))
        table, _ = await new_table(ann, MINE, BOT, components=saved["set"]["name"], start=True)
    async with local(settings) as host:
        row = await host.server.store.table(table)
        found = await host.server.tables.get(table)
        assert (found.game.sheet.digest, row.digest) == (saved["set"]["digest"],) * 2
        assert found.game.sheet.looks["lyon"].at == [100, 200]
        seat = found.played.state.pending()[0]
        task = host.server.driver.task(found, found.played.state, seat, "courtier", table)
        assert (await host.server.bot_pool.think(task)).advice


async def test_a_table_whose_box_is_gone_says_so(host, ann):
    _, saved = await save(ann, await altered(ann))
    status, refusal = await post(
        ann, "/tables", {"game": "catherine", "seats": [MINE, BOT], "components": saved["set"]["name"]}
    )
    assert (status, refusal["text"]) == (
        404,
        f"There is no box '{saved['set']['name']}' here; it may have been cleared away.",
    )


# The store


def row(name="box-1", **values):
    usual = {"digest": "d", "based_on": "standard", "title": "T", "text": "t", "provenance": "{}", "made": 1, "used": 1}
    return BoxRow(id=name, game="royals", **{**usual, **values})


async def test_boxes_in_either_database(engine):
    store = Store(engine)
    for session in ("ann", "ben"):
        await store.sessions.add(session, session)
        await store.boxes.add(row(), session)
    await store.boxes.add(row("box-2", digest="e", used=5), "ann")
    assert [found.id for found in await store.boxes.of("ann", "royals")] == ["box-2", "box-1"]
    assert [found.id for found in await store.boxes.of("ben", "royals")] == ["box-1"]
    assert await store.boxes.of("ann", "catherine") == []
    assert await store.boxes.count("ann") == 2
    assert (await store.boxes.with_digest("royals", "e")).id == "box-2"
    assert await store.boxes.with_digest("catherine", "e") is None
    await store.boxes.add(row("box-3"), "nobody")
    assert await store.boxes.find("royals", "box-3") is None
    await store.sessions.end("ann")
    assert await store.boxes.count("ann") == 0
    assert [found.id for found in await store.boxes.idle(3)] == ["box-1"]
    await store.boxes.delete_idle(3)
    assert await store.boxes.of("ben", "royals") == []
    assert (await store.boxes.find("royals", "box-2")).title == "T"


async def test_boxes_of_tables_are_not_cleared_away(host, ann, settings):
    _, played = await save(ann, await altered(ann, "Played"))
    await save(ann, await altered(ann, "Unused"))
    await new_table(ann, MINE, BOT, components=played["set"]["name"])
    store = host.server.store
    await store.do(update(boxes).values(used=1))
    assert [found.title for found in await store.boxes.idle(2)] == ["Unused"]
    await store.boxes.delete_idle(2)
    assert [box["set"]["title"] for box in await mine(ann)] == ["Played"]
    assert await Administration(store, settings).idle_sessions(10**15) == []
