"""Connections that are spoken by hand: requests byte by byte, frames of a socket, clients that do not read."""

import asyncio
import socket
import struct
from contextlib import asynccontextmanager, suppress

import msgspec

HANDSHAKE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
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


def frame(opcode, payload, fin=True, masked=True, reserved=0):
    head = bytes([(0x80 if fin else 0) | reserved | opcode])
    mask = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([mask | len(payload)])
    else:
        head += bytes([mask | 126]) + struct.pack("!H", len(payload))
    return head + (b"\x00" * 4 if masked else b"") + payload


class RawConnection:
    """A socket spoken by hand."""

    def __init__(self, port, table, seat, token):
        self.port = port
        query = "" if seat is None else f"?seat={seat}"
        self.hello = b"GET /api/tables/%s/live%s HTTP/1.1\r\nHost: x\r\n%s%sCookie: antechamber=%s\r\n\r\n" % (
            table.encode(),
            query.encode(),
            HANDSHAKE,
            KEY,
            token.encode(),
        )

    async def come(self):
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writer.write(self.hello)
        assert (await self.reader.readline()).startswith(b"HTTP/1.1 101")
        while (await self.reader.readline()).strip():
            pass
        return self

    async def hear(self):
        """The next frame: what it is, and what is in it; nothing at the end."""
        try:
            first, length = await self.reader.readexactly(2)
            if length >= 126:
                wide = length == 127
                length = int.from_bytes(await self.reader.readexactly(8 if wide else 2))
            return first & 15, await self.reader.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    async def refusals(self, wanted):
        """Until so many messages have been refused."""
        async with asyncio.timeout(120):
            while wanted:
                heard = await self.hear()
                assert heard is not None
                assert heard[0] != 8, heard
                if heard[0] == 1 and msgspec.json.decode(heard[1])["kind"] == "refused":
                    assert msgspec.json.decode(heard[1])["text"]
                    wanted -= 1

    async def ends(self):
        async with asyncio.timeout(60):
            while await self.hear() is not None:
                pass
        self.writer.close()
