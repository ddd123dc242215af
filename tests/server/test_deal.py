"""Whose deal it is: made by everybody who takes part, promised before, told after; and where it is not, that shows."""

from hashlib import sha256
from secrets import token_hex

import msgspec
import pytest

from antechamber.cli.main import main
from antechamber.core.record import Match, read_record, replay
from antechamber.games import load
from antechamber.server.databases import open_database
from antechamber.server.schema import given_up
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.wire.lobby import Links
from server.table_clients import TableClients, get, post, randomly, sit_down

pytestmark = pytest.mark.anyio

MINE = {"kind": "person", "mine": True, "name": "Ann"}
PERSON = {"kind": "person", "name": "Bea"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture
def people(host, http):
    return [ScriptedClient(host.url, http) for _ in range(3)]


async def info(client, table):
    status, raw = await get(client, f"/tables/{table}")
    assert status == 200, raw
    return msgspec.json.decode(raw)


async def share(client, table, seat, what=None):
    """Put in a share; what was put in."""
    what = what or token_hex(16)
    status, answer = await post(client, f"/tables/{table}", {"kind": "add_share", "seat": seat, "share": what})
    assert status == 200, answer
    return what


async def waiting(people, *seats, game="royals", **values):
    """A table that waits: its links."""
    status, made = await post(
        people[0], "/tables", {"game": game, "seats": list(seats), "settings": {"pace": 0}, **values}
    )
    assert status == 201, made
    return made


async def deal_for_three(people):
    """A game of Potemkin at which everybody has put in a share."""
    made = await waiting(people, MINE, PERSON, PERSON, game="potemkin")
    for seat in (1, 2):
        await post(people[seat], "/join", {"token": made["links"][str(seat)]})
    promise = (await info(people[0], made["table"]))["seed_hash"]
    shares = [await share(people[seat], made["table"], seat) for seat in range(3)]
    await post(people[0], f"/tables/{made['table']}", {"kind": "start"})
    return made["table"], promise, shares


def hash_of(text):
    return sha256(bytes.fromhex(text)).hexdigest()


async def test_everything_can_be_made_again_from_what_is_told(people, tmp_path, capsys):
    table, promise, shares = await deal_for_three(people)
    before = await info(people[1], table)
    assert (before["seed"], before["half"], before["shares"]) == (None, None, None)
    assert before["share_hashes"] == [hash_of(one) for one in shares]
    players = [ScriptedPlayer(people[seat], table, seat) for seat in range(3)]
    clients = TableClients(Links(table, {}), players)
    await clients.come()
    await clients.play(randomly(8))
    await clients.go()
    told = await info(people[2], table)
    assert hash_of(told["half"]) == promise == told["seed_hash"]
    assert told["shares"] == shares
    lines = ["antechamber deal 1", f"half {told['half']}", *[f"share {n} {one}" for n, one in enumerate(shares)]]
    assert told["seed"] == sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
    early = [raw for heard in clients.heard.values() for raw in heard if '"status":"over"' not in raw]
    assert not any(secret in raw for raw in early for secret in [*shares, told["half"], told["seed"]])
    _, text = await get(people[0], f"/tables/{table}/record")
    record = read_record(text.decode())
    assert (record.seed.hex(), replay(load("potemkin"), record).state.over) == (told["seed"], True)
    file = tmp_path / "game.record"
    file.write_bytes(text)
    main(["replay", str(file), "--verify-seed", promise])
    said = " ".join(capsys.readouterr().out.split())
    assert "The server's half is the one that the table promised before the game." in said
    assert "The seed is made of that half and the shares of seats 0, 1, 2." in said


async def test_a_record_whose_deal_was_tampered_with_is_found_out(people, tmp_path, capsys):
    table, promise, shares = await deal_for_three(people)
    await post(people[0], f"/tables/{table}", {"kind": "close"})
    _, text = await get(people[0], f"/tables/{table}/record")
    file = tmp_path / "game.record"
    for spoilt, why in (
        (text.replace(shares[1].encode(), token_hex(16).encode()), "does not come out of"),
        (text.replace(b"# half ", b"# half 00"), "is not the one that the table promised"),
    ):
        file.write_bytes(spoilt)
        with pytest.raises(SystemExit):
            main(["replay", str(file), "--verify-seed", promise])
        assert why in capsys.readouterr().err


async def test_two_browsers_shares_change_the_deal(host, people):
    seeds = set()
    for shares in ({}, {0: "a" * 32}, {1: "a" * 32}, {0: "a" * 32, 1: "b" * 32}):
        made = await waiting(people, MINE, PERSON)
        table = host.server.tables[made["table"]]
        table.row.seed = "ab" * 32  # the same half each time
        await post(people[1], "/join", {"token": made["links"]["1"]})
        for seat, what in shares.items():
            await share(people[seat], made["table"], seat, what)
        await post(people[0], f"/tables/{made['table']}", {"kind": "start"})
        seeds.add(table.played.match.record.seed)
    assert len(seeds) == 4


async def test_a_share_is_put_in_once_by_whoever_sits_there_and_before_the_deal(people):
    ann, bea, cem = people
    made = await waiting(people, MINE, OPEN)
    path = f"/tables/{made['table']}"
    request = {"kind": "add_share", "seat": 1, "share": "1" * 32}
    assert (await post(bea, path, request))[0] == 403
    await post(bea, path, {"kind": "sit", "seat": 1})
    assert (await post(ann, path, request))[0] == 403  # the host is no exception
    for _ in range(2):
        assert (await post(bea, path, request))[0] == 200
    assert (await post(bea, path, request | {"share": "2" * 32}))[0] == 409
    assert (await post(bea, path, request | {"share": "short"}))[0] == 400
    assert (await info(ann, made["table"]))["share_hashes"] == ["", hash_of("1" * 32)]
    # Another person at that seat has a share of their own.
    await post(bea, path, {"kind": "leave", "seat": 1})
    assert (await info(ann, made["table"]))["share_hashes"] == ["", ""]
    await post(cem, path, {"kind": "sit", "seat": 1})
    assert (await post(cem, path, request | {"share": "2" * 32}))[0] == 200
    await post(ann, path, {"kind": "start"})
    assert (await post(ann, path, request | {"seat": 0}))[0] == 409
    assert (await info(ann, made["table"]))["share_hashes"] == ["", hash_of("2" * 32)]


async def test_everything_is_told_when_a_table_is_closed_early(people):
    table, promise, shares = await deal_for_three(people)
    await post(people[0], f"/tables/{table}", {"kind": "close"})
    told = await info(people[1], table)
    assert (hash_of(told["half"]), told["shares"]) == (promise, shares)
    _, text = await get(people[1], f"/tables/{table}/record")
    assert read_record(text.decode()).seed.hex() == told["seed"]


async def test_once_more_everybody_puts_in_a_share_before_the_cards_are_dealt(host, http):
    clients = await sit_down(host.url, http, "potemkin", 3)
    await clients.play(randomly(6))
    await clients.go()
    _, joined = await post(clients.players[1].client, f"/tables/{clients.table}", {"kind": "rematch"})
    for player in clients.players:
        assert (await info(clients.host, joined["table"]))["status"] == "waiting"
        await share(player.client, joined["table"], player.seat)
    assert (await info(clients.host, joined["table"]))["status"] == "playing"


# Dealing again shows


async def gave_up(people, kind, *seats, start=True):
    made = await waiting(people, *(seats or (MINE, BOT)), start=start)
    await post(people[0], f"/tables/{made['table']}", {"kind": kind})


async def test_dealing_again_shows(people):
    assert (await info(people[0], (await waiting(people, MINE, OPEN))["table"]))["given_up"] == 0
    await gave_up(people, "close")
    await gave_up(people, "delete")
    await gave_up(people, "delete", MINE, OPEN, start=False)  # nothing had been dealt
    made = await waiting(people, MINE, OPEN)
    assert (await info(people[1], made["table"]))["given_up"] == 2
    other = await waiting(people, MINE, BOT, BOT, game="potemkin")
    assert (await info(people[1], other["table"]))["given_up"] == 0
    # What is given up between setting up and dealing counts, too.
    await gave_up(people, "close")
    await post(people[0], f"/tables/{made['table']}", {"kind": "start"})
    assert (await info(people[1], made["table"]))["given_up"] == 3


async def test_whoever_else_has_the_hosts_tools_gives_up_for_the_host(people):
    made = await waiting(people, MINE, BOT, start=True)
    await post(people[1], "/join", {"token": made["host"]})
    await post(people[1], f"/tables/{made['table']}", {"kind": "close"})
    for person in people[:2]:
        fresh = (await post(person, "/tables", {"game": "royals", "seats": [MINE, OPEN]}))[1]["table"]
        assert (await info(person, fresh))["given_up"] == 1


async def test_a_new_link_of_ones_own_is_no_second_share(people):
    """Others rely on the hash that they were told."""
    made = await waiting(people, MINE, OPEN)
    await share(people[0], made["table"], 0)
    before = (await info(people[0], made["table"]))["share_hashes"]
    assert (await post(people[0], f"/tables/{made['table']}", {"kind": "new_link", "seat": 0}))[0] == 200
    assert (await info(people[0], made["table"]))["share_hashes"] == before
    status, _ = await post(people[0], f"/tables/{made['table']}", {"kind": "add_share", "seat": 0, "share": "ab" * 16})
    assert status == 409


async def test_a_table_that_is_closed_and_then_deleted_is_given_up_once(host, people):
    made = await waiting(people, MINE, BOT, start=True)
    for kind in ("close", "delete"):
        await post(people[0], f"/tables/{made['table']}", {"kind": kind})
    kept = await host.server.store.column(given_up.select())
    assert kept == [made["table"]]


async def test_what_was_given_up_long_ago_is_forgotten(host, people, monkeypatch):
    await gave_up(people, "close")
    monkeypatch.setattr("antechamber.server.store.DAY", 0)
    assert (await info(people[0], (await waiting(people, MINE, OPEN))["table"]))["given_up"] == 0


# Arranged deals


async def test_an_arranged_deal_says_so_to_everyone(people):
    match = Match(load("royals"), 2, b"record")
    fixed = str(match.record)
    for _ in range(9):
        seat = match.state.pending()[0]
        match.choose(seat, match.state.options(seat)[0].text)
    for record, reason in ((fixed, "seed"), (str(match.record), "record")):
        made = await waiting(people, MINE, BOT, record=record, listed=True)
        assert (await info(people[1], made["table"]))["arranged"] == reason
        cards = msgspec.json.decode((await get(people[1], "/tables"))[1])["open"]
        assert next(card for card in cards if card["id"] == made["table"])["arranged"] == reason
    dealt = await waiting(people, MINE, BOT)
    assert (await info(people[1], dealt["table"]))["arranged"] == ""


async def test_a_game_that_goes_on_from_a_moment_says_so(host, http):
    clients = await sit_down(host.url, http, "potemkin", 3)
    await clients.play(randomly(7))
    await clients.go()
    request = {"table": clients.table, "moment": 20, "seats": [MINE, BOT, BOT], "viewer": 0, "settings": {"pace": 0}}
    _, made = await post(clients.host, "/continue", request)
    assert (await info(clients.host, made["table"]))["arranged"] == "moment"


async def test_old_rows_are_still_read(database):
    """A table from a record, and one that is being played, as the version before wrote them."""
    from sqlalchemy import text

    from antechamber.server.store import Store
    from antechamber.server.upgrade import upgrade

    engine = open_database(database)
    await upgrade(engine, "0002")
    old = (
        "INSERT INTO tables (id, game, components, digest, rules, seats, seed, options, status, listed, imported,"
        " length, remarks, revision, pending, created, changed)"
        " VALUES (:id, 'royals', 'standard', 'd', 1, 2, '0a0b', '{}', 'playing', true, :imported, 0, 0, 0, '0', 1, 1)"
    )
    seat = (
        "INSERT INTO chairs (table_id, seat, kind, name, colour, level, stand_in, link)"
        " VALUES ('b', 0, 'person', 'Ann', 'red', '', '', 'l')"
    )
    await engine.run(lambda to: to.execute(text(old), [{"id": "a", "imported": True}, {"id": "b", "imported": False}]))
    await engine.run(lambda to: to.execute(text(seat)))
    await upgrade(engine)
    store = Store(engine)
    rows = {row.id: row for row in await store.every_table()}
    assert [(row.arranged, row.seed, row.shares) for row in (rows["a"], rows["b"])] == [
        ("record", "0a0b", None),
        ("", "0a0b", None),
    ]
    assert [seat_row.share for seat_row in await store.seat_rows(["b"])] == [""]
    await engine.close()
