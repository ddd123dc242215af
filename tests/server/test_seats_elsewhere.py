"""Whose seat it is, where another process serves it: what is done at one counts at the other at once."""

import asyncio

import pytest

from antechamber.server.scripted_client import ScriptedClient
from antechamber.server.table_changes import catch_up
from antechamber.server.wire.client import Choose
from server.conftest import new_database, processes
from server.seating import (
    INVITED,
    LONGEST,
    MINE,
    OPEN,
    act,
    heard,
    info,
    join,
    looking,
    new_table,
    seat_card,
    told,
    turned_out,
    until,
)
from server.table_clients import messages, post, sit_down
from server.test_processes import apart, hosts

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
__all__ = ["hosts"]  # a fixture


@pytest.fixture(scope="module")
def servers(postgres, redis, tmp_path_factory):
    """Two processes at one PostgreSQL, with a Redis between them: the tests here leave them as they are."""
    database = new_database(postgres)
    with processes(tmp_path_factory.mktemp("servers")) as start:
        yield [start(database=database, redis=redis) for _ in range(2)]


@pytest.fixture
def ann(servers, http):
    """The host, at the first process."""
    return ScriptedClient(servers[0].url, http)


@pytest.fixture
def bea(servers, http):
    """Somebody at the second one."""
    return ScriptedClient(servers[1].url, http)


async def at_a_game(ann, bea, **options):
    """Bea came by an invitation; both look at the table, each at another process."""
    table, links = await new_table(ann, MINE, INVITED, start=True, settings={"pace": 10, **options})
    await join(bea, links["1"], name="Bea")
    return table, await looking(ann, table, 0), await looking(bea, table, 1)


async def test_who_leaves_is_turned_out_of_the_other_process_too(ann, bea, servers, http):
    table, _ = await new_table(ann, MINE, OPEN)
    await act(bea, table, "sit", seat=1)
    visitor = await looking(bea, table, 1)
    bea.url = servers[0].url
    await act(bea, table, "leave", seat=1)
    await turned_out(visitor)
    await act(ScriptedClient(servers[0].url, http), table, "sit", seat=1)
    await act(ann, table, "start")
    assert not any(message["kind"] == "view" for message in visitor.heard)


async def test_who_is_removed_is_turned_out_of_the_other_process(ann, bea):
    table, host, visitor = await at_a_game(ann, bea)
    await act(ann, table, "remove", seat=1)
    await turned_out(visitor)
    assert (await info(bea, table))["mine"] == []
    await host.go()


async def test_an_ended_session_loses_its_sockets_in_the_other_process(ann, bea, servers):
    _, host, visitor = await at_a_game(ann, bea)
    await ann.http.delete(f"{servers[0].url}/api/me", headers={"cookie": f"antechamber={bea.token}"})
    await turned_out(visitor)
    await host.go()


async def test_spectators_of_the_other_process_go(ann, bea, servers, http):
    table, host, visitor = await at_a_game(ann, bea)
    watcher = await looking(ScriptedClient(servers[1].url, http), table)
    await act(ann, table, "change_settings", settings={"spectators": False})
    await turned_out(watcher)
    await told(visitor, "table", lambda message: not message["settings"]["spectators"])
    await host.go()
    await visitor.go()


async def test_who_is_present_at_the_other_process_is_asked_before_a_bot_plays(ann, bea):
    table, host, visitor = await at_a_game(ann, bea)
    await told(host, "here", lambda message: message["seats"] == [0, 1])
    await act(ann, table, "put_bot", seat=1, level="page")
    await told(visitor, "table", lambda message: message["seats"][1].get("offer") == "page")
    assert seat_card(visitor, 1)["stand_in"] == ""
    await visitor.websocket.send('{"kind": "answer_bot", "level": "page", "agree": true}')
    await heard(host, "Bea lets the Page play")
    await host.go()
    await visitor.go()


async def elsewhere(hosts, http):
    """A table of two of which the first process has never heard; the host asks there for a bot."""
    clients = await sit_down(hosts[1].url, http, "royals", 2, connect=False, pace=10)
    clients.host.url = hosts[0].url
    assert clients.table not in hosts[0].server.tables
    return clients


async def put_a_bot(clients):
    """What becomes of the other seat when the host asks for a bot there."""
    assert (await act(clients.host, clients.table, "put_bot", seat=1, level="page"))[0] == 200
    card = (await info(clients.host, clients.table))["seats"][1]
    return card["offer"], card["stand_in"]


