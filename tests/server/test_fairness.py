"""Thinking is shared fairly at tables: whoever asks for much leaves everybody else's bots as quick as before.

`SOAK=1` measures it as well: many Sovereigns, analyses and stories of one session, and how somebody else fares.
"""

import asyncio
import os
from time import perf_counter
from types import SimpleNamespace

import httpx
import msgspec
import pytest

from antechamber.core.record import Match
from antechamber.games import load
from antechamber.server.addresses import LOCAL
from antechamber.server.bot_pool import ADVICE, WAITED_FOR
from antechamber.server.experiments import Experiments
from antechamber.server.fair_share import Payer
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.tokens import hashed
from antechamber.server.wire.client import AskAdvice, Choose
from server.hosts import local
from server.table_clients import Calls, get, post, randomly, sit_down

pytestmark = pytest.mark.anyio


async def test_the_host_is_who_a_tables_bots_think_for(host, http, monkeypatch):
    thinking = Calls(monkeypatch, host.server.bot_pool, "think")
    clients = await sit_down(host.url, http, "potemkin", 3, bots=2)
    await clients.play(randomly(1), 3)
    host_session = hashed(clients.host.token)
    assert {payer.session for _, payer, _ in thinking.made} == {host_session}
    assert thinking.made[-1][2] == WAITED_FOR
    player = (await clients.settled())[0]
    await player.request(AskAdvice(decision=player.decision))
    assert thinking.made[-1][1:] == (Payer(host_session, LOCAL), ADVICE)
    await clients.go()


async def test_whoever_waits_for_advice_may_choose_meanwhile(host, http, monkeypatch):
    clients = await sit_down(host.url, http, "royals", 2)
    player = (await clients.settled())[0]
    asked = asyncio.Event()

    async def never(*_):
        asked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(host.server.bot_pool, "think", never)
    waiting = asyncio.create_task(player.request(AskAdvice(decision=player.decision)))
    await asked.wait()
    assert (await player.request(Choose(decision=player.decision, text=player.options[0]))).kind == "done"
    assert not waiting.done()
    await clients.go()
    for task in list(host.server.background.tasks):
        task.cancel()


async def bots_only(host, http, client=None):
    """A table at which only bots play."""
    client = client or ScriptedClient(host.url, http)
    seats = [{"kind": "bot", "level": "random"}] * 3
    _, made = await post(
        client, "/tables", {"game": "potemkin", "seats": seats, "start": True, "settings": {"pace": 0}}
    )
    return client, host.server.tables[made["table"]]


async def test_bots_alone_play_while_somebody_watches(settings, http):
    async with local(msgspec.structs.replace(settings, experiments=0)) as host:
        _, table = await bots_only(host, http)
        await asyncio.wait([table.driver])
        assert (table.played.length, table.row.due) == (0, None)
        assert (await host.server.store.table(table.id)).due is None
        watcher = ScriptedPlayer(ScriptedClient(host.url, http), table.id, None)
        await watcher.come()
        async with asyncio.timeout(60):
            await watcher.until(lambda: watcher.number > 20)
        await watcher.go()
        await asyncio.wait([table.driver])
        assert table.row.status == "playing"
        assert table.row.due is None
        await watcher.come()
        async with asyncio.timeout(60):
            await watcher.until(lambda: watcher.over)
        await watcher.go()


async def test_a_host_may_have_so_many_experiments_that_nobody_watches(host, http):
    client, first = await bots_only(host, http)
    _, second = await bots_only(host, http, client)
    await asyncio.wait([second.driver])
    assert second.played.length == 0
    _, others = await bots_only(host, http)
    await asyncio.wait([first.driver, others.driver])
    assert (first.row.status, others.row.status) == ("over", "over")
    assert host.server.experiments.running == {}
    _, third = await bots_only(host, http, client)
    await asyncio.wait([third.driver])
    assert third.row.status == "over"


async def test_nobodys_experiment_does_not_run(host, http):
    client, table = await bots_only(host, http)
    await http.delete(f"{host.url}/api/me", headers={"cookie": f"antechamber={client.token}"})
    host.server.tables.forget(table)
    table = await host.server.tables.get(table.id)
    assert table.host_session == ""
    await asyncio.wait([table.driver])
    assert table.row.status == "playing"


def test_an_experiment_ends_also_if_another_session_has_the_hosts_tools_by_then():
    nobody = SimpleNamespace(anybody=False)
    one, other = [SimpleNamespace(id=name, host_session="a", played_by_people=False, presence=nobody) for name in "tu"]
    experiments = Experiments(1)
    assert experiments.may_run(one)
    assert not experiments.may_run(other)
    one.host_session = "b"
    experiments.end(one)
    assert experiments.may_run(other)


async def test_analyses_of_a_session_are_made_in_turn_and_not_too_many_wait(host, http, monkeypatch):
    host.app.state.analyses.turns.most = 2
    tables = [await sit_down(host.url, http, "potemkin", 3) for _ in range(3)]
    first = tables[0].host
    for clients in tables:
        await clients.play(randomly(1))
        await clients.go()
    thinking = asyncio.Event()

    async def never(*_):
        thinking.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(host.server.bot_pool, "think", never)
    statuses = [(await post(first, f"/tables/{clients.table}/analysis", None))[0] for clients in tables]
    assert statuses == [200, 200, 429]
    await thinking.wait()
    assert len(host.app.state.analyses.turns.locks) == 1
    # Somebody else has a turn of their own.
    assert (await post(tables[2].host, f"/tables/{tables[2].table}/analysis", None))[0] == 200
    assert len(host.app.state.analyses.turns.locks) == 2


