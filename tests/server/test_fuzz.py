"""Whatever a client sends is answered in words or the connection is closed: no failure, no traceback, no effect."""

import asyncio
from random import Random
from urllib.parse import quote

import msgspec
import pytest

from antechamber.server.limits import Limit
from server.hosts import all_stored
from server.raw_connections import HANDSHAKE, KEY, RawConnection, frame, port_of
from server.table_clients import sit_down

pytestmark = pytest.mark.anyio

DIGITS = [
    "²",
    "٣",
    "\uff11",
    "9" * 30,
    "9" * 5000,
    "-1",
    "+1",
    "1.5",
    "1e3",
    "NaN",
    "0x1",
    " 1",
    "1_0",
    "",
    "\x00",
    "💎",
    "all\x00",
]
TEXTS = [
    "\x00",
    "\u202eevil",
    "\u2066",
    "x" * 300,
    "\ud7ff",
    "\U000e0001",
    "﷽" * 40,
    " ",
    " ",
    "'; DROP TABLE tables; --",
]
NUMBERS = ["1e400", "-1e400", "NaN", "Infinity", "-0", "1" * 400, "-" + "1" * 400, "0.5", "1e3", "99999999999999999999"]
QUOTED = '"²"'
RAW = [
    b"",
    b"\xff\xfe{\x00}\x00",
    b"\xef\xbb\xbf{}",
    b'{"kind":"say","text":"\xc3\x28"}',
    b'{"kind":"say","text":"\\ud800"}',
    b'{"kind":"say","text":"\\u0000"}',
    b"[" * 5000,
    b'{"a":' * 3000,
    b'{"kind":"sit","kind":"delete"}',
    b"null",
    b"0",
    b'"',
    b"{",
    b"\x00" * 50,
]
PATHS = [
    "/api/tables/{odd}",
    "/api/tables/{odd}/story",
    "/api/tables/{table}/story?seat={odd}",
    "/api/tables/{table}/story?from={odd}",
    "/api/tables/{table}/story?from=0&to={odd}",
    "/api/tables/{table}/record?seat={odd}",
    "/api/tables/{table}/analysis?seat={odd}",
    "/api/games/{odd}/rules",
    "/api/games/{odd}/tutorial",
    "/api/games/royals/components/{odd}",
    "/{odd}",
    "/assets/{odd}",
    "/{odd}/../../etc/passwd",
    "/api/{odd}",
]
POSTS = ["/api/me", "/api/tables", "/api/continue", "/api/join", "/api/tables/{table}", "/api/tables/{table}/analysis"]
ODD = [*DIGITS, *TEXTS, "..", "%2e%2e", "a" * 3000, "é", "a/b", "\\..\\", "con", "x?y#z"]
METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT", "BREW", "get", "G\x01T"]
HEADERS = [
    b"Cookie: antechamber=\xff\xfe\x80",
    b"Cookie: " + b"a=b;" * 2000,
    b"Cookie: antechamber=" + b"x" * 5000,
    b"Content-Length: -5",
    b"Content-Length: 99999999999999999999",
    b"Transfer-Encoding: chunked",
    b"Transfer-Encoding: gzip, identity",
    b"Expect: 100-continue",
    b"Origin: \xff://x",
    b"Origin: http://[::",
    b"Origin: null",
    b"X-Forwarded-For: \xff, [::1, 1.2.3.4:99999999999999",
    b"Upgrade: websocket",
    b"Upgrade: h2c\r\nConnection: Upgrade",
    b"Host: \xff",
    b"Host: [::",
    b"Accept-Encoding: \xff",
    b"Range: bytes=99999999999999999999-",
    b"If-Modified-Since: yesterday",
    b"If-None-Match: \xff",
    b"Sec-Fetch-Site: cross-site",
]


def number_body(rng, number):
    """JSON with a number where one belongs, or does not."""
    request = rng.choice(
        [
            '{"kind":"sit","seat":%s}',
            '{"kind":"new_link","seat":%s}',
            '{"game":"royals","seats":[],"choices":%s}',
            '{"game":"royals","seats":[],"settings":{"clock":%s}}',
            '{"game":"royals","seats":[],"settings":{"pace":%s}}',
            '{"table":"x","moment":%s,"seats":[]}',
            '{"name":%s}',
        ]
    )
    return (request % number).encode()


