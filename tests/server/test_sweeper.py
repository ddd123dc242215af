"""Whatever one table does, the others are looked after."""

import asyncio
from itertools import pairwise

import pytest
from sqlalchemy import update

from antechamber.server.clock import now
from antechamber.server.quarantine import FIRST_PAUSE, LONGEST_PAUSE, Quarantine
from antechamber.server.refused import Refused
from antechamber.server.schema import tables
from server.table_clients import Calls, randomly, sit_down

pytestmark = pytest.mark.anyio


async def forgotten(host, clients):
    """As after a restart: nobody has the table in memory."""
    await clients.go()
    host.server.tables.forget(host.server.tables[clients.table])


async def spoil(host, clients, **values):
    """Store something about a table that nobody can make sense of, and let it be overdue."""
    values |= {"due": 1}
    wrong = update(tables).where(tables.c.id == clients.table).values(**values)
    await host.server.database.run(lambda connection: connection.execute(wrong).rowcount)


@pytest.mark.parametrize("wrong", [{"settings": "nonsense"}, {"components": "gone"}, {"sealed": "xyz"}, {"length": 99}])
async def test_a_table_that_cannot_be_read_is_set_aside_and_the_others_go_on(host, http, monkeypatch, wrong):
    bad = await sit_down(host.url, http, "royals", 2, clock=60)
    good = await sit_down(host.url, http, "potemkin", 3, bots=2, clock=60)
    await forgotten(host, bad)
    await forgotten(host, good)
    put, looked = Calls(monkeypatch, host.server.quarantine, "put"), Calls(monkeypatch, host.server.sweeper, "move_on")
    due = Calls(monkeypatch, host.server.store, "set_due")
    await spoil(host, bad, **wrong)
    await put.until(lambda made: made and made[0][0] == bad.table)
    await due.until(lambda made: bad.table in [table_id for table_id, _ in made])
    await spoil(host, good)
    await looked.until(lambda made: (good.table,) in made)
    assert good.table in host.server.tables
    assert host.server.sweeper.alive
    assert (await host.server.store.table(bad.table)).due >= now() + FIRST_PAUSE - 10_000
    health = await http.get(f"{host.url}/healthz")
    assert (health.status_code, health.json()["ok"], health.json()["queues"]["aside"]) == (200, True, 1)
    assert bad.table[:6] not in health.text


async def test_a_table_over_which_the_rules_stumble_is_set_aside(host, http, monkeypatch):
    clients = await sit_down(host.url, http, "potemkin", 3, bots=2)
    table = host.server.tables[clients.table]
    monkeypatch.setattr(type(table.played), "would_show", lambda *_: 1 / 0)
    put = Calls(monkeypatch, host.server.quarantine, "put")
    while not any(table.bot_level(seat) for seat in table.playing.state.pending()):
        await clients.play(randomly(1), 1)
    await put.until(lambda made: made)
    await asyncio.wait([table.driver])
    assert list(host.server.quarantine.stumbles) == [clients.table]
    monkeypatch.undo()
    host.server.quarantine.stumbles[clients.table].until = 0
    table.drive()
    await clients.play(randomly(1), 5)
    assert len(host.server.quarantine) == 0
    await clients.go()


async def test_a_table_that_holds_on_to_its_lock_stalls_nobody(host, http, monkeypatch):
    bad = await sit_down(host.url, http, "royals", 2, clock=60)
    good = await sit_down(host.url, http, "royals", 2, clock=60)
    await good.go()
    looked = Calls(monkeypatch, host.server.sweeper, "move_on")
    async with host.server.tables[bad.table].lock:
        await spoil(host, bad)
        await spoil(host, good)
        await looked.until(lambda made: made)
    assert looked.made[0] == (good.table,)
    await bad.go()


async def test_a_table_that_takes_long_to_read_is_not_set_aside_for_it(host, http, monkeypatch):
    """However long others are read meanwhile: the time of looking after it begins when it is there."""
    clients = await sit_down(host.url, http, "royals", 2, clock=60)
    await forgotten(host, clients)
    monkeypatch.setattr("antechamber.server.sweeper.LONGEST_LOOK", 0.0)
    looked, load, times = Calls(monkeypatch, host.server.tables, "load"), host.server.tables.load, []

    async def load_slowly(table_id):
        for _ in range(10):
            await asyncio.sleep(0)
        times.append(asyncio.current_task().cancelling())
        await load(table_id)

    monkeypatch.setattr(host.server.tables, "load", load_slowly)
    await spoil(host, clients)
    await looked.until(lambda made: made)
    assert times[0] == 0
    assert clients.table in host.server.tables


async def test_a_server_that_ends_begins_no_table(host, http, monkeypatch):
    """Bots of a table that was being read would play on, and whoever waits for the end would wait for them."""
    clients = await sit_down(host.url, http, "royals", 2)
    await host.server.sweeper.close()
    read, go_on = asyncio.Event(), asyncio.Event()
    holders_of = host.server.store.holders_of

    async def slowly(table_id):
        read.set()
        await go_on.wait()
        return await holders_of(table_id)

    monkeypatch.setattr(host.server.store, "holders_of", slowly)
    await forgotten(host, clients)
    looking = host.server.background.start(host.server.sweeper.move_on(clients.table))
    await read.wait()
    host.server.tables.close()
    go_on.set()
    with pytest.raises(Refused, match="ending"):
        await looking
    assert clients.table not in host.server.tables


async def test_a_sweep_that_fails_is_not_the_last(host, monkeypatch):
    sweeper, failed = host.server.sweeper, asyncio.Event()
    claim = host.server.store.claim_due

    async def broken(until):
        monkeypatch.setattr(host.server.store, "claim_due", again)
        raise ValueError

    async def again(until):
        failed.set()
        return await claim(until)

    monkeypatch.setattr(host.server.store, "claim_due", broken)
    async with asyncio.timeout(10):
        await failed.wait()
    assert sweeper.alive


async def test_health_says_what_is_wrong(host, http):
    answer = await http.get(f"{host.url}/healthz")
    assert answer.status_code == 200
    assert answer.json()["problems"] == []
    assert answer.json()["queues"] == {"rows": 0, "bots": 0, "advice": 0, "stories": 0, "aside": 0}
    host.server.sweeper.task.cancel()
    await asyncio.wait([host.server.sweeper.task])
    answer = await http.get(f"{host.url}/healthz")
    assert answer.status_code == 503
    assert answer.json()["problems"] == ["nobody looks after the tables"]


def test_a_table_is_left_alone_longer_every_time():
    quarantine = Quarantine()
    pauses = [quarantine.put("a table", "why") - now() for _ in range(12)]
    assert pauses[0] <= FIRST_PAUSE
    assert all(after > before for before, after in pairwise(pauses[:6]))
    assert pauses[-1] <= LONGEST_PAUSE
    quarantine.release("a table")
    assert not quarantine.has("a table")
