"""Many who come at once, or ask for much: connections, sockets and messages are counted, and others play on."""

import asyncio
import subprocess
import sys

import msgspec
import pytest
from websockets.asyncio.client import connect

from antechamber.server import table_socket
from antechamber.server.addresses import Addresses
from antechamber.server.limits import Limit, RateMeter
from antechamber.server.settings import Settings
from antechamber.server.wire.client import Choose, Refresh
from server.hosts import local
from server.raw_connections import port_of, said_to
from server.table_clients import Calls, messages, play_on, sit_down

pytestmark = pytest.mark.anyio


# How many come


async def test_an_address_has_so_many_connections(settings, http, monkeypatch):
    elsewhere = msgspec.structs.replace(settings, base_url="https://games.example.org", connections_per_address=3)
    async with local(elsewhere) as host:
        connections, left = host.app.state.connections, Calls(monkeypatch, host.app.state.connections, "leave")
        quiet_ones = [await asyncio.open_connection("127.0.0.1", port_of(host)) for _ in range(3)]
        assert (await said_to(host, b"")).startswith(b"HTTP/1.1 429 ")
        assert connections.from_address == {"127.0.0.1": 3}
        quiet_ones.pop()[1].close()
        await left.until(lambda made: connections.open == 2)
        assert (await http.get(f"{host.url}/api/engine")).status_code == 200
        for _, writer in quiet_ones:
            writer.close()


@pytest.mark.parametrize(
    "values", [{}, {"trusted_proxies": "127.0.0.1"}, {"base_url": "https://x.example", "connections_per_address": 0}]
)
async def test_this_machine_and_a_proxy_that_is_believed_have_any_number(settings, http, values):
    async with local(msgspec.structs.replace(settings, **{"connections_per_address": 3, **values})) as host:
        opened = [await asyncio.open_connection("127.0.0.1", port_of(host)) for _ in range(20)]
        assert (await http.get(f"{host.url}/api/engine")).status_code == 200
        for _, writer in opened:
            writer.close()


def test_connections_are_counted_by_the_same_addresses_as_requests():
    addresses = Addresses(Settings(trusted_proxies="10.0.0.0/8"))
    assert addresses.of_peer("2001:db8::1") == addresses.of_peer("2001:db8::2") != addresses.of_peer("2001:db8:0:1::1")
    assert addresses.of_peer("::ffff:203.0.113.7") == addresses.of_peer("203.0.113.7") == "203.0.113.7"
    assert addresses.of_peer("10.1.2.3") == addresses.of_peer("") == ""
    assert addresses.of_peer("127.0.0.1") == "127.0.0.1"
    assert Addresses(Settings()).of_peer("127.0.0.1") == Addresses(Settings()).of_peer("::1") == ""


