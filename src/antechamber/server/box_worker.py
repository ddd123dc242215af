"""A process that reads boxes which people have made: whatever is in them, nobody else waits for it."""

from __future__ import annotations

import sys
from typing import Final

import msgspec

from antechamber.server.box_reader import BoxFile, BoxTask, read
from antechamber.server.wire.boxes import BoxProblem
from antechamber.server.wire.encoding import encode
from antechamber.server.worker_loop import work

MOST_MEMORY: Final = 2_000_000_000


class BoxAnswer(msgspec.Struct):
    """What was read, as it is sent; the first of its problems; the box itself if there are none."""

    reading: bytes
    problem: str
    file: BoxFile | None


def bound_memory() -> None:
    """A box that would fill the machine fills this process only; Windows knows no such bound."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY if most < 0 else min(MOST_MEMORY, most), most))


def answer(message: bytes) -> bytes:
    reading, file = read(msgspec.msgpack.decode(message, type=BoxTask))
    first = next((sentence(problem) for problem in reading.problems), "")
    return msgspec.msgpack.encode(BoxAnswer(encode(reading), first, file))


def sentence(problem: BoxProblem) -> str:
    place = " ".join(filter(None, [f"[{problem.section}]" if problem.section else "", problem.key]))
    return f"{place}: {problem.text}" if place else problem.text


def main() -> None:
    bound_memory()
    work(answer)


if __name__ == "__main__":
    main()
