"""Strangers who want nothing but to be in the way: whatever they send, do not read or never say, others play on."""

import asyncio
import socket
import struct
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from random import Random
from threading import Event

import msgspec
import pytest
from websockets.asyncio.client import connect

from antechamber.games import STANDARD, load
from antechamber.server import client_transport, protocols, table_socket, tutorials
from antechamber.server.addresses import Addresses
from antechamber.server.client_transport import ClientTransport
from antechamber.server.limits import Limit, RateMeter
from antechamber.server.settings import Settings
from antechamber.server.table_streams import show_all
from antechamber.server.viewers import SPECTATORS
from antechamber.server.wire.client import Choose, Refresh
from antechamber.tutorials import tutorial
from server.hosts import local
from server.table_clients import Calls, messages, sit_down
from server.test_fuzz import HANDSHAKE, KEY, RawConnection, everything, frame, quiet

pytestmark = pytest.mark.anyio
__all__ = ["quiet"]

TUTORIAL = b"GET /api/games/first-tsar/tutorial HTTP/1.1\r\nHost: x\r\n\r\n"
SOCKET = b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\n" + HANDSHAKE + KEY


def port_of(host):
    return int(host.url.rsplit(":", 1)[1])


@asynccontextmanager
async def line_to(host):
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(host))
    yield reader, writer
    writer.close()


async def all_of(reader):
    """Everything until the other side ends the connection."""
    said = b""
    async with asyncio.timeout(30):
        with suppress(ConnectionError):
            while some := await reader.read(65536):
                said += some
    return said


async def said_to(host, raw):
    async with line_to(host) as (reader, writer):
        writer.write(raw)
        return await all_of(reader)


def deaf_connection(host):
    """A connection whose client takes next to nothing."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    connection.connect(("127.0.0.1", port_of(host)))
    return connection


def reset(connection):
    """End a connection without a goodbye."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


def on_every_line(monkeypatch, name):
    """The calls of a method of the protocol, whichever connection it is."""
    calls = Calls(monkeypatch, protocols.Http, name)

    def method(*arguments):
        calls.at_once(*arguments)

    monkeypatch.setattr(protocols.Http, name, method)
    return calls


async def play_on(clients):
    """Others are not held up."""
    await clients.play(Random(1), choices=4)


# What comes in

BEGUN = b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n"


@pytest.mark.parametrize(
    ("raw", "status"),
    [
        (b"GET /api/engine HTTP/1.1\r\n" + b"a:b\r\n" * 101 + b"\r\n", 431),
        (b"GET /api/engine HTTP/1.1\r\n" + b"a:b\r\n" * 20_000, 431),
        (b"GET /api/engine HTTP/1.1\r\na: " + b"b" * 40_000 + b"\r\n\r\n", 431),
        (b"GET /api/engine HTTP/1.1\r\n" + b"a" * 40_000, 431),
        (b"GET /api/engine?" + b"a" * 8_000 + b" HTTP/1.1\r\n\r\n", 414),
        (b"GET /" + b"a" * 200_000, 414),
        (b"\r\n" * 20_000, 431),
        (SOCKET + b"a:b\r\n" * 101 + b"\r\n", 431),
        (SOCKET + b"a: " + b"b" * 40_000 + b"\r\n\r\n", 431),
        (SOCKET + b"a: " + b"b" * 9_000 + b"\r\n\r\n", 431),
        (BEGUN + b"a:b\r\n" * 200, 431),
        (BEGUN + b"a: " + b"b" * 40_000, 431),
        (BEGUN[:-1] + b";" + b"x" * 40_000, 431),
        (b"GET \x00 HTTP/1.1\r\n\r\n", 400),
    ],
)
async def test_the_head_of_a_request_has_bounds(host, quiet, raw, status):
    """Before, among and after its headers; also that of a socket, and what follows a body in parts."""
    said = await said_to(host, raw)
    # Whoever has been answered already, because the body was enough, is not answered twice.
    assert said.startswith(b"HTTP/1.1 %d " % status) or (not said and raw.startswith(BEGUN[:-1])), said[:200]


async def test_a_long_head_within_the_bounds_is_heard(host):
    head = b"GET /api/engine?" + b"a" * 7_000 + b" HTTP/1.1\r\nConnection: close\r\n"
    said = await said_to(host, head + b"a: %s\r\n" % (b"b" * 200) * 90 + b"\r\n")
    assert said.startswith(b"HTTP/1.1 200 ")


async def test_nothing_is_looked_at_after_what_was_too_much(host, monkeypatch):
    looked = on_every_line(monkeypatch, "on_header")
    async with line_to(host) as (reader, writer):
        with suppress(ConnectionError):
            writer.write(b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * 1_000_000)
            await writer.drain()
        await all_of(reader)
    assert len(looked.made) == protocols.MOST_HEADERS + 1


async def test_requests_that_wait_for_their_turn_are_few(host, quiet):
    said = await said_to(host, b"GET /api/engine HTTP/1.1\r\n\r\n" * 5_000)
    assert said.count(b"HTTP/1.1 200") <= protocols.MOST_WAITING