async def test_files_are_left_for_the_store_however_many_come(host, http, capsys):
    clients = await sit_down(host.url, http, "royals", 2)
    host.app.state.connections.room = host.app.state.connections.open
    for _ in range(3):
        assert (await said_to(host, b"")).startswith(b"HTTP/1.1 503 ")
    await play_on(clients)
    assert capsys.readouterr().out.count("allow more open files") == 1
    await clients.go()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_a_server_takes_as_many_files_as_it_may_have():
    program = (
        "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (64, 200));"
        "from antechamber.server.open_files import allow_many_files as allow, most_files;"
        "print(most_files()); allow(); print(r.getrlimit(r.RLIMIT_NOFILE)); allow(); print(most_files())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    assert done.stdout.split("\n")[:3] == ["64", "(200, 200)", "200"]


# What is asked for over sockets


@pytest.fixture
async def proxied(settings):
    """Behind a proxy that says where people come from."""
    async with local(msgspec.structs.replace(settings, trusted_proxies="127.0.0.1")) as host:
        yield host


def watching(host, table, address):
    page = f"{host.url.replace('http', 'ws')}/api/tables/{table}/live"
    return connect(page, additional_headers={"X-Forwarded-For": address}, compression=None)


async def kinds_until(connection, kind):
    """The next message of a kind, and how many came before it of which kinds."""
    before = []
    async with asyncio.timeout(30):
        while (message := msgspec.json.decode(await connection.recv()))["kind"] != kind:
            before.append(message["kind"])
    return message, before


async def test_those_without_a_session_are_few_at_each_address(proxied, http, monkeypatch):
    monkeypatch.setattr(table_socket, "MOST_STRANGERS", 2)
    clients = await sit_down(proxied.url, http, "royals", 2)
    first = [await watching(proxied, clients.table, f"2001:db8::{number}") for number in range(2)]
    for connection in first:
        await kinds_until(connection, "here")
    async with watching(proxied, clients.table, "2001:db8::3") as connection:
        assert (await kinds_until(connection, "refused"))[0]["code"] == "limit"
        await connection.wait_closed()
        assert connection.close_code == 4429
    async with watching(proxied, clients.table, "2001:db8:0:1::3") as connection:
        await kinds_until(connection, "here")
    for connection in first:
        await connection.close()
    await clients.go()


async def test_an_address_has_so_many_sockets_whoever_they_are(settings, http):
    few = msgspec.structs.replace(settings, trusted_proxies="127.0.0.1", connections_per_address=1)
    async with local(few) as host:
        clients = await sit_down(host.url, http, "royals", 2, connect=False)
        async with (
            watching(host, clients.table, "203.0.113.7") as connection,
            watching(host, clients.table, "203.0.113.7") as other,
        ):
            await kinds_until(connection, "here")
            assert (await kinds_until(other, "refused"))[0]["code"] == "limit"


async def test_messages_are_counted_by_address_and_by_what_they_cost(proxied, http):
    clients = await sit_down(proxied.url, http, "royals", 2, connect=False)
    limits = proxied.app.state.limits
    limits.messages, limits.messages_of_address = Limit(0, 1000), Limit(0, 21)
    async with (
        watching(proxied, clients.table, "203.0.113.7") as one,
        watching(proxied, clients.table, "203.0.113.7") as two,
        watching(proxied, clients.table, "203.0.113.8") as three,
    ):
        for connection in (one, two, three):
            await kinds_until(connection, "here")
            await connection.send('{"kind":"refresh","re":5}')
            await kinds_until(connection, "done")
        await one.send('{"kind":"refresh","re":6}')
        assert (await kinds_until(one, "refused"))[0]["code"] == "limit"
        await two.send('{"kind":"back","re":7}')
        assert (await kinds_until(two, "refused"))[0]["code"] == "forbidden"
        await two.send('{"kind":"back","re":8}')
        assert (await kinds_until(two, "refused"))[0]["code"] == "limit"
        await three.send('{"kind":"back","re":9}')
        assert (await kinds_until(three, "refused"))[0]["code"] == "forbidden"


async def test_those_without_a_session_are_one(proxied, http):
    clients = await sit_down(proxied.url, http, "royals", 2, connect=False)
    proxied.app.state.limits.messages = Limit(0, 10)
    async with (
        watching(proxied, clients.table, "203.0.113.7") as one,
        watching(proxied, clients.table, "203.0.113.7") as two,
    ):
        for connection in (one, two):
            await kinds_until(connection, "here")
        await one.send('{"kind":"refresh"}')
        await kinds_until(one, "done")
        await two.send('{"kind":"refresh"}')
        assert (await kinds_until(two, "refused"))[0]["code"] == "limit"


async def test_what_is_too_fast_is_named(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    host.app.state.limits.messages = Limit(0, 0)
    answers = [await clients.players[0].request(request) for request in (Refresh(), Choose(decision=0, text="x"))]
    assert [(answer.kind, answer.code) for answer in answers] == [("refused", "limit")] * 2
    assert [answer.re for answer in answers] == [1, 2]
    await clients.players[0].websocket.send("nonsense")
    await clients.players[0].until(lambda: len(messages(clients, 0, "refused")) == 3)
    assert messages(clients, 0, "refused")[-1]["re"] == 0
    await clients.go()


class Noted(RateMeter):
    """Nobody waits for it in a test."""

    def __init__(self, rate, burst):
        super().__init__(rate, burst)
        self.waits = []

    def take(self, cost=1.0):
        self.waits.append(super().take(cost))
        return 0.0


async def test_whole_views_have_their_pace(host, http):
    """Whoever asks for them too often waits, and whoever is late too often is not sent them again."""
    clients = await sit_down(host.url, http, "royals", 2)
    views = Noted(rate=0.001, burst=5)
    next(connection for connection in host.server.tables[clients.table].sockets if connection.viewer == 0).views = views
    player = clients.players[0]
    for _ in range(7):
        assert (await player.request(Refresh())).kind == "done"
    assert views.waits[:5] == [0.0] * 5
    assert 0 < views.waits[5] < views.waits[6]
    shown = len(messages(clients, 0, "view"))
    assert (await player.request(Choose(decision=10**6, text="x"))).code == "stale"
    assert len(messages(clients, 0, "view")) == shown
    other = clients.players[1]
    shown = len(messages(clients, 1, "view"))
    assert (await other.request(Choose(decision=10**6, text="x"))).code == "stale"
    assert len(messages(clients, 1, "view")) == shown + 1
    await clients.go()


def test_a_pace_fills_up_again():
    pace = RateMeter(rate=1e-9, burst=3)
    assert [bool(pace.take()) for _ in range(4)] == [False, False, False, True]
    assert pace.early()
    quick = RateMeter(rate=1e9, burst=1)
    assert not any(quick.take() for _ in range(10))
