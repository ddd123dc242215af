"""A bot's process that reads what it is asked and never answers."""

import sys
import threading

sys.stdin.buffer.read(1)
threading.Event().wait()
