"""Processes are killed, the database goes away: what was acknowledged is there, and the games end.

`SOAK=1` plays the long versions: fifty tables, ten seconds without a database.
"""

import asyncio
import os

import pytest

from antechamber.core.record import read_record, replay
from antechamber.games import GAMES, load
from antechamber.server.scripted_client import ScriptedPlayer
from server.conftest import new_database
from server.table_clients import PersistentPlayer, get, randomly, sit_down

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

LONG = bool(os.environ.get("SOAK"))
TABLES = 50 if LONG else 4
CUT = 10 if LONG else 1
BEFORE = 40


async def seated(url, http, urls, count=TABLES):
    games = [list(GAMES)[number % len(GAMES)] for number in range(count)]
    tables = [await sit_down(url, http, game, load(game).fewest) for game in games]
    people = [
        PersistentPlayer(player, urls, randomly(100 * number + player.seat))
        for number, clients in enumerate(tables)
        for player in clients.players
    ]
    return tables, people


async def after(people, choices):
    """Until so many choices have been acknowledged."""
    while sum(one.acknowledged for one in people) < choices:
        for one in people:
            one.chose.clear()
        waits = [asyncio.ensure_future(one.chose.wait()) for one in people]
        _, pending = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in pending:
            wait.cancel()


async def play(people, until=lambda: False):
    await asyncio.gather(*[one.play(until) for one in people])


async def finish_and_check(tables, people, url):
    async with asyncio.timeout(900):
        await play(people)
    made = {}
    for one in people:
        made[one.player.table] = made.get(one.player.table, 0) + one.acknowledged
    for clients in tables:
        client = clients.host
        client.url = url
        status, text = await get(client, f"/tables/{clients.table}/record")
        assert status == 200
        record = read_record(text.decode())
        assert replay(load(record.game), record).state.over
        assert len(record.choices) >= made[clients.table]
    for one in people:
        await one.player.go()


async def test_a_server_that_is_killed_loses_nothing(process, http, tmp_path):
    server = process(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    tables, people = await seated(server.url, http, lambda: [server.url])
    playing = asyncio.create_task(play(people))
    await after(people, BEFORE * len(tables) // 2)
    server.kill()
    server.again()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await finish_and_check(tables, people, server.url)


async def test_a_server_that_is_asked_to_end_loses_nothing(process, http, tmp_path):
    server = process(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    tables, people = await seated(server.url, http, lambda: [server.url], 2)
    playing = asyncio.create_task(play(people, lambda: stopped))
    stopped = False
    await after(people, BEFORE)
    await asyncio.to_thread(server.stop)
    stopped = True
    assert server.process.returncode in {0, -15}
    server.again()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    for one in people:
        await one.come_back()
        await one.player.go()
    assert tables


async def test_a_database_that_goes_away_is_waited_for(process, http, postgres):
    server = process(database=new_database(postgres))
    tables, people = await seated(server.url, http, lambda: [server.url])
    playing = asyncio.create_task(finish_and_check(tables, people, server.url))
    await after(people, BEFORE)
    await asyncio.to_thread(postgres.stop)
    before = sum(one.acknowledged for one in people)
    await asyncio.sleep(CUT)
    assert sum(one.acknowledged for one in people) - before <= len(people)
    await asyncio.to_thread(postgres.start)
    await playing


async def test_two_processes_serve_one_table_and_one_of_them_is_killed(process, http, postgres, redis):
    database = new_database(postgres)
    servers = [process(database=database, redis=redis) for _ in range(2)]
    running = list(servers)
    tables, people = await seated(servers[0].url, http, lambda: [server.url for server in running])
    for one in people:
        if one.player.seat % 2:
            await one.player.go()
            one.player.client.url = servers[1].url
            one.player = ScriptedPlayer(one.player.client, one.player.table, one.player.seat)
            await one.player.come()
    playing = asyncio.create_task(finish_and_check(tables, people, servers[1].url))
    await after(people, BEFORE * len(tables) // 2)
    running.remove(servers[0])
    servers[0].kill()
    await playing
