"""People at an older server, who speak its messages; nothing of ours is imported."""

import asyncio
import json
from random import Random

from websockets.asyncio.client import connect

GAMES = {"royals": 3, "catherine": 3, "potemkin": 3, "first-tsar": 2}  # and for how many
COOKIE = "antechamber"
QUICK = {"pace": 0}


class Person:
    """A session."""

    def __init__(self, club, name):
        self.club, self.name, self.token = club, name, ""

    async def ask(self, path, body=None):
        """What is answered to a request; with a body, to a POST."""
        address = f"{self.club.url}/api{path}"
        headers = {"cookie": f"{COOKIE}={self.token}"} if self.token else {}
        method = "GET" if body is None else "POST"
        answer = await self.club.http.request(method, address, json=body, headers=headers)
        assert answer.is_success, (path, body, answer.text)
        self.token = answer.cookies.get(COOKIE) or self.token
        self.club.http.cookies.clear()
        return answer.text if "/record" in path else answer.json()

    async def do(self, table, kind, **values):
        return await self.ask(f"/tables/{table}", {"kind": kind, **values})


class Line:
    """The socket of a seat, or (None) of a spectator: what it was told last."""

    def __init__(self, person, table, seat):
        self.person, self.table, self.seat = person, table, seat
        self.told, self.now = {}, {}
        self.news = asyncio.Event()

    async def come(self):
        seat = "" if self.seat is None else f"?seat={self.seat}"
        address = f"{self.person.club.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live{seat}"
        cookie = {"Cookie": f"{COOKIE}={self.person.token}"}
        self.socket = await connect(address, additional_headers=cookie, max_size=None)
        self.listener = asyncio.create_task(self.listen())
        await self.until(lambda: "here" in self.told)
        return self

    async def go(self):
        await self.socket.close()
        await self.listener

    async def listen(self):
        async for raw in self.socket:
            message = json.loads(raw)
            self.told[message["kind"]] = message
            if message["kind"] in {"view", "update"}:
                self.number, self.step, self.now = message["number"], message["step"], message["now"]
                self.moment = message["moment"]
            if message["kind"] in {"done", "refused"}:
                self.answer.set_result(message)
            self.news.set()

    async def until(self, ready):
        async with asyncio.timeout(60):
            while not ready():
                self.news.clear()
                await self.news.wait()

    async def send(self, kind, **values):
        """Say something, again if that was too fast."""
        told = {"code": "limit"}
        while told.get("code") == "limit":
            self.answer = asyncio.get_running_loop().create_future()
            await self.socket.send(json.dumps({"kind": kind, **values}))
            told = await self.answer
            await asyncio.sleep(1 if told.get("code") == "limit" else 0)
        assert told["kind"] == "done", told

    @property
    def waiting(self):
        return [one["seat"] for one in self.now["waiting"]]

    @property
    def options(self):
        return [option["text"] for option in self.now["options"]]


class Table:
    """A table with people on its first seats, bots on the others, and somebody who watches."""

    def __init__(self, table, links, lines, spectator, rng):
        self.id, self.links, self.lines, self.spectator, self.rng = table, links, lines, spectator, rng

    async def settled(self):
        """Until all have been told the same, and people are waited for; those who are."""
        mine = {line.seat: line for line in self.lines}

        def ready():
            everybody = [line.waiting for line in self.lines]
            same = all(waiting == everybody[0] for waiting in everybody)
            return same and all(seat in mine and mine[seat].options for seat in everybody[0])

        async with asyncio.timeout(120):
            while not ready():
                for line in self.lines:
                    line.news.clear()
                heard = [asyncio.create_task(line.news.wait()) for line in self.lines]
                await asyncio.wait(heard, return_when="FIRST_COMPLETED")
                for task in heard:
                    task.cancel()
        return [mine[seat] for seat in self.lines[0].waiting]

    async def play(self, choices=10_000, until=None):
        """Choose at random; whether that came to where it should."""
        for _ in range(choices):
            thinking = await self.settled()
            if not thinking:
                break
            line = self.rng.choice(thinking)
            await self.spectator.send("refresh")
            before = self.spectator.number
            await line.send("choose", step=line.step, text=self.rng.choice(line.options))
            await self.spectator.send("refresh")
            if until is not None and until(line, self.spectator.number == before):
                return True
        await self.settled()
        return until is None

    async def take_back(self):
        """Play until somebody can take a choice back, and does; whether that was possible."""
        for _ in range(20):
            if not await self.play(40, lambda line, _: line.now["take_back"] > 0 and not line.now["over"]):
                return False
            await self.settled()
            for line in self.lines:
                if line.now["take_back"]:
                    await line.send("take_back", step=line.step)
                    await self.settled()
                    return True
        return False

    async def go(self):
        for line in [*self.lines, self.spectator]:
            await line.go()


class Club:
    """The people, and what is to be known of their tables."""

    def __init__(self, url, http):
        self.url, self.http, self.rng, self.tables = url, http, Random(5), {}
        self.people = [Person(self, name) for name in ("Ann", "Ben", "Cleo")]
        self.ann, self.ben, self.cleo = self.people

    async def come(self):
        for person in self.people:
            await person.ask("/me", {"name": person.name})

    async def set_up(self, label, game, seats, **values):
        made = await self.ann.ask("/tables", {"game": game, "seats": seats, "options": QUICK, **values})
        self.tables[label] = made
        return made["table"], made["links"]

    async def sit_down(self, label, game, people=2, level="random", **values):
        """A game that has begun: Ann, perhaps Ben, and bots."""
        seats = [{"kind": "person", "mine": True}, {"kind": "person", "name": "Benjamin"}][:people]
        seats += [{"kind": "bot", "level": level}] * (GAMES[game] - people)
        table, links = await self.set_up(label, game, seats, start=True, **values)
        if people == 2:
            await self.ben.ask("/join", {"token": links["1"], "name": "Ben"})
        lines = [await Line(person, table, seat).come() for seat, person in enumerate(self.people[:people])]
        watching = self.ann if values.get("options", {}).get("spectators") is False else self.cleo
        return Table(table, links, lines, await Line(watching, table, None).come(), self.rng)

    async def rewind(self, table):
        ann, ben = table.lines
        await table.settled()
        await ann.send("ask_rewind", moment=ann.moment // 2)
        await ben.until(lambda: ben.told["table"]["rewind"])
        await ben.send("answer_rewind", agree=True)
        await table.settled()
