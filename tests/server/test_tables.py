"""What is done about tables: setting up, sitting down, the host's tools, lists."""

import msgspec
import pytest

from antechamber.core.commitment import commitment
from antechamber.core.record import Match
from antechamber.games import load
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from server.table_clients import get, post, randomly, sit_down

pytestmark = pytest.mark.anyio


async def table(client, *seats, **values):
    request = {"game": "royals", "seats": list(seats), **values}
    return await post(client, "/tables", request)


def person(**values):
    return {"kind": "person", **values}


def bot(level="random"):
    return {"kind": "bot", "level": level}


OPEN = {"kind": "open"}
MINE = person(mine=True)


async def info(client, table_id):
    status, raw = await get(client, f"/tables/{table_id}")
    assert status == 200, raw
    return msgspec.json.decode(raw)


@pytest.fixture
def people(host, http):
    return [ScriptedClient(host.url, http) for _ in range(3)]


async def test_a_table_is_set_up_and_its_links_lead_to_seats(people):
    ann, bea, _ = people
    await post(ann, "/me", {"name": "Ann"})
    status, made = await table(ann, MINE, person(), OPEN)
    assert status == 201
    assert set(made["links"]) == {"0", "1", "2"}
    assert made["host"]
    _, joined = await post(bea, "/join", {"token": made["links"]["1"], "name": "Bea"})
    assert (joined["table"], joined["seat"]) == (made["table"], 1)
    found = await info(bea, made["table"])
    assert [seat["name"] for seat in found["seats"]] == ["Ann", "Bea", ""]
    assert (found["mine"], found["host"], found["status"], found["seed"]) == ([1], False, "waiting", None)


async def test_an_open_seat_is_taken_once_and_given_up_again(people):
    ann, bea, cem = people
    _, made = await table(ann, MINE, OPEN, listed=True)
    path = f"/tables/{made['table']}"
    assert (await post(bea, path, {"kind": "sit", "seat": 1, "name": "Bea"}))[0] == 200
    assert (await post(cem, path, {"kind": "sit", "seat": 1}))[0] == 409
    assert (await post(cem, path, {"kind": "leave", "seat": 1}))[0] == 403
    assert (await post(cem, path, {"kind": "sit", "seat": 7}))[0] == 404
    assert (await post(bea, path, {"kind": "leave", "seat": 1}))[0] == 200
    assert (await post(cem, path, {"kind": "sit", "seat": 1}))[0] == 200


async def test_starting_fills_open_seats_with_bots_and_is_the_hosts_to_do(people):
    ann, bea, _ = people
    _, made = await table(ann, MINE, OPEN)
    path = f"/tables/{made['table']}"
    assert (await post(bea, path, {"kind": "start"}))[0] == 403
    player = ScriptedPlayer(ann, made["table"], 0)
    await player.come()
    assert (await post(ann, path, {"kind": "start"}))[0] == 200
    await player.until(lambda: player.now)
    assert [seat["kind"] for seat in (await info(ann, made["table"]))["seats"]] == ["person", "bot"]
    assert (await post(ann, path, {"kind": "start"}))[0] == 409
    await player.go()


async def test_names_and_colours_are_ones_own(people):
    ann, bea, _ = people
    _, made = await table(ann, MINE, person())
    await post(bea, "/join", {"token": made["links"]["1"]})
    path = f"/tables/{made['table']}"
    assert (await post(bea, path, {"kind": "rename_seat", "seat": 1, "name": "B", "colour": "purple"}))[0] == 200
    assert (await post(bea, path, {"kind": "rename_seat", "seat": 0, "name": "A"}))[0] == 403
    assert (await post(bea, path, {"kind": "rename_seat", "seat": 1, "colour": "red"}))[0] == 409
    seat = (await info(ann, made["table"]))["seats"][1]
    assert (seat["name"], seat["colour"]) == ("B", "purple")


async def test_the_host_puts_bots_in_and_out_and_removes_players(people):
    ann, bea, _ = people
    _, made = await table(ann, MINE, person(), OPEN)
    path = f"/tables/{made['table']}"
    await post(bea, "/join", {"token": made["links"]["1"]})
    assert (await post(bea, path, {"kind": "put_bot", "seat": 2, "level": "page"}))[0] == 403
    assert (await post(ann, path, {"kind": "put_bot", "seat": 2, "level": "genius"}))[0] == 404
    assert (await post(ann, path, {"kind": "put_bot", "seat": 2, "level": "page"}))[0] == 200
    assert (await info(ann, made["table"]))["seats"][2]["level"] == "page"
    await post(ann, path, {"kind": "recall", "seat": 2})
    assert (await info(ann, made["table"]))["seats"][2]["kind"] == "open"
    await post(ann, path, {"kind": "remove", "seat": 1})
    assert (await info(ann, made["table"]))["seats"][1]["kind"] == "open"
    assert (await info(bea, made["table"]))["mine"] == []


async def test_who_leaves_a_running_game_is_stood_in_for_and_may_come_back(people):
    ann, bea, _ = people
    _, made = await table(ann, MINE, person(), start=True, settings={"pace": 0})
    await post(bea, "/join", {"token": made["links"]["1"]})
    path = f"/tables/{made['table']}"
    await post(bea, path, {"kind": "leave", "seat": 1})
    assert (await info(ann, made["table"]))["seats"][1]["stand_in"] == "courtier"
    await post(bea, path, {"kind": "recall", "seat": 1})
    assert (await info(ann, made["table"]))["seats"][1]["stand_in"] == ""


