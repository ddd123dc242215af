"""Where tests find a server to talk to."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import asynccontextmanager

import uvicorn
from sqlalchemy import select

from antechamber.server.app import make_app
from antechamber.server.port import listen
from antechamber.server.schema import metadata
from antechamber.server.serving import configuration, prepare
from antechamber.server.settings import to_environment


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Local:
    def __init__(self, url, app):
        self.url = url
        self.app = app

    @property
    def server(self):
        return self.app.state.server


class Quiet(uvicorn.Server):
    """A server that leaves the signals of the test run alone, and says when it has started."""

    def __init__(self, config):
        super().__init__(config)
        self.ready = asyncio.Event()
        self.ended = asyncio.Event()

    async def startup(self, sockets=None):
        await super().startup(sockets)
        self.ready.set()

    async def main_loop(self):
        """Until it is told to end, without looking for that ten times a second."""
        await self.ended.wait()

    def install_signal_handlers(self):
        pass

    def capture_signals(self):
        from contextlib import nullcontext

        return nullcontext()


@asynccontextmanager
async def local(settings):
    """A real server on a real port, in this process and its event loop."""
    await prepare(settings)
    app = make_app(settings)
    config = configuration(settings)
    config.app, config.factory, config.lifespan = app, False, "on"
    server = Quiet(config)
    listening = listen(settings.host, settings.port, config.backlog)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    await server.ready.wait()
    try:
        yield Local(f"http://127.0.0.1:{listening.getsockname()[1]}", app)
    finally:
        server.ended.set()
        await task


class Process:
    """A server of its own, by the command that people use."""

    def __init__(self, settings, folder, environment=os.environ):
        self.settings = settings
        self.environment = environment
        self.log = (folder / f"server-{id(self)}.log").open("w+b")
        self.start()

    def start(self, port=None):
        environment = {**self.environment, **to_environment(self.settings)}
        if port is not None:
            environment["ANTECHAMBER_PORT"] = str(port)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "antechamber.cli", "serve"],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=self.log,
            start_new_session=True,
        )
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://\S+:(\d+)", line)
        assert found, self.errors()
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def errors(self):
        self.log.flush()
        self.log.seek(0)
        return self.log.read().decode()

    def kill(self):
        """Without any warning, its workers too."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        """Politely."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        self.process.stdout.close()

    def again(self):
        """Start again at the same address."""
        self.start(self.port)

    def end(self):
        if self.process.poll() is None:
            self.kill()
        self.log.close()


async def all_stored(server):
    """All that is stored, but for the pulse."""
    parts = [part for part in metadata.sorted_tables if part.name != "runs"]
    found = {}
    for part in parts:
        found[part.name] = sorted(
            map(str, await server.store.database.run(lambda to, p=part: to.execute(select(p)).all()))
        )
    return found