def record_body(rng):
    """Records that are not."""
    head = "antechamber record 1\ngame royals\nrules {a}\ncomponents {b}\nseats {c}\nseed {d}\n\n{e}"
    odd = [*DIGITS, *TEXTS, "1", "2", "00"]
    record = head.format(**{name: rng.choice(odd) for name in "abcde"})
    seats = [{"kind": "bot", "level": "page"}] * 2
    return msgspec.json.encode({"game": "royals", "seats": seats, "record": rng.choice([record, record[:40], "\x00"])})


def text_body(rng):
    request = rng.choice(
        [
            {"name": None},
            {"kind": "rename_seat", "seat": 0, "name": None},
            {"kind": "put_bot", "seat": 0, "level": None},
            {"game": "royals", "seats": [], "components": None},
            {"game": None, "seats": []},
            {"table": None, "moment": 0, "seats": []},
            {"token": None},
        ]
    )
    return msgspec.json.encode({key: rng.choice(TEXTS) if value is None else value for key, value in request.items()})


def body(rng):
    match rng.randrange(4):
        case 0:
            return number_body(rng, rng.choice(NUMBERS))
        case 1:
            return record_body(rng)
        case 2:
            return text_body(rng)
        case _:
            return rng.choice(RAW)


def address(rng, table):
    path = rng.choice(PATHS).replace("{table}", table)
    odd = rng.choice(ODD)
    return path.replace(
        "{odd}", rng.choice([quote(odd, safe=""), quote(odd.encode("latin-1", "replace"), safe="")])
    ).encode()


def request(rng, table, cookie):
    """A request that is wrong in one way or another, byte by byte."""
    host = b"Host: 127.0.0.1\r\nConnection: close\r\n"
    match rng.randrange(6):
        case 0 | 1:
            content = body(rng)
            path = rng.choice(POSTS).replace("{table}", table).encode()
            head = b"POST %s HTTP/1.1\r\n%s%sContent-Length: %d\r\n\r\n" % (path, host, cookie, len(content))
            return head + content
        case 2 | 3:
            return b"%s %s HTTP/1.1\r\n%s%s\r\n" % (rng.choice(METHODS).encode(), address(rng, table), host, cookie)
        case 4:
            line = b"%s %s HTTP/1.1\r\n" % (
                rng.choice([b"GET", b"POST"]),
                rng.choice([b"/api/tables", b"/", b"/api/me"]),
            )
            return line + host + rng.choice(HEADERS) + b"\r\n\r\n"
        case _:
            return rng.choice(
                [
                    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
                    b"GET  HTTP/1.1\r\n\r\n",
                    b"GET /\xff\xfe HTTP/1.1\r\n" + host + b"\r\n",
                    b"GET http://[::/ HTTP/1.1\r\n" + host + b"\r\n",
                    b"GET http://x HTTP/1.1\r\n" + host + b"\r\n",
                    b"GET / HTTP/9.9\r\n\r\n",
                    b"OPTIONS * HTTP/1.1\r\n" + host + b"\r\n",
                    b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                    b"\r\n" * 50,
                    bytes(rng.randrange(256) for _ in range(200)),
                    handshake(rng, table, cookie),
                ]
            )


def handshake(rng, table, cookie):
    odd = rng.choice(ODD)
    path = rng.choice(
        [
            f"/api/tables/{quote(odd, safe='')}/live".encode(),
            f"/api/tables/{table}/live?seat={quote(odd, safe='')}".encode(),
            f"/api/tables/{table}/live?since={quote(odd, safe='')}".encode(),
            f"/api/tables/{table}/live?seat=²".encode(),
            f"/api/tables/{table}/live?seat=\xb2".encode("latin-1"),
            b"/nowhere",
        ]
    )
    key = rng.choice([KEY, b"Sec-WebSocket-Key: x\r\n", b""])
    return b"GET %s HTTP/1.1\r\nHost: x\r\n%s%s%s\r\n" % (path, HANDSHAKE, key, cookie)


