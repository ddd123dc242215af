"""Limits hold behind any proxy and in all processes together; requests that never come whole end."""

import asyncio

import msgspec
import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect

from antechamber.core.errors import AntechamberError
from antechamber.server import protocols
from antechamber.server.addresses import LOCAL, UNKNOWN, Addresses
from antechamber.server.limits import Limit, Limits, Shared
from antechamber.server.refused import Refused
from antechamber.server.serving import configuration
from antechamber.server.settings import Settings
from antechamber.server.wire.client import Refresh
from server.hosts import free_port, local
from server.table_clients import get, sit_down

pytestmark = pytest.mark.anyio


def asked_by(host, settings=None, **headers):
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "client": (host, 1), "headers": raw}
    return Addresses(settings or Settings()).of(HTTPConnection(scope))


def test_an_ipv6_network_is_one_address():
    one = asked_by("2001:db8:1:2:3:4:5:6")
    assert one == asked_by("2001:db8:1:2:ffff::1")
    assert one != asked_by("2001:db8:1:3:3:4:5:6")
    assert asked_by("::ffff:203.0.113.7") == asked_by("203.0.113.7") == "203.0.113.7"
    assert asked_by("fe80::1%eth0") == asked_by("fe80::2")


def test_what_is_no_address_is_all_one():
    assert asked_by("") == asked_by("unknown") == asked_by("_hidden") == asked_by("1.2.3.4.5") == UNKNOWN


