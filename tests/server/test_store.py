"""What is stored stays stored, the same in both kinds of database."""

import asyncio

import msgspec
import pytest

from antechamber.server.conflicts import Conflict
from antechamber.server.holders import Holders
from antechamber.server.journal import Journal
from antechamber.server.refused import Refused
from antechamber.server.rows import (
    BOT,
    CHOICE,
    PERSON,
    PLAYING,
    ChatRow,
    ChoiceRow,
    LinkTarget,
    SeatRow,
    TableProgress,
    TableRow,
)
from antechamber.server.store import Store

pytestmark = pytest.mark.anyio


def table(name="t", **values):
    defaults = {
        "id": name,
        "game": "royals",
        "components": "standard",
        "digest": "d",
        "rules": 1,
        "seats": 2,
        "seed": "00",
        "settings": "{}",
        "status": PLAYING,
        "listed": True,
        "created": 1,
        "changed": 1,
    }
    return TableRow(**(defaults | values))


def seat_rows(name="t"):
    return [
        SeatRow(table_id=name, seat=seat, kind=kind, name="N", colour="red", link=f"{name} {seat}")
        for seat, kind in ((0, PERSON), (1, BOT))
    ]


def choice(number, mark="m", name="t"):
    return ChoiceRow(table_id=name, number=number, kind=CHOICE, seat=0, text="go", made=5, maker="person", mark=mark)


def progress(length, **values):
    defaults = {"length": length, "pending": "1", "status": PLAYING, "result": None, "changed": 7, "due": 9}
    return TableProgress(**(defaults | values))


@pytest.fixture
async def store(engine):
    store = Store(engine)
    await store.check()
    await store.create(table(), seat_rows(), [], host_link="t host")
    return store


@pytest.fixture
async def journal(engine, store):
    journal = Journal(engine)
    yield journal
    await journal.close()


async def test_a_table_is_read_as_it_was_written(store):
    assert await store.table("t") == table()
    assert await store.seat_rows(["t"]) == seat_rows()
    assert await store.table("other") is None


async def test_a_table_can_begin_with_a_log(store):
    log = [choice(0, "a", "u"), choice(1, "b", "u")]
    await store.create(table("u", length=2), seat_rows("u"), log, host_link="u host")
    assert await store.log("u") == log


async def test_rows_are_appended_and_the_table_moves_with_them(store, journal):
    assert await journal.append(choice(0), progress(1), 0)
    assert await store.log("t") == [choice(0)]
    found = await store.table("t")
    assert (found.length, found.pending, found.changed, found.due) == (1, "1", 7, 9)


async def test_a_number_is_given_once(store, journal):
    assert await journal.append(choice(0, "first"), progress(1, pending="0"), 0)
    assert not await journal.append(choice(0, "second"), progress(1, pending="1"), 0)
    assert [row.mark for row in await store.log("t")] == ["first"]
    assert (await store.table("t")).pending == "0"


async def test_a_row_that_was_written_before_the_line_broke_is_known_by_its_mark(store, journal):
    assert await journal.append(choice(0, "mine"), progress(1), 0)
    await store.change(await store.table("t"), {})
    assert await journal.append(choice(0, "mine"), progress(1), 0)
    assert len(await store.log("t")) == 1


async def test_one_commit_takes_many_rows_and_refuses_only_those_that_came_too_late(store, journal):
    for number in range(30):
        await store.create(table(f"t{number}"), seat_rows(f"t{number}"), [], host_link=f"t{number} host")
    await journal.append(choice(0, "before", "t7"), progress(1), 0)
    rows = [choice(0, f"m{number}", f"t{number}") for number in range(30)]
    written = await asyncio.gather(*[journal.append(row, progress(1), 0) for row in rows])
    assert written == [number != 7 for number in range(30)]


async def test_two_processes_write_the_same_number_and_one_of_them_has_it(engine, store, journal):
    other = Journal(engine)
    first = [journal.append(choice(n, f"a{n}"), progress(n + 1), 0) for n in range(20)]
    second = [other.append(choice(n, f"b{n}"), progress(n + 1), 0) for n in range(20)]
    written = await asyncio.gather(*first, *second)
    assert all(written[n] != written[n + 20] for n in range(20))
    await other.close()


async def test_closing_writes_what_waits(engine, store):
    journal = Journal(engine)
    waiting = [asyncio.create_task(journal.append(choice(n, f"{n}"), progress(n + 1), 0)) for n in range(5)]
    await asyncio.sleep(0)
    await journal.close()
    assert await asyncio.gather(*waiting) == [True] * 5


async def test_a_store_that_never_answers_refuses_the_choice(engine, store, monkeypatch):
    journal = Journal(engine, patience=0)

    async def broken(batch):
        raise OSError

    monkeypatch.setattr(journal, "write", broken)
    with pytest.raises(Refused, match="not taken"):
        await journal.append(choice(0), progress(1), 0)
    await journal.close()


