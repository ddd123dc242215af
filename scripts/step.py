"""A step of the set-up: `step.py NAME COMMAND...` says what it does and how long it took; what it prints is shown only
if it fails."""

import subprocess
import sys
import time

INTERRUPTED = 130

name, *command = sys.argv[1:]
start = time.monotonic()
print(f"  … {name}", flush=True)
step = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
try:
    said, _ = step.communicate()
except KeyboardInterrupt:
    # It was told as well; whoever begins again must not meet it.
    step.communicate()
    print(f"  ✗ {name} was stopped", flush=True)
    sys.exit(INTERRUPTED)
took = f"{time.monotonic() - start:.1f} s"
if step.returncode:
    sys.stdout.buffer.write(said)
    print(f"  ✗ {name} failed after {took}", flush=True)
else:
    print(f"  ✓ {name} ({took})", flush=True)
sys.exit(step.returncode)
