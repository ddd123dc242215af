"""A step of the set-up: `step.py NAME COMMAND...` says what it does and how long it took; what it prints is shown only
if it fails."""

import subprocess
import sys
import time

name, *command = sys.argv[1:]
start = time.monotonic()
print(f"  … {name}", flush=True)
done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)  # noqa: PLW1510
took = f"{time.monotonic() - start:.1f} s"
if done.returncode:
    sys.stdout.buffer.write(done.stdout)
    print(f"  ✗ {name} failed after {took}", flush=True)
else:
    print(f"  ✓ {name} ({took})", flush=True)
sys.exit(done.returncode)
