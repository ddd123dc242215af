"""Games by the thousand: one after the other, in processes of this machine, or on a Ray cluster.

All three take the same schedule and give the same rows, in the order in which they come in. Closing one of them ends
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
from antechamber.lab.arena_config import ArenaConfig, ScheduledGame
from antechamber.lab.contest import GameResult, play_or_report

QUEUED: Final = 4  # games sent for each worker, so that none waits for the next
LOCAL: Final = "local"


def in_turn(config: ArenaConfig, schedule: Iterable[ScheduledGame]) -> Generator[GameResult, None, None]:
    """One game after the other, in this process."""
    for scheduled in schedule:
        yield play_or_report(config, scheduled)


def in_processes(
    config: ArenaConfig, schedule: Iterable[ScheduledGame], jobs: int
) -> Generator[GameResult, None, None]:
    """Several games at a time, each in one of `jobs` processes."""
    left = iter(schedule)
    others = set(active_children())
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), follow_the_parent)
    running: dict[Future[GameResult], ScheduledGame] = {}
    try:
        for scheduled in islice(left, jobs * QUEUED):
            running[executor.submit(play_or_report, config, scheduled)] = scheduled
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                row = future.result()
                del running[future]
                for scheduled in islice(left, 1):
                    running[executor.submit(play_or_report, config, scheduled)] = scheduled
                yield row
    except BrokenProcessPool:
        lost = [scheduled for future, scheduled in running.items() if future.exception()]
        raise WorkerDied(config, lost[:jobs]) from None
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

    def __init__(self, config: ArenaConfig, games: list[ScheduledGame]) -> None:
        names = [f"{deal}:{rotation}" for deal, rotation in games]
        listed, again = ", ".join(names), config.command("--only", names[0])
        super().__init__(
            f"A worker process died in one of the games {listed} of {config.game}; to repeat one: `{again}`."
        )


def on_cluster(
    config: ArenaConfig, schedule: Iterable[ScheduledGame], address: str, jobs: int
) -> Generator[GameResult, None, None]:
    """Several games at a time, on all processors of a Ray cluster; `local` starts one of `jobs` processors here."""
    ray = connect(address, jobs)
    try:
        task = ray.remote(play_or_report)
        left = iter(schedule)
        wide = QUEUED * int(ray.cluster_resources()["CPU"])
        running = {task.remote(config, scheduled): scheduled for scheduled in islice(left, wide)}
        while running:
            for done in ray.wait(list(running))[0]:
                row = ray.get(done)
                del running[done]
                running |= {task.remote(config, scheduled): scheduled for scheduled in islice(left, 1)}
                yield row
    except ray.exceptions.RayError:
        raise WorkerDied(config, list(running.values())) from None
    finally:
        ray.shutdown()


def connect(address: str, jobs: int) -> Any:
    """Ray, connected to the cluster."""
    try:
        import ray
    except ImportError:
        raise AntechamberError("--cluster needs Ray: `pip install 'antechamber[cluster]'`.") from None
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    own: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        why = " ".join(str(error).split())
        raise AntechamberError(f"No Ray cluster answers at '{address}': {why}") from None
    return ray