async def test_who_is_present_is_asked_also_by_a_process_that_has_just_read_the_table(hosts, http):
    clients = await elsewhere(hosts, http)
    await clients.players[1].come()
    await until(clients.players[1], lambda: clients.players[1].now)
    assert await put_a_bot(clients) == ("page", "")
    await clients.go()


async def test_a_bot_plays_at_once_for_who_is_at_no_process(hosts, http, monkeypatch):
    """All have answered, so nobody waits any longer for it."""
    monkeypatch.setattr("antechamber.server.presence.PATIENCE", LONGEST)
    clients = await elsewhere(hosts, http)
    assert await put_a_bot(clients) == ("", "page")


async def test_who_may_be_present_for_all_a_process_knows_is_asked(hosts, http, monkeypatch):
    clients = await elsewhere(hosts, http)
    with monkeypatch.context() as lost:
        lost.setattr(hosts[1].server.notices, "give", lambda notice: None)
        assert await put_a_bot(clients) == ("page", "")
    # Later, when all can answer, there is nobody to ask.
    assert await put_a_bot(clients) == ("", "page")


async def test_nobody_is_taken_for_absent_while_redis_does_not_answer(hosts, http, monkeypatch):
    clients = await elsewhere(hosts, http)

    async def broken(*_):
        raise ConnectionError

    monkeypatch.setattr(hosts[0].server.notices.redis, "publish", broken)
    assert await put_a_bot(clients) == ("page", "")


async def test_a_process_that_reads_a_table_learns_who_is_there(hosts, http):
    clients = await elsewhere(hosts, http)
    await clients.players[1].come()
    await until(clients.players[1], lambda: clients.players[1].now)
    visitor = await looking(clients.host, clients.table, 0)
    await told(visitor, "here", lambda message: message["seats"] == [0, 1])
    await visitor.go()
    await clients.go()


async def test_one_invitation_seats_one_of_two_who_come_at_the_same_time(ann, bea, servers, http):
    table, links = await new_table(ann, MINE, INVITED)
    cem = ScriptedClient(servers[0].url, http)
    answers = await asyncio.gather(*[join(client, links["1"]) for client in (bea, cem)])
    assert sorted(status for status, _ in answers) == [200, 403]
    assert len([client for client in (bea, cem) if (await info(client, table))["mine"] == [1]]) == 1


async def test_whoever_was_removed_cannot_play_before_their_process_hears_of_it(hosts, http, monkeypatch):
    """No notice comes through: the other process finds out when it writes the choice."""
    clients = await apart(hosts, http, pace=10)
    for one in hosts:
        monkeypatch.setattr(one.server.notices, "give", lambda notice: None)
    player = (await clients.settled())[0]
    if player.seat == 0:
        await player.request(Choose(decision=player.decision, text="draw pile"))
        while 1 not in [line["seat"] for line in clients.players[0].now["waiting"]]:
            await player.request(Choose(decision=player.decision, text=player.options[0]))
        async with hosts[1].server.tables[clients.table].lock as locked:
            await catch_up(locked)
    stale = clients.players[1]
    await until(stale, lambda: stale.options)
    await act(clients.host, clients.table, "remove", seat=1)
    before = await hosts[0].server.store.log(clients.table)
    answer = await stale.request(Choose(decision=stale.decision, text=stale.options[0]))
    assert answer.kind == "lost"
    await turned_out(stale)
    assert not [
        row for row in await hosts[0].server.store.log(clients.table) if row.maker == "person" and row.seat == 1
    ]
    assert len(await hosts[0].server.store.log(clients.table)) == len(before)
    await clients.go()


async def test_presence_elsewhere_is_told_again_before_it_is_forgotten(hosts, http, monkeypatch):
    clients = await apart(hosts, http)
    one = clients.players[0]
    await until(one, lambda: messages(clients, 0, "here")[-1]["seats"] == [0, 1])
    table = hosts[0].server.tables[clients.table]
    table.presence.elsewhere.clear()
    assert table.presence.told().seats == [0]
    hosts[1].server.sweeper.announced = 0
    await until(one, lambda: messages(clients, 0, "here")[-1]["seats"] == [0, 1] and table.presence.elsewhere)
    await clients.go()


async def test_a_seat_taken_at_one_process_is_mine_at_the_other_too(hosts, http):
    clients = await apart(hosts, http)
    seats = [MINE, OPEN]
    _, made = await post(clients.host, "/tables", {"game": "royals", "seats": seats})
    other = clients.players[1].client
    assert (await info(other, made["table"]))["mine"] == []
    assert (await act(other, made["table"], "sit", seat=1))[0] == 200
    other.url = hosts[0].url
    assert (await info(other, made["table"]))["mine"] == [1]
    await clients.go()
