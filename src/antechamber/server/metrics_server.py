"""The numbers of `metrics`, for whoever collects them: on a port of their own that only this machine reaches."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Metric, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from antechamber.core.errors import AntechamberError

HERE: Final = "127.0.0.1"


@contextmanager
def metrics_served(port: int, workers: int = 1) -> Iterator[None]:
    """Tell the numbers while the service runs; port 0 is nowhere. Several processes keep theirs in a folder."""
    with ExitStack() as around:
        registry = REGISTRY
        if workers > 1:
            folder = around.enter_context(TemporaryDirectory(prefix="antechamber-"))
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            registry = CollectorRegistry()
            registry.register(Workers(folder))
        if port:
            around.callback(tell(port, registry))
        yield


def tell(port: int, registry: CollectorRegistry) -> Callable[[], None]:
    """Begin to answer; what is returned ends it."""
    try:
        server, thread = start_http_server(port, HERE, registry)
    except (OSError, OverflowError) as error:
        raise AntechamberError(f"Port {port} cannot be had for the numbers: choose another --metrics-port.") from error

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end


class Workers(MultiProcessCollector):
    """The numbers of all processes together, those of dead ones left out where they count what there is now."""

    def __init__(self, folder: str) -> None:
        super().__init__(None, folder)  # type: ignore[no-untyped-call]
        self.folder = Path(folder)

    def collect(self) -> Iterable[Metric]:
        for file in self.folder.glob("gauge_live*_*.db"):
            process = int(file.stem.rpartition("_")[2])
            if not is_alive(process):
                mark_process_dead(process, str(self.folder))  # type: ignore[no-untyped-call]
        found: Iterable[Metric] = super().collect()  # type: ignore[no-untyped-call]
        return found


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