# What goes out


@pytest.fixture
def left(host, monkeypatch):
    """The connections that have ended."""
    return Calls(monkeypatch, host.app.state.connections, "leave")


@pytest.mark.parametrize("last", [b"", b"GET /api/engine HTTP/1.1\r\nConnection: close\r\n\r\n", b"nonsense\r\n\r\n"])
async def test_an_answer_that_is_not_taken_ends_the_line(host, left, quiet, monkeypatch, last):
    monkeypatch.setattr(client_transport, "PATIENCE", 0.5)
    deaf = [deaf_connection(host) for _ in range(5)]
    for connection in deaf:
        connection.sendall(TUTORIAL * 40 + last)
    await left.until(lambda made: len(made) == len(deaf))
    assert host.app.state.connections.open == 0
    for connection in deaf:
        connection.close()


async def test_a_socket_that_is_not_read_ends_too(host, http, left, quiet, monkeypatch):
    """Not only for the table: also its file is given back, which closing alone does not do."""
    monkeypatch.setattr(client_transport, "PATIENCE", 0.5)
    clients = await sit_down(host.url, http, "royals", 2)
    before = host.app.state.connections.open
    deaf = deaf_connection(host)
    path = b"/api/tables/%s/live" % clients.table.encode()
    deaf.sendall(SOCKET.replace(b"/api/tables/x/live", path) + b"\r\n")
    table = host.server.tables[clients.table]
    await clients.players[0].until(lambda: messages(clients, 0, "here")[-1]["spectators"] == 1)
    sleeper = next(connection for connection in table.sockets if connection.viewer is SPECTATORS)
    while not sleeper.ending:
        async with table.lock as locked:
            show_all(locked, sleeper)
        await asyncio.sleep(0)
    await left.until(lambda made: host.app.state.connections.open == before)
    await play_on(clients)
    await clients.go()
    deaf.close()


class Slow:
    """A transport of which so much waits to be sent."""

    def __init__(self):
        self.waiting = 0
        self.aborted = False

    def is_closing(self):
        return self.aborted

    def write(self, data):
        self.waiting += len(data)

    def get_write_buffer_size(self):
        return self.waiting

    def abort(self):
        self.aborted = True


async def test_whoever_takes_something_has_all_the_time(monkeypatch):
    monkeypatch.setattr(client_transport, "PATIENCE", 0.0)
    slow = Slow()
    connection = ClientTransport(slow, asyncio.get_running_loop(), lambda: None)
    connection.write(b"x" * 100_000)
    for _ in range(10):
        slow.waiting -= client_transport.LEAST
        connection.look()
        # What is written meanwhile is not held against what was taken.
        connection.write(b"x" * 9_000)
    assert not slow.aborted
    connection.look()
    assert slow.aborted
    connection.lost()
    slow.waiting, slow.aborted = 0, False
    connection.look()
    assert not slow.aborted


async def test_requests_in_a_row_that_are_not_read_and_reset_leave_no_traceback(host, left, quiet, monkeypatch):
    paused = on_every_line(monkeypatch, "pause_writing")
    connection = deaf_connection(host)
    connection.sendall(TUTORIAL * 40)
    await paused.until(lambda made: made)
    reset(connection)
    await left.until(lambda made: made)
    # Whoever waited to send goes on in the next moments.
    async with line_to(host) as (reader, writer):
        writer.write(b"GET /api/engine HTTP/1.1\r\nConnection: close\r\n\r\n")
        assert (await all_of(reader)).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("path", [b"/api/tables/x/live", b"/nowhere"])
async def test_whoever_goes_while_they_are_turned_away_leaves_no_traceback(host, left, quiet, path):
    for number in range(20):
        connection = socket.create_connection(("127.0.0.1", port_of(host)))
        connection.sendall(SOCKET.replace(b"/api/tables/x/live", path) + b"\r\n")
        for _ in range(number):
            await asyncio.sleep(0)
        reset(connection)
    await left.until(lambda made: len(made) == 20)


def test_a_tutorial_is_worked_out_once_however_many_ask_at_once(monkeypatch):
    """Several threads that read a tutorial for the first time together have ended the whole process."""
    asked, go = [], Event()

    def slowly(key):
        asked.append(key)
        go.wait(30)
        return tutorial(key)

    monkeypatch.setattr(tutorials, "tutorial", slowly)
    tutorials.worked_out.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        made = [threads.submit(tutorials.guided, load("royals", STANDARD)) for _ in range(4)]
        go.set()
    assert len({id(one.result()) for one in made}) == 1
    assert asked == ["royals"]


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


# Frames

