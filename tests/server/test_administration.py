"""What whoever runs the server does while it runs: the process that serves is told nothing, and notices."""

import asyncio
import os
import sys

import msgspec
import pytest
from websockets.asyncio.client import connect

from antechamber.core.errors import AntechamberError
from antechamber.core.record import read_record
from antechamber.server.administration import administration
from antechamber.server.clock import now
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.settings import to_environment
from antechamber.server.store import Store
from antechamber.server.tokens import hashed
from antechamber.server.wire.client import Choose
from server.conftest import new_database
from server.hosts import local
from server.table_clients import PATIENCE, get, messages, post, randomly, sit_down

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings, ready_database):
    """Of each kind of database, with a proxy on this machine."""
    return msgspec.structs.replace(settings, database=ready_database, trusted_proxies="127.0.0.1")


@pytest.fixture
async def admin(host):
    """The hand of whoever runs the server, with a connection of its own to the database."""
    async with administration(host.server.settings) as hand:
        yield hand


async def sessions_at(admin, clients, seat):
    sheet = await admin.show(clients.table)
    return next(line.sessions for line in sheet.seats if line.seat == seat)


async def ended(player):
    async with asyncio.timeout(PATIENCE):
        await player.listener_ends()
    return player.websocket.close_code


async def test_a_table_that_is_closed_ends_for_those_who_play(host, http, admin):
    clients = await sit_down(host.url, http, "royals", 2)
    await admin.close(clients.table)
    for seat, player in enumerate(clients.players):
        await player.until(lambda seat=seat: messages(clients, seat, "table")[-1]["status"] == "closed")
    player = clients.players[0]
    answer = await player.request(Choose(decision=player.decision, text=(player.options or ["x"])[0]))
    assert (answer.kind, answer.code) == ("refused", "closed")
    with pytest.raises(AntechamberError, match="closed already"):
        await admin.close(clients.table)
    await clients.go()


async def test_a_table_that_is_deleted_is_gone_for_everybody(host, http, admin):
    clients = await sit_down(host.url, http, "royals", 2)
    await admin.delete([clients.table])
    assert [await ended(player) for player in clients.players] == [4404, 4404]
    assert (await get(clients.host, f"/tables/{clients.table}"))[0] == 404
    with pytest.raises(AntechamberError, match="no table"):
        await admin.show(clients.table)


async def test_a_session_that_is_ended_speaks_for_nobody(host, http, admin):
    clients = await sit_down(host.url, http, "royals", 2)
    [session] = await sessions_at(admin, clients, 1)
    assert await admin.end_session(await admin.session(session)) == [clients.table]
    assert await ended(clients.players[1]) == 4403
    assert await sessions_at(admin, clients, 1) == []
    assert clients.players[0].websocket.close_code is None
    await clients.go()


async def test_a_spectator_without_a_seat_is_sent_away_with_the_session(host, http, admin):
    clients = await sit_down(host.url, http, "royals", 2, connect=False)
    client = ScriptedClient(host.url, http)
    await post(client, "/me", {"name": "S"})
    spectator = ScriptedPlayer(client, clients.table, None)
    heard = []
    spectator.on_raw = heard.append
    await spectator.come()
    await spectator.until(lambda: any('"here"' in raw for raw in heard))
    [socket] = host.server.tables[clients.table].sockets
    await admin.end_session(socket.session)
    assert await ended(spectator) == 4403


async def test_a_banned_session_is_sent_away_and_comes_in_nowhere(host, http, admin):
    clients = await sit_down(host.url, http, "royals", 2)
    guest = clients.players[1].client
    [session] = await sessions_at(admin, clients, 1)
    await admin.ban(session, "rude", None)
    assert await ended(clients.players[1]) == 4410
    for path in ("/me", "/tables", f"/tables/{clients.table}", "/games"):
        status, raw = await get(guest, path)
        assert (status, msgspec.json.decode(raw)["code"]) == (403, "forbidden")
        assert "may no longer use this server" in raw.decode()
    headers = {"cookie": f"antechamber={guest.token}"}
    page = await http.get(host.url, headers=headers)
    assert (page.status_code, page.text.partition(".")[0]) == (403, "You may no longer use this server")
    again = ScriptedPlayer(guest, clients.table, 1)
    heard = []
    again.on_raw = heard.append
    await again.come()
    assert await ended(again) == 4410
    assert "may no longer use this server" in heard[0]
    assert (await get(clients.host, "/tables"))[0] == 200
    await admin.unban(session)
    await host.server.store_watcher.look()
    assert (await get(guest, "/tables"))[0] == 200
    await clients.go()