@pytest.mark.parametrize("host", ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
def test_people_on_this_machine_are_not_limited_unless_others_may_come_by_it(host):
    assert asked_by(host) == LOCAL
    assert asked_by(host, Settings(base_url="http://localhost:8017")) == LOCAL
    assert asked_by(host, x_forwarded_for="203.0.113.7") != LOCAL
    assert asked_by(host, via="1.1 proxy") != LOCAL
    assert asked_by(host, Settings(base_url="https://games.example.org")) != LOCAL
    assert asked_by(host, Settings(trusted_proxies="10.0.0.0/8")) != LOCAL


@pytest.mark.parametrize("named", ["*", "proxy.example.org", "127.0.0.1/8", "10.0.0.0/8,x"])
def test_proxies_are_named_by_addresses_and_networks(named):
    with pytest.raises(AntechamberError, match="trusted proxy"):
        configuration(Settings(trusted_proxies=named))


async def tries(http, host, times, **headers):
    """How many of so many attempts to guess a link are heard."""
    heard = 0
    for _ in range(times):
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        answer = await http.post(f"{host.url}/api/join", content=b'{"token":"%s"}' % (b"x" * 32), headers=named)
        heard += answer.status_code == 403
        assert answer.status_code in {403, 429}
    return heard


@pytest.fixture
def few(monkeypatch):
    """Three of everything, and no more."""

    def limit(host):
        host.app.state.limits.addresses = {
            name: Limit(0, 3, name) for name in host.app.state.limits.addresses if name not in {"request", "session"}
        } | {name: Limit(0, 1000, name) for name in ("request", "session")}

    return limit


async def test_by_default_nobody_is_believed(host, http, few, monkeypatch):
    """A header that names another address each time changes nothing, whatever the environment says."""
    few(host)
    heard = [await tries(http, host, 2, x_forwarded_for=f"203.0.113.{last}") for last in range(4)]
    assert heard == [2, 1, 0, 0]
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    assert configuration(Settings()).forwarded_allow_ips == []


async def test_a_trusted_proxy_says_who_asks_and_whoever_it_does_not_name_is_one(settings, http, few):
    async with local(msgspec.structs.replace(settings, trusted_proxies="127.0.0.0/8, ::1")) as host:
        few(host)
        assert await tries(http, host, 4, x_forwarded_for="203.0.113.1") == 3
        assert await tries(http, host, 4, x_forwarded_for="203.0.113.2") == 3
        # What a client makes up stands before what the proxy adds.
        assert await tries(http, host, 2, x_forwarded_for="198.51.100.9, 203.0.113.2") == 0
        assert await tries(http, host, 2, x_forwarded_for="2001:db8::1") == 2
        assert await tries(http, host, 2, x_forwarded_for="2001:db8::2") == 1
        assert await tries(http, host, 2) == 2
        assert await tries(http, host, 2) == 1
        assert await tries(http, host, 2, x_forwarded_for="nonsense") == 2
        assert await tries(http, host, 2, x_forwarded_for="more nonsense") == 1


async def test_sockets_are_counted_by_the_same_addresses(settings, few):
    async with local(msgspec.structs.replace(settings, trusted_proxies="127.0.0.1")) as host:
        few(host)
        codes = []
        for client in ["203.0.113.1"] * 4 + ["203.0.113.2"]:
            address = f"{host.url.replace('http', 'ws')}/api/tables/nothing/live"
            async with connect(address, additional_headers={"X-Forwarded-For": client}) as websocket:
                codes.append(msgspec.json.decode(await websocket.recv())["code"])
        assert codes == ["unknown"] * 3 + ["limit", "unknown"]


async def test_an_untrusted_proxy_on_this_machine_is_named_in_the_log(host, http, capsys):
    for _ in range(3):
        await http.get(f"{host.url}/api/engine", headers={"X-Forwarded-For": "203.0.113.1"})
    assert capsys.readouterr().out.count("--trusted-proxies") == 1


async def test_processes_count_together_where_there_is_redis(redis):
    one, other = Shared(redis), Shared(redis)
    here, there = Limit(0.001, 5, "together", one), Limit(0.001, 5, "together", other)
    for limit in (here, there, here, there, here):
        await limit.spend_everywhere("a")
    for limit in (here, there):
        with pytest.raises(Refused):
            await limit.spend_everywhere("a")
        await limit.spend_everywhere("b")
    await one.close()
    await other.close()


async def test_buckets_fill_up_again_in_redis_too(redis):
    shared = Shared(redis)
    limit = Limit(1e9, 2, "quick", shared)
    for _ in range(10):
        await limit.spend_everywhere("a")
    assert not await shared.allows("x", rate=1, burst=2, cost=3)
    await shared.close()


async def test_without_redis_each_process_counts_for_itself():
    limits = Limits(f"redis://127.0.0.1:{free_port()}")
    for _ in range(20):
        await limits.address("table", "203.0.113.7")
    with pytest.raises(Refused):
        await limits.address("table", "203.0.113.7")
    assert limits.shared.asked_again > 0
    await limits.close()


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc",
        b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-",
        b"GET /api/engine HTTP/1.1\r\nHost: x\r\n\r\nGET /api/eng",
    ],
)
async def test_what_never_comes_whole_ends(host, monkeypatch, capsys, beginning):
    """Each letter by itself helps nobody: it is the whole that has to come."""
    monkeypatch.setattr("antechamber.server.protocols.PATIENCE", 0.3)
    reader, writer = await asyncio.open_connection("127.0.0.1", int(host.url.rsplit(":", 1)[1]))
    writer.write(beginning)
    async with asyncio.timeout(30):
        while await reader.read(1000):
            pass
    writer.close()
    assert "Traceback" not in capsys.readouterr().out


async def test_whoever_is_complete_has_all_the_time(host, http, monkeypatch):
    """Answers may take longer than requests, and sockets stay."""
    assert protocols.PATIENCE == 10
    monkeypatch.setattr(protocols, "PATIENCE", 0.1)
    clients = await sit_down(host.url, http, "royals", 2)
    find, over = host.server.store.sessions.name, asyncio.Event()

    async def find_slowly(session):
        asyncio.get_running_loop().call_later(5 * protocols.PATIENCE, over.set)
        await over.wait()
        return await find(session)

    monkeypatch.setattr(host.server.store.sessions, "name", find_slowly)
    assert (await get(clients.host, "/tables"))[0] == 200
    assert (await clients.players[0].request(Refresh())).kind == "done"
    await clients.go()
