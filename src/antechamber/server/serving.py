"""Starting the service: the database brought up to date, then one process or several."""

from __future__ import annotations

import asyncio
import os
import tempfile
import webbrowser
from threading import Timer
from typing import Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from antechamber.core.errors import AntechamberError
from antechamber.server.engines import open_database
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
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        log_level="warning",
        server_header=False,
        proxy_headers=True,
    )


def serve(settings: Settings, *, open_browser: bool = False) -> None:
    """Serve until told to stop."""
    if settings.workers > 1 and not settings.redis:
        raise AntechamberError("several processes need --redis to tell each other what is new")
    asyncio.run(prepare(settings))
    os.environ.update(to_environment(settings))
    config = configuration(settings)
    socket = config.bind_socket()
    # Whoever comes between here and the first accept waits instead of being turned away.
    socket.listen(config.backlog)
    address = settings.base_url or f"http://{settings.host}:{socket.getsockname()[1]}"
    print(f"Antechamber is at {address} (Ctrl-C ends it)", flush=True)  # noqa: T201 - the one line people look for
    if open_browser:
        Timer(1.0, webbrowser.open, [address]).start()
    if settings.workers > 1:
        with tempfile.TemporaryDirectory(prefix="antechamber-") as folder:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            Multiprocess(config, sockets=[socket]).run()
    else:
        uvicorn.Server(config).run(sockets=[socket])