def behind(address):
    """As a proxy on this machine names its client."""
    return {"x-forwarded-for": address}


async def test_a_banned_network_is_sent_away_and_comes_in_nowhere(host, http, admin):
    clients = await sit_down(host.url, http, "royals", 2, connect=False)
    page = clients.players[0].address.partition("?")[0]
    async with connect(page, additional_headers=behind("203.0.113.7")) as websocket:
        assert '"table"' in await websocket.recv()
        ban = await admin.ban("203.0.113.0/28", "", None)
        async with asyncio.timeout(PATIENCE):
            await websocket.wait_closed()
        assert websocket.close_code == 4410
    assert ban.target == "203.0.113.0/28"
    tables = f"{host.url}/api/tables"
    assert (await http.get(tables, headers=behind("203.0.113.12"))).status_code == 403
    assert (await http.get(tables, headers=behind("::ffff:203.0.113.12"))).status_code == 403
    assert (await http.get(tables, headers=behind("203.0.113.16"))).status_code == 200
    assert (await http.get(f"{host.url}/healthz", headers=behind("203.0.113.12"))).status_code == 200
    async with connect(page, additional_headers=behind("203.0.113.7")) as websocket:
        assert "may no longer use this server" in await websocket.recv()


async def test_a_ban_ends_with_its_time(host, http, admin):
    await admin.ban("203.0.113.7", "", now() - 1)
    await admin.ban("203.0.113.8", "", now() + 3_600_000)
    await host.server.store_watcher.look()
    tables = f"{host.url}/api/tables"
    assert (await http.get(tables, headers=behind("203.0.113.7"))).status_code == 200
    assert (await http.get(tables, headers=behind("203.0.113.8"))).status_code == 403


async def test_what_may_be_banned_and_what_may_not(admin):
    assert (await admin.ban("2001:db8:1:2::7", "", None)).target == "2001:db8:1:2::/64"
    assert (await admin.ban("198.51.100.9/24", "", None)).target == "198.51.100.0/24"
    for who, why in (
        ("127.0.0.1", "this machine"),
        ("::1", "this machine"),
        ("::ffff:127.0.0.1", "this machine"),
        ("10.0.0.0/4", "too much"),
        ("deadbeef", "no session"),
        ("x", "first 8 letters"),
    ):
        with pytest.raises(AntechamberError, match=why):
            await admin.ban(who, "", None)
    assert (await admin.unban("2001:db8:1:2::ffff")).target == "2001:db8:1:2::/64"
    with pytest.raises(AntechamberError, match="Nobody is banned"):
        await admin.unban("192.0.2.1")
    assert [ban.target for ban in await admin.bans()] == ["198.51.100.0/24"]


async def test_the_hosts_tools_are_handed_on(host, http, admin):
    clients = await sit_down(host.url, http, "royals", 2, connect=False)
    token = await admin.new_host_link(clients.table)
    close = {"kind": "close"}
    assert (await post(clients.host, f"/tables/{clients.table}", close))[0] == 403
    assert (await post(clients.host, "/join", {"token": clients.links.host}))[0] == 403
    other = ScriptedClient(host.url, http)
    assert (await other.join(token)).seat is None
    assert (await post(other, f"/tables/{clients.table}", close))[0] == 200


async def test_what_another_process_has_changed_is_noticed_without_a_notice(host, http, admin):
    clients = await sit_down(host.url, http, "royals", 2)
    store = Store(admin.store.database)
    [row] = await admin.tables()
    seat_row = next(seat_row for seat_row in await store.seat_rows([row.id]) if seat_row.seat == 1)
    await store.change(row, {}, [msgspec.structs.replace(seat_row, name="Ann")])
    player = clients.players[0]
    await player.until(lambda: messages(clients, 0, "table")[-1]["seats"][1]["name"] == "Ann")
    await clients.go()


