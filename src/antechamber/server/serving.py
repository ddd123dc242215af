"""Starting the service: the database brought up to date, then one process or several."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import webbrowser
from threading import Timer
from typing import Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from antechamber.core.errors import AntechamberError
from antechamber.server.addresses import trusted
from antechamber.server.engines import open_database
from antechamber.server.port import address, listen
from antechamber.server.protocols import Http, WebSockets
from antechamber.server.settings import Settings, to_environment
from antechamber.server.upgrade import upgrade

APP: Final = "antechamber.server.app:from_settings"
LONGEST_MESSAGE: Final = 16_384
GRACE: Final = 10


async def prepare(settings: Settings) -> None:
    """Bring the database up to date, before any process asks it for something."""
    database = open_database(settings.database_url)
    try:
        await upgrade(database)
    finally:
        await database.close()


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
        raise AntechamberError("on Windows there can be only one process: leave --workers at 1")
    if settings.workers > 1 and not settings.redis:
        raise AntechamberError("several processes need --redis to tell each other what is new")


def serve(settings: Settings, *, open_browser: bool = False) -> None:
    """Serve until told to stop. Whoever cannot have the port leaves the database alone."""
    check(settings)
    config = configuration(settings)
    # Whoever comes between here and the first accept waits instead of being turned away.
    with listen(settings.host, settings.port, config.backlog) as socket:
        asyncio.run(prepare(settings))
        os.environ.update(to_environment(settings))
        url = settings.base_url or address(settings.host, socket.getsockname()[1])
        print(f"Antechamber is at {url} (Ctrl-C ends it)", flush=True)  # noqa: T201 - the one line people look for
        if open_browser:
            Timer(1.0, webbrowser.open, [url]).start()
        if settings.workers > 1:
            with tempfile.TemporaryDirectory(prefix="antechamber-") as folder:
                os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
                Multiprocess(config, sockets=[socket]).run()
        else:
            uvicorn.Server(config).run(sockets=[socket])
