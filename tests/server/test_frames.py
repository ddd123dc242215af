"""Frames of a socket that are wrong, odd or too early: the line ends and nothing else."""

import asyncio
import struct

import pytest

from server.hosts import all_stored
from server.raw_connections import SOCKET, RawConnection, all_of, frame, line_to, port_of
from server.table_clients import play_on, sit_down

pytestmark = pytest.mark.anyio

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
    before, numbers = await all_stored(host.server), table.played.numbers.copy()
    connection = await RawConnection(port_of(host), clients.table, 0, clients.players[0].client.token).come()
    connection.writer.write(raw)
    await connection.ends()
    await left.until(lambda made: made)
    assert await all_stored(host.server) == before
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
