"""For whoever runs a server: its health, its numbers, its access log, and quotas."""

import asyncio
import re
import sqlite3

import msgspec
import psutil
import pytest
from structlog.testing import capture_logs

from antechamber.core.errors import AntechamberError
from antechamber.core.record import Match
from antechamber.games import load
from antechamber.server import health
from antechamber.server.addresses import LOCAL
from antechamber.server.administration import administration
from antechamber.server.callers import Caller
from antechamber.server.metrics_server import Workers, metrics_served
from antechamber.server.port import in_words
from antechamber.server.quotas import Quotas
from antechamber.server.refused import Refused
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.settings import Settings, from_environment, to_environment
from antechamber.server.store import Store
from server.conftest import new_database
from server.hosts import free_port, local
from server.table_clients import post, sit_down

pytestmark = pytest.mark.anyio
NOTHING_WAITS = {"rows": 0, "bots": 0, "advice": 0, "stories": 0, "aside": 0}
SEATS = [{"kind": "person", "mine": True}, {"kind": "open"}]


async def ask_health(host, http):
    answer = await http.get(f"{host.url}/healthz")
    return answer.status_code, answer.json()


@pytest.fixture
def restless(monkeypatch):
    """Looks at the store each time it is asked, and does not wait long."""
    monkeypatch.setattr(health, "REST", -1)
    monkeypatch.setattr(health, "PATIENCE", 0.2)


async def test_a_healthy_server_says_so(host, http):
    assert await ask_health(host, http) == (200, {"ok": True, "problems": [], "queues": NOTHING_WAITS})


async def test_a_store_that_can_only_be_read_is_no_healthy_one(host, http, restless, tmp_path):
    assert (await ask_health(host, http))[0] == 200
    other = sqlite3.connect(tmp_path / "tables.sqlite")
    other.execute("BEGIN IMMEDIATE")
    assert await host.server.store.every_table() == []
    status, said = await ask_health(host, http)
    assert (status, said["ok"], said["problems"]) == (503, False, ["the store cannot be written"])
    other.rollback()
    other.close()
    assert (await ask_health(host, http))[0] == 200


async def test_asking_often_writes_seldom(host, http, monkeypatch):
    written = []
    monkeypatch.setattr(host.server.health, "looked", float("-inf"))

    async def entry():
        written.append(1)

    monkeypatch.setattr(host.server.store, "beat", entry)
    await asyncio.gather(*[ask_health(host, http) for _ in range(20)])
    assert len(written) == 1


async def test_a_sweeper_that_has_ended_is_said_so(host, http):
    host.server.sweeper.task.cancel()
    await asyncio.wait([host.server.sweeper.task])
    assert await ask_health(host, http) == (
        503,
        {"ok": False, "problems": ["nobody looks after the tables"], "queues": NOTHING_WAITS},
    )


async def test_a_sweeper_that_is_stuck_is_said_so(host, http):
    host.server.sweeper.task.cancel()
    await asyncio.wait([host.server.sweeper.task])
    host.server.sweeper.task = asyncio.create_task(asyncio.Event().wait())
    assert (await ask_health(host, http))[0] == 200
    host.server.sweeper.swept -= 1000
    assert (await ask_health(host, http))[0] == 503


async def test_either_database_is_written(engine):
    store = Store(engine)
    for _ in range(2):
        await store.beat()


def test_health_in_words():
    assert in_words("ok\n") == "ok"
    assert in_words('{"ok":true,"problems":[],"queues":{}}') == "ok"
    assert in_words('{"ok":false,"problems":["one","two"],"queues":{}}') == "one; two"


# Numbers


async def test_numbers_are_not_on_the_public_port(host, http):
    answer = await http.get(f"{host.url}/metrics")
    assert answer.status_code == 404
    assert "antechamber_sockets" not in answer.text