PROTOCOL_ERRORS = {
    "unmasked": frame(1, b"{}", masked=False),
    "reserved bits": frame(1, b"{}", reserved=0x40),
    "all reserved bits": frame(1, b"{}", reserved=0x70),
    "an unknown kind": frame(3, b"{}"),
    "an unknown control frame": frame(11, b""),
    "a ping in parts": frame(9, b"x", fin=False),
    "a close in parts": frame(8, b"\x03\xe8", fin=False),
    "a long ping": frame(9, b"x" * 126),
    "a long close": frame(8, b"\x03\xe8" + b"x" * 124),
    "a length that is too large": b"\x81\xfe\x40\x01" + b"\x00" * 4,
    "a length of eight bytes": b"\x81\xff" + struct.pack("!Q", 2**40) + b"\x00" * 4,
    "a negative length": b"\x81\xff" + b"\xff" * 8 + b"\x00" * 4,
    "what is no text": frame(1, b"\xff\xfe\xfd"),
    "half of a letter": frame(1, b"\xf0\x9f"),
    "a surrogate": frame(1, b"\xed\xa0\x80"),
    "what is no text in parts": frame(1, b"\xf0\x9f", fin=False) + frame(0, b"\xff\xff"),
    "a close of one byte": frame(8, b"\x03"),
    "a code that nobody sends": frame(8, struct.pack("!H", 1005)),
    "a code that there is not": frame(8, struct.pack("!H", 999)),
    "a code that is too large": frame(8, struct.pack("!H", 5000)),
    "a reason that is no text": frame(8, struct.pack("!H", 1000) + b"\xff"),
    "nothing to go on with": frame(0, b"{}"),
    "one within another": frame(1, b"x", fin=False) + frame(1, b"y"),
    "a close within a message": frame(1, b"x", fin=False) + frame(8, b"\x03\xe8"),
    "parts that are too long together": frame(1, b"x" * 9_000, fin=False) + frame(0, b"x" * 9_000),
    "a thousand parts": frame(1, b"{", fin=False) + frame(0, b"x", fin=False) * 1_000,
    "empty parts": frame(1, b"", fin=False) + frame(0, b"", fin=False) * 20_000,
    "pings": frame(9, b"x" * 125) * 2_000,
    "pongs": frame(10, b"") * 20_000,
    "messages": frame(1, b"{}") * 20_000,
    "another handshake": SOCKET + b"\r\n",
    "a request": b"GET / HTTP/1.1\r\n\r\n",
}


@pytest.mark.parametrize("raw", PROTOCOL_ERRORS.values(), ids=PROTOCOL_ERRORS)
async def test_frames_that_are_wrong_end_the_line_and_nothing_else(host, http, left, quiet, raw):
    clients = await sit_down(host.url, http, "royals", 2)
    table = host.server.tables[clients.table]
    before, numbers = await everything(host.server), table.played.numbers.copy()
    connection = await RawConnection(port_of(host), clients.table, 0, clients.players[0].client.token).come()
    connection.writer.write(raw)
    await connection.ends()
    await left.until(lambda made: made)
    assert await everything(host.server) == before
    assert table.played.numbers == numbers
    await play_on(clients)
    await clients.go()


async def test_what_may_be_said_in_odd_ways_is_heard(host, http, quiet):
    """Messages in parts with pings between them; bytes are refused in words; an empty ping is answered."""
    clients = await sit_down(host.url, http, "royals", 2)
    connection = await RawConnection(port_of(host), clients.table, 0, clients.players[0].client.token).come()
    text = b'{"kind":"refresh","re":77}'
    parts = [frame(0 if at else 1, text[at : at + 1], fin=at == len(text) - 1) for at in range(len(text))]
    connection.writer.write(frame(9, b"").join(parts) + frame(2, text) + frame(10, b"never asked for"))
    heard = []
    async with asyncio.timeout(30):
        while [kind for kind, _ in heard].count(10) < len(text) - 1 or not any(
            b"Messages are text" in said for _, said in heard
        ):
            heard.append(await connection.hear())
    assert any(b'"kind":"done","re":77' in said for _, said in heard)
    connection.writer.write(frame(8, b""))
    await connection.ends()
    await play_on(clients)
    await clients.go()


async def test_whoever_speaks_before_the_handshake_is_answered_is_not_heard(host, http, quiet, left, monkeypatch):
    """Their pings would be answered before the handshake, and what is wrong could not be answered at all."""
    clients = await sit_down(host.url, http, "royals", 2)
    find, asked, over = host.server.store.sessions.name, asyncio.Event(), asyncio.Event()

    async def find_slowly(session):
        asked.set()
        await over.wait()
        return await find(session)

    monkeypatch.setattr(host.server.store.sessions, "name", find_slowly)
    for raw in (frame(9, b"x"), frame(1, b"x", masked=False), frame(8, b"")):
        connection = RawConnection(port_of(host), clients.table, 0, clients.players[0].client.token)
        async with line_to(host) as (reader, writer):
            writer.write(connection.hello)
            await asked.wait()
            asked.clear()
            writer.write(raw)
            assert await all_of(reader) == b""
    over.set()
    await left.until(lambda made: len(made) == 3)
    monkeypatch.undo()
    await play_on(clients)
    await clients.go()