async def ask(port, raw):
    """The first line of the answer; nothing if the connection was closed without one."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(raw)
        writer.write_eof()
        async with asyncio.timeout(60):
            return await reader.readline()
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def test_five_hundred_wrong_requests(host, http, quiet, monkeypatch):
    monkeypatch.setattr("antechamber.server.protocols.PATIENCE", 2.0)
    clients = await sit_down(host.url, http, "royals", 2, connect=False)
    port, rng = port_of(host), Random(15)
    cookies = [f"Cookie: antechamber={clients.host.token}\r\n".encode(), b""]
    before = await all_stored(host.server)
    answers = {}
    for _ in range(25):
        batch = [request(rng, clients.table, rng.choice(cookies)) for _ in range(20)]
        for raw, line in zip(batch, await asyncio.gather(*[ask(port, raw) for raw in batch]), strict=True):
            assert not line or line.startswith(b"HTTP/1.1 "), (raw, line)
            answers[line[9:10]] = answers.get(line[9:10], 0) + 1
            assert line[9:10] != b"5", (raw, line)
    assert answers[b"4"] > 200
    after = await all_stored(host.server)
    # Whoever looks at /api/me is given a session, however they ask; of a refused table a count of nothing is left.
    for part in ("sessions", "spendings"):
        del before[part], after[part]
    assert after == before


def wrong_text(rng):
    kinds = [
        "choose",
        "take_back",
        "ask_rewind",
        "answer_rewind",
        "say",
        "ask_advice",
        "check_undo",
        "back ",
        "refresh ",
        "\x00",
    ]
    fields = ["decision", "text", "moment", "agree", "re", "kind", "more"]
    match rng.randrange(5):
        case 0:
            return rng.choice(RAW[1:]).replace(b"\xff\xfe", b"").replace(b"\xc3\x28", b"")
        case 1:
            return f'{{"kind":"{rng.choice(kinds)}","decision":{rng.choice(NUMBERS)},"text":"x"}}'.encode()
        case 2:
            said = {"kind": rng.choice(kinds)} | {
                name: rng.choice([*TEXTS, None, [], {}, 10**9]) for name in rng.sample(fields, 3)
            }
            return msgspec.json.encode(said)
        case 3:
            return f'{{"kind":"ask_rewind","moment":{rng.choice([*NUMBERS, QUOTED, "1000000", "999999"])}}}'.encode()
        case _:
            return msgspec.json.encode(
                {"kind": "say", "text": rng.choice(["", "\x00", "\u2066", "\u200b", "\ufeff", "\x07\x1b", " "])}
            )


BROKEN_FRAMES = [
    frame(1, b"\xff\xfe\xfd"),
    frame(1, b"{}", masked=False),
    frame(1, b"{}", reserved=0x40),
    frame(3, b"{}"),
    frame(0, b"{}"),
    frame(9, b"x" * 126),
    frame(9, b"x", fin=False),
    frame(8, b"\x00"),
    frame(8, b"\x03\xe7"),
    frame(8, b"\x03\xe8\xff"),
    frame(1, b"x", fin=False) + frame(1, b"y"),
    frame(1, b"x", fin=False) + frame(0, b"\xff"),
    b"\x81\xff" + b"\xff" * 8,
    b"GET / HTTP/1.1\r\n\r\n",
]


async def test_ten_thousand_wrong_frames(host, http, quiet):
    clients = await sit_down(host.url, http, "royals", 2, connect=False)
    host.app.state.limits.messages = Limit(rate=1e9, burst=1e9)
    host.app.state.limits.chat = Limit(rate=1e9, burst=1e9)
    port, rng = port_of(host), Random(16)
    connections = [RawConnection(port, clients.table, player.seat, player.client.token) for player in clients.players]
    connections.append(RawConnection(port, clients.table, None, clients.host.token))
    before = await all_stored(host.server)
    numbers = host.server.tables[clients.table].played.numbers.copy()
    sent = 0
    while sent < 10_000:
        connection = await rng.choice(connections).come()
        texts = [wrong_text(rng) for _ in range(100)]
        kinds = [rng.choice([1, 1, 1, 2]) for _ in texts]
        connection.writer.write(b"".join(frame(kind, text) for kind, text in zip(kinds, texts, strict=True)))
        await connection.refusals(len(texts))
        connection.writer.write(rng.choice(BROKEN_FRAMES))
        connection.writer.write_eof()
        await connection.ends()
        sent += len(texts) + 1
    assert await all_stored(host.server) == before
    assert host.server.tables[clients.table].played.numbers == numbers
