"""A process that works for the server: what it is asked comes in on standard input, answers go out on standard output.

Each message has its length before it. Such a process keeps nothing that matters and can be ended at any moment.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import BinaryIO, Final

LENGTH: Final = 4


def read(source: BinaryIO) -> bytes:
    head = source.read(LENGTH)
    return source.read(int.from_bytes(head)) if len(head) == LENGTH else b""


def stand_back() -> None:
    """Leave the processor to others who want it, as far as the first argument says; Windows knows no such thing."""
    if len(sys.argv) > 1 and hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))


def work(answer: Callable[[bytes], bytes]) -> None:
    """Answer until there is nobody left to ask. Ctrl-C is for the server, which ends this process itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stand_back()
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    # Whatever is printed meanwhile must not be taken for an answer.
    sys.stdout = sys.stderr
    while message := read(source):
        found = answer(message)
        sink.write(len(found).to_bytes(LENGTH) + found)
        sink.flush()
