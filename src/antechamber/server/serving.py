"""Starting the service: the database brought up to date, then one process or several."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from socket import socket
from threading import Thread
from typing import Final, NamedTuple

import structlog
import uvicorn
from uvicorn.supervisors import Multiprocess

from antechamber.core.errors import AntechamberError
from antechamber.server.addresses import trusted
from antechamber.server.databases import Database, open_database, troubles_in_words
from antechamber.server.metrics_server import metrics_served
from antechamber.server.open_files import allow_many_files
from antechamber.server.port import address, listen
from antechamber.server.protocols import Http, WebSockets
from antechamber.server.seed_cipher import key_path, make_key, read_cipher
from antechamber.server.settings import Settings, to_environment
from antechamber.server.store import Store
from antechamber.server.upgrade import upgrade

log = structlog.get_logger("serving")
APP: Final = "antechamber.server.app:from_settings"
LONGEST_MESSAGE: Final = 16_384
GRACE: Final = 10


async def prepare(settings: Settings) -> None:
    """Bring the database up to date, before any process asks it for something."""
    with troubles_in_words():
        database = open_database(settings.database_url)
        try:
            await upgrade(database)
            await seal_seeds(database, settings)
        finally:
            await database.close()


async def seal_seeds(database: Database, settings: Settings) -> None:
    """See that the seeds of running games are sealed, also those that an older version has stored openly."""
    make_key(settings)
    store = Store(database, read_cipher(settings))
    if await store.sort_seals():
        await database.wipe()
    if missing := await store.without_key():
        log.warning(
            "running games are sealed with another key: add its line to the file",
            tables=missing,
            file=str(key_path(settings)),
        )


def configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        APP,
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http=Http,
        ws=WebSockets,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        log_level="warning",
        server_header=False,
        # Never what the environment says: nobody is believed who is not named.
        proxy_headers=bool(trusted(settings)),
        forwarded_allow_ips=trusted(settings),
    )


def check(settings: Settings) -> None:
    """What cannot work is refused in words."""
    if settings.workers > 1 and sys.platform == "win32":
        # Of its two kinds of event loop one starts no processes for bots, and the other shares no port.
        raise AntechamberError("On Windows there can be only one process: leave --workers at 1.")
    if settings.workers > 1 and not settings.redis:
        raise AntechamberError("Several processes need --redis to tell each other what is new.")
    for name in ("workers", "bot_processes", "thinking"):
        if getattr(settings, name) < 1:
            raise AntechamberError(f"--{name.replace('_', '-')} must be 1 or more.")
    if settings.base_url and not settings.base_url.startswith(("http://", "https://")):
        raise AntechamberError(f"--base-url must begin with http:// or https://, not with {settings.base_url!r}.")


class Announcement(NamedTuple):
    url: str
    open_browser: bool

    def tell(self) -> None:
        print(f"Antechamber is at {self.url} (Ctrl-C ends it)", flush=True)  # noqa: T201 - the one line people look for
        if self.open_browser:
            Thread(target=webbrowser.open, args=[self.url], daemon=True).start()


class AnnouncedServer(uvicorn.Server):
    """A server that tells its address as soon as it answers; whoever ends it from then on ends it cleanly."""

    def __init__(self, config: uvicorn.Config, announcement: Announcement) -> None:
        super().__init__(config)
        self.announcement = announcement

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self.announcement.tell()


def serve(settings: Settings, *, open_browser: bool = False) -> None:
    """Serve until told to stop. Whoever cannot have the port leaves the database alone."""
    check(settings)
    allow_many_files()
    config = configuration(settings)
    # Whoever comes between here and the first accept waits instead of being turned away.
    numbers = metrics_served(settings.metrics_port, settings.workers)
    with listen(settings.host, settings.port, config.backlog) as listening, numbers:
        asyncio.run(prepare(settings))
        os.environ.update(to_environment(settings))
        url = settings.base_url or address(settings.host, listening.getsockname()[1])
        announcement = Announcement(url, open_browser)
        if settings.workers > 1:
            processes = Multiprocess(config, sockets=[listening])
            announcement.tell()
            processes.run()
        else:
            AnnouncedServer(config, announcement).run(sockets=[listening])
