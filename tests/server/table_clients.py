"""People at a table, for tests."""

import asyncio
from inspect import iscoroutinefunction
from random import Random

import msgspec

from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.wire.client import Choose
from antechamber.server.wire.requests import NewTable, SeatRequest
from antechamber.server.wire.table_settings import TableSettings

PATIENCE = 60


class TableClients:
    """The people of one table. `heard[seat]` is every message that seat was sent, word for word."""

    def __init__(self, links, players):
        self.links = links
        self.players = players
        self.heard = {player.seat: [] for player in players}
        for player in players:
            player.on_raw = self.heard[player.seat].append

    @property
    def table(self):
        return self.links.table

    @property
    def host(self):
        return self.players[0].client

    async def come(self):
        for player in self.players:
            await player.come()
            await player.until(lambda player=player: player.now)

    async def go(self):
        for player in self.players:
            await player.go()

    async def settled(self):
        """Until everybody has been told what everybody else was."""
        async with asyncio.timeout(PATIENCE):
            while True:
                waiting = [[line["seat"] for line in player.now["waiting"]] for player in self.players]
                seats = {player.seat: player for player in self.players}
                same = all(line == waiting[0] for line in waiting)
                asked = all(seats[seat].options for seat in waiting[0] if seat in seats)
                if same and asked and (not waiting[0] or any(seat in seats for seat in waiting[0])):
                    return [seats[seat] for seat in waiting[0] if seat in seats]
                for player in self.players:
                    player.news.clear()
                await asyncio.wait(
                    [asyncio.ensure_future(player.news.wait()) for player in self.players],
                    return_when=asyncio.FIRST_COMPLETED,
                )

    async def play(self, rng, choices=10_000, each=None):
        """Choose at random until the game is over, or so many choices have been made."""
        for _ in range(choices):
            thinking = await self.settled()
            if not thinking:
                return
            player = rng.choice(thinking)
            answer = await player.request(Choose(decision=player.decision, text=rng.choice(player.options)))
            assert answer.kind == "done", answer
            if each is not None:
                await each(player)


class PersistentPlayer:
    """Somebody who comes back whenever the socket is lost, anywhere it can, and goes on choosing."""

    def __init__(self, player, urls, rng):
        self.player = player
        self.urls = urls
        self.rng = rng
        self.acknowledged = 0
        self.number = 0
        self.chose = asyncio.Event()

    async def play(self, until):
        """Choose until the game is over, or `until` says so."""
        while not until() and not self.player.over:
            player = self.player
            if player.websocket is None or player.listener.done():
                await self.come_back()
            elif player.options:
                decision, text = player.decision, self.rng.choice(player.options)
                answer = await player.request(Choose(decision=decision, text=text))
                if answer.kind == "done":
                    self.acknowledged += 1
                    self.number = answer.number
                    self.chose.set()
            else:
                player.news.clear()
                if not player.options and not player.over and not player.listener.done():
                    await asyncio.wait({asyncio.ensure_future(player.news.wait())}, timeout=1)

    async def come_back(self):
        seat, table, client = self.player.seat, self.player.table, self.player.client
        for url in self.urls():
            client.url = url
            self.player = ScriptedPlayer(client, table, seat)
            try:
                await self.player.come()
                async with asyncio.timeout(20):
                    await self.player.until(lambda: self.player.now or self.player.listener.done())
            except OSError:
                await asyncio.sleep(0.1)
                continue
            if self.player.now:
                assert self.player.number >= self.number, "an acknowledged choice is lost"
                return


async def sit_down(url, http, game, seats=2, bots=0, level="random", listed=False, connect=True, **settings):
    """A table with people on the first seats and bots on the others."""
    host = ScriptedClient(url, http)
    people = [SeatRequest("person", mine=seat == 0, name=f"P{seat}") for seat in range(seats - bots)]
    requests = people + [SeatRequest("bot", level=level)] * bots
    settings = TableSettings(**{"pace": 0, **settings})
    links = await host.set_up(NewTable(game, requests, settings=settings, listed=listed, start=True))
    players = [ScriptedPlayer(host, links.table, 0)]
    for seat in range(1, seats - bots):
        guest = ScriptedClient(url, http)
        await guest.join(links.links[seat])
        players.append(ScriptedPlayer(guest, links.table, seat))
    clients = TableClients(links, players)
    if connect:
        await clients.come()
    return clients


def randomly(number=0):
    return Random(number)


def messages(clients, seat, kind):
    return [message for raw in clients.heard[seat] if (message := msgspec.json.decode(raw))["kind"] == kind]


async def get(client, path):
    """The status and the content of a page, as somebody with a session."""
    answer = await client.http.get(f"{client.url}/api{path}", headers={"cookie": f"antechamber={client.token}"})
    return answer.status_code, answer.content


async def post(client, path, body):
    answer = await client.http.post(
        f"{client.url}/api{path}",
        content=body if isinstance(body, bytes) else msgspec.json.encode(body),
        headers={"cookie": f"antechamber={client.token}"} if client.token else {},
    )
    client.token = answer.cookies.get("antechamber") or client.token
    return answer.status_code, msgspec.json.decode(answer.content)


class Calls:
    """The calls of a method, so that a test can wait for them; each is noted with its arguments when it is over."""

    def __init__(self, monkeypatch, owner, name):
        self.method = getattr(owner, name)
        self.made = []
        self.news = asyncio.Event()
        monkeypatch.setattr(owner, name, self.later if iscoroutinefunction(self.method) else self.at_once)

    async def later(self, *arguments, **named):
        try:
            return await self.method(*arguments, **named)
        finally:
            self.note(arguments)

    def at_once(self, *arguments, **named):
        try:
            return self.method(*arguments, **named)
        finally:
            self.note(arguments)

    def note(self, arguments):
        self.made.append(arguments)
        self.news.set()

    async def until(self, ready):
        """Until `ready`, which is told of all calls, says so."""
        async with asyncio.timeout(PATIENCE):
            while not ready(self.made):
                self.news.clear()
                await self.news.wait()


async def play_on(clients):
    """Others are not held up."""
    await clients.play(Random(1), choices=4)
