"""The store fails in all the ways it can: one table's trouble is its own, people are told, and nothing goes on from
what was never written."""

import asyncio
import sqlite3

import pytest
from sqlalchemy import event, insert

from antechamber.server import table_changes
from antechamber.server.databases import Unreachable, open_database
from antechamber.server.maintenance import check_tables
from antechamber.server.schema import choices
from antechamber.server.wire.client import Choose
from server.hosts import local
from server.table_clients import PATIENCE, messages, post, randomly, sit_down

pytestmark = pytest.mark.anyio


class Door:
    """The door to a database that can be shut: what is asked for behind it fails, or hangs."""

    def __init__(self, database, monkeypatch):
        self.run = database.run
        self.trouble = None
        self.hanging = False
        self.knocked = asyncio.Event()
        self.opened = asyncio.Event()
        monkeypatch.setattr(database, "run", self.knock)

    async def knock(self, work):
        if self.hanging:
            self.knocked.set()
            await self.opened.wait()
        elif self.trouble is not None:
            self.knocked.set()
            raise self.trouble
        return await self.run(work)

    def open(self):
        self.trouble, self.hanging = None, False
        self.opened.set()


@pytest.fixture
def door(host, monkeypatch):
    return Door(host.server.database, monkeypatch)


def a_choice(player):
    return Choose(decision=player.decision, text=player.options[0])


async def told(clients, seat, answers):
    """Until a seat has been told that the store answers, or does not."""
    player = next(one for one in clients.players if one.seat == seat)

    def is_told():
        heard = messages(clients, seat, "store")
        return bool(heard) and heard[-1]["answers"] == answers

    async with asyncio.timeout(PATIENCE):
        await player.until(is_told)


async def log_is_whole(host, clients):
    rows = await host.server.store.log(clients.table)
    assert [row.number for row in rows] == list(range(len(rows)))
    assert (await host.server.store.table(clients.table)).length == len(rows)
    return rows


async def test_a_row_that_is_not_taken_concerns_its_table_alone(host, http):
    """The bad table was deleted by another process: its rows belong to nothing."""
    bad, good = [await sit_down(host.url, http, "royals", 2) for _ in range(2)]
    await host.server.store.delete(bad.table)
    one, other = (await bad.settled())[0], (await good.settled())[0]
    async with asyncio.timeout(10):
        answers = await asyncio.gather(one.request(a_choice(one)), other.request(a_choice(other)))
    assert [answer.kind for answer in answers] == ["refused", "done"]
    await good.play(randomly(1), 5)
    await log_is_whole(host, good)
    assert not messages(good, 0, "store")
    await bad.go()
    await good.go()


async def test_a_row_that_nothing_can_write_does_not_end_the_writer(host, http, monkeypatch):
    """Half a character, as no database stores it."""
    clients = await sit_down(host.url, http, "royals", 2)
    player = (await clients.settled())[0]
    written, append = [], host.server.journal.append

    async def spoil(row, standing, revision):
        written.append(row.text)
        row.mark = "\ud800" if len(written) == 1 else row.mark
        return await append(row, standing, revision)

    monkeypatch.setattr(host.server.journal, "append", spoil)
    async with asyncio.timeout(10):
        answer = await player.request(a_choice(player))
    assert (answer.kind, answer.code) == ("refused", "busy")
    await player.listener_ends()
    await clients.go()
    await clients.come()
    await clients.play(randomly(1), 3)
    assert len(await log_is_whole(host, clients)) == 3
    await clients.go()


@pytest.mark.parametrize("hanging", [False, True])
async def test_people_are_told_while_the_store_does_not_answer(host, http, door, hanging):
    clients, elsewhere = [await sit_down(host.url, http, "royals", 2) for _ in range(2)]
    player = (await clients.settled())[0]
    door.trouble, door.hanging = Unreachable("gone"), hanging
    choosing = asyncio.create_task(player.request(a_choice(player)))
    await told(clients, 0, False)
    await told(clients, 1, False)
    await told(elsewhere, 0, False)
    assert not choosing.done()
    door.open()
    assert (await choosing).kind == "done"
    await told(clients, 1, True)
    await told(elsewhere, 0, True)
    await clients.play(randomly(1), 3)
    assert len(await log_is_whole(host, clients)) == 4
    await clients.go()
    await elsewhere.go()


