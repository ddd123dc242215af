"""Games by the thousand: one after the other, in processes of this machine, or on a Ray cluster.

All three take the same fixtures and give the same rows, in the order in which they come in. Closing one of them ends
what is still running.
"""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, Final

from antechamber.core.errors import AntechamberError
from antechamber.lab.arena_config import ArenaConfig, Fixture
from antechamber.lab.contest import GameResult, play_or_report

QUEUED: Final = 4  # games sent for each worker, so that none waits for the next
LOCAL: Final = "local"


def in_turn(setting: ArenaConfig, fixtures: Iterable[Fixture]) -> Generator[GameResult, None, None]:
    """One game after the other, in this process."""
    for fixture in fixtures:
        yield play_or_report(setting, fixture)


def in_processes(setting: ArenaConfig, fixtures: Iterable[Fixture], jobs: int) -> Generator[GameResult, None, None]:
    """Several games at a time, each in one of `jobs` processes."""
    left = iter(fixtures)
    others = set(active_children())
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), follow_the_parent)
    running: dict[Future[GameResult], Fixture] = {}
    try:
        for fixture in islice(left, jobs * QUEUED):
            running[executor.submit(play_or_report, setting, fixture)] = fixture
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                row = future.result()
                del running[future]
                for fixture in islice(left, 1):
                    running[executor.submit(play_or_report, setting, fixture)] = fixture
                yield row
    except BrokenProcessPool:
        lost = [fixture for future, fixture in running.items() if future.exception()]
        raise WorkerDied(setting, lost[:jobs]) from None
    finally:
        if running:
            for process in set(active_children()) - others:
                process.terminate()
        executor.shutdown(cancel_futures=True)  # a pool that has lost its workers waits for their end


def follow_the_parent() -> None:
    """A worker leaves Ctrl-C, which reaches every process of a terminal, to its parent, but never outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_parent, daemon=True).start()


def end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class WorkerDied(AntechamberError):
    """A process ended in the middle of its game, without an exception that could be told."""

    def __init__(self, setting: ArenaConfig, fixtures: list[Fixture]) -> None:
        games = ", ".join(f"{deal}:{rotation}" for deal, rotation in fixtures)
        again = setting.command("--only", f"{fixtures[0].deal}:{fixtures[0].rotation}")
        super().__init__(f"a worker process died in one of the games {games} of {setting.game}; to repeat one: {again}")


def on_cluster(
    setting: ArenaConfig, fixtures: Iterable[Fixture], address: str, jobs: int
) -> Generator[GameResult, None, None]:
    """Several games at a time, on all processors of a Ray cluster; `local` starts one of `jobs` processors here."""
    ray = connected(address, jobs)
    try:
        task = ray.remote(play_or_report)
        left = iter(fixtures)
        wide = QUEUED * int(ray.cluster_resources()["CPU"])
        running = {task.remote(setting, fixture): fixture for fixture in islice(left, wide)}
        while running:
            for done in ray.wait(list(running))[0]:
                row = ray.get(done)
                del running[done]
                running |= {task.remote(setting, fixture): fixture for fixture in islice(left, 1)}
                yield row
    except ray.exceptions.RayError:
        raise WorkerDied(setting, list(running.values())) from None
    finally:
        ray.shutdown()


def connected(address: str, jobs: int) -> Any:
    """Ray, in touch with the cluster."""
    try:
        import ray
    except ImportError:
        raise AntechamberError("--cluster needs Ray: pip install 'antechamber[cluster]'") from None
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    own: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise AntechamberError(f"no Ray cluster answers at '{address}': {' '.join(str(error).split())}") from None
    return ray