async def test_lists_say_whose_turn_it_is(host, people):
    ann, bea, _ = people
    _, made = await table(ann, MINE, OPEN, listed=True)
    _, lists = await get(bea, "/tables")
    assert [card["id"] for card in msgspec.json.decode(lists)["open"]] == [made["table"]]
    await post(bea, f"/tables/{made['table']}", {"kind": "sit", "seat": 1})
    await post(ann, f"/tables/{made['table']}", {"kind": "start"})
    cards = [msgspec.json.decode((await get(one, "/tables"))[1])["mine"][0] for one in (ann, bea)]
    assert sorted(card["my_turn"] for card in cards) == [False, True]
    assert all(card["waiting"] == cards[0]["waiting"] for card in cards)


async def test_a_closed_table_is_no_longer_played_and_a_deleted_one_is_gone(host, people):
    ann, bea, _ = people
    _, made = await table(ann, MINE, bot(), start=True)
    path = f"/tables/{made['table']}"
    assert (await post(bea, path, {"kind": "close"}))[0] == 403
    assert (await post(ann, path, {"kind": "close"}))[0] == 200
    assert (await info(ann, made["table"]))["status"] == "closed"
    assert (await get(ann, f"{path}/record"))[0] == 200
    assert (await post(ann, path, {"kind": "delete"}))[0] == 200
    assert (await get(ann, path))[0] == 404
    assert await host.server.store.log(made["table"]) == []


async def test_options_are_the_hosts_to_change(people):
    ann, bea, _ = people
    _, made = await table(ann, MINE, OPEN)
    path = f"/tables/{made['table']}"
    request = {"kind": "change_settings", "settings": {"clock": 60, "confirm": True}, "listed": True}
    assert (await post(bea, path, request))[0] == 403
    assert (await post(ann, path, request))[0] == 200
    found = await info(ann, made["table"])
    assert (found["settings"]["clock"], found["settings"]["confirm"], found["listed"]) == (60, True, True)


async def test_a_record_becomes_a_table_and_a_wrong_one_does_not(people):
    ann = people[0]
    match = Match(load("royals"), 2, b"record")
    for _ in range(9):
        seat = match.state.pending()[0]
        match.choose(seat, match.state.options(seat)[0].text)
    status, made = await table(ann, MINE, bot(), record=str(match.record))
    assert status == 201
    assert (await info(ann, made["table"]))["arranged"] == "record"
    status, refusal = await table(ann, MINE, bot(), record=str(match.record) + "0 win\n")
    assert (status, refusal["code"]) == (409, "illegal")
    assert (await table(ann, MINE, bot(), record="no record"))[0] == 400


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": [MINE, bot()]},
        {"game": "royals", "seats": [MINE]},
        {"game": "royals", "seats": [MINE] * 9},
        {"game": "royals", "seats": [MINE, bot("genius")]},
        {"game": "royals", "seats": [MINE, bot()], "components": "../../etc/passwd"},
        {"game": "royals", "seats": [MINE, bot()], "settings": {"clock": -1}},
        {"game": "royals", "seats": [MINE, bot()], "more": 1},
    ],
)
async def test_tables_that_cannot_be_are_refused_in_words(people, body):
    status, refusal = await post(people[0], "/tables", body)
    assert status in {400, 404}
    assert refusal["text"]


async def test_a_hosts_own_components_are_played_after_a_trial(host, people, settings):
    from pathlib import Path

    folder = Path(settings.components) / "royals"
    folder.mkdir(parents=True)
    (folder / "own.toml").write_text('[set]\ntitle = "Our own box"\nbased_on = "standard"\n', encoding="utf-8")
    (folder / "broken.toml").write_text("title = 3\n", encoding="utf-8")
    status, made = await table(people[0], MINE, bot(), components="own")
    assert status == 201, made
    assert ("royals", "own") in host.server.set_trials.passed
    assert (await table(people[0], MINE, bot(), components="broken"))[0] == 404


async def test_the_seed_is_promised_before_the_game_and_told_after_it(host, http):
    clients = await sit_down(host.url, http, "potemkin", 3)
    promise = (await info(clients.host, clients.table))["seed_hash"]
    await clients.play(randomly(8))
    found = await info(clients.host, clients.table)
    assert commitment(bytes.fromhex(found["seed"])) == promise == found["seed_hash"]
    await clients.go()


async def test_games_rules_and_components_can_be_read(people):
    ann = people[0]
    _, games = await get(ann, "/games")
    cards = {card["key"]: card for card in msgspec.json.decode(games)}
    assert cards["royals"]["fewest"] == 2
    assert set(cards["royals"]["sets"][0]["provenance"]) <= {"rulebook", "source", "reconstructed"}
    status, rules = await get(ann, "/games/royals/rules")
    assert (status, b"**R" in rules) == (200, True)
    status, values = await get(ann, "/games/royals/components/standard")
    assert all(value["provenance"] for value in msgspec.json.decode(values))
    assert (await get(ann, "/games/chess/rules"))[0] == 404