async def test_whoever_changes_a_table_second_is_told(store):
    row = await store.table("t")
    await store.change(row, {"listed": False}, [msgspec.structs.replace(seat_rows()[0], name="Ann")])
    with pytest.raises(Conflict):
        await store.change(row, {"listed": True})
    found = await store.table("t")
    assert (found.listed, found.revision) == (False, 1)
    assert [seat_row.name for seat_row in await store.seat_rows(["t"])] == ["Ann", "N"]


async def test_a_due_table_is_claimed_by_one(store):
    await store.create(table("u", due=5), seat_rows("u"), [], host_link="u host")
    later = 4_000_000_000_000
    claims = await asyncio.gather(store.claim_due(later), store.claim_due(later))
    assert sorted(map(len, claims)) == [0, 1]
    await store.set_due("u", 1)
    assert await store.claim_due(later) == ["u"]


async def test_a_choice_is_written_only_at_the_revision_that_its_process_knows(store, journal):
    await store.create(table("u"), seat_rows("u"), [], host_link="u host")
    await store.change(await store.table("t"), {})
    written = await asyncio.gather(
        journal.append(choice(0, "late"), progress(1), 0), journal.append(choice(0, "fine", "u"), progress(1), 0)
    )
    assert written == [False, True]
    assert await store.log("t") == []
    assert (await store.table("t")).length == 0
    assert await journal.append(choice(0), progress(1), 1)


async def test_sessions_and_the_seats_they_hold(store):
    await store.sessions.add("s", "Ann")
    await store.change(await store.table("t"), {}, coming=Holders([(0, "s")]))
    assert (await store.holders_of("t")).pairs == {(0, "s")}
    assert [(table_id, held.seats("s")) for table_id, held in (await store.held_by("s")).items()] == [("t", {0})]
    assert [row.id for row in await store.tables_of("s")] == ["t"]
    await store.sessions.rename("s", "Bea")
    assert await store.sessions.name("s") == "Bea"
    await store.change(await store.table("t"), {}, coming=Holders([(1, "s")]), going=Holders([(0, "s")]))
    assert (await store.holders_of("t")).pairs == {(1, "s")}


async def test_who_holds_what_changes_with_the_table_or_not_at_all(store):
    await store.sessions.add("s", "Ann")
    row = await store.table("t")
    await store.change(row, {"listed": False})
    with pytest.raises(Conflict):
        await store.change(row, {}, coming=Holders([(0, "s")]))
    with pytest.raises(Refused, match="session has ended"):
        await store.change(await store.table("t"), {"listed": True}, coming=Holders([(0, "nobody")]))
    assert not (await store.holders_of("t")).pairs
    assert not (await store.table("t")).listed


async def test_an_ended_session_raises_the_revision_of_its_tables(store):
    await store.sessions.add("s", "Ann")
    for name in ("u", "v"):
        await store.create(table(name), seat_rows(name), [], Holders([(0, "s")], ["s"]), host_link=f"{name} host")
        assert (await store.holders_of(name)).is_host("s")
    assert await store.sessions.end("s") == ["u", "v"]
    assert [(await store.table(name)).revision for name in ("t", "u", "v")] == [0, 1, 1]
    assert await store.sessions.name("s") is None
    assert not (await store.holders_of("u")).have("s")
    assert await store.sessions.end("s") == []


async def test_a_used_invitation_is_found_too(store):
    used = msgspec.structs.replace(seat_rows()[0], link="own", used="invitation")
    await store.change(await store.table("t"), {}, [used])
    assert await store.link_target("own") == await store.link_target("invitation") == LinkTarget("t", 0)
    assert await store.link_target("t 0") is None
    assert await store.link_target("t host") == LinkTarget("t", None)


async def test_messages_are_numbered(store):
    message = ChatRow(table_id="t", number=0, seat=None, name="Ann", text="Hello ✓", said=3)
    await store.chat.say(message)
    with pytest.raises(Conflict):
        await store.chat.say(message)
    assert await store.chat.messages("t") == [message]
    assert (await store.table("t")).messages == 1


async def test_of_many_messages_the_latest_is_read(store):
    for number in range(7):
        await store.chat.say(ChatRow(table_id="t", number=number, seat=0, name="Ann", text="Hello", said=3))
    assert [message.number for message in await store.chat.messages("t", most=3)] == [4, 5, 6]
    assert [message.number for message in await store.chat.messages("t", 5, 3)] == [5, 6]
    assert len(await store.chat.messages("t")) == 7


async def test_lists(store):
    await store.create(table("hidden", listed=False), seat_rows("hidden"), [], host_link="hidden host")
    await store.create(table("done", status="over"), seat_rows("done"), [], host_link="done host")
    assert [row.id for row in await store.open_tables()] == ["t"]
    assert [row.id for row in await store.finished_tables()] == ["done"]
    assert len(await store.every_table()) == 3


async def test_deleting_leaves_nothing(store, journal):
    await store.sessions.add("s", "Ann")
    await store.change(await store.table("t"), {}, coming=Holders([(0, "s")]))
    await journal.append(choice(0), progress(1), 1)
    await store.delete("t")
    assert await store.table("t") is None
    assert await store.log("t") == []
    assert await store.held_by("s") == {}
    assert await store.link_target("t 0") is None
