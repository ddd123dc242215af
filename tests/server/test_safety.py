"""Nobody gets in, in the way, or at what is not theirs."""

import asyncio
import gc
import socket
from random import Random

import msgspec
import psutil
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from antechamber.server import protocols
from antechamber.server.addresses import LOCAL
from antechamber.server.headers import POLICY
from antechamber.server.limits import Limit, Limits
from antechamber.server.logs import without_secrets
from antechamber.server.refused import Refused
from antechamber.server.rows import SeatRow
from antechamber.server.schema import seat_rows, sessions
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.table_actions import ACTIONS
from antechamber.server.table_streams import show_all
from server.table_clients import get, messages, post, sit_down

pytestmark = pytest.mark.anyio


async def test_every_answer_carries_the_policy(host, http):
    for path in ("/", "/healthz", "/metrics", "/api/games", "/api/tables/nothing"):
        answer = await http.get(host.url + path)
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_another_sites_page_is_not_heard(host, http):
    foreign = {"origin": "https://elsewhere.example"}
    assert (await http.post(f"{host.url}/api/me", content=b'{"name":"x"}', headers=foreign)).status_code == 403
    own = {"origin": host.url}
    assert (await http.post(f"{host.url}/api/me", content=b'{"name":"x"}', headers=own)).status_code == 200
    http.cookies.clear()
    clients = await sit_down(host.url, http, "royals", 2, connect=False)
    address = clients.players[0].address
    headers = {"Cookie": f"antechamber={clients.host.token}"}
    with pytest.raises(InvalidStatus):
        await connect(address, additional_headers=headers | {"Origin": "https://elsewhere.example"})
    async with connect(address, additional_headers=headers | {"Origin": host.url}) as websocket:
        assert '"table"' in await websocket.recv()