async def test_a_record_before_the_end_only_for_who_insists(host, http, admin):
    playing = await sit_down(host.url, http, "royals", 2)
    await playing.play(randomly(1), 6)
    with pytest.raises(AntechamberError, match="tells everything that is hidden"):
        await admin.record(playing.table, reveal=False)
    assert len(read_record(await admin.record(playing.table, reveal=True)).choices) == 6
    seats = [{"kind": "person", "mine": True}, {"kind": "open"}]
    _, waiting = await post(playing.host, "/tables", {"game": "royals", "seats": seats})
    with pytest.raises(AntechamberError, match="has not begun"):
        await admin.record(waiting["table"], reveal=True)
    await playing.go()


async def test_what_is_shown_hides_what_seats_hide(host, http, admin):
    clients = await sit_down(host.url, http, "royals", 2)
    row = await admin.table(clients.table)
    shown = msgspec.json.encode(await admin.show(clients.table)).decode()
    secrets = [row.seed, clients.host.token, *clients.links.links.values()]
    secrets += [clients.links.host, hashed(clients.links.host)]
    links = [seat_row.link for seat_row in await admin.store.seat_rows([clients.table])]
    assert not any(secret in shown for secret in [*secrets, *links])
    sheet = await admin.show(clients.table)
    assert [sessions != [] for sessions in [sheet.hosts, *[line.sessions for line in sheet.seats]]] == [True] * 3
    await clients.go()


@pytest.mark.slow
async def test_with_redis_it_is_noticed_at_once(settings, redis, http):
    """The sweeper of this server comes by in an hour."""
    shared = msgspec.structs.replace(settings, redis=redis, sweep=3600)
    async with local(shared) as host:
        clients = await sit_down(host.url, http, "royals", 2)
        async with administration(shared) as admin:
            [session] = await sessions_at(admin, clients, 1)
            await admin.ban(session, "", None)
        assert await ended(clients.players[1]) == 4410
        async with administration(shared) as admin:
            await admin.delete([clients.table])
        assert await ended(clients.players[0]) == 4404


async def test_old_tables_are_found_by_what_they_are(host, http, admin):
    playing = await sit_down(host.url, http, "royals", 2, connect=False)
    closed = await sit_down(host.url, http, "potemkin", 3, connect=False)
    await admin.close(closed.table)
    soon = now() + 1000
    assert {row.id for row in await admin.tables(before=soon)} == {playing.table, closed.table}
    assert [row.id for row in await admin.tables(["closed"], before=soon)] == [closed.table]
    assert [row.id for row in await admin.tables(game="royals")] == [playing.table]
    assert await admin.tables(before=now() - 3_600_000) == []
    client = ScriptedClient(host.url, http)
    await post(client, "/me", {"name": "S"})
    [idle] = await admin.idle_sessions(soon)
    await admin.end_sessions([idle])
    assert await admin.idle_sessions(soon) == []
    assert (await get(playing.host, f"/tables/{playing.table}"))[0] == 200


@pytest.fixture(params=["one process", "two workers"])
def service(request, process, tmp_path):
    """A server of its own; how `antechamber admin` finds its tables."""
    if request.param == "one process":
        return process(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    shared = {name: request.getfixturevalue(name) for name in ("postgres", "redis")}
    return process(database=new_database(shared["postgres"]), redis=shared["redis"], workers=2)


@pytest.mark.slow
async def test_the_command_reaches_a_server_that_runs(service, http):
    async def type_in(*words):
        command = [sys.executable, "-m", "antechamber.cli", "admin", *words]
        environment = {**os.environ, **to_environment(service.settings)}
        running = await asyncio.create_subprocess_exec(*command, env=environment, stdout=asyncio.subprocess.PIPE)
        said, _ = await running.communicate()
        assert running.returncode == 0
        return said.decode()

    clients = await sit_down(service.url, http, "royals", 2)
    sheet = msgspec.json.decode(await type_in("show", clients.table, "--json"))
    await type_in("ban", sheet["seats"][1]["sessions"][0])
    assert await ended(clients.players[1]) == 4410
    await type_in("close", clients.table, "--yes")
    one = clients.players[0]
    await one.until(lambda: messages(clients, 0, "table")[-1]["status"] == "closed")
    await type_in("delete", clients.table, "--yes")
    assert await ended(one) == 4404
    assert service.errors() == ""