async def test_numbers_have_a_port_of_their_own(process, tmp_path, http):
    port = free_port()
    server = process(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", metrics_port=port)
    clients = await sit_down(server.url, http, "royals", 2)
    numbers = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
    assert "antechamber_sockets 2.0" in numbers
    assert clients.host.token not in numbers
    heard = psutil.Process(server.process.pid).net_connections()
    assert {line.laddr.ip for line in heard if line.laddr.port == port and line.status == "LISTEN"} == {"127.0.0.1"}
    await clients.go()


@pytest.mark.slow
async def test_numbers_of_all_workers_are_in_one_place_and_the_dead_are_not_counted(process, http, postgres, redis):
    port = free_port()
    server = process(database=new_database(postgres), redis=redis, workers=2, metrics_port=port)
    clients = await sit_down(server.url, http, "royals", 2)

    async def sockets():
        numbers = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
        return [float(found) for found in re.findall(r"^antechamber_sockets (\S+)", numbers, re.MULTILINE)]

    assert await sockets() == [2.0]
    python = [child for child in psutil.Process(server.process.pid).children() if "spawn_main" in str(child.cmdline())]
    for worker in python:
        worker.kill()
    for player in clients.players:
        await player.listener_ends()
    psutil.wait_procs(python)
    assert await sockets() in ([], [0.0])


def test_a_port_for_numbers_that_is_taken():
    port = free_port()
    with metrics_served(port), pytest.raises(AntechamberError, match="--metrics-port"), metrics_served(port):
        pass
    with pytest.raises(AntechamberError, match="--metrics-port"), metrics_served(70_000):
        pass


def test_the_living_are_counted(tmp_path):
    (tmp_path / "gauge_livesum_999999999.db").touch()
    assert list(Workers(str(tmp_path)).collect()) == []
    assert not list(tmp_path.iterdir())


# The access log


async def test_the_access_log_names_what_was_asked_for_and_no_secret(settings, http):
    # A line is written after its answer: all of them are there when the server has ended.
    with capture_logs() as lines:
        async with local(msgspec.structs.replace(settings, access_log=True)) as host:
            clients = await sit_down(host.url, http, "royals", 2)
            headers = {"cookie": f"antechamber={clients.host.token}"}
            await http.get(f"{host.url}/join?token=hidden%0a{clients.links.links[1]}", headers=headers)
            await http.get(f"{host.url}/a%0ab", headers=headers)
            await clients.go()
    async with administration(settings) as admin:
        sheet = await admin.show(clients.table)
    told = [line for line in lines if line["event"] in {"request", "socket"}]
    assert ("POST", "/api/tables", 201) in {(line["method"], line["path"], line["status"]) for line in told}
    assert f"/api/tables/{clients.table}/live" in {line["path"] for line in told if line["event"] == "socket"}
    assert {"/join", "/a%0ab"} <= {line["path"] for line in told}
    assert sheet.seats[0].sessions[0] in {line["who"] for line in told}
    assert {line["address"] for line in told} == {"127.0.0.1"}
    assert "hidden" not in str(told)
    secrets = [clients.host.token, clients.players[1].client.token, *clients.links.links.values()]
    assert not any(secret in str(told) for secret in secrets)


async def test_without_being_asked_nothing_is_logged_about_requests(host, http):
    with capture_logs() as lines:
        await http.get(f"{host.url}/api/games")
    assert lines == []


# Quotas


@pytest.fixture
def strict(settings):
    return msgspec.structs.replace(settings, tables_per_day=3, tables_at_once=2, sockets_per_session=2)


async def test_somebody_has_so_many_tables_at_once_and_in_a_day(strict, http):
    async with local(strict) as host:
        client = ScriptedClient(host.url, http)

        async def set_up():
            return await post(client, "/tables", {"game": "royals", "seats": SEATS})

        made = [(await set_up())[1]["table"] for _ in range(2)]
        status, refusal = await set_up()
        assert (status, refusal["code"]) == (429, "limit")
        assert refusal["text"] == "You host 2 tables that are not over; close or delete one of them first."
        for table in made:
            assert (await post(client, f"/tables/{table}", {"kind": "delete"}))[0] == 200
        assert (await set_up())[0] == 201
        status, refusal = await set_up()
        assert (status, refusal["code"]) == (429, "limit")
        assert refusal["text"] == "You have set up 3 tables today, and that is all; come back tomorrow."
        assert (await post(ScriptedClient(host.url, http), "/tables", {"game": "royals", "seats": SEATS}))[0] == 201


async def test_quotas_are_by_address_too_and_shared_by_processes(engine):
    settings = Settings(tables_per_day=10, tables_per_day_by_address=2)
    one, other = Quotas(Store(engine), settings), Quotas(Store(engine), settings)
    await take_one(one, "a", "203.0.113.7")
    await take_one(other, "b", "203.0.113.7")
    for quotas in (one, other):
        with pytest.raises(Refused):
            await take_one(quotas, "c", "203.0.113.7")
    await take_one(one, "c", "203.0.113.8")
    await take_one(one, "d", "2001:db8::1")
    await take_one(one, "d", "2001:db8::2")
    with pytest.raises(Refused):
        await take_one(one, "d", "2001:db8::3")
    for _ in range(5):
        await take_one(one, "e", LOCAL)


async def take_one(quotas, session, address):
    async with quotas.new_table(Caller(session, "", address)):
        pass


async def test_what_is_refused_does_not_count(strict, http):
    async with local(strict) as host:
        client = ScriptedClient(host.url, http)
        for wrong in (
            {"game": "chess", "seats": SEATS},
            {"game": "royals", "seats": SEATS[:1]},
            {"game": "royals", "seats": SEATS, "components": "moon"},
            {"game": "royals", "seats": SEATS, "record": "nonsense"},
        ):
            assert (await post(client, "/tables", wrong))[0] in {400, 404}
        moment = {"table": "a" * 16, "moment": 0, "seats": SEATS}
        assert (await post(client, "/continue", moment))[0] == 404
        assert (await post(client, "/tables", {"game": "royals", "seats": SEATS}))[0] == 201


async def test_another_game_of_the_same_people_counts_as_a_table(strict, http):
    """Three tables a day: the first, one rematch of it, and one that was deleted and asked for again."""
    async with local(strict) as host:
        bots = [{"kind": "bot", "level": "random"}] * 2
        match = Match(load("royals"), 2, b"over")
        while pending := match.state.pending():
            match.choose(pending[0], match.state.options(pending[0])[0].text)
        ann = ScriptedClient(host.url, http)
        over = {"game": "royals", "seats": bots, "record": str(match.record), "start": True}
        table = (await post(ann, "/tables", over))[1]["table"]

        async def once_more():
            return await post(ann, f"/tables/{table}", {"kind": "rematch"})

        status, first = await once_more()
        assert status == 200
        assert (await once_more())[1]["table"] == first["table"]
        assert (await post(ann, f"/tables/{first['table']}", {"kind": "delete"}))[0] == 200
        status, second = await once_more()
        assert (status, second["table"] == first["table"]) == (200, False)
        await post(ann, f"/tables/{second['table']}", {"kind": "delete"})
        assert (await once_more())[0] == 429


async def test_a_new_day_is_a_new_quota(engine, monkeypatch):
    quotas = Quotas(Store(engine), Settings(tables_per_day=1))
    await take_one(quotas, "a", LOCAL)
    with pytest.raises(Refused):
        await take_one(quotas, "a", LOCAL)
    monkeypatch.setattr("antechamber.server.quotas.now", lambda: 10**15)
    await take_one(quotas, "a", LOCAL)


async def test_no_limit_is_no_limit(engine):
    quotas = Quotas(Store(engine), Settings(tables_per_day=0, tables_per_day_by_address=0, tables_at_once=0))
    for _ in range(3):
        await take_one(quotas, "a", "203.0.113.7")


async def test_somebody_has_so_many_sockets_wherever_they_are(strict, http):
    async with local(strict) as host:
        client = ScriptedClient(host.url, http)
        tables = [(await post(client, "/tables", {"game": "royals", "seats": SEATS}))[1]["table"] for _ in range(2)]
        players = [ScriptedPlayer(client, table, 0) for table in [*tables, tables[0]]]
        heard = []
        players[2].on_raw = heard.append
        for player in players[:2]:
            await player.come()
            await player.news.wait()
        await players[2].come()
        await players[2].listener_ends()
        assert players[2].websocket.close_code == 4429
        assert "You have 2 tables open already" in heard[-1]
        for player in players[:2]:
            await player.go()


async def test_people_without_a_session_do_not_share_one_quota(strict, http):
    from websockets.asyncio.client import connect

    async with local(msgspec.structs.replace(strict, trusted_proxies="127.0.0.1")) as host:
        clients = await sit_down(host.url, http, "royals", 2, connect=False)
        page = clients.players[0].address.partition("?")[0]
        for number in range(4):
            async with connect(page, additional_headers={"x-forwarded-for": f"203.0.113.{number}"}) as websocket:
                assert '"table"' in await websocket.recv()
        async with (
            connect(page, additional_headers={"x-forwarded-for": "203.0.113.9"}) as one,
            connect(page, additional_headers={"x-forwarded-for": "203.0.113.9"}) as two,
            connect(page, additional_headers={"x-forwarded-for": "203.0.113.8"}) as three,
        ):
            for websocket in (one, two, three):
                assert '"table"' in await websocket.recv()


async def test_the_largest_body_is_a_setting(settings, http):
    async with local(msgspec.structs.replace(settings, largest_body=100)) as host:
        answer = await http.post(f"{host.url}/api/me", content=b'{"name":"' + b"x" * 100 + b'"}')
        assert (answer.status_code, answer.json()["text"]) == (400, "A request has at most 100 bytes here.")


def test_settings_survive_the_environment():
    settings = Settings(access_log=True, metrics_port=9100, tables_per_day=0)
    assert from_environment(to_environment(settings)) == settings