async def test_people_are_told_although_nobody_chooses(host, http, door):
    clients = await sit_down(host.url, http, "royals", 2)
    door.trouble = Unreachable("gone")
    await told(clients, 0, False)
    door.open()
    await told(clients, 1, True)
    await clients.go()


async def test_whoever_comes_meanwhile_is_told_too(host, http, door):
    clients = await sit_down(host.url, http, "royals", 2)
    host.server.journal.status.change(True)
    await told(clients, 0, False)
    await clients.go()
    await clients.come()
    await told(clients, 1, False)
    await clients.go()


async def test_a_choice_that_waited_too_long_is_refused_and_nobody_goes_on_from_it(host, http, door):
    """Catherine's players choose at once: the second one's choice waits for the first one's to be written."""
    clients = await sit_down(host.url, http, "catherine", 2)
    await clients.play(randomly(1), 4)
    while len(thinking := await clients.settled()) < 2:
        await clients.play(randomly(2), 1)
    before = await log_is_whole(host, clients)
    host.server.journal.patience = 2
    door.trouble = Unreachable("gone")
    first = asyncio.create_task(thinking[0].request(a_choice(thinking[0])))
    await door.knocked.wait()
    second = asyncio.create_task(thinking[1].request(a_choice(thinking[1])))
    assert (await first).kind == "refused"
    door.open()
    assert (await second).kind == "refused"
    assert await log_is_whole(host, clients) == before
    for player in thinking:
        await player.listener_ends()
    await clients.come()
    await clients.play(randomly(3), 6)
    assert len(await log_is_whole(host, clients)) == len(before) + 6
    await clients.go()


async def test_a_choice_that_waits_when_the_process_ends_is_answered(settings, http, monkeypatch):
    async with local(settings) as host:
        door = Door(host.server.database, monkeypatch)
        clients = await sit_down(host.url, http, "royals", 2)
        player = (await clients.settled())[0]
        door.trouble = Unreachable("gone")
        choosing = asyncio.create_task(player.request(a_choice(player)))
        await door.knocked.wait()
    assert (await choosing).kind == "refused"
    await player.listener_ends()
    assert player.websocket.close_code == 1012
    await clients.go()


async def test_a_choice_that_is_being_written_when_the_process_ends_is_done(settings, http, monkeypatch):
    async with local(settings) as host:
        door = Door(host.server.database, monkeypatch)
        clients = await sit_down(host.url, http, "royals", 2)
        player = (await clients.settled())[0]
        door.hanging = True
        choosing = asyncio.create_task(player.request(a_choice(player)))
        await door.knocked.wait()
        asyncio.get_running_loop().call_later(0.3, door.open)
    assert (await choosing).kind == "done"
    await clients.go()
    assert await check_tables(settings) == ({}, 1)


async def test_a_game_that_could_not_be_begun_has_not_begun(host, http, door):
    clients = await sit_down(host.url, http, "royals", 2, connect=False)
    seats = [{"kind": "person", "mine": True}, {"kind": "open"}]
    _, made = await post(clients.host, "/tables", {"game": "royals", "seats": seats})
    table, path = host.server.tables[made["table"]], f"/tables/{made['table']}"
    await post(clients.players[1].client, path, {"kind": "sit", "seat": 1})
    change = host.server.store.change

    async def broken(*_):
        host.server.store.change = change
        raise Unreachable("gone")

    host.server.store.change = broken
    status, answer = await post(clients.host, path, {"kind": "start"})
    assert (status, answer["code"]) == (503, "busy")
    assert (table.played, table.row.status) == (None, "waiting")
    assert (await post(clients.host, path, {"kind": "start"}))[0] == 200
    assert table.played is not None


