"""The lobby while the engine is still being compiled: it opens on the interpreted one, and its bots change over.

`play.py LOG COMMAND...`: the command that compiles runs beside the server, at low priority, and ends with it. While it
runs there is a file; the server looks at it (see `antechamber.engine`).
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from threading import Thread

SERVER = [sys.executable, "-m", "antechamber.cli"]


def main(log: Path, command: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="antechamber-") as folder, log.open("wb") as said:
        mark = Path(folder) / "compiling"
        mark.touch()
        # Whoever plays comes first.
        compiler = subprocess.Popen(
            ["nice", "-n", "19", *command], stdin=subprocess.DEVNULL, stdout=said, stderr=said, start_new_session=True
        )
        print("The engine is being compiled; meanwhile everything works, and bots think more slowly", flush=True)
        Thread(target=watch, args=[compiler, mark, log], daemon=True).start()
        try:
            return serve(mark)
        finally:
            mark.unlink(missing_ok=True)
            if compiler.poll() is None:
                os.killpg(compiler.pid, signal.SIGKILL)


def serve(mark: Path) -> int:
    environment = {**os.environ, "ANTECHAMBER_INTERPRETED": "1", "ANTECHAMBER_COMPILING": str(mark)}
    server = subprocess.Popen(SERVER, env=environment)
    # Ctrl-C reaches the server without us; what is sent to us alone has to be passed on.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: server.terminate())
    return server.wait()


def watch(compiler: subprocess.Popen[bytes], mark: Path, log: Path) -> None:
    start = time.monotonic()
    failed = compiler.wait()
    if not mark.exists():
        return  # Nobody plays any more, and so it was ended.
    mark.unlink()
    if failed:
        print(f"The engine could not be compiled; everything works, bots think more slowly. See {log}", flush=True)
    else:
        print(f"The engine is compiled ({time.monotonic() - start:.0f} s): bots think faster from now on", flush=True)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
