"""Many scripted players at many tables, over real sockets: what a player feels.

A choice's time is from sending it until the last of its table's players has been sent what it changed.
"""

from __future__ import annotations

import asyncio
import gc
from random import Random
from time import perf_counter
from typing import Final

import httpx
import msgspec

from antechamber.games import installed, load
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer, ServerMessage
from antechamber.server.wire.client import Choose
from antechamber.server.wire.requests import NewTable, SeatRequest
from antechamber.server.wire.table_settings import TableSettings

AT_ONCE: Final = 20
SETTLING: Final = 2.0
LATEST: Final = 30.0


class Report(msgspec.Struct, kw_only=True):
    """What the swarm measured; times in milliseconds."""

    tables: int
    seats: int
    seconds: float
    wanted_per_second: float
    choices: int
    choices_per_second: float
    messages: int
    errors: int
    finished: int
    p50: float
    p95: float
    p99: float
    longest: float
    complaints: list[str]


class SwarmTable:
    """The players of one table, who take turns at a steady rate."""

    def __init__(self, players: list[ScriptedPlayer], rng: Random) -> None:
        self.players = players
        self.rng = rng
        self.arrived = 0.0
        self.messages = 0
        self.times: list[float] = []
        self.complaints: list[str] = []
        self.finished = False
        for player in players:
            player.on_news = self.hear

    def hear(self, heard: ServerMessage) -> None:
        self.messages += 1
        if heard.kind in {"update", "done"}:
            self.arrived = perf_counter()
        elif heard.kind in {"refused", "lost"}:
            self.complaints.append(heard.code or heard.kind)

    async def play(self, rate: float, until: float) -> None:
        """A choice every 1 / rate seconds, later if the one before is not answered yet."""
        await asyncio.sleep(self.rng.random() / rate)
        due = perf_counter()
        while perf_counter() < until and not self.finished and len(self.complaints) < AT_ONCE:
            await self.choose()
            due = max(due + 1 / rate, perf_counter())
            await asyncio.sleep(due - perf_counter())
            if self.arrived:
                self.times.append(self.arrived - self.sent)

    async def choose(self) -> None:
        thinking = [player for player in self.players if player.options]
        if not thinking:
            self.finished = any(player.over for player in self.players)
            self.arrived = 0.0
            return
        player = self.rng.choice(thinking)
        self.arrived, self.sent = 0.0, perf_counter()
        request = Choose(decision=player.decision, text=self.rng.choice(player.options))
        try:
            await asyncio.wait_for(player.request(request), LATEST)
        except TimeoutError:
            self.complaints.append("no answer")

    sent = 0.0


async def swarm(url: str, tables: int, seats: int, seconds: float, rate: float, games: list[str]) -> Report:
    """Set up tables, let everybody sit down, and play for a while."""
    gate = asyncio.Semaphore(AT_ONCE)
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(limits=limits, timeout=60) as http:
        coming = [sit_down(url, http, games[n % len(games)], seats, n, gate) for n in range(tables)]
        swarm_tables = await asyncio.gather(*coming)
    gc.freeze()  # what is measured is the server, not pauses here
    await asyncio.sleep(SETTLING)
    start = perf_counter()
    await asyncio.gather(*[table.play(rate, start + seconds) for table in swarm_tables])
    elapsed = perf_counter() - start
    messages = sum(table.messages for table in swarm_tables)
    complaints = [complaint for table in swarm_tables for complaint in table.complaints]
    times = sorted(time for table in swarm_tables for time in table.times)
    await asyncio.gather(*[player.go() for table in swarm_tables for player in table.players])
    return Report(
        tables=tables,
        seats=seats,
        seconds=round(elapsed, 2),
        wanted_per_second=tables * rate,
        choices=len(times),
        choices_per_second=round(len(times) / elapsed, 1),
        messages=messages,
        errors=len(complaints),
        finished=sum(table.finished for table in swarm_tables),
        p50=quantile(times, 0.5),
        p95=quantile(times, 0.95),
        p99=quantile(times, 0.99),
        longest=quantile(times, 1.0),
        complaints=sorted(set(complaints)),
    )


async def sit_down(
    url: str, http: httpx.AsyncClient, game: str, seats: int, number: int, gate: asyncio.Semaphore
) -> SwarmTable:
    """A table at which every seat has a session and a socket of its own."""
    async with gate:
        host = ScriptedClient(url, http)
        requests = [SeatRequest("person", mine=seat == 0) for seat in range(seats)]
        links = await host.set_up(NewTable(game, requests, settings=TableSettings(pace=0), start=True))
        players = [ScriptedPlayer(host, links.table, 0)]
        for seat in range(1, seats):
            guest = ScriptedClient(url, http)
            await guest.join(links.links[seat])
            players.append(ScriptedPlayer(guest, links.table, seat))
        for player in players:
            await player.come()
    for player in players:
        await player.until(lambda player=player: bool(player.now))  # type: ignore[misc]
    return SwarmTable(players, Random(number))  # noqa: S311 - play, not secrets


def quantile(times: list[float], share: float) -> float:
    """In milliseconds; 0 if there is nothing to measure."""
    return round(times[min(len(times) - 1, int(share * len(times)))] * 1000, 2) if times else 0.0


def games_for(seats: int, game: str) -> list[str]:
    """The games that can be played by that many, or the one that is asked for."""
    return [key for key in ([game] if game else installed()) if load(key).fewest <= seats <= load(key).most]
