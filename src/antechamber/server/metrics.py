"""What is counted; `metrics_server` tells it."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)

BATCHES: Final = Histogram(
    "antechamber_rows_per_commit", "rows of the log written in one commit", buckets=(1, 2, 5, 20)
)
CHOICES: Final = Counter("antechamber_choices", "choices accepted", ["game", "maker"])
CHOICE_SECONDS: Final = Histogram(
    "antechamber_choice_seconds", "from a choice's arrival to its acknowledgement", buckets=SECONDS
)
REFUSALS: Final = Counter("antechamber_refusals", "messages answered with an error", ["code"])
SOCKETS: Final = Gauge("antechamber_sockets", "open WebSockets", multiprocess_mode="livesum")
TABLES: Final = Gauge("antechamber_tables_loaded", "tables in memory", multiprocess_mode="livesum")
SLOW: Final = Counter("antechamber_slow_sockets", "sockets dropped because they did not read")
THOUGHT: Final = Histogram("antechamber_bot_seconds", "a bot's time for a decision", ["level"], buckets=SECONDS)
HUNG: Final = Counter("antechamber_bots_ended", "bots that gave no answer in time", ["level"])
