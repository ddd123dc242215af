"""Strangers who want nothing but to be in the way: whatever they send or do not read, others play on."""

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event

import pytest

from antechamber.games import STANDARD, load
from antechamber.server import client_transport, protocols, tutorials
from antechamber.server.client_transport import ClientTransport
from antechamber.server.table_streams import show_all
from antechamber.server.viewers import SPECTATORS
from antechamber.tutorials import tutorial
from server.raw_connections import SOCKET, all_of, deaf_connection, line_to, port_of, reset, said_to
from server.table_clients import Calls, messages, play_on, sit_down

pytestmark = pytest.mark.anyio

TUTORIAL = b"GET /api/games/first-tsar/tutorial HTTP/1.1\r\nHost: x\r\n\r\n"


def on_every_line(monkeypatch, name):
    """The calls of a method of the protocol, whichever connection it is."""
    calls = Calls(monkeypatch, protocols.Http, name)

    def method(*arguments):
        calls.at_once(*arguments)

    monkeypatch.setattr(protocols.Http, name, method)
    return calls


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