# How somebody fares while somebody else asks for much; `make soak` prints it


def record_of(game, seats, seed):
    """A finished game, played at random."""
    match, rng = Match(load(game), seats, seed), randomly(1)
    while not match.state.over:
        seat = match.state.pending()[0]
        match.choose(seat, rng.choice(match.state.options(seat)).text)
    return str(match.record)


async def finished_games(client, game, seats, count):
    requests = [{"kind": "person", "mine": seat == 0} for seat in range(seats)]
    tables = []
    for number in range(count):
        record = record_of(game, seats, b"seed %d" % number)
        status, made = await post(client, "/tables", {"game": game, "seats": requests, "record": record})
        assert status == 201, made
        tables.append(made["table"])
    return tables


async def sovereigns(url, http, client, count):
    """Tables of Sovereigns that play on and on before somebody's eyes."""
    seats = [{"kind": "bot", "level": "sovereign"}] * 3
    watchers = []
    for number in range(count):
        game = ("royals", "potemkin", "catherine", "first-tsar")[number % 4]
        request = {"game": game, "seats": seats, "start": True, "settings": {"pace": 0}}
        _, made = await post(client, "/tables", request)
        watchers.append(ScriptedPlayer(client, made["table"], None))
        await watchers[-1].come()
    return watchers


class Measured:
    """What somebody at another table feels, in milliseconds."""

    def __init__(self):
        self.choices, self.bots = [], []

    async def choose(self, clients, count):
        """Two people at a table: from a choice until whoever made it has seen what came of it."""
        rng = randomly(3)
        for _ in range(count):
            thinking = await clients.settled()
            if not thinking:
                return
            player = thinking[0]
            start, number = perf_counter(), player.number
            answer = await player.request(Choose(decision=player.decision, text=rng.choice(player.options)))
            assert answer.kind == "done", answer
            await player.until(lambda player=player, number=number: player.number > number)
            self.choices.append(1000 * (perf_counter() - start))

    async def wait_for_bots(self, clients, count):
        """One person and a Courtier: from the person's choice until the person is asked again, if the bot was."""
        rng, player = randomly(4), clients.players[0]
        for _ in range(count):
            if player.over:
                return
            await player.until(lambda: player.options or player.over)
            if player.over:
                return
            answer = await player.request(Choose(decision=player.decision, text=rng.choice(player.options)))
            assert answer.kind == "done", answer
            if not player.options:
                start = perf_counter()
                await player.until(lambda: player.options or player.over)
                self.bots.append(1000 * (perf_counter() - start))

    def report(self, what):
        def line(times):
            times = sorted(times)
            half, most = (times[min(len(times) - 1, int(part * len(times)))] for part in (0.5, 0.99))
            return f"{len(times)}: half {half:.0f}, 99 % {most:.0f}, longest {times[-1]:.0f} ms"

        print(f"\n{what}\n  choices {line(self.choices)}\n  Courtier's turns {line(self.bots)}")


async def somebody_else(url, count):
    async with httpx.AsyncClient(timeout=60, verify=False) as http:
        people = await sit_down(url, http, "royals", 2)
        among_bots = await sit_down(url, http, "royals", 2, bots=1, level="courtier")
        found = Measured()
        await asyncio.gather(found.choose(people, count), found.wait_for_bots(among_bots, count))
        await people.go()
        await among_bots.go()
    assert found.choices
    assert found.bots
    return found


COUNT = 400


@pytest.mark.slow
@pytest.mark.skipif(not os.environ.get("SOAK"), reason="measures for a minute; part of `make soak`")
async def test_how_somebody_else_fares(process, tmp_path):
    server = process(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    (await somebody_else(server.url, COUNT)).report("nobody else is there")
    async with httpx.AsyncClient(timeout=60, verify=False) as http:
        greedy = ScriptedClient(server.url, http)
        tables = await finished_games(greedy, "first-tsar", 4, 10)
        watchers = await sovereigns(server.url, http, greedy, 20)
        for table in tables:
            await post(greedy, f"/tables/{table}/analysis", None)
        (await somebody_else(server.url, COUNT)).report("20 tables of Sovereigns and 10 analyses of one session")
        print((await http.get(f"{server.url}/healthz")).text)
        for watcher in watchers:
            await watcher.go()
            await post(greedy, f"/tables/{watcher.table}", {"kind": "delete"})
        people = [ScriptedClient(server.url, http) for _ in range(12)]
        for client in people:
            await post(client, "/me", {"name": "Reader"})
        over = asyncio.Event()

        async def replay(number, client):
            """Every piece from another moment on, so that nothing is told from memory."""
            first, told = 0, 0
            while not over.is_set():
                status, _ = await get(client, f"/tables/{tables[number % 10]}/story?seat=all&from={first}&to=400")
                assert status == 200
                first, told = (first + 1) % 200, told + 1
            return told

        replays = [asyncio.create_task(replay(number, client)) for number, client in enumerate(people)]
        (await somebody_else(server.url, COUNT)).report("12 stories of finished games of The First Tsar at once")
        over.set()
        print(f"  {sum(await asyncio.gather(*replays))} stories told")