async def test_a_mistake_after_the_rules_leaves_no_gap(host, http, monkeypatch):
    """Whatever goes wrong between the position in memory and the row in the store."""
    clients = await sit_down(host.url, http, "catherine", 2)
    await clients.play(randomly(1), 3)
    player = (await clients.settled())[0]
    with monkeypatch.context() as wrong:
        wrong.setattr(table_changes, "progress_after", lambda *_: 1 / 0)
        assert (await player.request(a_choice(player))).kind == "refused"
    await player.listener_ends()
    await clients.go()
    await clients.come()
    await clients.play(randomly(2), 3)
    assert len(await log_is_whole(host, clients)) == 6
    await clients.go()


async def test_a_choice_that_is_stored_is_done_also_if_it_cannot_be_shown(host, http, monkeypatch):
    clients = await sit_down(host.url, http, "royals", 2)
    player = (await clients.settled())[0]
    with monkeypatch.context() as wrong:
        wrong.setattr(table_changes, "publish", lambda _table: 1 / 0)
        assert (await player.request(a_choice(player))).kind == "done"
    await player.listener_ends()
    await clients.go()
    await clients.come()
    assert len(await log_is_whole(host, clients)) == 1
    await clients.go()


async def test_a_log_with_a_gap_is_not_played_on(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    await clients.play(randomly(1), 5)
    await clients.go()
    gap = choices.delete().where(choices.c.table_id == clients.table, choices.c.number == 2)
    await host.server.database.run(lambda connection: connection.execute(gap).rowcount)
    host.server.tables.forget(host.server.tables[clients.table])
    await clients.players[0].come()
    await clients.players[0].listener_ends()
    assert "gap" in messages(clients, 0, "refused")[-1]["text"]
    await clients.go()


class Disk:
    """How many pages the file of a SQLite database may have."""

    def __init__(self, database):
        self.engine = database.engine
        self.pages = 1 << 30
        event.listen(self.engine, "checkout", self.limit)

    def limit(self, connection, _record, _proxy):
        connection.execute(f"PRAGMA max_page_count={self.pages}")

    def fill(self):
        """As full as it is now."""
        self.pages = 1


async def test_a_disk_that_is_full_is_waited_for(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    disk = Disk(host.server.database)
    disk.fill()
    playing = asyncio.create_task(clients.play(randomly(1)))
    await told(clients, 0, False)
    assert not playing.done()
    disk.pages = 1 << 30
    await told(clients, 1, True)
    await playing
    rows = await log_is_whole(host, clients)
    assert clients.players[0].over
    assert len(rows) > 50
    await clients.go()


async def test_what_concerns_the_database_is_told_from_what_concerns_a_row(engine):
    """Values that do not fit, rows that belong to nothing, statements that are wrong: those are nobody else's."""
    wrong = [
        insert(choices).values(table_id="t", number=0),
        insert(choices).values(
            table_id="nobody's", number=0, kind="", seat=0, text="", shown=True, made=0, maker="", mark=""
        ),
        insert(choices).values(table_id="t", number="many", kind=b"", seat="first", text=3),
        choices.select().where(choices.c.number == 1 << 70),
    ]
    for statement in wrong:
        with pytest.raises(Exception) as caught:  # noqa: PT011 - both databases have words of their own for it
            await engine.run(lambda connection, statement=statement: connection.execute(statement).all())
        assert not isinstance(caught.value, OSError), caught.value


async def test_a_file_that_cannot_be_written_is_the_databases_trouble(tmp_path):
    file = tmp_path / "held.sqlite"
    database = open_database(f"sqlite:///{file}")
    create = "CREATE TABLE things (number INTEGER)"
    await database.run(lambda connection: connection.exec_driver_sql(create).rowcount)
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")

    def add(connection):
        connection.exec_driver_sql("PRAGMA busy_timeout=1")
        connection.exec_driver_sql("INSERT INTO things VALUES (1)")

    with pytest.raises(Unreachable, match="OperationalError"):
        await database.run(add)
    holder.close()
    await database.run(add)
    await database.close()