async def test_the_session_is_out_of_reach_of_scripts_and_stored_as_a_hash(host, http):
    answer = await http.get(f"{host.url}/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    token = answer.cookies["antechamber"]
    http.cookies.clear()
    clients = await sit_down(host.url, http, "royals", 2, connect=False)
    secrets = [token, clients.host.token, *clients.links.links.values()]
    stored = str(await host.server.store.rows(select(seat_rows), SeatRow))
    stored += str(await host.server.store.column(select(sessions.c.hash)))
    assert len(stored) > 200
    assert not any(secret in stored for secret in secrets)


async def test_an_ended_session_is_worth_nothing(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    headers = {"cookie": f"antechamber={clients.host.token}"}
    await http.delete(f"{host.url}/api/me", headers=headers)
    await clients.players[0].listener
    assert clients.players[0].websocket.close_code == 4403
    status, raw = await get(clients.host, f"/tables/{clients.table}")
    assert (status, msgspec.json.decode(raw)["mine"]) == (200, [])
    await clients.go()


async def test_seats_are_for_those_who_hold_them(host, http):
    clients = await sit_down(host.url, http, "royals", 2, connect=False, spectators=False)
    stranger = ScriptedClient(host.url, http)
    await post(stranger, "/me", {"name": "S"})
    for seat in (0, 1, 9, None):
        player = ScriptedPlayer(stranger, clients.table, seat)
        heard = []
        player.on_raw = heard.append
        await player.come()
        await player.listener
        assert player.websocket.close_code == 4403
        assert [msgspec.json.decode(raw)["code"] for raw in heard] == ["forbidden"]
    assert (await get(stranger, f"/tables/{clients.table}"))[0] == 403
    assert (await get(stranger, f"/tables/{clients.table}/story"))[0] == 403
    assert (await post(stranger, "/join", {"token": "x" * 32}))[0] == 403


async def test_too_fast_is_refused_and_comes_to_rest(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    # Whole views cost more than most messages.
    host.app.state.limits.messages = Limit(rate=0.001, burst=30)
    player = clients.players[0]
    for _ in range(6):
        await player.websocket.send('{"kind":"refresh"}')
    await player.until(lambda: len(messages(clients, 0, "refused")) == 3)
    assert {refusal["code"] for refusal in messages(clients, 0, "refused")} == {"limit"}
    await clients.go()


async def test_limits_are_by_key_and_by_address():
    limit = Limit(rate=0, burst=2)
    limit.spend("a")
    limit.spend("a")
    limit.spend("b")
    with pytest.raises(Refused):
        limit.spend("a")
    limits = Limits()
    for _ in range(1000):
        await limits.address("table", LOCAL)
    for _ in range(20):
        await limits.address("table", "203.0.113.7")
    with pytest.raises(Refused):
        await limits.address("table", "203.0.113.7")


async def test_large_things_are_refused(host, http):
    answer = await http.post(f"{host.url}/api/tables", content=b" " * 300_000)
    assert answer.status_code == 400
    clients = await sit_down(host.url, http, "royals", 2)
    player = clients.players[0]
    await player.websocket.send("x" * 20_000)
    await player.listener
    assert player.websocket.close_code == 1009
    await clients.go()


async def test_who_does_not_read_is_dropped_and_others_do_not_notice(host, http, monkeypatch):
    monkeypatch.setattr("antechamber.server.sockets.SENDING_LIMIT", 0.5)
    clients = await sit_down(host.url, http, "royals", 2)
    one = clients.players[0]
    await clients.players[1].go()
    await one.until(lambda: messages(clients, 0, "here")[-1]["seats"] == [0])
    # A socket that asks for much and never reads.
    asleep = socket.create_connection(("127.0.0.1", int(host.url.rsplit(":", 1)[1])))
    asleep.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    path = clients.players[1].address.split("/", 3)[3]
    asleep.sendall(
        f"GET /{path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: antechamber={clients.players[1].client.token}\r\n\r\n".encode()
    )
    await one.until(lambda: messages(clients, 0, "here")[-1]["seats"] == [0, 1])
    table = host.server.tables[clients.table]
    sleeper = next(one for one in table.sockets if one.viewer == 1)
    async with table.lock as locked:
        for _ in range(5000):
            show_all(locked, sleeper)
            if sleeper.ending:
                break
    await one.until(lambda: messages(clients, 0, "here")[-1]["seats"] == [0])
    asleep.close()
    await clients.go()


def rubbish(rng):
    """A message that means nothing, or something that must not be done."""
    kinds = [
        "choose",
        "take_back",
        "ask_rewind",
        "answer_rewind",
        "answer_bot",
        "say",
        "ask_advice",
        "check_undo",
        "back",
        "view",
        "x",
    ]
    match rng.randrange(6):
        case 0:
            return "".join(chr(rng.randrange(32, 0x2FF)) for _ in range(rng.randrange(200)))
        case 1:
            return msgspec.json.encode(
                {"kind": rng.choice(kinds), "decision": rng.choice([-1, "1", None, 1e9])}
            ).decode()
        case 2:
            return msgspec.json.encode({"kind": rng.choice(kinds[:4]), "decision": 10**6, "text": "x" * 300}).decode()
        case 3:
            return "[" * rng.randrange(1, 500)
        case 4:
            return msgspec.json.encode(
                {"kind": "choose", "decision": rng.randrange(10**6), "text": "draw pile"}
            ).decode()
        case _:
            answer = {"kind": "answer_rewind", "agree": True, "request": rng.randrange(9), "re": rng.randrange(10**6)}
            return msgspec.json.encode(answer).decode()


async def test_ten_thousand_wrong_messages_change_nothing(host, http, monkeypatch):
    monkeypatch.setattr(protocols, "FRAMES_AT_ONCE", 20_000)
    clients = await sit_down(host.url, http, "royals", 2)
    host.app.state.limits.messages = Limit(rate=1e9, burst=1e9)
    spectator = ScriptedPlayer(ScriptedClient(host.url, http), clients.table, None)
    clients.heard[None] = []
    spectator.on_raw = clients.heard[None].append
    await spectator.come()
    await spectator.until(lambda: spectator.now)
    table = host.server.tables[clients.table]
    before = (table.played.length, table.row.revision, table.row.messages, table.played.numbers.copy())
    process, rng = psutil.Process(), Random(1)
    people = {**dict(enumerate(clients.players)), None: spectator}
    memory = 0
    for batch in range(100):
        for _ in range(100):
            seat = rng.choice([0, 1, None])
            await people[seat].websocket.send(rubbish(rng))
        await count_refused(clients, people, (batch + 1) * 100)
        if batch == 20:
            gc.collect()
            memory = process.memory_info().rss
    assert (table.played.length, table.row.revision, table.row.messages, table.played.numbers) == before
    gc.collect()
    assert process.memory_info().rss - memory < 20_000_000
    await spectator.go()
    await clients.go()


async def count_refused(clients, people, wanted):
    """Until so many messages have been refused, each with a sentence; then they are forgotten."""
    counts = clients.__dict__.setdefault("refused", {"count": 0})
    async with asyncio.timeout(120):
        while True:
            for seat, heard in clients.heard.items():
                fresh = [msgspec.json.decode(raw) for raw in heard]
                refused = [message for message in fresh if message["kind"] == "refused"]
                assert all(message["text"] and message["code"] for message in refused)
                counts["count"] += len(refused)
                heard.clear()
                people[seat].news.clear()
            if counts["count"] >= wanted:
                return
            waits = [asyncio.ensure_future(person.news.wait()) for person in people.values()]
            _, pending = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()


async def test_unauthorised_requests_are_answered_and_change_nothing(host, http):
    clients = await sit_down(host.url, http, "royals", 2, connect=False)
    stranger, rng = ScriptedClient(host.url, http), Random(2)
    table = host.server.tables[clients.table]
    before = (table.played.length, table.row.revision)
    kinds = [kind.__struct_config__.tag for kind in ACTIONS]
    for _ in range(150):
        body = {"kind": rng.choice([*kinds, "x"]), "seat": rng.choice([0, 1, 5, -1, "a"]), "name": "N"}
        keep = rng.sample(sorted(body), rng.randrange(1, 4))
        status, refusal = await post(stranger, f"/tables/{clients.table}", {key: body[key] for key in keep})
        assert status in {400, 403, 404, 409}
        assert refusal["text"]
    assert (table.played.length, table.row.revision) == before


async def test_a_store_that_does_not_answer_is_said_so(host, http, monkeypatch):
    clients = await sit_down(host.url, http, "royals", 2, connect=False)

    async def broken(work):
        raise OSError

    monkeypatch.setattr(host.server.database, "run", broken)
    assert (await http.get(f"{host.url}/healthz")).status_code == 503
    assert (await get(clients.host, "/tables"))[0] == 503
    player = clients.players[0]
    await player.come()
    await player.listener
    assert player.websocket.close_code == 1012
    monkeypatch.undo()


def test_logs_leave_out_what_is_called_like_a_secret():
    event = {"event": "x", "token": "t", "seed": "s", "cookie": "c", "table": "abc"}
    assert without_secrets(None, "info", event) == {
        "event": "x",
        "token": "…",
        "seed": "…",
        "cookie": "…",
        "table": "abc",
    }


async def test_a_clean_end_tells_everybody_to_come_back(settings, http):
    from server.hosts import local

    async with local(settings) as host:
        clients = await sit_down(host.url, http, "royals", 2)
    for player in clients.players:
        await player.listener
        with pytest.raises(ConnectionClosed):
            await player.websocket.recv()
        assert player.websocket.close_code == 1012
