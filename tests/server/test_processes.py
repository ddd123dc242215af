"""Several servers at one store: what is done at one shows at the other."""

import asyncio

import msgspec
import psutil
import pytest

from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.wire.client import Choose, Say
from server.conftest import new_database
from server.hosts import local
from server.table_clients import Calls, PersistentPlayer, messages, post, randomly, sit_down
from server.test_crashes import after, finish_and_check

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
async def hosts(settings, redis):
    shared = msgspec.structs.replace(settings, redis=redis)
    async with local(shared) as first, local(shared) as second:
        yield first, second


async def apart(hosts, http, game="royals", **options):
    """Two people at one table, each at another server."""
    clients = await sit_down(hosts[0].url, http, game, 2, connect=False, **options)
    clients.players[1].client.url = hosts[1].url
    await clients.come()
    return clients


async def test_choices_chat_and_presence_reach_the_other_server(hosts, http):
    clients = await apart(hosts, http)
    await clients.play(randomly(1), 25)
    one, other = clients.players
    await one.until(lambda: messages(clients, 0, "here")[-1]["seats"] == [0, 1])
    await one.request(Say(text="Hello there"))
    await other.until(lambda: "Hello there" in str(messages(clients, 1, "chat")[-1]))
    await post(clients.host, f"/tables/{clients.table}", {"kind": "rename_seat", "seat": 0, "name": "Ann"})
    await other.until(lambda: messages(clients, 1, "table")[-1]["seats"][0]["name"] == "Ann")
    await other.go()
    await one.until(lambda: messages(clients, 0, "here")[-1]["seats"] == [0])
    numbers = [host.server.tables[clients.table].played.numbers for host in hosts]
    assert numbers[0] == numbers[1]
    await clients.go()


async def test_a_server_that_has_heard_nothing_still_takes_no_number_twice(hosts, http, monkeypatch):
    clients = await apart(hosts, http, "catherine")
    for host in hosts:
        monkeypatch.setattr(host.server.notices, "give", lambda notice: None)
    one, other = await clients.settled()
    for player in (one, other, one, other):
        if player.options:
            answer = await player.request(Choose(decision=player.decision, text=player.options[0]))
            assert answer.kind == "done"
    rows = await hosts[0].server.store.log(clients.table)
    assert [row.number for row in rows] == list(range(len(rows)))
    assert {row.seat for row in rows} == {0, 1}
    await clients.go()


async def test_notices_that_were_lost_are_made_up_for(hosts, http, monkeypatch):
    clients = await apart(hosts, http)
    for host in hosts:
        monkeypatch.setattr(host.server.notices, "give", lambda notice: None)
    await clients.play(randomly(1), 10)
    one, other = clients.players
    await one.request(Say(text="Hello there"))
    await post(clients.host, f"/tables/{clients.table}", {"kind": "rename_seat", "seat": 0, "name": "Ann"})
    async with asyncio.timeout(30):
        await other.until(lambda: "Hello there" in str(messages(clients, 1, "chat")[-1]))
        await other.until(lambda: messages(clients, 1, "table")[-1]["seats"][0]["name"] == "Ann")
    await hosts[0].server.store.delete(clients.table)
    async with asyncio.timeout(30):
        await other.listener_ends()
    await clients.go()


async def test_a_table_that_holds_on_to_its_lock_keeps_no_notice_from_others(hosts, http):
    stuck, clients = [await apart(hosts, http) for _ in range(2)]
    async with hosts[1].server.tables[stuck.table].lock:
        player = (await stuck.settled())[0]
        if player.seat == 0:
            assert (await player.request(Choose(decision=player.decision, text=player.options[0]))).kind == "done"
        else:
            hosts[0].server.notify(hosts[0].server.tables[stuck.table])
        for host in hosts:
            host.server.sweeper.task.cancel()
        await clients.play(randomly(1), 10)
    await stuck.go()
    await clients.go()


async def test_bots_alone_play_while_somebody_watches_at_another_server(settings, redis, http):
    shared = msgspec.structs.replace(settings, redis=redis, experiments=0)
    async with local(shared) as first, local(shared) as second:
        seats = [{"kind": "bot", "level": "random"}] * 3
        request = {"game": "potemkin", "seats": seats, "start": True, "settings": {"pace": 0}}
        _, made = await post(ScriptedClient(first.url, http), "/tables", request)
        table = first.server.tables[made["table"]]
        await asyncio.wait([table.driver])
        assert table.played.length == 0
        watcher = ScriptedPlayer(ScriptedClient(second.url, http), made["table"], None)
        await watcher.come()
        async with asyncio.timeout(60):
            await watcher.until(lambda: watcher.number > 5)
        assert table.presence.anybody
        async with asyncio.timeout(60):
            await watcher.until(lambda: watcher.over)
        await watcher.go()


async def test_who_is_there_is_said_again_and_again(hosts, http, monkeypatch):
    clients = await apart(hosts, http)
    one, _ = clients.players
    await one.until(lambda: messages(clients, 0, "here")[-1]["seats"] == [0, 1])
    presence = hosts[0].server.tables[clients.table].presence
    heard = Calls(monkeypatch, presence, "hear")
    hosts[1].server.sweeper.announced = 0
    await heard.until(lambda made: any(not notice.news for (notice,) in made))
    await clients.go()


async def test_an_open_seat_is_taken_by_one_of_two(hosts, http):
    clients = await sit_down(hosts[0].url, http, "royals", 2, connect=False)
    seats = [{"kind": "person", "mine": True}, {"kind": "open"}]
    _, made = await post(clients.host, "/tables", {"game": "royals", "seats": seats})
    people = [clients.players[0].client, clients.players[1].client]
    people[1].url = hosts[1].url
    await asyncio.gather(*[host.server.tables.get(made["table"]) for host in hosts])
    action = {"kind": "sit", "seat": 1}
    answers = await asyncio.gather(*[post(one, f"/tables/{made['table']}", action) for one in people])
    assert sorted(status for status, _ in answers) == [200, 409]


async def test_workers_of_one_server_share_its_tables_and_may_die(process, http, postgres, redis):
    server = process(database=new_database(postgres), redis=redis, workers=2)
    clients = await sit_down(server.url, http, "potemkin", 3)
    people = [PersistentPlayer(player, lambda: [server.url], randomly(player.seat)) for player in clients.players]
    playing = asyncio.create_task(finish_and_check([clients], people, server.url))
    await after(people, 20)
    python = [child for child in psutil.Process(server.process.pid).children() if "spawn_main" in str(child.cmdline())]
    assert len(python) == 2
    python[0].kill()
    await playing


async def test_somebody_comes_back_to_the_other_server(hosts, http):
    clients = await apart(hosts, http)
    await clients.play(randomly(2), 10)
    one = clients.players[0]
    await one.go()
    moved = ScriptedPlayer(one.client, clients.table, 0)
    moved.client.url = hosts[1].url
    await moved.come()
    await moved.until(lambda: moved.now)
    assert moved.number >= one.number
    await moved.go()
    await clients.go()
